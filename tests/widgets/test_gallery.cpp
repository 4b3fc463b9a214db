// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QVBoxLayout>

#include <memory>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/sample_data.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/charts/stacked_timeline.h"
#include "widgets/charts/treemap.h"
#include "widgets/controls/card.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/choice_popup.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/controls/finding_list.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/controls/tile.h"

using namespace shardscope;

namespace {

std::unique_ptr<QWidget> bars(int count)
{
    auto chart = std::make_unique<StackedBars>();
    StackedBarsData data = sample::bars(count);
    if (count == 8) {
        data.bars[0].values[3] *= 4;
        data.bars[5].values.clear();
        data.bars[5].impossible = "80 layers do not divide into 6 stages";
    }
    chart->setData(data);
    chart->resize(640, 320);
    chart->setSelectedGroup(1);
    return chart;
}

std::unique_ptr<QWidget> narrowBars()
{
    auto chart = bars(16);
    chart->resize(300, 300);
    return chart;
}

std::unique_ptr<QWidget> treemap()
{
    auto chart = std::make_unique<Treemap>();
    chart->setData(sample::treemap());
    chart->resize(640, 320);
    return chart;
}

std::unique_ptr<QWidget> timeline(int moments)
{
    auto chart = std::make_unique<StackedTimeline>();
    chart->setData(sample::timeline(moments));
    chart->resize(640, 320);
    chart->show();
    QTest::mouseMove(chart.get(), QPoint(220, 120));
    return chart;
}

std::unique_ptr<QWidget> tiles()
{
    auto page = std::make_unique<QWidget>();
    auto* layout = new QHBoxLayout(page.get());
    const TileData data[] = {
        {"Fits", "57.5 of 79.2 GiB", "worst: stage 0", {}, Standing::Good, {}},
        {"Does not fit", "106 of 79.2 GiB", "worst: stage 0", "+48.6 GiB", Standing::Error, Standing::Error},
        {"Parameters", "70.6 B", "80 layers", {}, Standing::Plain, {}},
        {"Micro-batches", "64", "of 1 sequence", "−12", Standing::Warning, Standing::Good},
    };
    for (const TileData& tile : data) {
        auto* widget = new Tile;
        widget->setData(tile);
        layout->addWidget(widget);
    }
    page->resize(720, 100);
    return page;
}

DegreeSlider* degree(const QString& caption, double value)
{
    auto* slider = new DegreeSlider(caption);
    slider->setStops({{1, {}, true},
                      {2, {}, true},
                      {4, {}, true},
                      {8, {}, true},
                      {16, "64 heads do not divide by 16", true},
                      {32, "more than a node has", true}});
    slider->setValue(value);
    return slider;
}

std::unique_ptr<QWidget> controls()
{
    auto page = std::make_unique<QWidget>();
    auto* layout = new QVBoxLayout(page.get());
    auto* model = new ChoiceBox;
    model->setChoices({{"a", "Llama 3 70B", {}, "Dense", {}}, {"b", "Llama 3 8B", {}, "Dense", {}}});
    model->setCurrentId("a");
    layout->addWidget(model);
    auto* tokens = new QuantitySlider("Global batch");
    tokens->setOctaves(65536, 67108864);
    tokens->setFormatter([](double value) { return countText(value) + " tokens"; });
    tokens->setValue(8388608);
    tokens->setNote("1,024 sequences · 64 micro-batches a step");
    layout->addWidget(tokens);
    layout->addWidget(degree("Tensor parallel", 8));
    DegreeSlider* pipeline = degree("Pipeline parallel", 4);
    pipeline->setLocked(true);
    layout->addWidget(pipeline);
    DegreeSlider* data = degree("Data parallel", 2);
    data->setEnabled(false);
    layout->addWidget(data);
    auto* zero = new SegmentedChoice("ZeRO");
    zero->setSegments({{"0", "0", {}}, {"1", "1", {}}, {"2", "2", {}}, {"3", "3", "not with a pipeline"}});
    zero->setCurrent("1");
    layout->addWidget(zero);
    auto* primary = new QPushButton("Best plan for the unlocked degrees");
    primary->setDefault(true);
    layout->addWidget(primary);
    layout->addWidget(new QPushButton("Open config.json…"));
    layout->addWidget(new QLineEdit("a field"));
    layout->addStretch();
    page->resize(300, 460);
    return page;
}

std::unique_ptr<QWidget> card()
{
    auto widget = std::make_unique<Card>("Memory", "Where do the bytes go, and on which GPU?");
    auto* tabs = new SegmentedChoice("Show");
    tabs->setSegments({{"stage", "By stage", {}}, {"zero", "ZeRO 0–3", {}}, {"recompute", "Recompute", {}}, {"time", "Over time", {}}});
    tabs->setCurrent("stage");
    widget->addTool(tabs);
    widget->setBody(bars(4).release());
    widget->resize(560, 400);
    return widget;
}

std::unique_ptr<QWidget> findings()
{
    auto list = std::make_unique<FindingList>();
    list->setFindings(
        {{Standing::Error, "Stage 0 needs 106 GiB, but an H100 has 79.2 GiB.", true, "Set recompute to selective"},
         {Standing::Warning,
          "80 layers do not divide by 6 stages: the first two stages get one layer more, so the others wait for them in every micro-batch.",
          true,
          {}},
         {Standing::Hint, "Interleaving with 2 chunks would cut the bubble from 4.5 % to 2.3 %.", false, "Set chunks to 2"}});
    list->resize(640, 130);
    return list;
}

std::unique_ptr<QWidget> popup()
{
    auto box = std::make_unique<ChoiceBox>();
    box->setChoices({{"a", "Llama 3 70B", "70.6 B", "Dense", {}},
                     {"b", "Llama 3 8B", "8.0 B", "Dense", {}},
                     {"c", "Mixtral 8x7B", "46.7 B", "Mixtures of experts", {}},
                     {"d", "DeepSeek-V3", "671 B", "Mixtures of experts", "cannot be estimated"}});
    box->setCurrentId("b");
    auto list = std::make_unique<ChoicePopup>(*box->model(), "b", nullptr);
    box->hide();
    box.release()->setParent(list.get(), Qt::Widget);
    list->resize(300, 240);
    return list;
}

struct Exhibit {
    const char* name;
    std::unique_ptr<QWidget> (*make)();
};

const Exhibit kExhibits[] = {
    {"bars-1", [] { return bars(1); }},
    {"bars-4", [] { return bars(4); }},
    {"bars-8", [] { return bars(8); }},
    {"bars-64", [] { return bars(64); }},
    {"bars-narrow", narrowBars},
    {"tiles", tiles},
    {"controls", controls},
    {"card", card},
    {"findings", findings},
    {"popup", popup},
    {"treemap", treemap},
    {"timeline-40", [] { return timeline(40); }},
    {"timeline-5000", [] { return timeline(5000); }},
};

QImage picture(QWidget& widget, double scale)
{
    const int margin = 12;
    QImage image((widget.size() + QSize(2 * margin, 2 * margin)) * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    const bool onPage = qobject_cast<Card*>(&widget) || widget.findChild<Tile*>();
    image.fill(Theme::current().color(onPage ? ColorRole::Surface : ColorRole::Card));
    QPainter painter(&image);
    widget.render(&painter, QPoint(margin, margin), QRegion(), QWidget::DrawChildren);
    return image;
}

/// How many different colours a picture has, up to 16.
qsizetype colours(const QImage& image)
{
    QSet<QRgb> found;
    for (int y = 0; y < image.height() && found.size() < 16; y += 3) {
        for (int x = 0; x < image.width(); x += 3)
            found.insert(image.pixel(x, y));
    }
    return found.size();
}

}  // namespace

/// Draws every widget in every theme at two scales. With SHARDSCOPE_PICTURES set to a folder the pictures stay there to be
/// looked at.
class TestGallery : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void isDrawn_data()
    {
        QTest::addColumn<int>("exhibit");
        QTest::addColumn<ThemeKind>("theme");
        QTest::addColumn<double>("scale");
        const std::pair<ThemeKind, const char*> themes[] = {
            {ThemeKind::Light, "light"}, {ThemeKind::Dark, "dark"}, {ThemeKind::HighContrast, "contrast"}};
        for (int i = 0; i < static_cast<int>(std::size(kExhibits)); ++i) {
            for (const auto& [kind, name] : themes) {
                for (double scale : {1.0, 2.0})
                    QTest::addRow("%s-%s-%g", kExhibits[i].name, name, scale) << i << kind << scale;
            }
        }
    }
    void isDrawn()
    {
        QFETCH(int, exhibit);
        QFETCH(ThemeKind, theme);
        QFETCH(double, scale);
        Theme::apply(Theme(theme));
        const std::unique_ptr<QWidget> widget = kExhibits[exhibit].make();
        widget->ensurePolished();
        const QImage image = picture(*widget, scale);
        QVERIFY(colours(image) >= 6);
        const QString folder = qEnvironmentVariable("SHARDSCOPE_PICTURES");
        if (!folder.isEmpty()) {
            QVERIFY(QDir().mkpath(folder));
            QVERIFY(image.save(folder + '/' + QTest::currentDataTag() + ".png"));
        }
    }
};

QTEST_MAIN(TestGallery)
#include "test_gallery.moc"
