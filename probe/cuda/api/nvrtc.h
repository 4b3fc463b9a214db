// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "probe/cuda/api/function_lists.h"
#include "probe/cuda/api/library_search.h"
#include "probe/cuda/api/outcome.h"

namespace shardscope::probe::cuda {

/// Holds what to compile for: machine code of 90 for sm_90, or an assembly text that the driver translates for a device that the compiler
/// doesn't know yet.
struct CodeTarget {
    int architecture = 80;
    bool assembly = false;

    bool operator==(const CodeTarget&) const = default;
};

/// For a device of this architecture by a compiler that knows `known` (ascending; empty: not told).
[[nodiscard]] CodeTarget targetFor(int device, const std::vector<int>& known);

/// libnvrtc: the compiler of kernels, which needs no GPU.
class Nvrtc {
public:
    /// `driverVersion`: 12040 for CUDA 12.4. Of several compilers one no newer than the driver comes first, whose code it can load; 0: not known.
    static Outcome<std::shared_ptr<const Nvrtc>> load(const SearchPlaces& places, int driverVersion);

    [[nodiscard]] const std::string& path() const { return m_path; }
    /// 13000 for 13.0.
    [[nodiscard]] int version() const { return m_version; }
    /// 80 for sm_80, ascending; empty where it doesn't say.
    [[nodiscard]] std::vector<int> architectures() const;
    /// The code of a kernel file, for cuModuleLoadData; a failure's detail is the compiler's log.
    [[nodiscard]] Outcome<std::string> compile(std::string_view file, const CodeTarget& target) const;

private:
    Nvrtc() = default;
    [[nodiscard]] Done check(const char* call, NvrtcStatus status) const;
    [[nodiscard]] std::string logOf(NvrtcProgram program) const;

    NvrtcFunctions m_functions;
    std::string m_path;
    int m_version = 0;
};

using NvrtcPointer = std::shared_ptr<const Nvrtc>;

/// The names of its versions with those that a driver of this version can use first.
[[nodiscard]] LibraryNames namesForDriver(LibraryNames names, int driverVersion);

}  // namespace shardscope::probe::cuda
