// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/advice/advice_view.h"

#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeView>

#include "app/document/document.h"
#include "app/views/advice/advice_picture.h"
#include "app/views/advice/advice_tree.h"
#include "tests/app/example_scenario.h"
#include "tests/app/views/search/found_plans.h"

using namespace shardscope;

class TestAdviceView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<AdviceView>();
        m_view->resize(1100, 750);
        m_view->setEstimate(test::estimateWith(test::oneNode()));
    }
    void cleanup() { m_view.reset(); }

    void everyStepHasItsRules()
    {
        show();
        const AdviceTree& tree = m_view->tree();
        QCOMPARE(tree.rowCount(), 4);  // three steps and the starting points
        for (int row = 0; row < tree.rowCount(); ++row)
            QVERIFY(tree.rowCount(tree.index(row, 0)) > 0);
        QVERIFY(!adviceVerdict(*m_view->advice()).isEmpty());
        QCOMPARE(test::namelessWidgets(*m_view), QStringList());
        QVERIFY(!m_view->grab().isNull());
    }

    /// What the list has no column for stands below it: of the branch that was taken at first, then of what is chosen.
    void theChosenRulesSourceIsTold()
    {
        show();
        auto* list = m_view->findChild<QTreeView*>();
        for (int step = 0; step < 3; ++step) {
            const QModelIndex head = m_view->tree().index(step, 0);
            const QModelIndex rule = m_view->tree().index(0, 0, head);
            list->setCurrentIndex(rule);
            const QString source = rule.siblingAtColumn(static_cast<int>(AdviceColumn::Source)).data().toString();
            bool isTold = false;
            for (const QLabel* label : m_view->findChildren<QLabel*>())
                isTold = isTold || (label->isVisible() && label->wordWrap() && label->text().endsWith(source));
            QVERIFY(isTold);
        }
    }

    /// The figures that a row shows are those of the window once it is taken over.
    void whatIsTakenOverIsWhatWasShown()
    {
        show();
        Document document(test::exampleScenario(test::oneNode()));
        connect(m_view.get(), &View::editRequested, &document, [&document](const DocumentEdit& edit) { edit(document); });
        const QModelIndex recipes = m_view->tree().index(3, 0);
        int taken = 0;
        for (int row = 0; row < m_view->tree().rowCount(recipes); ++row) {
            const QModelIndex index = m_view->tree().index(row, 0, recipes);
            if (!m_view->tree().changeOf(index))
                continue;
            m_view->findChild<QTreeView*>()->setCurrentIndex(index);
            m_view->applyChosen();
            const Figures figures = figuresOf(*estimate(document.scenario()));
            const QString rate = QLocale().toString(*figures.tokensPerSecondPerGpu, 'f', 0);
            QCOMPARE(index.siblingAtColumn(static_cast<int>(AdviceColumn::Rate)).data().toString(), rate);
            document.undoStack().undo();
            ++taken;
        }
        QVERIFY(taken >= 2);
    }

    void thePathLeadsWhereItSays()
    {
        show();
        Document document(test::exampleScenario(test::oneNode()));
        connect(m_view.get(), &View::editRequested, &document, [&document](const DocumentEdit& edit) { edit(document); });
        m_view->applyPath();
        const Figures figures = figuresOf(*estimate(document.scenario()));
        QVERIFY(std::abs(*figures.tokensPerSecondPerGpu / *m_view->advice()->after.tokensPerSecondPerGpu - 1) < 1e-9);
    }

    void ownRulesStandBeside()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("advice-rules.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"schema": "shardscope.advice-rules/1", "rules": [{"id": "ours", "step": "throughput", "says": "Our rule",
                       "when": [], "try": [{"name": "tp 1", "set": {"plan.tp": 1}}]}]})");
        file.close();
        m_view->setContext(&ViewContext::folder, folder.path());
        show();
        bool isThere = false;
        for (const StepAdvice& step : m_view->advice()->steps) {
            for (const Decision& decision : step.decisions)
                isThere = isThere || decision.rule.id == "ours";
        }
        QVERIFY(isThere);
    }

    void brokenOwnRulesAreTold()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("advice-rules.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{");
        file.close();
        QSignalSpy failed(m_view.get(), &View::failed);
        m_view->setContext(&ViewContext::folder, folder.path());
        QCOMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].toString().contains("advice-rules.json"));
    }

    void anIllegalPlanIsSaid()
    {
        m_view->setEstimate(test::illegalEstimate());
        show();
        QVERIFY(!m_view->currentChart());
    }

private:
    void show()
    {
        m_view->show();
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isSettled(), 60000);
    }
    std::unique_ptr<AdviceView> m_view;
};

QTEST_MAIN(TestAdviceView)
#include "test_advice_view.moc"
