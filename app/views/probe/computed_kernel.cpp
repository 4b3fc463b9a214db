// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/probe/computed_kernel.h"

#include <QLocale>

#include <algorithm>
#include <map>

#include "core/calibrate/measured_rates.h"
#include "core/calibrate/residual.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

double bytesOf(Precision precision)
{
    switch (precision) {
    case Precision::Fp32:
    case Precision::Tf32:
        return 4;
    case Precision::Fp16:
    case Precision::Bf16:
        return 2;
    case Precision::Fp8:
        return 1;
    case Precision::Fp4:
        break;
    }
    return 0.5;
}

QString precisionName(Precision precision) { return QString::fromUtf8(nameOf(precision).data()); }

QString shapeName(const MatrixShape& shape)
{
    const QLocale locale;
    return QStringLiteral("%1 × %2 × %3")
        .arg(locale.toString(shape.m, 'f', 0), locale.toString(shape.n, 'f', 0), locale.toString(shape.k, 'f', 0));
}

ComputedKernel computed(const probe::MultiplyPoint& point, double seconds)
{
    const bool isHot = point.state == "steady";
    const QString state = isHot ? tr("hot") : tr("cool");
    const double operands = bytesOf(point.precision) * (point.shape.m * point.shape.k + point.shape.k * point.shape.n);
    const double result = std::max(2.0, bytesOf(point.precision)) * point.shape.m * point.shape.n;
    return {tr("%1, %2", "precision, hot").arg(precisionName(point.precision), state),
            shapeName(point.shape),
            isHot ? ColorRole::Backward : ColorRole::Forward,
            2 * point.shape.m * point.shape.n * point.shape.k,
            operands + result,
            seconds};
}

ComputedKernel computed(const probe::AttentionPoint& point, double seconds)
{
    AttentionSeries series;
    series.causal = point.causal;
    series.backward = point.backward;
    const AttentionSample sample{point.batch, point.heads, point.sequence, point.headDim, Seconds(seconds)};
    const double tensors = (2 * point.heads + 2 * point.keyValueHeads) * point.batch * point.sequence * point.headDim;
    return {tr("attention (%1)").arg(QString::fromStdString(point.kernel)),
            tr("%1 tokens").arg(QLocale().toString(point.sequence, 'f', 0)) + (point.backward ? tr(", backward") : QString()),
            ColorRole::Gradients,
            flopOfAttention(series, sample).value(),
            bytesOf(point.precision) * tensors * (point.backward ? 2 : 1),
            seconds};
}

}  // namespace

/// Each GPU measures for itself: of one kernel there is one, with the median of their times.
std::vector<ComputedKernel> computedOf(const ProbeRecord& record)
{
    std::vector<ComputedKernel> all;
    std::map<std::pair<QString, QString>, std::vector<double>> times;
    for (const probe::SampleTaken& taken : record.samples()) {
        const double seconds = taken.sample.seconds.value();
        const auto* multiply = std::get_if<probe::MultiplyPoint>(&taken.sample.what);
        const auto* attention = std::get_if<probe::AttentionPoint>(&taken.sample.what);
        if (seconds <= 0 || (!multiply && !attention))
            continue;
        const ComputedKernel kernel = multiply ? computed(*multiply, seconds) : computed(*attention, seconds);
        std::vector<double>& ofKernel = times[{kernel.curve, kernel.name}];
        if (ofKernel.empty())
            all.push_back(kernel);
        ofKernel.push_back(seconds);
    }
    for (ComputedKernel& kernel : all)
        kernel.seconds = medianOf(times.at({kernel.curve, kernel.name}));
    return all;
}

QString marked(const ProbePicture& picture, const QString& name)
{
    return picture.record->isSimulated() ? tr("%1 (SIMULATED, not measured)").arg(name) : name;
}

}  // namespace shardscope
