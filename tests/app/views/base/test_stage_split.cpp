// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/stage_split.h"

#include <QSignalSpy>

#include "app/document/document.h"
#include "core/step/step.h"
#include "tests/app/estimates.h"
#include "widgets/controls/stage_split_bar.h"

using namespace shardscope;

/// The control in the hands of a document: every edit is taken, and comes back as the next estimate.
class TestStageSplit : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_document = std::make_unique<Document>(test::exampleScenario({"plan.pp=4", "plan.tp=4", "plan.dp=null"}));
        m_split = std::make_unique<StageSplit>();
        connect(m_split.get(), &StageSplit::editRequested, this, [this](const DocumentEdit& edit) { edit(*m_document); });
        connect(m_document.get(), &Document::scenarioChanged, this, &TestStageSplit::show);
        show();
    }
    void cleanup() { m_split.reset(); }

    void whatIsDraggedIsThePlan()
    {
        m_split->bar().move(3, 0, 2);
        QCOMPARE(*m_document->scenario().plan.stageLayers, (std::vector<int>{22, 20, 20, 18}));
        QCOMPARE(m_split->layout(), QStringLiteral("Et*22|(t*20|)*2t*18L"));
        m_document->undoStack().undo();
        QVERIFY(!m_document->scenario().plan.stageLayers);
        QCOMPARE(m_split->bar().layers(), (std::vector<int>{20, 20, 20, 20}));
    }

    void aDragIsOneEdit()
    {
        Q_EMIT m_split->bar().editBegan();
        m_split->bar().move(3, 0, 1);
        m_split->bar().move(3, 0, 1);
        Q_EMIT m_split->bar().editEnded();
        QCOMPARE(m_document->undoStack().count(), 1);
    }

    void evenedOut_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("time") << int(EvenOut::Time);
        QTest::newRow("memory") << int(EvenOut::Memory);
    }
    void evenedOut()
    {
        QFETCH(int, what);
        const auto valueOf = [&] {
            return what == int(EvenOut::Time) ? m_estimate->step()->step.value() : m_estimate->memory().peak.value();
        };
        const double before = valueOf();
        m_split->evenOut(static_cast<EvenOut>(what));
        QTRY_VERIFY_WITH_TIMEOUT(!m_split->isBusy(), 60000);
        QVERIFY(valueOf() < before);
        m_split->takeDefault();
        QCOMPARE(valueOf(), before);
    }

    void layouts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("refused");
        QTest::newRow("taken") << "Et*19|(t*20|)*2t*21L"
                               << "";
        QTest::newRow("another model's") << "Et*19|(t*20|)*2t*2L"
                                         << "places 61 layers, the model has 80";
        QTest::newRow("other stages") << "Et*40|t*40L"
                                      << "it has 2 stages, but this plan has 4";
        QTest::newRow("no layout") << "hello"
                                   << "there is no part of a pipeline layout";
    }
    void layouts()
    {
        QFETCH(QString, text);
        QFETCH(QString, refused);
        QSignalSpy failed(m_split.get(), &StageSplit::failed);
        m_split->takeLayout(text);
        QCOMPARE(failed.size(), refused.isEmpty() ? 0 : 1);
        if (refused.isEmpty())
            QCOMPARE(m_split->layout(), text);
        else
            QVERIFY2(failed[0][0].toString().contains(refused), qPrintable(failed[0][0].toString()));
    }

    void oneStageHasNothingToDeal()
    {
        QVERIFY(!m_split->isHidden());
        m_document->replace(test::exampleScenario({"plan.pp=1", "plan.dp=null"}), "one stage");
        QVERIFY(m_split->isHidden());
    }

    /// A virtual stage stands on the rank that its schedule gives it.
    void chunksStandOnTheirRanks()
    {
        m_document->replace(test::exampleScenario({"plan.pp=4", "plan.dp=null", "plan.schedule=zb-v"}), "vee");
        QVERIFY(m_split->bar().told(7).contains("stage 0"));
        m_document->replace(test::exampleScenario({"plan.pp=4", "plan.dp=null", "plan.schedule=dualpipe"}), "both directions");
        QCOMPARE(m_split->bar().layers().size(), std::size_t{4});
        QVERIFY(m_split->bar().told(3).contains("Stage 3"));
    }

private:
    void show()
    {
        m_estimate = std::make_shared<const Estimate>(estimate(m_document->scenario()).value());
        m_split->setEstimate(m_estimate);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<StageSplit> m_split;
    std::shared_ptr<const Estimate> m_estimate;
};

QTEST_MAIN(TestStageSplit)
#include "test_stage_split.moc"
