// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scenario_line.h"

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

QStringList summaryParts(const Scenario& scenario)
{
    const QString cluster = ScenarioLine::tr("%1 × %2", "number of GPUs and their name")
                                .arg(QLocale().toString(scenario.cluster.gpus()), shortGpuName(scenario.cluster.gpu.name));
    const QString batch = ScenarioLine::tr("%1 tokens").arg(countText(tokensPerBatch(scenario)));
    return {modelNameOf(scenario), cluster, lengthText(static_cast<double>(scenario.training.sequenceLength)), batch};
}

const QString kBetween = QStringLiteral(" · ");

}  // namespace

ScenarioLine::ScenarioLine(QWidget* parent) : QPushButton(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

void ScenarioLine::setScenario(const Scenario& scenario)
{
    m_parts = summaryParts(scenario);
    m_tokens = tr("%1 tok", "tokens, where there is little room").arg(countText(tokensPerBatch(scenario)));
    setToolTip(plainTip(tr("%1: model, GPUs, sequence length and batch. Click to open the setup.").arg(m_parts.join(kBetween))));
    setAccessibleName(tr("Setup of %1").arg(m_parts.join(kBetween)));
    update();
}

QSize ScenarioLine::sizeHint() const
{
    const Theme& theme = Theme::current();
    return QSizeF(theme.px(200), theme.lineHeight(TextStyle::Caption) + theme.px(12)).toSize();
}

QSize ScenarioLine::minimumSizeHint() const { return {qRound(Theme::current().px(80)), sizeHint().height()}; }

QString ScenarioLine::shownIn(double width, const QFontMetricsF& metrics) const
{
    QStringList parts = m_parts;
    if (metrics.horizontalAdvance(parts.join(kBetween)) > width && !parts.isEmpty())
        parts.last() = m_tokens;
    // The numbers stay whole: it is the model's name that gives way.
    const QString rest = parts.isEmpty() ? QString() : kBetween + parts.mid(1).join(kBetween);
    const QString model = metrics.elidedText(parts.value(0), Qt::ElideRight, width - metrics.horizontalAdvance(rest));
    return metrics.elidedText(model + rest, Qt::ElideRight, width);
}

void ScenarioLine::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const QColor fill = theme.color(ColorRole::Card);
    paintBox(painter, rect(), theme.px(5), underMouse() ? theme.lit(fill) : fill, theme.color(ColorRole::Outline));
    const QRectF text = QRectF(rect()).adjusted(theme.px(8), 0, -theme.px(8), 0);
    const QFont font = theme.font(TextStyle::Caption);
    painter.setFont(font);
    painter.setPen(theme.color(ColorRole::Text));
    painter.drawText(text, Qt::AlignVCenter, shownIn(text.width(), QFontMetricsF(font)));
    if (hasFocus())
        paintFocusRing(painter, QRectF(rect()).adjusted(1, 1, -1, -1), theme.px(5));
}

}  // namespace shardscope
