// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "app/views/probe/probe_curves.h"
#include "widgets/theme/color_role.h"

namespace shardscope {

/// A kernel that computes, for the multiply picture and the roofline.
struct ComputedKernel {
    QString curve;
    QString name;
    ColorRole role = ColorRole::Forward;
    double flop = 0;
    double bytes = 0;
    double seconds = 0;

    [[nodiscard]] double rate() const { return flop / seconds; }
};

/// Returns the multiplies and attentions of a run.
[[nodiscard]] std::vector<ComputedKernel> computedOf(const ProbeRecord& record);

/// Returns the text with the mark that every plot of a simulated run must carry, on the screen and in files.
[[nodiscard]] QString marked(const ProbePicture& picture, const QString& name);

}  // namespace shardscope
