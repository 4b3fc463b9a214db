// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/plan/check_plan.h"
#include "core/plan/stage_split.h"
#include "core/text/finding_text.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

/// A model that divides by every degree of the cases.
Scenario wideScenario(int gpus)
{
    fixture::ModelSize size;
    size.layers = 96;
    size.heads = 96;
    size.kvHeads = 32;
    size.hidden = 96 * 64;
    size.experts = 96;
    Scenario scenario = fixture::scenario(size, gpus);
    scenario.training.sequenceLength = 8192;
    return scenario;
}

Scenario torchtitanScenario(const QJsonObject& config)
{
    const int world = config["world_size"].toInt();
    Scenario scenario = wideScenario(world);
    Plan& plan = scenario.plan;
    plan.tp = config["tp"].toInt();
    plan.cp = config["cp"].toInt();
    plan.pp = config["pp"].toInt();
    plan.ep = config["ep"].toInt();
    plan.etp = config["etp"].toInt();
    plan.zero = 3;
    const int replicate = config["dp_replicate"].toInt();
    int shard = config["dp_shard"].toInt();
    if (shard < 0)
        shard = world / (replicate * plan.cp * plan.tp * plan.pp);
    plan.dp = replicate * std::max(1, shard);
    plan.shardGroup = std::max(1, shard) * plan.cp;
    scenario.training.globalBatch = 96LL * *plan.dp;
    return scenario;
}

Scenario nanotronScenario(const QJsonObject& config)
{
    fixture::ModelSize size;
    size.heads = config["heads"].toInt();
    size.kvHeads = config["kv"].toInt();
    size.hidden = 64 * size.heads;
    size.ffn = 4 * size.hidden;
    size.experts = config["ep"].toInt() > 1 ? 8 : 0;
    Scenario scenario = fixture::scenario(size, config["world"].toInt());
    Plan& plan = scenario.plan;
    plan.tp = config["tp"].toInt();
    plan.pp = config["pp"].toInt();
    plan.cp = config["cp"].toInt();
    plan.dp = config["dp"].toInt();
    plan.ep = config["ep"].toInt();
    plan.cpLayout = ContextLayout::Contiguous;
    plan.schedule = fromName<ScheduleKind>(config["engine"].toString().toStdString()).value();
    scenario.training.globalBatch = std::int64_t{*plan.dp} * config["accum"].toInt();
    return scenario;
}

QStringList errorsOf(const Scenario& scenario, Target target)
{
    QStringList rules;
    for (const Finding& finding : checkPlan(scenario, target)) {
        if (finding.severity == Severity::Error)
            rules << QString::fromStdString(finding.rule + " " + finding.id);
    }
    return rules;
}

/// nanotron's check that fails, as the rules that tell it.
QStringList rulesOf(const QString& fails)
{
    if (fails == "world")
        return {"C-1"};
    if (fails == "heads/kv")
        return {"C-5", "NT-2", "NT-3", "NT-4"};
    if (fails == "microbatches>=pp-1")
        return {"NT-6"};
    return {"NT-9", "C-1"};  // the mesh, which counts ep
}

}  // namespace

/// The frameworks' own validation, run on configurations (launch_cases_other.json).
class TestTargetVerdicts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QFile file(QStringLiteral(SHARDSCOPE_SHARED_DIR "/data/launch_cases_other.json"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("launch_cases_other.json of the shared data is not beside this checkout");
        m_document = QJsonDocument::fromJson(file.readAll()).object();
    }
    /// v0.2.2 does not ask whether the experts' ranks divide, nor of DDP, until it builds the model: these are reported earlier, and so are
    /// features of none of its models.
    void torchtitan()
    {
        for (const QJsonValue& value : m_document["torchtitan_parallel_dims"].toArray()) {
            const QJsonObject config = value["config"].toObject();
            const Scenario scenario = torchtitanScenario(config);
            const QByteArray text = QJsonDocument(config).toJson(QJsonDocument::Compact);
            const QStringList main = errorsOf(scenario, Target::Torchtitan);
            QVERIFY2(main.isEmpty() == value["main"]["ok"].toBool(), text + main.join(", ").toUtf8());
            const QStringList former = errorsOf(scenario, Target::Torchtitan022);
            const bool toldEarlier =
                !former.filter("TT-2").isEmpty() || !former.filter("TT-4").isEmpty() || !former.filter("not-in-model").isEmpty();
            QVERIFY2(former.isEmpty() == value["v022"]["ok"].toBool() || toldEarlier, text + former.join(", ").toUtf8());
        }
    }
    void torchtitanSplit()
    {
        for (const QJsonValue& value : m_document["torchtitan_v022_stage_split"].toArray()) {
            const std::vector<int> split = splitAsTorchtitan(value["num_layers"].toInt(), value["num_stages"].toInt(),
                                                             value["input_weight"].toInt(), value["output_weight"].toInt());
            QJsonArray got;
            for (const int layers : split)
                got.append(layers);
            QCOMPARE(got, value["layers_per_stage"].toArray());
        }
    }
    void nanotron()
    {
        for (const QJsonValue& value : m_document["nanotron"].toArray()) {
            const QStringList errors = errorsOf(nanotronScenario(value.toObject()), Target::Nanotron);
            const QByteArray told = QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact) + errors.join(", ").toUtf8();
            QVERIFY2(errors.isEmpty() == value["ok"].toBool(), told);
            for (const QJsonValue& fails : value["fails"].toArray()) {
                const QStringList rules = rulesOf(fails.toString());
                const bool isTold =
                    std::any_of(rules.begin(), rules.end(), [&](const QString& rule) { return !errors.filter(rule + " ").isEmpty(); });
                // Micro-batches are not counted where the GPUs do not divide.
                QVERIFY2(isTold || !errors.filter("C-1").isEmpty(), told + fails.toString().toUtf8());
            }
        }
    }
    /// A scenario states the batch and the micro-batch; the accumulation follows.
    void deepSpeedBatch()
    {
        int applied = 0;
        for (const QJsonValue& value : m_document["deepspeed_batch"].toArray()) {
            const QJsonArray resolved = value["resolved"].toArray();
            const bool isOk = value["ok"].toBool();
            if (!isOk && (!value["accum"].isNull() || value["micro"].isNull() || value["train_batch_size"].isNull()))
                continue;
            Scenario scenario = fixture::llama70b(value["dp_world"].toInt());
            scenario.plan.zero = 3;
            scenario.training.globalBatch = isOk ? resolved[0].toInt() : value["train_batch_size"].toInt();
            scenario.plan.microBatch = isOk ? resolved[1].toInt() : value["micro"].toInt();
            QCOMPARE(isLegal(scenario, Target::DeepSpeed), isOk);
            if (isOk)
                QCOMPARE(derivePlan(scenario).microBatches.value_or(0), resolved[2].toInteger());
            ++applied;
        }
        QVERIFY(m_document.isEmpty() || applied >= 14);
    }
    void accelerate()
    {
        for (const QJsonValue& value : m_document["accelerate_parallelism_config"].toArray()) {
            if (value["sp"].toInt() > 1)  // DeepSpeed's, not possible with FSDP
                continue;
            const int replicate = value["dp_replicate"].toInt();
            const int shard = value["dp_shard"].toInt();
            Scenario scenario = wideScenario(value["total"].toInt());
            scenario.plan.tp = value["tp"].toInt();
            scenario.plan.cp = value["cp"].toInt();
            scenario.plan.dp = replicate * shard;
            scenario.plan.zero = shard == 1 && replicate > 1 ? 0 : 3;
            if (scenario.plan.zero > 0)
                scenario.plan.shardGroup = shard * scenario.plan.cp;
            const QStringList errors = errorsOf(scenario, Target::AccelerateFsdp2);
            QVERIFY2(errors.isEmpty() == value["ok"].toBool(), qPrintable(errors.join(", ")));
        }
    }

private:
    QJsonObject m_document;
};

QTEST_APPLESS_MAIN(TestTargetVerdicts)
#include "test_target_verdicts.moc"
