// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/plan/check_plan.h"
#include "core/text/finding_text.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

fixture::ModelSize sizeOf(const QJsonObject& model)
{
    fixture::ModelSize size;
    size.layers = model["L"].toInt();
    size.hidden = model["h"].toInt();
    size.heads = model["heads"].toInt();
    size.kvHeads = model["kv"].toInt();
    size.ffn = 4 * size.hidden;
    size.experts = model["E"].toInt(0);
    size.maxPositions = model["maxpos"].toInt();
    return size;
}

/// Megatron's flags as a scenario: virtual stages are chunks of the interleaved schedule; full recomputation of the first
/// n layers is recompute_layers; embedding and loss counted as a layer are one layer less on the first and last stage.
Scenario scenarioOf(const QJsonObject& config, const fixture::ModelSize& size)
{
    Scenario scenario = fixture::scenario(size, config["world"].toInt());
    scenario.training.sequenceLength = config["seq"].toInt();
    scenario.training.globalBatch = config["gbs"].toInt();
    Plan& plan = scenario.plan;
    plan.tp = config["tp"].toInt();
    plan.pp = config["pp"].toInt();
    plan.cp = config["cp"].toInt();
    plan.microBatch = config["mbs"].toInt();
    plan.sequenceParallel = config["sp"].toBool();
    plan.ep = config["ep"].toInt(1);
    if (config["etp"].isDouble())
        plan.etp = config["etp"].toInt();
    if (config.contains("vpp")) {
        plan.schedule = ScheduleKind::Interleaved;
        plan.chunks = config["vpp"].toInt();
    }
    plan.overlap.tensor = config["tpco"].toBool();
    if (config["rg"].toString() == "full")
        plan.recompute = Recompute::Full;
    if (config["rg"].toString() == "selective")
        plan.recompute = Recompute::Selective;
    if (config["rn"].isDouble())
        plan.recomputeLayers = config["rn"].toInt();
    if (config["acc_emb"].toBool() && config["acc_loss"].toBool()) {
        const int stages = plan.pp * plan.chunks;
        std::vector<int> layers(static_cast<std::size_t>(stages), (size.layers + 2) / stages);
        --layers.front();
        --layers.back();
        plan.stageLayers = layers;
    }
    return scenario;
}

/// Whether the verdict hangs on a flag that a scenario does not have: a recompute method, a number of layers that must
/// be stated, a micro-batch of nothing (which no scenario can hold).
bool hangsOnMissingFlag(const QJsonObject& config, const QJsonObject& verdict)
{
    const QString where = verdict["where"].toString();
    return config["mbs"].toInt() < 1 || where.endsWith("arguments.py:1426") || where.endsWith("transformer_config.py:1914") ||
           where.endsWith("transformer_config.py:1920");
}

/// The published rule of the line that fired first.
QString ruleOfLine(const QString& where)
{
    static const QHash<QString, QString> rules{{"megatron/training/arguments.py:432", "C-1"},
                                               {"megatron/core/parallel_state.py:882", "C-2"},
                                               {"megatron/training/arguments.py:1657", "C-3"},
                                               {"megatron/training/arguments.py:715", "C-4"},
                                               {"megatron/core/transformer/transformer_config.py:1447", "C-5"},
                                               {"megatron/training/arguments.py:997", "MLM-2"},
                                               {"megatron/core/transformer/transformer_config.py:2398", "MLM-2"},
                                               {"megatron/training/arguments.py:1002", "MLM-3"},
                                               {"megatron/core/transformer/transformer_config.py:2409", "MLM-3"},
                                               {"megatron/core/pipeline_parallel/schedules.py:1168", "MLM-4"},
                                               {"megatron/core/pipeline_parallel/schedules.py:1180", "MLM-4"},
                                               {"megatron/core/transformer/transformer_config.py:1929", "MLM-7"},
                                               {"megatron/training/arguments.py:1354", "MLM-14"}};
    return rules.value(where);
}

}  // namespace

class TestMegatronVerdicts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QFile file(QStringLiteral(SHARDSCOPE_SHARED_DIR "/data/launch_cases_megatron.json"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("launch_cases_megatron.json of the shared data is not beside this checkout");
        m_document = QJsonDocument::fromJson(file.readAll()).object();
    }
    void verdicts_data()
    {
        QTest::addColumn<QJsonObject>("config");
        QTest::addColumn<QJsonObject>("verdict");
        int number = 0;
        for (const QJsonValue& value : m_document["cases"].toArray()) {
            const QJsonObject config = value["config"].toObject();
            const QJsonObject verdict = value["verdict"].toObject();
            if (!hangsOnMissingFlag(config, verdict))
                QTest::addRow("%d %s", number, qPrintable(config["model"].toString())) << config << verdict;
            ++number;
        }
    }
    void verdicts()
    {
        QFETCH(QJsonObject, config);
        QFETCH(QJsonObject, verdict);
        const Scenario scenario = scenarioOf(config, sizeOf(m_document["models"][config["model"].toString()].toObject()));
        const std::vector<Finding> findings = checkPlan(scenario, Target::Megatron);
        QString told;
        bool namesTheRule = false;
        for (const Finding& finding : findings) {
            told += QString::fromStdString(finding.rule + " " + findingText(finding) + "\n");
            namesTheRule |= finding.severity == Severity::Error && finding.rule == ruleOfLine(verdict["where"].toString()).toStdString();
        }
        const bool ok = verdict["ok"].toBool();
        QVERIFY2(hasErrors(findings) == !ok, qPrintable(QJsonDocument(config).toJson(QJsonDocument::Compact) + "\n" + told));
        QCOMPARE(isLegal(scenario, Target::Megatron), ok);
        if (ok)
            compareDerived(derivePlan(scenario), verdict);
        else if (!scenario.plan.stageLayers)
            QVERIFY2(namesTheRule, qPrintable(verdict["where"].toString() + "\n" + told));
        ++m_applied;
    }
    void nearlyAllCasesApplied()
    {
        if (!m_document.isEmpty())
            QVERIFY2(m_applied >= 139, qPrintable(QString::number(m_applied)));
    }

private:
    static void compareDerived(const DerivedPlan& derived, const QJsonObject& verdict)
    {
        QCOMPARE(derived.dp.value_or(0), verdict["dp"].toInteger());
        QCOMPARE(derived.microBatches.value_or(0), verdict["microbatches"].toInteger());
        QCOMPARE(derived.edp.value_or(0), verdict["edp"].toInteger());
        QCOMPARE(derived.virtualPipeline, verdict["vpp"].toInteger());
        QCOMPARE(derived.sequenceParallel, verdict["sequence_parallel"].toBool());
    }

    QJsonObject m_document;
    int m_applied = 0;
};

QTEST_APPLESS_MAIN(TestMegatronVerdicts)
#include "test_megatron_verdicts.moc"
