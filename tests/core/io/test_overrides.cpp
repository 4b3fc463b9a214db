// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <random>

#include "core/base/schedule_kind.h"
#include "core/io/scenario_file.h"
#include "core/scenario/scenario.h"
#include "core/text/error_text.h"

using namespace shardscope;

namespace {

const char* const kBase = R"({
  "schema": "shardscope.scenario/1",
  "model": {"architecture": {"layers": 2, "hidden": 96, "heads": 4, "kv_heads": 2, "head_dim": 24, "ffn": 256, "gated": true, "vocab": 100,
                             "tied_embeddings": false, "bias": false, "position": "rope", "norm": "rmsnorm"}},
  "cluster": {"gpu": "a100-sxm-80", "gpus_per_node": 4, "nodes": 2, "network": "roce-100", "nics_per_node": 1, "price_per_gpu_hour": 2},
  "training": {"sequence_length": 2048, "global_batch": 64}
})";

Result<Scenario> with(const QStringList& overrides, const char* base = kBase)
{
    std::vector<std::string> list;
    for (const QString& text : overrides)
        list.push_back(text.toStdString());
    return parseScenario(base, "s.json", list);
}

}  // namespace

class TestOverrides : public QObject {
    Q_OBJECT
private slots:
    void valuesAreJsonElseText()
    {
        const Result<Scenario> scenario = with({"plan.tp=4", "plan.schedule=1f1b", "plan.schedule=\"interleaved\"",
                                                "plan.overlap.tensor=true", "plan.dp=null", "plan.stage_layers=[1,1]", "name=a=b"});
        if (!scenario)
            QFAIL(scenario.error().pointer.c_str());
        QCOMPARE(scenario->plan.tp, 4);
        QCOMPARE(scenario->plan.schedule, ScheduleKind::Interleaved);
        QVERIFY(scenario->plan.overlap.tensor && !scenario->plan.dp);
        QVERIFY(scenario->plan.stageLayers == (std::vector<int>{1, 1}));
        QCOMPARE(scenario->name, std::string("a=b"));
    }

    void requiredFieldsCanBeSupplied()
    {
        const char* const bare = R"({"schema": "shardscope.scenario/1"})";
        QVERIFY(!with({}, bare));
        const Result<Scenario> scenario = with({"model.preset=llama-3-70b", "cluster.preset=dgx-h100", "cluster.nodes=8",
                                                "training.sequence_length=8192", "training.global_batch=512"},
                                               bare);
        QVERIFY(scenario);
        QCOMPARE(scenario->cluster.gpus(), 64);
    }

    /// A list of encoders is reached by their names, too.
    void encodersAreReachedByName()
    {
        const std::string list = R"(model.encoders=[{"name": "vision", "hf": {"model_type": "qwen3_vl", "out_hidden_size": 8192}}])";
        const Result<Scenario> stated = with({"model.preset=llama-3-70b", QString::fromStdString(list)});
        QVERIFY(stated);
        const Result<Scenario> scenario =
            with({"model.encoders.vision.items_per_sequence=2", "model.encoders.vision.item_size=512"}, scenarioText(*stated).c_str());
        QVERIFY(scenario);
        QCOMPARE(scenario->architecture->encoders.front().itemsPerSequence, std::optional(2.0));
    }

    void defaultsFollow()
    {
        QVERIFY(!with({})->plan.sequenceParallel);
        QVERIFY(with({"training.recipe=fsdp2"})->plan.sequenceParallel);
    }

    void oneModelTakesTheOthersPlace()
    {
        const Result<Scenario> scenario = with({"model.preset=llama-3-70b"});
        QVERIFY(scenario);
        QCOMPARE(scenario->model.kind, ModelSource::Kind::Preset);
        QCOMPARE(with({"model.architecture.hidden=192", "model.architecture.head_dim=48"})->architecture->hidden, 192);
    }

    void aNodeTakesItsFieldsPlace()
    {
        const Result<Scenario> scenario = with({"cluster.preset=aws-p5", "cluster.gpus_per_node=2"});
        QVERIFY(scenario);
        QCOMPARE(scenario->cluster.gpu.id, std::string("h100-sxm"));
        QCOMPARE(scenario->cluster.nicsPerNode, 32);
        QCOMPARE(scenario->cluster.gpusPerNode, 2);
        QVERIFY(scenario->cluster.pricePerGpuHour == 2.0);
    }

    /// Whatever the order, a GPU that is named stays, and what lies in a group outlasts the group.
    void everyOrderGivesTheSame_data()
    {
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<QString>("gpu");
        QTest::newRow("a preset and a GPU") << QStringList{"cluster.preset=aws-p5", "cluster.gpu=b200-sxm", "cluster.nodes=3"}
                                            << "b200-sxm";
        QTest::newRow("no preset and a GPU") << QStringList{"cluster.preset=null", "cluster.gpu=h200-sxm", "cluster.gpus_per_node=2"}
                                             << "h200-sxm";
        QTest::newRow("no preset") << QStringList{"cluster.preset=null", "plan.tp=2"} << "a100-sxm-80";
        QTest::newRow("groups") << QStringList{"plan={\"pp\": 2}", "plan.overlap={}", "plan.overlap.tensor=true", "plan.tp=2"}
                                << "a100-sxm-80";
        QTest::newRow("models") << QStringList{"model.preset=llama-3-8b", "model.hf_config=null", "model.architecture=null"}
                                << "a100-sxm-80";
    }
    void everyOrderGivesTheSame()
    {
        QFETCH(QStringList, texts);
        QFETCH(QString, gpu);
        texts.sort();
        const Result<Scenario> first = with(texts);
        QVERIFY2(first, first ? "" : errorText(first.error()).c_str());
        QCOMPARE(QString::fromStdString(first->cluster.gpu.id), gpu);
        while (std::next_permutation(texts.begin(), texts.end())) {
            const Result<Scenario> other = with(texts);
            QVERIFY2(other, qPrintable(texts.join(' ')));
            QCOMPARE(scenarioText(*other), scenarioText(*first));
        }
    }

    /// The same of many settings at once, drawn and shuffled by a seed: clusters and models by name, by parts and by null.
    void everyShuffleGivesTheSame()
    {
        const QList<QStringList> choices{{"cluster.preset=null", "cluster.preset=aws-p5", "cluster.preset=dgx-h100"},
                                         {"cluster.gpu=h200-sxm", "cluster.gpu=b200-sxm", "cluster.gpu=null"},
                                         {"cluster.gpus_per_node=2", "cluster.gpus_per_node=4"},
                                         {"cluster.network=ib-ndr", "cluster.network=null"},
                                         {"cluster.nics_per_node=4", "cluster.nvlink_domain=2"},
                                         {"cluster.nodes=2", "cluster.nodes=16"},
                                         {"model.preset=llama-3-8b", "model.preset=null", "model.architecture=null"},
                                         {"model.architecture.layers=4", "model.hf_config=null"},
                                         {"plan={\"pp\": 2}", "plan={}", "plan.pp=2"},
                                         {"plan.overlap={}", "plan.overlap.tensor=true"},
                                         {"plan.tp=2", "plan.tp=null"},
                                         {"training.recipe=fsdp2", "training.precision=fp8"}};
        const auto told = [](const Result<Scenario>& scenario) { return scenario ? scenarioText(*scenario) : errorText(scenario.error()); };
        std::mt19937 random(28);
        int legal = 0;
        for (int round = 0; round < 2000; ++round) {
            QStringList texts;
            for (const QStringList& choice : choices) {
                if (random() % 2 == 0)
                    texts << choice[static_cast<qsizetype>(random() % static_cast<unsigned>(choice.size()))];
            }
            const Result<Scenario> first = with(texts);
            legal += first ? 1 : 0;
            const bool namesGpu = texts.join(' ').contains("cluster.gpu=h") || texts.join(' ').contains("cluster.gpu=b");
            if (first && namesGpu)
                QVERIFY2(texts.contains("cluster.gpu=" + QString::fromStdString(first->cluster.gpu.id)), qPrintable(texts.join(' ')));
            for (int shuffle = 0; shuffle < 4; ++shuffle) {
                QStringList other = texts;
                std::shuffle(other.begin(), other.end(), random);
                const Result<Scenario> again = with(other);
                QVERIFY2(told(again) == told(first),
                         qPrintable(texts.join(' ') + "\n" + other.join(' ') + "\n" + QString::fromStdString(told(first).substr(0, 300)) +
                                    "\n" + QString::fromStdString(told(again).substr(0, 300))));
            }
        }
        QVERIFY2(legal > 200, qPrintable(QString::number(legal)));
    }

    void aPathOfManyKeysIsRefused()
    {
        const Result<Scenario> scenario = with({"model.hf_config." + QString("a.").repeated(50000) + "b=1"});
        QVERIFY(!scenario);
        QCOMPARE(scenario.error().code, ErrorCode::JsonTooDeep);
    }

    void groupsCanBeSetWhole()
    {
        QCOMPARE(with({"plan={\"pp\": 2}"})->plan.pp, 2);
        QVERIFY(!with({"plan.overlap={\"grad_reduce\": false}"})->plan.overlap.gradReduce);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("argument");
        const auto row = [](const char* text, ErrorCode code, const char* pointer, const char* argument) {
            QTest::newRow(text) << text << static_cast<int>(code) << pointer << argument;
        };
        row("plan.tp", ErrorCode::BadUsage, "", "--set plan.tp");
        row("=4", ErrorCode::BadUsage, "", "--set =4");
        row("plan.tpp=4", ErrorCode::UnknownKey, "/plan/tpp", "plan.tp");
        row("tp=4", ErrorCode::UnknownKey, "/tp", "plan.tp");
        row("gpus=4", ErrorCode::UnknownKey, "/gpus", "cluster.gpus_per_node");
        row("modle={}", ErrorCode::UnknownKey, "/modle", "model");
        row("training.tp=4", ErrorCode::UnknownKey, "/training/tp", "plan.tp");
        row("plan.tensor=true", ErrorCode::UnknownKey, "/plan/tensor", "plan.overlap.tensor");
        row("plan.overlap.tensr=true", ErrorCode::UnknownKey, "/plan/overlap/tensr", "plan.overlap.tensor");
        row("plan.tp.x=1", ErrorCode::UnknownKey, "/plan/tp/x", "plan.tp");
        row("schema=1", ErrorCode::UnknownKey, "/schema", "");
        row("plan.tp=four", ErrorCode::WrongType, "/plan/tp", "a string");
        row("plan.tp=0", ErrorCode::OutOfRange, "/plan/tp", "0");
        row("cluster.gpu=h100-smx", ErrorCode::UnknownName, "/cluster/gpu", "h100-sxm");
        row("training=4", ErrorCode::NotAnObject, "/training", "a number");
    }
    void refuses()
    {
        QFETCH(QString, text);
        QFETCH(QString, argument);
        const Result<Scenario> scenario = with({text});
        QVERIFY(!scenario);
        QTEST(static_cast<int>(scenario.error().code), "code");
        QTEST(QString::fromStdString(scenario.error().pointer), "pointer");
        const auto& arguments = scenario.error().arguments;
        QVERIFY(argument.isEmpty() || std::find(arguments.begin(), arguments.end(), argument.toStdString()) != arguments.end());
    }

    void theBadValueIsBlamedOnItsOverride_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("file");
        QTest::newRow("a field") << "plan.tp=0"
                                 << "--set plan.tp";
        QTest::newRow("inside a group") << "plan={\"tpp\": 1}"
                                        << "--set plan";
        QTest::newRow("inside a model") << "model.architecture.heads=0"
                                        << "--set model.architecture.heads";
        QTest::newRow("not its fault") << "cluster.nodes=1"
                                       << "s.json";
    }
    void theBadValueIsBlamedOnItsOverride()
    {
        QFETCH(QString, text);
        const bool own = text.startsWith("cluster");
        const std::string base = own ? QString(kBase).replace("2048", "0").toStdString() : kBase;
        QTEST(QString::fromStdString(with({text}, base.c_str()).error().file), "file");
    }

    void aConfigMayHoldPythonsNumbers()
    {
        const char* const config = R"({"model_type": "llama", "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4,
            "intermediate_size": 128, "vocab_size": 100, "x": Infinity})";
        QVERIFY(with({QString("model.hf_config=%1").arg(config)}));
        QVERIFY(with({QString("model={\"hf_config\": %1}").arg(config)}));
    }

    void aFieldInsideSomethingElseIsRefused()
    {
        const Result<Scenario> scenario = with({"plan.tp=4"}, R"({"schema": "shardscope.scenario/1", "plan": 3})");
        QVERIFY(!scenario);
        QCOMPARE(scenario.error().code, ErrorCode::NotAnObject);
        QCOMPARE(scenario.error().pointer, std::string("/plan"));
    }
};

QTEST_APPLESS_MAIN(TestOverrides)
#include "test_overrides.moc"
