// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/experts/experts_view.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/views/base/chart_page.h"
#include "app/views/base/example_note.h"
#include "app/views/base/save_picture.h"
#include "app/views/base/state_page.h"
#include "app/views/experts/experts_controls.h"
#include "tests/app/estimates.h"
#include "tests/app/views/base/edits_of.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/experts/expert_map.h"
#include "widgets/experts/ladder_chart.h"
#include "widgets/theme/theme.h"

using namespace shardscope;

namespace {

std::shared_ptr<const Estimate> example(const char* name, const std::vector<std::string>& overrides = {})
{
    const Result<Scenario> scenario = parseScenario(resource(std::string("examples/") + name + ".json"), name, overrides);
    return std::make_shared<const Estimate>(estimate(scenario.value()).value());
}

std::shared_ptr<const Estimate> mixtral() { return example("mixtral-8x22b-128-h100"); }
std::shared_ptr<const Estimate> deepSeek() { return example("deepseek-v3-2048-h800"); }

}  // namespace

class TestExpertsView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<ExpertsView>();
        m_view->resize(1100, 700);
    }
    void cleanup() { m_view.reset(); }

    void theControlsGrowWithTheText()
    {
        m_view->show();
        const auto* controls = m_view->findChild<ExpertsControls*>();
        const int before = controls->width();
        Theme::apply(Theme(ThemeKind::Light, 1.5));
        QCoreApplication::processEvents();
        const int presented = controls->width();
        Theme::apply(Theme(ThemeKind::Light));
        QCoreApplication::processEvents();
        QCOMPARE(presented, qRound(before * 1.5));
        QCOMPARE(controls->width(), before);
    }

    /// Titles, ideas and figures: in the narrowest pane, and with the text of a lecture.
    void nothingIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::newRow("a narrow pane") << QSize(872, 560) << 1.0;
        QTest::newRow("alone") << QSize(1280, 800) << 1.0;
        QTest::newRow("presenting") << QSize(1182, 560) << 1.5;
    }
    void nothingIsCut()
    {
        QFETCH(QSize, size);
        QFETCH(double, scale);
        Theme::apply(Theme(ThemeKind::Light, scale));
        const auto restore = qScopeGuard([] { Theme::apply(Theme(ThemeKind::Light)); });
        m_view = std::make_unique<ExpertsView>();
        m_view->resize(size);
        m_view->setEstimate(mixtral());
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
        const auto* ladder = m_view->findChild<LadderChart*>();
        QTRY_VERIFY(ladder->height() >= ladder->neededHeight(ladder->width()));
        for (const SceneText& text : ladder->scene().texts)
            QVERIFY2(!text.text.contains(QChar(0x2026)), qPrintable(text.text));
        for (const WrappingLabel* label : m_view->findChildren<WrappingLabel*>()) {
            if (label->isVisible())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        }
    }

    void aHiddenViewDrawsNothing()
    {
        m_view->setEstimate(mixtral());
        QVERIFY(!m_view->isSettled());
        QVERIFY(m_view->map().chartData().ranks.isEmpty());
        show(mixtral());
        QCOMPARE(m_view->map().chartData().ranks.size(), 8);
        QCOMPARE(test::namelessWidgets(*m_view), QStringList());
    }

    void ranksAreThoseOfTheExpertGrid()
    {
        show(deepSeek());
        const ExpertMapData& map = m_view->map().chartData();
        QCOMPARE(map.ranks.size(), 64);
        QCOMPARE(map.ranks[9].routed.size(), 4);
        QCOMPARE(map.ranks[9].firstExpert, 36);
        QCOMPARE(map.ranks[9].gpu, 9);
        QCOMPARE(map.ranks[9].domain, 1);
    }

    /// Half as much over the network, as DeepSeek says, and the ladder's last rung says the same.
    void aCopyADomainHalvesDeepSeeksNetwork()
    {
        show(deepSeek());
        const StackedBarsData& bars = m_view->volumes().chartData();
        QCOMPARE(bars.bars.size(), 3);
        const double perExpert = bars.bars[1].values[1];
        const double perDomain = bars.bars[2].values[1];
        QVERIFY(std::abs(perDomain / perExpert - 0.5) < 1e-9);
        const LadderData& ladder = m_view->ladder().chartData();
        QCOMPARE(ladder.rungs.size(), 4);
        QCOMPARE(ladder.rungs[2].figures[2].value, perExpert);
        QCOMPARE(ladder.rungs[3].figures[2].value, perDomain);
    }

    void settingsAreTriedAndShown()
    {
        show(mixtral());
        auto* controls = m_view->findChild<ExpertsControls*>();
        const double before = m_view->map().chartData().ranks[0].routedAll();
        Q_EMIT controls->edited({2, 1.5, 1.25, MoeDispatcher::AllToAll});
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(std::abs(m_view->map().chartData().ranks[0].routedAll() / before - 1.5) < 1e-6);
        QVERIFY(m_view->map().chartData().capacity > 0);
        QVERIFY(controls->effectText().contains("Dropped tokens: "));
        QVERIFY(controls->effectText().contains("Step time: "));
        Q_EMIT controls->edited({2, 1.5, {}, MoeDispatcher::DeepEp});
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(controls->effectText().contains("No token is dropped"));
        QVERIFY(controls->effectText().contains("1.50 × the mean"));
    }

    /// Uses the widgets as a person does.
    void slidersEditAndApplyGivesTheScenario()
    {
        show(mixtral());
        test::EditsOf replaced(*m_view, test::exampleScenario({}));
        auto* controls = m_view->findChild<ExpertsControls*>();
        const auto button = [&](const QString& text) {
            for (QPushButton* each : controls->findChildren<QPushButton*>()) {
                if (each->text() == text)
                    return each;
            }
            return static_cast<QPushButton*>(nullptr);
        };
        QVERIFY(!button("Apply")->isEnabled());
        const QList<SliderTrack*> tracks = controls->findChildren<SliderTrack*>();
        QCOMPARE(tracks.size(), 3);
        tracks[1]->edit(2.0);
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(button("Apply")->isEnabled());
        QTest::mouseClick(button("Apply"), Qt::LeftButton);
        QCOMPARE(replaced.count, 1);
        const Scenario* scenario = &replaced.scenario();
        QCOMPARE(scenario->training.software.expertImbalance, std::optional<double>(2.0));
        QCOMPARE(scenario->training.software.capacityFactor, std::optional<double>(1.0));
        QTest::mouseClick(button("Back"), Qt::LeftButton);
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(!button("Back")->isEnabled());
    }

    /// Another top-k is another model: it is tried, and not applied.
    void topKIsOnlyTried()
    {
        show(mixtral());
        test::EditsOf replaced(*m_view, test::exampleScenario({}));
        auto* controls = m_view->findChild<ExpertsControls*>();
        const double before = m_view->map().chartData().mean();
        Q_EMIT controls->edited({4, 1, 1.0, MoeDispatcher::AllToAll});
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(std::abs(m_view->map().chartData().mean() / before - 2) < 1e-9);
        Q_EMIT controls->applyRequested();
        const Scenario* scenario = &replaced.scenario();
        QCOMPARE(scenario->architecture->experts()->topK, std::int64_t{2});
    }

    void aDenseModelOffersExamples()
    {
        show(test::estimateWith());
        test::EditsOf replaced(*m_view, test::exampleScenario({}));
        int examples = 0;
        for (QPushButton* button : m_view->findChildren<QPushButton*>()) {
            if (!button->isVisible() || !button->text().startsWith("Show "))
                continue;
            QTest::mouseClick(button, Qt::LeftButton);
            ++examples;
            QCOMPARE(replaced.count, examples);
            QVERIFY(replaced.scenario().architecture->isMixtureOfExperts());
        }
        QCOMPARE(examples, 2);
    }

    /// What there would be to see, greyed and called an example: nothing of it can be used, copied or saved as if it were the scenario's.
    void aDenseModelShowsAnExample()
    {
        const auto note = [this] { return m_view->findChild<ExampleNote*>(); };
        const auto said = [&note] {
            QStringList texts;
            for (const QLabel* label : note()->findChildren<QLabel*>())
                texts << label->text();
            return texts.join(u'\n');
        };
        for (int round = 0; round < 2; ++round) {
            show(test::estimateWith());
            QVERIFY(note()->isVisible() && !m_view->findChild<StatePage*>()->isVisible());
            QVERIFY2(said().contains("no experts") && said().contains("Example: Mixtral 8x22B · 128 × H100"), qPrintable(said()));
            QVERIFY(m_view->map().isVisible() && !m_view->map().isEnabled());
            QCOMPARE(m_view->map().chartData().ranks.size(), 8);
            QTemporaryDir folder;
            QVERIFY(!m_view->saveTable(folder.filePath("a.csv")).isEmpty() && !m_view->saveShown(folder.filePath("a.png")).isEmpty());
            QVERIFY(QDir(folder.path()).isEmpty());
            show(example("mixtral-8x22b-128-h100", {"plan.ep=4"}));
            QVERIFY(note()->isHidden() && m_view->map().isEnabled());
            QCOMPARE(m_view->map().chartData().ranks.size(), 4);
        }
    }

    void anIllegalPlanIsExplained()
    {
        show(example("mixtral-8x22b-128-h100", {"plan.tp=3"}));
        QVERIFY(m_view->findChild<StatePage*>()->isVisible());
        QVERIFY(!m_view->findChild<StatePage*>()->reason().isEmpty());
        show(nullptr);
        QVERIFY(m_view->findChild<StatePage*>()->isVisible());
    }

    void withoutExpertParallelismNothingIsSent()
    {
        show(example("mixtral-8x22b-128-h100", {"plan.ep=1"}));
        QCOMPARE(m_view->map().chartData().ranks.size(), 1);
        QVERIFY(m_view->volumes().chartData().bars.isEmpty());
        QVERIFY(m_view->ladder().chartData().rungs[2].impossible.isEmpty());
    }

    void aRankIsAGpuForTheOtherViews()
    {
        show(mixtral());
        QSignalSpy pointed(m_view.get(), &ExpertsView::pointed);
        Q_EMIT m_view->map().hovered(5, -1);
        const auto what = pointed[0][0].value<Pointed>();
        QCOMPARE(what.rank, m_view->map().chartData().ranks[5].gpu);
        QCOMPARE(what.dimension, std::optional<Axis>(Axis::Ep));
        QCOMPARE(what.stage, 0);
        const QImage before = m_view->map().grab().toImage();
        m_view->setContext(&ViewContext::pointed, {0, m_view->map().chartData().ranks[3].gpu, {}});
        QVERIFY(m_view->map().grab().toImage() != before);
        m_view->setContext(&ViewContext::pointed, {});
        QCOMPARE(m_view->map().grab().toImage(), before);
    }

    void tablesAndPictures()
    {
        show(mixtral());
        m_view->setTableShown(true);
        for (ChartPage* page : m_view->findChildren<ChartPage*>())
            QVERIFY(page->isTableShown() && page->tableView().model()->rowCount() > 0);
        m_view->setTableShown(false);
        QTest::mouseClick(&m_view->ladder(), Qt::LeftButton, {}, QPoint(30, 30));
        QCOMPARE(m_view->currentChart(), static_cast<ChartWidget*>(&m_view->ladder()));
        const QTemporaryDir folder;
        QCOMPARE(savePicture(*m_view->currentChart(), folder.filePath("ladder.svg")), QString());
        QCOMPARE(saveCsv(m_view->map(), folder.filePath("experts.csv")), QString());
    }

    void flopAreWrittenInTheirOwnUnit()
    {
        QCOMPARE(flopText(Flop(705e6)), QString("705\u00a0MFLOP"));
        QCOMPARE(flopText(Flop(12)), QString("12\u00a0FLOP"));
        QCOMPARE(flopText(Flop(22.5e9)), QString("22.5\u00a0GFLOP"));
    }

private:
    void show(const std::shared_ptr<const Estimate>& estimate)
    {
        m_view->setEstimate(estimate);
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
    }

    std::unique_ptr<ExpertsView> m_view;
};

QTEST_MAIN(TestExpertsView)
#include "test_experts_view.moc"
