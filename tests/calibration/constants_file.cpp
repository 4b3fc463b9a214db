// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/constants_file.h"

#include <fstream>
#include <sstream>

namespace shardscope::calibration {

bool readConstants(const std::string& path, CostConstants& constants)
{
    std::ifstream file(path);
    if (!file)
        return false;
    std::string line;
    while (std::getline(file, line)) {
        std::istringstream words(line);
        std::string name;
        double prior = 0;
        double value = 0;
        if (!(words >> name >> prior >> value))
            continue;
        for (const ConstantInfo& info : constantTable()) {
            if (info.name == name)
                constants.set(info.constant, value);
        }
    }
    return true;
}

}  // namespace shardscope::calibration
