// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "app/probe/probe_record.h"
#include "core/compare/profile_parts.h"
#include "widgets/controls/finding_list.h"

namespace shardscope {

/// "NVIDIA GPUs"; of "auto": "Automatic".
[[nodiscard]] QString backendTitle(const QString& id);
/// Returns what a stage does; those that this window doesn't know by the helper's own English.
[[nodiscard]] QString probeStageTitle(const probe::StageInfo& stage);
/// "done in 2.1 s", "hung, and was ended: …", "42 %: 512 x 512".
[[nodiscard]] QString probeStageState(const ProbeStage& stage);
/// "412 GB/s", "742 TFLOP/s".
[[nodiscard]] QString bandwidthText(double bytesPerSecond);
[[nodiscard]] QString flopRateText(double flopPerSecond);
/// "about 3 min".
[[nodiscard]] QString aboutText(double seconds);

/// Returns what the run found out about the machine and what went wrong, the worst first, each with what mends it.
[[nodiscard]] QList<FindingRow> probeFindings(const ProbeRecord& record);
/// "The step takes 12 % longer with it, mostly by its matrix multiplies (+9 %)."
[[nodiscard]] QString effectText(const PartEffects& effect);

/// Something that can be made to go wrong in a simulated run.
struct ProbeFault {
    QString id;
    QString text;
};
[[nodiscard]] QList<ProbeFault> probeFaults();

}  // namespace shardscope
