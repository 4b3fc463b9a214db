// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/probe/probe_view.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTemporaryDir>

#include <set>

#include "app/views/probe/figures_page.h"
#include "app/views/probe/probe_bar.h"
#include "app/views/probe/probe_pages.h"
#include "app/views/probe/probe_results.h"
#include "app/views/probe/stage_list.h"
#include "core/explain/explain.h"
#include "core/io/hardware_profile_json.h"
#include "core/step/step.h"
#include "core/text/message_text.h"
#include "tests/app/estimates.h"
#include "tests/app/views/base/edits_of.h"
#include "widgets/controls/finding_list.h"

using namespace shardscope;

namespace {

constexpr int kLongWait = 60000;

QString textsOf(const QWidget& widget)
{
    QString all;
    for (const QLabel* label : widget.findChildren<QLabel*>())
        all += label->text() + '\n';
    return all;
}

QString statesOf(const StageList& stages)
{
    QString all;
    for (int row = 0; row < stages.rowCount(); ++row)
        all += stages.index(row, StageList::Name).data().toString() + ": " + stages.index(row, StageList::State).data().toString() + '\n';
    return all;
}

/// Whether the derivation of `field` names this source, or that of a figure that it rests on.
bool saysIn(const Estimate& estimate, const Derivation& derivation, const std::string& text, std::set<std::string>& seen)
{
    if (messageText(derivation.source).find(text) != std::string::npos)
        return true;
    if (derivation.combine == Combine::Reference && seen.insert(derivation.field).second) {
        const Result<Derivation> meant = explain(estimate, derivation.field);
        if (meant && saysIn(estimate, *meant, text, seen))
            return true;
    }
    return std::any_of(derivation.inputs.begin(), derivation.inputs.end(),
                       [&](const Derivation& input) { return saysIn(estimate, input, text, seen); });
}

}  // namespace

/// The view with the real helper program.
class TestProbeView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<ProbeView>();
        m_view->setAttribute(Qt::WA_DontShowOnScreen);
        m_view->resize(1100, 700);
        m_view->setEstimate(test::estimateWith());
        m_view->show();
        QVERIFY(QTest::qWaitFor([this] { return m_view->isSettled(); }, kLongWait));
    }
    void cleanup() { m_view.reset(); }

    /// Run, watch, fit, save, compare, use: by the processor, on any machine.
    void theWholeJourney()
    {
        if (probeProgram().isEmpty())
            QSKIP("there is no shardscope-probe");
        ask("host", {}, 20);
        QVERIFY2(m_view->results().headline().contains("stage"), qPrintable(m_view->results().headline()));
        for (const char* stage : {"attention", "contention", "matmul"})
            m_view->stages().setChosen(stage, false);
        m_view->bar().runButton().click();
        QVERIFY(m_view->client().isRunning());
        m_view->setModeId("memory");
        QVERIFY(QTest::qWaitFor([this] { return pointsShown() > 0; }, kLongWait));  // while it runs, or at its end at the latest
        QVERIFY(ended());
        QVERIFY2(m_view->results().headline().startsWith("Measured"), qPrintable(m_view->results().headline()));
        for (const char* page : {"memory", "multiplies", "collectives"}) {
            m_view->setModeId(page);
            QVERIFY2(pointsShown() > 2, page);
        }
        QVERIFY(m_view->profile() && m_view->profile()->rates.memory);
        // A processor multiplies in fp32: its times are not comparable with a GPU's bf16.
        QVERIFY(QTest::qWaitFor([this] { return m_view->results().detail().contains("does not use this profile"); }, kLongWait));
        m_view->setEstimate(test::estimateWith({"training.precision=fp32"}));
        QVERIFY(QTest::qWaitFor([this] { return m_view->results().detail().contains("With this profile, the step takes"); }, kLongWait));

        QTemporaryDir folder;
        const QString path = folder.filePath("mine.json");
        QCOMPARE(m_view->saveProfile(path), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto saved = parseHardwareProfile(file.readAll().toStdString(), "mine.json");
        QVERIFY(saved && !saved->bandwidth.empty() && saved->origin == ProfileOrigin::Host);
        QVERIFY(!m_view->saveProfile("/no/such/folder/mine.json").isEmpty());

        m_view->setModeId("figures");
        QVERIFY(m_view->currentTable()->rowCount() > 3);
        QCOMPARE(m_view->charts().figures().compareWith(path), QString());
        QVERIFY(!m_view->charts().figures().compareWith("/no/such.json").isEmpty());

        Scenario scenario = test::exampleScenario();
        scenario.training.precision = Precision::Fp32;
        test::EditsOf edits(*m_view, scenario);
        m_view->results().useButton().click();
        QCOMPARE(edits.count, 1);
        QVERIFY(edits.scenario().cluster.profile && edits.scenario().cluster.calibration);
        QCOMPARE(edits.scenario().cluster.calibration->name, saved->name);
        const Result<Estimate> used = estimate(edits.scenario());
        QVERIFY(used && used->step());
        QVERIFY(used->step()->step > m_view->estimate()->step()->step);
        const Result<Derivation> derivation = explain(*used, "/time/step_s");
        std::set<std::string> seen;
        QVERIFY(derivation && saysIn(*used, *derivation, saved->name, seen));
        edits.document.undoStack().undo();
        QVERIFY(!edits.scenario().cluster.profile);
    }

    /// Every error of a run is reported with advice, the window continues, and finished stages are kept.
    void faults_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::addColumn<QString>("says");
        QTest::addColumn<int>("done");
        const auto row = [](const char* fault, const char* says, int done) {
            QTest::newRow(fault) << QString(fault) << QString(says) << done;
        };
        row("hang", "hung", 11);
        row("crash", "crashed", 11);
        row("leave", "left with status", 11);
        row("slow-rank", "takes 12 % longer than the others", 12);
        row("wrong-data", "came back with 128 wrong numbers", 5);
        row("garbage", "NCCL INFO Bootstrap", 12);
        row("full-disk", "No space left on device", 12);
        row("slow-start", "Nothing could be measured", 0);
        row("no-driver", "There is no NVIDIA driver", 0);
        row("old-driver", "Install driver 525 or newer", 0);
        row("mig", "MIG slices", 5);
        row("busy", "tick “even if busy”", 0);
        row("ecc", "uncorrectable memory error", 11);
        row("no-nccl", "pip install nvidia-nccl", 5);
    }
    void faults()
    {
        if (probeProgram().isEmpty())
            QSKIP("there is no shardscope-probe");
        QFETCH(QString, fault);
        QFETCH(QString, says);
        QFETCH(int, done);
        ask("simulated", fault);
        m_view->run();
        QVERIFY(ended());
        const QString told = m_view->results().headline() + '\n' + m_view->results().detail() + '\n' + textsOf(m_view->findings()) +
                             statesOf(m_view->stages()) + m_view->charts().logText();
        QVERIFY2(told.contains(says), qPrintable(told));
        QCOMPARE(m_view->client().record().stagesDone(), done);
        QCOMPARE(m_view->profile().has_value(), done > 0);
        QVERIFY(m_view->bar().runButton().isEnabled());
        QVERIFY(!m_view->grab().isNull());
    }

    /// Marked on every plot, neither saved nor used.
    void whatIsSimulatedIsMarked()
    {
        if (probeProgram().isEmpty())
            QSKIP("there is no shardscope-probe");
        ask("simulated");
        m_view->run();
        QVERIFY(ended());
        for (const char* page : {"collectives", "multiplies", "memory", "roofline"}) {
            m_view->setModeId(page);
            QVERIFY2(m_view->currentChart()->title().contains("SIMULATED"), page);
            const Scene scene = m_view->currentChart()->sceneAt({700, 400}, Theme::current());
            QVERIFY2(
                std::any_of(scene.texts.begin(), scene.texts.end(), [](const SceneText& text) { return text.text.contains("SIMULATED"); }),
                page);
        }
        QTemporaryDir folder;
        QVERIFY(!m_view->saveProfile(folder.filePath("a.json")).isEmpty());
        QVERIFY(!QFile::exists(folder.filePath("a.json")));
        test::EditsOf edits(*m_view, test::exampleScenario());
        QSignalSpy failed(m_view.get(), &View::failed);
        m_view->useProfile();
        QCOMPARE(edits.count, 0);
        QCOMPARE(failed.size(), 1);
        QVERIFY(!m_view->results().useButton().isEnabled() && !m_view->results().saveButton().isEnabled());
    }

    /// The published curve of the same hardware is behind the measured one.
    void thePublishedCurveIsBehind()
    {
        const auto isPublished = [](const Curve& curve) { return curve.isDashed && curve.name.contains("published"); };
        m_view->setModeId("collectives");
        const auto curves = [this] { return dynamic_cast<Curves*>(m_view->currentChart())->chartData().curves; };
        QList<Curve> before = curves();
        QVERIFY(!before.isEmpty() && std::all_of(before.begin(), before.end(), isPublished));
        if (probeProgram().isEmpty())
            return;
        ask("simulated");
        m_view->run();
        QVERIFY(ended());
        const QList<Curve> after = curves();
        const auto measured = std::count_if(after.begin(), after.end(), [&](const Curve& curve) { return !isPublished(curve); });
        QVERIFY(measured == 5 && after.size() > measured && isPublished(after.first()));
    }

    void aCancelledRunKeepsItsStages()
    {
        if (probeProgram().isEmpty())
            QSKIP("there is no shardscope-probe");
        ask("simulated", "hang", 100);
        m_view->run();
        QVERIFY(QTest::qWaitFor([this] { return m_view->client().record().stagesDone() >= 4; }, kLongWait));
        m_view->bar().runButton().click();
        QVERIFY(!m_view->bar().runButton().isEnabled());
        QVERIFY(ended());
        QVERIFY2(m_view->results().headline().startsWith("Cancelled"), qPrintable(m_view->results().headline()));
        QVERIFY(m_view->profile());
    }

    void withoutTheProgramItSaysWhatToDo()
    {
        m_view->setProgram({});
        QVERIFY(QTest::qWaitFor([this] { return m_view->isSettled(); }, kLongWait));
        QVERIFY(!m_view->currentChart() && !m_view->bar().runButton().isEnabled());
        QVERIFY(textsOf(*m_view).contains("SHARDSCOPE_PROBE"));
        m_view->run();
        QVERIFY(!m_view->client().isRunning());
        m_view->setProgram("/no/such/program");
        QVERIFY(QTest::qWaitFor([this] { return m_view->isSettled(); }, kLongWait));
        m_view->run();
        QVERIFY(ended());
        QVERIFY2(m_view->results().headline().contains("could not be started"), qPrintable(m_view->results().headline()));
    }

    /// Measurements by others are drawn, compared and used like those made here, also where nothing can be measured.
    void logsAreImported()
    {
        const QString log = QStringLiteral(SHARDSCOPE_SHARED_DIR) +
                            QStringLiteral("/data/probe_samples/nccl-tests_v2.18.3_h200_2nodes_all_reduce_1K-16G.txt");
        if (!QFile::exists(log))
            QSKIP("the logs that lie beside the repository are absent");
        m_view->setProgram({});
        QSignalSpy failed(m_view.get(), &View::failed);
        m_view->importLogs({"/no/such/log.txt"});
        QVERIFY(QTest::qWaitFor([&] { return failed.size() == 1; }, kLongWait));
        QVERIFY(!m_view->profile());
        m_view->importLogs({log});
        QVERIFY(QTest::qWaitFor([&] { return m_view->profile().has_value(); }, kLongWait));
        m_view->setModeId("collectives");
        QVERIFY(pointsShown() > 3);
        QVERIFY2(m_view->results().headline().startsWith("Imported"), qPrintable(m_view->results().headline()));
        QVERIFY(m_view->results().useButton().isEnabled());
        m_view->setEstimate(test::estimateWith({"cluster.gpu=a100-sxm-80"}));
        QVERIFY(QTest::qWaitFor([this] { return m_view->isSettled(); }, kLongWait));
        QVERIFY(pointsShown() > 3);
    }

    /// Another scenario while it measures changes nothing of the run.
    void theWindowGoesOnMeanwhile()
    {
        if (probeProgram().isEmpty())
            QSKIP("there is no shardscope-probe");
        ask("simulated", "hang");
        m_view->run();
        for (const auto& estimate :
             {test::illegalEstimate(), std::shared_ptr<const Estimate>(), test::estimateWith({"cluster.gpu=a100-sxm-80"})}) {
            m_view->setEstimate(estimate);
            QVERIFY(QTest::qWaitFor([this] { return m_view->isSettled(); }, kLongWait));
            QVERIFY(!m_view->grab().isNull());
        }
        m_view->hide();
        QVERIFY(ended());
        m_view->show();
        QCOMPARE(m_view->client().record().stagesDone(), 11);
    }

    void stagesAreChosen()
    {
        if (probeProgram().isEmpty())
            QSKIP("there is no shardscope-probe");
        ask("simulated");
        StageList& stages = m_view->stages();
        const double all = stages.secondsChosen();
        QVERIFY(stages.chosen().isEmpty() && stages.rowCount() == 12);
        QVERIFY(!(stages.flags(stages.index(0, 0)) & Qt::ItemIsUserCheckable));
        QVERIFY(stages.setData(stages.index(3, 0), Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(stages.secondsChosen() < all && stages.chosen().size() == 11);
        const QString left = stages.chosen().join(' ');
        m_view->run();
        QVERIFY(ended());
        QCOMPARE(m_view->client().record().stages().size(), std::size_t(11));
        QCOMPARE(stages.rowCount(), 12);
        QVERIFY(!left.contains("memory"));
    }

private:
    void ask(const QString& backend, const QString& fault = {}, double patience = 0.05)
    {
        ProbeRequest request;
        request.backend = backend;
        request.fault = fault;
        request.quick = true;
        request.patience = patience;
        m_view->setRequest(request);
        QVERIFY(QTest::qWaitFor([this] { return m_view->isSettled(); }, kLongWait));
    }
    bool ended()
    {
        return QTest::qWaitFor([this] { return !m_view->client().isRunning(); }, kLongWait) &&
               QTest::qWaitFor([this] { return m_view->isSettled() || !m_view->isVisible(); }, kLongWait);
    }
    qsizetype pointsShown() const
    {
        qsizetype points = 0;
        if (const auto* curves = dynamic_cast<const Curves*>(m_view->currentChart())) {
            for (const Curve& curve : curves->chartData().curves)
                points += curve.isDashed ? 0 : curve.points.size();
        }
        return points;
    }

    std::unique_ptr<ProbeView> m_view;
};

QTEST_MAIN(TestProbeView)
#include "test_probe_view.moc"
