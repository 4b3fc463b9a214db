// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/kernel_files.h"

namespace shardscope::probe::cuda {

std::string_view kernelText(std::string_view name)
{
    for (const KernelFile& file : kernelFiles()) {
        if (file.name == name)
            return file.text;
    }
    return {};
}

}  // namespace shardscope::probe::cuda
