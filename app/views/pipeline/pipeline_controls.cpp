// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/pipeline_controls.h"

#include <QPushButton>

#include <algorithm>

#include "app/text/parameter_text.h"
#include "app/views/pipeline/pipeline_picture.h"
#include "core/schedule/schedule_traits.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/controls/flow_layout.h"

namespace shardscope {
namespace {

const QString kNone = QStringLiteral("none");
constexpr double kMostStages = 256;
constexpr double kMostMicroBatches = 8192;
constexpr double kMostChunks = 16;

std::optional<ScheduleKind> kindCalled(const QString& id)
{
    for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
        if (toText(name) == id)
            return kind;
    }
    return std::nullopt;
}

QString idOf(ScheduleKind kind) { return toText(nameOf(kind)); }

void showValue(QuantitySlider& slider, double value, double most)
{
    slider.setOctaves(1, std::max(most, value));
    slider.setValue(value);
}

}  // namespace

PipelineControls::PipelineControls(QWidget* parent)
    : QWidget(parent),
      m_kinds(new QWidget),
      m_buttons(new QWidget),
      m_kind(new ChoiceBox),
      m_against(new ChoiceBox),
      m_stages(new QuantitySlider(tr("Ranks p"))),
      m_microBatches(new QuantitySlider(tr("Micro-batches m"))),
      m_chunks(new QuantitySlider(tr("Chunks v"))),
      m_apply(new QPushButton(tr("Apply to the plan"))),
      m_back(new QPushButton(tr("Back to the plan")))
{
    m_kind->setAccessibleName(tr("Schedule"));
    m_kind->setMinimumContentsLength(10);
    m_against->setAccessibleName(tr("Schedule to compare with"));
    m_apply->setToolTip(tr("Use this schedule and these numbers of ranks, micro-batches and chunks in the plan"));
    fillKinds();
    auto* layout = new FlowLayout(this);
    const auto addGroup = [&](QWidget* group, std::initializer_list<QWidget*> parts) {
        auto* row = new QHBoxLayout(group);
        row->setContentsMargins(0, 0, 0, 0);
        for (QWidget* part : parts)
            row->addWidget(part);
        layout->addWidget(group);
    };
    addGroup(m_kinds, {m_kind, m_against});
    addSlider(*layout, *m_stages, tr("Ranks p"), QStringLiteral("256"));
    addSlider(*layout, *m_microBatches, tr("Micro-batches m"), QStringLiteral("8,192"));
    addSlider(*layout, *m_chunks, tr("Chunks v"), QStringLiteral("16"));
    addGroup(m_buttons, {m_apply, m_back});

    connect(m_kind, &ChoiceBox::choiceEdited, this,
            [this](const QString& id) { Q_EMIT shapeEdited(shapeInKind(m_shape, kindCalled(id).value_or(m_shape.kind))); });
    connect(m_against, &ChoiceBox::choiceEdited, this, [this](const QString& id) { Q_EMIT againstEdited(kindCalled(id)); });
    for (QuantitySlider* slider : {m_stages, m_microBatches, m_chunks})
        connect(slider, &ValueSlider::valueEdited, this, &PipelineControls::editNumbers);
    connect(m_apply, &QPushButton::clicked, this, &PipelineControls::applyRequested);
    connect(m_back, &QPushButton::clicked, this, &PipelineControls::backRequested);
}

void PipelineControls::addSlider(QLayout& row, QuantitySlider& slider, const QString& caption, const QString& widest)
{
    slider.setCompact(caption, widest);
    slider.setCaptionWidth(slider.captionNeeded());
    slider.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    row.addWidget(&slider);
}

void PipelineControls::fillKinds()
{
    QList<Choice> kinds;
    QList<Choice> others{{kNone, tr("No comparison"), {}, {}, {}}};
    for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
        kinds.append({idOf(kind), scheduleName(kind), {}, {}, {}});
        others.append({idOf(kind), tr("against %1").arg(scheduleName(kind)), {}, {}, {}});
    }
    m_kind->setChoices(kinds);
    m_against->setChoices(others);
}

void PipelineControls::setQuestion(const PipelineQuestion& question, const PipelineShape& plan)
{
    showNumbers(question.shape, question.shape.chunks);
    m_kind->setCurrentId(idOf(m_shape.kind));
    m_against->setCurrentId(question.against ? idOf(*question.against) : kNone);
    m_chunks->setEnabled(traitsOf(m_shape.kind).chunks.isFree());
    m_chunks->setVisible(m_chunks->isEnabled());  // the others have the room of one that nothing can be done with
    const bool isPlan = isSame(m_shape, plan);
    m_apply->setEnabled(!isPlan);
    m_back->setEnabled(!isPlan);
    showKinds(true);
    m_buttons->setVisible(!isPlan);  // with nothing to apply the room is the sliders'
}

void PipelineControls::setStepsShape(const PipelineShape& shape, int chunks)
{
    showNumbers(shape, chunks);
    m_chunks->setEnabled(true);
    m_chunks->show();
    showKinds(false);
}

void PipelineControls::showNumbers(const PipelineShape& shape, int chunks)
{
    m_shape = shape;
    showValue(*m_stages, shape.stages, kMostStages);
    showValue(*m_microBatches, double(shape.microBatches), kMostMicroBatches);
    showValue(*m_chunks, chunks, kMostChunks);
}

void PipelineControls::showKinds(bool shown)
{
    m_kinds->setVisible(shown);
    m_buttons->setVisible(shown);
}

void PipelineControls::editNumbers()
{
    Q_EMIT shapeEdited(shapeWith(m_shape, static_cast<int>(m_stages->value()), static_cast<std::int64_t>(m_microBatches->value()),
                                 static_cast<int>(m_chunks->value())));
}

}  // namespace shardscope
