// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <functional>

#include "core/estimate/estimate.h"
#include "core/explain/explain.h"
#include "core/hardware/catalog.h"
#include "core/io/residuals_json.h"
#include "core/text/message_text.h"
#include "tests/core/explain/explain_scenarios.h"

using namespace shardscope;

class TestExplain : public QObject {
    Q_OBJECT

    static Estimate llama()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.cluster.gpu.memory = Bytes(80e9);
        scenario.cluster.gpu.usableMemory = Bytes(85e9);
        scenario.cluster.gpu.name = "NVIDIA H100 SXM";
        scenario.cluster.gpu.trust = Trust::OfficialDocument;
        scenario.cluster.gpu.sources = {"data sheet", "manual"};
        scenario.plan.tp = 8;
        scenario.plan.sequenceParallel = true;
        scenario.plan.pp = 4;
        scenario.plan.zero = 1;
        return estimate(scenario).value();
    }

    /// The first part called `name`, or null.
    static const Derivation* find(const Derivation& derivation, const std::string& name)
    {
        if (messageText(derivation.name) == name)
            return &derivation;
        for (const Derivation& input : derivation.inputs) {
            if (const Derivation* found = find(input, name))
                return found;
        }
        return nullptr;
    }

private slots:
    /// Step and peak say how far off they can be and why; what they are made of does not.
    void figuresHeldAgainstRunsSayTheirBand()
    {
        Scenario scenario = llama().scenario();
        scenario.cluster.gpu = *hardwareCatalog().findGpu("h100-sxm");
        const Estimate value = estimate(scenario, measuredEvidence()).value();
        for (const auto& [field, width] :
             {std::pair("/time/step_s", *value.timeBand()), std::pair("/memory/peak_bytes", *value.memoryBand())}) {
            const auto derivation = explain(value, field);
            QVERIFY(derivation && derivation->band);
            QCOMPARE(derivation->band->width, width);
            QCOMPARE(derivation->value / derivation->band->ends.low - 1, width);
            QVERIFY(derivation->band->trust.measuredLikeIt > 0);
            QVERIFY(!explain(estimate(scenario).value(), field)->band);
        }
        QVERIFY(!explain(value, "/time/compute_s")->band);
        const auto band = explain(value, "/trust/time_band");
        QCOMPARE(band->combine, Combine::Product);
        QCOMPARE(band->value, *value.timeBand());
        QVERIFY(messageText(band->inputs[0].source).find("without the run's own family of sources") != std::string::npos);
    }

    void livesByThePublishedFormula()
    {
        const Estimate value = llama();
        for (int rank = 0; rank < 4; ++rank) {
            const auto derivation = explain(value, "/memory/by_stage/" + std::to_string(rank) + "/lines/kept-activations");
            QVERIFY(derivation);
            QCOMPARE(derivation->combine, Combine::Sum);
            const Derivation* live = find(*derivation, "live micro-batches");
            QVERIFY(live);
            QCOMPARE(messageText(live->formula), std::string("min(m, p − r)"));
            QCOMPARE(live->value, 4.0 - rank);
            const Derivation* queries = find(*derivation, "queries");
            QVERIFY(queries);
            QCOMPARE(queries->value, 2.0 * 8192 * 1024);
        }
    }

    void shardsByDataAndContextRanks()
    {
        const auto derivation = explain(llama(), "/memory/by_stage/1/lines/optimizer-states");
        QVERIFY(derivation);
        QCOMPARE(derivation->combine, Combine::Product);
        const Derivation* bytes = find(*derivation, "bytes of optimizer states per parameter");
        QVERIFY(bytes);
        QCOMPARE(bytes->value, 12.0);
        const Derivation* shard = find(*derivation, "GPUs that share a shard");
        QVERIFY(shard);
        QCOMPARE(shard->value, 2.0);
        QCOMPARE(messageText(shard->formula), std::string("D · c, unless stated"));
    }

    void capacityNamesItsTrustAndSources()
    {
        const auto derivation = explain(llama(), "/memory/capacity_bytes");
        QVERIFY(derivation);
        QCOMPARE(derivation->value, 85e9);
        QCOMPARE(derivation->combine, Combine::Table);
        QVERIFY(derivation->trust == Trust::OfficialDocument);
        QCOMPARE(messageText(derivation->source), std::string("data sheet; manual"));
        QVERIFY(messageText(derivation->name).find("NVIDIA H100 SXM") != std::string::npos);
    }

    void onlyThePeakStageGoesFurther()
    {
        const Estimate value = llama();
        const auto derivation = explain(value, "/memory/peak_bytes");
        QVERIFY(derivation);
        QCOMPARE(derivation->inputs.size(), std::size_t{4});
        for (std::size_t stage = 0; stage < 4; ++stage) {
            const Derivation& total = derivation->inputs[stage];
            QCOMPARE(total.isExplained(), static_cast<int>(stage) == value.memory().peakStage);
            QCOMPARE(total.field, "/memory/by_stage/" + std::to_string(stage) + "/total");
        }
    }

    void modelNumbersNameTheModel_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("source");
        QTest::addColumn<bool>("isInput");
        QTest::newRow("preset") << 0 << "model preset llama" << false;
        QTest::newRow("config") << 1 << "the scenario's Hugging Face config" << false;
        QTest::newRow("architecture") << 2 << "the model's configuration" << true;
    }
    void modelNumbersNameTheModel()
    {
        QFETCH(int, kind);
        QFETCH(QString, source);
        QFETCH(bool, isInput);
        Scenario scenario = llama().scenario();
        scenario.model = {static_cast<ModelSource::Kind>(kind), "llama"};
        const auto derivation = explain(estimate(scenario).value(), "/memory/by_stage/3/lines/logits");
        QVERIFY(derivation);
        const Derivation* hidden = find(*derivation, "hidden width h");
        QVERIFY(hidden);
        QCOMPARE(QString::fromStdString(messageText(hidden->source)), source);
        QCOMPARE(hidden->combine == Combine::Input, isInput);
        QCOMPARE(hidden->field, std::string("/model/architecture/hidden"));
    }

    void unknownFields_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("nearest");
        QTest::newRow("typo") << "/memory/peak_byte"
                              << "/memory/peak_bytes";
        QTest::newRow("dots") << "memory.peak_bytes"
                              << "/memory/peak_bytes";
        QTest::newRow("stage beyond the last") << "/memory/by_stage/4/total"
                                               << "/memory/by_stage/0/total";
        QTest::newRow("line of another stage") << "/memory/by_stage/0/lines/logit"
                                               << "/memory/by_stage/3/lines/logits";
        QTest::newRow("step") << "/time/step"
                              << "/time/step_s";
        QTest::newRow("rank beyond the last") << "/time/by_rank/4/compute_s"
                                              << "/time/by_rank/0/compute_s";
        QTest::newRow("no number") << "/memory"
                                   << "/memory/capacity_bytes";
        QTest::newRow("an object") << "/memory/by_stage/0"
                                   << "/memory/by_stage/0/stage";
        QTest::newRow("part that is not there") << "/memory/by_stage/0/total/nonsense"
                                                << "/memory/by_stage/0/total";
        QTest::newRow("empty") << ""
                               << "";
        QTest::newRow("absurd") << QString(100000, '/') << "";
    }
    void unknownFields()
    {
        QFETCH(QString, field);
        QFETCH(QString, nearest);
        const auto derivation = explain(llama(), field.toStdString());
        QVERIFY(!derivation);
        QCOMPARE(derivation.error().code, ErrorCode::UnknownName);
        QCOMPARE(derivation.error().arguments.at(1), field.toStdString());
        QCOMPARE(QString::fromStdString(derivation.error().arguments.at(2)), nearest);
    }

    void whatIsNotKnownSaysWhatItNeeds()
    {
        const auto derivation = explain(llama(), "/cost/days");
        QVERIFY(!derivation);
        QCOMPARE(derivation.error().code, ErrorCode::BadUsage);
        QCOMPARE(derivation.error().arguments.at(1), "it needs training.token_budget");
    }

    /// Failures come before the next checkpoint: what the whole training takes has no number.
    void whatNeverEndsSaysSo()
    {
        Scenario scenario = llama().scenario();
        scenario.training.tokenBudget = 1e12;
        scenario.training.reliability = {1, 3e7, 3e7, {}, {}};
        const Estimate value = estimate(scenario).value();
        for (const char* field : {"/cost/days", "/cost/price", "/cost/energy_wh", "/cost/failures"}) {
            const auto derivation = explain(value, field);
            QVERIFY(!derivation);
            QVERIFY2(derivation.error().arguments.at(0).find("is infinite") != std::string::npos, field);
        }
        const auto goodput = explain(value, "/cost/goodput");
        QVERIFY(goodput);
        QVERIFY(std::isinf(goodput->inputs.at(1).value));
    }

    void illegalPlansHaveNoMemoryToExplain()
    {
        Scenario scenario = llama().scenario();
        scenario.plan.tp = 7;
        const Estimate value = estimate(scenario).value();
        QVERIFY(!explain(value, "/memory/peak_bytes"));
        QVERIFY(!explain(value, "/time/step_s") && !explain(value, "/throughput/mfu"));
        const auto fits = explain(value, "/fits");
        QVERIFY(fits);
        QCOMPARE(fits->value, 0.0);
    }
};

QTEST_APPLESS_MAIN(TestExplain)
#include "test_explain.moc"
