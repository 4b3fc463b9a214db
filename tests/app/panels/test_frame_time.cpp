// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPushButton>
#include <QVBoxLayout>

#include "app/panels/controls_panel.h"
#include "app/panels/findings_panel.h"
#include "app/panels/verdict_bar.h"
#include "app/views/derivation/derivation_panel.h"
#include "app/views/memory/memory_view.h"
#include "tests/app/estimates.h"

using namespace shardscope;

/// From a moved slider to everything that is seen repainted, with 64 stages: document, controls, estimate, views, pixels.
class TestFrameTime : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        m_document = std::make_unique<Document>(test::deepEstimate()->scenario());
        // Taller than the least height of all the panes, which the number of findings moves.
        m_window.resize(1280, 1000);
        auto* columns = new QHBoxLayout(&m_window);
        columns->addWidget(m_controls = new ControlsPanel(m_document.get()));
        auto* rows = new QVBoxLayout;
        columns->addLayout(rows, 1);
        for (QWidget* view : std::initializer_list<QWidget*>{&m_verdict, &m_memory, &m_derivation, &m_findings})
            rows->addWidget(view);
        m_derivation.showField(QStringLiteral("/memory/peak_bytes"));
        m_picture = QImage(m_window.size(), QImage::Format_ARGB32_Premultiplied);
        m_window.show();
        QTRY_VERIFY(m_controls->isSettled());
        moveSlider();
    }
    void cleanupTestCase()
    {
        for (QWidget* view : std::initializer_list<QWidget*>{&m_verdict, &m_memory, &m_derivation, &m_findings})
            view->setParent(nullptr);
    }

    void sliderToPixels()
    {
        QBENCHMARK { moveSlider(); }
    }

    /// No view is a frame behind: a move is in the very next picture of each, and the way back gives the pixels that were there.
    void everyViewShowsTheMoveAtOnce()
    {
        // A search in the background is shown while it runs, and its progress can differ under load: then one more try.
        constexpr int kMostRounds = 5;
        QString other;
        for (int round = 0; round == 0 || (round < kMostRounds && !other.isEmpty()); ++round) {
            moveSlider();
            moveSlider();
            QVERIFY(isAtRest());
            const QImage before = m_picture.copy();
            moveSlider();
            const QImage after = m_picture.copy();
            moveSlider();
            QVERIFY(isAtRest());
            other.clear();
            for (const QWidget* view : std::initializer_list<QWidget*>{m_controls, &m_verdict, &m_memory, &m_derivation}) {
                QVERIFY2(after.copy(view->geometry()) != before.copy(view->geometry()), view->metaObject()->className());
                if (m_picture.copy(view->geometry()) != before.copy(view->geometry()))
                    other += QString::fromLatin1(view->metaObject()->className()) + u' ';
            }
        }
        QVERIFY2(other.isEmpty(), qPrintable(other));
    }

private:
    /// Results of background jobs and wrapping rows arrive some event loops later, under load between any two pictures.
    bool isAtRest()
    {
        const auto* const bestPlan = m_controls->findChild<QPushButton*>(QStringLiteral("bestPlan"));
        int same = 0;
        return QTest::qWaitFor(
            [this, &same, bestPlan] {
                const QImage last = m_picture.copy();
                QTest::qWait(30);
                m_window.render(&m_picture);
                const bool isLooking = bestPlan && bestPlan->text().endsWith(QChar(0x2026));
                same = !isLooking && m_controls->isSettled() && m_memory.isSettled() && m_picture == last ? same + 1 : 0;
                return same == 10;
            },
            60000);
    }

    void moveSlider()
    {
        m_length = m_length == 8192 ? 12288 : 8192;
        m_document->edit(QStringLiteral("training.sequence_length"), std::int64_t{m_length});
        const auto now = std::make_shared<const Estimate>(estimate(m_document->scenario()).value());
        m_verdict.setEstimate(now);
        m_memory.setEstimate(now);
        m_derivation.setEstimate(now);
        m_findings.setEstimate(now);
        QCoreApplication::processEvents();
        m_window.render(&m_picture);
    }

    std::unique_ptr<Document> m_document;
    QWidget m_window;
    ControlsPanel* m_controls = nullptr;
    VerdictBar m_verdict;
    MemoryView m_memory;
    DerivationPanel m_derivation;
    FindingsPanel m_findings;
    QImage m_picture;
    std::int64_t m_length = 8192;
};

QTEST_MAIN(TestFrameTime)
#include "test_frame_time.moc"
