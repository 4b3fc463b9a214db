// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "app/views/training/assumed_run.h"
#include "widgets/charts/curves.h"

namespace shardscope {

class Estimate;
struct Scenario;

/// A figure of a training up to its token budget, with its derivation, or the missing inputs.
struct TrainingFigure {
    QString name;
    QString value;    ///< "62.3 days"; or "not known"
    QString pointer;  ///< of the estimate; empty: it is not known
    QString about;    ///< its meaning, or its missing inputs
};

/// An assumption that a person may set.
struct TrainingAssumption {
    QString path;  ///< of the scenario's field
    QString name;
    QString value;  ///< as stated, or the default
    bool isStated = false;
    QString about;
    QString from;            ///< its source: the scenario, a publication, or the model of the step
    bool isAssumed = false;  ///< from a publication
};

/// Returns days, price, energy and failures in a sentence, or the missing inputs. Precondition: the estimate has a step.
[[nodiscard]] QString trainingVerdict(const Estimate& estimate);
[[nodiscard]] QList<TrainingFigure> trainingFigures(const Estimate& estimate);
[[nodiscard]] QList<TrainingAssumption> trainingAssumptions(const Scenario& scenario, const QList<AssumedField>& assumed);
/// Returns the goodput by the time between two checkpoints, with the set time and that of Young and Daly. Empty without a rate of failures.
[[nodiscard]] CurvesData goodputPicture(const Estimate& estimate);

}  // namespace shardscope
