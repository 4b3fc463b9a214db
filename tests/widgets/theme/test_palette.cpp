// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QPainter>
#include <QStyleOptionButton>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/theme/color_distance.h"
#include "widgets/theme/dimension.h"

using namespace shardscope;

namespace {

QList<ColorRole> between(ColorRole first, ColorRole last)
{
    QList<ColorRole> roles;
    for (int i = static_cast<int>(first); i <= static_cast<int>(last); ++i)
        roles << static_cast<ColorRole>(i);
    return roles;
}

/// Hues of one group stand side by side in one picture.
const QList<QPair<const char*, QList<ColorRole>>>& groups()
{
    static const QList<QPair<const char*, QList<ColorRole>>> all{{"memory", between(ColorRole::Parameters, ColorRole::Framework)},
                                                                 {"mesh", between(ColorRole::TensorParallel, ColorRole::PipelineParallel)},
                                                                 {"blocks", between(ColorRole::Forward, ColorRole::Idle)}};
    return all;
}

void addThemes()
{
    QTest::addColumn<ThemeKind>("kind");
    QTest::newRow("light") << ThemeKind::Light;
    QTest::newRow("dark") << ThemeKind::Dark;
    QTest::newRow("high contrast") << ThemeKind::HighContrast;
}

}  // namespace

class TestPalette : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    /// Pairs 1, 7 and 17 of the test data of Sharma, Wu and Dalal 2005, table 1.
    void theDistanceIsThePublishedOne()
    {
        const auto near = [](double a, double b) { return std::abs(a - b) < 1e-4; };
        QVERIFY(near(distance({50, 2.6772, -79.7751}, {50, 0, -82.7485}), 2.0425));
        QVERIFY(near(distance({50, 0, 0}, {50, -1, 2}), 2.3669));
        QVERIFY(near(distance({50, 2.5, 0}, {73, 25, -18}), 27.1492));
    }

    void huesStayApartInEveryKindOfVision_data() { addThemes(); }
    void huesStayApartInEveryKindOfVision()
    {
        QFETCH(ThemeKind, kind);
        const Theme theme(kind);
        for (const auto& [name, roles] : groups()) {
            for (Vision vision : {Vision::Normal, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia}) {
                for (qsizetype i = 0; i < roles.size(); ++i) {
                    for (qsizetype j = i + 1; j < roles.size(); ++j) {
                        const double apart = distance(seen(theme.color(roles[i]), vision), seen(theme.color(roles[j]), vision));
                        QVERIFY2(apart >= 10,
                                 qPrintable(QString("%1 %2/%3 vision %4: %5").arg(name).arg(i).arg(j).arg(int(vision)).arg(apart)));
                    }
                }
            }
        }
    }

    void everyGroupHasItsOwnPatterns_data() { addThemes(); }
    void everyGroupHasItsOwnPatterns()
    {
        QFETCH(ThemeKind, kind);
        for (const auto& [name, roles] : groups()) {
            QSet<int> patterns;
            for (ColorRole role : roles)
                patterns << static_cast<int>(Theme(kind).hatch(role));
            const bool idle = roles.contains(ColorRole::Idle);  // plain like Forward: it has no letter either
            QCOMPARE(patterns.size(), roles.size() - (idle ? 1 : 0));
        }
    }

    void everyDimensionHasAHueAndLettersOfItsOwn()
    {
        QSet<int> roles;
        QSet<QString> letters;
        for (const Axis dimension : kDimensions) {
            QVERIFY(groups().at(1).second.contains(roleOf(dimension)));
            roles << static_cast<int>(roleOf(dimension));
            letters << lettersOf(dimension);
            const std::string_view name = EnumNames<Axis>::names[static_cast<std::size_t>(dimension)].second;
            QCOMPARE(QString(lettersOf(dimension)).toLower(), QLatin1String(name.data(), qsizetype(name.size())));
        }
        QCOMPARE(roles.size(), 5);
        QCOMPARE(letters.size(), 5);
    }

    void fillsStandOutFromTheCard_data() { addThemes(); }
    void fillsStandOutFromTheCard()
    {
        QFETCH(ThemeKind, kind);
        const Theme theme(kind);
        const QColor card = theme.color(ColorRole::Card);
        for (ColorRole role : between(ColorRole::Parameters, ColorRole::Idle)) {
            QVERIFY2(contrast(theme.color(role), card) >= 1.3, qPrintable(QString::number(int(role))));
            QVERIFY(contrast(theme.edgeOf(theme.color(role)), card) >= 1.3);
            QVERIFY(contrast(inkOn(theme.color(role)), theme.color(role)) >= 4.5);
            QVERIFY(contrast(inkOn(theme.color(role)), theme.color(role)) >=
                    std::max(contrast(Qt::black, theme.color(role)), contrast(Qt::white, theme.color(role))));
        }
    }

    void textIsReadable_data() { addThemes(); }
    void textIsReadable()
    {
        QFETCH(ThemeKind, kind);
        const Theme theme(kind);
        for (ColorRole ground : {ColorRole::Surface, ColorRole::Card, ColorRole::Field}) {
            for (ColorRole ink :
                 {ColorRole::Text, ColorRole::Muted, ColorRole::Good, ColorRole::Warning, ColorRole::Error, ColorRole::Hint})
                QVERIFY2(contrast(theme.color(ink), theme.color(ground)) >= 4.5,
                         qPrintable(QString("%1 on %2").arg(int(ink)).arg(int(ground))));
        }
        QVERIFY(contrast(theme.color(ColorRole::OnAccent), theme.color(ColorRole::Accent)) >= 4.5);
        QVERIFY(contrast(theme.color(ColorRole::Accent), theme.color(ColorRole::Card)) >= 4.5);
        QVERIFY(contrast(theme.color(ColorRole::Text), theme.color(ColorRole::AccentSoft)) >= 4.5);
        // A handle or a ring that cannot be told from its ground is lost (WCAG 2.1, 1.4.11).
        QVERIFY(contrast(theme.color(ColorRole::Accent), theme.color(ColorRole::Groove)) >= 1.5);
    }

    void contrastHasItsKnownValues()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(std::abs(contrast(QColor(0x777777), Qt::white) - 4.48) < 0.01);
        QCOMPARE(mixed(Qt::black, Qt::white, 0.5), QColor(128, 128, 128));
    }

    void applyingItGivesTheApplicationItsPaletteAndFont()
    {
        const double points = Theme().font(TextStyle::Body).pointSizeF();
        Theme::apply(Theme(ThemeKind::Dark, 1.5));
        QCOMPARE(QApplication::palette().color(QPalette::Window), Theme::current().color(ColorRole::Surface));
        QCOMPARE(QApplication::font().pointSizeF(), points * 1.5);
        QCOMPARE(Theme::kindOf(QApplication::palette()), ThemeKind::Dark);
        QCOMPARE(Theme::current().px(10), 15.0);
        // The desktop's font, not the scaled one, is where the next theme starts from.
        Theme::apply(Theme(ThemeKind::Light));
        QCOMPARE(QApplication::font().pointSizeF(), points);
        QCOMPARE(Theme::kindOf(QApplication::palette()), ThemeKind::Light);
    }

    /// On and off can be told apart, and from the ground, in every theme.
    void checkBoxesAreSeen_data() { addThemes(); }
    void widthsAreThoseOfTheThemeThatIsAsked()
    {
        const QList<Theme> themes{Theme(ThemeKind::Light), Theme(ThemeKind::Dark, 2), Theme::forAudience(ThemeKind::Light, 24),
                                  Theme(ThemeKind::Light)};
        for (const QString& text : QStringList{"61.2 of 80 GB", "stage 63", {}, "stage 63"}) {
            for (const Theme& theme : themes) {
                for (const TextStyle style : {TextStyle::Caption, TextStyle::Body, TextStyle::Strong, TextStyle::Title, TextStyle::Figure})
                    QCOMPARE(theme.textWidth(style, text), QFontMetricsF(theme.font(style)).horizontalAdvance(text));
            }
        }
    }

    void checkBoxesAreSeen()
    {
        QFETCH(ThemeKind, kind);
        Theme::apply(Theme(kind));
        const QColor ground = Theme::current().color(ColorRole::Card);
        double most[2] = {};
        for (const bool isOn : {false, true}) {
            QStyleOptionButton option;
            option.rect = QRect(2, 2, 14, 14);
            option.state = QStyle::State_Enabled | (isOn ? QStyle::State_On : QStyle::State_Off);
            QImage image(18, 18, QImage::Format_RGB32);
            image.fill(ground);
            QPainter painter(&image);
            QApplication::style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &option, &painter);
            painter.end();
            for (int x = 0; x < 18; ++x)
                most[isOn] = std::max(most[isOn], contrast(image.pixelColor(x, isOn ? 12 : 2), ground));
        }
        QVERIFY2(most[0] >= 3 && most[1] >= 3, qPrintable(QString("%1 %2").arg(most[0]).arg(most[1])));
    }

    void hatchLinesStayInside_data()
    {
        QTest::addColumn<Hatch>("hatch");
        QTest::newRow("rising") << Hatch::Rising;
        QTest::newRow("falling") << Hatch::Falling;
        QTest::newRow("horizontal") << Hatch::Horizontal;
        QTest::newRow("vertical") << Hatch::Vertical;
        QTest::newRow("crossed") << Hatch::Crossed;
    }
    void hatchLinesStayInside()
    {
        QFETCH(Hatch, hatch);
        const QRectF rect(13.5, 7.25, 40, 23);
        const QList<QLineF> lines = hatchLines(rect, hatch, 5);
        QVERIFY(lines.size() >= 4);
        const QRectF room = rect.adjusted(-1e-9, -1e-9, 1e-9, 1e-9);
        for (const QLineF& line : lines) {
            QVERIFY(room.contains(line.p1()));
            QVERIFY(room.contains(line.p2()));
        }
        QVERIFY(hatchLines(QRectF(), hatch, 5).isEmpty());
        QVERIFY(hatchLines(rect, hatch, 0).isEmpty());
        QVERIFY(hatchLines(rect, Hatch::None, 5).isEmpty());
    }
};

QTEST_MAIN(TestPalette)
#include "test_palette.moc"
