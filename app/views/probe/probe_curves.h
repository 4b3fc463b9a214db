// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/probe/probe_record.h"
#include "widgets/charts/curves.h"
#include "widgets/charts/roofline.h"

namespace shardscope {

struct Gpu;

/// The subject of the pictures of a run.
struct ProbePicture {
    const ProbeRecord* record = nullptr;  ///< never null
    const Gpu* sheet = nullptr;           ///< device of the data sheet and the published curves; null: not in the catalogue
    int gpus = 8;                         ///< of the published curves, before the first measurement
};

/// Returns bus bandwidth against size, with the published curves of the same hardware in the background.
[[nodiscard]] CurvesData collectiveCurves(const ProbePicture& picture);
/// Returns FLOP/s of multiplies and attention against the work of one call.
[[nodiscard]] CurvesData multiplyCurves(const ProbePicture& picture);
[[nodiscard]] CurvesData memoryCurves(const ProbePicture& picture);
[[nodiscard]] RooflineData probeRoofline(const ProbePicture& picture);
/// Returns the roofline of the kernel lab's kernels alone.
[[nodiscard]] RooflineData labRoofline(const ProbePicture& picture);

/// One kernel of the lab.
struct LabKernel {
    QString kernel;
    QString group;
    double seconds = 0;
    double flopRate = 0;   ///< per second; 0: negligible compute
    double bandwidth = 0;  ///< bytes per second
    double share = 0;      ///< of the roofline at its intensity; 0: not known
};
[[nodiscard]] QList<LabKernel> labKernels(const ProbePicture& picture);

}  // namespace shardscope
