// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QImage>
#include <QPainter>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/timeline/gantt_samples.h"
#include "widgets/charts/scene_export.h"
#include "widgets/timeline/gantt_breaks.h"
#include "widgets/timeline/gantt_hit.h"
#include "widgets/timeline/gantt_raster.h"
#include "widgets/timeline/gantt_scene.h"
#include "widgets/timeline/repeats.h"

using namespace shardscope;

namespace {

struct Case {
    const char* name;
    GanttContent content;
    QSizeF size;
    double perUnit = 1;
};

GanttContent contentShown(std::vector<std::shared_ptr<const GanttData>> panels, double from = 0, double to = 1)
{
    GanttContent content;
    content.panels = std::move(panels);
    const double end = content.extent().end;
    content.range = {from * end, to * end};
    return content;
}

std::vector<Case> cases()
{
    const auto oneFOneB = [](int stages, int microBatches) { return sample::schedule(ScheduleKind::OneFOneB, stages, microBatches, 0.3); };
    std::vector<Case> all;
    all.push_back({"eight blocks", contentShown({oneFOneB(2, 2)}), {300, 130}});
    all.push_back({"thirty-two rows", contentShown({oneFOneB(32, 256)}), {320, 150}});
    all.push_back({"zoomed", contentShown({oneFOneB(8, 64)}, 0.31, 0.37), {300, 120}});
    all.push_back({"pair", contentShown({oneFOneB(4, 8), sample::schedule(ScheduleKind::ZbH1, 4, 8)}), {340, 200}});
    all.push_back({"fused", contentShown({sample::schedule(ScheduleKind::DualPipe, 8, 20)}), {500, 160}});
    all.push_back({"random", contentShown({sample::randomRows(3, 9, 300)}), {310, 140}});
    all.push_back({"streams", contentShown({sample::streams()}), {400, 160}});
    all.push_back({"two pixels a unit", contentShown({oneFOneB(8, 64)}), {220, 130}, 2});
    all.push_back({"one and a half", contentShown({oneFOneB(4, 40)}), {200, 120}, 1.5});
    all.push_back({"scrolled", contentShown({oneFOneB(96, 96)}), {260, 150}});
    all.back().content.scroll = 57;
    all.push_back({"folded", contentShown({oneFOneB(8, 256)}), {420, 150}});
    GanttContent& folded = all.back().content;
    folded.folds = brokenAxis(repeatsOf(folded.panels), folded.time(), folded.extent().end, 420, Theme::current());
    return all;
}

QImage lanesImage(const Case& shown, const GanttLayout& layout)
{
    QImage image((shown.size * shown.perUnit).toSize(), QImage::Format_RGB32);
    image.fill(Theme::current().color(ColorRole::Card));
    drawLanes(image, shown.content, layout, Theme::current());
    return image;
}

void addCases()
{
    QTest::addColumn<int>("index");
    const auto all = cases();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << int(i);
}

/// The colours that a block may have at a pixel: its fill, that of its lower half, its edge.
bool isOf(QRgb pixel, const GanttLook& look) { return pixel == look.fill.rgb() || pixel == look.lower.rgb() || pixel == look.edge.rgb(); }

}  // namespace

class TestGeometry : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    /// Both ways: every pixel of a block hits a block of its colour, and every other pixel hits none.
    void whatIsDrawnIsHitAndOnlyThat_data() { addCases(); }
    void whatIsDrawnIsHitAndOnlyThat()
    {
        QFETCH(int, index);
        const Case shown = cases()[std::size_t(index)];
        const Theme& theme = Theme::current();
        const GanttLayout layout = ganttLayout(shown.content, shown.size, theme, shown.perUnit);
        const QImage image = lanesImage(shown, layout);
        std::vector<std::vector<GanttLook>> looks;
        for (const auto& panel : shown.content.panels)
            looks.push_back(ganttLooks(*panel, theme));
        const QRgb idle = theme.color(ColorRole::Idle).rgb();
        int blocks = 0;
        int gaps = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QPointF point((x + 0.5) / shown.perUnit, (y + 0.5) / shown.perUnit);
                const GanttHit hit = ganttHit(shown.content, layout, point);
                const QRgb pixel = image.pixel(x, y);
                const QString where = QString("%1, %2 is %3").arg(x).arg(y).arg(pixel, 8, 16);
                if (hit.block.isNone()) {
                    // Where time is folded the lanes go on, paler.
                    const bool isBare = pixel == idle || pixel == ganttGridColor(theme).rgb() ||
                                        pixel == theme.color(ColorRole::Card).rgb() || pixel == theme.color(ColorRole::Field).rgb();
                    QVERIFY2(isBare, qPrintable(where + ", but nothing is hit"));
                    QVERIFY2(hit.gap.isNone() || pixel != theme.color(ColorRole::Card).rgb(), qPrintable(where + ", but a gap is hit"));
                    gaps += !hit.gap.isNone();
                    continue;
                }
                const GanttData& data = *shown.content.panels[std::size_t(hit.block.panel)];
                const GanttLook& look = looks[std::size_t(hit.block.panel)][data.styleOf[hit.block.block]];
                QVERIFY2(isOf(pixel, look), qPrintable(where + ", but hits " + data.labelOf(hit.block.block)));
                QVERIFY(hit.bounds.adjusted(-1, -1, 1, 1).contains(point));
                ++blocks;
            }
        }
        QVERIFY(blocks > 1000);
        QVERIFY(gaps > 100);
    }

    /// The scene that is exported paints the very pixels of the screen's image.
    void theSceneIsTheImage_data() { addCases(); }
    void theSceneIsTheImage()
    {
        QFETCH(int, index);
        const Case shown = cases()[std::size_t(index)];
        if (shown.perUnit == 1.5)
            QSKIP("edges of one unit are not whole pixels there");
        const GanttLayout layout = ganttLayout(shown.content, shown.size, Theme::current(), shown.perUnit);
        const QImage image = lanesImage(shown, layout);
        Scene scene = ganttScene(shown.content, layout, Theme::current());
        scene.grid.clear();
        scene.lines.clear();
        scene.texts.clear();
        QImage painted(image.size(), QImage::Format_RGB32);
        painted.fill(Theme::current().color(ColorRole::Card));
        {
            QPainter painter(&painted);
            painter.scale(shown.perUnit, shown.perUnit);
            painter.setClipRect(layout.plot);
            paintScene(painter, scene, Theme::current());
        }
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                QVERIFY2(image.pixel(x, y) == painted.pixel(x, y), qPrintable(QString("%1, %2").arg(x).arg(y)));
        }
    }

    void marksAreBlocks()
    {
        const GanttContent content =
            contentShown({sample::schedule(ScheduleKind::OneFOneB, 4, 8), sample::schedule(ScheduleKind::ZbH1, 4, 8)});
        const GanttLayout layout = ganttLayout(content, {900, 400}, Theme::current(), 1);
        const Scene scene = ganttScene(content, layout, Theme::current());
        QCOMPARE(scene.marks.size(), qsizetype(content.panels[0]->blockCount() + content.panels[1]->blockCount()));
        for (const SceneMark& mark : scene.marks) {
            const GanttHit hit = ganttHit(content, layout, mark.bounds.center());
            QCOMPARE(hit.block.block + (hit.block.panel == 1 ? content.panels[0]->blockCount() : 0), std::uint32_t(mark.item));
            QCOMPARE(hit.row, mark.group);
        }
    }

    void rowsLieWithinThePlotAndDoNotOverlap_data() { addCases(); }
    void rowsLieWithinThePlotAndDoNotOverlap()
    {
        QFETCH(int, index);
        Case shown = cases()[std::size_t(index)];
        for (bool strip : {false, true}) {
            shown.content.memoryStrip = strip;
            const GanttLayout layout = ganttLayout(shown.content, shown.size, Theme::current(), shown.perUnit);
            double bottom = -1e9;
            for (std::size_t panel = 0; panel < shown.content.panels.size(); ++panel) {
                const GanttData& data = *shown.content.panels[panel];
                for (const GanttRow& row : data.rows) {
                    const QRectF box = layout.panels[panel].row(row);
                    QVERIFY(box.top() >= bottom - 1e-6);
                    QVERIFY(box.height() >= layout.panels[panel].laneHeight - 1e-6);
                    bottom = box.bottom();
                    const double pixels = box.top() * shown.perUnit;
                    QVERIFY(std::abs(pixels - std::round(pixels)) < 1e-6);
                }
            }
            if (layout.rowsHeight <= layout.plot.height())
                QVERIFY(bottom <= layout.plot.bottom() + 1e-6);
            QVERIFY(layout.legend.bottom() <= shown.size.height() + 1);
        }
    }

    void tinySizesDoNotBreak()
    {
        const GanttContent content = contentShown({sample::schedule(ScheduleKind::OneFOneB, 16, 32)});
        for (const QSizeF size : {QSizeF(1, 1), QSizeF(40, 3), QSizeF(3, 400), QSizeF(90, 40)}) {
            const GanttLayout layout = ganttLayout(content, size, Theme::current(), 1);
            QVERIFY(layout.plot.width() >= 1 && layout.plot.height() >= 1);
            const Scene scene = ganttScene(content, layout, Theme::current());
            QCOMPARE(scene.size, size);
        }
        GanttContent empty;
        empty.whenEmpty = "nothing";
        const Scene scene = ganttScene(empty, ganttLayout(empty, {300, 100}, Theme::current(), 1), Theme::current());
        QCOMPARE(scene.texts.size(), 1);
        QCOMPARE(scene.texts[0].text, "nothing");
    }

    void overlaysAreCutToThePlot()
    {
        GanttContent content = contentShown({sample::schedule(ScheduleKind::OneFOneB, 8, 64)}, 0.4, 0.5);
        content.criticalPath = true;
        content.selected = {0, 30};  // far to the left
        const GanttLayout layout = ganttLayout(content, {500, 200}, Theme::current(), 1);
        Scene scene;
        addGanttOverlay(scene, content, layout, Theme::current());
        QVERIFY(scene.lines.size() > 8);
        const QRectF room = layout.plot.adjusted(-3, -3, 3, 3);
        for (const SceneLine& line : scene.lines) {
            QVERIFY(room.contains(line.line.p1()));
            QVERIFY(room.contains(line.line.p2()));
        }
    }

    void aSelectionHasAnArrowForEveryLink()
    {
        GanttContent content = contentShown({sample::schedule(ScheduleKind::OneFOneB, 4, 8, 0.5)});
        const GanttLayout layout = ganttLayout(content, {900, 300}, Theme::current(), 1);
        const auto hops = [&](std::uint32_t block) {
            content.selected = {0, block};
            Scene scene;
            addGanttOverlay(scene, content, layout, Theme::current());
            const QColor accent = Theme::current().color(ColorRole::Accent);
            return std::count_if(scene.lines.begin(), scene.lines.end(), [&](const SceneLine& line) { return line.color == accent; }) / 3;
        };
        for (std::uint32_t block : {0U, 5U, 20U, 40U}) {
            const auto links = content.panels[0]->links(block);
            QCOMPARE(hops(block), std::count_if(links.begin(), links.end(), [](const GanttLink& link) { return link.hops; }));
        }
    }

    void picturesAreWrittenAndBounded_data()
    {
        QTest::addColumn<PictureFormat>("format");
        QTest::newRow("png") << PictureFormat::Png;
        QTest::newRow("svg") << PictureFormat::Svg;
        QTest::newRow("pdf") << PictureFormat::Pdf;
    }
    void picturesAreWrittenAndBounded()
    {
        QFETCH(PictureFormat, format);
        qsizetype sizes[2];
        for (int i = 0; i < 2; ++i) {
            GanttContent content = contentShown({sample::schedule(ScheduleKind::OneFOneB, 16, i == 0 ? 2000 : 8000)});
            content.playhead = content.extent().end / 2;
            const Scene scene = ganttScene(content, ganttLayout(content, {800, 300}, Theme::current(), 2), Theme::current());
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            QVERIFY(writePicture(buffer, format, scene, Theme::current(), "title"));
            sizes[i] = buffer.size();
        }
        QVERIFY(sizes[0] > 1000);
        // Four times the blocks within the same pixels are no more to draw.
        QVERIFY2(sizes[1] < 2 * sizes[0], qPrintable(QString("%1 and %2").arg(sizes[0]).arg(sizes[1])));
    }

    void labelsFitTheirBlocks()
    {
        const GanttContent content = contentShown({sample::schedule(ScheduleKind::Interleaved, 4, 16)});
        for (double width : {300.0, 700.0, 1500.0}) {
            const GanttLayout layout = ganttLayout(content, {width, 240}, Theme::current(), 1);
            const Scene scene = ganttScene(content, layout, Theme::current());
            int labels = 0;
            for (const SceneText& text : scene.texts) {
                if (!layout.plot.contains(text.box.center()))
                    continue;
                QVERIFY2(Theme::current().textWidth(text.style, text.text) <= text.box.width() + 1, qPrintable(text.text));
                ++labels;
            }
            QCOMPARE(labels > 60, width > 500);
        }
    }

    /// Whatever the schedule, at the sizes of a small and of a large window: a block of 24 pixels says what it is.
    void everyBlockWithRoomHasALabel_data()
    {
        QTest::addColumn<ScheduleKind>("kind");
        QTest::addColumn<int>("ranks");
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            for (const int ranks : {4, 8, 16, 32})
                QTest::addRow("%s of %d", std::string(name).c_str(), ranks) << kind << ranks;
        }
    }
    void everyBlockWithRoomHasALabel()
    {
        QFETCH(ScheduleKind, kind);
        QFETCH(int, ranks);
        constexpr double kLabelled = 24;
        constexpr double kHighEnough = 10;
        GanttContent content = contentShown({sample::schedule(kind, ranks, 4 * ranks)});
        int wide = 0;
        for (const QSizeF size : {QSizeF(805, 420), QSizeF(1445, 700)}) {
            for (const double part : {1.0, 0.5, 0.1, 0.02}) {
                const double end = content.extent().end;
                content.range = {(1 - part) * end / 2, (1 + part) * end / 2};
                const GanttLayout layout = ganttLayout(content, size, Theme::current(), 1);
                const Scene scene = ganttScene(content, layout, Theme::current());
                for (const SceneMark& mark : scene.marks) {
                    if (mark.bounds.width() < kLabelled || mark.bounds.height() < kHighEnough)
                        continue;
                    ++wide;
                    const auto isItsOwn = [&](const SceneText& text) { return mark.bounds.contains(text.box.center()); };
                    const auto block = static_cast<std::uint32_t>(mark.item);
                    QVERIFY2(
                        std::any_of(scene.texts.begin(), scene.texts.end(), isItsOwn),
                        qPrintable(
                            QString("%1, %2 px of %3").arg(content.panels[0]->labelOf(block)).arg(mark.bounds.width()).arg(size.width())));
                }
            }
        }
        QVERIFY(wide > ranks);
    }

    /// A name that does not fit is begun; a number never is.
    void aLongNameIsBegun()
    {
        GanttBuilder builder("trace");
        const int style = builder.addStyle({"kernel", {}, {}, ColorRole::Forward});
        const int row = builder.addRow("stream 7");
        builder.addSpan(row, style, 0, 0.5, "ampere_bf16_s16816gemm_bf16_256x128_ldg8_f2f_stages_64x3_tn");
        builder.addSpan(row, style, 0.5, 1, "add");
        const GanttContent content = contentShown({builder.build()});
        const GanttLayout layout = ganttLayout(content, {400, 120}, Theme::current(), 1);
        QStringList shown;
        for (const SceneText& text : ganttScene(content, layout, Theme::current()).texts) {
            if (layout.plot.contains(text.box.center()))
                shown << text.text;
        }
        QCOMPARE(shown.size(), 2);
        QVERIFY2(shown[0].startsWith("ampere_") && shown[0].endsWith(u'…'), qPrintable(shown[0]));
        QCOMPARE(shown[1], QString("add"));
    }
};

QTEST_MAIN(TestGeometry)
#include "test_geometry.moc"
