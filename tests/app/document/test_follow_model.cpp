// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/follow_model.h"

#include <QSignalSpy>

#include "app/document/document.h"
#include "app/files/open_source.h"
#include "core/io/model_presets.h"
#include "core/plan/check_plan.h"
#include "tests/app/app_test.h"
#include "tests/app/estimates.h"

using namespace shardscope;

namespace {

/// Qwen3 235B on 64 H100, its 128 experts over 8 ranks.
Scenario ofExperts()
{
    return test::exampleScenario({"model.preset=qwen3-235b-a22b", "plan.tp=1", "plan.ep=8", "plan.etp=1", "plan.pp=4", "plan.dp=16"});
}

}  // namespace

class TestFollowModel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void aDenseModelHasNoExpertParallelism()
    {
        Document document(ofExperts());
        QSignalSpy followed(&document, &Document::followed);
        QVERIFY(document.edit("model.preset", Value(std::string("llama-3-70b"))));
        QCOMPARE(document.scenario().plan.ep, 1);
        QVERIFY(!document.scenario().plan.etp);
        QVERIFY(isLegal(document.scenario()));
        QCOMPARE(followed.size(), 1);
        QVERIFY2(followed[0][0].toString().contains("expert"), qPrintable(followed[0][0].toString()));
        document.undoStack().undo();
        QCOMPARE(document.scenario().plan.ep, 8);
        QCOMPARE(document.scenario().plan.etp, std::optional(1));
    }

    void expertsAreSharedEvenly()
    {
        Scenario scenario = ofExperts();
        scenario.plan.ep = 48;
        followModel(scenario);
        QCOMPARE(scenario.plan.ep, 16);
        QVERIFY(isLegal(scenario));
    }

    /// 160 experts over at most 64 ranks would be 40 each, which 128 ranks of a stage do not share evenly.
    void ranksAreSharedEvenly()
    {
        Document document(parseScenario(resource("examples/deepseek-v3-2048-h800.json"), "example").value());
        QVERIFY(isLegal(document.scenario()) && document.scenario().plan.ep == 64);
        QVERIFY(document.edit("model.preset", Value(std::string("deepseek-v2"))));
        QCOMPARE(document.scenario().plan.ep, 32);
        QVERIFY(isLegal(document.scenario()));
    }

    void aPlanThatTheModelCanHaveStays()
    {
        Document document(ofExperts());
        QSignalSpy followed(&document, &Document::followed);
        QVERIFY(document.edit("model.preset", Value(std::string("qwen3-30b-a3b"))));
        QCOMPARE(document.scenario().plan.ep, 8);
        QVERIFY(followed.isEmpty());
    }

    void whatNoLayerHasIsNotRecomputed()
    {
        Scenario scenario = test::exampleScenario();
        scenario.plan.recompute = Recompute::Selective;
        scenario.plan.recomputeModules = {RecomputeModule::CoreAttention, RecomputeModule::Moe, RecomputeModule::MlaUpProjection};
        followModel(scenario);
        QVERIFY(scenario.plan.recomputeModules == std::vector{RecomputeModule::CoreAttention});
    }

    /// A longer sequence keeps the tokens of a batch, and says so, exact or not.
    void aLongerSequenceTellsOfTheBatch()
    {
        Document document(test::exampleScenario());
        QSignalSpy held(&document, &Document::followed);
        QVERIFY(document.edit("training.sequence_length", std::int64_t{16384}));
        QCOMPARE(held.size(), 1);
        QVERIFY2(held[0][0].toString().contains("512"), qPrintable(held[0][0].toString()));
    }

    void aConfigOfADenseModelTellsWhatFollowed()
    {
        const Scenario before = ofExperts();
        LoadedModel dense;
        dense.name = "dense";
        dense.source = test::exampleScenario().model;
        dense.architecture = test::exampleScenario().architecture;
        const Scenario after = openedScenario(Opened(dense), before);
        QCOMPARE(after.plan.ep, 1);
        QVERIFY(planFollowsModel(before, after).contains(QStringLiteral("8 → 1")));
        QVERIFY(planFollowsModel(before, before).isEmpty());
    }
};

QTEST_MAIN(TestFollowModel)
#include "test_follow_model.moc"
