// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/probe_record.h"
#include "widgets/charts/curves.h"
#include "widgets/charts/roofline.h"

namespace shardscope {

struct Gpu;

/// Holds what the pictures of a run are of.
struct ProbePicture {
    const ProbeRecord* record = nullptr;  ///< never null
    const Gpu* sheet = nullptr;           ///< the data sheet and the published curves behind; null: the device is not in the catalogue
    int gpus = 8;                         ///< of the published curves, before anything is measured
};

/// Bus bandwidth against size, the published curves of the same hardware behind.
[[nodiscard]] CurvesData collectiveCurves(const ProbePicture& picture);
/// FLOP/s of multiplies and attention against the work of one.
[[nodiscard]] CurvesData multiplyCurves(const ProbePicture& picture);
[[nodiscard]] CurvesData memoryCurves(const ProbePicture& picture);
[[nodiscard]] RooflineData probeRoofline(const ProbePicture& picture);
/// The kernel lab's kernels alone.
[[nodiscard]] RooflineData labRoofline(const ProbePicture& picture);

/// One kernel of the lab.
struct LabKernel {
    QString kernel;
    QString group;
    double seconds = 0;
    double flopRate = 0;   ///< per second; 0: it computes nothing worth counting
    double bandwidth = 0;  ///< bytes per second
    double share = 0;      ///< of what the roofline allows at its intensity; 0: not known
};
[[nodiscard]] QList<LabKernel> labKernels(const ProbePicture& picture);

}  // namespace shardscope
