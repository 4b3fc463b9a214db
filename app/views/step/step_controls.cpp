// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/step_controls.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

#include "app/text/estimate_text.h"
#include "core/estimate/estimate.h"
#include "core/scenario/scenario.h"
#include "core/step/sharded_layers.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/controls/flow_layout.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/text/numbers.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr const char* kBucket = "plan.bucket_bytes";
constexpr double kSmallestBucket = 1 << 20;
constexpr double kLargestBucket = 4096.0 * (1 << 20);
constexpr double kSliderWidth = 230;

Value triedValue(const Scenario& scenario, const Changes& tried, const char* path)
{
    for (const Change& change : tried) {
        if (change.path == path)
            return change.value;
    }
    return findParameter(path)->get(scenario);
}

}  // namespace

StepControls::StepControls(QWidget* parent)
    : QWidget(parent),
      m_rank(new ChoiceBox),
      m_bucket(new QuantitySlider(tr("&Bucket"))),
      m_ownBucket(new QCheckBox(tr("&default"))),
      m_verdict(new WrappingLabel),
      m_apply(new QPushButton(tr("Apply"))),
      m_reset(new QPushButton(tr("Back")))
{
    m_rank->setAccessibleName(tr("Pipeline rank"));
    m_rank->setMinimumContentsLength(8);
    m_rank->setToolTip(tr("The pipeline rank whose streams are shown"));
    m_bucket->setOctaves(kSmallestBucket, kLargestBucket, 1);
    m_bucket->setFormatter([](double bytes) { return bytesText(bytes); });
    m_bucket->setToolTip(tr("Bytes of gradients that are reduced together"));
    m_bucket->setCompact(tr("&Bucket"), tr("1,024 MiB"));
    m_bucket->setNoteVisible(false);  // it is read out, and in the tip
    m_bucket->setCaptionWidth(m_bucket->captionNeeded());
    m_bucket->setFixedWidth(std::max(qRound(Theme::current().px(kSliderWidth)), m_bucket->minimumSizeHint().width()));
    m_ownBucket->setToolTip(tr("Use the bucket size of the framework instead of a set value"));
    m_ownBucket->setAccessibleDescription(m_ownBucket->toolTip());
    m_apply->setToolTip(tr("Apply these settings to the plan"));
    m_reset->setToolTip(tr("Show the plan as it is"));
    auto* first = new FlowLayout;
    first->addWidget(m_rank);
    first->addWidget(m_bucket);
    first->addWidget(m_ownBucket);
    first->addWidget(new QLabel(tr("Overlap:")));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(qRound(Theme::current().px(2)));
    layout->addLayout(first);
    addSwitch("plan.overlap.grad_reduce", tr("&gradients"), tr("Reduce gradients while the last backward pass runs"));
    addSwitch("plan.overlap.param_gather", tr("&weights"), tr("Gather new weights while the next forward pass runs"));
    addSwitch("plan.overlap.tensor", tr("&TP"), tr("Run tensor-parallel collectives overlapped with their matrix multiplications"));
    addSwitch("plan.overlap.expert", tr("&EP"), tr("Send tokens to experts while other tokens are computed"));
    for (const Switch& each : m_switches)
        first->addWidget(each.box);
    auto* second = new QHBoxLayout;
    second->addWidget(m_verdict, 1);
    second->addWidget(m_apply);
    second->addWidget(m_reset);
    layout->addLayout(second);
    connect(m_rank, &ChoiceBox::choiceEdited, this, [this](const QString& id) { Q_EMIT rankEdited(id.toInt()); });
    connect(m_bucket, &QuantitySlider::valueEdited, this, [this](double bytes) {
        Q_EMIT tried({kBucket, static_cast<std::int64_t>(bytes)});
    });
    connect(m_ownBucket, &QCheckBox::toggled, this, [this](bool own) {
        Q_EMIT tried({kBucket, own ? Value() : Value(static_cast<std::int64_t>(m_bucket->value()))});
    });
    connect(m_apply, &QPushButton::clicked, this, &StepControls::applyRequested);
    connect(m_reset, &QPushButton::clicked, this, &StepControls::resetRequested);
    setVerdict({});
}

void StepControls::addSwitch(const char* path, const QString& text, const QString& tip)
{
    auto* box = new QCheckBox(text);
    box->setToolTip(tip);
    box->setAccessibleDescription(tip);
    m_switches.append({path, box});
    connect(box, &QCheckBox::toggled, this, [this, path](bool on) { Q_EMIT tried({path, on}); });
}

void StepControls::showEstimate(const Estimate& estimate, int rank, const Changes& tried)
{
    const Scenario& scenario = estimate.scenario();
    const QStringList ranks = pipelineRankNames(estimate);
    QList<Choice> choices;
    for (qsizetype i = 0; i < ranks.size(); ++i)
        choices.append({QString::number(i), ranks[i], {}, {}, {}});
    if (m_ranks != ranks)
        m_rank->setChoices(choices);
    m_ranks = ranks;
    m_rank->setCurrentId(QString::number(rank));
    m_rank->setVisible(ranks.size() > 1);
    const Value bucket = triedValue(scenario, tried, kBucket);
    if (const auto* bytes = std::get_if<std::int64_t>(&bucket))
        m_bucket->setValue(static_cast<double>(*bytes));
    const QSignalBlocker quietBucket(m_ownBucket);
    m_ownBucket->setChecked(isNull(bucket));
    for (const Switch& each : std::as_const(m_switches)) {
        const QSignalBlocker quiet(each.box);
        each.box->setChecked(std::get<bool>(triedValue(scenario, tried, each.path)));
    }
}

void StepControls::setTraffic(const DataTraffic* traffic)
{
    const double parameters = traffic ? traffic->bucketElements : 0;
    m_bucket->setNote(parameters > 0 ? tr("framework default: %1 parameters").arg(countText(parameters)) : QString());
    // Without a step nobody knows the framework's own: the slider rests at its end.
    if (m_ownBucket->isChecked())
        m_bucket->setValue(traffic ? traffic->gradientBucket() : kSmallestBucket);
}

void StepControls::setVerdict(const QString& sentence)
{
    m_verdict->setText(sentence);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_verdict, m_apply, m_reset})
        widget->setVisible(!sentence.isEmpty());
}

}  // namespace shardscope
