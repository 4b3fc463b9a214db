// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/step_share_bar.h"

#include <QMenu>
#include <QSignalSpy>

#include <cmath>

#include "app/views/view_list.h"
#include "core/estimate/estimate_fields.h"
#include "core/explain/explain.h"
#include "tests/app/estimates.h"
#include "widgets/text/numbers.h"
#include "widgets/theme/theme.h"

using namespace shardscope;

class TestStepShareBar : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_bar = std::make_unique<StepShareBar>();
        m_bar->resize(640, 34);
        m_bar->show();
    }
    void cleanup() { m_bar.reset(); }

    void partsAreToScale()
    {
        m_bar->setEstimate(test::estimateWith());
        int end = 0;
        double shares = 0;
        for (const ShareButton* part : m_bar->parts()) {
            QCOMPARE(part->x(), end);
            end = part->x() + part->width();
            shares += part->share();
            if (part->segments().size() == 1)
                QVERIFY(std::abs(part->width() - part->share() * m_bar->width()) <= 26);
            QVERIFY(part->label().isEmpty() || part->label().endsWith(percentText(part->share())));
        }
        QCOMPARE(end, m_bar->width());
        QVERIFY(std::abs(shares - 1) < 1e-9);
    }

    /// Every part that is large enough to be read says what it is and how much.
    void largePartsAreLabelled()
    {
        m_bar->setEstimate(test::estimateWith());
        for (const ShareButton* part : m_bar->parts()) {
            if (part->width() > 110)
                QVERIFY2(part->label().startsWith(part->segments().first().name), qPrintable(part->label()));
        }
    }

    /// In it, or below it: the name of a part is visible without the pointer.
    void everyPartHasAName_data()
    {
        QTest::addColumn<QStringList>("overrides");
        QTest::addColumn<int>("width");
        const QStringList many{"plan.stage_layers=[14,20,26,20]", "plan.tp=4", "plan.cp=2", "plan.sequence_parallel=true"};
        for (const int width : {300, 474, 630, 1100}) {
            QTest::addRow("as it is, %d", width) << QStringList{} << width;
            QTest::addRow("all there is, %d", width) << many << width;
        }
    }
    void everyPartHasAName()
    {
        QFETCH(QStringList, overrides);
        QFETCH(int, width);
        std::vector<std::string> changes;
        for (const QString& change : overrides)
            changes.push_back(change.toStdString());
        m_bar->resize(width, m_bar->sizeHint().height());
        m_bar->setEstimate(test::estimateWith(changes));
        QSet<const ShareButton*> named;
        int end = -1;
        for (const ShareCaption* caption : m_bar->captions()) {
            named << caption->part();
            for (const ShareSegment& segment : caption->part()->segments())
                QVERIFY2(caption->text().contains(percentText(segment.share)) || caption->text().contains("more"),
                         qPrintable(caption->text()));
            QVERIFY2(Theme::current().textWidth(TextStyle::Caption, caption->text()) <= caption->width(), qPrintable(caption->text()));
            QVERIFY(caption->x() > end && caption->geometry().bottom() < m_bar->height() && caption->y() > caption->part()->height());
            end = caption->geometry().right();
        }
        QVERIFY(end < width);
        for (const ShareButton* part : m_bar->parts())
            QVERIFY2(part->label().isEmpty() == named.contains(part), qPrintable(part->accessibleName()));
        QSignalSpy asked(m_bar.get(), &StepShareBar::placeRequested);
        if (!m_bar->captions().isEmpty() && m_bar->captions().first()->part()->segments().size() == 1) {
            m_bar->captions().first()->click();
            QCOMPARE(asked.takeLast()[0].value<ViewPlace>().field, m_bar->captions().first()->part()->segments().first().place.field);
        }
    }

    void everyPartLeadsToAViewAndAFigure()
    {
        const auto estimate = test::estimateWith({"plan.stage_layers=[14,20,26,20]"});
        m_bar->setEstimate(estimate);
        QSignalSpy asked(m_bar.get(), &StepShareBar::placeRequested);
        for (ShareButton* part : m_bar->parts()) {
            for (const ShareSegment& segment : part->segments()) {
                QVERIFY2(findView(segment.place.view), qPrintable(segment.place.view));
                QCOMPARE(explain(*estimate, segment.place.field.toStdString()).value().value, segment.share);
                QVERIFY(part->toolTip().contains(segment.name) && part->accessibleName().contains(segment.name));
                if (segment.name == "Imbalance")
                    QCOMPARE(segment.place.what.stage, *estimate->shares().slowStage);
            }
            if (part->segments().size() > 1)
                continue;
            part->click();
            QCOMPARE(asked.takeLast()[0].value<ViewPlace>().field, part->segments().first().place.field);
        }
    }

    /// Going to a place may bring another estimate, with which the part that was pressed is filled anew.
    void aPlaceOutlivesItsPart()
    {
        const auto before = test::estimateWith();
        const auto after = test::estimateWith({"plan.stage_layers=[14,20,26,20]"});
        m_bar->setEstimate(before);
        ShareButton* first = m_bar->parts().first();
        QCOMPARE(first->segments().size(), 1);
        const QString asked = first->segments().first().place.field;
        QString told;
        connect(m_bar.get(), &StepShareBar::placeRequested, m_bar.get(), [&](const ViewPlace& place) {
            for (const auto& each : {after, before, after})
                m_bar->setEstimate(each);
            told = place.view + place.field;
        });
        first->click();
        QVERIFY(told.endsWith(asked) && told.size() > asked.size());
    }

    void smallPartsAreInAMenu()
    {
        m_bar->resize(220, 34);
        m_bar->setEstimate(test::estimateWith());
        ShareButton* last = m_bar->parts().last();
        QVERIFY(last->segments().size() > 1);
        last->click();
        auto* menu = m_bar->findChild<QMenu*>();
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), last->segments().size());
        QSignalSpy asked(m_bar.get(), &StepShareBar::placeRequested);
        menu->actions().first()->trigger();
        QCOMPARE(asked.size(), 1);
        menu->close();
    }

    void theKeyboardGoesThroughTheParts()
    {
        m_bar->setEstimate(test::estimateWith());
        m_bar->activateWindow();
        const QList<ShareButton*> parts = m_bar->parts();
        parts.first()->setFocus();
        QTest::keyClick(parts.first(), Qt::Key_Right);
        QTRY_VERIFY(parts[1]->hasFocus());
        QTest::keyClick(parts[1], Qt::Key_End);
        QVERIFY(parts.last()->hasFocus());
        QTest::keyClick(parts.last(), Qt::Key_Home);
        QSignalSpy asked(m_bar.get(), &StepShareBar::placeRequested);
        QTest::keyClick(parts.first(), Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(test::namelessWidgets(*m_bar), QStringList());
    }

    void withoutAStepThereIsNoBar()
    {
        m_bar->setEstimate(test::estimateWith());
        m_bar->setEstimate(test::illegalEstimate());
        QVERIFY(!m_bar->isVisible());
        m_bar->setEstimate(test::estimateWith());
        QVERIFY(m_bar->isVisible() && !m_bar->parts().isEmpty());
    }

private:
    std::unique_ptr<StepShareBar> m_bar;
};

QTEST_MAIN(TestStepShareBar)
#include "test_step_share_bar.moc"
