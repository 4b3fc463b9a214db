// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/communication_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QScrollBar>
#include <QTableWidget>
#include <QToolButton>

#include "app/panels/verdict_bar.h"
#include "app/text/estimate_text.h"
#include "app/views/base/state_page.h"
#include "app/views/communication/formula_page.h"
#include "app/views/communication/glossary_page.h"
#include "app/views/communication/player_page.h"
#include "app/views/communication/strategy_charts.h"
#include "app/views/communication/strategy_page.h"
#include "core/step/step.h"
#include "tests/app/views/communication/communication_samples.h"
#include "widgets/charts/chart_table.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/collectives/collective_chart.h"
#include "widgets/controls/tile.h"

using namespace shardscope;

class TestCommunicationView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<CommunicationView>();
        m_view->resize(1100, 700);
    }
    void cleanup() { m_view.reset(); }

    void aHiddenViewComputesNothing()
    {
        m_view->setEstimate(test::estimateWith());
        QVERIFY(!m_view->isSettled());
        QVERIFY(m_view->formulas().lines().isEmpty());
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(!m_view->formulas().lines().isEmpty());
    }

    void everyPlanIsShown_data() { test::addPlans(); }
    void everyPlanIsShown()
    {
        show(test::fetchEstimate());
        for (const CommunicationMode mode :
             {CommunicationMode::Strategies, CommunicationMode::Formulas, CommunicationMode::Player, CommunicationMode::Glossary}) {
            m_view->setMode(mode);
            QVERIFY(!m_view->grab().isNull());
            QCOMPARE(test::namelessWidgets(*m_view), QStringList());
        }
        QCOMPARE(m_view->strategies().table().rowCount(), 9);
    }

    void theRuleOfThumbIsJudged()
    {
        show(test::estimateWith());
        const auto estimate = test::estimateWith();
        const Tile& tile = m_view->strategies().tile(0);
        const double ratio = *estimate->throughput()->computeToCommunication;
        QCOMPARE(tile.tileData().standing, ratio >= kTenToOne ? Standing::Good : Standing::Warning);
        QVERIFY(tile.tileData().value.endsWith(": 1"));
    }

    /// The share is that of the window's tile; a share of one stage names the stage.
    void everyTileSaysOfWhichGpusItIs()
    {
        const auto estimate = test::estimateWith({"plan.stage_layers=[14,20,26,20]"});
        show(estimate);
        VerdictBar bar;
        bar.setEstimate(estimate);
        bar.show();
        const TileData shown = m_view->strategies().tile(1).tileData();
        QCOMPARE(shown.value, bar.tiles()[5]->tileData().value);
        QCOMPARE(bar.tiles()[5]->tileData().caption, QString("Exposed"));
        QVERIFY2(shown.caption.endsWith(bar.tiles()[5]->tileData().subline), qPrintable(shown.caption));
        const QString stage = stageName(*estimate, estimate->step()->endingRank);
        QVERIFY2(shown.subline.contains(stage), qPrintable(shown.subline));
        QVERIFY2(m_view->strategies().tile(2).tileData().caption.contains(stage), qPrintable(stage));
    }

    /// Columns that do not fit into the table are shown below it.
    void noColumnIsBesideTheScreen_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {760, 872, 1100, 1512, 2560})
            QTest::addRow("%d", width) << width;
    }
    void noColumnIsBesideTheScreen()
    {
        QFETCH(int, width);
        m_view->resize(width, 560);
        show(test::estimateWith());
        const QTableView& table = m_view->strategies().tableView();
        QTRY_COMPARE(table.horizontalScrollBar()->maximum(), 0);
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            m_view->strategies().tableView().setCurrentIndex(table.model()->index(row, 0));
            for (int column = 0; column < table.model()->columnCount(); ++column) {
                QString cell = table.model()->index(row, column).data().toString();
                if (cell.endsWith(u'.'))
                    cell.chop(1);
                QVERIFY2(!table.isColumnHidden(column) || m_view->strategies().toldBelow().contains(cell), qPrintable(cell));
            }
        }
    }

    void theNewestEstimateWins()
    {
        m_view->setEstimate(test::estimateWith());
        m_view->show();
        for (int i = 0; i < 10; ++i)
            m_view->setEstimate(test::estimateWith({"training.sequence_length=" + std::to_string(2048 * (i + 1))}));
        m_view->setEstimate(test::estimateWith({"plan.tp=4", "plan.dp=4"}));
        QTRY_VERIFY(m_view->isSettled());
        const QModelIndex tensor =
            m_view->strategies().table().index(static_cast<int>(Strategy::Tensor), static_cast<int>(StrategyColumn::Degree));
        QCOMPARE(tensor.data().toString(), QString("4"));
    }

    void statesAreSaid()
    {
        m_view->show();
        auto* state = m_view->findChild<StatePage*>();
        QVERIFY(state->isVisible());
        m_view->setEstimate(test::estimateWith());
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(!state->isVisible());
        m_view->setEstimate(test::illegalEstimate());
        QVERIFY(state->isVisible());
        QVERIFY2(state->reason().contains("64 GPUs"), qPrintable(state->reason()));
        // A collective can be looked at without a plan.
        m_view->setMode(CommunicationMode::Player);
        QVERIFY(!state->isVisible());
        QVERIFY(m_view->player().presets().isEmpty() && m_view->player().chart().collective());
        m_view->setMode(CommunicationMode::Glossary);
        QVERIFY(!state->isVisible());
    }

    void theGlossaryIsSearched()
    {
        show(test::estimateWith());
        m_view->setMode(CommunicationMode::Glossary);
        GlossaryPage& words = m_view->words();
        const int all = words.shownEntries();
        words.search("reduce scatter");
        QVERIFY(words.shownEntries() > 0 && words.shownEntries() < all);
        words.search("zero 3");
        QVERIFY(words.shownEntries() >= 1);
        words.search("no such word");
        QCOMPARE(words.shownEntries(), 0);
        words.search({});
        QCOMPARE(words.shownEntries(), all);
    }

    /// An entry is as high as its words need in the width that they got.
    void theGlossaryHasNoGaps()
    {
        m_view->setMode(CommunicationMode::Glossary);
        m_view->resize(1600, 900);
        show(test::estimateWith());
        auto* table = m_view->words().findChild<QTableWidget*>();
        QCoreApplication::processEvents();
        const int line = table->fontMetrics().lineSpacing();
        for (int row = 0; row < table->rowCount(); ++row) {
            const QRect room(0, 0, table->columnWidth(1) - 8, 10000);
            const int text = table->fontMetrics().boundingRect(room, Qt::TextWordWrap, table->item(row, 1)->text()).height();
            QVERIFY2(table->rowHeight(row) >= text && table->rowHeight(row) < std::max(text, 30) + line,
                     qPrintable(table->item(row, 0)->text()));
        }
    }

    void aChosenFormulaIsExplained()
    {
        show(test::estimateWith());
        m_view->setMode(CommunicationMode::Formulas);
        for (int line = 0; line < m_view->formulas().lines().size(); ++line) {
            m_view->formulas().choose(line);
            QVERIFY(says(m_view->formulas().lines()[line].printed));
            QVERIFY(says(m_view->formulas().lines()[line].corrected));
        }
    }

    void eachPagesTableIsCopied()
    {
        show(test::estimateWith());
        for (const auto& [mode, word] :
             {std::pair(CommunicationMode::Strategies, "ZeRO-1"), std::pair(CommunicationMode::Formulas, "sheet"),
              std::pair(CommunicationMode::Player, "From GPU"), std::pair(CommunicationMode::Glossary, "all-gather")}) {
            m_view->setMode(mode);
            for (QToolButton* tool : m_view->findChildren<QToolButton*>()) {
                if (tool->text() == QString("Copy"))
                    tool->click();
            }
            QVERIFY2(QGuiApplication::clipboard()->text().contains(QLatin1String(word)), word);
        }
    }

private:
    void show(std::shared_ptr<const Estimate> estimate)
    {
        m_view->setEstimate(std::move(estimate));
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
    }
    bool says(const QString& text) const
    {
        for (const QLabel* label : m_view->formulas().findChildren<QLabel*>()) {
            if (label->text().contains(text))
                return true;
        }
        return false;
    }

    std::unique_ptr<CommunicationView> m_view;
};

QTEST_MAIN(TestCommunicationView)
#include "test_communication_view.moc"
