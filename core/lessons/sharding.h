// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/communication.h"
#include "core/base/result.h"

namespace shardscope {

/// The communication that a product of sharded arrays needs.
struct ImpliedCollective {
    std::optional<CollectiveKind> kind;  ///< empty: nothing is sent
    std::string axis;                    ///< mesh axis over which it runs
    std::string array;                   ///< array that is sent

    bool operator==(const ImpliedCollective&) const = default;
};

/// Returns the collective of one product in the notation of the scaling book (jax-ml/scaling-book, sharding.md): "A[I_X, J] B[J, K_Y] ->
/// C[I_X, K_Y]", or of one array that is resharded: "A[I_X, J] -> A[I, J]". An array's dimension with `_X` is cut over mesh axis X. The
/// four cases: no contracted dimension is cut; one of the two is, and is gathered; both are along one axis, so that each rank has a partial
/// sum, which is reduced, and scattered where the result is cut over that axis; and both results' dimensions are cut over one axis, so that
/// one has to be gathered. Errors: BadUsage for a line that is not in this notation, or that needs more than one collective.
[[nodiscard]] Result<ImpliedCollective> impliedCollective(std::string_view notation);

}  // namespace shardscope
