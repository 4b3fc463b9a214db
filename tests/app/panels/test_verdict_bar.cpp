// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/verdict_bar.h"

#include <QSignalSpy>
#include <QToolButton>

#include "core/estimate/estimate_fields.h"
#include "core/explain/explain.h"
#include "tests/app/estimates.h"

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
        QCOMPARE(m_bar->tiles().size(), 4);
        m_bar->setEstimate(test::illegalEstimate());
        QCOMPARE(m_bar->tiles().size(), 2);
        for (const Tile* tile : m_bar->tiles())
            QVERIFY(!tile->tileData().value.isEmpty());
    }

    void itFitsOrNot()
    {
        m_bar->setEstimate(test::estimateWith());
        QCOMPARE(m_bar->tiles()[0]->tileData().caption, QString("Fits"));
        QCOMPARE(m_bar->tiles()[0]->tileData().standing, Standing::Good);
        QCOMPARE(m_bar->tiles()[0]->tileData().value, QString("55.0 of 79.2 GiB"));
        m_bar->setEstimate(test::estimateWith({"plan.micro_batch=4"}));
        QCOMPARE(m_bar->tiles()[0]->tileData().caption, QString("Does not fit"));
        QCOMPARE(m_bar->tiles()[0]->tileData().standing, Standing::Error);
    }

    void everyTileDerivesTheNumberThatItShows()
    {
        const auto estimate = test::estimateWith();
        m_bar->setEstimate(estimate);
        QSignalSpy asked(m_bar.get(), &VerdictBar::derivationRequested);
        for (Tile* tile : m_bar->tiles())
            tile->click();
        QCOMPARE(asked.size(), 4);
        QCOMPARE(asked[1][0].toString(), QString("/memory/by_stage/0/activations"));
        for (const auto& arguments : asked)
            QVERIFY(explain(*estimate, arguments[0].toString().toStdString()).hasValue());
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
        QVERIFY(m_bar->tiles()[2]->tileData().delta.startsWith(QChar(0x2212)));
        m_bar->findChild<QToolButton*>()->click();
        QCOMPARE(m_bar->baseline(), nullptr);
        QCOMPARE(m_bar->tiles()[2]->tileData().delta, QString());
    }

    void expertsHaveActiveParameters()
    {
        m_bar->setEstimate(test::estimateWith({"model.preset=mixtral-8x7b"}));
        QCOMPARE(m_bar->tiles()[2]->tileData().value, QString("46.7\u00a0B"));
        QCOMPARE(m_bar->tiles()[2]->tileData().subline, QString("12.9\u00a0B active"));
    }

    void hiddenItDoesNothing()
    {
        m_bar->hide();
        m_bar->setEstimate(test::estimateWith());
        QVERIFY(m_bar->tiles().isEmpty());
        m_bar->show();
        QCOMPARE(m_bar->tiles().size(), 4);
        QCOMPARE(test::namelessWidgets(*m_bar), QStringList());
    }

private:
    std::unique_ptr<VerdictBar> m_bar;
};

QTEST_MAIN(TestVerdictBar)
#include "test_verdict_bar.moc"
