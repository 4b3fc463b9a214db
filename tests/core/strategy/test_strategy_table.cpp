// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/cheatsheet/printed_formula.h"
#include "core/cheatsheet/printed_ratio.h"
#include "core/estimate/estimate.h"
#include "core/hardware/catalog.h"
#include "core/io/scenario_file.h"
#include "core/model/parameters.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "core/strategy/strategy_table.h"
#include "core/text/strategy_text.h"
#include "tests/core/encoder_fixture.h"

using namespace shardscope;

namespace {

Scenario with(const std::vector<std::string>& changes, const char* model = "llama-3-70b")
{
    const std::string text = std::string(R"({"schema": "shardscope.scenario/1", "model": {"preset": ")") + model +
                             R"("}, "cluster": {"gpu": "h100-sxm", "nodes": 8}, "training": {"sequence_length": 8192, "global_batch": 512},
                             "plan": {"tp": 8, "sequence_parallel": true, "recompute": "none"}})";
    Result<Scenario> scenario = parseScenario(text, "s", changes);
    return scenario ? std::move(scenario).value() : Scenario();
}

StrategyRow rowOf(const Scenario& scenario, Strategy strategy)
{
    for (const StrategyRow& row : strategyTable(estimate(scenario).value())) {
        if (row.strategy == strategy)
            return row;
    }
    return {};
}

bool near(double value, double expected, double share = 1e-6) { return std::abs(value / expected - 1) <= share; }

}  // namespace

class TestStrategyTable : public QObject {
    Q_OBJECT

private slots:
    void usesWhatThePlanUses_data()
    {
        QTest::addColumn<QStringList>("changes");
        QTest::addColumn<QString>("model");
        QTest::addColumn<QStringList>("used");
        QTest::newRow("tensor") << QStringList{"plan.zero=1"} << "llama-3-70b" << QStringList{"zero-1", "tensor", "sequence"};
        QTest::newRow("no sequence parallelism")
            << QStringList{"plan.sequence_parallel=false"} << "llama-3-70b" << QStringList{"data", "tensor"};
        QTest::newRow("pipeline") << QStringList{"plan.pp=4", "plan.zero=2"} << "llama-3-70b"
                                  << QStringList{"zero-2", "tensor", "sequence", "pipeline"};
        QTest::newRow("context") << QStringList{"plan.cp=2", "plan.zero=3"} << "llama-3-70b"
                                 << QStringList{"zero-3", "tensor", "sequence", "context"};
        QTest::newRow("experts") << QStringList{"plan.tp=1", "plan.sequence_parallel=false", "plan.ep=8", "plan.zero=1"} << "mixtral-8x7b"
                                 << QStringList{"zero-1", "expert"};
    }
    void usesWhatThePlanUses()
    {
        QFETCH(QStringList, changes);
        QFETCH(QString, model);
        QFETCH(QStringList, used);
        std::vector<std::string> overrides;
        for (const QString& change : changes)
            overrides.push_back(change.toStdString());
        const Scenario scenario = with(overrides, model.toUtf8().constData());
        QVERIFY(scenario.architecture);
        const std::vector<StrategyRow> rows = strategyTable(estimate(scenario).value());
        QCOMPARE(rows.size(), EnumNames<Strategy>::names.size());
        for (const StrategyRow& row : rows) {
            const QString name = QString::fromStdString(std::string(nameOf(row.strategy)));
            QVERIFY2(row.inUse == used.contains(name), qPrintable(name));
            if (!row.inUse || row.strategy == Strategy::Sequence)
                continue;
            QVERIFY2(row.seconds.value() > 0 && row.wire.value() > 0 && row.collectives >= 1, qPrintable(name));
            QVERIFY2(row.ratio.corrected > 0 && row.ratio.live > 0 && std::isfinite(row.ratio.live), qPrintable(name));
            QVERIFY2(row.strategy == Strategy::Data || row.memorySaved.value() > 0, qPrintable(name));
            const cheatsheet::PrintedRatio printed = cheatsheet::printedRatio(row, Basis(scenario));
            double product = printed.value.value_or(0);
            for (const cheatsheet::RatioStep& step : printed.steps) {
                product *= step.factor;
                QVERIFY2(!printedErrorText(step.error).empty(), step.error.data());
            }
            QVERIFY2(!printed.value || near(product, row.ratio.corrected), qPrintable(name));
            QVERIFY(cheatsheet::printedFormula(printed.formula));
        }
    }

    /// Two gathers and two scatters of a layer, each of tokens · hidden · 2 bytes, of which a rank sends (t − 1)/t.
    void tensorBytesByHand()
    {
        const Scenario scenario = with({});
        const ResolvedPlan plan = resolvePlan(scenario);
        const StrategyRow row = rowOf(scenario, Strategy::Tensor);
        const double each = 8192.0 * 8192 * 2;
        QVERIFY(near(row.bytesEach.value(), each));
        const double forwardWire = 80 * 4 * each * 7 / 8;
        QVERIFY(row.wire.value() >= 2 * forwardWire * static_cast<double>(plan.microBatches) * 0.999);
        QVERIFY(row.wire.value() <= 2.6 * forwardWire * static_cast<double>(plan.microBatches));
        const double flop = row.ratio.corrected > 0 ? forwardWire / 450e9 / row.ratio.corrected * 989.4e12 : 0;
        // 2 FLOP a parameter of the layers and token, and half the square of attention: of one of eight ranks.
        const double expected = 8192.0 / 8 * (2 * (70553706496.0 - 2 * 128256.0 * 8192) + 80 * 2 * 8192.0 * 8192);
        QVERIFY2(near(flop, expected, 0.02), qPrintable(QString("%1 %2").arg(flop).arg(expected)));
    }

    /// The table and the step send the same: gradients and weights to the second, layers but for embedding and head.
    void agreesWithTheStep_data()
    {
        QTest::addColumn<QStringList>("changes");
        QTest::addColumn<int>("strategy");
        QTest::addColumn<int>("axis");
        QTest::newRow("tensor") << QStringList{} << static_cast<int>(Strategy::Tensor) << static_cast<int>(Axis::Tp);
        QTest::newRow("context") << QStringList{"plan.cp=2"} << static_cast<int>(Strategy::Context) << static_cast<int>(Axis::Cp);
        QTest::newRow("gathering context") << QStringList{"plan.cp=2", "plan.cp_layout=all-gather"} << static_cast<int>(Strategy::Context)
                                           << static_cast<int>(Axis::Cp);
    }
    void agreesWithTheStep()
    {
        QFETCH(QStringList, changes);
        QFETCH(int, strategy);
        QFETCH(int, axis);
        std::vector<std::string> overrides;
        for (const QString& change : changes)
            overrides.push_back(change.toStdString());
        const Scenario scenario = with(overrides);
        const StepEstimate step = estimateStep(Basis(scenario)).value();
        const RankTime& rank = step.ranks[static_cast<std::size_t>(step.endingRank)];
        const Seconds sent = rank.exposed[static_cast<std::size_t>(axis)] + rank.hidden[static_cast<std::size_t>(axis)];
        QVERIFY(near(rowOf(scenario, static_cast<Strategy>(strategy)).seconds / sent, 1, 1e-9));
    }

    void gradientsAgreeWithTheStep()
    {
        for (const char* zero : {"plan.zero=0", "plan.zero=1"}) {
            const Scenario scenario = with({zero});
            const StepEstimate step = estimateStep(Basis(scenario)).value();
            const RankTime& rank = step.ranks[static_cast<std::size_t>(step.endingRank)];
            const Strategy strategy = static_cast<Strategy>(resolvePlan(scenario).zero);
            QVERIFY(near(rowOf(scenario, strategy).seconds / (rank.gradients + rank.gather), 1, 1e-9));
        }
    }

    void zeroTwoReducesEveryMicroBatch()
    {
        const Scenario scenario = with({"plan.zero=2"});
        const StepEstimate step = estimateStep(Basis(scenario)).value();
        constexpr auto kData = static_cast<std::size_t>(Axis::Dp);
        const RankTime& rank = step.ranks[static_cast<std::size_t>(step.endingRank)];
        QVERIFY(near(rowOf(scenario, Strategy::Zero2).seconds / (rank.exposed[kData] + rank.hidden[kData] + rank.gather), 1, 1e-9));
    }

    /// Said as so many of one kind and size only where they are.
    void collectivesOfSeveralKindsAreSeen()
    {
        QVERIFY(rowOf(with({"plan.zero=0", "plan.overlap.grad_reduce=false"}), Strategy::Data).areAlike);
        QVERIFY(!rowOf(with({"plan.zero=3"}), Strategy::Zero3).areAlike);
    }

    /// The printed formula divides the layers of the language model by its stages; the encoder's is none of them.
    void anEncoderOfItsOwnIsNoStage()
    {
        const Scenario own = fixture::apart(4, true);
        const Scenario text = fixture::pipelined();
        const StrategyRow row = rowOf(own, Strategy::Pipeline);
        const StrategyRow without = rowOf(text, Strategy::Pipeline);
        const double printed = *cheatsheet::printedRatio(row, Basis(own)).value * row.ratio.link.value();
        const double expected = *cheatsheet::printedRatio(without, Basis(text)).value * without.ratio.link.value();
        QVERIFY2(near(printed, expected), qPrintable(QString("%1 %2").arg(printed).arg(expected)));
    }

    /// The cheatsheet's errors, as factors: num_params cancels, elements are not bytes, ZeRO-3 lacks its division by DP.
    void namesTheReasons()
    {
        const auto printedOf = [](const Scenario& scenario, Strategy strategy) {
            return cheatsheet::printedRatio(rowOf(scenario, strategy), Basis(scenario));
        };
        const cheatsheet::PrintedRatio data = printedOf(with({}), Strategy::Data);
        QVERIFY(*data.value > 1e8 * rowOf(with({}), Strategy::Data).ratio.corrected);
        QCOMPARE(data.steps.front().error, std::string_view("ratio-keeps-parameters"));
        QVERIFY(near(data.steps.back().factor, 1, 0.1));  // else the formula is right
        const Scenario sharded =
            with({"plan.zero=3", "plan.tp=1", "plan.sequence_parallel=false", "training.recipe=fsdp2", "training.global_batch=64"});
        QCOMPARE(rowOf(sharded, Strategy::Zero3).collective, CollectiveKind::AllGather);
        const cheatsheet::PrintedRatio zero3 = printedOf(sharded, Strategy::Zero3);
        QVERIFY(near(zero3.steps.front().factor, 1.0 / 64));
        QVERIFY(near(zero3.steps.back().factor, 1, 0.2));
    }

    /// Inside a node tensor parallelism is far cheaper than across two.
    void crossingNodesShows()
    {
        const StrategyRow inside = rowOf(with({}), Strategy::Tensor);
        const StrategyRow across = rowOf(with({"plan.order=dp-tp-cp-ep-pp"}), Strategy::Tensor);
        QVERIFY(!inside.group.crossesNetwork() && across.group.crossesNetwork());
        QVERIFY(across.ratio.live > 3 * inside.ratio.live);
    }

    void everyStrategyHasItsSentences()
    {
        for (const auto& [strategy, name] : EnumNames<Strategy>::names) {
            QVERIFY2(strategyCuts(strategy).ends_with('.') && hidesBehind(strategy).ends_with('.'), name.data());
        }
    }

    void batchEffects()
    {
        QCOMPARE(batchEffect(Strategy::Zero2), BatchEffect::MoreSequences);
        QCOMPARE(batchEffect(Strategy::Context), BatchEffect::PartsOfASequence);
        QCOMPARE(batchEffect(Strategy::Pipeline), BatchEffect::NeedsMicroBatches);
        QCOMPARE(batchEffect(Strategy::Tensor), BatchEffect::SameSequences);
    }
};

QTEST_APPLESS_MAIN(TestStrategyTable)
#include "test_strategy_table.moc"
