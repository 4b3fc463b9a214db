// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTextEdit>
#include <QTreeView>
#include <QtTest>

#include "app/views/base/example_note.h"
#include "app/views/base/state_page.h"
#include "app/views/pipeline/pipeline_steps.h"
#include "tests/app/language/fit.h"
#include "tests/app/language/tour_stops.h"
#include "widgets/controls/slider_track.h"
#include "widgets/timeline/gantt_minimap.h"

using namespace shardscope;

namespace {

constexpr double kLeastShare = 0.6;  ///< of the height of a view's place in the window

/// A page of text to be read: something that scrolls, with nothing in it that could be set.
bool isText(const QWidget& widget)
{
    return qobject_cast<const QScrollArea*>(&widget) && !widget.findChild<QAbstractButton*>() && !widget.findChild<SliderTrack*>() &&
           widget.findChild<QLabel*>();
}

/// Tells what answers a view's question: its charts, tables and pages of text. Tiles, controls and hints are none of it.
bool isPicture(const QWidget& widget)
{
    return qobject_cast<const ChartWidget*>(&widget) || qobject_cast<const GanttMinimap*>(&widget) ||
           qobject_cast<const QTextEdit*>(&widget) || qobject_cast<const QPlainTextEdit*>(&widget) ||
           qobject_cast<const QAbstractItemView*>(&widget) || qobject_cast<const PipelineSteps*>(&widget) || isText(widget);
}

/// Returns what of it is within all that it lies in, in the window's pixels.
QRect seenPart(const QWidget& widget)
{
    QRect seen = widget.rect();
    for (const QWidget* each = &widget; !each->isWindow(); each = each->parentWidget())
        seen = seen.translated(each->pos()) & each->parentWidget()->rect();
    return seen;
}

/// The rows of the window that show some of the view's picture.
int picturedRows(const QWidget& view)
{
    QRegion rows;
    for (const QWidget* each : view.findChildren<QWidget*>()) {
        if (each->isVisible() && each->window() == view.window() && isPicture(*each))
            rows += QRect(0, seenPart(*each).y(), 1, seenPart(*each).height());
    }
    int count = 0;
    for (const QRect& part : rows)
        count += part.height();
    return count;
}

/// Whether a cell has less room than its text needs.
bool isCut(const QAbstractItemView& list, const QModelIndex& index, bool wraps)
{
    const QRect box = list.visualRect(index);
    const QFontMetrics metrics(index.data(Qt::FontRole).isValid() ? index.data(Qt::FontRole).value<QFont>() : list.font());
    const QString text = index.data().toString();
    return wraps ? metrics.boundingRect(QRect(0, 0, box.width(), 10000), Qt::TextWordWrap, text).height() > box.height()
                 : metrics.size(0, text).width() > box.width();
}

/// The cells that a table or a tree cuts though its columns could be wider.
QStringList cutCells(const QWidget& view)
{
    QStringList cut;
    const auto look = [&cut](const QAbstractItemView& list, const QModelIndex& index, bool isHidden, bool wraps) {
        if (!isHidden && list.viewport()->rect().intersects(list.visualRect(index)) && isCut(list, index, wraps))
            cut << QStringLiteral("%1 of %2: %3")
                       .arg(index.model()->headerData(index.column(), Qt::Horizontal).toString(), list.accessibleName(),
                            index.data().toString().left(60));
    };
    for (const QTableView* table : view.findChildren<QTableView*>()) {
        for (int row = 0; table->isVisible() && table->model() && row < table->model()->rowCount(); ++row) {
            for (int column = 0; column < table->model()->columnCount(); ++column)
                look(*table, table->model()->index(row, column), table->isColumnHidden(column), table->wordWrap());
        }
    }
    for (const QTreeView* tree : view.findChildren<QTreeView*>()) {
        for (QModelIndex row = tree->isVisible() && tree->model() ? tree->model()->index(0, 0) : QModelIndex(); row.isValid();
             row = tree->indexBelow(row)) {
            for (int column = 0; column < tree->model()->columnCount(row.parent()); ++column)
                look(*tree, row.siblingAtColumn(column),
                     tree->isColumnHidden(column) || (column > 0 && tree->isFirstColumnSpanned(row.row(), row.parent())), tree->wordWrap());
        }
    }
    return cut;
}

/// A window as it starts, kept for the rows of one example: a view is made when its row first shows it. A window for each row would search
/// the best plan of the same example two dozen times.
struct Shown {
    test::WindowFixture fixture;
    QString example;

    explicit Shown(const QString& shown) : example(shown)
    {
        fixture.window.resize(1280, 800);
        fixture.document().replace(parseScenario(resource("examples/" + example.toStdString() + ".json"), "example").value(), "open");
        test::settle(fixture);
    }
};

}  // namespace

/// A window of 1280 by 800 as it starts shows the answer first: most of the height is the picture, and nothing in it is cut.
class TestChartFirst : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void cleanupTestCase() { m_shown.reset(); }

    void thePictureHasTheHeight_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<int>("stop");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("theme");
        const auto add = [](const char* example, const QSize& size, const char* theme) {
            for (int stop = 0; stop < stops().size(); ++stop)
                QTest::addRow("%s %s %d %s", example, qPrintable(stops()[stop].name), size.width(), theme)
                    << QString(example) << stop << size << QString(theme);
        };
        for (const char* example : {"llama-3-70b-64-h100", "mixtral-8x22b-128-h100", "deepseek-v3-2048-h800"})
            add(example, {1280, 800}, "light");
        add("deepseek-v3-2048-h800", {1920, 1080}, "dark");
    }
    void thePictureHasTheHeight()
    {
        QFETCH(QString, example);
        QFETCH(int, stop);
        QFETCH(QSize, size);
        QFETCH(QString, theme);
        if (!m_shown || m_shown->example != example) {
            m_shown.reset();
            m_shown = std::make_unique<Shown>(example);
        }
        test::WindowFixture& fixture = m_shown->fixture;
        fixture.settings.set(kThemeSetting, theme);
        fixture.window.resize(size);
        const bool isLow = size.height() < 1000;
        // Columns of charts that are cut in a narrow window; what they say is in the chart's table and under the pointer.
        static const QRegularExpression columns(
            QStringLiteral("(elided|cut|overlap) in \\w+ shardscope::(ShardsChart|MeshMap|GanttView):"));
        QStringList found;
        const QString id = stops()[stop].name;
        stops()[stop].visit(fixture, [&](QWidget& top, const QString& what) {
            const QWidget& view = fixture.window.panels().house().view(id);
            leavePicture(top, example, what);
            const double share = picturedRows(view) / double(top.height());
            // Where there is nothing to show, a page or an example's note says why.
            const auto* state = view.findChild<StatePage*>();
            const auto* note = view.findChild<ExampleNote*>();
            const bool isShown = !(state && state->isVisible()) && !(note && note->isVisible());
            if (isShown && qEnvironmentVariableIsSet("SHARDSCOPE_WINDOW_PICTURES"))
                qInfo("SHARE %s %s %.1f", qPrintable(example), qPrintable(what), share * 100);
            if (isShown && isLow && share < kLeastShare)
                found << QStringLiteral("%1: the picture has %2 % of the height").arg(what).arg(share * 100, 0, 'f', 1);
            for (const QString& text : test::unfitTexts(top))
                found << (text.contains(columns) ? QString() : what + QStringLiteral(": ") + text);
            found.removeAll(QString());
            for (const QString& text : cutCells(view))
                found << what + QStringLiteral(": cut cell ") + text;
        });
        QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
    }

private:
    static const QList<test::Stop>& stops()
    {
        static const QList<test::Stop> all = test::viewStops();
        return all;
    }
    static void leavePicture(QWidget& top, const QString& example, QString what)
    {
        const QString folder = qEnvironmentVariable("SHARDSCOPE_WINDOW_PICTURES");
        if (folder.isEmpty())
            return;
        QDir().mkpath(folder + u'/' + example);
        top.grab().save(folder + u'/' + example + u'/' + what.replace(u'/', u'_').replace(u' ', u'_') + ".png");
    }

    std::unique_ptr<Shown> m_shown;
};

QTEST_MAIN(TestChartFirst)
#include "test_chart_first.moc"
