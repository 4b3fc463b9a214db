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

/// Holds what a training to its token budget comes to: a figure, where its derivation is, or what has to be given for it.
struct TrainingFigure {
    QString name;
    QString value;    ///< "62.3 days"; or "not known"
    QString pointer;  ///< of the estimate; empty: it is not known
    QString about;    ///< what it means, or what it needs
};

/// An assumption as a person may set it.
struct TrainingAssumption {
    QString path;  ///< of the scenario's field
    QString name;
    QString value;  ///< as stated; or what holds without a statement
    bool isStated = false;
    QString about;
    QString from;            ///< who says so: the scenario, a published source, or the model of the step
    bool isAssumed = false;  ///< by a published source
};

/// Days, price, energy and failures in a sentence, or what has to be given first. Precondition: the estimate has a step.
[[nodiscard]] QString trainingVerdict(const Estimate& estimate);
[[nodiscard]] QList<TrainingFigure> trainingFigures(const Estimate& estimate);
[[nodiscard]] QList<TrainingAssumption> trainingAssumptions(const Scenario& scenario, const QList<AssumedField>& assumed);
/// The goodput by the time between two checkpoints: as set, and where Young and Daly would set it. Empty without a rate of failures.
[[nodiscard]] CurvesData goodputPicture(const Estimate& estimate);

}  // namespace shardscope
