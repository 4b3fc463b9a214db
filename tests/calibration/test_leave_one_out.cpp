// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/trust/evidence.h"
#include "tests/calibration/accuracy.h"
#include "tests/calibration/constant_parameters.h"
#include "tests/calibration/leave_one_out.h"
#include "tests/calibration/observation.h"
#include "tests/calibration/residuals_file.h"
#include "tests/calibration/source_families.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;
using namespace shardscope::calibration;

namespace {

Run runOf(Scenario scenario, const std::string& id, double seconds, const std::string& group = {})
{
    Run run;
    run.id = id;
    run.group = group;
    run.scenario = std::move(scenario);
    run.measured.stepTime = Seconds(seconds);
    return run;
}

Scenario batchOf(std::int64_t sequences)
{
    Scenario scenario = fixture::mixtral8x7b(16);
    scenario.cluster.gpu.memory = Bytes(80e9);
    scenario.training.globalBatch = sequences;
    return scenario;
}

double estimated(const Scenario& scenario, const CostConstants& constants)
{
    const std::vector<Sample> one = samplesOf({{"one", {runOf(scenario, "a", 1)}}});
    return std::exp(logErrors(one, constants).front());
}

/// Three sources that were measured where layers take a tenth longer than the constants say, "odd" where it is half as long again.
std::vector<RunFile> measured()
{
    CostConstants slower;
    slower.set(Constant::LayerTransformerEngine, 1.1 * slower[Constant::LayerTransformerEngine]);
    std::vector<RunFile> files;
    for (const std::int64_t batch : {256, 512, 1024}) {
        const Scenario scenario = batchOf(batch);
        files.push_back({"source " + std::to_string(batch), {runOf(scenario, "row", estimated(scenario, slower))}});
    }
    files.push_back({"odd", {runOf(batchOf(2048), "row", 1.5 * estimated(batchOf(2048), CostConstants()))}});
    return files;
}

}  // namespace

class TestLeaveOneOut : public QObject {
    Q_OBJECT

private slots:
    void aSourceCountsOnceForDenseAndOnceForExperts()
    {
        const std::vector<RunFile> files{{"a", {runOf(batchOf(256), "1", 1), runOf(batchOf(512), "2", 1), runOf(batchOf(1024), "3", 1)}},
                                         {"b", {runOf(batchOf(256), "1", 1)}}};
        const std::vector<Sample> samples = samplesOf(files);
        QCOMPARE(samples.size(), std::size_t{4});
        QCOMPARE(samples[0].weight, 1.0 / 3);
        QCOMPARE(samples[2].weight, 1.0 / 3);
        QCOMPARE(samples[3].weight, 1.0);
    }

    void aSourceDoesNotSpeakForItself()
    {
        const std::vector<RunFile> files = measured();
        const std::vector<Sample> samples = samplesOf(files);
        const std::vector<double> start = logarithmsOf(CostConstants());
        constexpr double kWeak = 1e-4;
        const Linearisation here = linearise(residualsOf(samples), start, parametersOf(kWeak).high);
        const LeftOut left = leaveOneOut(samples, familiesOf(samples), here, kWeak);
        // The three agree, so each is predicted from the other two, and the odd one from them: too fast, by its deviation.
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(here.residuals[i] < -0.03);
            QVERIFY(std::abs(left.logErrors[i]) < std::abs(here.residuals[i]));
        }
        QVERIFY(left.logErrors[3] < -0.2);
        // Without the odd one, nothing that it measured may matter.
        std::vector<Sample> stranger = samples;
        stranger[3].seconds *= 2;
        const Linearisation there = linearise(residualsOf(stranger), start, parametersOf(kWeak).high);
        const LeftOut again = leaveOneOut(stranger, familiesOf(stranger), there, kWeak);
        QCOMPARE(again.logarithms.at("odd"), left.logarithms.at("odd"));
        QVERIFY(again.logarithms.at("source 256") != left.logarithms.at("source 256"));
    }

    /// Two sources of one family: neither may speak for the other.
    void aFamilyIsLeftOutTogether()
    {
        std::vector<RunFile> files = measured();
        files[0].name = "torchtitan";
        files[1].name = "torchao";
        std::vector<Sample> samples = samplesOf(files);
        QCOMPARE(samples[0].family, samples[1].family);
        const std::vector<double> start = logarithmsOf(CostConstants());
        const auto without = [&] {
            const Linearisation here = linearise(residualsOf(samples), start, parametersOf(kStrength).high);
            return leaveOneOut(samples, familiesOf(samples), here, kStrength).logarithms;
        };
        const auto before = without();
        QCOMPARE(before.size(), std::size_t{3});
        samples[1].seconds *= 2;
        const auto after = without();
        QCOMPARE(after.at("torchtitan"), before.at("torchtitan"));
        QVERIFY(after.at("odd") != before.at("odd"));
    }

    /// A file that collects several frameworks has runs of several families.
    void familiesOfOneFileGoByTheirFramework()
    {
        QCOMPARE(familyOf("misc-small-sources", "maxtext"), familyOf("tpu-v6e-maxtext", "maxtext"));
        QCOMPARE(familyOf("misc-small-sources", "other"), std::string("misc-small-sources"));
        QCOMPARE(familyOf("elsewhere", "maxtext"), std::string("elsewhere"));
        for (const FamilyMember& member : familyMembers())
            QVERIFY(std::any_of(families().begin(), families().end(), [&](const Family& one) { return one.name == member.family; }));
    }

    void onlyWhatIsFittedOnRunsMovesAndWithinItsBounds()
    {
        const std::vector<RunFile> files = measured();
        const std::vector<Sample> samples = samplesOf(files);
        const std::vector<double> start = logarithmsOf(CostConstants());
        const Linearisation here = linearise(residualsOf(samples), start, parametersOf(kStrength).high);
        const LeftOut left = leaveOneOut(samples, familiesOf(samples), here, kStrength);
        const Parameters parameters = parametersOf(kStrength);
        for (const ConstantInfo& info : constantTable()) {
            const auto j = static_cast<std::size_t>(info.constant);
            for (const auto& [source, logarithms] : left.logarithms) {
                if (info.fitted != Fitted::Runs)
                    QCOMPARE(logarithms[j], start[j]);
                else
                    QVERIFY(logarithms[j] >= std::min(start[j], parameters.low[j]) - 1e-9 &&
                            logarithms[j] <= std::max(start[j], parameters.high[j]) + 1e-9);
            }
        }
    }

    void repetitionsAreOneObservation()
    {
        const Scenario scenario = batchOf(256);
        const double seconds = estimated(scenario, CostConstants());
        std::vector<Run> runs{runOf(scenario, "a", seconds, "g"), runOf(scenario, "b", 2 * seconds, "g"),
                              runOf(scenario, "c", 9 * seconds, "g")};
        for (Run& run : runs)
            run.measured.peakMemory = Bytes(40e9);
        const std::vector<RunFile> files{{"source", std::move(runs)}};
        std::vector<Observation> observations = observe(files, validateRuns(files));
        QCOMPARE(observations.size(), std::size_t{1});
        QVERIFY(observations[0].memory.has_value());
        const std::vector<Sample> samples = samplesOf(files);
        const std::vector<double> errors = logErrors(samples, CostConstants());
        for (const auto error : {&Observation::shipped, &Observation::leftOut, &Observation::withoutGeneration})
            enterTimes(observations, samples, error, errors);
        QVERIFY(std::abs(*observations[0].leftOut + std::log(2.0)) < 1e-9);
        const Accuracy accuracy = accuracyOf("all", observations);
        QCOMPARE(accuracy.experts.rows, 1);
        QVERIFY(std::abs(accuracy.experts.leftOut.overSources - 0.5) < 1e-9);
        QVERIFY(std::abs(accuracy.experts.leftOut.overFamilies - 0.5) < 1e-9);
        const QJsonObject file = QJsonDocument::fromJson(QByteArray::fromStdString(residualsJson(observations))).object();
        QCOMPARE(file["schema"].toString(), QString("shardscope.residuals/1"));
        const QJsonValue group = file["groups"][0];
        QCOMPARE(group["source"].toString(), QString("source"));
        QCOMPARE(group["experts"], QJsonValue(true));
        QCOMPARE(group["gpus"].toInt(), scenario.cluster.gpus());
        QCOMPARE(group["time"].toArray(), QJsonArray{-0.693});
        QCOMPARE(group["time_without_generation"].toArray(), QJsonArray{-0.693});
        QCOMPARE(group["sequence"].toInt(), static_cast<int>(scenario.training.sequenceLength));
        QCOMPARE(group["memory"].toArray().size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestLeaveOneOut)
#include "test_leave_one_out.moc"
