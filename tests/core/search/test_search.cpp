// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/estimate/estimate.h"
#include "core/hardware/catalog.h"
#include "core/search/plan_effect.h"
#include "core/search/relaxed_bound.h"
#include "core/search/search_space.h"
#include "core/search/search_worker.h"
#include "core/search/wide_search.h"
#include "core/site/site.h"
#include "core/step/step.h"
#include "tests/core/scenario_fixture.h"
#include "tests/core/search/small_worlds.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

/// The fields that a search sets, as the command line takes them.
std::string described(const Plan& plan)
{
    std::string text;
    const auto add = [&text](const char* name, const std::string& value) { text += std::string(" ") + name + "=" + value; };
    add("tp", std::to_string(plan.tp));
    add("sp", std::to_string(plan.sequenceParallel));
    add("cp", std::to_string(plan.cp));
    add("pp", std::to_string(plan.pp));
    add("dp", std::to_string(plan.dp.value_or(0)));
    add("ep", std::to_string(plan.ep));
    add("etp", std::to_string(plan.etp.value_or(0)));
    add("schedule", std::string(nameOf(plan.schedule)));
    add("chunks", std::to_string(plan.chunks));
    add("zero", std::to_string(plan.zero));
    add("mbs", std::to_string(plan.microBatch));
    add("recompute", std::string(nameOf(plan.recompute)));
    add("cpi", std::to_string(plan.cpInner.value_or(1)));
    add("enctp", std::to_string(plan.encoder.tp.value_or(1)));
    return text;
}

QByteArray listed(const std::vector<FoundPlan>& plans)
{
    std::string text;
    for (const FoundPlan& found : plans)
        text += described(found.plan) + " " + std::to_string(found.figures.step.value()) + " s " +
                std::to_string(found.figures.peak.value()) + " B\n";
    return QByteArray::fromStdString(text);
}

/// Eight GPUs that hold the model many times.
SearchRequest roomyWorld()
{
    SearchRequest request;
    fixture::ModelSize size;
    size.layers = 8;
    request.scenario = fixture::scenario(size, 8);
    request.scenario.cluster.gpu.memory = Bytes(80e9);
    request.scenario.training.globalBatch = 16;
    request.scenario.plan = Plan();
    return request;
}

bool isNearExpected(double a, double b) { return std::abs(a - b) <= 1e-9 * std::abs(b); }

}  // namespace

/// The search against the estimate of every plan, one after the other.
class TestSearch : public QObject {
    Q_OBJECT

    /// Fails the test where the two differ.
    static void compare(const SearchRequest& request, const QString& world)
    {
        const Result<SearchResult> fast = search(request);
        const Result<SearchResult> every = searchEveryPlan(request);
        QVERIFY2(fast && every, qPrintable(world));
        QVERIFY2(fast->counts.enumerated == every->counts.enumerated && fast->counts.fitting == every->counts.fitting &&
                     fast->counts.tight == every->counts.tight &&
                     fast->counts.prunedFor(Pruned::Memory) == every->counts.prunedFor(Pruned::Memory),
                 qPrintable(world + QString(": %1 legal, %2 fit; every plan: %3, %4")
                                        .arg(fast->counts.enumerated)
                                        .arg(fast->counts.fitting)
                                        .arg(every->counts.enumerated)
                                        .arg(every->counts.fitting)));
        QCOMPARE(fast->counts.enumerated, fast->counts.evaluated + fast->counts.pruned());
        const auto arePlansEqual = [](const FoundPlan& a, const FoundPlan& b) { return a.plan == b.plan; };
        const auto areEqual = [&](const std::vector<FoundPlan>& a, const std::vector<FoundPlan>& b) {
            return std::equal(a.begin(), a.end(), b.begin(), b.end(), arePlansEqual);
        };
        QVERIFY2(areEqual(fast->plans, every->plans),
                 (world.toUtf8() + "\nfound\n" + listed(fast->plans) + "every plan\n" + listed(every->plans)).constData());
        QVERIFY2(areEqual(fast->pareto, every->pareto),
                 (world.toUtf8() + "\nfront\n" + listed(fast->pareto) + "every plan\n" + listed(every->pareto)).constData());
        for (std::size_t i = 0; i < fast->plans.size(); ++i) {
            QVERIFY2(isNearExpected(fast->plans[i].figures.step.value(), every->plans[i].figures.step.value()), qPrintable(world));
            QVERIFY2(isNearExpected(fast->plans[i].figures.peak.value(), every->plans[i].figures.peak.value()), qPrintable(world));
        }
        QCOMPARE(fast->tightBest.has_value(), every->tightBest.has_value());
        if (fast->tightBest) {
            QVERIFY2(fast->tightBest->found.plan == every->tightBest->found.plan, qPrintable(world));
            QCOMPARE(fast->tightBest->found.figures.fit, Fit::Tight);
            QCOMPARE(fast->tightBest->gain.has_value(), !fast->plans.empty());
        }
        QCOMPARE(fast->certificate.has_value(), !fast->plans.empty());
        if (fast->certificate && fast->certificate->bound)
            QVERIFY2(*fast->certificate->bound >= fast->certificate->best * (1 - 1e-9), qPrintable(world));
    }

private slots:
    void itFindsWhatEveryPlanFinds_data()
    {
        QTest::addColumn<int>("number");
        for (int number = 0; number < scenarioCount(40, 240); ++number)
            QTest::addRow("%d", number) << number;
    }
    void itFindsWhatEveryPlanFinds()
    {
        QFETCH(int, number);
        const SmallWorld world = smallWorld(static_cast<std::uint64_t>(number));
        compare(world.request, world.name);
    }

    /// On two or three kinds of nodes, where stages may be dealt by time.
    void itFindsWhatEveryPlanFindsOnSeveralKinds_data()
    {
        QTest::addColumn<int>("number");
        for (int number = 0; number < scenarioCount(24, 160); ++number)
            QTest::addRow("%d", number) << number;
    }
    void itFindsWhatEveryPlanFindsOnSeveralKinds()
    {
        QFETCH(int, number);
        SmallWorld world =
            number % 2 == 0 ? smallWorld(900 + static_cast<std::uint64_t>(number)) : tightWorld(900 + static_cast<std::uint64_t>(number));
        choose(world, static_cast<std::uint64_t>(number));
        Cluster& cluster = world.request.scenario.cluster;
        Draw draw(static_cast<std::uint64_t>(number));
        cluster.gpusPerNode = 2;
        cluster.nodes = 1;
        for (int others = draw.of({1, 2}); others > 0; --others) {
            NodeGroup nodes = cluster;
            nodes.gpu = draw.of(hardwareCatalog().gpus);
            nodes.gpu.memory = cluster.gpu.memory * draw.of({0.5, 1.0, 2.0});
            nodes.gpu.usableMemory.reset();
            nodes.nodes = draw.of({1, 2});
            cluster.others.push_back(std::move(nodes));
        }
        compare(world.request, world.name);
    }

    /// With verdicts, tight plans accepted or not, and a filter.
    void itChoosesAsEveryPlanDoes_data()
    {
        QTest::addColumn<int>("number");
        for (int number = 0; number < scenarioCount(48, 400); ++number)
            QTest::addRow("%d", number) << number;
    }
    void itChoosesAsEveryPlanDoes()
    {
        QFETCH(int, number);
        SmallWorld world =
            number % 2 == 0 ? smallWorld(500 + static_cast<std::uint64_t>(number)) : tightWorld(500 + static_cast<std::uint64_t>(number));
        choose(world, static_cast<std::uint64_t>(number));
        compare(world.request, world.name);
    }

    /// The worlds above have tight plans that would gain, and filters that leave some plans and not others.
    void theChoiceMatters()
    {
        int tight = 0, gains = 0, filtered = 0;
        for (std::uint64_t number = 0; number < 48; ++number) {
            SmallWorld world = number % 2 == 0 ? smallWorld(500 + number) : tightWorld(500 + number);
            choose(world, number);
            const Result<SearchResult> result = search(world.request);
            QVERIFY(result);
            tight += result->counts.tight > 0 ? 1 : 0;
            gains += result->tightBest && result->tightBest->gain ? 1 : 0;
            filtered += result->counts.prunedFor(Pruned::Filter) > 0 && !result->plans.empty() ? 1 : 0;
        }
        QVERIFY2(tight >= 12 && gains >= 3 && filtered >= 3, qPrintable(QString("%1 %2 %3").arg(tight).arg(gains).arg(filtered)));
    }

    /// The band of memory is one for all plans of a search: each plan's own estimate with the evidence has the verdict that the search
    /// reports, and none that is listed may not fit.
    void aVerdictIsWhatTheEstimateSays()
    {
        int rows = 0;
        for (std::uint64_t number = 0; number < 12; ++number) {
            SearchRequest request = tightWorld(number).request;
            request.evidence = &someEvidence();
            request.top = 200;
            for (const bool allowTight : {false, true}) {
                request.allowTight = allowTight;
                const Result<SearchResult> result = search(request);
                QVERIFY(result);
                std::vector<FoundPlan> found = result->plans;
                found.insert(found.end(), result->pareto.begin(), result->pareto.end());
                if (result->tightBest)
                    found.push_back(result->tightBest->found);
                for (const FoundPlan& each : found) {
                    Scenario scenario = SearchSpace(request).base();
                    scenario.plan = each.plan;
                    const Result<Estimate> own = estimate(scenario, someEvidence());
                    QVERIFY(own);
                    QCOMPARE(each.figures.fit, own->fit());
                    ++rows;
                }
                const auto isChosen = [&](const FoundPlan& each) { return allowTight || each.figures.fit == Fit::Fits; };
                QVERIFY(std::all_of(result->plans.begin(), result->plans.end(), isChosen));
                QVERIFY(std::all_of(result->pareto.begin(), result->pareto.end(), isChosen));
                QVERIFY(!allowTight || !result->tightBest);
            }
        }
        QVERIFY(rows > 500);
    }

    /// A tight plan with a gain is listed next to the best; accepted, it is the best.
    void whatATightPlanWouldGainIsTold()
    {
        int told = 0;
        for (std::uint64_t number = 0; number < 24; ++number) {
            SearchRequest request = tightWorld(number).request;
            request.evidence = &someEvidence();
            request.objective = SearchObjective::Throughput;
            const Result<SearchResult> sure = search(request);
            request.allowTight = true;
            const Result<SearchResult> all = search(request);
            QVERIFY(sure && all);
            QCOMPARE(all->counts.enumerated, sure->counts.enumerated);
            QCOMPARE(all->counts.tight, sure->counts.tight);
            if (!sure->tightBest)
                continue;
            ++told;
            QVERIFY(sure->tightBest->found.plan == all->plans.front().plan);
            if (!sure->plans.empty())
                QVERIFY(isNearExpected(*sure->tightBest->gain, sure->plans.front().figures.step / all->plans.front().figures.step - 1));
        }
        QVERIFY(told > 3);
    }

    /// A scenario of a framework is answered with what that framework runs, its own schedule among it.
    void theFrameworkIsKept_data()
    {
        QTest::addColumn<int>("framework");
        QTest::addColumn<QString>("own");
        QTest::addColumn<QStringList>("kinds");
        const auto row = [](const char* name, Framework framework, const char* own, const QStringList& kinds) {
            QTest::newRow(name) << static_cast<int>(framework) << own << kinds;
        };
        row("megatron", Framework::Megatron, "1f1b", {"1f1b", "interleaved"});
        row("a schedule that it has not", Framework::Megatron, "zb-v", {"1f1b", "interleaved"});
        row("nanotron", Framework::Nanotron, "1f1b", {"1f1b"});
        row("its own", Framework::Nanotron, "afab", {"1f1b", "afab"});
        row("torchtitan", Framework::Torchtitan, "zb1p-interleaved", {"1f1b", "interleaved", "zb-v", "zb1p-interleaved"});
        row("GPT-NeoX", Framework::Neox, "interleaved", {"1f1b"});
        row("of which nothing is known", Framework::Other, "1f1b", {"1f1b", "interleaved", "zb-h1", "zb-v"});
    }
    void theFrameworkIsKept()
    {
        QFETCH(int, framework);
        QFETCH(QString, own);
        QFETCH(QStringList, kinds);
        SearchRequest request = roomyWorld();
        request.scenario.training.software.framework = static_cast<Framework>(framework);
        request.scenario.plan.schedule = *fromName<ScheduleKind>(own.toStdString());
        request.top = 100000;
        const Result<SearchResult> result = search(request);
        QVERIFY(result && !result->plans.empty());
        QSet<QString> found;
        bool perOperator = false;
        for (const FoundPlan& each : result->plans) {
            QVERIFY2(!each.needs, described(each.plan).c_str());
            perOperator = perOperator || each.plan.recompute == Recompute::PerOperator;
            if (each.plan.pp > 1)
                found.insert(QString::fromStdString(std::string(nameOf(each.plan.schedule))));
        }
        QCOMPARE(found, QSet<QString>(kinds.begin(), kinds.end()));
        // torchtitan alone chooses operator by operator.
        const auto kind = static_cast<Framework>(framework);
        QCOMPARE(perOperator, kind == Framework::Torchtitan || kind == Framework::Other);
    }

    /// A request for another framework's schedule is answered with the framework's name.
    void anotherFrameworkIsNamed()
    {
        SearchRequest request = roomyWorld();
        request.scenario.training.software.framework = Framework::Megatron;
        request.scenario.plan.schedule = *fromName<ScheduleKind>("zb-v");
        request.scenario.plan.pp = 4;
        request.scenario.plan.cp = 1;
        request.scenario.plan.zero = 0;
        request.scenario.plan.recompute = Recompute::Full;
        request.fixed = {"plan.schedule", "plan.pp", "plan.cp", "plan.zero", "plan.recompute"};
        const Result<SearchResult> result = search(request);
        QVERIFY(result && !result->plans.empty());
        for (const FoundPlan& each : result->plans) {
            QVERIFY(each.needs);
            QVERIFY(std::find(each.needs->begin(), each.needs->end(), Target::Torchtitan) != each.needs->end());
        }
    }

    /// Rows that differ in nothing that acts are one.
    void rowsDifferInWhatActs()
    {
        for (std::uint64_t number = 0; number < 12; ++number) {
            SearchRequest request = number % 2 == 0 ? smallWorld(number).request : tightWorld(number).request;
            request.top = 100000;
            request.fixed.erase("plan.zero");
            const Result<SearchResult> result = search(request);
            QVERIFY(result);
            std::vector<std::pair<double, Plan>> effects;
            for (const FoundPlan& each : result->plans) {
                Scenario scenario = SearchSpace(request).base();
                scenario.plan = each.plan;
                const Plan effect = effectOf(scenario);
                for (auto before = effects.rbegin(); before != effects.rend() && before->first >= each.figures.step.value() * (1 - 1e-9);
                     ++before)
                    QVERIFY2(!(before->second == effect), described(each.plan).c_str());
                effects.emplace_back(each.figures.step.value(), effect);
            }
        }
    }

    /// All the plans that hold it, none else, and the headline obeys it.
    void aFilterIsAConstraintOfTheSearch_data()
    {
        QTest::addColumn<QString>("typed");
        for (const char* typed : {"tp<=2", "pp>1 tp>=2", "zero=1 dp>1", "recompute!=none sp=off", "schedule=interleaved chunks>=2",
                                  "mbs=2 dp<=4", "cp=1 step<STEP", "memory<MEMORY", "memory>MEMORY", "mfu>MFU", "tokens<=TOKENS"})
            QTest::newRow(typed) << QString(typed);
    }
    void aFilterIsAConstraintOfTheSearch()
    {
        QFETCH(QString, typed);
        SearchRequest request = roomyWorld();
        request.top = 100000;
        const Result<SearchResult> all = search(request);
        QVERIFY(all && !all->plans.empty());
        const PlanFigures& middle = all->plans[all->plans.size() / 2].figures;
        typed.replace("STEP", QString::number(middle.step.value()));
        typed.replace("MEMORY", QString::number(middle.peak.value() / (1024.0 * 1024 * 1024)));
        typed.replace("MFU", QString::number(middle.mfu.value_or(0) * 100));
        typed.replace("TOKENS", QString::number(middle.tokensPerSecondPerGpu));
        request.filter = *parsePlanConstraints(typed.toStdString());
        const Result<SearchResult> result = search(request);
        QVERIFY(all && result && !result->plans.empty() && result->certificate);
        const auto isHeld = [&](const FoundPlan& each) {
            return std::all_of(request.filter.begin(), request.filter.end(),
                               [&](const PlanConstraint& one) { return holds(one, each.plan, each.figures); });
        };
        QVERIFY(std::all_of(result->plans.begin(), result->plans.end(), isHeld));
        QVERIFY(std::all_of(result->pareto.begin(), result->pareto.end(), isHeld));
        QCOMPARE(static_cast<std::ptrdiff_t>(result->plans.size()), std::count_if(all->plans.begin(), all->plans.end(), isHeld));
        QVERIFY(result->plans.size() < all->plans.size());
        QCOMPARE(result->plans.front().plan, std::find_if(all->plans.begin(), all->plans.end(), isHeld)->plan);
        QCOMPARE(result->certificate->best, result->plans.front().figures.step.value());
    }

    void expertsAreCutInAnyWay_data()
    {
        QTest::addColumn<int>("number");
        for (int number = 0; number < scenarioCount(24, 120); ++number)
            QTest::addRow("%d", number) << number;
    }
    void expertsAreCutInAnyWay()
    {
        QFETCH(int, number);
        const SmallWorld world = tightWorld(static_cast<std::uint64_t>(number));
        compare(world.request, world.name);
    }

    void encodersAreCutInAnyWay_data()
    {
        QTest::addColumn<int>("number");
        for (int number = 0; number < scenarioCount(24, 120); ++number)
            QTest::addRow("%d", number) << number;
    }
    /// The tower is whole or cut; it learns or not, and its images may be large beside the layers. The cut is searched, unless it is fixed.
    void encodersAreCutInAnyWay()
    {
        QFETCH(int, number);
        const auto seed = static_cast<std::uint64_t>(number);
        SmallWorld world = encodingWorld(seed);
        compare(world.request, world.name);
        std::set<std::optional<int>> tried;
        SearchSpace(world.request).forEach([&](const Plan& plan) {
            if (plan.tp == 2)
                tried.insert(plan.encoder.tp);
            return true;
        });
        QCOMPARE(tried, (std::set<std::optional<int>>{std::nullopt, 2}));
        world.request.filter = *parsePlanConstraints("enctp<2");
        compare(world.request, world.name);
        world.request.filter.clear();
        world.request.fixed.insert("plan.encoder.tp");
        world.request.scenario.plan.encoder.tp = 2;
        compare(world.request, world.name);
        const Result<SearchResult> found = search(world.request);
        QVERIFY(found);
        for (const FoundPlan& each : found->plans)
            QVERIFY(each.plan.encoder.tp == 2 && each.plan.tp == 2);
    }

    void weightShardsAreKept_data() { encodersAreCutInAnyWay_data(); }
    /// A search does not turn them: it finds the best plan with the shards that are stated.
    void weightShardsAreKept()
    {
        QFETCH(int, number);
        SmallWorld world = smallWorld(static_cast<std::uint64_t>(number));
        Scenario& scenario = world.request.scenario;
        scenario.training.recipe = Recipe::Megatron;
        scenario.plan.shardGroup.reset();
        scenario.plan.gtp = 2;
        scenario.plan.egtp = scenario.architecture->isMixtureOfExperts() ? std::optional(2) : std::nullopt;
        world.request.target = std::nullopt;
        compare(world.request, world.name);
        const Result<SearchResult> found = search(world.request);
        QVERIFY(found);
        for (const FoundPlan& each : found->plans)
            QVERIFY(each.plan.gtp == 2 && each.plan.dp.value_or(1) % 2 == 0 && each.plan.zero < 2);
    }

    void headsOfChunksAreAMoment_data()
    {
        QTest::addColumn<int>("vocabulary");
        QTest::addColumn<double>("times");
        for (const int vocabulary : {8000, 256000}) {
            for (const double times : {1.05, 1.3, 2.0})
                QTest::addRow("vocabulary %d, %.2f times the least memory", vocabulary, times) << vocabulary << times;
        }
    }
    /// torchtune's gradients of the head grow with no sequence: with them there are three moments of a micro-batch, and torchao's steps.
    void headsOfChunksAreAMoment()
    {
        QFETCH(int, vocabulary);
        QFETCH(double, times);
        SearchRequest request;
        Scenario& scenario = request.scenario;
        scenario = fixture::scenario({4, 1024, 8, 2, 2816, vocabulary}, 2);
        scenario.training.recipe = Recipe::PureBf16;
        scenario.training.software.framework = Framework::Torchtune;
        scenario.training.software.compiled = true;
        scenario.training.sequenceLength = 1024;
        scenario.training.globalBatch = 32;
        tighten(request, times, scenario.cluster.gpu);
        compare(request, QString("vocabulary %1").arg(vocabulary));
        scenario.training.optimizer = Optimizer::AdamW8bit;
        scenario.training.optimizerInBackward = true;
        compare(request, QString("vocabulary %1, 8-bit states").arg(vocabulary));
    }

    void innerRanksAreFoundByBoth_data() { encodersAreCutInAnyWay_data(); }
    /// With Ulysses × ring the ranks that exchange heads are searched, unless they are fixed.
    void innerRanksAreFoundByBoth()
    {
        QFETCH(int, number);
        SmallWorld world = smallWorld(static_cast<std::uint64_t>(number));
        world.request.scenario.plan.cpLayout = ContextLayout::UlyssesRing;
        compare(world.request, world.name);
        std::set<std::optional<int>> tried;
        SearchSpace(world.request).forEach([&](const Plan& plan) {
            if (plan.cp == 4)
                tried.insert(plan.cpInner);
            return true;
        });
        // A target's launcher may have one level alone.
        const bool hasTwo = SearchSpace(world.request).base().plan.cpLayout == ContextLayout::UlyssesRing;
        if (!tried.empty())
            QCOMPARE(tried.size(), hasTwo ? std::size_t{3} : std::size_t{1});
        world.request.fixed.insert("plan.cp_inner");
        world.request.scenario.plan.cpInner = 2;
        compare(world.request, world.name);
    }

    /// A wide search changes the layout and its inner ranks together: neither gains anything without the other.
    void aWideSearchFindsTwoLevels()
    {
        SearchRequest request;
        fixture::ModelSize size;
        size.layers = 8;
        request.scenario = fixture::scenario(size, 16);
        request.scenario.cluster.gpu.memory = Bytes(1e12);
        request.scenario.training.globalBatch = 8;
        request.scenario.training.sequenceLength = 65536;
        request.allowTight = true;
        request.scenario.plan = Plan();
        request.scenario.plan.cp = 16;
        for (const Parameter& parameter : parameters()) {
            if (parameter.isOfPlan() && parameter.path != "plan.cp_layout" && parameter.path != "plan.cp_inner")
                request.fixed.insert(std::string(parameter.path));
        }
        double best = std::numeric_limits<double>::infinity();
        bool isOnTwoLevels = false;
        for (const auto& [layout, name] : EnumNames<ContextLayout>::names) {
            for (const int inner : {1, 2, 4, 8, 16}) {
                Scenario scenario = request.scenario;
                scenario.plan.cpLayout = layout;
                scenario.plan.cpInner = inner;
                const Result<Estimate> estimated = estimate(scenario);
                if (!estimated || !estimated->step() || estimated->step()->step.value() >= best * (1 - 1e-9))
                    continue;
                best = estimated->step()->step.value();
                isOnTwoLevels = layout == ContextLayout::UlyssesRing && inner > 1;
            }
        }
        QVERIFY(isOnTwoLevels);
        request.wide = true;
        const Result<SearchResult> found = search(request);
        QVERIFY(found && !found->plans.empty());
        QVERIFY2(isNearExpected(found->plans.front().figures.step.value(), best), listed(found->plans).constData());
        request.fixed.insert("plan.cp_layout");
        const Result<SearchResult> held = search(request);
        QVERIFY(held && held->plans.front().plan.cpLayout == ContextLayout::Zigzag);
    }

    /// The best plan is no worse for that the cut is searched, and better in some worlds.
    void theCutOfAnEncoderMatters()
    {
        int better = 0;
        for (std::uint64_t number = 0; number < 24; ++number) {
            SearchRequest request = encodingWorld(number).request;
            const Result<SearchResult> free = search(request);
            request.fixed.insert("plan.encoder.tp");
            const Result<SearchResult> whole = search(request);
            QVERIFY(free && whole);
            if (free->plans.empty() || whole->plans.empty())
                continue;
            QVERIFY(free->certificate->best <= whole->certificate->best * (1 + 1e-9));
            better += free->certificate->best < whole->certificate->best * (1 - 1e-9) ? 1 : 0;
        }
        QVERIFY2(better > 0, qPrintable(QString::number(better)));
    }

    /// Limits tell which plans fit; this is tested on worlds where many fit and many do not.
    void tightWorldsAreTight()
    {
        int mixed = 0;
        for (std::uint64_t number = 0; number < 24; ++number) {
            const Result<SearchResult> result = search(tightWorld(number).request);
            QVERIFY(result);
            const double share = static_cast<double>(result->counts.fitting) / static_cast<double>(result->counts.enumerated);
            mixed += share > 0.05 && share < 0.95 ? 1 : 0;
        }
        QVERIFY2(mixed >= 12, qPrintable(QString::number(mixed)));
    }

    /// One thread or three: the same answer, in the same order.
    void threadsDoNotMatter()
    {
        for (std::uint64_t number = 0; number < 6; ++number) {
            SearchRequest request = smallWorld(number).request;
            request.threads = 1;
            const Result<SearchResult> alone = search(request);
            request.threads = 3;
            const Result<SearchResult> together = search(request);
            QVERIFY(alone && together);
            QCOMPARE(listed(together->plans), listed(alone->plans));
            QCOMPARE(listed(together->pareto), listed(alone->pareto));
            QCOMPARE(together->counts.enumerated, alone->counts.enumerated);
            QCOMPARE(together->counts.fitting, alone->counts.fitting);
        }
    }

    /// Plans are pruned by a bound, which is at most the step for every plan that fits.
    void aBoundIsNoMoreThanTheStep()
    {
        std::int64_t timed = 0;
        for (std::uint64_t number = 300; number < 300 + static_cast<std::uint64_t>(scenarioCount(20, 200)); ++number) {
            SearchRequest request = smallWorld(number).request;
            request.top = 1'000'000;
            const Result<SearchResult> result = search(request);
            QVERIFY(result);
            QCOMPARE(result->counts.prunedFor(Pruned::Objective), 0);
            QVERIFY2(result->tightestBound <= 1,
                     qPrintable(QString::number(number) + ": " + QString::number(result->tightestBound, 'g', 17)));
            timed += result->counts.evaluated;
        }
        QVERIFY(timed > 100 * scenarioCount(20));
    }

    /// Every row of a long list, its plan estimated by itself.
    void aRowIsWhatItsEstimateSays()
    {
        int rows = 0;
        for (std::uint64_t number = 100; number < 100 + static_cast<std::uint64_t>(scenarioCount(20, 200)); ++number) {
            SearchRequest request = smallWorld(number).request;
            request.top = 200;
            const Result<SearchResult> result = search(request);
            QVERIFY(result);
            for (const FoundPlan& found : result->plans) {
                Scenario scenario = SearchSpace(request).base();
                scenario.plan = found.plan;
                const Result<Estimate> own = estimate(scenario);
                QVERIFY(own && own->fits() && own->step());
                ++rows;
                QVERIFY2(isNearExpected(found.figures.step.value(), own->step()->step.value()), described(found.plan).c_str());
                QVERIFY2(isNearExpected(found.figures.peak.value(), own->memory().peak.value()),
                         qPrintable(QString("world %1, %2 found, %3 estimated:%4")
                                        .arg(number)
                                        .arg(found.figures.peak.value(), 0, 'g', 12)
                                        .arg(own->memory().peak.value(), 0, 'g', 12)
                                        .arg(QString::fromStdString(described(found.plan)))));
                QVERIFY2(isNearExpected(found.figures.tokensPerSecondPerGpu, own->throughput()->tokensPerSecondPerGpu),
                         described(found.plan).c_str());
                QCOMPARE(found.figures.mfu.has_value(), own->throughput()->mfu.has_value());
                if (found.figures.mfu)
                    QVERIFY2(isNearExpected(*found.figures.mfu, *own->throughput()->mfu), described(found.plan).c_str());
            }
        }
        QVERIFY(rows > 25 * scenarioCount(20));
    }

    void whatIsFixedStays()
    {
        SearchRequest request = roomyWorld();
        const Result<SearchResult> all = search(request);
        request.scenario.plan.tp = 2;
        request.scenario.plan.zero = 1;
        request.scenario.plan.recompute = *fromName<Recompute>("full");
        request.fixed = {"plan.tp", "plan.zero", "plan.recompute"};
        const Result<SearchResult> result = search(request);
        QVERIFY(result && !result->plans.empty());
        for (const FoundPlan& found : result->plans)
            QVERIFY(found.plan.tp == 2 && found.plan.zero == 1 && found.plan.recompute == *fromName<Recompute>("full"));
        QVERIFY(all && all->counts.enumerated > result->counts.enumerated);
        request.fixed = {"plan.tpp"};
        const Result<SearchResult> unknown = search(request);
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().code, ErrorCode::UnknownName);
        QCOMPARE(unknown.error().arguments[2], std::string("plan.tp"));
    }

    void whatNothingFitsHasNoBest()
    {
        SearchRequest request = smallWorld(1).request;
        request.scenario.training.sequenceLength *= 4096;
        const Result<SearchResult> result = search(request);
        QVERIFY(result);
        QVERIFY(result->counts.enumerated > 0);
        QCOMPARE(result->counts.fitting, 0);
        QCOMPARE(result->counts.prunedFor(Pruned::Memory), result->counts.enumerated);
        QVERIFY(result->plans.empty() && result->pareto.empty() && !result->certificate);
    }

    void theLosersSayByWhatTheyLose()
    {
        const Result<SearchResult> result = search(smallWorld(3).request);
        QVERIFY(result && result->plans.size() > 2);
        const FoundPlan& first = result->plans.front();
        QVERIFY(first.losses.slowerBy.empty() && first.losses.heavierBy.empty());
        for (std::size_t i = 1; i < result->plans.size(); ++i) {
            const FoundPlan& found = result->plans[i];
            // Its losses less its gains are the difference.
            double more = 0;
            for (const StepLoss& loss : found.losses.slowerBy)
                more += loss.more.value();
            QVERIFY(more >= (found.figures.step - first.figures.step).value() * (1 - 1e-9));
            for (std::size_t term = 1; term < found.losses.slowerBy.size(); ++term)
                QVERIFY(found.losses.slowerBy[term].more <= found.losses.slowerBy[term - 1].more);
        }
    }

    /// More fields find no worse plan, each row is what its estimate says, and layers may lie unevenly.
    void aWideSearchGoesOn()
    {
        SearchRequest request = roomyWorld();
        fixture::ModelSize size;
        size.layers = 10;
        request.scenario.architecture = fixture::architecture(size);
        request.scenario.plan.pp = 4;
        request.fixed = {"plan.pp", "plan.tp", "plan.cp"};
        const Result<SearchResult> narrow = search(request);
        request.wide = true;
        const Result<SearchResult> wide = search(request);
        QVERIFY(narrow && wide && !narrow->plans.empty());
        QVERIFY(wide->counts.enumerated > narrow->counts.enumerated);
        QCOMPARE(wide->counts.enumerated, wide->counts.evaluated + wide->counts.pruned());
        QVERIFY(wide->plans.front().figures.step < narrow->plans.front().figures.step);
        QVERIFY(narrow->certificate && !narrow->certificate->isRelaxed);
        // A bound of all plans: not even of a wide space is one below it.
        QVERIFY(wide->certificate && wide->certificate->isRelaxed && wide->certificate->bound);
        QVERIFY(*wide->certificate->bound <= wide->certificate->best);
        QVERIFY(*wide->certificate->bound > 0.5 * wide->certificate->best);
        for (const FoundPlan& found : wide->plans) {
            Scenario scenario = request.scenario;
            scenario.plan = found.plan;
            const Result<Estimate> own = estimate(scenario);
            QVERIFY(own && own->fits() && isNearExpected(found.figures.step.value(), own->step()->step.value()));
        }
    }

    /// Any legal plan of any switches, on its own site: it is no faster than the relaxed bound.
    void noPlanIsFasterThanTheRelaxedBound()
    {
        RandomScenarios scenarios(83);
        int timed = 0;
        double tightest = 0;
        for (int i = 0; i < scenarioCount(150, 3000); ++i) {
            SearchRequest request;
            request.scenario = scenarios.next();
            const Result<Estimate> own = estimate(request.scenario);
            if (!own || !own->step() || request.scenario.plan.pp > request.scenario.architecture->layers())
                continue;
            const SearchSpace space(request);
            const std::optional<double> bound = relaxedStep(space, Site(space.base()), {});
            QVERIFY(bound && *bound > 0);
            QVERIFY2(*bound <= own->step()->step.value(), described(request.scenario.plan).c_str());
            tightest = std::max(tightest, *bound / own->step()->step.value());
            ++timed;
        }
        QVERIFY(timed > scenarioCount(150) / 3);
        QVERIFY2(tightest > 0.5, qPrintable(QString::number(tightest)));
    }

    void layersAreMovedFromTheBusiest()
    {
        Scenario scenario = roomyWorld().scenario;
        scenario.plan.pp = 4;
        scenario.plan.dp = 2;
        const std::vector<std::vector<int>> splits = movedLayers(scenario);
        QVERIFY(!splits.empty());
        for (const std::vector<int>& split : splits) {
            QCOMPARE(std::accumulate(split.begin(), split.end(), 0), 8);
            QCOMPARE(*std::max_element(split.begin(), split.end()), 3);
        }
        scenario.plan.pp = 1;
        scenario.plan.dp = 8;
        QVERIFY(movedLayers(scenario).empty());
    }

    void itStopsWhenToldTo()
    {
        std::stop_source source;
        source.request_stop();
        for (const bool wide : {false, true}) {
            SearchRequest request = smallWorld(2).request;
            request.wide = wide;
            for (const Result<SearchResult>& result :
                 {search(request, {}, source.get_token()), searchEveryPlan(request, {}, source.get_token())}) {
                QVERIFY(result && result->stopped);
                QCOMPARE(result->counts, SearchCounts());
                QVERIFY(result->plans.empty() && !result->certificate);
            }
        }
    }

    /// Nothing more is looked at than was when it was told to; the counts are of what was.
    void itStopsAtOnce()
    {
        SearchRequest request = roomyWorld();
        request.threads = 1;
        std::stop_source source;
        std::int64_t enumerated = 0;
        const auto stopThen = [&](const SearchProgress& progress) {
            enumerated = progress.enumerated;
            source.request_stop();
        };
        const Result<SearchResult> result = search(request, stopThen, source.get_token());
        QVERIFY(result && result->stopped && !result->certificate);
        QVERIFY(enumerated > 0);
        QCOMPARE(result->counts.enumerated, enumerated);
        QCOMPARE(result->counts.enumerated, result->counts.evaluated + result->counts.pruned());
        const Result<SearchResult> whole = search(request);
        QVERIFY(whole && whole->counts.enumerated > enumerated);
    }

    /// In the middle of what a worker does at a time, too.
    void aWorkerStopsBetweenGroups()
    {
        const SearchRequest request = roomyWorld();
        const SearchSpace space(request);
        const Site site(space.base());
        SearchBoard board(request.objective);
        std::stop_source source;
        const PlanChoice choice(request);
        SearchWorker worker(request, choice, space, site, board, source.get_token());
        worker.run({1, 1, 1, {}});
        const SearchCounts before = worker.counts();
        QVERIFY(before.enumerated > 0);
        source.request_stop();
        worker.run({2, 1, 1, {}});
        QCOMPARE(worker.counts(), before);
    }

    void theFrontIsAFront()
    {
        const Result<SearchResult> result = search(smallWorld(6).request);
        QVERIFY(result && !result->pareto.empty());
        for (std::size_t i = 1; i < result->pareto.size(); ++i) {
            QVERIFY(result->pareto[i].figures.step > result->pareto[i - 1].figures.step);
            QVERIFY(result->pareto[i].figures.peak < result->pareto[i - 1].figures.peak);
        }
    }
};

QTEST_APPLESS_MAIN(TestSearch)
#include "test_search.moc"
