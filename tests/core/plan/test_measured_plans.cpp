// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/io/scenario_file.h"
#include "core/plan/check_plan.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "core/text/finding_text.h"

using namespace shardscope;

/// Plans that were run are legal; those that their own rules refuse (tier X) are refused here too.
class TestMeasuredPlans : public QObject {
    Q_OBJECT
private slots:
    void agreeWithTheRules_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(SHARDSCOPE_SHARED_DIR "/data/runs"));
        for (const QString& name : folder.entryList({"*.json"}, QDir::Files))
            QTest::addRow("%s", qPrintable(name)) << folder.filePath(name);
        if (folder.isEmpty())
            QTest::newRow("none") << QString();
    }
    void agreeWithTheRules()
    {
        QFETCH(QString, path);
        QFile file(path);
        if (path.isEmpty() || !file.open(QIODevice::ReadOnly))
            QSKIP("the measured runs of the shared data are not beside this checkout");
        QStringList wrong;
        for (const QJsonValue& row : QJsonDocument::fromJson(file.readAll()).object()["rows"].toArray()) {
            const std::string text = QJsonDocument(row["scenario"].toObject()).toJson(QJsonDocument::Compact).toStdString();
            const Result<Scenario> scenario = parseScenario(text, row["id"].toString().toStdString());
            QVERIFY2(scenario.hasValue(), qPrintable(row["id"].toString()));
            const std::vector<Finding> findings = checkPlan(*scenario);
            const bool refused = row["tier"].toString() == "X";
            if (hasErrors(findings) != refused)
                wrong << row["id"].toString() + ": " +
                             (findings.empty() ? QString("nothing found") : QString::fromStdString(findingText(findings.front())));
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(QString::number(wrong.size()) + " rows\n" + wrong.mid(0, 12).join('\n')));
    }
    /// nanotron decides its stages itself, and its runs state them: leaving them open gives the same.
    void nanotronsStagesFollow()
    {
        int compared = 0;
        for (const char* name : {"playbook-1.34b.json", "playbook-8.86b.json"}) {
            QFile file(QStringLiteral(SHARDSCOPE_SHARED_DIR "/data/runs/") + QLatin1String(name));
            if (!file.open(QIODevice::ReadOnly))
                QSKIP("the measured runs of the shared data are not beside this checkout");
            for (const QJsonValue& row : QJsonDocument::fromJson(file.readAll()).object()["rows"].toArray())
                compared += compareStages(row["scenario"].toObject());
        }
        QVERIFY2(compared > 700, qPrintable(QString::number(compared)));
    }

private:
    static int compareStages(const QJsonObject& json)
    {
        Result<Scenario> scenario = parseScenario(QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString(), "row");
        if (!scenario || !scenario->plan.stageLayers || scenario->training.recipe != Recipe::Nanotron)
            return 0;
        const std::vector<int> stated = *scenario->plan.stageLayers;
        scenario->plan.stageLayers.reset();
        [&] { QCOMPARE(resolvePlan(*scenario).stageLayers, stated); }();
        return 1;
    }
};

QTEST_APPLESS_MAIN(TestMeasuredPlans)
#include "test_measured_plans.moc"
