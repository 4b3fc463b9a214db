// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/step_gantt.h"

#include <QLocale>

#include <array>

#include "app/text/core_text.h"
#include "app/text/estimate_text.h"
#include "app/text/parameter_text.h"
#include "widgets/text/tr.h"
#include "widgets/theme/dimension.h"

namespace shardscope {
namespace {

/// Styles in the order of the legend: compute, then hidden and exposed communication of each dimension.
enum StyleNumber : int { Forward, Recomputation, InputGrad, WeightGrad, OptimizerStep, Host, HostLink, ComputeStyles };

std::uint8_t styleOf(const StreamSpan& span)
{
    if (span.stream == Stream::Host)
        return HostLink;
    if (span.stream != Stream::Compute)
        return static_cast<std::uint8_t>(ComputeStyles + 2 * static_cast<int>(axisOf(span.stream)) + (span.exposed ? 1 : 0));
    switch (span.work) {
    case StreamWork::Forward:
        return Forward;
    case StreamWork::Recompute:
        return Recomputation;
    case StreamWork::InputGrad:
        return InputGrad;
    case StreamWork::WeightGrad:
        return WeightGrad;
    case StreamWork::Optimizer:
        return OptimizerStep;
    default:
        return Host;
    }
}

GanttStyle style(const QString& name, const QString& letter, ColorRole role, double shade = 0, bool hatched = false)
{
    GanttStyle result;
    result.name = name;
    result.letter = letter;
    result.role = role;
    result.shade = shade;
    result.hatched = hatched;
    return result;
}

std::vector<GanttStyle> stepStyles()
{
    std::vector<GanttStyle> styles{style(tr("forward"), QStringLiteral("F"), ColorRole::Forward),
                                   style(tr("recompute"), QStringLiteral("R"), ColorRole::Forward, 0.5),
                                   style(tr("input gradient"), QStringLiteral("I"), ColorRole::InputGradient),
                                   style(tr("weight gradient"), QStringLiteral("W"), ColorRole::WeightGradient),
                                   style(tr("optimizer"), QStringLiteral("O"), ColorRole::Muted),
                                   style(tr("waiting for the host"), QStringLiteral("H"), ColorRole::Framework, 0.4),
                                   style(tr("activations to and from the host"), QStringLiteral("A"), ColorRole::Framework)};
    for (const auto& [axis, name] : EnumNames<Axis>::names) {
        const QString letters = lettersOf(axis);
        // : communication of a dimension during compute: "TP hidden"
        styles.push_back(style(tr("%1 hidden").arg(letters), letters, roleOf(axis), 0.35));
        styles.push_back(style(tr("%1 exposed").arg(letters), letters, roleOf(axis), 0, true));
    }
    return styles;
}

/// Only drawn styles are in the legend.
void showUsed(GanttData& data)
{
    std::vector<bool> used(data.styles.size(), false);
    for (const std::uint8_t number : data.styleOf)
        used[number] = true;
    for (std::size_t i = 0; i < used.size(); ++i)
        data.styles[i].legend = used[i] ? data.styles[i].name : QString();
}

QString layerText(std::int32_t layer)
{
    switch (layer) {
    case kNoLayer:
        return {};
    case kEncoderLayers:
        return tr("encoder");
    case kForwardModels:
        return tr("reference");
    case kEmbeddingLayer:
        return tr("embedding");
    case kHeadLayer:
        return tr("head");
    case kPredictionLayers:
        return tr("multi-token prediction");
    default:
        return tr("layer %1").arg(QLocale().toString(layer));
    }
}

QString workText(const StreamSpan& span)
{
    const QString letters = hasAxis(span.stream) ? QString(lettersOf(axisOf(span.stream))) : QString();
    switch (span.work) {
    case StreamWork::Forward:
        return tr("forward");
    case StreamWork::Recompute:
        return tr("recompute");
    case StreamWork::InputGrad:
        return tr("gradient of the input");
    case StreamWork::WeightGrad:
        return tr("gradient of the weights");
    case StreamWork::HostWait:
        return tr("the GPU waits for the host: for kernel launches, or for activations");
    case StreamWork::StepOverhead:
        return tr("host overhead of every step");
    case StreamWork::Optimizer:
        return tr("optimizer step");
    case StreamWork::Collective:
        return tr("%1 collective").arg(letters);
    case StreamWork::ShardTraffic:
        return tr("weight all-gather ahead, gradient reduce-scatter");
    case StreamWork::GradientBucket:
        return tr("gradient bucket %1").arg(QLocale().toString(span.number));
    case StreamWork::WeightGather:
        return tr("all-gather of new weights");
    case StreamWork::EmbeddingGradients:
        return tr("gradients of a tied embedding, summed with those of the other copy");
    case StreamWork::Send:
        return tr("sent to a neighbouring stage");
    case StreamWork::HopWait:
        return tr("waits for a neighbouring stage’s result");
    case StreamWork::ToHost:
        return tr("kept activations, sent to the host");
    case StreamWork::FromHost:
        return tr("kept activations, fetched from the host");
    }
    return {};
}

QString labelOf(const StreamSpan& span)
{
    if (span.work == StreamWork::GradientBucket)
        return u' ' + QLocale().toString(span.number);
    if (span.op)
        return u' ' + operatorName(*span.op);
    if (span.layer != kNoLayer)
        return u' ' + layerText(span.layer);
    return span.number == StreamSpan::kNone ? QString() : QLocale().toString(span.number);
}

std::array<QString, 5> profilerLetters()
{
    return {QStringLiteral("M"), QStringLiteral("A"), QStringLiteral("E"), QStringLiteral("C"), QString()};
}

}  // namespace

QString streamName(Stream stream)
{
    if (stream == Stream::Host)
        return tr("Host");
    return stream == Stream::Compute ? tr("Compute") : QString(lettersOf(axisOf(stream)));
}

QString describeSpan(const StreamSpan& span)
{
    QStringList parts;
    const QString work = workText(span);
    //: "forward of feed-forward up"
    parts << (span.op ? tr("%1 of %2").arg(work, operatorName(*span.op)) : work);
    if (span.layer != kNoLayer)
        parts << layerText(span.layer);
    if (span.number != StreamSpan::kNone && (span.stage >= 0 || span.stream == Stream::Pp))
        parts << tr("micro-batch %1").arg(QLocale().toString(span.number));
    if (hasAxis(span.stream))
        parts << (span.exposed ? tr("the compute stream waits for this") : tr("overlapped with compute"));
    return parts.join(tr(", "));
}

QString pickedName(const StreamSpan& span)
{
    if (span.stream == Stream::Compute)
        return styleOf(span) == Host ? QStringLiteral("host") : QStringLiteral("compute");
    if (span.stream == Stream::Host)
        return QStringLiteral("host-link");
    return toText(nameOf(axisOf(span.stream))) + (span.exposed ? QStringLiteral("-exposed") : QStringLiteral("-hidden"));
}

std::shared_ptr<const GanttData> stepGantt(std::shared_ptr<const StepPicture> picture)
{
    struct Owned {
        std::shared_ptr<const StepPicture> picture;
        std::vector<BlockSpan> spans;
    };
    auto owned = std::make_shared<Owned>();
    owned->picture = std::move(picture);
    const std::vector<StreamSpan>& spans = owned->picture->streams.spans;
    auto data = std::make_shared<GanttData>();
    data->name =
        tr("estimate, %1", "a pipeline rank").arg(pipelineRankName(*owned->picture->changed.estimate, owned->picture->streams.rank));
    data->time = GanttTime::InSeconds;
    data->end = owned->picture->streams.end;
    data->styles = stepStyles();
    owned->spans.reserve(spans.size());
    for (std::uint32_t i = 0; i < spans.size(); ++i) {
        if (i == 0 || spans[i].stream != spans[i - 1].stream) {
            data->lanes.push_back({static_cast<int>(data->rows.size()), i, i});
            data->rows.push_back(
                {streamName(spans[i].stream), streamName(spans[i].stream), static_cast<int>(data->lanes.size()) - 1, 1, 0});
        }
        data->lanes.back().end = i + 1;
        data->styleOf.push_back(styleOf(spans[i]));
        owned->spans.push_back({spans[i].start, spans[i].end});
    }
    showUsed(*data);
    data->spans = owned->spans;
    data->owner = owned;
    data->measure();
    data->label = [owned](std::uint32_t block) { return labelOf(owned->picture->streams.spans[block]); };
    data->describe = [owned](std::uint32_t block) { return describeSpan(owned->picture->streams.spans[block]); };
    return data;
}

namespace {

QString traceName(const ProfilerTrace& trace)
{
    const TracedMachine& machine = trace.machine;
    QString name = tr("profiler");
    if (const std::string device = machine.deviceName(); !device.empty())
        name += QStringLiteral(", ") + QString::fromStdString(device);
    if (machine.rank && machine.worldSize)
        name += QStringLiteral(", ") + tr("rank %1 of %2").arg(*machine.rank).arg(*machine.worldSize);
    return name;
}

}  // namespace

std::shared_ptr<const GanttData> profilerGantt(std::shared_ptr<const ProfilerTrace> trace)
{
    struct Owned {
        std::shared_ptr<const ProfilerTrace> trace;
        std::vector<BlockSpan> spans;
    };
    auto owned = std::make_shared<Owned>();
    owned->trace = std::move(trace);
    auto data = std::make_shared<GanttData>();
    data->name = traceName(*owned->trace);
    data->time = GanttTime::InSeconds;
    data->end = owned->trace->seconds;
    const std::array<QString, 5> letters = profilerLetters();
    data->styles = {style(tr("GEMM"), letters[0], ColorRole::Forward), style(tr("attention"), letters[1], ColorRole::InputGradient),
                    style(tr("memory-bound"), letters[2], ColorRole::WeightGradient), style(tr("copy"), letters[3], ColorRole::Optimizer),
                    style(tr("communication, group unknown"), letters[4], ColorRole::Framework)};
    for (const auto& [axis, name] : EnumNames<Axis>::names)
        data->styles.push_back(style(tr("%1 communication").arg(lettersOf(axis)), lettersOf(axis), roleOf(axis)));
    const std::vector<ProfiledKernel>& kernels = owned->trace->kernels;
    for (std::uint32_t i = 0; i < kernels.size(); ++i) {
        const ProfiledKernel& kernel = kernels[i];
        const bool newRow = i == 0 || kernel.row != kernels[i - 1].row;
        if (newRow) {
            const QString name = kernel.row == ProfiledRow::Unknown ? tr("Other") : streamName(streamOf(kernel.row));
            data->rows.push_back({name, name, static_cast<int>(data->lanes.size()), 0, 0});
        }
        if (newRow || kernel.lane != kernels[i - 1].lane) {
            data->lanes.push_back({static_cast<int>(data->rows.size()) - 1, i, i});
            ++data->rows.back().laneCount;
        }
        data->lanes.back().end = i + 1;
        const int dimension =
            kernel.row == ProfiledRow::Compute || kernel.row == ProfiledRow::Unknown ? -1 : static_cast<int>(axisOf(streamOf(kernel.row)));
        data->styleOf.push_back(static_cast<std::uint8_t>(dimension >= 0 ? 5 + dimension : static_cast<int>(kernel.kind)));
        owned->spans.push_back({kernel.start, kernel.end});
    }
    showUsed(*data);
    data->spans = owned->spans;
    data->owner = owned;
    data->measure();
    data->label = [owned](std::uint32_t block) -> QString { return u' ' + QString::fromStdString(owned->trace->kernels[block].name); };
    data->describe = [owned](std::uint32_t block) { return QString::fromStdString(owned->trace->kernels[block].name); };
    return data;
}

}  // namespace shardscope
