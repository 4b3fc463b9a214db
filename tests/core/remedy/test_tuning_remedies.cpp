// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/framework/tuning_defaults.h"
#include "core/io/residuals_json.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/remedy/remedies.h"
#include "core/remedy/searched_settings.h"

using namespace shardscope;

namespace {

/// Llama 3.1 8B on one RTX 4090, with TRL.
Estimate tune(const QString& overrides)
{
    std::vector<std::string> list;
    for (const QString& each : overrides.split(' ', Qt::SkipEmptyParts))
        list.push_back(each.toStdString());
    return estimate(parseScenario(resource("examples/llama-3.1-8b-qlora-rtx-4090.json"), "example", list).value(), measuredEvidence())
        .value();
}

const QString kFull = "training.method=full training.base_format=null training.adapter={} ";
const QString kLora = "training.method=lora training.base_format=null ";

bool turns(const Remedy& remedy, PlanSetting setting)
{
    return std::find(remedy.settings.begin(), remedy.settings.end(), setting) != remedy.settings.end();
}

const Remedy* remedyThat(const std::vector<Remedy>& offered, PlanSetting setting)
{
    const auto found = std::find_if(offered.begin(), offered.end(), [setting](const Remedy& each) { return turns(each, setting); });
    return found == offered.end() ? nullptr : &*found;
}

bool isMove(const std::vector<Move>& moves, PlanSetting setting)
{
    return std::any_of(moves.begin(), moves.end(), [setting](const Move& each) { return each.setting == setting; });
}

}  // namespace

class TestTuningRemedies : public QObject {
    Q_OBJECT

private slots:
    void aFineTuneSaysSo_data()
    {
        QTest::addColumn<QString>("overrides");
        QTest::addColumn<bool>("isTune");
        const QString pretraining = kFull + "training.software.framework=torchtitan ";
        QTest::newRow("QLoRA") << QString() << true;
        QTest::newRow("all weights, by name") << pretraining + "training.method=full" << true;
        QTest::newRow("an objective") << pretraining + "training.method=null training.objective=sft" << true;
        QTest::newRow("a framework that only tunes") << kFull + "training.method=null" << true;
        QTest::newRow("neither") << pretraining + "training.method=null" << false;
        QTest::newRow("an unknown program") << kFull + "training.method=null training.software.framework=other" << false;
    }
    void aFineTuneSaysSo()
    {
        QFETCH(QString, overrides);
        QFETCH(bool, isTune);
        const Scenario scenario = tune(overrides).scenario();
        QCOMPARE(isFineTune(scenario.training), isTune);
        const std::vector<Move> moves = movesThatSaveMemory(scenario);
        QCOMPARE(isMove(moves, PlanSetting::SequenceLength), isTune);
        QVERIFY(isTune || (!isMove(moves, PlanSetting::Method) && !isMove(moves, PlanSetting::OptimizerStates)));
    }

    /// A field is only changed where it means something.
    void onlyWhatHasAMeaningIsChanged_data()
    {
        QTest::addColumn<QString>("overrides");
        QTest::addColumn<PlanSetting>("setting");
        QTest::addColumn<bool>("isTried");
        QTest::newRow("rank of adapters") << kLora << PlanSetting::AdapterRank << true;
        QTest::newRow("rank of a full tune") << kFull << PlanSetting::AdapterRank << false;
        QTest::newRow("rank at the least") << kLora + "training.adapter.rank=4" << PlanSetting::AdapterRank << false;
        QTest::newRow("method of a full tune") << kFull << PlanSetting::Method << true;
        QTest::newRow("method of LoRA") << kLora << PlanSetting::Method << true;
        QTest::newRow("method of QLoRA") << QString() << PlanSetting::Method << false;
        QTest::newRow("method of QLoRA with 8 bits") << "training.base_format=int8" << PlanSetting::Method << true;
        QTest::newRow("method of frozen layers")
            << kFull + "training.method=freeze training.trainable_layers=2" << PlanSetting::Method << false;
        QTest::newRow("reference of SFT") << kLora << PlanSetting::Reference << false;
        QTest::newRow("reference without a copy") << kLora + "training.objective=dpo" << PlanSetting::Reference << false;
        QTest::newRow("copy of a full tune") << kFull + "training.objective=dpo" << PlanSetting::Reference << true;
        QTest::newRow("states in 8 bits already") << kLora << PlanSetting::OptimizerStates << false;
        QTest::newRow("states in 32 bits") << kLora + "training.optimizer=adamw" << PlanSetting::OptimizerStates << true;
        QTest::newRow("states of Megatron") << kLora + "training.optimizer=adamw training.software.framework=megatron-bridge"
                                            << PlanSetting::OptimizerStates << false;
        QTest::newRow("paged states") << kLora << PlanSetting::PagedStates << true;
        QTest::newRow("paged states already") << kLora + "training.paged_states=true" << PlanSetting::PagedStates << false;
        QTest::newRow("a short sequence") << kLora + "training.sequence_length=256" << PlanSetting::SequenceLength << false;
    }
    void onlyWhatHasAMeaningIsChanged()
    {
        QFETCH(QString, overrides);
        QFETCH(PlanSetting, setting);
        QFETCH(bool, isTried);
        QCOMPARE(isMove(movesThatSaveMemory(tune(overrides).scenario()), setting), isTried);
    }

    /// The changes that fine-tuners make are offered, with what becomes of the training.
    void whatFineTunersDoIsOffered_data()
    {
        QTest::addColumn<QString>("overrides");
        QTest::addColumn<PlanSetting>("setting");
        QTest::addColumn<QString>("remark");
        const QString states = "changes numerics: optimizer states are rounded to 8 bits";
        QTest::newRow("LoRA in place of all weights")
            << kFull << PlanSetting::Method << "another training: adapters learn, all other weights are frozen";
        QTest::newRow("QLoRA in place of LoRA")
            << kLora + "model.preset=qwen3-14b" << PlanSetting::Method << "another training: adapters on frozen weights of 4 bits";
        QTest::newRow("shorter sequences") << "training.sequence_length=65536" << PlanSetting::SequenceLength
                                           << "another training: longer documents are cut";
        QTest::newRow("a smaller micro-batch") << "plan.micro_batch=16" << PlanSetting::MicroBatch << QString();
        QTest::newRow("recomputation") << "plan.recompute=none training.sequence_length=4096" << PlanSetting::Recompute << QString();
        QTest::newRow("a chunked loss") << "training.software.loss=eager training.sequence_length=16384" << PlanSetting::Loss << QString();
        QTest::newRow("inputs of layers on the host")
            << "training.sequence_length=24576 plan.micro_batch=1" << PlanSetting::OffloadActivations << QString();
        QTest::newRow("the optimizer in the backward pass")
            << kFull + "training.global_batch=1 plan.micro_batch=1" << PlanSetting::OptimizerInBackward
            << "changes numerics: gradients cannot be clipped by the norm of all of them";
        QTest::newRow("8-bit states") << kFull + "model.preset=llama-3.2-3b training.optimizer=adamw" << PlanSetting::OptimizerStates
                                      << states;
        QTest::newRow("paged states") << kFull + "model.preset=llama-3.2-3b training.optimizer=adamw" << PlanSetting::PagedStates
                                      << QString();
        QTest::newRow("states on the host") << kFull + "model.preset=llama-3.2-3b training.optimizer=adamw" << PlanSetting::OffloadStates
                                            << QString();
        QTest::newRow("a lower rank") << "training.adapter.rank=1024" << PlanSetting::AdapterRank
                                      << "another training: adapters of a lower rank";
    }
    void whatFineTunersDoIsOffered()
    {
        QFETCH(QString, overrides);
        QFETCH(PlanSetting, setting);
        QFETCH(QString, remark);
        const Estimate start = tune(overrides);
        QVERIFY(start.isLegal() && !start.fits());
        const std::vector<Remedy> offered = remedies(start);
        QStringList all;
        for (const Remedy& each : offered) {
            QString text;
            for (const PlanSetting turned : each.settings)
                text += QString::fromLatin1(nameOf(turned).data()) + ' ';
            all << text + QString::number(static_cast<int>(each.training));
        }
        const Remedy* remedy = remedyThat(offered, setting);
        QVERIFY2(remedy, qPrintable(all.join(", ")));
        QVERIFY(remedy->after.fits);
        QStringList remarks;
        for (const std::string_view each : trainingRemarks(remedy->changes))
            remarks << QString::fromLatin1(each.data(), static_cast<qsizetype>(each.size()));
        if (remark.isEmpty())
            QVERIFY2(remedy->training == TrainingChange::None || remarks.size() < static_cast<qsizetype>(remedy->settings.size()),
                     qPrintable(remarks.join(';')));
        else
            QVERIFY2(remarks.contains(remark), qPrintable(remarks.join(';')));
    }

    /// The longest length and the highest rank that suffice: twice as much does not fit with the same other changes.
    void asLittleOfTheTrainingChangesAsSuffices_data()
    {
        QTest::addColumn<QString>("overrides");
        QTest::addColumn<PlanSetting>("setting");
        QTest::newRow("length") << "training.sequence_length=65536" << PlanSetting::SequenceLength;
        QTest::newRow("rank") << "training.adapter.rank=1024" << PlanSetting::AdapterRank;
    }
    void asLittleOfTheTrainingChangesAsSuffices()
    {
        QFETCH(QString, overrides);
        QFETCH(PlanSetting, setting);
        const Estimate start = tune(overrides);
        const std::vector<Remedy> offered = remedies(start);
        const Remedy* remedy = remedyThat(offered, setting);
        QVERIFY(remedy && remedy->after.fit == Fit::Fits);
        const Parameter& field = *findParameter(*traitsOf(setting).fields.begin());
        Scenario more = withChanges(start.scenario(), remedy->changes);
        const auto value = std::get<std::int64_t>(field.get(more));
        QVERIFY(value < std::get<std::int64_t>(field.get(start.scenario())));
        QVERIFY(!setParameter(more, field, 2 * value));
        const Figures figures = figuresOf(estimate(more).value(), start.memoryBand());
        QVERIFY(!figures.isSafe());
    }

    /// Each way to change the training comes once, and none that changes two things where one of them is enough.
    void eachWayComesOnce()
    {
        for (const QString& overrides : {kFull, kLora + "model.preset=qwen3-14b", QString("training.sequence_length=65536")}) {
            std::vector<std::vector<PlanSetting>> ways;
            for (const Remedy& each : remedies(tune(overrides))) {
                if (each.training != TrainingChange::Another)
                    continue;
                std::vector<PlanSetting> way;
                std::copy_if(each.settings.begin(), each.settings.end(), std::back_inserter(way),
                             [](PlanSetting turned) { return traitsOf(turned).training != TrainingChange::None; });
                if (way.front() != PlanSetting::Method)  // LoRA and QLoRA are two
                    QVERIFY(std::find(ways.begin(), ways.end(), way) == ways.end());
                ways.push_back(std::move(way));
            }
            QVERIFY2(!ways.empty(), qPrintable(overrides));
        }
    }

    /// What nobody said to be a fine-tune gets no change of its training, however little fits.
    void aPretrainingKeepsItsTraining()
    {
        const Estimate start = tune(kFull + "training.method=null training.software.framework=torchtitan model.preset=llama-3.2-3b "
                                            "training.optimizer=adamw training.recipe=fsdp2");
        QVERIFY(start.isLegal() && !start.fits() && !isFineTune(start.scenario().training));
        for (const Remedy& each : remedies(start))
            QCOMPARE(each.training, TrainingChange::None);
    }

    /// Locked fields stay, those of the training as well.
    void fixedFieldsStay()
    {
        for (const Remedy& each : remedies(tune(kFull), {}, {.fixed = {"training.method"}}))
            QVERIFY(!turns(each, PlanSetting::Method));
    }
};

QTEST_GUILESS_MAIN(TestTuningRemedies)
#include "test_tuning_remedies.moc"
