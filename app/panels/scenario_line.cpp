// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scenario_line.h"

#include <QEvent>
#include <QPainter>

#include "app/document/hold_batch.h"
#include "app/text/scenario_text.h"
#include "core/scenario/scenario.h"
#include "widgets/text/numbers.h"
#include "widgets/text/plain_tip.h"
#include "widgets/text/typed_quantity.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {

namespace {

const QString kBetween = QStringLiteral(" · ");

}  // namespace

ScenarioLine::ScenarioLine(QWidget* parent) : QPushButton(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    fitHeight();
}

void ScenarioLine::setScenario(const Scenario& scenario)
{
    m_parts = {modelNameOf(scenario), gpusText(scenario.cluster), lengthText(static_cast<double>(scenario.training.sequenceLength)),
               tr("%1 tokens").arg(countText(tokensPerBatch(scenario)))};
    const QString all = m_parts.join(kBetween);
    setToolTip(plainTip(tr("%1: model, GPUs, sequence length and batch. Click to open the setup.").arg(all)));
    setAccessibleName(tr("Setup of %1").arg(all));
    fitHeight();
    update();
}

QSize ScenarioLine::sizeHint() const { return QSizeF(Theme::current().px(200), height()).toSize(); }

QSize ScenarioLine::minimumSizeHint() const { return {qRound(Theme::current().px(80)), height()}; }

QStringList ScenarioLine::linesIn(double width, const QFontMetricsF& metrics) const
{
    QStringList lines{QString()};
    for (const QString& part : m_parts) {
        const QString longer = lines.last().isEmpty() ? part : lines.last() + kBetween + part;
        if (lines.last().isEmpty() || metrics.horizontalAdvance(longer) <= width)
            lines.last() = longer;
        else
            lines << part;
    }
    return lines;
}

QRectF ScenarioLine::textBox() const { return QRectF(rect()).adjusted(Theme::current().px(8), 0, -Theme::current().px(8), 0); }

void ScenarioLine::fitHeight()
{
    const Theme& theme = Theme::current();
    const auto lines = static_cast<double>(linesIn(textBox().width(), QFontMetricsF(theme.font(TextStyle::Caption))).size());
    setFixedHeight(qRound(lines * theme.lineHeight(TextStyle::Caption) + theme.px(12)));
}

void ScenarioLine::resizeEvent(QResizeEvent* event)
{
    fitHeight();
    QPushButton::resizeEvent(event);
}

void ScenarioLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        fitHeight();
    QPushButton::changeEvent(event);
}

void ScenarioLine::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const QColor fill = theme.color(ColorRole::Card);
    paintBox(painter, rect(), theme.px(5), underMouse() ? theme.lit(fill) : fill, theme.color(ColorRole::Outline));
    const QFont font = theme.font(TextStyle::Caption);
    painter.setFont(font);
    painter.setPen(theme.color(ColorRole::Text));
    painter.drawText(textBox(), Qt::AlignVCenter, linesIn(textBox().width(), QFontMetricsF(font)).join(u'\n'));
    if (hasFocus())
        paintFocusRing(painter, QRectF(rect()).adjusted(1, 1, -1, -1), theme.px(5));
}

}  // namespace shardscope
