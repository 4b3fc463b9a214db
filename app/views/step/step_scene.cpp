// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/step_scene.h"

#include <algorithm>
#include <cmath>

#include "app/views/pipeline/pipeline_text.h"
#include "app/views/pipeline/pipeline_thumbnail.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"
#include "widgets/timeline/gantt_legend.h"

namespace shardscope {
namespace {

const QString kBetween = QStringLiteral(" · ");  ///< two figures of a step
constexpr double kMargin = 10;
constexpr double kGap = 6;
constexpr double kSameSpeed = 5e-4;
constexpr double kLeastForReason = 120;
constexpr double kLongestNaive = 3;  ///< times as long as the others
constexpr double kCutNaive = 1.3;

/// All of every step, unless the naive one would leave the others too little to be read.
double axisEnd(const DrawnSteps& steps)
{
    double others = 0;
    for (const DrawnStep& step : steps) {
        if (step.request.step != ImprovementStep::Naive)
            others = std::max(others, step.result.makespan);
    }
    const double naive = steps.front().result.makespan;
    return naive <= kLongestNaive * others ? std::max(naive, others) : kCutNaive * others;
}

QRectF headLine(const QRectF& box, const Theme& theme)
{
    const double margin = theme.px(kMargin);
    return {box.left() + margin, box.top() + theme.px(5), box.width() - 2 * margin, theme.lineHeight(TextStyle::Strong)};
}

/// The part of the text that there is room for; what it takes is cut from the line's left or right.
void addText(Scene& scene, QRectF& line, TextStyle style, const QColor& ink, const QString& text, bool atRight, const Theme& theme)
{
    const QString shown = QFontMetricsF(theme.font(style)).elidedText(text, Qt::ElideRight, line.width());
    const Qt::Alignment side = atRight ? Qt::AlignRight : Qt::AlignLeft;
    scene.texts.append({line, side | Qt::AlignVCenter, shown, ink, style, false});
    const double used = theme.textWidth(style, shown) + theme.px(12);
    atRight ? line.setRight(line.right() - used) : line.setLeft(line.left() + used);
}

/// The schedule goes on beyond the axis: a label over its end says how far.
void addCut(Scene& scene, double makespan, const QRectF& picture, const Theme& theme)
{
    const QString text = tr("continues to %1").arg(figureText(makespan));
    const QRectF label(0, 0, theme.textWidth(TextStyle::Caption, text) + theme.px(12), theme.lineHeight(TextStyle::Caption) + theme.px(4));
    const QRectF place = label.translated(picture.right() - label.width() - theme.px(6), picture.center().y() - label.height() / 2);
    scene.rects.append({place, theme.color(ColorRole::Card), theme.color(ColorRole::Outline), Hatch::None, -1, theme.px(4)});
    scene.texts.append({place, Qt::AlignCenter, text, theme.color(ColorRole::Text), TextStyle::Caption, false});
}

GanttContent legendContent(const DrawnSteps& steps)
{
    GanttContent content;
    for (const DrawnStep& step : steps) {
        if (step.gantt)
            content.panels.push_back(step.gantt);
    }
    return content;
}

/// Where the reason has no room between name and figures it stands below them; to an audience always.
double reasonHeight(const ShownStep& shown, const QRectF& box, const Theme& theme)
{
    const ImprovementStep step = shown.step->request.step;
    const double all = theme.textWidth(TextStyle::Strong, QStringLiteral("%1  %2").arg(shown.number).arg(stepName(step))) +
                       theme.textWidth(TextStyle::Body, stepNumbers(shown)) + theme.textWidth(TextStyle::Caption, stepReason(step));
    constexpr double kGaps = 40;
    return theme.isForAudience() || all + theme.px(kGaps) > headLine(box, theme).width() ? theme.lineHeight(TextStyle::Caption) : 0;
}

/// Those without room next to the name are next to the reason or, without room there, below it.
struct Numbers {
    QString beside;
    QString below;
    bool isApart = false;
};

Numbers numbersIn(const ShownStep& shown, const QRectF& box, const Theme& theme)
{
    const ImprovementStep step = shown.step->request.step;
    const double gap = theme.px(12);
    const double whole = headLine(box, theme).width();
    const double room = whole - gap - theme.textWidth(TextStyle::Strong, QStringLiteral("%1  %2").arg(shown.number).arg(stepName(step)));
    QStringList beside = stepNumbers(shown).split(kBetween);
    QStringList below;
    while (reasonHeight(shown, box, theme) > 0 && beside.size() > 1 && theme.textWidth(TextStyle::Body, beside.join(kBetween)) > room)
        below.prepend(beside.takeLast());
    Numbers numbers{beside.join(kBetween), below.join(kBetween)};
    numbers.isApart = !below.isEmpty() &&
                      theme.textWidth(TextStyle::Body, numbers.below) + gap + theme.textWidth(TextStyle::Caption, stepReason(step)) > whole;
    return numbers;
}

}  // namespace

QString stepNumbers(const ShownStep& shown)
{
    const DrawnStep& step = *shown.step;
    if (!step.gantt)
        return tr("Not possible here. %1").arg(step.limits.empty() ? QString() : limitSentence(step.limits.front()));
    QString text = tr("makespan %1 · bubble %2 · in flight %3")
                       .arg(figureText(step.result.makespan), percentText(step.result.bubble.ofTotal), figureText(step.result.peakLive));
    const double change = shown.before > 0 ? step.result.makespan / shown.before - 1 : 0;
    if (shown.before > 0 && std::abs(change) < kSameSpeed)
        text += tr(" · as fast as before");
    else if (shown.before > 0)
        text += kBetween + signedText(change, percentText(std::abs(change)));
    return text;
}

std::array<ShownStep, 5> shownSteps(const DrawnSteps& steps)
{
    std::array<ShownStep, 5> shown;
    const double end = axisEnd(steps);
    double before = 0;
    for (std::size_t index = 0; index < shown.size(); ++index) {
        shown[index] = {&steps[index], static_cast<int>(index) + 1, end, before};
        if (steps[index].gantt)
            before = steps[index].result.makespan;
    }
    return shown;
}

QRectF stepPicture(const ShownStep& shown, const QRectF& box, const Theme& theme)
{
    const QRectF line = headLine(box, theme);
    const double apart = numbersIn(shown, box, theme).isApart ? theme.lineHeight(TextStyle::Body) : 0;
    const double top = line.bottom() + reasonHeight(shown, box, theme) + apart + theme.px(4);
    const double share = std::min(1.0, shown.step->result.makespan / shown.end);
    return {line.left(), top, line.width() * share, std::max(0.0, box.bottom() - theme.px(7) - top)};
}

void addStepTexts(Scene& scene, const ShownStep& shown, const QRectF& box, const Theme& theme)
{
    const DrawnStep& step = *shown.step;
    QRectF line = headLine(box, theme);
    const QColor ink = theme.color(step.gantt ? ColorRole::Text : ColorRole::Muted);
    addText(scene, line, TextStyle::Strong, ink, QStringLiteral("%1  %2").arg(shown.number).arg(stepName(step.request.step)), false, theme);
    const Numbers numbers = numbersIn(shown, box, theme);
    addText(scene, line, TextStyle::Body, theme.color(ColorRole::Text), numbers.beside, true, theme);
    if (reasonHeight(shown, box, theme) > 0)
        line = headLine(box, theme).translated(0, headLine(box, theme).height());
    QRectF last = numbers.isApart ? line.translated(0, theme.lineHeight(TextStyle::Caption)) : line;
    if (!numbers.below.isEmpty())
        addText(scene, last, TextStyle::Body, theme.color(ColorRole::Text), numbers.below, true, theme);
    if (!numbers.isApart && !numbers.below.isEmpty())
        line = last;
    if (line.width() > theme.px(kLeastForReason))
        addText(scene, line, TextStyle::Caption, theme.color(ColorRole::Muted), stepReason(step.request.step), false, theme);
    if (step.gantt && step.result.makespan > shown.end)
        addCut(scene, step.result.makespan, stepPicture(shown, box, theme), theme);
}

double stepsLegendHeight(const DrawnSteps& steps, double width, const Theme& theme)
{
    return ganttLegendHeight(legendContent(steps), width, theme) + theme.px(kGap);
}

void addStepsLegend(Scene& scene, const DrawnSteps& steps, const QRectF& box, const Theme& theme)
{
    drawGanttLegend(scene, legendContent(steps), box, theme);
}

Scene stepsScene(const DrawnSteps& steps, const QSizeF& size, const Theme& theme)
{
    Scene scene;
    scene.size = size;
    const double legend = stepsLegendHeight(steps, size.width(), theme);
    const double gap = theme.px(kGap);
    const double height = (size.height() - legend) / double(steps.size());
    const std::array<ShownStep, 5> shown = shownSteps(steps);
    for (std::size_t index = 0; index < shown.size(); ++index) {
        const QRectF box(0, double(index) * height, size.width(), height - gap);
        scene.rects.append({box, theme.color(ColorRole::Card), theme.color(ColorRole::Outline), Hatch::None, -1, theme.px(8)});
        const QRectF picture = stepPicture(shown[index], box, theme);
        if (steps[index].gantt)
            addThumbnail(scene, picture, *steps[index].gantt, std::min(steps[index].result.makespan, shown[index].end), theme);
        addStepTexts(scene, shown[index], box, theme);
    }
    addStepsLegend(scene, steps, QRectF(0, size.height() - legend, size.width(), legend), theme);
    return scene;
}

}  // namespace shardscope
