// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

#include "app/handout/handout_html.h"
#include "core/explain/derivation.h"

namespace shardscope {

class Estimate;

/// A figure of the estimate with its formula, the values put in and where each is from, as HTML; empty where there is no such figure.
/// `answers`: values that are asked for anywhere on the sheet, and so given nowhere on a blank one.
[[nodiscard]] QString workedFigure(const Estimate& estimate, const char* field, HandoutKind kind, int number,
                                   const QSet<QString>& answers = {});

/// The value of a field as people read it; empty where there is none.
[[nodiscard]] QString figureValue(const Estimate& estimate, const char* field);

/// The arithmetic that leads from a derivation's inputs to it, in numbers: "4.2 GiB + 8.5 GiB"; empty where it is none.
[[nodiscard]] QString substituted(const Derivation& derivation);

}  // namespace shardscope
