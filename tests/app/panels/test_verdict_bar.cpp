// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/verdict_bar.h"
#include "core/plan/resolved_plan.h"

#include <QDir>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

#include "app/text/trust_text.h"
#include "app/verdicts/verdicts.h"
#include "app/views/communication/formula_lines.h"
#include "app/views/pipeline/pipeline_facts.h"
#include "app/views/pipeline/pipeline_text.h"
#include "app/views/pipeline/pipeline_view.h"
#include "core/estimate/estimate_fields.h"
#include "core/explain/explain.h"
#include "core/step/step.h"
#include "tests/app/estimates.h"
#include "widgets/text/numbers.h"

using namespace shardscope;

class TestVerdictBar : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_bar = std::make_unique<VerdictBar>();
        m_bar->show();
    }
    void cleanup() { m_bar.reset(); }

    void noTileWithoutANumber()
    {
        QVERIFY(m_bar->tiles().isEmpty());
        m_bar->setEstimate(test::estimateWith());
        QCOMPARE(m_bar->tiles().size(), 7);
        m_bar->setEstimate(test::illegalEstimate());
        QCOMPARE(m_bar->tiles().size(), 3);
        QCOMPARE(m_bar->tiles()[0]->tileData().caption, QString("Invalid plan"));
        QCOMPARE(m_bar->tiles()[0]->tileData().standing, Standing::Error);
        for (const Tile* tile : m_bar->tiles())
            QVERIFY(!tile->tileData().value.isEmpty());
    }

    /// Any number can be a tile, and any tile can be put away; the choice outlives the estimate.
    void tilesAreChosen()
    {
        m_bar->setEstimate(test::estimateWith({"cluster.price_per_gpu_hour=2"}));
        const auto captions = [this] {
            QStringList all;
            for (const Tile* tile : m_bar->tiles())
                all << tile->tileData().caption;
            return all;
        };
        const QStringList usual = captions();
        QVERIFY(!usual.contains("Price per M tokens") && usual.contains("Bubble"));
        QSignalSpy edited(m_bar.get(), &VerdictBar::choiceEdited);
        const auto toggle = [this](const QString& text) {
            auto& menu = *m_bar->findChild<QMenu*>();
            Q_EMIT menu.aboutToShow();
            for (QAction* action : menu.actions()) {
                if (action->text().startsWith(text))
                    return action->trigger();
            }
            QFAIL(qPrintable(text));
        };
        toggle("Price per M tokens");
        toggle("Bubble");
        QVERIFY(captions().contains("Price per M tokens") && !captions().contains("Bubble"));
        QCOMPARE(edited.size(), 2);
        QCOMPARE(m_bar->choice(), QStringList({"price-per-token", "-bubble"}));
        m_bar->setEstimate(test::estimateWith({"cluster.price_per_gpu_hour=3"}));
        QVERIFY(captions().contains("Price per M tokens"));
        m_bar->setEstimate(test::estimateWith());  // without a price there is no such number
        QVERIFY(!captions().contains("Price per M tokens") && !captions().contains("Bubble"));
        toggle("Show the usual tiles");
        m_bar->setEstimate(test::estimateWith({"cluster.price_per_gpu_hour=2"}));
        QCOMPARE(captions(), usual);
        QVERIFY(m_bar->choice().isEmpty());
    }

    void itFitsOrNot()
    {
        m_bar->setEstimate(test::estimateWith());
        QCOMPARE(m_bar->tiles()[0]->tileData().caption, QString("Fits"));
        QCOMPARE(m_bar->tiles()[0]->tileData().standing, Standing::Good);
        QCOMPARE(m_bar->tiles()[0]->tileData().value, QString("55.2 of 79.2 GiB"));
        m_bar->setEstimate(test::estimateWith({"plan.micro_batch=4"}));
        QCOMPARE(m_bar->tiles()[0]->tileData().caption, QString("Does not fit"));
        QCOMPARE(m_bar->tiles()[0]->tileData().standing, Standing::Error);
    }

    void stepAndMemorySayTheirBand_data()
    {
        QTest::addColumn<QStringList>("overrides");
        QTest::addColumn<QString>("told");  // below the step
        QTest::addColumn<QString>("detail");
        QTest::newRow("measured") << QStringList{} << "7 of 10 runs · last: stage 0"
                                  << "dense models on Hopper";
        QTest::newRow("never measured") << QStringList{"cluster.gpu=v100-sxm2-32"} << "no similar run · last: stage 0"
                                        << "none on Volta";
    }
    void stepAndMemorySayTheirBand()
    {
        QFETCH(QStringList, overrides);
        QFETCH(QString, told);
        QFETCH(QString, detail);
        std::vector<std::string> changes;
        for (const QString& change : overrides)
            changes.push_back(change.toStdString());
        const auto estimate = test::estimateWith(changes);
        m_bar->setEstimate(estimate);
        const Tile* memory = m_bar->tiles()[0];
        const Tile* step = m_bar->tiles()[1];
        QCOMPARE(step->tileData().caption, "Step " + bandText(*estimate->timeBand()));
        QCOMPARE(step->tileData().subline, told);
        QVERIFY2(memory->tileData().subline.startsWith(bandText(*estimate->memoryBand())), qPrintable(memory->tileData().subline));
        QVERIFY2(memory->tileData().subline.endsWith("worst: stage 0"), qPrintable(memory->tileData().subline));
        for (const Tile* tile : {memory, step}) {
            QVERIFY2(tile->toolTip().contains("seven of ten") && tile->toolTip().contains(detail), qPrintable(tile->toolTip()));
            QVERIFY2(tile->toolTip().contains("Nearest measured run: "), qPrintable(tile->toolTip()));
            QCOMPARE(tile->accessibleDescription(), tile->toolTip());
            QVERIFY(tile->accessibleName().contains(tile->tileData().subline));
        }
    }

    /// The basis of a figure is never cut, even next to a change.
    void noBasisIsCut_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<QStringList>("overrides");
        for (const int width : {730, 860, 872, 1160, 1499, 1512}) {  // of a window of 1280 pixels, and of 1920
            QTest::addRow("%d", width) << width << QStringList{};
            QTest::addRow("%d, never measured", width) << width << QStringList{"cluster.gpu=v100-sxm2-32", "plan.micro_batch=1"};
            QTest::addRow("%d, priced", width) << width << QStringList{"training.token_budget=15e12", "cluster.price_per_gpu_hour=2.5"};
        }
    }
    void noBasisIsCut()
    {
        QFETCH(int, width);
        QFETCH(QStringList, overrides);
        std::vector<std::string> changes;
        for (const QString& change : overrides)
            changes.push_back(change.toStdString());
        m_bar->setEstimate(test::estimateWith(changes));
        m_bar->resize(width, m_bar->sizeHint().height());
        QCoreApplication::processEvents();
        for (const Tile* tile : m_bar->tiles()) {
            const QString drawn = tile->drawnSublines().join(u' ');
            QVERIFY2(!drawn.contains(QChar(0x2026)) && tile->width() >= 76, qPrintable(drawn));
            QVERIFY2(tile->drawnSublines().size() <= 4 && tile->height() >= tile->sizeHint().height(), qPrintable(drawn));
        }
    }

    /// Where the verdict hangs on less than the band, it says so; the answer itself stays.
    void nearTheEdgeItMayNotFit_data()
    {
        QTest::addColumn<double>("share");  // of the memory that is needed, with the allocator's slack
        QTest::addColumn<QString>("caption");
        QTest::addColumn<QString>("finding");
        QTest::addColumn<int>("standing");
        QTest::newRow("roomy") << 0.5 << "Fits"
                               << "" << static_cast<int>(Standing::Good);
        QTest::newRow("tight") << 0.95 << "Tight"
                               << "memory-tight" << static_cast<int>(Standing::Warning);
        QTest::newRow("hardly too much") << 1.08 << "Does not fit"
                                         << "out-of-memory memory-may-fit" << static_cast<int>(Standing::Error);
    }
    void nearTheEdgeItMayNotFit()
    {
        QFETCH(double, share);
        QFETCH(QString, caption);
        QFETCH(QString, finding);
        QFETCH(int, standing);
        Scenario scenario = test::exampleScenario({});
        scenario.cluster.gpu.usableMemory = test::estimateWith()->memory().peak * (1 / share);
        const auto shown = std::make_shared<const Estimate>(estimate(scenario, measuredEvidence()).value());
        QCOMPARE(shown->fits(), share <= 1);
        QStringList findings;
        for (const Finding& found : shown->findings())
            findings << QString::fromStdString(found.id);
        QCOMPARE(findings.join(u' '), finding);
        m_bar->setEstimate(shown);
        QCOMPARE(m_bar->tiles()[0]->tileData().caption, caption);
        QCOMPARE(static_cast<int>(m_bar->tiles()[0]->tileData().standing), standing);
    }

    void everyTileDerivesTheNumberThatItShows()
    {
        const auto estimate = test::estimateWith();
        m_bar->setEstimate(estimate);
        QSignalSpy asked(m_bar.get(), &VerdictBar::derivationRequested);
        for (Tile* tile : m_bar->tiles())
            tile->click();
        QStringList fields;
        for (const auto& arguments : asked)
            fields << arguments[0].toString();
        QCOMPARE(fields, (QStringList{"/fits", "/time/step_s", "/throughput/tokens_per_s_per_gpu", "/throughput/mfu", "/time/shares/bubble",
                                      "/time/shares/exposed", "/parameters/total"}));
        for (const QString& field : fields)
            QVERIFY(explain(*estimate, field.toStdString()).hasValue());
    }

    /// The tile counts the tower that is trained with, says what is frozen of it, and splits the total where it is pointed at.
    void parametersCountTheEncoder()
    {
        const auto tileOf = [](const std::vector<std::string>& changes) {
            for (const Verdict& each : verdictsOf(*test::estimateWith(changes), nullptr)) {
                if (each.id == u"parameters")
                    return each.tile;
            }
            return TileData();
        };
        const QString tower =
            R"(model.encoders=[{"hf": {"model_type": "qwen3_vl"}, "items_per_sequence": 1, "item_size": 512, "frozen": %1}])";
        const TileData text = tileOf({});
        const TileData frozen = tileOf({tower.arg("true").toStdString()});
        const TileData learning = tileOf({tower.arg("false").toStdString()});
        QVERIFY(text.value != frozen.value);
        QCOMPARE(frozen.value, learning.value);
        QVERIFY(!text.subline.contains("frozen") && text.detail.isEmpty());
        QVERIFY2(frozen.subline.contains("frozen"), qPrintable(frozen.subline));
        QVERIFY(!learning.subline.contains("frozen"));
        QVERIFY2(frozen.detail.contains("encoders"), qPrintable(frozen.detail));
    }

    void timeIsShownAsItIs()
    {
        const auto estimate = test::estimateWith({"training.token_budget=15e12", "cluster.price_per_gpu_hour=2.5"});
        m_bar->setEstimate(estimate);
        const QList<Tile*> tiles = m_bar->tiles();
        QCOMPARE(tiles.size(), 7);
        QStringList captions;
        for (const Tile* tile : tiles)
            captions << tile->tileData().caption;
        QCOMPARE(captions, (QStringList{"Fits", "Step " + bandText(*estimate->timeBand()), "Tokens/s/GPU", "MFU, causal", "Bubble",
                                        "Exposed", "15\u00a0T tokens"}));
        const StepEstimate& step = *estimate->step();
        QVERIFY(step.step > Seconds(100));
        QCOMPARE(tiles[1]->tileData().value, QString::number(qRound(step.step.value())) + " s");
        QCOMPARE(tiles[3]->tileData().value, percentText(*estimate->throughput()->mfu));
        for (const int index : {3, 4, 5})
            QCOMPARE(tiles[index]->tileData().subline, QString("mean of all GPUs"));
        QVERIFY2(tiles[5]->toolTip().contains("TP "), qPrintable(tiles[5]->toolTip()));
        QCOMPARE(tiles[6]->tileData().value, durationText(*estimate->cost().days * 86400));
        QVERIFY(tiles[6]->tileData().subline.startsWith("price "));
    }

    /// One figure for one thing: the tile, what it derives, and the Pipeline view's first bubble.
    void theBubbleIsThePipelines_data()
    {
        QTest::addColumn<QString>("example");
        const QDir examples(QStringLiteral(SHARDSCOPE_SOURCE_DIR "/resources/examples"));
        for (const QString& file : examples.entryList({"*.json"}))
            QTest::newRow(file.toUtf8()) << file;
    }
    void theBubbleIsThePipelines()
    {
        QFETCH(QString, example);
        const Scenario scenario = parseScenario(resource("examples/" + example.toStdString()), "example").value();
        const auto shown = std::make_shared<const Estimate>(estimate(scenario).value());
        m_bar->setEstimate(shown);
        PipelineView pipeline;
        pipeline.setEstimate(shown);
        pipeline.show();
        QTRY_VERIFY(pipeline.isSettled());
        const TileData here = m_bar->tiles()[4]->tileData();
        const TileData there = pipeline.findChild<PipelineFacts*>()->tiles()[1]->tileData();
        QCOMPARE(here.caption, QString("Bubble"));
        QCOMPARE(there.caption, here.caption);
        QCOMPARE(here.value, there.value);
        QSignalSpy asked(m_bar.get(), &VerdictBar::derivationRequested);
        m_bar->tiles()[4]->click();
        const double derived = explain(*shown, asked[0][0].toString().toStdString()).value().value;
        QCOMPARE(derived, shown->shares().bubble);
        QCOMPARE(percentText(derived), here.value);
        // The printed figure of the schedule alone is a different one, and is labelled as such.
        const DrawnSchedule& drawn = *pipeline.picture()->drawn;
        QStringList corrected;
        for (const FormulaLine& line : formulaLines(*communicationFacts(shown))) {
            if (line.what == "pipeline bubble")
                corrected << line.correctedValue;
        }
        // One GPU has no pipeline whose bubble could be corrected.
        QCOMPARE(corrected, QStringList{shown->plan().pp > 1 ? percentText(drawn.bubble.ofTotal) : QString()});
        QVERIFY(bubbleOfTotalSentence(drawn).contains("for the schedule alone"));
        const QString told = bubbleSentence(drawn);
        QVERIFY2(told.contains(here.value), qPrintable(told));
        QCOMPARE(told.contains(percentText(shown->step()->bubble / shown->step()->step) + " of the step"), shown->plan().pp > 1);
    }

    /// A change of a share is no percentage of anything.
    void sharesChangeByPoints()
    {
        m_bar->setEstimate(test::estimateWith());
        m_bar->findChild<QToolButton*>()->click();
        m_bar->setEstimate(test::estimateWith({"plan.recompute=full", "plan.micro_batch=2"}));
        for (const int index : {3, 4, 5}) {
            const QString delta = m_bar->tiles()[index]->tileData().delta;
            QVERIFY2(delta.endsWith(" pt") && !delta.contains(u'%'), qPrintable(delta));
        }
        QVERIFY(m_bar->tiles()[2]->tileData().delta.contains(u'%'));
    }

    void timesChangeAgainstTheBaseline()
    {
        m_bar->setEstimate(test::estimateWith({"training.token_budget=15e12"}));
        m_bar->findChild<QToolButton*>()->click();
        m_bar->setEstimate(test::estimateWith({"training.token_budget=15e12", "plan.recompute=full"}));
        const auto tile = [this](int index) { return m_bar->tiles()[index]->tileData(); };
        QVERIFY2(tile(1).delta.startsWith(u'+') && tile(1).deltaStanding == Standing::Warning, qPrintable(tile(1).delta));
        for (const int index : {2, 3}) {  // fewer tokens, less of the peak
            QVERIFY2(tile(index).delta.startsWith(QChar(0x2212)), qPrintable(tile(index).delta));
            QCOMPARE(tile(index).deltaStanding, Standing::Warning);
        }
        QVERIFY(tile(6).delta.startsWith(u'+'));
        m_bar->setEstimate(
            test::estimateWith({"training.token_budget=15e12", "plan.recompute=none", "plan.schedule=interleaved", "plan.chunks=5"}));
        QVERIFY2(tile(4).delta.startsWith(QChar(0x2212)) && tile(4).deltaStanding == Standing::Good, qPrintable(tile(4).delta));
    }

    void withoutTimesTheMemoryIsShown()
    {
        Scenario scenario = test::exampleScenario({});
        scenario.cluster.network.bandwidth = BytesPerSecond(0);
        m_bar->setEstimate(std::make_shared<const Estimate>(estimate(scenario).value()));
        QCOMPARE(m_bar->tiles().size(), 4);
        QCOMPARE(m_bar->tiles()[1]->tileData().caption, QString("Largest part"));
    }

    void changesAreAgainstThePinnedBaseline()
    {
        m_bar->setEstimate(test::estimateWith());
        QSignalSpy pinned(m_bar.get(), &VerdictBar::baselineChanged);
        m_bar->findChild<QToolButton*>()->click();
        QCOMPARE(pinned.size(), 1);
        QCOMPARE(m_bar->tiles()[0]->tileData().delta, QString());
        m_bar->setEstimate(test::estimateWith({"plan.zero=0"}));
        QVERIFY(m_bar->tiles()[0]->tileData().delta.startsWith(u'+'));
        QCOMPARE(m_bar->tiles()[0]->tileData().deltaStanding, Standing::Warning);
        m_bar->setEstimate(test::estimateWith({"plan.zero=3"}));
        QVERIFY(m_bar->tiles()[0]->tileData().delta.startsWith(QChar(0x2212)));
        QCOMPARE(m_bar->tiles()[0]->tileData().deltaStanding, Standing::Good);
        m_bar->setEstimate(test::estimateWith({"model.preset=llama-3-8b"}));
        QVERIFY(m_bar->tiles()[6]->tileData().delta.startsWith(QChar(0x2212)));
        m_bar->findChild<QToolButton*>()->click();
        QCOMPARE(m_bar->baseline(), nullptr);
        QCOMPARE(m_bar->tiles()[6]->tileData().delta, QString());
    }

    void expertsHaveActiveParameters()
    {
        m_bar->setEstimate(test::estimateWith({"model.preset=mixtral-8x7b"}));
        QCOMPARE(m_bar->tiles()[6]->tileData().value, QString("46.7\u00a0B"));
        QCOMPARE(m_bar->tiles()[6]->tileData().subline, QString("12.9\u00a0B active"));
    }

    void hiddenItDoesNothing()
    {
        m_bar->hide();
        m_bar->setEstimate(test::estimateWith());
        QVERIFY(m_bar->tiles().isEmpty());
        m_bar->show();
        QCOMPARE(m_bar->tiles().size(), 7);
        QCOMPARE(test::namelessWidgets(*m_bar), QStringList());
    }

private:
    std::unique_ptr<VerdictBar> m_bar;
};

QTEST_MAIN(TestVerdictBar)
#include "test_verdict_bar.moc"
