// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QPointer>
#include <QSpinBox>
#include <QTabBar>
#include <QTimer>

#include "app/document/edit_command.h"
#include "app/views/probe/probe_view.h"
#include "core/io/scenario_file.h"
#include "tests/app/example_scenario.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/random_draw.h"
#include "widgets/charts/chart_widget.h"
#include "widgets/controls/slider_track.h"

using namespace shardscope;

namespace {

/// Somebody who does anything: commands, sliders, lists, buttons, keys, clicks and wheels on pictures, files good and broken, other
/// sizes of the window. The same seed does the same.
class Monkey {
public:
    Monkey(test::WindowFixture& fixture, std::uint64_t seed) : m_fixture(fixture), m_draw(seed), m_start(fixture.document().snapshot())
    {
        writeFiles();
        answerQuestions();
        m_closer.setInterval(15);
        QObject::connect(&m_closer, &QTimer::timeout, &m_closer, [this] { closeWhatWaits(); });
        m_closer.start();
        QObject::connect(&fixture.workspace, &Workspace::takenBack, &m_closer, [this] { m_start = m_fixture.document().history().first; });
    }

    /// One action, and what the window makes of it.
    void act()
    {
        const int kind = m_draw.below(100);
        if (kind < 30)
            takeCommand();
        else if (kind < 70)
            turnControl();
        else if (kind < 80)
            pressKey();
        else if (kind < 97)
            pointAtPicture();
        else
            resizeWindow();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        // A document that was opened has no way back.
        if (m_fixture.document().undoStack().count() == 0)
            m_start = m_fixture.document().snapshot();
    }

    /// Returns the last actions, newest last.
    [[nodiscard]] QString lastActions() const { return m_done.join(QStringLiteral("; ")); }

    /// Whether undoing everything leads to where it began; redone after.
    [[nodiscard]] bool undoesAll()
    {
        QUndoStack& stack = m_fixture.document().undoStack();
        const int at = stack.index();
        stack.setIndex(0);
        const bool isBack = isSame(m_fixture.document().scenario(), *m_start);
        stack.setIndex(at);
        return isBack;
    }

    void closeAll()
    {
        closeWhatWaits();
        const QWidgetList all = QApplication::topLevelWidgets();
        for (QWidget* const widget : all) {
            if (widget != &m_fixture.window && widget->isVisible())
                widget->close();
        }
    }

private:
    void note(const QString& what)
    {
        m_done << what;
        while (m_done.size() > 12)
            m_done.removeFirst();
    }

    void writeFiles()
    {
        const auto write = [this](const char* name, const QByteArray& text) {
            const QString path = m_fixture.folder.filePath(QString::fromLatin1(name));
            QFile file(path);
            if (file.open(QIODevice::WriteOnly))
                file.write(text);
            m_files.push_back(path);
        };
        const QByteArray whole = QByteArray::fromStdString(scenarioText(test::exampleScenario()));
        write("whole.json", whole);
        write("cut.json", whole.left(whole.size() / 2));
        write("nothing.json", {});
        write("noise.json", QByteArray("\0\xff\xfe{]", 6));
        m_files.push_back(m_fixture.folder.filePath(QStringLiteral("absent.json")));
        m_files.emplace_back();
    }

    void answerQuestions()
    {
        Questions questions;
        questions.whichToOpen = [this] { return m_draw.of(m_files); };
        questions.whichToImport = [this] { return m_draw.of(m_files); };
        questions.whereToSave = [this](const QString&) {
            return m_draw.chance(30) ? QStringLiteral("/proc/nowhere/a.json") : m_fixture.folder.filePath(QStringLiteral("saved.json"));
        };
        questions.whatOfUnsaved = [this] { return m_draw.of({Unsaved::Save, Unsaved::Discard, Unsaved::Cancel}); };
        m_fixture.workspace.setQuestions(questions);
    }

    /// Dialogs and menus run their own event loop, which the test has to end.
    void closeWhatWaits()
    {
        if (QWidget* const popup = QApplication::activePopupWidget())
            popup->close();
        QWidget* const modal = QApplication::activeModalWidget();
        if (auto* const dialog = qobject_cast<QDialog*>(modal))
            dialog->reject();
        else if (modal)
            modal->close();
    }

    void takeCommand()
    {
        const QList<Command>& commands = m_fixture.window.commands().commands();
        const QString id = commands[m_draw.below(commands.size())].id;
        if (id == QStringLiteral("file.quit"))
            return;
        note(id);
        m_fixture.window.commands().action(id).trigger();
    }

    /// One of the widgets of this kind that are seen and can be used; those that start a probe would measure this machine.
    template <typename Widget>
    Widget* any()
    {
        std::vector<Widget*> usable;
        const QList<Widget*> all = m_fixture.window.findChildren<Widget*>();
        for (Widget* const each : all) {
            bool isOfProbe = false;
            for (const QWidget* parent = each; parent; parent = parent->parentWidget())
                isOfProbe = isOfProbe || qobject_cast<const ProbeView*>(parent);
            if (each->isVisible() && each->isEnabled() && !isOfProbe)
                usable.push_back(each);
        }
        return usable.empty() ? nullptr : m_draw.of(usable);
    }

    void turnControl()
    {
        switch (m_draw.below(9)) {
        case 0:
        case 1:
        case 2:
            if (auto* const track = any<SliderTrack>()) {
                note(QStringLiteral("slide ") + track->accessibleName());
                const auto at = [this, track] { return QPoint(m_draw.below(std::max(1, track->width())), track->height() / 2); };
                QTest::mousePress(track, Qt::LeftButton, Qt::NoModifier, at());
                for (int move = m_draw.below(4); move > 0; --move)
                    QTest::mouseMove(track, at());
                QTest::mouseRelease(track, Qt::LeftButton, Qt::NoModifier, at());
                QTest::keyClick(track, m_draw.of({Qt::Key_Home, Qt::Key_End, Qt::Key_Left, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_5}));
            }
            return;
        case 3:
            if (auto* const box = any<QAbstractSpinBox>()) {
                note(QStringLiteral("spin ") + box->accessibleName());
                box->stepBy(m_draw.of({-1000000, -10, -1, 1, 10, 1000000}));
            }
            return;
        case 4:
            if (auto* const box = any<QComboBox>(); box && box->count() > 0) {
                const int index = m_draw.below(box->count());
                note(QStringLiteral("choose ") + box->accessibleName() + QLatin1Char(' ') + box->itemText(index));
                box->setCurrentIndex(index);
                Q_EMIT box->activated(index);
            }
            return;
        case 5:
            if (auto* const line = any<QLineEdit>()) {
                const QString text = m_draw.of({QString(), QStringLiteral("8"), QStringLiteral("-1"), QStringLiteral("1e99"),
                                                QStringLiteral("tp 4"), QStringLiteral("<b>%1 %n</b>"), QString(3000, QLatin1Char('x'))});
                note(QStringLiteral("write %1 in %2").arg(text.left(12), line->accessibleName()));
                line->setFocus();
                line->selectAll();
                QTest::keyClicks(line, text.left(40));
                QTest::keyClick(line, Qt::Key_Return);
            }
            return;
        case 6:
            if (auto* const tabs = any<QTabBar>()) {
                note(QStringLiteral("tab"));
                tabs->setCurrentIndex(m_draw.below(tabs->count()));
            }
            return;
        default:
            if (auto* const button = any<QAbstractButton>()) {
                note(QStringLiteral("press ") + button->text() + QLatin1Char(' ') + button->accessibleName());
                button->click();
            }
        }
    }

    void pressKey()
    {
        QWidget* const at = QApplication::focusWidget() ? QApplication::focusWidget() : &m_fixture.window;
        const Qt::Key key =
            m_draw.of({Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Escape, Qt::Key_Return, Qt::Key_Space, Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,
                       Qt::Key_Down, Qt::Key_Home, Qt::Key_End, Qt::Key_PageDown, Qt::Key_Plus, Qt::Key_P, Qt::Key_F});
        note(QStringLiteral("key %1").arg(key, 0, 16));
        QTest::keyClick(at, key, m_draw.of({Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier}));
    }

    void pointAtPicture()
    {
        QWidget* at = m_draw.chance(70) ? static_cast<QWidget*>(any<ChartWidget>()) : any<QAbstractItemView>();
        if (!at)
            return;
        if (auto* const items = qobject_cast<QAbstractItemView*>(at))
            at = items->viewport();
        const QPoint place(m_draw.below(std::max(1, at->width())), m_draw.below(std::max(1, at->height())));
        note(QStringLiteral("point at %1 %2 %3").arg(QString::fromLatin1(at->metaObject()->className())).arg(place.x()).arg(place.y()));
        switch (m_draw.below(5)) {
        case 0:
            return QTest::mouseClick(at, Qt::LeftButton, m_draw.of({Qt::NoModifier, Qt::ControlModifier, Qt::ShiftModifier}), place);
        case 1:
            return QTest::mouseDClick(at, Qt::LeftButton, Qt::NoModifier, place);
        case 2: {
            const QPointF global = at->mapToGlobal(QPointF(place));
            QWheelEvent wheel(place, global, {}, {0, m_draw.of({-1200, -120, 120, 1200})}, Qt::NoButton,
                              m_draw.of({Qt::NoModifier, Qt::ControlModifier}), Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(at, &wheel);
            return;
        }
        case 3: {
            const QPointer<QWidget> still(at);
            QTest::mousePress(at, Qt::LeftButton, Qt::NoModifier, place);
            if (still)
                QTest::mouseMove(at, {m_draw.below(std::max(1, at->width())), place.y()});
            if (still)
                QTest::mouseRelease(at, Qt::LeftButton, Qt::NoModifier, {m_draw.below(std::max(1, at->width())), place.y()});
            return;
        }
        default:
            QTest::mouseMove(at, place);
        }
    }

    void resizeWindow()
    {
        const QSize size = m_draw.of({QSize(640, 480), QSize(1280, 800), QSize(1920, 1080), QSize(900, 1200), QSize(2560, 700)});
        note(QStringLiteral("resize %1").arg(size.width()));
        m_fixture.window.resize(size);
    }

    test::WindowFixture& m_fixture;
    test::Draw m_draw;
    QStringList m_done;
    std::vector<QString> m_files;
    std::shared_ptr<const Scenario> m_start;
    QTimer m_closer;
};

}  // namespace

/// Thousands of random actions: no warning, no crash, and undo restores the start.
class TestMonkey : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void anythingInAnyOrder_data()
    {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<int>("actions");
        // 20,000 in the long suite; another seed: SHARDSCOPE_SEED.
        const bool isLong = qEnvironmentVariableIsSet("SHARDSCOPE_LONG");
        const auto first = static_cast<quint64>(qEnvironmentVariable("SHARDSCOPE_SEED", QStringLiteral("1")).toULongLong());
        for (quint64 seed = first; seed < first + (isLong ? 40 : 1); ++seed)
            QTest::addRow("seed %llu", static_cast<unsigned long long>(seed)) << seed << (isLong ? 500 : 250);
    }
    void anythingInAnyOrder()
    {
        QFETCH(quint64, seed);
        QFETCH(int, actions);
        test::WindowFixture fixture;
        fixture.window.resize(1280, 800);
        Monkey monkey(fixture, seed);
        for (int count = 1; count <= actions; ++count) {
            monkey.act();
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(QString::number(count) + ": " + monkey.lastActions()));
            if (count % 50 == 0) {
                monkey.closeAll();
                QVERIFY2(fixture.window.isVisible(), qPrintable(monkey.lastActions()));
                QVERIFY2(fixture.hasSettled(), qPrintable(monkey.lastActions()));
                QVERIFY2(monkey.undoesAll(), qPrintable(QString::number(count) + ": " + monkey.lastActions()));
            }
        }
    }
};

QTEST_MAIN(TestMonkey)
#include "test_monkey.moc"
