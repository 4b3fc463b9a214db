// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/training_form.h"

#include <QLocale>

#include <algorithm>

#include "app/document/hold_batch.h"
#include "app/text/parameter_text.h"
#include "core/plan/check_plan.h"
#include "core/scenario/scenario.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

constexpr double kShortest = 256;
constexpr double kLongest = 1 << 20;
constexpr double kMostSequences = 1 << 16;

QString batchNote(const Scenario& scenario)
{
    const QString sequences = TrainingForm::tr("%Ln sequence(s)", nullptr, static_cast<int>(scenario.training.globalBatch));
    const auto microBatches = derivePlan(scenario).microBatches;
    if (!microBatches)
        return sequences;
    return sequences + QStringLiteral(" · ") + TrainingForm::tr("%Ln micro-batch(es)", nullptr, static_cast<int>(*microBatches));
}

}  // namespace

TrainingForm::TrainingForm(Document& document, QWidget* parent) : ParameterForm(tr("Training"), document, parent)
{
    addSequenceLength();
    addGlobalBatch();
    addFields(ControlPart::Training);
}

void TrainingForm::addSequenceLength()
{
    auto* length = new QuantitySlider(tr("Sequence length"));
    length->setCompact(tr("Sequence"), kWidestValue);
    length->setSuffixBase(suffixBaseOf(*findParameter("training.sequence_length")));
    length->setFormatter([](double tokens) { return QLocale().toString(tokens, 'f', 0); });
    length->setOctaves(kShortest, kLongest, 1);
    addWidget(length);
    addControl("training.sequence_length", length,
               [length](const Scenario& scenario) { length->setValue(static_cast<double>(scenario.training.sequenceLength)); });
    editInDrag(length, [this](double tokens) {
        this->document().edit(QStringLiteral("training.sequence_length"), static_cast<std::int64_t>(tokens));
    });
}

void TrainingForm::addGlobalBatch()
{
    auto* batch = new QuantitySlider(tr("Global batch"));
    batch->setCompact(tr("Batch tokens"), kWidestValue);
    batch->setFormatter([](double tokens) { return countText(tokens); });
    addWidget(batch);
    addControl("training.global_batch", batch, [batch](const Scenario& scenario) {
        const auto length = static_cast<double>(scenario.training.sequenceLength);
        const auto sequences = static_cast<double>(scenario.training.globalBatch);
        batch->setStops(multiplesOf(length, std::max(kMostSequences, sequences)));
        batch->setValue(length * sequences);
        batch->setNote(batchNote(scenario));
    });
    editInDrag(batch, [this](double tokens) {
        this->document().edit(QStringLiteral("training.global_batch"), batchNear(this->document().scenario(), tokens));
    });
}

}  // namespace shardscope
