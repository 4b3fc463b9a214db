// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/io/answers.h"
#include "core/plan/check_plan.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

QJsonObject documentOf(const Scenario& scenario, std::optional<Target> target = std::nullopt)
{
    const std::string text = checkToJson(derivePlan(scenario), checkPlan(scenario, target), target);
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

}  // namespace

class TestCheckJson : public QObject {
    Q_OBJECT
private slots:
    void legalPlan()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.tp = 4;
        scenario.plan.pp = 4;
        const QJsonObject document = documentOf(scenario);
        QCOMPARE(document["schema"].toString(), QStringLiteral("shardscope.check/1"));
        QVERIFY(document["ok"].toBool());
        QVERIFY(document["findings"].toArray().isEmpty());
        const QJsonObject derived = document["derived"].toObject();
        QCOMPARE(derived["dp"].toInt(), 4);
        QCOMPARE(derived["microbatches"].toInt(), 256);
        QCOMPARE(derived["edp"].toInt(), 4);
        QVERIFY(!document.contains("target"));
    }
    void findingAsInTheContract()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.tp = 16;
        const QJsonObject document = documentOf(scenario);
        QVERIFY2(document["ok"].toBool(), "a hint is no error");
        QJsonObject finding = document["findings"].toArray().first().toObject();
        QVERIFY(!finding.take("message").toString().isEmpty());
        QVERIFY(!finding.take("source").toString().isEmpty());
        const auto expected = QJsonDocument::fromJson(
            R"({"id": "tp-crosses-node", "rule": "C-8", "severity": "hint", "numbers": {"tp": 16, "gpus_per_node": 8}, "nearest": {"plan.tp": [8]}})");
        QCOMPARE(finding, expected.object());
    }
    void whatCannotBeKnownIsAbsent()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.pp = 3;
        const QJsonObject document = documentOf(scenario);
        QVERIFY(!document["ok"].toBool());
        for (const char* name : {"dp", "microbatches", "edp"})
            QVERIFY2(!document["derived"].toObject().contains(QLatin1String(name)), name);
    }
    void switchesAndKindsKeepTheirType()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.tp = 8;
        scenario.plan.overlap.tensor = true;
        const QJsonObject document = documentOf(scenario, Target::Megatron);
        QCOMPARE(document["target"].toString(), QStringLiteral("megatron"));
        const QJsonObject nearest = document["findings"].toArray().first()["nearest"].toObject();
        QCOMPARE(nearest["plan.sequence_parallel"].toArray(), (QJsonArray{true}));
        QCOMPARE(nearest["plan.overlap.tensor"].toArray(), (QJsonArray{false}));
        scenario.plan.overlap.tensor = false;
        scenario.plan.pp = 4;
        scenario.plan.schedule = ScheduleKind::ZbH1;
        const QJsonObject kinds = documentOf(scenario, Target::Megatron)["findings"].toArray().first()["nearest"].toObject();
        QCOMPARE(kinds["plan.schedule"].toArray(), (QJsonArray{"1f1b"}));
    }
    void numbersAreWholeInTheText()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.training.globalBatch = 100;
        const std::string text = refusalToJson(checkPlan(scenario));
        QVERIFY2(text.find("\"global_batch\": 100,") != std::string::npos, text.c_str());
        QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(text)).object().keys(), QStringList{"findings"});
    }
};

QTEST_APPLESS_MAIN(TestCheckJson)
#include "test_check_json.moc"
