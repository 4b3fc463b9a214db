// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/communication.h"
#include "core/base/result.h"

namespace shardscope {

/// Holds what ranks have to send so that a product of sharded arrays comes out as it is wanted.
struct ImpliedCollective {
    std::optional<CollectiveKind> kind;  ///< empty: nothing is sent
    std::string axis;                    ///< of the mesh, over which it goes
    std::string array;                   ///< which is sent

    bool operator==(const ImpliedCollective&) const = default;
};

/// Returns the collective of one product in the notation of the scaling book (jax-ml/scaling-book, sharding.md): "A[I_X, J] B[J, K_Y] ->
/// C[I_X, K_Y]", or of one array that is sharded anew: "A[I_X, J] -> A[I, J]". An array's dimension with `_X` is cut over mesh axis X. The
/// four cases: no contracted dimension is cut; one of the two is, and is gathered; both are along one axis, so that each rank has a partial
/// sum, which is reduced, and scattered where the result is cut over that axis; and both results' dimensions are cut over one axis, so that
/// one has to be gathered. Errors: BadUsage where that is no such line, and where it takes more than one collective.
[[nodiscard]] Result<ImpliedCollective> impliedCollective(std::string_view notation);

}  // namespace shardscope
