// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "probe/cuda/api/function_lists.h"
#include "probe/cuda/api/library_search.h"
#include "probe/cuda/api/outcome.h"

namespace shardscope::probe::cuda {

/// libcuda: loaded, and its functions.
class Driver {
public:
    static Outcome<std::shared_ptr<const Driver>> load(const SearchPlaces& places);

    [[nodiscard]] const DriverFunctions& call() const { return m_functions; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    /// Returns the newest CUDA that it can run, 13000 for 13.0; 0 where it does not tell.
    [[nodiscard]] int version() const;

    /// Returns success, or the failed call by name.
    [[nodiscard]] Done check(const char* call, DriverStatus status) const;

private:
    Driver() = default;

    DriverFunctions m_functions;
    std::string m_path;
};

using DriverPointer = std::shared_ptr<const Driver>;

/// Returns "13.0" for 13000.
[[nodiscard]] std::string versionText(int version);

}  // namespace shardscope::probe::cuda
