// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/search/cures.h"
#include "widgets/controls/finding_list.h"

namespace shardscope {

/// Returns "set tensor parallel to 8 and ZeRO stage to 1".
[[nodiscard]] QString changesText(const std::vector<FieldChange>& changes);

/// Returns the effect of a change, with its drawbacks: "61.2 of 79.2 GiB, 1,030 tokens/s per GPU, 3.2 % slower".
[[nodiscard]] QString effectText(const Figures& before, const Figures& after);

/// Returns the fields among these that the best plan never changes, so that a plan with them can be faster than the best. Empty: none.
[[nodiscard]] QString beyondBestPlanText(const std::vector<FieldChange>& changes);

/// Returns the fields among these that a search never changes, so that a plan with them can be faster than the first in its list. Empty:
/// none.
[[nodiscard]] QString beyondSearchText(const std::vector<FieldChange>& changes);

/// Returns how the changes change the training itself: "another training: longer documents are cut". Empty: it learns the same.
[[nodiscard]] QString trainingText(const std::vector<FieldChange>& changes);

/// Returns one remedy that makes a plan fit: "tensor parallel 8, data parallel 2".
[[nodiscard]] CureRow cureRowOf(const Remedy& remedy);

}  // namespace shardscope
