// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include <functional>
#include <string_view>
#include <vector>

#include "core/search/search.h"
#include "widgets/theme/color_role.h"

namespace shardscope {

/// One column of the list of plans. `key` is its name in filters and files.
struct PlanColumn {
    std::string_view key;
    QString title;
    QString meaning;                                  ///< for the tool tip of its head
    std::function<QVariant(const FoundPlan&)> value;  ///< a number, a text, or nothing
    QString (*text)(double) = nullptr;                ///< of a number, for people; null: unchanged
    bool isChoice = false;                            ///< a setting of the plan, not a figure of it
    QString (*tip)(const FoundPlan&) = nullptr;
    ColorRole (*role)(const FoundPlan&) = nullptr;  ///< of its text; null: as any text
};

/// Returns the columns in order: figures, the settings with a declared column (`FieldColumn`), and the rest.
[[nodiscard]] const std::vector<PlanColumn>& planColumns();
/// Returns the column of that key; −1: none.
[[nodiscard]] int planColumn(const QString& key);

}  // namespace shardscope
