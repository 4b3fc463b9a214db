// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/sweep/varied_search.h"

namespace shardscope {

/// The most variants that a search of the window tries: each is a search of its own.
inline constexpr std::size_t kMostVariants = 32;

/// A value that a field may take in a search of variants.
struct OfferedValue {
    Value value;
    QString text;
    bool isOwn = false;  ///< what the scenario has, stated or by default
    QString reason{};    ///< why it cannot be tried; empty: it can
};

struct OfferedField {
    const Parameter* parameter = nullptr;  ///< never null
    std::vector<OfferedValue> values;
};

/// Returns what may vary besides the plan of a fine-tune: method, rank, optimizer and sequence length, each with the values that its
/// declaration tries. Empty for a training that is not known to be a fine-tune.
[[nodiscard]] std::vector<OfferedField> offeredVariants(const Scenario& scenario);

/// Returns the number of variants, those that are the same counted once; empty: more than a search accepts (`kMostVariations`).
[[nodiscard]] std::optional<std::size_t> variantCount(const Scenario& scenario, const std::vector<VariedField>& fields);

/// Returns a key that is equal for varied searches with the same answer.
[[nodiscard]] std::string variedKey(const SearchRequest& request, const std::vector<VariedField>& fields);

/// Returns the fields with their values as one line, and reads them back without unreadable parts.
[[nodiscard]] QString variedText(const std::vector<VariedField>& fields);
[[nodiscard]] std::vector<VariedField> variedOfText(const QString& text);

}  // namespace shardscope
