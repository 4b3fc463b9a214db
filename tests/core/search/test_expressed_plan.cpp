// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTest>

#include <algorithm>

#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/launch/launch_draft.h"
#include "core/launch/launch_export.h"
#include "core/launch/launcher_traits.h"
#include "core/search/own_framework.h"
#include "core/search/search.h"

using namespace shardscope;

namespace {

Scenario scenarioOf(const std::string& model)
{
    return parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example",
                         {"model.preset=" + model, "cluster.nodes=2", "training.global_batch=64", "plan.tp=1", "plan.pp=1", "plan.dp=null",
                          "plan.sequence_parallel=false"})
        .value();
}

bool changes(const LaunchExport& launch, std::string_view path)
{
    return std::any_of(launch.changes.begin(), launch.changes.end(), [path](const Finding& change) {
        return std::any_of(change.numbers.begin(), change.numbers.end(), [path](const auto& number) {
            const auto* const field = std::get_if<std::string>(&number.second);
            return number.first == "field" && field && *field == path;
        });
    });
}

/// Returns the settings that a search varies and the export writes differently.
QByteArray otherwise(const LaunchExport& launch)
{
    constexpr std::string_view kSearched[] = {"plan.zero",      "plan.recompute", "plan.etp", "plan.sequence_parallel",
                                              "plan.cp_layout", "plan.cp_inner"};
    QByteArray fields;
    for (const Finding& change : launch.changes) {
        if (change.id == "launch-fsdp-instead-of-zero")
            fields += "plan.zero ";
        for (const auto& [name, value] : change.numbers) {
            const auto* const field = std::get_if<std::string>(&value);
            if (name == "field" && field && std::find(std::begin(kSearched), std::end(kSearched), *field) != std::end(kSearched))
                fields += QByteArray::fromStdString(*field) + ' ';
        }
    }
    return fields;
}

/// Plans with every value of each of these settings, those apart that do not act in one another.
std::vector<Scenario> plansOf(const Scenario& start)
{
    std::vector<Scenario> plans{start};
    const auto cross = [&plans](auto values, auto set) {
        std::vector<Scenario> more;
        for (const Scenario& each : plans) {
            for (const auto& value : values) {
                more.push_back(each);
                set(more.back().plan, value);
            }
        }
        plans = std::move(more);
    };
    const std::vector<int> degrees{1, 2};
    cross(std::vector<int>{0, 1, 2, 3}, [](Plan& plan, int zero) { plan.zero = zero; });
    cross(degrees, [](Plan& plan, int cp) { plan.cp = cp; });
    std::vector<Scenario> all = plans;
    cross(EnumNames<ContextLayout>::names, [](Plan& plan, const auto& layout) {
        plan.cpLayout = layout.first;
        if (layout.first == ContextLayout::UlyssesRing)
            plan.cpInner = 2;
    });
    std::swap(all, plans);
    cross(EnumNames<Recompute>::names, [](Plan& plan, const auto& mode) { plan.recompute = mode.first; });
    cross(degrees, [](Plan& plan, int tp) { plan.tp = tp; });
    cross(std::vector<bool>{false, true}, [](Plan& plan, bool isOn) { plan.sequenceParallel = isOn; });
    if (start.architecture->experts()) {
        cross(degrees, [](Plan& plan, int ep) { plan.ep = ep; });
        cross(degrees, [](Plan& plan, int etp) { plan.etp = etp; });
    }
    plans.insert(plans.end(), all.begin(), all.end());
    return plans;
}

}  // namespace

/// An export is what a launcher can say; a search for a launcher finds no plan that it would write as another.
class TestExpressedPlan : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTarget()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<Target>("target");
        for (const char* model : {"llama-3.1-8b", "qwen3-30b-a3b"}) {
            for (const auto& [target, name] : EnumNames<Target>::names)
                QTest::addRow("%s %s", model, name.data()) << QString(model) << target;
        }
    }

    void theExportAgrees_data() { everyTarget(); }
    void theExportAgrees()
    {
        QFETCH(QString, model);
        QFETCH(Target, target);
        int written = 0;
        Scenario start = scenarioOf(model.toStdString());
        if (target == Target::Unsloth)
            start.training.tuning.method = TuneMethod::Lora;
        for (const Scenario& scenario : plansOf(start)) {
            const LaunchExport launch = exportLaunch(scenario, target);
            if (!launch.refusals.empty() || launch.verdict == LaunchVerdict::NotExpressible)
                continue;
            ++written;
            const QByteArray other = otherwise(launch);
            QVERIFY2(isExpressed(target, scenario) == other.isEmpty(), other + QByteArray::fromStdString(scenarioText(scenario)));
        }
        if (written == 0)
            QSKIP("no such model");
    }

    /// A best plan for nanotron gathered weights during the forward pass, and was read back without.
    void theSwitchesAgree_data()
    {
        QTest::addColumn<Target>("target");
        for (const auto& [target, name] : EnumNames<Target>::names)
            QTest::newRow(name.data()) << target;
    }
    void theSwitchesAgree()
    {
        QFETCH(Target, target);
        Scenario scenario = scenarioOf("llama-3.1-8b");
        scenario.training.recipe = *traitsOf(target).recipe;
        Plan& plan = scenario.plan;
        const bool isWhole = target == Target::AccelerateFsdp1 || target == Target::Trl || target == Target::LlamaFactory ||
                             target == Target::Swift || target == Target::Unsloth;
        plan.tp = isWhole ? 1 : 2;
        plan.sequenceParallel = plan.tp > 1 && traitsOf(target).sequenceParallel->value_or(true);
        plan.zero = (*traitsOf(target).shards)(1, 1) ? 1 : (*traitsOf(target).shards)(3, 1) ? 3 : 0;
        if (target == Target::Unsloth)
            scenario.training.tuning.method = TuneMethod::Lora;
        for (const auto& [path, field] : {std::pair("plan.overlap.grad_reduce", &Overlap::gradReduce),
                                          {"plan.overlap.param_gather", &Overlap::paramGather},
                                          {"plan.overlap.tensor", &Overlap::tensor}}) {
            for (const bool isOn : {false, true}) {
                plan.overlap = {true, true, false, true, false};
                plan.overlap.*field = isOn;
                const LaunchExport launch = exportLaunch(scenario, target);
                const bool isOfTensor = field == &Overlap::tensor;
                if (!launch.refusals.empty() || launch.verdict == LaunchVerdict::NotExpressible || (isOfTensor && plan.tp == 1))
                    continue;
                const bool isOpen = std::find(launch.open.begin(), launch.open.end(), path) != launch.open.end();
                const bool isSaid = !isOpen && !changes(launch, path);
                QVERIFY2(isSaid == ((*traitsOf(target).overlap)(plan.overlap).*field == isOn), path);
            }
        }
        plan.overlap = {true, true, false, true, false};
        for (const std::int64_t bytes : {std::int64_t{104857600}, std::int64_t{1000000000}}) {
            plan.bucketBytes = bytes;
            QCOMPARE(traitsOf(target).hasBucket(bytes), !changes(exportLaunch(scenario, target), "plan.bucket_bytes"));
        }
    }

    /// A best plan for accelerate had ZeRO stage 1, which became FSDP, and one for nanotron a zigzag ring.
    void aSearchFindsWhatIsWritten_data() { everyTarget(); }
    void aSearchFindsWhatIsWritten()
    {
        QFETCH(QString, model);
        QFETCH(Target, target);
        SearchRequest request{scenarioOf(model.toStdString())};
        request.target = target;
        request.top = 10;
        const Result<SearchResult> found = search(request);
        QVERIFY(found);
        for (const FoundPlan& each : found->plans) {
            Scenario scenario = request.scenario;
            scenario.plan = each.plan;
            const LaunchExport launch = exportLaunch(scenario, target);
            if (launch.verdict != LaunchVerdict::NotExpressible)
                QCOMPARE(otherwise(launch), QByteArray());
        }
    }
};

QTEST_GUILESS_MAIN(TestExpressedPlan)
#include "test_expressed_plan.moc"
