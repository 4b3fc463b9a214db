// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/framework/default_switches.h"
#include "core/io/scenario_file.h"
#include "tests/core/scenario/random_scenario.h"

using namespace shardscope;

namespace {

/// The smallest scenario: only what has no default.
const QString kSmallest = QStringLiteral(R"({
  "schema": "shardscope.scenario/1",
  "model": {"preset": "llama-3-70b"},
  "cluster": {"gpu": "h100-sxm", "nodes": 8},
  "training": {"sequence_length": 8192, "global_batch": 1024}
})");

/// contract.md's own example, all fields stated.
const char* const kWholeScenario = R"({
  "schema": "shardscope.scenario/1",
  "name": "Llama 3 70B on 64 H100",
  "model":    {"preset": "llama-3-70b"},
  "cluster":  {"gpu": "h100-sxm", "gpus_per_node": 8, "nodes": 8, "nvlink_domain": null, "network": "ib-ndr", "nics_per_node": 8,
               "price_per_gpu_hour": null, "watts_per_gpu": null, "profile": null},
  "training": {"sequence_length": 8192, "global_batch": 1024, "precision": "bf16", "recipe": "megatron", "optimizer": "adamw", "attention": "flash3",
               "token_budget": null, "software": {"framework": "megatron", "year": 2025, "compiled": null, "cuda_graph": null, "fused_kernels": null, "loss": null,
                                                  "fp8_recipe": null, "deterministic": null, "moe_routing": null, "moe_dispatcher": null,
                                                  "capacity_factor": null, "expert_imbalance": null}},
  "plan": {
    "tp": 8, "sequence_parallel": true, "cp": 1, "cp_layout": "zigzag", "pp": 4, "schedule": "1f1b", "chunks": 1, "group": null, "stage_layers": null,
    "ep": 1, "etp": null, "dp": 2, "zero": 1, "shard_group": null, "reshard_after_forward": true, "micro_batch": 1,
    "recompute": "selective", "recompute_modules": null, "recompute_layers": null, "gradient_dtype": null, "sync_every_microbatch": false, "offload_activations": 0, "bucket_bytes": 26214400, "order": "tp-cp-ep-dp-pp",
    "overlap": {"grad_reduce": true, "param_gather": true, "tensor": false, "pipeline": true, "expert": false}, "offload": "none"
  }
})";

Result<Scenario> read(const QString& text) { return parseScenario(text.toStdString(), "s.json"); }

QString edited(const char* from, const char* to) { return QString(kSmallest).replace(QLatin1String(from), QLatin1String(to)); }

QString without(QString text) { return text.remove(' ').remove('\n'); }

}  // namespace

class TestScenarioJson : public QObject {
    Q_OBJECT
private slots:
    void theContractsExampleReadsAndIsWrittenWhole()
    {
        const Result<Scenario> scenario = read(kWholeScenario);
        if (!scenario)
            QFAIL(scenario.error().pointer.c_str());
        QCOMPARE(scenario->cluster.gpus(), 64);
        QCOMPARE(scenario->plan.tp, 8);
        QVERIFY(scenario->plan.dp == 2);
        QVERIFY(scenario->training.attention == AttentionKernel::Flash3);
        const QString written = without(QString::fromStdString(scenarioText(*scenario)));
        QCOMPARE(written, without(QString(kWholeScenario).replace("\"offload_activations\": 0,", "\"offload_activations\": 0.0,")));
    }

    /// PyTorch's 25 MiB are a number like any other (contract.md, third round).
    void aBucketThatIsNotStatedIsNull()
    {
        const std::string unstated = scenarioText(*read(kSmallest));
        QVERIFY(unstated.find("\"bucket_bytes\": null") != std::string::npos);
        QVERIFY(!parseScenario(unstated, "again.json")->plan.bucketBytes);
        QVERIFY(read(kWholeScenario)->plan.bucketBytes == 26214400);
    }

    void reliabilityIsWrittenWhereItIsStated()
    {
        const Result<Scenario> scenario =
            read(edited("\"global_batch\": 1024}",
                        "\"global_batch\": 1024, \"run\": {\"gpu_hours_per_failure\": 50700, \"async_checkpoints\": true}}"));
        QVERIFY(scenario);
        QVERIFY(scenario->training.reliability.gpuHoursPerFailure == 50700.0);
        QVERIFY(scenario->training.reliability.asynchronous == true);
        const std::string text = scenarioText(*scenario);
        QVERIFY(text.find("restart_s") == std::string::npos);
        const Result<Scenario> again = parseScenario(text, "again.json");
        QVERIFY(again && again->training == scenario->training);
        QVERIFY(scenarioText(*read(kSmallest)).find("\"run\"") == std::string::npos);
        const Result<Scenario> wrong = read(edited("\"global_batch\": 1024}", "\"global_batch\": 1024, \"run\": {\"restarts\": 1}}"));
        QVERIFY(!wrong && wrong.error().code == ErrorCode::UnknownKey);
        QCOMPARE(wrong.error().pointer, std::string("/training/run/restarts"));
    }

    void absentFieldsHaveTheirDefaults()
    {
        const Result<Scenario> scenario = read(kSmallest);
        QVERIFY(scenario);
        Plan plan = defaultScenario(Recipe::Megatron).plan;
        QVERIFY(scenario->plan == plan);
        QCOMPARE(scenario->cluster.gpusPerNode, 8);
        QCOMPARE(scenario->cluster.network.id, std::string("ib-ndr"));
        QVERIFY(!scenario->cluster.nvlinkDomain);
    }

    void switchesFollowTheRecipe()
    {
        const Result<Scenario> scenario =
            read(edited("\"global_batch\": 1024}",
                        "\"global_batch\": 1024, \"recipe\": \"fsdp2\"}, \"plan\": {\"pp\": 2, \"overlap\": {\"grad_reduce\": false}}"));
        QVERIFY(scenario);
        QVERIFY(scenario->plan.sequenceParallel && !scenario->plan.reshardAfterForward);
        QVERIFY(!scenario->plan.overlap.gradReduce && scenario->plan.overlap.paramGather);
    }

    void aNodePresetStandsForItsFields()
    {
        const Result<Scenario> scenario = read(edited("\"gpu\": \"h100-sxm\"", "\"preset\": \"gb200-nvl72\", \"gpus_per_node\": 2"));
        QVERIFY(scenario);
        QCOMPARE(scenario->cluster.gpu.id, std::string("gb200"));
        QCOMPARE(scenario->cluster.gpusPerNode, 2);
        QVERIFY(scenario->cluster.nvlinkDomain == 72);
        QVERIFY(!QString::fromStdString(scenarioText(*scenario)).contains("\"preset\": \"gb200"));
    }

    void modelsInThreeForms_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("hidden");
        QTest::newRow("preset") << R"({"preset": "llama-3-70b"})" << 8192;
        QTest::newRow("config")
            << R"({"hf_config": {"model_type": "llama", "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4,
            "intermediate_size": 128, "vocab_size": 100, "rms_norm_eps": 0.00001, "unread": [1, {"a": null}]}})"
            << 64;
        QTest::newRow("config with Python's numbers")
            << R"({"hf_config": {"model_type": "llama", "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4,
            "intermediate_size": 128, "vocab_size": 100, "time_step_limit": [0.0, Infinity, -Infinity, NaN]}})"
            << 64;
        QTest::newRow("architecture")
            << R"({"architecture": {"layers": 2, "hidden": 96, "heads": 4, "kv_heads": 2, "head_dim": 24, "ffn": 256,
            "gated": true, "vocab": 100, "tied_embeddings": false, "bias": false, "position": "rope", "norm": "rmsnorm"}})"
            << 96;
    }
    void modelsInThreeForms()
    {
        QFETCH(QString, model);
        const Result<Scenario> scenario = read(edited("{\"preset\": \"llama-3-70b\"}", model.toStdString().c_str()));
        if (!scenario)
            QFAIL(scenario.error().pointer.c_str());
        QTEST(static_cast<int>(scenario->architecture->hidden), "hidden");
        const Result<Scenario> again = parseScenario(scenarioText(*scenario), "again");
        QVERIFY(again);
        QCOMPARE(again->model.text, scenario->model.text);
    }

    /// A tower before a model that has none; written back as it was stated.
    void encodersAreStatedBesideTheModel_data()
    {
        QTest::addColumn<QString>("encoders");
        const QString tower =
            R"("hf": {"model_type": "qwen3_vl", "out_hidden_size": 8192}, "items_per_sequence": 2, "item_size": [512, 1024])";
        QTest::newRow("a list") << R"([{"name": "vision", )" + tower + "}]";
        QTest::newRow("by name") << R"({"vision": {)" + tower + "}}";
    }
    void encodersAreStatedBesideTheModel()
    {
        QFETCH(QString, encoders);
        const QString model = R"({"preset": "llama-3-70b", "encoders": )" + encoders + "}";
        const Result<Scenario> scenario = read(edited("{\"preset\": \"llama-3-70b\"}", model.toStdString().c_str()));
        if (!scenario)
            QFAIL(scenario.error().pointer.c_str());
        QCOMPARE(scenario->architecture->encoders.size(), std::size_t{1});
        QCOMPARE(scenario->architecture->encoders.front().tokensOfItem(), std::int64_t{512});
        const Result<Scenario> again = parseScenario(scenarioText(*scenario), "again");
        QVERIFY(again);
        QVERIFY(*again->architecture == *scenario->architecture);
        QCOMPARE(again->model.encoders, scenario->model.encoders);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("argument");  // one of the error's
        const auto row = [](const char* name, const QString& text, const char* pointer, ErrorCode code, const char* argument) {
            QTest::newRow(name) << text << pointer << static_cast<int>(code) << argument;
        };
        row("not an object", "[]", "", ErrorCode::NotAnObject, "an array");
        row("no schema", edited("\"schema\": \"shardscope.scenario/1\",", ""), "/schema", ErrorCode::SchemaMissing,
            "shardscope.scenario/1");
        row("another schema", edited("scenario/1", "estimate/1"), "/schema", ErrorCode::SchemaUnknown, "shardscope.estimate/1");
        row("a newer schema", edited("scenario/1", "scenario/2"), "/schema", ErrorCode::SchemaTooNew, "shardscope.scenario/2");
        row("no version", edited("scenario/1", "scenario/x"), "/schema", ErrorCode::SchemaUnknown, "shardscope.scenario/x");
        row("no model", edited("\"model\": {\"preset\": \"llama-3-70b\"},", ""), "/model", ErrorCode::MissingKey, "model");
        row("no size of an item",
            edited(
                "{\"preset\": \"llama-3-70b\"}",
                R"({"preset": "llama-3-70b", "encoders": [{"hf": {"model_type": "qwen3_vl", "out_hidden_size": 8192}, "items_per_sequence": 2}]})"),
            "/model/encoders/0/item_size", ErrorCode::MissingKey, "item_size");
        row("no such encoder", edited("{\"preset\": \"llama-3-70b\"}", R"({"preset": "llama-3-70b", "encoders": [{"name": "audio"}]})"),
            "/model/encoders/0/name", ErrorCode::UnknownName, "audio");
        const auto byName = [](const char* fields) {
            return edited("{\"preset\": \"llama-3-70b\"}",
                          (std::string(R"({"preset": "llama-3-70b", "encoders": {"side~view": )") + fields + "}}").c_str());
        };
        const char* tower = R"({"hf": {"model_type": "qwen3_vl", "out_hidden_size": 8192}, "items_per_sequence": 2)";
        row("no size of an item of an encoder by name", byName((std::string(tower) + "}").c_str()), "/model/encoders/side~0view/item_size",
            ErrorCode::MissingKey, "item_size");
        row("unknown key of an encoder by name", byName((std::string(tower) + R"(, "item_size": 512, "frozn": true})").c_str()),
            "/model/encoders/side~0view/frozn", ErrorCode::UnknownKey, "frozen");
        row("bad tower of an encoder by name", byName(R"({"hf": {"model_type": "qwen3_vl", "out_hidden_size": 8192, "depth": "x"}})"),
            "/model/encoders/side~0view/hf/depth", ErrorCode::WrongType, "a string");
        row("no such encoder by name", byName("{}"), "/model/encoders/side~0view", ErrorCode::UnknownName, "side~view");
        row("no object by name", byName("3"), "/model/encoders/side~0view", ErrorCode::NotAnObject, "a number");
        row("no cluster", edited("\"cluster\": {\"gpu\": \"h100-sxm\", \"nodes\": 8},", ""), "/cluster", ErrorCode::MissingKey, "cluster");
        row("no GPU", edited("\"gpu\": \"h100-sxm\", ", ""), "/cluster/gpu", ErrorCode::MissingKey, "gpu");
        row("no nodes", edited(", \"nodes\": 8", ""), "/cluster/nodes", ErrorCode::MissingKey, "nodes");
        row("no batch", edited(", \"global_batch\": 1024", ""), "/training/global_batch", ErrorCode::MissingKey, "global_batch");
        row("no length", edited("\"sequence_length\": 8192, ", ""), "/training/sequence_length", ErrorCode::MissingKey, "sequence_length");
        row("unknown key", edited("\"nodes\": 8", "\"nodes\": 8, \"netwrok\": \"ib-ndr\""), "/cluster/netwrok", ErrorCode::UnknownKey,
            "network");
        row("unknown key at the top", edited("\"training\"", "\"trainin\": {}, \"training\""), "/trainin", ErrorCode::UnknownKey,
            "training");
        row("unknown nested key", edited("\"global_batch\": 1024}", "\"global_batch\": 1024, \"software\": {\"years\": 2025}}"),
            "/training/software/years", ErrorCode::UnknownKey, "year");
        row("unknown overlap", edited("\"global_batch\": 1024}", "\"global_batch\": 1024}, \"plan\": {\"overlap\": {\"tensr\": true}}"),
            "/plan/overlap/tensr", ErrorCode::UnknownKey, "tensor");
        row("a misspelt required key", edited("\"global_batch\"", "\"global_batch_size\""), "/training/global_batch_size",
            ErrorCode::UnknownKey, "global_batch");
        row("a required key in capitals", edited("\"gpu\"", "\"GPU\""), "/cluster/GPU", ErrorCode::UnknownKey, "gpu");
        row("a misspelt group", edited("\"training\"", "\"trainig\""), "/trainig", ErrorCode::UnknownKey, "training");
        row("a misspelt source of the model", edited("\"preset\"", "\"presett\""), "/model/presett", ErrorCode::UnknownKey, "preset");
        row("unknown beside missing in another group",
            edited("\"nodes\": 8}", "\"node\": 8}").replace("\"global_batch\": 1024", "\"year\": 1"), "/cluster/node",
            ErrorCode::UnknownKey, "nodes");
        row("missing before unknown", edited("\"nodes\": 8}", "\"gpus_per_node\": 8}").replace("\"global_batch\"", "\"batch\""),
            "/training/batch", ErrorCode::UnknownKey, "global_batch");
        row("an unknown key of an architecture", edited("{\"preset\": \"llama-3-70b\"}", "{\"architecture\": {\"layers\": 2, \"foo\": 1}}"),
            "/model/architecture/foo", ErrorCode::UnknownKey, "ffn");
        row("a misspelt size of an architecture",
            edited("{\"preset\": \"llama-3-70b\"}", "{\"architecture\": {\"layers\": 2, \"hidden\": 100, \"heads\": 3, \"head_dmi\": 8}}"),
            "/model/architecture/head_dmi", ErrorCode::UnknownKey, "head_dim");
        row("a schema comes first", edited("scenario/1\"", "scenario/2\", \"new\": 1"), "/schema", ErrorCode::SchemaTooNew,
            "shardscope.scenario/2");
        row("no such model", edited("llama-3-70b", "llama-3-70bb"), "/model/preset", ErrorCode::UnknownName, "llama-3-70b");
        row("no such GPU", edited("h100-sxm", "h100-sxn"), "/cluster/gpu", ErrorCode::UnknownName, "h100-sxm");
        row("no such preset", edited("\"gpu\": \"h100-sxm\"", "\"preset\": \"dgx-h10\""), "/cluster/preset", ErrorCode::UnknownName,
            "dgx-h100");
        row("two models", edited("{\"preset\": \"llama-3-70b\"}", "{\"preset\": \"llama-3-70b\", \"architecture\": {}}"),
            "/model/architecture", ErrorCode::Contradiction, "");
        row("no model in it", edited("{\"preset\": \"llama-3-70b\"}", "{}"), "/model/preset", ErrorCode::MissingKey, "preset");
        row("a model of another kind", edited("{\"preset\": \"llama-3-70b\"}", "\"llama-3-70b\""), "/model", ErrorCode::NotAnObject,
            "a string");
        row("inside a config",
            edited("{\"preset\": \"llama-3-70b\"}", "{\"hf_config\": {\"model_type\": \"llama\", \"hidden_size\": \"wide\"}}"),
            "/model/hf_config/hidden_size", ErrorCode::WrongType, "a string");
        row("more GPUs than can be listed", edited("\"nodes\": 8", "\"nodes\": 131073"), "/cluster/nodes", ErrorCode::OutOfRange, "131072");
        row("more GPUs by larger nodes", edited("\"nodes\": 8", "\"nodes\": 1025, \"gpus_per_node\": 1024"), "/cluster/nodes",
            ErrorCode::OutOfRange, "1024");
        row("Infinity outside of a config", edited("\"nodes\": 8", "\"nodes\": Infinity"), "", ErrorCode::JsonSyntax, "");
        row("NaN as a name", edited("{\"preset\"", "{\"hf_config\": null, \"preset\"").replace("\"model\"", "\"name\": NaN, \"model\""), "",
            ErrorCode::JsonSyntax, "");
        row("a word for a number", edited("\"nodes\": 8", "\"nodes\": \"8\""), "/cluster/nodes", ErrorCode::WrongType, "a string");
        row("a fraction", edited("\"nodes\": 8", "\"nodes\": 8.5"), "/cluster/nodes", ErrorCode::WrongType, "8.5");
        row("null where it may not be", edited("\"nodes\": 8", "\"nodes\": null"), "/cluster/nodes", ErrorCode::WrongType, "null");
        row("negative", edited("\"nodes\": 8", "\"nodes\": -1"), "/cluster/nodes", ErrorCode::OutOfRange, "-1");
        row("overflowing", edited("\"nodes\": 8", "\"nodes\": 99999999999999999999"), "/cluster/nodes", ErrorCode::OutOfRange, "262144");
        row("beyond double", edited("\"nodes\": 8", "\"nodes\": 1e999"), "/cluster/nodes", ErrorCode::NotFinite, "1e999");
        row("twice", edited("\"nodes\": 8", "\"nodes\": 8, \"nodes\": 4"), "/cluster/nodes", ErrorCode::JsonDuplicateKey, "nodes");
        row("an order of four", edited("\"global_batch\": 1024}", "\"global_batch\": 1024}, \"plan\": {\"order\": \"tp-cp-dp-pp\"}"),
            "/plan/order", ErrorCode::UnknownName, "tp-cp-dp-pp");
        row("a negative layer count", edited("\"global_batch\": 1024}", "\"global_batch\": 1024}, \"plan\": {\"stage_layers\": [1, -2]}"),
            "/plan/stage_layers", ErrorCode::OutOfRange, "-2");
        row("truncated", QString(kSmallest).chopped(3), "", ErrorCode::JsonSyntax, "the end of the text");
    }
    void refuses()
    {
        QFETCH(QString, text);
        QFETCH(QString, argument);
        const Result<Scenario> scenario = read(text);
        QVERIFY(!scenario);
        const Error& error = scenario.error();
        QTEST(static_cast<int>(error.code), "code");
        if (error.code != ErrorCode::JsonSyntax)
            QTEST(QString::fromStdString(error.pointer), "pointer");
        QCOMPARE(error.file, std::string("s.json"));
        const bool names =
            std::any_of(error.arguments.begin(), error.arguments.end(), [&](const std::string& a) { return a == argument.toStdString(); });
        QVERIFY(argument.isEmpty() || names);
    }

    /// Property: a written scenario reads as the same scenario.
    void readingUndoesWriting()
    {
        test::Random random(2026);
        for (int round = 0; round < 300; ++round) {
            const Scenario scenario = test::randomScenario(random);
            const std::string text = scenarioText(scenario);
            const Result<Scenario> again = parseScenario(text, "again");
            if (!again)
                QFAIL((again.error().pointer + "\n" + text).c_str());
            for (const Parameter& parameter : parameters()) {
                // There is nothing between the nodes of one kind.
                if (parameter.path != "cluster.between")
                    QVERIFY2(parameter.get(*again) == parameter.get(scenario), parameter.path.data());
            }
            QVERIFY(again->plan == scenario.plan && again->training == scenario.training);
            QCOMPARE(scenarioText(*again), text);
        }
    }

    void aProfileIsAPathOrItsContent()
    {
        for (const char* profile : {"\"p.json\"", "{\"schema\": \"shardscope.profile/1\", \"samples\": []}"}) {
            const Result<Scenario> scenario = read(edited("\"nodes\": 8", (std::string("\"nodes\": 8, \"profile\": ") + profile).c_str()));
            QVERIFY(scenario);
            QVERIFY(without(QString::fromStdString(scenarioText(*scenario))).contains("\"profile\":" + without(profile)));
        }
        QVERIFY(!read(edited("\"nodes\": 8", "\"nodes\": 8, \"profile\": 3")));
    }
};

QTEST_APPLESS_MAIN(TestScenarioJson)
#include "test_scenario_json.moc"
