// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTextEdit>
#include <QtTest>

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

/// The cells that a table cuts though its columns could be wider.
QStringList cutCells(const QWidget& view)
{
    QStringList cut;
    for (const QTableView* table : view.findChildren<QTableView*>()) {
        if (!table->isVisible() || !table->model())
            continue;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            for (int column = 0; column < table->model()->columnCount(); ++column) {
                const QModelIndex index = table->model()->index(row, column);
                const QRect box = table->visualRect(index);
                if (table->isColumnHidden(column) || !table->viewport()->rect().intersects(box))
                    continue;
                const QFontMetrics metrics(index.data(Qt::FontRole).isValid() ? index.data(Qt::FontRole).value<QFont>() : table->font());
                const QString text = index.data().toString();
                const bool isCut =
                    table->wordWrap()
                        ? metrics.boundingRect(QRect(0, 0, box.width(), 10000), Qt::TextWordWrap, text).height() > box.height()
                        : metrics.size(0, text).width() > box.width();
                if (isCut)
                    cut << QStringLiteral("%1 of %2: %3")
                               .arg(table->model()->headerData(column, Qt::Horizontal).toString(), table->accessibleName(), text.left(60));
            }
        }
    }
    return cut;
}

}  // namespace

/// A window of 1280 by 800 as it starts shows the answer first: most of the height is the picture, and nothing in it is cut.
class TestChartFirst : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void thePictureHasTheHeight_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<int>("stop");
        for (const char* example : {"llama-3-70b-64-h100", "mixtral-8x22b-128-h100", "deepseek-v3-2048-h800"}) {
            for (int stop = 0; stop < stops().size(); ++stop)
                QTest::addRow("%s %s", example, qPrintable(stops()[stop].name)) << QString(example) << stop;
        }
    }
    void thePictureHasTheHeight()
    {
        QFETCH(QString, example);
        QFETCH(int, stop);
        test::WindowFixture fixture;
        fixture.window.resize(1280, 800);
        fixture.document().replace(parseScenario(resource("examples/" + example.toStdString() + ".json"), "example").value(), "open");
        test::settle(fixture);
        // Columns of charts that are cut in a narrow window; what they say is in the chart's table and under the pointer.
        static const QRegularExpression columns(
            QStringLiteral("(elided|cut|overlap) in \\w+ shardscope::(ShardsChart|MeshMap|GanttView):"));
        QStringList found;
        const QString id = stops()[stop].name;
        stops()[stop].visit(fixture, [&](QWidget& top, const QString& what) {
            const QWidget& view = fixture.window.panels().house().view(id);
            leavePicture(top, example, what);
            const double share = picturedRows(view) / double(top.height());
            // Where there is nothing to show, a page says why in the picture's place.
            const auto* state = view.findChild<StatePage*>();
            const bool isShown = !state || !state->isVisible();
            if (isShown && qEnvironmentVariableIsSet("SHARDSCOPE_WINDOW_PICTURES"))
                qInfo("SHARE %s %s %.1f", qPrintable(example), qPrintable(what), share * 100);
            if (isShown && share < kLeastShare)
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
};

QTEST_MAIN(TestChartFirst)
#include "test_chart_first.moc"
