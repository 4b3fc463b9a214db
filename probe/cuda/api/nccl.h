// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "probe/cuda/api/function_lists.h"
#include "probe/cuda/api/library_search.h"
#include "probe/cuda/api/outcome.h"

namespace shardscope::probe::cuda {

/// libnccl.
class Nccl {
public:
    static Outcome<std::shared_ptr<const Nccl>> load(const SearchPlaces& places);

    [[nodiscard]] const NcclFunctions& call() const { return m_functions; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] std::string version() const;
    /// Returns success, or the failure with the library's own message.
    [[nodiscard]] Done check(const char* call, NcclStatus status, NcclCommunicator communicator = nullptr) const;

private:
    Nccl() = default;

    NcclFunctions m_functions;
    std::string m_path;
};

using NcclPointer = std::shared_ptr<const Nccl>;

/// Returns "2.28.9" for 22809, and also handles the codes of versions before 2.9.
[[nodiscard]] std::string ncclVersionText(int version);

}  // namespace shardscope::probe::cuda
