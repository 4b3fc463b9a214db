// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QtTest>

#include "app/views/view_list.h"
#include "app/window/pane_area.h"
#include "app/window/rail.h"
#include "tests/app/window/window_fixture.h"

using namespace shardscope;

namespace {

constexpr int kPatience = 600;  ///< presses: a view has a few dozen stops, links and long forms more

/// Presses a key until it is so; how many presses that took, −1: it never was.
template <typename IsSo>
int pressUntil(QWidget& window, Qt::Key key, Qt::KeyboardModifiers modifiers, IsSo isSo)
{
    for (int presses = 0; presses <= kPatience; ++presses) {
        if (isSo())
            return presses;
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &window, key, modifiers);
    }
    return -1;
}

bool isWithin(const QWidget& place) { return QApplication::focusWidget() && place.isAncestorOf(QApplication::focusWidget()); }

}  // namespace

/// Nobody needs a pointer: into every view of the list and out of it again, by Tab, arrows and space. A view that is added is tested by being there.
class TestKeyboardAlone : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void initTestCase()
    {
        m_fixture = std::make_unique<test::WindowFixture>();
        m_fixture->window.resize(1280, 800);
        QApplication::setActiveWindow(&m_fixture->window);
    }
    void cleanupTestCase() { m_fixture.reset(); }

    void everyViewIsReachedAndLeft_data()
    {
        QTest::addColumn<int>("place");
        for (int place = 0; place < static_cast<int>(viewRows().size()); ++place)
            QTest::newRow(qPrintable(viewRows()[place].info.id)) << place;
    }
    void everyViewIsReachedAndLeft()
    {
        QFETCH(int, place);
        const ViewRow& shown = viewRows()[place];
        MainWindow& window = m_fixture->window;
        Panels& panels = window.panels();
        const auto isInRail = [&panels] { return isWithin(panels.rail()); };
        const auto isAtItsButton = [&] { return isInRail() && QApplication::focusWidget()->accessibleName() == shown.info.title; };
        QVERIFY(pressUntil(window, Qt::Key_Tab, Qt::NoModifier, isInRail) >= 0);
        const bool isBelow = pressUntil(window, Qt::Key_Down, Qt::NoModifier, [&] { return isAtItsButton() || !isInRail(); }) >= 0;
        QVERIFY(isBelow);
        if (!isAtItsButton()) {  // it is above: one more round
            QVERIFY(pressUntil(window, Qt::Key_Tab, Qt::NoModifier, isAtItsButton) >= 0);
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(panels.panes().current(), shown.info.id);
        QVERIFY(m_fixture->hasSettled());
        View& view = panels.house().view(shown.info.id);
        for (const Qt::KeyboardModifiers back : {Qt::KeyboardModifiers(Qt::NoModifier), Qt::KeyboardModifiers(Qt::ShiftModifier)}) {
            const Qt::Key tab = back ? Qt::Key_Backtab : Qt::Key_Tab;
            QVERIFY2(pressUntil(window, tab, back, [&view] { return isWithin(view); }) >= 0, "the keyboard does not come into it");
            QVERIFY2(pressUntil(window, tab, back, [&view] { return !isWithin(view); }) >= 0, "the keyboard does not come out of it");
        }
    }

private:
    std::unique_ptr<test::WindowFixture> m_fixture;
};

QTEST_MAIN(TestKeyboardAlone)
#include "test_keyboard_alone.moc"
