// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/scaling/scaling_picture.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

#include "app/text/core_text.h"
#include "app/text/error_sentence.h"
#include "app/text/fit_text.h"
#include "app/text/parameter_text.h"
#include "core/text/constant_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString plain(double value) { return value >= 1e4 ? countText(value) : QLocale().toString(value, 'g', 4); }
QString perSecond(double bytes) { return bytesText(bytes, ByteUnit::Decimal) + QStringLiteral("/s"); }

struct MeasureText {
    QString name;
    double unit;
    QString (*text)(double);
};

MeasureText textOf(ScalingMeasure measure)
{
    switch (measure) {
    case ScalingMeasure::Throughput:
        return {tr("tokens/s per GPU"), 1, [](double value) { return tr("%1 tokens/s").arg(QLocale().toString(value, 'f', 0)); }};
    case ScalingMeasure::StepTime:
        return {tr("step time, s"), 1, [](double value) { return durationText(value); }};
    case ScalingMeasure::Mfu:
        return {tr("MFU, %"), 0.01, [](double value) { return percentText(value); }};
    case ScalingMeasure::Memory:
        return {tr("peak memory, GiB"), bytesPerGiga(ByteUnit::Binary), [](double value) { return bytesText(value); }};
    case ScalingMeasure::Cost:
        return {tr("price of 10⁶ tokens"), 1, plain};
    }
    return {};
}

constexpr double kSeen = 5e-4;  ///< of a time: less would be written as 0.0 %

/// Returns whether the axis is of ZeRO's stages, for which there is no logarithm.
bool isLinear(const SweepAxis& axis) { return axis.field && axis.field->smallest == 0; }

double amountOf(AxisUnit unit)
{
    switch (unit) {
    case AxisUnit::Count:
    case AxisUnit::Gpus:
        return 1;
    case AxisUnit::Gibibytes:
        return bytesPerGiga(ByteUnit::Binary);
    case AxisUnit::GigabytesPerSecond:
        return 1e9;
    case AxisUnit::TerabytesPerSecond:
    case AxisUnit::TeraflopPerSecond:
        return 1e12;
    }
    return 1;
}

/// Points that fit as a line, tight ones as discs and those that do not fit as squares, off the line: each still has its time.
void addCurves(CurvesData& data, const QString& name, ColorRole role, bool isDashed, const std::vector<SweepPoint>& points,
               ScalingMeasure measure)
{
    Curve fits{name, role, true, isDashed, PointShape::Disc, 8, {}};
    const auto apart = [&](Fit fit, PointShape shape) {
        return Curve{tr("%1: %2", "a curve, a verdict").arg(name, fitWord(fit)), roleOf(standingOf(fit)), false, false, shape, 8, {}};
    };
    Curve tight = apart(Fit::Tight, PointShape::Disc);
    Curve over = apart(Fit::DoesNotFit, PointShape::Square);
    for (const SweepPoint& point : points) {
        const Fit fit = point.figures.fit;
        if (const std::optional<double> value = measured(point, measure))
            (fit == Fit::Fits ? fits : fit == Fit::Tight ? tight : over).points.append({point.value, *value, {}});
    }
    data.curves.append(fits);
    for (const Curve& each : {tight, over}) {
        if (!each.points.isEmpty())
            data.curves.append(each);
    }
}

}  // namespace

std::optional<double> measured(const SweepPoint& point, ScalingMeasure measure)
{
    if (!point.figures.legal)
        return std::nullopt;
    switch (measure) {
    case ScalingMeasure::Throughput:
        return point.figures.tokensPerSecondPerGpu;
    case ScalingMeasure::StepTime:
        return point.figures.step ? std::optional(point.figures.step->value()) : std::nullopt;
    case ScalingMeasure::Mfu:
        return point.mfu;
    case ScalingMeasure::Memory:
        return point.figures.peak.value();
    case ScalingMeasure::Cost:
        return point.pricePerMillionTokens;
    }
    return std::nullopt;
}

QString fieldOf(ScalingMeasure measure)
{
    switch (measure) {
    case ScalingMeasure::StepTime:
        return QStringLiteral("/time/step_s");
    case ScalingMeasure::Mfu:
        return QStringLiteral("/throughput/mfu");
    case ScalingMeasure::Memory:
        return QStringLiteral("/memory/peak_bytes");
    default:
        return QStringLiteral("/throughput/tokens_per_s_per_gpu");
    }
}

QString axisName(const SweepAxis& axis)
{
    if (!axis.field)
        return coreText(axis.name);
    const QString label = labelInSentence(*axis.field);
    const bool isRanks = axis.field->unit.empty() || axis.field->unit == "ranks";
    return isRanks ? label : tr("%1, %2", "a field, its unit").arg(label, coreText(axis.field->unit));
}

QString measureName(ScalingMeasure measure) { return textOf(measure).name; }

QString axisText(const SweepAxis& axis, double value)
{
    switch (axis.unit) {
    case AxisUnit::Count:
        return QLocale().toString(value, 'f', 0);
    case AxisUnit::Gpus:
        return tr("%1 GPUs").arg(QLocale().toString(value, 'f', 0));
    case AxisUnit::Gibibytes:
        return bytesText(value);
    case AxisUnit::GigabytesPerSecond:
    case AxisUnit::TerabytesPerSecond:
        return perSecond(value);
    case AxisUnit::TeraflopPerSecond:
        return tr("%1 TFLOP/s").arg(plain(value / 1e12));
    }
    return {};
}

CurvesData sweepPicture(const ScalingAnswer& answer, ScalingMeasure measure, const QList<KeptCurve>& kept)
{
    constexpr ColorRole kKept[] = {ColorRole::Activations, ColorRole::Optimizer, ColorRole::Gradients};
    const SweepAxis& axis = *answer.question.axis;
    const MeasureText text = textOf(measure);
    CurvesData data;
    data.title = QStringLiteral("%1 / %2").arg(text.name, axisName(axis));
    data.x = {axisName(axis), !isLinear(axis), amountOf(axis.unit), [&axis](double value) { return axisText(axis, value); }, plain};
    data.y = {text.name, false, text.unit, text.text, plain};
    for (const SweepPoint& point : answer.held)
        data.x.ticks.append(point.value);
    addCurves(data, tr("this plan"), ColorRole::Forward, false, answer.held, measure);
    if (!answer.replanned.empty())
        addCurves(data, tr("the best plan at each"), ColorRole::Good, true, answer.replanned, measure);
    for (int i = 0; i < kept.size(); ++i) {
        if (kept[i].axis == &axis)
            addCurves(data, kept[i].name, kKept[static_cast<std::size_t>(i) % std::size(kKept)], true, kept[i].points, measure);
    }
    if (measure == ScalingMeasure::Throughput && !answer.measured.empty()) {
        Curve runs{tr("measured: the fastest run known here"), ColorRole::Text, false, false, PointShape::Square, 9, {}};
        for (const MeasuredPoint& point : answer.measured) {
            runs.points.append({point.value, point.tokensPerSecondPerGpu, point.name});
            // Runs reach sizes beyond those that are swept: a square says where it stands.
            if (!data.x.ticks.contains(point.value))
                data.x.ticks.append(point.value);
        }
        std::sort(data.x.ticks.begin(), data.x.ticks.end());
        data.curves.append(runs);
    }
    if (measure == ScalingMeasure::Memory && !answer.held.empty())
        data.yLimit = {answer.held.front().figures.capacity.value(), tr("capacity")};
    data.whenEmpty = tr("No value of this setting gives a plan with this figure.");
    return data;
}

QString whatIsMissing(const std::vector<SweepPoint>& points, const SweepAxis& axis)
{
    QStringList sentences;
    for (const SweepPoint& point : points) {
        if (point.refusal)
            sentences << tr("%1: %2").arg(axisText(axis, point.value), findingSentence(*point.refusal));
        else if (point.problem)
            sentences << tr("%1: %2").arg(axisText(axis, point.value), errorSentence(*point.problem));
    }
    return sentences.join(u' ');
}

QString whatTightAdds(const std::vector<SweepPoint>& replanned, const SweepAxis& axis)
{
    QStringList adds;
    QStringList alone;
    QStringList none;
    for (const SweepPoint& point : replanned) {
        const QString at = axisText(axis, point.value);
        if (point.hasNoPlan)
            none << at;
        else if (point.figures.fit == Fit::Tight)
            alone << at;
        else if (point.tightGain.value_or(0) >= kSeen)
            //: what a tight plan would add, and where: "+2.1 % at 64 GPUs"
            adds << tr("+%1 at %2").arg(percentText(*point.tightGain), at);
    }
    QStringList sentences;
    if (!adds.isEmpty())
        sentences << tr("If you accept a tight fit: %1.").arg(adds.join(tr(", ")));
    if (!alone.isEmpty())
        sentences << tr("At %1, only tight plans are within the capacity.").arg(alone.join(tr(", ")));
    if (!none.isEmpty())
        sentences << tr("At %1, no plan that fits was found.").arg(none.join(tr(", ")));
    return sentences.join(u' ');
}

TornadoData tornadoPicture(const ScalingAnswer& answer, Seconds step)
{
    TornadoData data;
    data.title = tr("Influences on the step time");
    data.figure = tr("step time");
    data.whenEmpty = tr("The step time of this plan is unknown.");
    for (const Sensitivity& one : answer.sensitivities) {
        if (one.reach(step) < kSeen)
            break;
        TornadoBar bar;
        bar.name = one.rate ? axisName(*one.rate) : coreText(constantName(nameOf(one)));
        bar.detail = one.rate ? tr("%1, changed by a tenth").arg(axisText(*one.rate, one.value))
                              : tr("%1, changed to %2 and %3: %4")
                                    .arg(plain(one.value), plain(one.lowValue), plain(one.highValue),
                                         coreText(constantTable()[static_cast<std::size_t>(*one.constant)].source));
        bar.low = one.low / step - 1;
        bar.high = one.high / step - 1;
        data.bars.append(bar);
    }
    return data;
}

CurvesData rooflinePicture(const ScalingAnswer& answer, double presentTokensPerGpu)
{
    constexpr std::pair<Axis, ColorRole> kAxes[] = {{Axis::Tp, ColorRole::TensorParallel},
                                                    {Axis::Cp, ColorRole::ContextParallel},
                                                    {Axis::Ep, ColorRole::ExpertParallel},
                                                    {Axis::Pp, ColorRole::PipelineParallel},
                                                    {Axis::Dp, ColorRole::DataParallel}};
    CurvesData data;
    data.title = tr("Compute and communication, by batch size");
    data.x = {tr("tokens per GPU and step"), true, 1, [](double value) { return tr("%1 tokens").arg(countText(value)); },
              [](double value) { return countText(value); }};
    data.y = {tr("compute / communication"), true, 1, [](double value) { return plain(value); }, plain};
    for (const auto& [axis, role] : kAxes) {
        Curve curve{QString::fromUtf8(nameOf(axis).data()).toUpper(), role, true, false, PointShape::Disc, 7, {}};
        for (const TokenRooflinePoint& point : answer.roofline) {
            if (const double ratio = point.computePerCommunication(axis); ratio > 0)
                curve.points.append({point.tokensPerGpu, ratio, {}});
        }
        if (!curve.points.isEmpty())
            data.curves.append(curve);
    }
    if (!data.curves.isEmpty()) {
        data.yLimit = {1, tr("below: bound by communication")};
        data.xLimit = {presentTokensPerGpu, tr("this batch")};
    }
    data.whenEmpty = tr("This plan has no communication.");
    return data;
}

}  // namespace shardscope
