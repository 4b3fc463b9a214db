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

/// The target of compilation: machine code, 90 for sm_90, or PTX that the driver translates for a device unknown to the compiler.
struct CodeTarget {
    int architecture = 80;
    bool assembly = false;

    bool operator==(const CodeTarget&) const = default;
};

/// Returns the target for a device of this architecture and a compiler that supports `known` (ascending; empty: not reported).
[[nodiscard]] CodeTarget targetFor(int device, const std::vector<int>& known);

/// libnvrtc: the compiler of kernels, which needs no GPU.
class Nvrtc {
public:
    /// Loads a compiler. `driverVersion`: 12040 for CUDA 12.4; 0: not known. Prefers a compiler no newer than the driver, which can load
    /// its code.
    static Outcome<std::shared_ptr<const Nvrtc>> load(const SearchPlaces& places, int driverVersion);

    [[nodiscard]] const std::string& path() const { return m_path; }
    /// Returns 13000 for 13.0.
    [[nodiscard]] int version() const { return m_version; }
    /// Returns the supported architectures, 80 for sm_80, ascending; empty where not reported.
    [[nodiscard]] std::vector<int> architectures() const;
    /// Returns the code of a kernel file, for cuModuleLoadData; a failure's detail is the compiler's log.
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

/// Returns the names of its versions, those that a driver of this version can use first.
[[nodiscard]] LibraryNames namesForDriver(LibraryNames names, int driverVersion);

}  // namespace shardscope::probe::cuda
