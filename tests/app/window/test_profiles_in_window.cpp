// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

#include "app/commands/command_registry.h"
#include "app/panels/controls_panel.h"
#include "core/explain/explain.h"
#include "core/io/scenario_file.h"
#include "core/step/step.h"
#include "tests/app/window/window_fixture.h"
#include "tests/core/io/profile_import/log_texts.h"
#include "widgets/controls/choice_box.h"

using namespace shardscope;

namespace {

QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& text)
{
    QFile file(folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
}

QByteArray slowMultiplies()
{
    return R"({"schema": "shardscope.profile/1", "name": "node-7", "origin": "probe", "device": {"gpu": "h100-sxm"},
      "matrix_multiply": [{"precision": "bf16", "state": "steady", "samples": [[8192, 8192, 8192, 0.0036651]]}]})";
}

ChoiceBox& chooser(test::WindowFixture& fixture)
{
    return *qobject_cast<ChoiceBox*>(fixture.window.panels().controls().controlOf("cluster.profile"));
}

double stepOf(test::WindowFixture& fixture)
{
    const Result<Estimate> made = estimate(fixture.document().scenario());
    return made && made->step() ? made->step()->step.value() : 0;
}

}  // namespace

class TestProfilesInWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    /// A dropped log becomes the cluster's profile; what changes and why is said, and one undo takes it back.
    void aDroppedLogCalibrates()
    {
        test::WindowFixture fixture;
        log_texts::NcclLog made;
        made.bandwidth = 40;
        const QString log = write(fixture.folder, "ours.log", made.text().toUtf8());
        const double before = stepOf(fixture);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(log)});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&fixture.window, &enter);
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&fixture.window, &drop);
        const Cluster cluster = fixture.document().scenario().cluster;
        QVERIFY2(cluster.profile && cluster.calibration, qPrintable(fixture.message()));
        QVERIFY2(fixture.message().contains("With the profile ours: "), qPrintable(fixture.message()));
        QCOMPARE(fixture.workspace.recentProfiles().paths(), QStringList{log});
        QVERIFY2(chooser(fixture).currentText().startsWith("ours"), qPrintable(chooser(fixture).currentText()));
        QVERIFY(fixture.hasSettled());
        fixture.document().undoStack().undo();
        QVERIFY(!fixture.document().scenario().cluster.profile);
        QCOMPARE(chooser(fixture).currentId(), QString("built-in"));
        QCOMPARE(stepOf(fixture), before);
        fixture.document().undoStack().redo();
        QVERIFY(fixture.document().scenario().cluster.calibration);
    }

    /// The journey: chosen in the controls, its figures everywhere, told with the cause, back to the built-in ones, and again.
    void aProfileIsChosenInTheControls()
    {
        test::WindowFixture fixture;
        const QString profile = write(fixture.folder, "node-7.json", slowMultiplies());
        Questions questions;
        questions.whichToImport = [profile] { return profile; };
        fixture.workspace.setQuestions(questions);
        const double before = stepOf(fixture);
        Q_EMIT chooser(fixture).choiceEdited("ask");
        QVERIFY(stepOf(fixture) > 1.5 * before);
        QVERIFY2(fixture.message().contains("With the profile node-7: step time +") &&
                     fixture.message().contains("because matrix multiplications reach 300 TFLOP/s instead of"),
                 qPrintable(fixture.message()));
        QVERIFY(fixture.hasSettled());
        const Result<Derivation> derivation = explain(*estimate(fixture.document().scenario()), "/time/compute_s");
        QVERIFY(derivation);
        fixture.window.commands().action("file.builtin_figures").trigger();
        QCOMPARE(stepOf(fixture), before);
        QVERIFY2(fixture.message().contains("With the built-in figures: step time −"), qPrintable(fixture.message()));
        QVERIFY(!fixture.window.commands().action("file.builtin_figures").isEnabled());
        Q_EMIT chooser(fixture).choiceEdited(profile);  // one of those used before
        QVERIFY2(chooser(fixture).currentText().startsWith("node-7"), qPrintable(chooser(fixture).currentText()));
        // The scenario holds its profile: a saved one is restored calibrated.
        const Result<Opened> again = openText(scenarioText(fixture.document().scenario()), "saved.json");
        QVERIFY(again && std::get<Scenario>(*again).cluster.calibration);
    }

    void whatCannotCalibrateIsRefusedWithItsReason_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("why");
        log_texts::NcclLog shared;
        shared.sameBus = true;
        QTest::newRow("a shared GPU") << shared.text().toUtf8() << "share one GPU";
        QTest::newRow("a simulated profile") << QByteArray(R"({"schema": "shardscope.profile/1", "origin": "simulated"})")
                                             << "simulated, not measured";
        QTest::newRow("broken") << QByteArray(R"({"schema": "shardscope.profile/1", "collectives": [{}]})") << "/collectives/0";
        QTest::newRow("a model") << QByteArray(R"({"model_type": "llama"})") << "";
    }
    void whatCannotCalibrateIsRefusedWithItsReason()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, why);
        test::WindowFixture fixture;
        QVERIFY(!fixture.workspace.useProfile(write(fixture.folder, "bad.log", text)));
        QVERIFY2(fixture.message().contains("bad.log was not imported") && fixture.message().contains(why), qPrintable(fixture.message()));
        QVERIFY(!fixture.document().scenario().cluster.profile && fixture.document().undoStack().count() == 0);
        QVERIFY(fixture.workspace.recentProfiles().paths().isEmpty());
    }
};

QTEST_MAIN(TestProfilesInWindow)
#include "test_profiles_in_window.moc"
