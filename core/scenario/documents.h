// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/base/result.h"
#include "core/lengths/stated_lengths.h"

namespace shardscope {

/// How documents become the rows of a micro-batch.
enum class RowFilling {
    Full,     ///< joined and cut at the sequence length; attention does not see their boundaries
    Pad,      ///< a document a row, padded to the longest of the micro-batch
    PadFree,  ///< the micro-batch's documents one behind the other; attention stays within each
    Pack,     ///< as many documents in a row as have room; attention stays within each
};

/// How the micro-batches of a step are distributed over the data-parallel ranks.
enum class RankBalance {
    None,       ///< as they come
    Cost,       ///< so that rows and ranks have even work, not only even tokens
    DynamicCp,  ///< each document is cut over as many context-parallel ranks as its length needs
};

/// The documents that a training reads. An empty optional: rows as they are joined and cut; rows of the sequence length; no balancing; every
/// token counts in the loss.
struct Documents {
    std::shared_ptr<const StatedLengths> lengths;  ///< null: every row is one document of the sequence length
    std::optional<RowFilling> filling;
    std::optional<std::int64_t> packTokens;
    std::optional<RankBalance> balance;
    std::optional<double> lossShare;  ///< of the useful tokens

    /// Returns whether micro-batches differ in their work.
    [[nodiscard]] bool areUneven() const { return lengths && filling.value_or(RowFilling::Full) != RowFilling::Full; }
    /// Returns whether the context-parallel ranks of a document are chosen by its length. A row is then one document.
    [[nodiscard]] bool chooseContext() const { return balance == RankBalance::DynamicCp && lengths && filling == RowFilling::PadFree; }

    bool operator==(const Documents& other) const
    {
        const bool areEqual = lengths == other.lengths || (lengths && other.lengths && *lengths == *other.lengths);
        return areEqual && filling == other.filling && packTokens == other.packTokens && balance == other.balance &&
               lossShare == other.lossShare;
    }
};

template <>
struct EnumNames<RowFilling> {
    using enum RowFilling;
    static constexpr std::array<std::pair<RowFilling, std::string_view>, 4> names{
        {{Full, "full"}, {Pad, "pad"}, {PadFree, "pad-free"}, {Pack, "pack"}}};
};

template <>
struct EnumNames<RankBalance> {
    static constexpr std::array<std::pair<RankBalance, std::string_view>, 3> names{
        {{RankBalance::None, "none"}, {RankBalance::Cost, "cost"}, {RankBalance::DynamicCp, "dynamic-cp"}}};
};

/// Reads lengths as a scenario states them: the id of a data set, or the text of a JSON object. Declared here, where the parameters set them;
/// defined in `core/io`, with its errors (core/io/lengths_json.h).
[[nodiscard]] Result<std::shared_ptr<const StatedLengths>> resolveLengths(const std::string& text);
/// Returns the text that `resolveLengths` reads as the same lengths.
[[nodiscard]] std::string lengthsText(const StatedLengths& stated);

}  // namespace shardscope
