// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <cmath>

#include "core/estimate/estimate.h"
#include "core/io/huggingface/import.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/model/parameters.h"
#include "core/step/step.h"
#include "tests/support/files.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

using Overrides = std::vector<std::string>;

/// The cases that other tests hold: what they quote is what the file says (`numbersAreTheTests`).
struct Held {
    const char* id;
    const char* test;
    std::vector<double> numbers;  ///< that the test quotes, from the case's `expect`
};

const std::vector<Held>& heldElsewhere()
{
    static const std::vector<Held> kHeld{
        {"dsa-toy", "core_model_mixers", {29956}},
        {"dsa-toy-s8", "core_model_mixers", {60228}},
        {"dsa-toy-noloss", "core_model_mixers", {29292}},
        {"dsv4-toy", "core_model_mixers", {1409728512}},
        {"gdn-toy", "core_model_mixers", {129377501184}},
        {"kda-toy", "core_model_mixers", {7954120704}},
        {"mamba-hybrid", "core_model_mixers", {195085467648}},
        {"qwen3.5-35b-gdn-4096", "core_model_mixers", {18935316480}},
        {"nemotron-h-56b-8192", "core_model_mixers", {340241940480}},
        {"deepseek-v4-flash-4096", "core_model_mixers", {85653851136}},
        {"deepseek-v4-flash-1048576", "core_model_mixers", {388319087616}},
        {"kimi-linear-48b-params", "core_model_mixers", {39514272, 49122681728}},
        {"ns5-4096x4096", "core_optimizer_matrix_products", {2061584302080}},
        {"ns5-4096x14336", "core_optimizer_matrix_products", {5497558138880}},
        {"ns5-12288x12288", "core_optimizer_matrix_products", {55662776156160}},
        {"ns5-llama-3-8b", "core_optimizer_matrix_products", {665891729571840}},
        {"ns5-deepseek-v3", "core_optimizer_matrix_products", {32294631576698880}},
        {"cp-maxtext-7b", "core_estimate_context_orders", {8.9, 16.38}},
        {"cp-prime-rl-glm45air", "core_estimate_context_orders", {1.28, 1.49}},
        {"cp-ring-flash-attention",
         "core_step_ring_shares",
         {0.521, 0.852, 0.744, 0.539, 0.902, 0.829, 0.511, 0.759, 0.581, 0.525, 0.898, 0.826, 0.521, 0.802, 0.58}},
        {"cp-gdn", "core_layer_recurrence_context", {7.952, 6.387}},
        {"fla-kernels-gb200", "core_cost_mixer_cost", {1.265, 4.738, 2.327}},
        {"muon-layer-sharded", "core_step_matrix_update", {632, 356, 157}},
        {"muon-marin", "core_step_matrix_update", {1.492, 0.438}},
        {"card:deepseek-v4-flash/pretrain_performance/GB200", "core_validate_mixer_cards", {8.1346}},
        {"card:nemotron-3-super-120b-a12b/pretrain_performance/H100", "core_validate_mixer_cards", {27.58858}},
        {"card:qwen3.6-35b-a3b/pretrain_performance/H100", "core_validate_mixer_cards", {22.27122}},
        {"card:nemotron-3-nano-4b/pretrain/H100", "core_validate_mixer_cards", {26.77511}},
        {"card:glm5-2/pretrain/H100", "core_validate_mixer_cards", {31.204919999999998}},
    };
    return kHeld;
}

void addNumbers(const QJsonValue& value, QList<double>& numbers)
{
    if (value.isDouble())
        numbers.append(value.toDouble());
    for (const QJsonValue& each : value.toArray())
        addNumbers(each, numbers);
    for (const QJsonValue& each : value.toObject())
        addNumbers(each, numbers);
}

QJsonArray cases() { return QJsonDocument::fromJson(readBytes(sharedPath("data/mixers_cases.json"))).object()["cases"].toArray(); }

QJsonObject expectationOf(const QString& id)
{
    for (const QJsonValue& each : cases()) {
        if (each["id"].toString() == id)
            return each["expect"].toObject();
    }
    return {};
}

Architecture glm5(const QJsonObject& more = {})
{
    QJsonObject config = readObject(sharedPath("data/hf_configs/GLM-5.json"));
    for (auto each = more.begin(); each != more.end(); ++each)
        config[each.key()] = each.value();
    const QByteArray text = QJsonDocument(config).toJson();
    return importHuggingFaceConfig(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), "GLM-5").value();
}

/// Qwen3-30B-A3B on 16 H100, bf16, micro-batches of one sequence of 4,096 tokens (Megatron-Bridge, 067f987d, skill
/// nemo-mbridge-perf-expert-parallel-overlap).
double overlapStep(const Overrides& own)
{
    Overrides all{"model.preset=qwen3-30b-a3b",
                  "cluster.nodes=2",
                  "training.attention=null",
                  "training.software.year=2026",
                  "training.sequence_length=4096",
                  "training.global_batch=1024",
                  "plan.tp=1",
                  "plan.pp=1",
                  "plan.ep=16",
                  "plan.dp=16",
                  "plan.micro_batch=1",
                  "plan.recompute=none",
                  "plan.sequence_parallel=false"};
    all.insert(all.end(), own.begin(), own.end());
    const Result<Scenario> scenario = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example", all);
    return scenario ? estimate(*scenario).value().step()->step.value() : -1;
}

}  // namespace

/// Every case of the design library's mixers_cases.json: those that no other test holds, and that each of the others is held by one.
class TestMixerCases : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { SKIP_WITHOUT_SHARED("data/mixers_cases.json"); }

    /// Routers are in ours (75 layers of 256 × 6144).
    void glm5_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<qint64>("sequence");
        for (const auto& [id, sequence] : {std::pair{"glm-5-dsa-4096", 4096}, std::pair{"glm-5-dsa-131072", 131072}})
            QTest::newRow(id) << id << qint64(sequence);
    }
    void glm5()
    {
        QFETCH(QString, id);
        QFETCH(qint64, sequence);
        const QJsonObject expect = expectationOf(id);
        const auto isNear = [&](Architecture model, const char* key) {
            const double ours = trainingFlopPerToken(model, sequence).value() - 6.0 * 75 * 256 * 6144;
            const double within = std::abs(ours / expect[key].toDouble() - 1);
            QVERIFY2(within < 0.005, qPrintable(QStringLiteral("%1: %2").arg(key).arg(within)));
        };
        const Architecture trained = ::glm5();
        isNear(trained, "dsa_indexer_trained");
        isNear(::glm5({{"index_topk_freq", 4}, {"index_skip_topk_offset", 3}}), "indexshare_freq4_offset3");
        Architecture fixed = trained;
        Architecture dense = trained;
        for (Architecture* model : {&fixed, &dense}) {
            for (LayerKind& kind : model->kinds) {
                if (!kind.attention.sparse)
                    continue;
                kind.attention.sparse->fixed = true;
                if (model == &dense)
                    makeDense(kind);
            }
        }
        isNear(fixed, "dsa_no_indexer_loss");
        isNear(dense, "dense_mla");
    }

    void gptOssCountsItsWindows()
    {
        const Result<Scenario> scenario = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example",
                                                        {"model.preset=gpt-oss-20b", "training.sequence_length=8192"});
        const double expected = expectationOf("gpt-oss-20b-8192")["flop_per_token"].toDouble();
        const double ours = trainingFlopPerToken(*scenario->architecture, 8192).value();
        QVERIFY2(std::abs(ours / expected - 1) < 1e-5, qPrintable(QString::number(ours, 'f', 0)));
    }

    void overlapOfExperts_data()
    {
        QTest::addColumn<Overrides>("overrides");
        QTest::addColumn<double>("seconds");
        const QJsonObject expect = expectationOf("moe-overlap-hybridep");
        const QJsonObject allToAll = expect["alltoall_eager"].toObject();
        const auto row = [](const char* name, const char* dispatcher, const char* graph, bool overlaps, const QJsonValue& seconds) {
            const Overrides own{std::string("training.software.moe_dispatcher=") + dispatcher,
                                std::string("training.software.cuda_graph=") + graph,
                                std::string("plan.overlap.expert=") + (overlaps ? "true" : "false")};
            QTest::newRow(name) << own << seconds.toDouble();
        };
        row("HybridEP", "hybridep", "partial", false, expect["overlap_off"]);
        row("HybridEP, overlapped", "hybridep", "partial", true, expect["overlap_on"]);
        row("all-to-all", "alltoall", "none", false, allToAll["off"]);
        row("all-to-all, overlapped", "alltoall", "none", true, allToAll["on"]);
    }
    void overlapOfExperts()
    {
        QFETCH(Overrides, overrides);
        QFETCH(double, seconds);
        const double ratio = overlapStep(overrides) / seconds;
        QVERIFY2(std::abs(ratio - 1) <= 0.15, qPrintable(QString::number(ratio)));
    }

    /// A case that is added to the file, or a number that changes in it, has to reach a test.
    void everyCaseIsHeld()
    {
        QSet<QString> known{"glm-5-dsa-4096", "glm-5-dsa-131072", "gpt-oss-20b-8192", "moe-overlap-hybridep"};
        for (const Held& held : heldElsewhere())
            known.insert(held.id);
        for (const QJsonValue& each : cases())
            QVERIFY2(known.contains(each["id"].toString()), qPrintable(each["id"].toString()));
        QCOMPARE(known.size(), cases().size());
    }

    void numbersAreTheTests()
    {
        for (const Held& held : heldElsewhere()) {
            QList<double> numbers;
            addNumbers(expectationOf(held.id), numbers);
            for (const double number : held.numbers)
                QVERIFY2(numbers.contains(number), qPrintable(QStringLiteral("%1: %2").arg(held.id).arg(number)));
        }
    }

private:
    /// Latent attention to all keys, without an indexer.
    static void makeDense(LayerKind& kind)
    {
        kind.attention.sparse.reset();
        std::erase_if(kind.extraTensors, [](const Tensor& tensor) { return tensor.kind == TensorKind::Indexer; });
    }
};

QTEST_APPLESS_MAIN(TestMixerCases)
#include "test_mixer_cases.moc"
