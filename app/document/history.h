// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <memory>
#include <vector>

namespace shardscope {

struct Scenario;

/// The undo history of a document, kept in its session.
struct History {
    struct Step {
        QString text;  ///< "Set tensor parallel 4 → 8"
        std::shared_ptr<const Scenario> after;
    };
    std::shared_ptr<const Scenario> first;
    std::vector<Step> steps;
    int at = 0;      ///< number of steps that are applied; the others were undone
    int clean = -1;  ///< number of steps after which it equalled its file; −1: never

    [[nodiscard]] const std::shared_ptr<const Scenario>& shown() const
    {
        return at == 0 ? first : steps[static_cast<std::size_t>(at) - 1].after;
    }
};

/// The most steps that are kept: enough to undo an hour's work.
inline constexpr int kMostKeptSteps = 100;

}  // namespace shardscope
