// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/step_gains.h"

#include <QPushButton>
#include <QSignalSpy>

#include <cmath>

#include "app/views/step/gains_bar.h"
#include "app/views/step/layer_focus.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "tests/app/estimates.h"

using namespace shardscope;

class TestStepGains : public QObject {
    Q_OBJECT
    /// Fits with weights gathered again for the backward, and is tight with weights kept.
    static QStringList tight()
    {
        return {"plan.pp=1",   "plan.tp=4",           "plan.micro_batch=4",    "plan.dp=null",
                "plan.zero=3", "plan.recompute=full", "training.recipe=fsdp2", "plan.reshard_after_forward=true"};
    }

private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void plans_data()
    {
        QTest::addColumn<QStringList>("overrides");
        QTest::newRow("example") << QStringList();
        QTest::newRow("nothing overlaps") << QStringList{"plan.overlap.grad_reduce=false", "plan.overlap.param_gather=false",
                                                         "plan.overlap.pipeline=false"};
        QTest::newRow("everything overlaps") << QStringList{"plan.overlap.tensor=true", "plan.overlap.expert=true"};
        QTest::newRow("a gain makes it tight") << tight();
        QTest::newRow("experts") << QStringList{"model.preset=mixtral-8x7b", "plan.ep=8", "plan.etp=1"};
    }
    /// Each gain is what the estimate says of the changed plan, and they come in order.
    void plans()
    {
        QFETCH(QStringList, overrides);
        std::vector<std::string> settings;
        for (const QString& each : overrides)
            settings.push_back(each.toStdString());
        const Scenario scenario = test::exampleScenario(settings);
        const double before = changedStep(scenario, {}).step->step.value();
        const Fit fit = changedStep(scenario, {}).estimate->fit();
        double last = INFINITY;
        bool areWorse = false;
        for (const StepGain& gain : stepGains(scenario)) {
            QVERIFY(gain.worsensFit || !areWorse);
            last = gain.worsensFit == areWorse ? last : INFINITY;
            areWorse = gain.worsensFit;
            QVERIFY(gain.seconds > 0 && gain.seconds <= last);
            last = gain.seconds;
            const ChangedStep changed = changedStep(scenario, gain.changes);
            QVERIFY(changed.step);
            QCOMPARE(gain.fit, changed.estimate->fit());
            QCOMPARE(gain.worsensFit, gain.fit > fit);
            QCOMPARE(before - changed.step->step.value(), gain.seconds);
            QCOMPARE(gain.share, gain.seconds / before);
            for (const Change& change : gain.changes)
                QVERIFY(!(findParameter(change.path)->get(scenario) == change.value));
        }
    }

    /// A change that makes a fitting plan tight says so visibly, comes last, and is not among those that are tried together.
    void aTightGainIsNotChosen()
    {
        std::vector<std::string> settings;
        for (const QString& each : tight())
            settings.push_back(each.toStdString());
        const StepGains gains = stepGains(test::exampleScenario(settings));
        QVERIFY(gains.size() >= 2);
        QCOMPARE(gains.back().changes.front().path, std::string("plan.reshard_after_forward"));
        QVERIFY(gains.back().worsensFit && gains.back().fit == Fit::Tight);
        for (const Change& change : gains.front().changes)
            QVERIFY(change.path != "plan.reshard_after_forward");
        QVERIFY(!gains.front().worsensFit);
        GainsBar bar;
        bar.setGains(gains);
        QVERIFY2(bar.buttons().back()->text().endsWith(", tight"), qPrintable(bar.buttons().back()->text()));
    }

    void whatIsOffIsFound()
    {
        const auto names = [](const StepGains& gains) {
            QStringList all;
            for (const StepGain& gain : gains)
                all << gain.name;
            return all;
        };
        const Scenario off = test::exampleScenario({"plan.overlap.grad_reduce=false"});
        QVERIFY(names(stepGains(off)).contains("overlap gradient reduction"));
        const Scenario tensor = test::exampleScenario({"plan.overlap.tensor=true"});
        QVERIFY(names(stepGains(test::exampleScenario({}))).contains("overlap TP with GEMMs"));
        QVERIFY(!names(stepGains(tensor)).contains("overlap TP with GEMMs"));
    }

    void aClickTriesAndTakesBack()
    {
        GainsBar bar;
        const StepGains gains = stepGains(test::exampleScenario({"plan.overlap.grad_reduce=false"}));
        QVERIFY(gains.size() >= 2);
        bar.setGains(gains);
        bar.resize(4000, 40);
        bar.show();
        QCOMPARE(bar.buttons().size(), qsizetype(gains.size()));
        QSignalSpy tried(&bar, &GainsBar::tried);
        bar.buttons()[1]->click();
        QCOMPARE(tried[0][0].value<Changes>(), gains[1].changes);
        bar.setTried(gains[1].changes);
        QVERIFY(bar.buttons()[1]->isChecked() && !bar.buttons()[0]->isChecked());
        bar.buttons()[1]->click();
        QCOMPARE(tried[1][0].value<Changes>(), Changes());
        bar.resize(300, 40);  // the most stays, however narrow
        QVERIFY(bar.buttons()[0]->isVisible() && bar.buttons()[0]->geometry().right() < 300);
        QVERIFY(!bar.buttons().back()->isVisible());
    }

    /// One layer, forward and right after it backward, with most of that time spent on it.
    void oneLayerBothWays()
    {
        const auto estimate = test::estimateWith({"training.global_batch=64"});
        for (int rank = 0; rank < estimate->plan().pp; ++rank) {
            const StepStreams streams = stepStreams(*estimate->basis(), *estimate->step(), rank);
            const auto range = layerBothWays(streams);
            QVERIFY(range && range->length() > 0);
            bool forward = false;
            bool backward = false;
            double busy = 0;
            for (const StreamSpan& span : streams.spans) {
                if (span.stream != Stream::Compute || span.end <= range->begin + 1e-12 || span.start >= range->end - 1e-12)
                    continue;
                forward |= span.work == StreamWork::Forward;
                backward |= span.work == StreamWork::InputGrad;
                busy += isComputing(span.work) ? span.seconds() : 0;
            }
            QVERIFY(forward && backward);
            QVERIFY(busy >= 0.55 * range->length());
            QVERIFY(range->length() < streams.end / 20);
        }
    }
};

QTEST_MAIN(TestStepGains)
#include "test_step_gains.moc"
