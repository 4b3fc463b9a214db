// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/run_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include "tests/app/estimates.h"

using namespace shardscope;

class TestRunForm : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_form = std::make_unique<RunForm>(std::make_shared<const Scenario>(test::exampleScenario()));
        m_form->show();
    }

    void aFigureMakesItWhole_data()
    {
        QTest::addColumn<QString>("rate");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("memory");
        QTest::addColumn<bool>("outOfMemory");
        QTest::addColumn<bool>("whole");
        QTest::addColumn<double>("stepSeconds");
        const double perGpu = 1024.0 * 8192 / 64;
        QTest::newRow("nothing") << "" << 0 << "" << false << false << 0.0;
        QTest::newRow("per GPU") << "1,024" << 0 << "" << false << true << perGpu / 1024;
        QTest::newRow("of the job") << "65.536k" << 1 << "" << false << true << perGpu / 1024;
        QTest::newRow("step") << "12.5" << 2 << "61.2" << false << true << 12.5;
        QTest::newRow("memory only") << "" << 0 << "70" << false << true << 0.0;
        QTest::newRow("out of memory") << "" << 0 << "" << true << true << 0.0;
        QTest::newRow("no number") << "fast" << 0 << "" << false << false << 0.0;
        QTest::newRow("negative") << "-3" << 2 << "" << false << false << 0.0;
        QTest::newRow("zero memory") << "5" << 2 << "0" << false << false << 0.0;
    }
    void aFigureMakesItWhole()
    {
        QFETCH(QString, rate);
        QFETCH(int, kind);
        QFETCH(QString, memory);
        QFETCH(bool, outOfMemory);
        QFETCH(bool, whole);
        QFETCH(double, stepSeconds);
        field<QLineEdit>("Speed")->setText(rate);
        field<QComboBox>("Measured quantity")->setCurrentIndex(kind);
        field<QLineEdit>("Peak memory, GiB")->setText(memory);
        m_form->findChild<QCheckBox*>()->setChecked(outOfMemory);
        QCOMPARE(m_form->problem().isEmpty(), whole);
        QCOMPARE(keep()->isEnabled(), whole);
        if (!whole)
            return;
        const Run run = m_form->run();
        QCOMPARE(run.stepTime().has_value(), stepSeconds > 0);
        if (stepSeconds > 0)
            QVERIFY(std::abs(run.stepTime()->value() / stepSeconds - 1) < 1e-12);
        QCOMPARE(run.measured.peakMemory.has_value(), !memory.isEmpty());
        QCOMPARE(run.measured.fits, !outOfMemory);
        QVERIFY(run.scenario);
    }

    void notesAndSourceAreKept()
    {
        field<QLineEdit>("Speed")->setText("5");
        field<QLineEdit>("Where from")->setText(" our cluster ");
        m_form->findChild<QPlainTextEdit*>()->setPlainText("first\nsecond");
        const Run run = m_form->run();
        QCOMPARE(run.source, std::string("our cluster"));
        QCOMPARE(run.notes, std::string("first\nsecond"));
        QCOMPARE(run.framework, std::string("megatron"));
    }

    void aLogFillsTheFields()
    {
        m_form->takeLog(" iteration 5/ 10 | elapsed time per iteration (ms): 8000.0 | global batch size: 1024 |\n"
                        "[Rank 0] (after 5 iterations) memory (MB) | max allocated: 51200.0 | max reserved: 61440.0\n",
                        "train.log");
        QVERIFY(m_form->problem().isEmpty());
        const Run run = m_form->run();
        QCOMPARE(run.measured.stepTime->value(), 8.0);
        QCOMPARE(run.measured.peakMemory->value(), 60.0 * 1024 * 1024 * 1024);
        QCOMPARE(run.measured.memoryKind, MemoryKind::Reserved);
        QCOMPARE(run.source, std::string("train.log"));
    }

    void aLogOfAnotherBatchIsRemarkedOn()
    {
        m_form->takeLog("iteration 5/ 10 | elapsed time per iteration (ms): 8000.0 | global batch size: 77 |\n", "a.log");
        QVERIFY(says("77"));
        m_form->takeLog("nothing of the kind", "b.log");
        QVERIFY(says("b.log"));
    }

    /// The values of an earlier log are removed with it: its name, its memory, its counter.
    void theNextLogReplacesTheFirst()
    {
        m_form->takeLog(" iteration 5/ 10 | elapsed time per iteration (ms): 8000.0 |\n"
                        "[Rank 0] (after 5 iterations) memory (MB) | max allocated: 51200.0 | max reserved: 61440.0\n",
                        "first.log");
        m_form->takeLog(" iteration 5/ 10 | elapsed time per iteration (ms): 4000.0 |\n", "second.log");
        const Run run = m_form->run();
        QCOMPARE(run.source, std::string("second.log"));
        QCOMPARE(run.measured.stepTime->value(), 4.0);
        QVERIFY(!run.measured.peakMemory);
        field<QLineEdit>("Where from")->setText("our cluster");
        m_form->takeLog(" iteration 5/ 10 | elapsed time per iteration (ms): 2000.0 |\n", "third.log");
        QCOMPARE(m_form->run().source, std::string("our cluster"));  // typed by a person
    }

    void aRefusedLogLeavesNothing()
    {
        m_form->takeLog(" iteration 5/ 10 | elapsed time per iteration (ms): 8000.0 |\n"
                        "[Rank 0] (after 5 iterations) memory (MB) | max allocated: 51200.0 | max reserved: 61440.0\n",
                        "first.log");
        QVERIFY(keep()->isEnabled());
        m_form->takeLog("nothing of the kind", "b.log");
        QVERIFY(says("b.log") && !says("first.log"));
        QVERIFY(!keep()->isEnabled());
        QVERIFY(field<QLineEdit>("Speed")->text().isEmpty() && field<QLineEdit>("Peak memory, GiB")->text().isEmpty());
        QVERIFY(field<QLineEdit>("Where from")->text().isEmpty());
    }

    /// Whatever it says, every label has the height that its text needs, and nothing lies upon anything.
    void nothingOverprints_data()
    {
        QTest::addColumn<QString>("log");
        QTest::addColumn<int>("width");
        const QString batch = QStringLiteral("iteration 5/ 10 | elapsed time per iteration (ms): 8000.0 | global batch size: 77 |\n");
        for (const int width : {360, 520, 900}) {
            QTest::addRow("another batch, %d", width) << batch << width;
            QTest::addRow("refused, %d", width) << QStringLiteral("nothing") << width;
        }
    }
    void nothingOverprints()
    {
        QFETCH(QString, log);
        QFETCH(int, width);
        m_form->resize(width, 100);
        m_form->takeLog(log.toStdString(), QStringLiteral("a_long_name_of_a_log_in_a_folder_of_many_words-%1.log").arg(QString(60, u'x')));
        QCoreApplication::processEvents();
        QList<QWidget*> shown;
        for (QWidget* child : m_form->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            if (child->isVisible() && child->height() > 0)
                shown.append(child);
            if (const auto* label = qobject_cast<QLabel*>(child); label && label->wordWrap() && !label->text().isEmpty())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        }
        QVERIFY(shown.size() > 8);
        for (qsizetype i = 0; i < shown.size(); ++i) {
            QVERIFY(m_form->rect().contains(shown[i]->geometry()));
            for (qsizetype j = i + 1; j < shown.size(); ++j)
                QVERIFY(!shown[i]->geometry().intersects(shown[j]->geometry()));
        }
    }

    void everythingHasAName() { QCOMPARE(test::namelessWidgets(*m_form), QStringList()); }

private:
    template <typename Widget>
    Widget* field(const char* name) const
    {
        for (Widget* widget : m_form->findChildren<Widget*>()) {
            if (widget->accessibleName() == QLatin1String(name))
                return widget;
        }
        qFatal("no field %s", name);
        return nullptr;
    }
    QPushButton* keep() const
    {
        for (QPushButton* button : m_form->findChildren<QPushButton*>()) {
            if (button->text().contains("Add run"))
                return button;
        }
        return nullptr;
    }
    bool says(const QString& text) const
    {
        for (const QLabel* label : m_form->findChildren<QLabel*>()) {
            if (label->text().contains(text))
                return true;
        }
        return false;
    }

    std::unique_ptr<RunForm> m_form;
};

QTEST_MAIN(TestRunForm)
#include "test_run_form.moc"
