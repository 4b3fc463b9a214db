// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/probe/probe_curves.h"
#include "core/hardware/hardware.h"

#include <algorithm>

#include "app/views/probe/computed_kernel.h"
#include "app/views/probe/probe_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QList<Roof> roofsOf(const ProbePicture& picture)
{
    QList<Roof> roofs;
    if (picture.sheet && picture.sheet->peak(Precision::Bf16))
        roofs.append({tr("data sheet, bf16"), picture.sheet->peak(Precision::Bf16)->value(), picture.sheet->memoryBandwidth.value(), true});
    Roof measured{marked(picture, tr("achieved")), 0, 0, false};
    for (const ComputedKernel& each : computedOf(*picture.record))
        measured.peak = std::max(measured.peak, each.rate());
    for (const probe::SampleTaken& taken : picture.record->samples()) {
        const auto* bandwidth = std::get_if<probe::BandwidthPoint>(&taken.sample.what);
        if (bandwidth && bandwidth->path.rfind("device-", 0) == 0 && bandwidth->path != "device-to-host" &&
            taken.sample.seconds.value() > 0)
            measured.bandwidth = std::max(measured.bandwidth, (bandwidth->bytes / taken.sample.seconds).value());
    }
    if (measured.peak > 0 && measured.bandwidth > 0)
        roofs.append(measured);
    return roofs;
}

}  // namespace

RooflineData probeRoofline(const ProbePicture& picture)
{
    RooflineData data;
    data.title = marked(picture, tr("Measured kernels against the roofline"));
    data.roofs = roofsOf(picture);
    data.whenEmpty = tr("The roofline appears here once GEMMs and memory are measured.");
    const std::vector<ComputedKernel> kernels = computedOf(*picture.record);
    const bool hasHot =
        std::any_of(kernels.begin(), kernels.end(), [](const ComputedKernel& each) { return each.role == ColorRole::Backward; });
    for (const ComputedKernel& each : kernels) {
        const bool isTold = !hasHot || each.role != ColorRole::Forward;  // hot ones stand where the cool ones do
        if (isTold && each.bytes > 0 && each.flop > 0)
            data.points.append({each.role == ColorRole::Gradients ? QStringLiteral("A") : QStringLiteral("M"),
                                each.curve + u' ' + each.name, each.flop / each.bytes, each.rate(), each.role,
                                marked(picture, flopRateText(each.rate()))});
    }
    return data;
}

QList<LabKernel> labKernels(const ProbePicture& picture)
{
    const QList<Roof> roofs = roofsOf(picture);
    QList<LabKernel> kernels;
    for (const probe::SampleTaken& taken : picture.record->samples()) {
        const auto* point = std::get_if<probe::KernelPoint>(&taken.sample.what);
        const double seconds = taken.sample.seconds.value();
        if (!point || seconds <= 0)
            continue;
        LabKernel kernel{QString::fromStdString(point->kernel), QString::fromStdString(point->group), seconds,
                         point->flop.value() / seconds,         point->bytes.value() / seconds,       0};
        if (!roofs.isEmpty() && point->bytes.value() > 0) {
            const double intensity = point->flop.value() / point->bytes.value();
            const double allowed = roofAt(roofs.first(), intensity);
            const bool computes = allowed > 0 && kernel.flopRate > 0;
            kernel.share = computes ? kernel.flopRate / allowed : kernel.bandwidth / roofs.first().bandwidth;
        }
        kernels.append(kernel);
    }
    return kernels;
}

RooflineData labRoofline(const ProbePicture& picture)
{
    RooflineData data;
    data.title = marked(picture, tr("The kernel lab against the roofline"));
    data.roofs = roofsOf(picture);
    data.whenEmpty = tr("The kernel lab needs an NVIDIA GPU. Its kernels appear here once they have run.");
    constexpr ColorRole kRoles[] = {ColorRole::Forward, ColorRole::Activations, ColorRole::Temporary, ColorRole::Gradients,
                                    ColorRole::Backward};
    QStringList groups;
    for (const LabKernel& kernel : labKernels(picture)) {
        if (!groups.contains(kernel.group))
            groups << kernel.group;
        const qsizetype group = groups.indexOf(kernel.group);
        if (kernel.flopRate > 0 && kernel.bandwidth > 0)
            data.points.append({QString(kernel.kernel.at(0).toUpper()), kernel.kernel, kernel.flopRate / kernel.bandwidth, kernel.flopRate,
                                kRoles[static_cast<std::size_t>(group) % std::size(kRoles)],
                                kernel.share > 0 ? tr("%1 of the roofline").arg(percentText(kernel.share)) : QString()});
    }
    return data;
}

}  // namespace shardscope
