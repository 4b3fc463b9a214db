// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>

#include "tests/widgets/gui_test.h"
#include "widgets/shards/shards_chart.h"

using namespace shardscope;

/// The fullest frame (all weights under way) at 1920×1080. Goal: 16 ms a picture.
class TestShardsSpeed : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        failOnWarnings();
        auto picture = std::make_shared<ShardsPicture>();
        ZeroExample example;
        example.zero = 1;
        picture->zero = zeroAnimation(example);
        m_chart = std::make_unique<ShardsChart>();
        m_chart->resize(1920, 1080);
        m_chart->setPicture(picture);
        m_chart->show();
        m_last = picture->frames() - 1;
    }
    void cleanupTestCase() { m_chart.reset(); }

    void withinAFrame()
    {
        QImage image(m_chart->size(), QImage::Format_ARGB32_Premultiplied);
        double phase = 0;
        QBENCHMARK
        {
            phase = phase < 0.9 ? phase + 0.01 : 0.01;
            m_chart->setMoment({m_last, phase});
            m_chart->render(&image);
        }
        QVERIFY(m_chart->moment().isMoving());
    }

    void toAnotherFrame()
    {
        QImage image(m_chart->size(), QImage::Format_ARGB32_Premultiplied);
        int frame = 0;
        QBENCHMARK
        {
            frame = (frame + 1) % m_last;
            m_chart->setMoment({frame, 1});
            m_chart->render(&image);
        }
        QVERIFY(!m_chart->moment().isMoving());
    }

private:
    std::unique_ptr<ShardsChart> m_chart;
    int m_last = 0;
};

QTEST_MAIN(TestShardsSpeed)
#include "test_shards_speed.moc"
