// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <set>

#include "core/field/parameters.h"
#include "core/framework/framework_defaults.h"
#include "core/io/json.h"
#include "core/io/scenario_file.h"
#include "core/io/scenario_json.h"
#include "core/launch/launch_export.h"
#include "core/launch/launch_import.h"
#include "core/launch/plain_decoder.h"
#include "core/launch/plan_meaning.h"
#include "core/launch/tuning_meaning.h"
#include "core/plan/check_plan.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/model_source.h"
#include "core/schedule/schedule_traits.h"
#include "core/text/error_text.h"
#include "core/text/finding_text.h"
#include "tests/core/launch/launch_scenarios.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

/// Returns the software settings that the launcher's files decide; the rest is compared as written.
Software meantSoftware(const Scenario& scenario, Target target)
{
    Software software = scenario.training.software;
    const ResolvedPlan resolved = resolvePlan(scenario);
    software.deterministic = software.deterministic.value_or(false);
    software.symmetricProducts = software.symmetricProducts.value_or(false);
    software.cudaGraph = software.cudaGraph.value_or(CudaGraph::None);
    if (scenario.training.precision != Precision::Fp8)
        software.fp8Recipe.reset();
    if (isIn(kTorchtitan | kAccelerate | kTuners, target))
        software.compiled = resolved.compiled;
    if (isIn(kTuners, target)) {
        Training usual = scenario.training;
        usual.software.framework = frameworkOf(target);
        usual.software.loss.reset();
        if (software.loss == lossOf(usual))
            software.loss.reset();
    }
    if (isIn(kMegatron, target))
        software.moeDispatcher = resolved.dispatcher;
    if (!scenario.architecture->isMixtureOfExperts()) {
        software.moeDispatcher.reset();
        software.moeRouting.reset();
        software.capacityFactor.reset();
        software.expertRankCapacity.reset();
        software.pagedStash.reset();
    }
    return software;
}

bool isIn32Bits(Precision precision) { return precision == Precision::Fp32 || precision == Precision::Tf32; }

/// Gradients as the recipe has them where nothing is written, as far as all of them agree.
std::optional<GradientType> meantGradients(const Scenario& scenario, Target target)
{
    const Framework framework = resolvePlan(scenario).framework;
    const bool isOfMegatron = isIn(kMegatron, target) && !isIn32Bits(scenario.training.precision);
    const bool isFast = isOfMegatron && (framework == Framework::MegatronBridge || framework == Framework::Nemo);
    const auto& written = scenario.plan.gradientType;
    return written || scenario.training.recipe == Recipe::DeepSpeed ? written : isFast ? GradientType::Bf16 : GradientType::Fp32;
}

std::optional<PlainDecoder> meantModel(const Scenario& scenario)
{
    std::optional<PlainDecoder> model = plainDecoder(*scenario.architecture);
    if (model && model->experts)
        model->experts->sharedExperts = model->experts->sharedExperts > 0 ? 1 : 0;
    if (model)
        model->maxPositions = 0;  // at least the sequence
    return model;
}

/// Without what `stated` does not say either, which the export says that it assumes (test_model_numerics.cpp).
std::optional<PlainDecoder> withoutUnstated(std::optional<PlainDecoder> model, const PlainDecoder& stated)
{
    if (model && stated.ropeTheta == 0)
        model->ropeTheta = 0;
    if (model && stated.normEpsilon == 0)
        model->normEpsilon = 0;
    return model;
}

/// The fields that differ in what they mean.
std::set<std::string> differences(const Scenario& a, const Scenario& b, Target target)
{
    std::set<std::string> fields;
    Scenario first = a;
    Scenario second = b;
    for (Scenario* each : {&first, &second}) {
        const Scenario whole = *each;
        each->plan = meaningOf(whole);
        each->plan.gradientType = meantGradients(whole, target);
        each->training.software = meantSoftware(whole, target);
        each->training.tuning = tuningMeaning(whole.training);
    }
    for (const Parameter& parameter : parameters()) {
        const bool isCompared = (parameter.path.starts_with("plan.") || parameter.path.starts_with("training.")) &&
                                !parameter.path.starts_with("training.reliability.");
        if (isCompared && parameter.get(first) != parameter.get(second))
            fields.emplace(parameter.path);
    }
    if (a.cluster.gpus() != b.cluster.gpus())
        fields.emplace("cluster");
    if (a.architecture != b.architecture && (!meantModel(a) || meantModel(a) != withoutUnstated(meantModel(b), *meantModel(a))))
        fields.emplace("model");
    return fields;
}

/// The fields that an export says it changes or leaves open.
std::set<std::string> named(const LaunchExport& launch)
{
    const std::pair<std::string_view, std::set<std::string>> others[] = {
        {"launch-fsdp-instead-of-zero", {"plan.zero", "plan.reshard_after_forward"}},
        {"launch-no-virtual-stages", {"plan.schedule", "plan.chunks", "plan.group", "plan.stage_layers"}},
        {"launch-stages-in-code", {"plan.stage_layers", "plan.chunks"}},
        {"launch-recompute-in-code", {"plan.recompute", "plan.recompute_modules", "plan.recompute_layers"}},
        {"launch-recompute-in-script", {"plan.recompute"}},
        {"launch-rope-scaling", {"model"}},
        {"launch-flavor-missing", {"model"}}};
    std::set<std::string> fields(launch.open.begin(), launch.open.end());
    for (const Finding& change : launch.changes) {
        for (const auto& [name, value] : change.numbers) {
            if (name == "field")
                fields.insert(std::get<std::string>(value));
        }
        for (const auto& [id, all] : others) {
            if (change.id == id)
                fields.insert(all.begin(), all.end());
        }
    }
    if (fields.count("training.recipe") != 0)  // which has a type of gradients of its own
        fields.insert("plan.gradient_dtype");
    // Without recomputation, or with another mode, the list of recomputed modules has no effect.
    if (fields.count("plan.recompute") != 0)
        fields.insert({"plan.recompute_modules", "plan.recompute_layers"});
    if (fields.count("plan.zero") != 0)
        fields.insert({"plan.shard_group", "plan.reshard_after_forward", "plan.overlap.param_gather"});
    if (fields.count("plan.etp") != 0)  // which may leave each rank's experts without replicas
        fields.insert({"plan.overlap.grad_reduce", "plan.overlap.param_gather", "plan.zero", "plan.reshard_after_forward"});
    if (fields.count("plan.schedule") != 0)
        fields.insert({"plan.chunks", "plan.group", "plan.stage_layers"});
    return fields;
}

/// Differs from the scenario in every fact that a file may leave open: equal facts then come from the file.
Scenario anotherBase(const Scenario& scenario, Target target)
{
    Scenario base = *parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "gpt2-xl"},
        "cluster": {"preset": "dgx-h100", "nodes": 2}, "training": {"sequence_length": 65536, "global_batch": 64}})",
                                   "test");
    base.cluster = scenario.cluster;
    base.training.globalBatch = scenario.training.globalBatch * 2;
    // Statements on experts in these files concern the script's model.
    if (isIn(kStageless, target)) {
        base.model = scenario.model;
        base.architecture = scenario.architecture;
    }
    return base;
}

/// "plan.zero (1 became 3)", of each.
QString listed(const std::set<std::string>& fields, const Scenario& before, const Scenario& after)
{
    const Json first = scenarioToJson(before);
    const Json second = scenarioToJson(after);
    QStringList all;
    for (const std::string& field : fields) {
        std::string pointer = "/" + field;
        std::replace(pointer.begin(), pointer.end(), '.', '/');
        const Json::json_pointer place(pointer);
        const auto at = [&place](const Json& json) { return json.contains(place) ? json[place].dump() : std::string("none"); };
        all << QString::fromStdString(field + " (" + at(first) + " became " + at(second) + ")");
    }
    return all.join(", ");
}

QString changesTold(const LaunchExport& launch)
{
    QString text;
    for (const Finding& change : launch.changes)
        text += QString::fromStdString(findingText(change)) + "\n";
    return text;
}

struct Counts {
    int files = 0, exact = 0, uneven = 0, experts = 0, context = 0, interleaved = 0, both = 0;

    void add(const Scenario& scenario, const LaunchExport& launch)
    {
        const ResolvedPlan plan = resolvePlan(scenario);
        const std::set<int> sizes(plan.stageLayers.begin(), plan.stageLayers.end());
        ++files;
        exact += launch.verdict == LaunchVerdict::Exact ? 1 : 0;
        uneven += plan.pp > 1 && sizes.size() > 1 ? 1 : 0;
        experts += plan.ep > 1 ? 1 : 0;
        context += plan.cp > 1 ? 1 : 0;
        interleaved += plan.pp > 1 && plan.chunks > 1 ? 1 : 0;
        both += plan.pp > 1 && traitsOf(plan.schedule).placement != Placement::Loop ? 1 : 0;
    }
};

}  // namespace

class TestLaunchRoundTrip : public QObject {
    Q_OBJECT
private slots:
    void nothingIsLostInSilence_data()
    {
        QTest::addColumn<int>("which");
        for (const auto& [target, name] : EnumNames<Target>::names)
            QTest::newRow(name.data()) << static_cast<int>(target);
    }
    /// A file read back is the scenario again in every field but those that the export itself says it changes or leaves open; and the
    /// launcher takes it.
    void nothingIsLostInSilence()
    {
        QFETCH(int, which);
        const auto target = static_cast<Target>(which);
        RandomScenarios scenarios(77 + static_cast<std::uint64_t>(which));
        Counts counts;
        const int wanted = scenarioCount(250, 1500);
        QStringList failures;
        std::map<std::string, int> tally;
        for (int i = 0; i < 100 * wanted && counts.files < wanted; ++i) {
            const Scenario scenario = likelyFor(scenarios.next(), target, scenarios.draw());
            const LaunchExport launch = exportLaunch(scenario, target);
            if (launch.files.empty())
                continue;
            // The last that is the launcher's own.
            const auto isOwn = [](const LaunchFile& each) { return each.name != "hostfile" && !each.name.ends_with(".sbatch"); };
            const LaunchFile& file = *std::find_if(launch.files.rbegin(), launch.files.rend(), isOwn);
            const ImportFill fill{anotherBase(scenario, target), "the test"};
            const Result<ImportedLaunch> imported = importLaunch(file.text, file.name, std::nullopt, fill.scenario, &fill);
            // A model whose layers alternate is written, but no flat description of it can be read.
            if (!imported && errorText(imported.error()).find("alternate") != std::string::npos)
                continue;
            QVERIFY2(imported, (file.text + (imported ? "" : errorText(imported.error()))).c_str());
            QVERIFY(imported->isWhole());
            QCOMPARE(imported->target, target);
            counts.add(scenario, launch);
            std::set<std::string> lost = differences(scenario, imported->scenario, target);
            for (const std::string& field : named(launch))
                lost.erase(field);
            for (const std::string& field : lost)
                ++tally[field];
            if (!lost.empty())
                failures << "lost: " + listed(lost, scenario, imported->scenario) + "\n" + changesTold(launch);
            for (const Finding& finding : checkPlan(imported->scenario, target)) {
                if (finding.severity == Severity::Error && named(launch).count("model") == 0)
                    failures << "refused: " + QString::fromStdString(findingText(finding)) + "\n" + changesTold(launch);
            }
            if (failures.size() == 1 && qEnvironmentVariableIsSet("SHOW"))
                qInfo("%s\n%s", file.text.c_str(), scenarioText(scenario).c_str());
        }
        qInfo("%d files, %d exact, %d uneven, %d with experts, %d with context ranks, %d interleaved, %d placed otherwise", counts.files,
              counts.exact, counts.uneven, counts.experts, counts.context, counts.interleaved, counts.both);
        for (const auto& [field, count] : tally)
            failures.prepend(QString("%1: %2").arg(QString::fromStdString(field)).arg(count));
        QVERIFY2(failures.empty(), qPrintable(QString::number(failures.size()) + " of them\n" + failures.mid(0, 16).join("\n")));
        QCOMPARE(counts.files, wanted);
    }

    /// Buckets beyond 2^40 bytes, which a launcher counts in elements or in millions of them: exact values are read back to the byte.
    void largeBucketsAreReadBack()
    {
        int exact = 0;
        for (const std::int64_t bytes :
             {(std::int64_t{1} << 40) + 2, std::int64_t{1} << 41, std::int64_t{9'999'999'999'998}, std::int64_t{10'000'000'000'000}}) {
            for (const auto& [target, name] : EnumNames<Target>::names) {
                Scenario scenario = *parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3-8b"},
                    "cluster": {"preset": "dgx-h100", "nodes": 2}, "training": {"sequence_length": 4096, "global_batch": 64},
                    "plan": {"dp": 16, "zero": 1}})",
                                                   "test");
                scenario.plan.bucketBytes = bytes;
                const LaunchExport launch = exportLaunch(scenario, target);
                if (launch.verdict != LaunchVerdict::Exact || named(launch).count("plan.bucket_bytes") != 0)
                    continue;
                const ImportFill fill{anotherBase(scenario, target), "the test"};
                const Result<ImportedLaunch> read =
                    importLaunch(launch.files.front().text, launch.files.front().name, target, fill.scenario, &fill);
                QVERIFY2(read, read ? "" : errorText(read.error()).c_str());
                if (target != Target::Nanotron)  // which has no buckets to size
                    QCOMPARE(read->scenario.plan.bucketBytes.value_or(0), bytes);
                ++exact;
            }
        }
        qInfo("%d exact", exact);
        QVERIFY(exact > 8);
    }

    /// A plan that the rules refuse, of themselves or of the launcher, has no files of any launcher, under no other plan's name.
    void illegalPlansHaveNoFiles()
    {
        RandomScenarios scenarios(4711);
        Draw& draw = scenarios.draw();
        constexpr const char* kFields[] = {"plan.tp",
                                           "plan.cp",
                                           "plan.pp",
                                           "plan.ep",
                                           "plan.etp",
                                           "plan.dp",
                                           "plan.micro_batch",
                                           "plan.chunks",
                                           "plan.zero",
                                           "plan.group",
                                           "plan.shard_group",
                                           "training.global_batch",
                                           "training.sequence_length"};
        const int wanted = scenarioCount(400, 4000);
        int illegal = 0, ofTarget = 0;
        QStringList failures;
        for (int i = 0; i < wanted; ++i) {
            Scenario scenario = scenarios.next();
            for (int broken = draw.below(2); broken >= 0; --broken) {
                const Parameter* const field = findParameter(kFields[draw.below(std::size(kFields))]);
                const std::int64_t most = field->path == "plan.zero" ? 4 : 12;
                (void)setParameter(scenario, *field, std::int64_t{draw.below(most)});
            }
            const bool isIllegal = hasErrors(checkPlan(scenario));
            for (const auto& [target, name] : EnumNames<Target>::names) {
                const bool isRefused = hasErrors(checkPlan(scenario, target));
                const LaunchExport launch = exportLaunch(scenario, target);
                illegal += isIllegal ? 1 : 0;
                ofTarget += isRefused && !isIllegal ? 1 : 0;
                if ((isIllegal || isRefused) && !launch.files.empty())
                    failures << QString::fromUtf8(name.data()) + ": " +
                                    QString::fromStdString(
                                        findingText(checkPlan(scenario, isRefused ? std::optional(target) : std::nullopt).front()));
                if (launch.files.empty() && launch.refusals.empty() && launch.changes.empty())
                    failures << "nothing is said: " + changesTold(launch);
                // Rules that the plan itself breaks are never attributed to the launcher.
                if (isIllegal && launch.refusals.empty())
                    failures << QString::fromUtf8(name.data()) + " is said to lack it: " + changesTold(launch) +
                                    QString::fromStdString(findingText(checkPlan(scenario).front()));
            }
        }
        qInfo("%d illegal, %d for their launcher alone", illegal, ofTarget);
        QVERIFY(illegal > wanted && ofTarget > wanted / 2);
        QVERIFY2(failures.empty(), qPrintable(QString::number(failures.size()) + "\n" + failures.mid(0, 12).join("\n")));
    }
};

QTEST_APPLESS_MAIN(TestLaunchRoundTrip)
#include "test_launch_round_trip.moc"
