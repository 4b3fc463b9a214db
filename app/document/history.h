// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <memory>
#include <vector>

namespace shardscope {

struct Scenario;

/// The way that a document has come: what outlives the program with it.
struct History {
    struct Step {
        QString text;  ///< "Set tensor parallel 4 → 8"
        std::shared_ptr<const Scenario> after;
    };
    std::shared_ptr<const Scenario> first;
    std::vector<Step> steps;
    int at = 0;      ///< so many steps lead to what is shown; the others were taken back
    int clean = -1;  ///< after so many it was as in its file; −1: at none of these

    [[nodiscard]] const std::shared_ptr<const Scenario>& shown() const
    {
        return at == 0 ? first : steps[static_cast<std::size_t>(at) - 1].after;
    }
};

/// The last steps of a long way: enough to take back an hour's work.
inline constexpr int kMostKeptSteps = 100;

}  // namespace shardscope
