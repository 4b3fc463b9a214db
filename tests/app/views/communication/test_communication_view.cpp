// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/communication_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTableWidget>
#include <QToolButton>

#include "app/views/base/state_page.h"
#include "app/views/communication/formula_page.h"
#include "app/views/communication/glossary_page.h"
#include "app/views/communication/player_page.h"
#include "app/views/communication/strategy_page.h"
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

    void theNewestEstimateWins()
    {
        m_view->setEstimate(test::estimateWith());
        m_view->show();
        for (int i = 0; i < 10; ++i)
            m_view->setEstimate(test::estimateWith({"training.sequence_length=" + std::to_string(2048 * (i + 1))}));
        m_view->setEstimate(test::estimateWith({"plan.tp=4", "plan.dp=4"}));
        QTRY_VERIFY(m_view->isSettled());
        const QModelIndex tensor = m_view->strategies().table().index(static_cast<int>(Strategy::Tensor), 2);
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
