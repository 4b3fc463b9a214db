// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/checked_choices.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QToolTip>

#include "tests/widgets/gui_test.h"
#include "widgets/text/told_keys.h"

using namespace shardscope;

namespace {

QList<Choice> modules()
{
    return {
        {"core", "Core & more", "core_attn", {}, {}}, {"proj", "Projection", {}, {}, "only with the core"}, {"norm", "Norm", {}, {}, {}}};
}

}  // namespace

class TestCheckedChoices : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_box = std::make_unique<CheckedChoices>("All of them");
        m_box->setOffered(modules());
        m_box->resize(200, m_box->sizeHint().height());
        m_box->show();
        QApplication::setActiveWindow(m_box.get());
        m_box->setFocus();
    }
    void cleanup()
    {
        m_box->hidePopup();
        m_box.reset();
    }

    void noneIsAll()
    {
        QCOMPARE(m_box->checkedText(), QString());
        QVERIFY(action("All of them")->isChecked());
        m_box->setChecked({"norm", "core"});
        QCOMPARE(m_box->checkedText(), QString("Core & more, Norm"));
        QCOMPARE(m_box->accessibleDescription(), m_box->checkedText());
        QVERIFY(!action("All of them")->isChecked());
        QVERIFY(action("Norm")->isChecked());
    }

    /// Only a person's edits are told, and the menu stays open for the next one.
    void aClickTogglesAndTheMenuStays()
    {
        QSignalSpy toggled(m_box.get(), &CheckedChoices::choiceToggled);
        m_box->setChecked({"norm"});
        QCOMPARE(toggled.size(), 0);
        m_box->showPopup();
        click("Core && more\tcore_attn");
        click("Norm");
        QCOMPARE(toggled.size(), 2);
        QCOMPARE(toggled[0][0].toString(), QString("core"));
        QCOMPARE(toggled[1][0].toString(), QString("norm"));
        QVERIFY(m_box->menu()->isVisible());
        QVERIFY2(action("Norm")->isChecked(), "what is shown is what was set, not what was clicked");
    }

    void theFirstEntryIsAll()
    {
        QSignalSpy all(m_box.get(), &CheckedChoices::allChosen);
        m_box->showPopup();
        click("All of them");
        QCOMPARE(all.size(), 0);
        QVERIFY(action("All of them")->isChecked());
        m_box->setChecked({"norm"});
        click("All of them");
        QCOMPARE(all.size(), 1);
    }

    void aDisabledOneSaysWhy()
    {
        QSignalSpy toggled(m_box.get(), &CheckedChoices::choiceToggled);
        QSignalSpy told(m_box.get(), &CheckedChoices::obstaclePointed);
        m_box->showPopup();
        click("Projection");
        QCOMPARE(toggled.size(), 0);
        QVERIFY(m_box->menu()->isVisible());
        Q_EMIT m_box->menu()->hovered(action("Projection"));
        QCOMPARE(told.last()[0].toString(), QString("only with the core"));
        const QPoint place = m_box->menu()->actionGeometry(action("Projection")).center();
        QHelpEvent help(QEvent::ToolTip, place, m_box->menu()->mapToGlobal(place));
        QCoreApplication::sendEvent(m_box->menu(), &help);
        QCOMPARE(QToolTip::text(), QString("only with the core"));
        m_box->hidePopup();
        QCOMPARE(told.last()[0].toString(), QString());
    }

    void keysOpenAndToggle_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("space") << static_cast<int>(Qt::Key_Space);
        QTest::newRow("return") << static_cast<int>(Qt::Key_Return);
        QTest::newRow("down") << static_cast<int>(Qt::Key_Down);
    }
    void keysOpenAndToggle()
    {
        QFETCH(int, key);
        QSignalSpy toggled(m_box.get(), &CheckedChoices::choiceToggled);
        QTest::keyClick(m_box.get(), static_cast<Qt::Key>(key));
        QVERIFY(m_box->menu()->isVisible());
        m_box->menu()->setActiveAction(action("Norm"));
        QTest::keyClick(m_box->menu(), Qt::Key_Space);
        QCOMPARE(toggled.size(), 1);
        QVERIFY(m_box->menu()->isVisible());
        QTest::keyClick(m_box->menu(), Qt::Key_Escape);
        QVERIFY(!m_box->menu()->isVisible());
        QVERIFY(!toldKeys(*m_box).isEmpty());
    }

    /// A letter would open the search of a box with one choice.
    void aLetterIsNothing()
    {
        QTest::keyClicks(m_box.get(), "n");
        QVERIFY(!m_box->menu()->isVisible());
    }

    void whatIsNoLongerOfferedIsGone()
    {
        m_box->setOffered(modules().mid(2));
        QVERIFY(!action("Projection")->isVisible());
        m_box->setOffered(modules());
        QVERIFY(action("Projection")->isVisible());
    }

private:
    QAction* action(const QString& text) const
    {
        for (QAction* each : m_box->menu()->actions()) {
            if (each->text() == text)
                return each;
        }
        return nullptr;
    }
    void click(const QString& text) const
    {
        QMenu& menu = *m_box->menu();
        QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action(text)).center());
    }

    std::unique_ptr<CheckedChoices> m_box;
};

QTEST_MAIN(TestCheckedChoices)
#include "test_checked_choices.moc"
