// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/step_button.h"

#include <QPainter>

#include <algorithm>

#include "app/views/pipeline/pipeline_thumbnail.h"
#include "widgets/theme/style.h"

namespace shardscope {

StepButton::StepButton(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("An improvement step that is being laid out"));
}

void StepButton::setStep(const ShownStep& shown)
{
    m_shown = shown;
    const ImprovementStep step = shown.step->request.step;
    setAccessibleName(tr("Step %1 of 5: %2").arg(shown.number).arg(stepName(step)));
    setAccessibleDescription(stepNumbers(shown) + u' ' + stepReason(step));
    setToolTip(shown.step->gantt ? tr("Enlarge") : stepNumbers(shown));
    setEnabled(shown.step->gantt != nullptr);
    update();
}

QSize StepButton::sizeHint() const
{
    const Theme& theme = Theme::current();
    return QSizeF(theme.px(500), theme.lineHeight(TextStyle::Strong) + theme.px(64)).toSize();
}

QSize StepButton::minimumSizeHint() const
{
    const Theme& theme = Theme::current();
    return QSizeF(theme.px(240), theme.lineHeight(TextStyle::Strong) + theme.lineHeight(TextStyle::Caption) + theme.px(34)).toSize();
}

void StepButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const bool isLit = isEnabled() && (underMouse() || isDown());
    paintBox(painter, rect(), theme.px(8), theme.color(isLit ? ColorRole::AccentSoft : ColorRole::Card), theme.color(ColorRole::Outline));
    if (m_shown) {
        if (const auto& gantt = m_shown->step->gantt)
            paintThumbnail(painter, stepPicture(*m_shown, rect(), theme), *gantt, std::min(m_shown->step->result.makespan, m_shown->end),
                           theme);
        Scene texts;
        texts.size = size();
        addStepTexts(texts, *m_shown, rect(), theme);
        paintScene(painter, texts, theme);
    }
    if (hasFocus())
        paintFocusRing(painter, rect(), theme.px(8));
}

}  // namespace shardscope
