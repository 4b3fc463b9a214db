// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <initializer_list>

#include "core/hardware/catalog.h"
#include "core/io/profile_import/log_lines.h"
#include "core/io/profile_import/log_reader.h"

namespace shardscope {
namespace {

/// A device's id, and words that its driver's name has, in lower case between spaces; the first row that fits.
struct DriverName {
    std::string_view id;
    std::initializer_list<std::string_view> words;
};

const std::array<DriverName, 44>& driverNames()
{
    static const std::array<DriverName, 44> kNames{{{"v100-sxm2-32", {"v100", "sxm2", "32gb"}},
                                                    {"a800-sxm-80", {"a800", "sxm"}},
                                                    {"a100-sxm-40", {"a100", "sxm", "40gb"}},
                                                    {"a100-sxm-80", {"a100", "sxm", "80gb"}},
                                                    {"a100-pcie-40", {"a100", "pcie", "40gb"}},
                                                    {"a100-pcie-80", {"a100", "80gb", "pcie"}},
                                                    {"gh200-144", {"gh200", "144g"}},
                                                    {"gh200-96", {"gh200"}},
                                                    {"gb300", {"gb300"}},
                                                    {"gb200", {"gb200"}},
                                                    {"b300-sxm", {"b300"}},
                                                    {"b200-sxm", {"b200"}},
                                                    {"h200-nvl", {"h200", "nvl"}},
                                                    {"h200-sxm", {"h200"}},
                                                    {"h100-nvl", {"h100", "nvl"}},
                                                    {"h100-pcie", {"h100", "pcie"}},
                                                    {"h100-96", {"h100", "96gb"}},
                                                    {"h100-sxm", {"h100"}},
                                                    {"h800-sxm", {"h800"}},
                                                    {"h20-sxm", {"h20"}},
                                                    {"l40s", {"l40s"}},
                                                    {"l4", {" l4 "}},
                                                    {"a40", {" a40 "}},
                                                    {"a10", {" a10 "}},
                                                    {"a10g", {" a10g "}},
                                                    {"t4", {" t4 "}},
                                                    {"rtx-pro-6000-bw", {"rtx pro 6000"}},
                                                    {"rtx-pro-5000-bw", {"rtx pro 5000 blackwell"}},
                                                    {"rtx-pro-4500-bw", {"rtx pro 4500 blackwell"}},
                                                    {"gb10", {" gb10 "}},
                                                    {"rtx-6000-ada", {"rtx 6000 ada"}},
                                                    {"rtx-a6000", {"rtx a6000"}},
                                                    {"rtx-5090", {"rtx 5090"}},
                                                    {"rtx-4090", {"rtx 4090"}},
                                                    {"rtx-3090", {"rtx 3090"}},
                                                    {"mi455x", {"mi455x"}},
                                                    {"mi355x", {"mi355x"}},
                                                    {"mi325x", {"mi325x"}},
                                                    {"mi300x", {"mi300x"}},
                                                    {"mi250x", {"mi250x"}},
                                                    {"mi355x", {"mi355"}},
                                                    {"mi325x", {"mi325"}},
                                                    {"mi300x", {"mi300x"}}}};
    return kNames;
}

}  // namespace

std::string gpuOfName(std::string_view name)
{
    std::string lower = " " + lowerCase(name) + " ";
    for (char& c : lower)
        c = c == '-' ? ' ' : c;
    // A laptop's part of the same number is another device.
    if (lower.find("laptop") != std::string::npos || lower.find("max q") != std::string::npos)
        return {};
    for (const DriverName& row : driverNames()) {
        bool fits = true;
        for (const std::string_view word : row.words)
            fits = fits && lower.find(word) != std::string::npos;
        if (fits && hardwareCatalog().findGpu(row.id))
            return std::string(row.id);
    }
    return {};
}

void takeDevice(HardwareProfile::Device& device, const std::string& driverName, const ImportOptions& options)
{
    device.name = driverName;
    device.gpu = options.gpu.empty() ? gpuOfName(driverName) : options.gpu;
}

}  // namespace shardscope
