// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/layer/layer_operators.h"
#include "core/layer/rank_shape.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"
#include "core/step/step.h"

using namespace shardscope;

namespace {

constexpr double kTokens = 4096;
/// Of DeepSeek-V3's experts: 8 a token, of width 2048 on 7168, two projections and their product, 2 bytes each.
constexpr double kRows = 8 * kTokens;
constexpr double kKeptPerRow = 2.0 * (7168 + 3 * 2048);

Scenario deepSeek(std::vector<std::string> overrides)
{
    std::vector<std::string> all{"plan.recompute=none",
                                 "plan.micro_batch=1",
                                 "plan.tp=1",
                                 "plan.cp=1",
                                 "training.precision=bf16",
                                 "training.sequence_length=4096",
                                 "training.software.moe_dispatcher=hybridep",
                                 "training.software.framework=megatron",
                                 "training.software.year=2026",
                                 "training.software.moe_routing=balanced"};
    all.insert(all.end(), overrides.begin(), overrides.end());
    return *parseScenario(resource("examples/deepseek-v3-2048-h800.json"), "example", all);
}

OperatorList expertLayer(const Scenario& scenario)
{
    const std::vector<LayerKind>& kinds = scenario.architecture->kinds;
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [](const LayerKind& each) { return each.experts.has_value(); });
    return layerOperators(*kind, scenario.architecture->position, rankShape(Site(scenario), resolvePlan(scenario)));
}

Bytes keptByExperts(const OperatorList& operators)
{
    Bytes sum;
    for (const Operator& op : operators)
        sum += op.traits().is(OperatorRole::Routed) ? op.keptIn(Recompute::None) : Bytes();
    return sum;
}

Bytes lineOf(const StageMemory& stage, std::string_view what)
{
    for (const LedgerLine& line : stage.lines) {
        if (line.what == what)
            return line.bytes;
    }
    return {};
}

}  // namespace

/// Buffers of a stated size and pages for what experts keep (Megatron-LM, docs/user-guide/features/paged_stash.md).
class TestExpertBuffers : public QObject {
    Q_OBJECT
private slots:
    void keptRows_data()
    {
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<double>("times");  // the balanced rows
        QTest::newRow("as many as come") << QStringList{} << 1.0;
        QTest::newRow("the busiest rank's") << QStringList{"expert_imbalance=1.2"} << 1.2;
        QTest::newRow("buffers, whoever comes") << QStringList{"expert_imbalance=1.2", "rank_capacity=2"} << 2.0;
        QTest::newRow("pages") << QStringList{"rank_capacity=2", "paged_stash=1.1"} << 1.1;
    }
    void keptRows()
    {
        QFETCH(QStringList, settings);
        QFETCH(double, times);
        std::vector<std::string> overrides;
        for (const QString& setting : settings)
            overrides.push_back("training.software." + setting.toStdString());
        QCOMPARE(keptByExperts(expertLayer(deepSeek(overrides))).value(), times * kRows * kKeptPerRow);
    }

    /// The multiplies work on the rows that came, whatever the memory was laid out for.
    void workIsOfTheRowsThatCame()
    {
        const auto flopOf = [](const OperatorList& operators) {
            double sum = 0;
            for (const Operator& op : operators)
                sum += op.forward.value();
            return sum;
        };
        const OperatorList plain = expertLayer(deepSeek({}));
        const OperatorList pages = expertLayer(deepSeek({"training.software.rank_capacity=3", "training.software.paged_stash=1.5"}));
        QCOMPARE(flopOf(pages), flopOf(plain));
        QCOMPARE(pages.size(), plain.size() + 1);
    }

    /// Into pages and out of them: each row that came is read and written, however many the pages hold.
    void copiesAreOfTheRowsThatCame()
    {
        for (const char* stash : {"1.1", "2"}) {
            const OperatorList operators =
                expertLayer(deepSeek({"training.software.rank_capacity=2", std::string("training.software.paged_stash=") + stash}));
            const auto op =
                std::find_if(operators.begin(), operators.end(), [](const Operator& each) { return each.id == OperatorId::ExpertStash; });
            QVERIFY(op != operators.end());
            QCOMPARE(op->movedForward.value(), 2 * kRows * kKeptPerRow);
            QCOMPARE(op->movedBackward.value(), op->movedForward.value());
        }
    }

    /// One layer's buffers stand beside the pages of all; without pages what is kept is in the buffers.
    void ledgerHasBuffersOfOneLayer()
    {
        const auto pages = estimate(deepSeek({"training.software.rank_capacity=2", "training.software.paged_stash=1.1"}));
        const auto buffers = estimate(deepSeek({"training.software.rank_capacity=2"}));
        const auto plain = estimate(deepSeek({}));
        QVERIFY(pages->isLegal() && buffers->isLegal() && plain->isLegal());
        const StageMemory& stage = pages->memory().stages.front();
        QCOMPARE(lineOf(stage, "expert-buffers").value(), 2 * kRows * kKeptPerRow);
        QCOMPARE(lineOf(buffers->memory().stages.front(), "expert-buffers"), Bytes());
        const auto kept = [](const auto& estimated) { return lineOf(estimated->memory().stages.front(), "kept-activations"); };
        QVERIFY(kept(plain) < kept(pages) && kept(pages) < kept(buffers));
        QVERIFY(stage.total() < buffers->memory().stages.front().total());
    }

    /// Buffers that are laid out need no maps that the host waits for; pages cost their copies.
    void stepIsShorterWithBuffersOfAStatedSize()
    {
        const auto seconds = [](std::vector<std::string> overrides) {
            return estimate(deepSeek(std::move(overrides)))->step()->step.value();
        };
        const double plain = seconds({});
        const double buffers = seconds({"training.software.rank_capacity=2"});
        const double pages = seconds({"training.software.rank_capacity=2", "training.software.paged_stash=1.1"});
        QVERIFY(buffers < plain);
        QVERIFY(buffers < pages);
    }
};

QTEST_APPLESS_MAIN(TestExpertBuffers)
#include "test_expert_buffers.moc"
