// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "app/probe/probe_record.h"
#include "core/compare/profile_parts.h"
#include "widgets/controls/finding_list.h"

namespace shardscope {

/// Returns "NVIDIA GPUs"; for "auto" "Automatic".
[[nodiscard]] QString backendTitle(const QString& id);
/// Returns the title of a stage; for an unknown stage the helper's own English.
[[nodiscard]] QString probeStageTitle(const probe::StageInfo& stage);
/// Returns the state of a stage: "done in 2.1 s", "hung, and was ended: …", "42 %: 512 x 512".
[[nodiscard]] QString probeStageState(const ProbeStage& stage);
/// Return "412 GB/s", "742 TFLOP/s".
[[nodiscard]] QString bandwidthText(double bytesPerSecond);
[[nodiscard]] QString flopRateText(double flopPerSecond);
/// Returns "about 3 min".
[[nodiscard]] QString aboutText(double seconds);

/// Returns the findings on the machine and the failures of the run, the worst first, each with its remedy.
[[nodiscard]] QList<FindingRow> probeFindings(const ProbeRecord& record);
/// Returns "The step takes 12 % longer with it, mostly by its matrix multiplies (+9 %)."
[[nodiscard]] QString effectText(const PartEffects& effect);

/// A fault that a simulated run can have.
struct ProbeFault {
    QString id;
    QString text;
};
[[nodiscard]] QList<ProbeFault> probeFaults();

}  // namespace shardscope
