// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/color_vision.h"

#include <QTest>

#include "tests/widgets/theme/color_distance.h"
#include "widgets/theme/theme.h"

using namespace shardscope;

class TestColorVision : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The oracle's colours are those of color_distance.h, which the palette is tested with.
    void isWhatTheyWouldSee_data()
    {
        QTest::addColumn<int>("shown");
        QTest::addColumn<int>("wanted");
        QTest::newRow("protan") << int(ColorVision::Protan) << int(Vision::Protanopia);
        QTest::newRow("deutan") << int(ColorVision::Deutan) << int(Vision::Deuteranopia);
        QTest::newRow("tritan") << int(ColorVision::Tritan) << int(Vision::Tritanopia);
    }
    void isWhatTheyWouldSee()
    {
        QFETCH(int, shown);
        QFETCH(int, wanted);
        double largest = 0;
        for (int role = 0; role < kColorRoles; ++role) {
            const QColor color = QColor::fromRgb(themeColor(ThemeKind::Light, static_cast<ColorRole>(role)));
            const QColor simulated = seenBy(static_cast<ColorVision>(shown), color);
            QVERIFY(distance(seen(simulated, Vision::Normal), seen(color, static_cast<Vision>(wanted))) < 1);  // eight bits a channel
            largest = std::max(largest, distance(seen(simulated, Vision::Normal), seen(color, Vision::Normal)));
        }
        QVERIFY(largest > 15);  // and it is another colour
    }

    void greyIsGrey()
    {
        for (const QColor& color : {QColor(0, 114, 178), QColor(230, 159, 0), QColor(0, 158, 115)}) {
            const QColor grey = seenBy(ColorVision::Grey, color);
            QVERIFY(grey.red() == grey.green() && grey.green() == grey.blue());
            QVERIFY(std::abs(luminance(grey) - luminance(color)) < 0.01);
        }
        QCOMPARE(seenBy(ColorVision::Usual, QColor(1, 2, 3)), QColor(1, 2, 3));
        QCOMPARE(seenBy(ColorVision::Grey, Qt::white), QColor(Qt::white));
        QCOMPARE(seenBy(ColorVision::Protan, Qt::black), QColor(Qt::black));
    }

    void aThemeIsSeenSo()
    {
        Theme theme;
        theme.setVision(ColorVision::Deutan);
        for (int role = 0; role < kColorRoles; ++role)
            QCOMPARE(theme.color(static_cast<ColorRole>(role)), seenBy(ColorVision::Deutan, Theme().color(static_cast<ColorRole>(role))));
        QCOMPARE(theme.palette().color(QPalette::Highlight), theme.color(ColorRole::Accent));
    }

    /// Muted words are read from the back of a room, too (WCAG 2.1, 1.4.6: 7:1); controls have edges (1.4.11: 3:1).
    void anAudienceReadsEverything_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("light") << int(ThemeKind::Light);
        QTest::newRow("dark") << int(ThemeKind::Dark);
        QTest::newRow("high contrast") << int(ThemeKind::HighContrast);
    }
    void anAudienceReadsEverything()
    {
        QFETCH(int, kind);
        const Theme theme = Theme::forAudience(static_cast<ThemeKind>(kind), 24);
        for (const ColorRole page : {ColorRole::Surface, ColorRole::Card, ColorRole::Field}) {
            for (const ColorRole ink : {ColorRole::Text, ColorRole::Muted})
                QVERIFY2(contrast(theme.color(ink), theme.color(page)) >= 7,
                         qPrintable(QString::number(contrast(theme.color(ink), theme.color(page)))));
            QVERIFY(contrast(theme.color(ColorRole::Disabled), theme.color(page)) >= 3);
        }
        QVERIFY(contrast(theme.color(ColorRole::Outline), theme.color(ColorRole::Card)) >= 3);
    }

    void noTextIsSmallerForAnAudience()
    {
        for (const double base : {8.0, 12.0}) {
            QFont font;
            font.setPointSizeF(base);
            const Theme theme = Theme::forAudience(ThemeKind::Light, 24, font);
            for (const TextStyle style : {TextStyle::Caption, TextStyle::Body, TextStyle::Strong, TextStyle::Title, TextStyle::Figure})
                QVERIFY(Theme::pixelsOf(theme.font(style)) >= 23.99);
            QVERIFY(Theme::pixelsOf(theme.font(TextStyle::Body)) < 24.01);
            QCOMPARE(theme.px(10), 10 * 24 / Theme::pixelsOf(font));
        }
    }
};

QTEST_MAIN(TestColorVision)
#include "test_color_vision.moc"
