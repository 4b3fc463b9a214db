// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "widgets/collectives/collective_data.h"

namespace shardscope {

/// One line of the panel next to the picture.
struct CollectiveFormula {
    QString name;
    QString formula;
    QString value;
};

[[nodiscard]] QString operationName(PlayedOperation operation);
[[nodiscard]] QString algorithmName(PlayedAlgorithm algorithm);
/// Returns the result of the operation on all ranks, in a sentence.
[[nodiscard]] QString operationMeaning(PlayedOperation operation);
/// Returns "Reduce-scatter", "Across nodes: sum".
[[nodiscard]] QString partName(StepPart part);
/// Returns the action in each step of it.
[[nodiscard]] QString partMeaning(StepPart part);
/// Returns "Step 3 of 14 · Reduce-scatter", "Done after 14 steps".
[[nodiscard]] QString stepTitle(const CollectiveData& data, int step);
/// Returns the action of the step, bytes on a link and its time.
[[nodiscard]] QString stepDetail(const CollectiveData& data, int step);
/// Return formulas such as "2(n − 1)": of the steps, the busiest rank's bytes, all bytes; in n, S and L = ⌈log₂ n⌉.
[[nodiscard]] QString stepsFormula(PlayedOperation operation, PlayedAlgorithm algorithm);
[[nodiscard]] QString mostFormula(PlayedOperation operation, PlayedAlgorithm algorithm);
[[nodiscard]] QString totalFormula(PlayedOperation operation, PlayedAlgorithm algorithm);
/// Returns steps, bytes and times of the whole, and of the part played so far.
[[nodiscard]] QList<CollectiveFormula> formulaLines(const CollectiveData& data, const Moment& moment);
/// One unit for many figures, so that they compare.
struct ShownUnit {
    double bytes = 1;
    QString name;  ///< "MiB"
};
/// Returns the largest unit in which `most` is at least 1.
[[nodiscard]] ShownUnit shownUnit(Bytes most);
/// Returns "43.8", without its unit.
[[nodiscard]] QString figureIn(const ShownUnit& unit, Bytes bytes);
/// Returns the part of a chunk that a rank has: "the sum of 3 of 8: GPU 0, 1, 2", "nothing yet".
[[nodiscard]] QString holdingText(const CollectiveData& data, int step, int rank, int chunk);
/// Returns "3.1 MiB", or "no bytes" for a signal.
[[nodiscard]] QString linkText(Bytes bytes);

}  // namespace shardscope
