// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "app/lens/lens.h"
#include "tests/app/app_test.h"

using namespace shardscope;

class TestLens : public QObject {
    Q_OBJECT
private slots:
    void init() { test::failOnWarnings(); }

    void whatIsPointedAtIsToldOnce()
    {
        Lens lens;
        QSignalSpy hovered(&lens, &Lens::hoveredChanged);
        lens.setHovered({2, 17, Axis::Tp});
        lens.setHovered({2, 17, Axis::Tp});
        QCOMPARE(hovered.size(), 1);
        QCOMPARE(lens.hovered().rank, 17);
        lens.setHovered({2, 17, Axis::Ep});
        lens.setHovered({});
        QCOMPARE(hovered.size(), 3);
        QVERIFY(lens.hovered().isNothing());
    }

    void hoveringLeavesTheSelectionAlone()
    {
        Lens lens;
        QSignalSpy selected(&lens, &Lens::selectedChanged);
        lens.setSelected({1, -1, {}});
        lens.setHovered({3, -1, {}});
        QCOMPARE(selected.size(), 1);
        QCOMPARE(lens.selected().stage, 1);
    }

    /// Two views that follow each other do not turn in circles.
    void anEchoEndsAtOnce()
    {
        Lens lens;
        int told = 0;
        connect(&lens, &Lens::hoveredChanged, &lens, [&](const Pointed& pointed) {
            ++told;
            lens.setHovered(pointed);
        });
        lens.setHovered({0, 3, {}});
        QCOMPARE(told, 1);
    }

    void nothingIsNeitherStageNorRankNorDimension()
    {
        QVERIFY(Pointed{}.isNothing());
        QVERIFY(!(Pointed{0, -1, {}}.isNothing()));
        QVERIFY(!(Pointed{-1, 0, {}}.isNothing()));
        QVERIFY(!(Pointed{-1, -1, Axis::Dp}.isNothing()));
    }
};

QTEST_MAIN(TestLens)
#include "test_lens.moc"
