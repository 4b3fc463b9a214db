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

/// One column of the list of plans. `key` is what it is called in a filter and in files.
struct PlanColumn {
    std::string_view key;
    QString title;
    QString meaning;                                  ///< for the tool tip of its head
    std::function<QVariant(const FoundPlan&)> value;  ///< a number, a text, or nothing
    QString (*text)(double) = nullptr;                ///< of a number, for people; null: as it is
    bool isChoice = false;                            ///< a setting of the plan, not a figure of it
    QString (*tip)(const FoundPlan&) = nullptr;
    ColorRole (*role)(const FoundPlan&) = nullptr;  ///< of its text; null: as any text
};

/// In the order in which they stand: figures, the settings that say their column (`FieldColumn`), and what is left.
[[nodiscard]] const std::vector<PlanColumn>& planColumns();
/// −1: there is none of that key.
[[nodiscard]] int planColumn(const QString& key);

}  // namespace shardscope
