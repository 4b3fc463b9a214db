// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractScrollArea>
#include <QDir>
#include <QLabel>
#include <QScrollBar>
#include <QtTest>

#include "app/commands/command_registry.h"
#include "app/views/view_list.h"
#include "app/window/pane_area.h"
#include "app/window/view_scroll.h"
#include "tests/app/presenter/presented_texts.h"
#include "tests/app/window/window_fixture.h"
#include "widgets/controls/segmented_choice.h"

using namespace shardscope;

namespace {

struct NamedScenario {
    const char* name;
    const char* text;
};

/// One GPU, where most views have next to nothing to show; the mixture of experts as it was trained; and as much of everything as there is
/// in practice: 2,048 GPUs, 512 micro-batches, 128 k tokens.
constexpr NamedScenario kScenarios[] = {
    {"one GPU", R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3.2-1b"},
        "cluster": {"gpu": "h100-sxm", "gpus_per_node": 1, "nodes": 1}, "training": {"sequence_length": 4096, "global_batch": 16},
        "plan": {"recompute": "selective"}})"},
    {"experts", nullptr},
    {"real", R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3.1-405b"},
        "cluster": {"preset": "dgx-h100", "nodes": 256}, "training": {"sequence_length": 131072, "global_batch": 512},
        "plan": {"tp": 8, "cp": 16, "pp": 16, "zero": 1, "recompute": "full"}})"},
};

Scenario scenarioOf(const NamedScenario& named)
{
    const std::string name = named.name;
    return parseScenario(name == "experts" ? std::string(resource("examples/deepseek-v3-2048-h800.json")) : named.text, name).value();
}

struct Room {
    const char* name;
    QSize size;
    bool isPresenting;
};

constexpr Room kRooms[] = {
    {"1080 lines", {1920, 1080}, true},
    {"800 lines", {1280, 800}, true},
    {"alone", {1280, 800}, false},
};

/// The window as it is looked at; kept for the rows of one scenario in one room.
struct Audience {
    test::WindowFixture fixture;
    int scenario;
    int room;

    Audience(int shownScenario, int shownRoom) : scenario(shownScenario), room(shownRoom)
    {
        if (kRooms[room].isPresenting) {
            fixture.appearance.setPresenting(true, kRooms[room].size.height());
            fixture.window.panels().setPresenting(true);
        }
        fixture.window.setFixedSize(kRooms[room].size);
        fixture.document().open(scenarioOf(kScenarios[scenario]));
    }
    [[nodiscard]] double leastText() const { return kRooms[room].isPresenting ? Appearance::audienceText(kRooms[room].size.height()) : 0; }
};

/// Ways to look that a view offers side by side: where it is in each of them is tried.
QList<QAbstractButton*> tabsOf(const View& view)
{
    QList<QAbstractButton*> tabs;
    for (const SegmentedChoice* choice : view.findChildren<SegmentedChoice*>()) {
        if (choice->accessibleName() == QStringLiteral("Show")) {
            for (QAbstractButton* button : choice->findChildren<QAbstractButton*>()) {
                if (button->isEnabled())
                    tabs << button;
            }
        }
    }
    return tabs;
}

}  // namespace

/// From the back of a room: every view of the list in every way to look at it, in a window that presents on a screen of 1920 by 1080 and on
/// one of 1280 by 800, where no text is small, cut short or wider than the window; and at 1280 by 800 as it is otherwise, where texts may be
/// smaller and end in an ellipsis, but none is cut off or lies over another.
class TestViewsPresented : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void cleanupTestCase()
    {
        m_audience.reset();
        Theme::apply(Theme());
    }

    /// The check finds what it looks for.
    void whatIsNotReadIsFound()
    {
        QWidget page;
        page.resize(300, 200);
        const auto put = [&page](const QString& text, const QRect& place) {
            auto* label = new QLabel(text, &page);
            label->setGeometry(place);
        };
        put("whole", {0, 0, 100, 30});
        QVERIFY(test::unreadTexts(page, 8, true).isEmpty());
        QCOMPARE(test::unreadTexts(page, 100, true).size(), 1);  // too small
        put("much too lon…", {0, 40, 200, 30});
        put("cut at the side", {0, 80, 40, 30});
        put("over another", {100, 120, 150, 30});
        put("another", {110, 122, 150, 30});
        QCOMPARE(test::unreadTexts(page, 8, true).size(), 3);
        QCOMPARE(test::unreadTexts(page, 8, false).size(), 2);  // what has a tooltip may be cut short
    }

    void everyTextIsReadWhole_data()
    {
        QTest::addColumn<int>("scenario");
        QTest::addColumn<int>("room");
        QTest::addColumn<int>("row");
        for (int scenario = 0; scenario < static_cast<int>(std::size(kScenarios)); ++scenario) {
            for (int room = 0; room < static_cast<int>(std::size(kRooms)); ++room) {
                // As it is without an audience is tried with the most there is.
                if (!kRooms[room].isPresenting && std::string(kScenarios[scenario].name) != "real")
                    continue;
                for (int row = 0; row < viewRows().size(); ++row)
                    QTest::addRow("%s, %s: %s", kScenarios[scenario].name, kRooms[room].name, qPrintable(viewRows()[row].info.id))
                        << scenario << room << row;
            }
        }
    }
    void everyTextIsReadWhole()
    {
        QFETCH(int, scenario);
        QFETCH(int, room);
        QFETCH(int, row);
        if (!m_audience || m_audience->scenario != scenario || m_audience->room != room) {
            m_audience.reset();
            m_audience = std::make_unique<Audience>(scenario, room);
        }
        MainWindow& window = m_audience->fixture.window;
        const ViewRow& shown = viewRows()[row];
        window.panels().panes().go(shown.info.id);
        View& view = window.panels().house().view(shown.info.id);
        QStringList wrong;
        QSet<QString> modes;
        for (const ViewPicture& picture : shown.pictures) {
            picture.prepare(view);
            const bool isSeen = view.modeId().isEmpty() || !modes.contains(view.modeId());
            modes << view.modeId();
            if (isSeen)
                wrong << wrongIn(view, picture.name);
        }
        for (QAbstractButton* tab : tabsOf(view)) {
            tab->click();
            if (view.modeId().isEmpty() || !modes.contains(view.modeId()))
                wrong << wrongIn(view, shown.info.id + u'-' + tab->text().remove(u'&'));
        }
        if (shown.info.id == QStringLiteral("lessons")) {
            window.commands().action(QStringLiteral("lessons.go_on")).trigger();
            wrong << wrongIn(view, QStringLiteral("lesson"));
            window.commands().action(QStringLiteral("lessons.leave")).trigger();
        }
        if (const QString folder = pictures(); !folder.isEmpty()) {
            if (QFile told(folder + QStringLiteral("/wrong.txt")); told.open(QIODevice::Append))
                told.write((QString::fromLatin1(QTest::currentDataTag()) + "\n  " + wrong.join("\n  ") + "\n").toUtf8());
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 10).join(u'\n')));
    }

private:
    /// SHARDSCOPE_VIEW_PICTURES=DIR saves a picture of each there, and all errors.
    static QString pictures() { return qEnvironmentVariable("SHARDSCOPE_VIEW_PICTURES"); }

    QStringList wrongIn(const View& view, const QString& state)
    {
        MainWindow& window = m_audience->fixture.window;
        if (!m_audience->fixture.hasSettled())
            return {state + QStringLiteral(" does not settle")};
        for (int round = 0; round < 8; ++round)
            QCoreApplication::processEvents();
        if (!pictures().isEmpty()) {
            const QString name =
                QStringLiteral("%1-%2-%3.png")
                    .arg(QLatin1String(kScenarios[m_audience->scenario].name), QLatin1String(kRooms[m_audience->room].name), state);
            window.grab().save(QDir(pictures()).filePath(QString(name).replace(u' ', u'_')));
        }
        QStringList wrong;
        for (const QString& fault : test::unreadTexts(window, m_audience->leastText(), kRooms[m_audience->room].isPresenting))
            wrong << state + QStringLiteral(": ") + fault;
        for (const QWidget* part = view.parentWidget(); part; part = part->parentWidget()) {
            const auto* scroll = qobject_cast<const ViewScroll*>(part);
            if (scroll && kRooms[m_audience->room].isPresenting && scroll->horizontalScrollBar()->maximum() > 0)
                wrong << QStringLiteral("%1: is %2 pixels wider than the window").arg(state).arg(scroll->horizontalScrollBar()->maximum());
        }
        return wrong;
    }

    std::unique_ptr<Audience> m_audience;
};

QTEST_MAIN(TestViewsPresented)
#include "test_views_presented.moc"
