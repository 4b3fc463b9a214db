// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace shardscope::probe::cuda {

/// A file of probe/cuda/kernels, compiled in as text.
struct KernelFile {
    std::string_view name;
    std::string_view text;
};

[[nodiscard]] std::span<const KernelFile> kernelFiles();
/// Returns the text of a kernel file; empty where there is none of that name.
[[nodiscard]] std::string_view kernelText(std::string_view name);

}  // namespace shardscope::probe::cuda
