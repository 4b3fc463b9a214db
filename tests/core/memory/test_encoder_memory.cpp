// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/explain/explain.h"
#include "core/memory/rank_parameters.h"
#include "core/model/encoder_counts.h"
#include "tests/core/encoder_fixture.h"
#include "tests/support/physics.h"

using namespace shardscope;

namespace {

Bytes parametersOf(const Scenario& scenario, std::size_t stage)
{
    return test::memoryOf(scenario).stages[stage].of(MemoryClass::Parameters);
}

}  // namespace

class TestEncoderMemory : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The total has the encoders that are trained with, and says how much of it is trained. A restart needs no states of what is frozen.
    void parametersCountTheEncoder()
    {
        Scenario scenario = fixture::pipelined();
        scenario.training.reliability.gpuHoursPerFailure = 50000;
        const auto made = [](const Scenario& each) { return estimate(each).value(); };
        const auto field = [](const Estimate& value, const char* pointer) {
            const std::vector<EstimateField> fields = estimateFields(value);
            const auto found =
                std::find_if(fields.begin(), fields.end(), [&](const EstimateField& each) { return each.pointer == pointer; });
            return found == fields.end() ? -1.0 : found->value;
        };
        const Estimate text = made(scenario);
        const Estimate frozen = made(fixture::withTower(scenario, 4, true));
        const Estimate learning = made(fixture::withTower(scenario, 4, false));
        const EncoderParameters tower = encoderParameters(frozen.scenario().architecture->encoders.front());
        const double decoder = field(text, "/parameters/total");
        QCOMPARE(field(text, "/parameters/trainable"), decoder);
        QCOMPARE(field(text, "/parameters/frozen"), 0.0);
        for (const Estimate* each : {&frozen, &learning}) {
            QCOMPARE(field(*each, "/parameters/total"), decoder + static_cast<double>(tower.total()));
            QCOMPARE(field(*each, "/parameters/active"), field(*each, "/parameters/total"));
            QCOMPARE(field(*each, "/parameters/trainable") + field(*each, "/parameters/frozen"), field(*each, "/parameters/total"));
            for (const char* pointer : {"/parameters/total", "/parameters/trainable", "/parameters/frozen"}) {
                const Result<Derivation> derivation = explain(*each, pointer);
                QVERIFY(derivation && derivation->isExplained());
                QCOMPARE(derivation->value, field(*each, pointer));
                QCOMPARE(recomputed(*derivation), std::optional(field(*each, pointer)));
            }
        }
        QCOMPARE(field(frozen, "/parameters/frozen"), static_cast<double>(tower.layers));
        QCOMPARE(field(learning, "/parameters/frozen"), 0.0);
        QCOMPARE(field(frozen, "/cost/checkpoint_bytes") - field(text, "/cost/checkpoint_bytes"),
                 14.0 * static_cast<double>(tower.projector) + 2.0 * static_cast<double>(tower.layers));
    }

    void frozenWeightsHaveNoStates()
    {
        const Encoder encoder = fixture::withTower(fixture::pipelined(), 4, true).architecture->encoders.front();
        const EncoderParameters count = encoderParameters(encoder);
        const Bytes text = parametersOf(fixture::pipelined(), 0);
        const Bytes frozen = parametersOf(fixture::withTower(fixture::pipelined(), 4, true), 0);
        const Bytes learning = parametersOf(fixture::withTower(fixture::pipelined(), 4, false), 0);
        // bf16 weights, whole on every tensor-parallel rank.
        QCOMPARE((frozen - text).value(), 2.0 * static_cast<double>(count.total()));
        QCOMPARE((learning - text).value(), 2.0 * static_cast<double>(count.total()));
        const auto optimizer = [](const Scenario& scenario) { return test::memoryOf(scenario).stages[0].of(MemoryClass::Optimizer); };
        const double shards = Basis(fixture::pipelined()).plan.shardGroup;
        QCOMPARE((optimizer(fixture::withTower(fixture::pipelined(), 4, true)) - optimizer(fixture::pipelined())).value(),
                 12.0 * static_cast<double>(count.projector) / shards);
        QCOMPARE((optimizer(fixture::withTower(fixture::pipelined(), 4, false)) - optimizer(fixture::pipelined())).value(),
                 12.0 * static_cast<double>(count.total()) / shards);
        for (std::size_t stage = 1; stage < 4; ++stage)
            QCOMPARE(parametersOf(fixture::withTower(fixture::pipelined(), 4, false), stage).value(),
                     parametersOf(fixture::pipelined(), stage).value());
    }

    void whatLearnsKeepsActivations()
    {
        const auto kept = [](const Scenario& scenario) { return test::memoryOf(scenario).stages[0].of(MemoryClass::Activations); };
        const Bytes text = kept(fixture::pipelined());
        const Bytes frozen = kept(fixture::withTower(fixture::pipelined(), 4, true));
        const Bytes learning = kept(fixture::withTower(fixture::pipelined(), 4, false));
        QVERIFY(text < frozen && frozen < learning);
        Scenario recomputed = fixture::withTower(fixture::pipelined(), 4, false);
        recomputed.plan.recompute = Recompute::Full;
        QVERIFY(kept(recomputed) < 0.3 * learning);
    }

    /// Recomputing layers takes neither the patches nor the inputs of the projector away, and none of the layers is none of the encoder's.
    void onlyLayersAreRecomputed()
    {
        const auto kept = [](Recompute mode, std::optional<int> layers) {
            Scenario scenario = fixture::withTower(fixture::pipelined(), 4, false);
            scenario.plan.recompute = mode;
            scenario.plan.recomputeLayers = layers;
            const Basis basis(scenario);
            return basis.ledger.activations.embedding.kept;
        };
        const double tokens = 4 * 4096;
        const double inputs = 2 * (tokens * 1536 + 4 * tokens / 4 * (4608 + 4608));
        const double layers = 2 * 27 * tokens * 1152;
        QCOMPARE(kept(Recompute::Full, {}).value(), inputs + layers);
        QCOMPARE(kept(Recompute::Full, 0).value(), kept(Recompute::None, {}).value());
    }

    /// The encoders come last in a backward: what their largest layer takes beyond that which the micro-batch has freed by then.
    void aLargeImageIsRecomputedAtThePeak()
    {
        const auto peakWith = [](int side, bool frozen) {
            Scenario scenario = fixture::pipelined();
            scenario.training.sequenceLength = 65536;
            scenario.plan.sequenceParallel = true;
            scenario.plan.recompute = Recompute::Full;
            scenario.plan.stageLayers = std::vector<int>{1, 27, 26, 26};
            scenario = fixture::withTower(scenario, 1, frozen);
            auto model = std::make_shared<Architecture>(*scenario.architecture);
            model->encoders.front().height = model->encoders.front().width = side;
            scenario.architecture = std::move(model);
            return scenario;
        };
        const auto recomputed = [](const Scenario& scenario) {
            for (const LedgerLine& line : test::memoryOf(scenario).stages[0].lines) {
                if (line.what == "recomputed-layer")
                    return line.bytes.value();
            }
            return 0.0;
        };
        const double ofModel = recomputed(peakWith(8192, true));
        QVERIFY(ofModel > 0);
        QCOMPARE(recomputed(peakWith(1024, false)), ofModel);
        for (const int side : {7168, 8192}) {
            const Scenario scenario = peakWith(side, false);
            const Basis basis(scenario);
            const ActivationTable& table = basis.ledger.activations;
            const double beyond = 2 * table.encoders.largestLayer.value() - table.ofLayerKind[0].kept.value();
            QVERIFY(beyond > ofModel);
            QCOMPARE(recomputed(scenario), beyond);
        }
        const auto peak = [&](int side) { return test::memoryOf(peakWith(side, false)).stages[0].total().value(); };
        QVERIFY(peak(8192) - peak(7168) > recomputed(peakWith(8192, false)) - recomputed(peakWith(7168, false)));
        Scenario split = peakWith(8192, false);
        split.plan.schedule = ScheduleKind::ZbH1;
        QCOMPARE(recomputed(split), 2 * Basis(split).ledger.activations.encoders.largestLayer.value());
    }
};

QTEST_APPLESS_MAIN(TestEncoderMemory)
#include "test_encoder_memory.moc"
