// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/runs_view.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

#include "app/views/runs/rules_panel.h"
#include "app/views/runs/run_details.h"
#include "app/views/runs/run_form.h"
#include "core/io/playbook_json.h"
#include "tests/app/estimates.h"
#include "tests/app/views/runs/run_rows.h"
#include "widgets/controls/wrapping_label.h"

using namespace shardscope;

class TestRunsView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<RunsView>();
        m_view->resize(1100, 700);
        m_view->setEstimate(test::estimateWith());
    }
    void cleanup() { m_view.reset(); }

    void aHiddenViewEstimatesNothing()
    {
        QVERIFY(!m_view->isSettled());
        QCOMPARE(m_view->model().rowCount(), 0);
    }

    void everyRunGetsItsEstimate()
    {
        show();
        QVERIFY(m_view->model().rowCount() >= 60);
        for (const RunRow& row : m_view->model().rows())
            QVERIFY(row.compared.has_value());
        QCOMPARE(test::namelessWidgets(*m_view), QStringList());
        QVERIFY(!m_view->grab().isNull());
    }

    /// Also in the narrowest pane: a source without its name says nothing.
    void noSourceIsCut()
    {
        m_view->resize(872, 560);
        show();
        const QTableView* sources = nullptr;
        for (const QTableView* each : m_view->findChildren<QTableView*>()) {
            if (each->accessibleName().startsWith("Errors of the estimates"))
                sources = each;
        }
        QVERIFY(sources && sources->model()->rowCount() > 10);
        for (int row = 0; row < sources->model()->rowCount(); ++row) {
            const QModelIndex name = sources->model()->index(row, 0);
            const QString text = name.data().toString();
            QTRY_VERIFY2(sources->fontMetrics().horizontalAdvance(text) < sources->columnWidth(0), qPrintable(text));
        }
        const auto* verdict = m_view->findChild<WrappingLabel*>("verdict");
        QVERIFY(verdict && verdict->isVisible() && !verdict->text().isEmpty());
        QVERIFY2(verdict->height() >= verdict->heightForWidth(verdict->width()), qPrintable(verdict->text()));
    }

    /// Choosing in the list, in the picture or by name is one choice.
    void theListAndThePictureAreLinked()
    {
        show();
        QSignalSpy opened(m_view.get(), &RunsView::openRequested);
        Q_EMIT m_view->scatter().activated(3, 0);
        const int chosen = m_view->chosen();
        QVERIFY(chosen >= 0);
        QCOMPARE(m_view->scatter().selected(), 3);
        const QModelIndex current = table()->currentIndex();
        QCOMPARE(m_view->list().mapToSource(current).row(), chosen);
        table()->setCurrentIndex(m_view->list().index(7, 0));
        QCOMPARE(m_view->chosen(), m_view->list().mapToSource(m_view->list().index(7, 0)).row());
        QVERIFY(opened.isEmpty());
        Q_EMIT table()->activated(m_view->list().index(7, 0));
        QCOMPARE(opened.size(), 1);
        QVERIFY(parseScenario(opened[0][0].toString().toStdString(), "opened"));
    }

    void theButtonOpensTheScenario()
    {
        show();
        m_view->choose(5);
        QSignalSpy opened(m_view.get(), &RunsView::openRequested);
        m_view->findChild<RunDetails*>()->findChildren<QPushButton*>().constLast()->click();
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][1].toString().toStdString(), m_view->model().row(5).run.scenario->name);
    }

    void aQueryNarrowsListAndPicture()
    {
        show();
        const auto all = m_view->scatter().chartData().points.size();
        RunQuery query;
        query.gpu = "h100-sxm";
        m_view->setQuery(query);
        QVERIFY(m_view->list().rowCount() < m_view->model().rowCount() && m_view->list().rowCount() > 0);
        QVERIFY(m_view->scatter().chartData().points.size() < all);
        m_view->findChild<QLineEdit*>()->setText("no such run at all");
        QCOMPARE(m_view->list().rowCount(), 0);
        QVERIFY(m_view->scatter().chartData().points.isEmpty());
        QVERIFY(!m_view->grab().isNull());
    }

    /// A source is seen alone, and with the same gesture all are seen again.
    void aSourceIsSeenAlone()
    {
        m_view->store().add(test::ownRun());
        show();
        QTableView* sources = nullptr;
        for (QTableView* each : m_view->findChildren<QTableView*>())
            sources = each->model() == &m_view->list()                                                     ? sources
                      : each->objectName().isEmpty() && each->model() && each->model()->columnCount() == 5 ? each
                                                                                                           : sources;
        QVERIFY(sources);
        const int lines = sources->model()->rowCount();
        for (int line = 1; line < lines; ++line) {
            const QString name = sources->model()->index(line, 0).data().toString();
            const int runs = sources->model()->index(line, 1).data().toInt();
            Q_EMIT sources->activated(sources->model()->index(line, 0));
            QCOMPARE(m_view->list().rowCount(), runs);
            QCOMPARE(sources->model()->rowCount(), 1);
            QCOMPARE(sources->model()->index(0, 0).data().toString(), name);
            Q_EMIT sources->activated(sources->model()->index(0, 0));
            QCOMPARE(sources->model()->rowCount(), lines);
        }
    }

    void ownRunsAreAddedNotedRemovedAndTakenBack()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("playbook.json");
        m_view->setContext(&ViewContext::folder, folder.path());
        show();
        const int before = m_view->model().rowCount();
        m_view->addRun();
        auto* form = m_view->findChild<RunForm*>();
        QVERIFY(form);
        form->findChild<QLineEdit*>()->setText("1000");
        form->accept();
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->model().rowCount(), before + 1);
        QVERIFY(m_view->model().row(0).isOwn());
        QCOMPARE(m_view->chosen(), 0);
        auto* notes = m_view->findChild<RunDetails*>()->findChild<QLineEdit*>();
        notes->setFocus();
        QTest::keyClicks(notes, "cool");
        QTest::keyClick(notes, Qt::Key_Return);
        QCOMPARE(m_view->store().playbook().runs[0].notes, std::string("cool"));
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->chosen(), 0);  // it is still the chosen one
        m_view->store().remove("own-1");
        QCOMPARE(m_view->model().rowCount(), before);
        m_view->store().undo();
        QCOMPARE(m_view->model().rowCount(), before + 1);
        m_view->store().flush();
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(parsePlaybook(written.readAll().toStdString(), "x")->runs.size() == 1);
    }

    void runsAreTakenOverFromAFile()
    {
        show();
        QSignalSpy told(m_view.get(), &RunsView::told);
        QCOMPARE(m_view->importRuns(runsText({test::ownRun("x"), test::ownRun("y")}), "team.json"), QString());
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->store().playbook().runs.size(), std::size_t{2});
        QCOMPARE(told.size(), 1);
        QVERIFY(m_view->importRuns("{}", "bad.json").contains("bad.json"));
        QCOMPARE(m_view->store().playbook().runs.size(), std::size_t{2});
    }

    void rulesAreWrittenDown()
    {
        show();
        m_view->setRulesShown(true);
        auto* rules = m_view->findChild<RulesPanel*>();
        QVERIFY(rules->isVisible());
        rules->addRule();
        auto* editor = rules->findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClicks(editor, "Fill the node first");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(m_view->store().playbook().rules.size(), std::size_t{1});
        QCOMPARE(m_view->store().playbook().rules[0].text, std::string("Fill the node first"));
        rules->removeRule();
        QVERIFY(m_view->store().playbook().rules.empty());
        m_view->store().undo();
        QCOMPARE(m_view->store().playbook().rules.size(), std::size_t{1});
        QVERIFY(!m_view->grab().isNull());
    }

    void aBadPlaybookIsToldAndLeftAlone()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("playbook.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ broken");
        file.close();
        QSignalSpy failed(m_view.get(), &RunsView::failed);
        m_view->setContext(&ViewContext::folder, folder.path());
        QCOMPARE(failed.size(), 1);
        show();
        QVERIFY(m_view->model().rowCount() >= 60);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("{ broken"));
    }

    /// Thousands of rows are filtered and drawn; nothing waits for their estimates.
    void thousandsOfRuns()
    {
        show();
        std::vector<Run> many;
        for (int i = 0; i < 3000; ++i)
            many.push_back(test::ownRun("r", 10 + i % 40));
        m_view->store().addAll(many);
        QVERIFY(m_view->model().rowCount() > 3000);
        QVERIFY(!m_view->isSettled());
        RunQuery query;
        query.source = kOwnRuns;
        m_view->setQuery(query);
        QCOMPARE(m_view->list().rowCount(), 3000);
        m_view->store().undo();
        QCOMPARE(m_view->list().rowCount(), 0);
    }

private:
    void show()
    {
        m_view->show();
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isSettled(), 30000);
    }
    QTableView* table() const
    {
        for (QTableView* each : m_view->findChildren<QTableView*>()) {
            if (each->model() == &m_view->list())
                return each;
        }
        return nullptr;
    }

    std::unique_ptr<RunsView> m_view;
};

QTEST_MAIN(TestRunsView)
#include "test_runs_view.moc"
