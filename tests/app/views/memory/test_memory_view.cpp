// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/memory/memory_view.h"

#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

#include "app/views/base/chart_page.h"
#include "app/views/base/state_page.h"
#include "app/views/memory/memory_tensors.h"
#include "core/estimate/estimate_fields.h"
#include "core/explain/explain.h"
#include "tests/app/estimates.h"
#include "widgets/charts/stacked_bars.h"

using namespace shardscope;

class TestMemoryView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<MemoryView>();
        m_view->resize(900, 600);
    }
    void cleanup() { m_view.reset(); }

    void aHiddenViewDrawsNothing()
    {
        m_view->setEstimate(test::estimateWith());
        m_view->setMode(MemoryMode::Zero);
        QVERIFY(!m_view->isSettled());
        QVERIFY(m_view->findChild<StackedBars*>()->chartData().bars.isEmpty());
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->findChild<StackedBars*>()->chartData().bars.size(), 4);
    }

    void everyModeShowsAChart_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<bool>("table");
        for (const bool table : {false, true}) {
            for (int mode = 0; mode <= static_cast<int>(MemoryMode::OverTime); ++mode)
                QTest::addRow("mode %d, %s", mode, table ? "table" : "chart") << mode << table;
        }
    }

    void everyModeShowsAChart()
    {
        QFETCH(int, mode);
        QFETCH(bool, table);
        show(test::estimateWith());
        m_view->setTableShown(table);
        m_view->setMode(static_cast<MemoryMode>(mode));
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->currentChart());
        QVERIFY(m_view->currentChart()->table().rowCount() > 3);
        QVERIFY(!m_view->grab().isNull());
        QCOMPARE(test::namelessWidgets(*m_view), QStringList());
    }

    void everySegmentIsANumberThatCanBeDerived()
    {
        const auto estimate = test::estimateWith();
        show(estimate);
        QSignalSpy asked(m_view.get(), &View::derivationRequested);
        auto* bars = m_view->findChild<StackedBars*>();
        for (int bar = 0; bar < 4; ++bar) {
            for (int series = 0; series < 6; ++series)
                Q_EMIT bars->activated(bar, series);
        }
        QCOMPARE(asked.size(), 24);
        QCOMPARE(asked[0][0].toString(), QString("/memory/by_stage/0/parameters"));
        QCOMPARE(asked[23][0].toString(), QString("/memory/by_stage/3/framework"));
        for (const auto& arguments : asked)
            QVERIFY(explain(*estimate, arguments[0].toString().toStdString()).hasValue());
    }

    void aBarOpensIntoItsTensorsAndEscCloses()
    {
        const auto estimate = test::estimateWith();
        show(estimate);
        Q_EMIT m_view->findChild<StackedBars*>()->activated(2, -1);
        QCOMPARE(m_view->openedBar(), 2);
        auto* tensors = m_view->findChild<MemoryTensors*>();
        QCOMPARE(m_view->currentChart(), static_cast<ChartWidget*>(&tensors->treemap()));
        QSignalSpy asked(m_view.get(), &View::derivationRequested);
        const TreemapData treemap = tensors->treemap().chartData();
        for (int group = 0; group < treemap.groups.size(); ++group) {
            for (int tile = -1; tile < treemap.groups[group].tiles.size(); ++tile) {
                Q_EMIT tensors->treemap().activated(group, tile);
                const auto derivation = explain(*estimate, asked.last()[0].toString().toStdString());
                QVERIFY(derivation.hasValue());
                QCOMPARE(derivation->value, tile < 0 ? treemap.groups[group].total() : treemap.groups[group].tiles[tile].value);
            }
        }
        QTest::keyClick(&tensors->treemap(), Qt::Key_Escape);
        QCOMPARE(m_view->openedBar(), -1);
        QCOMPARE(m_view->currentChart(), static_cast<ChartWidget*>(m_view->findChild<StackedBars*>()));
    }

    void aVariantsNumberIsTheVariants()
    {
        show(test::estimateWith());
        m_view->setMode(MemoryMode::Zero);
        QTRY_VERIFY(m_view->isSettled());
        QSignalSpy asked(m_view.get(), &View::derivationRequested);
        auto* bars = m_view->findChild<StackedBars*>();
        Q_EMIT bars->activated(3, 0);
        QCOMPARE(asked.size(), 1);
        const auto variant = asked[0][1].value<std::shared_ptr<const Estimate>>();
        QCOMPARE(variant->scenario().plan.zero, 3);
        QCOMPARE(explain(*variant, asked[0][0].toString().toStdString())->value, bars->chartData().bars[3].values[0]);
    }

    /// A burst of edits: the view at its end is that of the last one.
    void theNewestVariantsWin()
    {
        show(test::estimateWith());
        m_view->setMode(MemoryMode::SequenceLength);
        std::shared_ptr<const Estimate> last;
        for (int i = 1; i <= 20; ++i) {
            last = test::estimateWith({"training.sequence_length=" + std::to_string(1024 * i)});
            m_view->setEstimate(last);
        }
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->findChild<StackedBars*>()->chartData().bars[2].total(), last->memory().peak.value());
    }

    void anOpenStageThatIsGoneCloses()
    {
        show(test::estimateWith());
        m_view->openStage(3);
        m_view->setEstimate(test::estimateWith({"plan.pp=2", "plan.dp=4"}));
        QCOMPARE(m_view->openedBar(), -1);
        QCOMPARE(m_view->findChild<StackedBars*>()->chartData().bars.size(), 2);
    }

    void statesAreSaid()
    {
        m_view->show();
        auto* state = m_view->findChild<StatePage*>();
        QVERIFY(state->isVisible());
        QCOMPARE(m_view->currentChart(), nullptr);
        for (const MemoryMode mode : {MemoryMode::ByStage, MemoryMode::Zero, MemoryMode::OverTime}) {
            m_view->setMode(mode);
            m_view->setEstimate(test::illegalEstimate());
            QTRY_VERIFY(m_view->isSettled());
            QVERIFY(state->isVisible());
            QVERIFY2(state->reason().contains("64 GPUs"), qPrintable(state->reason()));
        }
        m_view->setMode(MemoryMode::ByStage);
        m_view->setEstimate(test::estimateWith());
        QVERIFY(!state->isVisible());
    }

    void oneToSixtyFourStages()
    {
        show(test::estimateWith({"model.preset=llama-3-8b", "plan.pp=1", "plan.dp=8"}));
        QCOMPARE(m_view->findChild<StackedBars*>()->chartData().bars.size(), 1);
        m_view->setEstimate(test::deepEstimate());
        QCOMPARE(m_view->findChild<StackedBars*>()->chartData().bars.size(), 64);
        QVERIFY(!m_view->grab().isNull());
    }

    void theTablesCellsAreTheSame()
    {
        show(test::estimateWith());
        m_view->setTableShown(true);
        QSignalSpy asked(m_view.get(), &View::derivationRequested);
        auto* page = m_view->findChild<ChartPage*>();
        Q_EMIT page->cellActivated(1, 4);
        QCOMPARE(asked[0][0].toString(), QString("/memory/by_stage/1/activations"));
        Q_EMIT page->cellActivated(1, 7);
        QCOMPARE(m_view->openedBar(), 1);
    }

    void csvIsWrittenOrTheReasonSaid()
    {
        show(test::estimateWith());
        QTemporaryDir folder;
        QCOMPARE(saveCsv(*m_view->currentChart(), folder.filePath("memory.csv")), QString());
        QFile file(folder.filePath("memory.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("\r\n"), 5);
        const QString problem = saveCsv(*m_view->currentChart(), folder.filePath("nowhere/memory.csv"));
        QVERIFY2(problem.contains("nowhere"), qPrintable(problem));
    }

private:
    void show(std::shared_ptr<const Estimate> estimate)
    {
        m_view->setEstimate(std::move(estimate));
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
    }

    std::unique_ptr<MemoryView> m_view;
};

QTEST_MAIN(TestMemoryView)
#include "test_memory_view.moc"
