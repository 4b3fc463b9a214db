// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/estimate/estimate.h"
#include "core/explain/explain.h"
#include "core/site/cost_constants.h"
#include "core/step/step.h"
#include "core/text/message_text.h"
#include "tests/core/explain/explain_scenarios.h"

using namespace shardscope;

/// The content of derivations of times; test_derivation_values checks their arithmetic.
class TestExplainTime : public QObject {
    Q_OBJECT

    static std::vector<const Derivation*> partsOf(const Derivation& root)
    {
        std::vector<const Derivation*> parts{&root};
        for (const Derivation& input : root.inputs) {
            const auto below = partsOf(input);
            parts.insert(parts.end(), below.begin(), below.end());
        }
        return parts;
    }

    static Scenario llama()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.cluster.gpu.memory = Bytes(80e9);
        scenario.cluster.gpu.trust = Trust::VendorTable;
        scenario.cluster.gpu.sources = {"a vendor's data sheet"};
        scenario.training.attention = AttentionKernel::Flash3;
        scenario.plan.tp = 8;
        scenario.plan.sequenceParallel = true;
        scenario.plan.pp = 4;
        scenario.plan.zero = 1;
        return scenario;
    }

    static const Derivation* named(const std::vector<const Derivation*>& parts, const std::string& name)
    {
        for (const Derivation* part : parts) {
            if (messageText(part->name) == name && part->isExplained())
                return part;
        }
        return nullptr;
    }

private slots:
    /// Multiply, attention, memory-bound: each follows from its FLOP or bytes, the data sheet and named constants.
    void operatorsFollowFromNamedConstants_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("constant");
        QTest::newRow("multiply") << "feed-forward-up, forward"
                                  << "multiply.hopper";
        QTest::newRow("its gradient") << "feed-forward-up, gradient of the weights"
                                      << "multiply.start";
        QTest::newRow("memory that it moves") << "feed-forward-up, gradient of the weights"
                                              << "memory.bandwidth";
        QTest::newRow("attention") << "attention, forward"
                                   << "attention.flash3.hopper";
        QTest::newRow("attention, backward") << "attention, gradient of the input"
                                             << "attention.backward";
        QTest::newRow("norm") << "attention-norm, forward"
                              << "fusion.transformer-engine";
    }
    void operatorsFollowFromNamedConstants()
    {
        QFETCH(QString, name);
        QFETCH(QString, constant);
        const Estimate value = estimate(llama()).value();
        const Result<Derivation> root = explain(value, "/time/by_rank/1/compute_s");
        QVERIFY(root);
        const auto parts = partsOf(*root);
        // Equal operators are explained once, under the first of their names.
        const Derivation* op = nullptr;
        for (const Derivation* part : parts) {
            if (messageText(part->name) == name.toStdString())
                op = part;
        }
        QVERIFY(op);
        if (op->combine == Combine::Reference) {
            for (const Derivation* part : parts) {
                if (part->field == op->field && part->isExplained())
                    op = part;
            }
        }
        // The gradient of the weights is added to that of earlier micro-batches.
        QCOMPARE(op->combine, name.endsWith("of the weights") ? Combine::Sum : Combine::Product);
        QVERIFY(recomputed(*op));
        const ConstantInfo* info = nullptr;
        for (const ConstantInfo& candidate : constantTable()) {
            if (candidate.name == constant.toStdString())
                info = &candidate;
        }
        QVERIFY(info);
        for (const Derivation* part : parts) {
            if (messageText(part->name) != "constant " + constant.toStdString())
                continue;
            QCOMPARE(part->value, info->value);
            QVERIFY(messageText(part->formula).find("prior") != std::string::npos);
            QVERIFY(messageText(part->source).find(info->source) == 0);
            return;
        }
        QFAIL("the constant is not named");
    }

    void aPeakNamesItsSheet()
    {
        const Estimate value = estimate(llama()).value();
        const Result<Derivation> root = explain(value, "/throughput/mfu");
        QVERIFY(root);
        const auto parts = partsOf(*root);
        const Derivation* peak = named(parts, "dense peak of one h100-sxm in bf16");
        QVERIFY(peak);
        QCOMPARE(peak->value, 989.4e12);
        QVERIFY(peak->trust == Trust::VendorTable);
        QVERIFY(messageText(peak->source).find("a vendor's data sheet") != std::string::npos);
    }

    void theThreeUtilisationsDifferInTheirFlop()
    {
        const Estimate value = estimate(llama()).value();
        for (const char* field : {"/throughput/mfu", "/throughput/mfu_full_attention", "/throughput/hfu"}) {
            const Result<Derivation> root = explain(value, field);
            QVERIFY(root);
            QCOMPARE(root->combine, Combine::Quotient);
        }
        QVERIFY(!(explain(value, "/throughput/mfu")->name == explain(value, "/throughput/mfu_full_attention")->name));
    }

    void aCollectiveSaysHowItWasEstimated()
    {
        const Estimate value = estimate(llama()).value();
        const Result<Derivation> root = explain(value, "/time/by_rank/0/exposed_s/tp");
        QVERIFY(root);
        int collectives = 0;
        for (const Derivation* part : partsOf(*root)) {
            if (messageText(part->name).find("all_gather") != 0 && messageText(part->name).find("reduce_scatter") != 0)
                continue;
            if (part->combine == Combine::Reference)
                continue;
            ++collectives;
            if (part->inputs.at(1).combine != Combine::Lookup)
                continue;  // told before
            const std::string source = messageText(part->inputs.at(1).source);
            QVERIFY2(source.find("NCCL") != std::string::npos || source.find("adapters") != std::string::npos ||
                         source.find("measured") != std::string::npos,
                     source.c_str());
            QCOMPARE(part->combine, Combine::Quotient);
            QVERIFY(part->inputs.at(0).value > 0);
        }
        QVERIFY(collectives > 0);
    }

    void onlyTheRankThatEndsLastGoesFurther()
    {
        const Estimate value = estimate(llama()).value();
        const Result<Derivation> root = explain(value, "/time/compute_s");
        QVERIFY(root);
        QCOMPARE(root->inputs.size(), std::size_t{2});
        QCOMPARE(root->inputs[1].field, "/time/by_rank/" + std::to_string(value.step()->endingRank) + "/compute_s");
        QCOMPARE(root->inputs[1].value, root->value);
    }

    void costGoesBackToWhatWasStated()
    {
        Scenario scenario = llama();
        scenario.training.tokenBudget = 1e12;
        scenario.cluster.pricePerGpuHour = 2.5;
        const Estimate value = estimate(scenario).value();
        const Result<Derivation> price = explain(value, "/cost/price");
        QVERIFY(price);
        QCOMPARE(price->value, *value.cost().price);
        QCOMPARE(price->combine, Combine::Product);
        bool budget = false;
        for (const Derivation* part : partsOf(*price))
            budget = budget || (part->field == "/training/token_budget" && part->value == 1e12);
        QVERIFY(budget);
        QVERIFY(!explain(value, "/cost/energy_wh"));
        const Result<Derivation> ofMillion = explain(value, "/cost/price_per_million_tokens");
        QVERIFY(ofMillion);
        QCOMPARE(ofMillion->value, *value.cost().pricePerMillionTokens);
        // Without failures the whole training is so many millions of tokens.
        QVERIFY(std::abs(ofMillion->value * 1e12 / 1e6 / price->value - 1) < 1e-12);
        scenario.cluster.pricePerGpuHour.reset();
        QVERIFY(!explain(estimate(scenario).value(), "/cost/price_per_million_tokens"));
    }

    /// A kernel written for Hopper is no faster on Blackwell, and its derivation says so (it left the cap out once).
    void flashAttentionOnBlackwellIsCapped()
    {
        Scenario scenario = llama();
        scenario.training.attention = AttentionKernel::Flash2;
        scenario.cluster.gpu.generation = GpuGeneration::Blackwell;
        scenario.cluster.gpu.densePeak[static_cast<std::size_t>(Precision::Bf16)] = FlopPerSecond(2250e12);
        const Estimate value = estimate(scenario).value();
        const Result<Derivation> root = explain(value, "/time/by_rank/1/compute_s");
        QVERIFY(root);
        const auto parts = partsOf(*root);
        const Derivation* rate = named(parts, "rate of the attention kernel");
        QVERIFY(rate);
        const Derivation* at4096 = named(parts, "rate at 4,096 tokens");
        QVERIFY(at4096);
        QCOMPARE(at4096->combine, Combine::Product);
        QCOMPARE(at4096->inputs.at(0).combine, Combine::Minimum);
        QCOMPARE(at4096->inputs.at(0).value, 989.4e12);
        QCOMPARE(*recomputed(*at4096), at4096->value);
        QCOMPARE(*recomputed(*rate), rate->value);
    }

    void aMultiplyInEightBitsIsCast()
    {
        Scenario scenario = llama();
        scenario.training.precision = Precision::Fp8;
        const Estimate value = estimate(scenario).value();
        const Result<Derivation> root = explain(value, "/time/by_rank/1/compute_s");
        QVERIFY(root);
        const auto parts = partsOf(*root);
        const Derivation* qkv = named(parts, "qkv, forward");
        QVERIFY(qkv);
        QCOMPARE(qkv->combine, Combine::Sum);
        QVERIFY(named(parts, "constant fp8.cast"));
    }
};

QTEST_APPLESS_MAIN(TestExplainTime)
#include "test_explain_time.moc"
