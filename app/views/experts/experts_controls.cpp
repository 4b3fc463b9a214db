// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/experts/experts_controls.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>

#include "widgets/controls/segmented_choice.h"
#include "widgets/text/fit_word.h"
#include "widgets/text/numbers.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr double kWidth = 246;
constexpr double kMostImbalance = 8;
const QString kDispatchers[] = {QStringLiteral("allgather"), QStringLiteral("alltoall"), QStringLiteral("deepep")};

QString ratioText(double value) { return QLocale().toString(value, 'f', 2); }

QLabel* note()
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// "72.1 GiB (+3.2 GiB)".
QString changed(double now, double before, QString (*text)(double))
{
    const double change = now - before;
    if (std::abs(change) < 1e-3 * std::abs(before))
        return text(now);
    return QStringLiteral("%1 (%2)").arg(text(now), signedText(change, text(std::abs(change))));
}

}  // namespace

void RatioSlider::setRange(double low, double high, double step)
{
    m_step = step;
    QList<SliderStop> stops;
    const int count = static_cast<int>(std::floor((high - low) / step + 1e-9));
    for (int i = 0; i <= count; ++i) {
        const double value = std::round((low + i * step) / step) * step;
        stops.append({value, {}, std::abs(value - std::round(value)) < 1e-9});
    }
    setStops(stops);
    track().setLogarithmic(false);
}

bool RatioSlider::accepts(double value, QString& reason) const
{
    const double low = track().stops().front().value;
    const double high = track().stops().back().value;
    const bool isWhole = m_step < 1 || value == std::floor(value);
    if (value >= low && value <= high && isWhole)
        return true;
    const QLocale locale;
    reason = (m_step < 1 ? tr("The value must be a number from %1 to %2.") : tr("The value must be a whole number from %1 to %2."))
                 .arg(locale.toString(low), locale.toString(high));
    return false;
}

ExpertsControls::ExpertsControls(QWidget* parent)
    : QScrollArea(parent),
      m_topK(new RatioSlider(tr("Experts per &token"))),
      m_imbalance(new RatioSlider(tr("Load &imbalance"))),
      m_drops(new QCheckBox(tr("&Drop beyond a capacity"))),
      m_capacity(new RatioSlider(tr("&Capacity factor"))),
      m_dispatcher(new SegmentedChoice(tr("Dispatcher"))),
      m_apply(new QPushButton(tr("Apply"))),
      m_reset(new QPushButton(tr("Back"))),
      m_note(note()),
      m_effect(note())
{
    m_imbalance->setFormatter(ratioText);
    m_imbalance->setNote(tr("busiest rank / mean"));
    m_capacity->setFormatter(ratioText);
    m_capacity->setRange(0.5, 4, 0.05);
    m_dispatcher->setSegments(
        {{kDispatchers[0], tr("All-gather"), {}}, {kDispatchers[1], tr("All-to-all"), {}}, {kDispatchers[2], tr("DeepEP"), {}}});
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setText(tr("Experts per token are part of the model. A change here is only tried out and cannot be applied to the plan."));
    m_effect->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 8, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_topK, m_imbalance, m_drops, m_capacity, m_dispatcher})
        column->addWidget(widget);
    auto* row = new QHBoxLayout;
    row->addWidget(m_apply);
    row->addWidget(m_reset);
    row->addStretch(1);
    column->addLayout(row);
    column->addWidget(m_note);
    column->addWidget(m_effect);
    column->addStretch(1);
    setWidget(page);
    setWidgetResizable(true);
    viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fitText();
    setFocusPolicy(Qt::NoFocus);
    for (RatioSlider* slider : {m_topK, m_imbalance, m_capacity})
        connect(slider, &ValueSlider::valueEdited, this, &ExpertsControls::edit);
    connect(m_drops, &QCheckBox::clicked, this, &ExpertsControls::edit);
    connect(m_dispatcher, &SegmentedChoice::choiceEdited, this, &ExpertsControls::edit);
    connect(m_apply, &QPushButton::clicked, this, &ExpertsControls::applyRequested);
    connect(m_reset, &QPushButton::clicked, this, &ExpertsControls::resetRequested);
}

void ExpertsControls::fitText() { setFixedWidth(qRound(Theme::current().px(kWidth))); }

/// Text grows while someone presents.
void ExpertsControls::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitText();
    QScrollArea::changeEvent(event);
}

void ExpertsControls::edit()
{
    ExpertSettings settings;
    settings.topK = static_cast<int>(std::round(m_topK->value()));
    settings.imbalance = m_imbalance->value();
    if (m_drops->isChecked())
        settings.capacityFactor = m_capacity->value();
    settings.dispatcher = fromName<MoeDispatcher>(m_dispatcher->current().toStdString()).value_or(MoeDispatcher::AllToAll);
    // The two that send a copy a domain look alike here: what was HybridEP stays so.
    if (settings.dispatcher == MoeDispatcher::DeepEp && m_tried.dispatcher == MoeDispatcher::HybridEp)
        settings.dispatcher = MoeDispatcher::HybridEp;
    Q_EMIT edited(settings);
}

void ExpertsControls::setSettings(const ExpertSettings& own, const ExpertSettings& tried, int experts)
{
    m_tried = tried;
    if (experts != m_experts) {
        m_experts = experts;
        m_topK->setRange(1, std::min(experts, 32), 1);
        m_imbalance->setRange(1, kMostImbalance, 0.05);
    }
    m_topK->setValue(tried.topK);
    m_imbalance->setValue(tried.imbalance);
    const QSignalBlocker quiet(m_drops);
    m_drops->setChecked(tried.capacityFactor.has_value());
    m_capacity->setEnabled(tried.capacityFactor.has_value());
    m_capacity->setValue(tried.capacityFactor.value_or(1.25));
    const std::size_t which = tried.dispatcher == MoeDispatcher::AllGather ? 0 : tried.dispatcher == MoeDispatcher::AllToAll ? 1 : 2;
    m_dispatcher->setCurrent(kDispatchers[which]);
    ExpertSettings applicable = tried;
    applicable.topK = own.topK;
    m_apply->setEnabled(!(applicable == own));
    m_reset->setEnabled(!(tried == own));
    m_note->setVisible(tried.topK != own.topK);
}

void ExpertsControls::setEffect(const ExpertEffect& effect)
{
    if (effect.largestImbalance != m_largest) {
        m_largest = effect.largestImbalance;
        m_imbalance->setNote(tr("busiest rank / mean; %1 at most here").arg(ratioText(m_largest)));
    }
    QStringList lines;
    const QString busiest = tr("Busiest rank: %1 × the mean").arg(ratioText(effect.busiest));
    if (m_drops->isChecked()) {
        lines << tr("%1. Every rank computes its full buffers: %2 × the mean.").arg(busiest, ratioText(m_capacity->value()));
        lines << tr("Dropped tokens: %1. Empty buffer slots: %2.").arg(percentText(effect.dropRate), percentText(effect.padding));
    } else {
        lines << tr("%1. The other ranks wait that much longer for the experts of this rank. No token is dropped.").arg(busiest);
    }
    const auto bytes = [](double value) { return bytesText(value); };
    const auto seconds = [](double value) { return durationText(value); };
    lines << tr("Worst GPU: %1%2.")
                 .arg(changed(effect.peak.value(), effect.peakBefore.value(), bytes),
                      effect.fit == Fit::Fits ? QString() : tr(", %1", "a verdict").arg(fitWord(effect.fit)));
    if (effect.step && effect.stepBefore)
        lines << tr("Step time: %1.").arg(changed(effect.step->value(), effect.stepBefore->value(), seconds));
    lines << tr("Dispatch of one layer: %1, or %2 at line rate.")
                 .arg(bytes(effect.dispatch.total().value()),
                      changed(effect.dispatchSeconds.value(), effect.dispatchSecondsBefore.value(), seconds));
    m_effect->setText(lines.join(QStringLiteral("\n\n")));
}

QString ExpertsControls::effectText() const { return m_effect->text(); }

}  // namespace shardscope
