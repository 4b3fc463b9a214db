// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include "app/handout/handout_html.h"
#include "core/explain/derivation.h"

namespace shardscope {

class Estimate;

/// Returns a figure of the estimate with its formula, the values and their sources, as HTML; empty where there is no such figure.
/// `answers`: values that are asked for on the sheet, and therefore hidden everywhere on a blank one.
[[nodiscard]] QString workedFigure(const Estimate& estimate, const char* field, HandoutKind kind, int number,
                                   const QSet<QString>& answers = {});

/// Returns the value of a field for people; empty where there is none.
[[nodiscard]] QString figureValue(const Estimate& estimate, const char* field);

/// Returns a derivation's arithmetic in numbers: "4.2 GiB + 8.5 GiB"; empty where there is none.
[[nodiscard]] QString substituted(const Derivation& derivation);

}  // namespace shardscope
