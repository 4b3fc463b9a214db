// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ring/ring_controls.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/field/tried_values.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

constexpr double kShortest = 1024;
constexpr double kLongest = 16777216;
constexpr int kMostRanks = 64;

QString idOf(ContextLayout layout)
{
    const std::string_view name = nameOf(layout);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

}  // namespace

RingControls::RingControls(QWidget* parent)
    : QWidget(parent),
      m_layouts(new SegmentedChoice(tr("Layout"))),
      m_ranks(new DegreeSlider(tr("Context parallel"))),
      m_inner(new DegreeSlider(tr("Inner ranks"))),
      m_sequence(new QuantitySlider(tr("Sequence"))),
      m_apply(new QPushButton(tr("Apply"))),
      m_reset(new QPushButton(tr("Reset"))),
      m_remark(new WrappingLabel)
{
    m_layouts->setWraps();
    m_ranks->setLockVisible(false);
    m_ranks->setCompact(tr("Context parallel"), QStringLiteral("256"));
    m_inner->setLockVisible(false);
    m_inner->setCompact(tr("Inner ranks"), QStringLiteral("256"));
    m_inner->setCaptionWidth(m_inner->captionNeeded());
    m_inner->setToolTip(tr("Ranks that exchange heads with each other, in a ring of such groups"));
    m_sequence->setCompact(tr("Sequence"), QStringLiteral("1,048,576"));
    m_ranks->setCaptionWidth(m_ranks->captionNeeded());
    m_sequence->setCaptionWidth(m_sequence->captionNeeded());
    m_sequence->setOctaves(kShortest, kLongest);
    m_sequence->setFormatter([this](double tokens) { return locale().toString(tokens, 'f', 0); });
    m_sequence->setToolTip(tr("Tokens of one sequence"));
    m_reset->setToolTip(tr("As in the scenario"));
    m_apply->setToolTip(tr("Apply the ranks, layout and sequence to the scenario"));
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(14);
    upper->addWidget(m_layouts);
    upper->addWidget(m_inner, 1);
    auto* lower = new QHBoxLayout;
    lower->setSpacing(14);
    lower->addWidget(m_ranks, 2);
    lower->addWidget(m_sequence, 3);
    lower->addWidget(m_apply);
    lower->addWidget(m_reset);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(upper);
    layout->addWidget(m_remark);
    layout->addLayout(lower);
    connect(m_layouts, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        const auto chosen = fromName<ContextLayout>(id.toStdString());
        edit({m_whatIf.ranks, chosen.value_or(m_whatIf.layout), m_whatIf.sequence, m_whatIf.inner});
    });
    connect(m_ranks, &DegreeSlider::valueEdited, this, [this](double ranks) {
        edit({static_cast<int>(ranks), m_whatIf.layout, m_whatIf.sequence, m_whatIf.inner});
    });
    connect(m_inner, &DegreeSlider::valueEdited, this, [this](double inner) {
        edit({m_whatIf.ranks, m_whatIf.layout, m_whatIf.sequence, static_cast<int>(inner)});
    });
    connect(m_sequence, &QuantitySlider::valueEdited, this, [this](double tokens) {
        edit({m_whatIf.ranks, m_whatIf.layout, static_cast<std::int64_t>(tokens), m_whatIf.inner});
    });
    connect(m_apply, &QPushButton::clicked, this, &RingControls::applyRequested);
    connect(m_reset, &QPushButton::clicked, this, &RingControls::resetRequested);
}

void RingControls::edit(RingWhatIf whatIf)
{
    if (whatIf == m_whatIf)
        return;
    m_whatIf = whatIf;
    Q_EMIT whatIfEdited(whatIf);
}

void RingControls::show(const RingWhatIf& whatIf, bool isScenario, const QString& remark, const QString& whyNotApply)
{
    m_whatIf = whatIf;
    QList<Segment> segments;
    for (const auto& [layout, name] : EnumNames<ContextLayout>::names)
        segments.append({idOf(layout), layoutName(layout), {}});
    m_layouts->setSegments(segments);
    m_layouts->setCurrent(idOf(whatIf.layout));
    QList<SliderStop> stops;
    for (int ranks = 1; ranks <= kMostRanks; ranks *= 2)
        stops.append({static_cast<double>(ranks), {}, true});
    const auto place =
        std::lower_bound(stops.begin(), stops.end(), whatIf.ranks, [](const SliderStop& stop, int value) { return stop.value < value; });
    if (place == stops.end() || place->value != whatIf.ranks)
        stops.insert(place, {static_cast<double>(whatIf.ranks), {}, true});
    m_ranks->setStops(stops);
    m_ranks->setValue(whatIf.ranks);
    QList<SliderStop> divisors;
    for (const int inner : divisorsOf(whatIf.ranks))
        divisors.append({static_cast<double>(inner), {}, true});
    m_inner->setStops(divisors);
    m_inner->setValue(whatIf.inner);
    m_inner->setVisible(hasTwoLevels(whatIf.layout));
    m_sequence->setValue(static_cast<double>(whatIf.sequence));
    m_apply->setEnabled(!isScenario && whyNotApply.isEmpty());
    m_apply->setToolTip(whyNotApply.isEmpty() ? tr("Apply the ranks, layout and sequence to the scenario") : whyNotApply);
    m_reset->setEnabled(!isScenario);
    m_remark->setText(remark);
}

}  // namespace shardscope
