// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/controls_panel.h"

#include <QScrollBar>
#include <QVBoxLayout>

#include "app/panels/cluster_form.h"
#include "app/panels/model_form.h"
#include "app/panels/plan_form.h"
#include "app/panels/training_form.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kWidth = 300;

}  // namespace

ControlsPanel::ControlsPanel(Document* document, QWidget* parent) : QScrollArea(parent), m_document(*document)
{
    setObjectName(QStringLiteral("controls"));
    setAccessibleName(tr("Controls"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    auto* model = new ModelForm(m_document);
    m_forms = {model, new ClusterForm(m_document), new TrainingForm(m_document), new PlanForm(m_document)};
    for (ParameterForm* form : m_forms)
        layout->addWidget(form);
    layout->addStretch(1);
    layout->setSpacing(qRound(Theme::current().px(14)));
    setWidget(page);
    connect(model, &ModelForm::openConfigRequested, this, &ControlsPanel::openConfigRequested);
    const auto documentChanged = [this] {
        m_isOld = true;
        if (isVisible())
            refresh();
    };
    connect(&m_document, &Document::scenarioChanged, this, documentChanged);
    connect(&m_document, &Document::locksChanged, this, documentChanged);
}

void ControlsPanel::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    QScrollArea::showEvent(event);
}

void ControlsPanel::refresh()
{
    m_isOld = false;
    for (ParameterForm* form : m_forms)
        form->refresh();
    findOptions();
}

void ControlsPanel::findOptions()
{
    m_task.start([scenario = m_document.snapshot(), locked = m_document.lockedDegrees()] { return planOptions(*scenario, locked); },
                 [this](const std::shared_ptr<const PlanOptions>& options) {
                     for (ParameterForm* form : m_forms)
                         form->setOptions(*options);
                 });
}

QWidget* ControlsPanel::controlOf(const QString& parameterPath) const
{
    for (const ParameterForm* form : m_forms) {
        if (QWidget* control = form->controlOf(parameterPath))
            return control;
    }
    return nullptr;
}

bool ControlsPanel::reveal(const QString& parameterPath)
{
    QWidget* control = controlOf(parameterPath);
    if (!control)
        return false;
    ensureWidgetVisible(control);
    // Sliders and segments are made of parts: the first that takes the keyboard.
    QWidget* target = control;
    for (QWidget* part : control->findChildren<QWidget*>()) {
        if (target->focusPolicy() == Qt::NoFocus && (part->focusPolicy() & Qt::TabFocus) != 0)
            target = part;
    }
    target->setFocus(Qt::ShortcutFocusReason);
    return true;
}

QSize ControlsPanel::sizeHint() const
{
    const int width = qRound(Theme::current().px(kWidth)) + verticalScrollBar()->sizeHint().width();
    return {width, widget()->sizeHint().height()};
}

}  // namespace shardscope
