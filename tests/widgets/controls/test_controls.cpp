// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "tests/widgets/gui_test.h"
#include "widgets/controls/card.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/choice_popup.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/controls/finding_list.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/controls/tile.h"
#include "widgets/text/numbers.h"

using namespace shardscope;

namespace {

/// 1, 2, 4, 8 allowed; 16 not.
std::unique_ptr<DegreeSlider> degree()
{
    auto slider = std::make_unique<DegreeSlider>("&Tensor parallel");
    slider->setStops({{1, {}, true}, {2, {}, true}, {4, {}, true}, {8, {}, true}, {16, "40 heads do not divide by 16", true}});
    slider->setValue(4);
    slider->resize(300, 60);
    slider->show();
    QApplication::setActiveWindow(slider.get());
    slider->findChild<SliderTrack*>()->setFocus();
    return slider;
}

void turnWheel(QWidget& widget, int steps)
{
    QWheelEvent event(QPointF(5, 5), widget.mapToGlobal(QPointF(5, 5)), {}, QPoint(0, 120 * steps), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

QList<Choice> models()
{
    return {{"l70", "Llama 3 70B", "70.6 B", "Dense", {}},
            {"l8", "Llama 3 8B", {}, "Dense", {}},
            {"mix", "Mixtral 8x7B", {}, "Experts", {}},
            {"ds", "DeepSeek-V3", {}, "Experts", "cannot be estimated"}};
}

}  // namespace

class TestControls : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void keysMoveAlongAllowedStops_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<double>("value");
        QTest::newRow("right") << int(Qt::Key_Right) << 8.0;
        QTest::newRow("up") << int(Qt::Key_Up) << 8.0;
        QTest::newRow("left") << int(Qt::Key_Left) << 2.0;
        QTest::newRow("down") << int(Qt::Key_Down) << 2.0;
        QTest::newRow("home") << int(Qt::Key_Home) << 1.0;
        QTest::newRow("end stops before 16") << int(Qt::Key_End) << 8.0;
        QTest::newRow("page up") << int(Qt::Key_PageUp) << 8.0;
        QTest::newRow("page down") << int(Qt::Key_PageDown) << 1.0;
    }
    void keysMoveAlongAllowedStops()
    {
        QFETCH(int, key);
        QFETCH(double, value);
        const auto slider = degree();
        const QSignalSpy edited(slider.get(), &ValueSlider::valueEdited);
        const QSignalSpy finished(slider.get(), &ValueSlider::editFinished);
        QTest::keyClick(slider->findChild<SliderTrack*>(), static_cast<Qt::Key>(key));
        QCOMPARE(slider->value(), value);
        QCOMPARE(edited.size(), 1);
        QCOMPARE(edited.front(), QVariantList{value});
        QCOMPARE(finished.size(), 1);
    }

    void programmesMoveItSilently()
    {
        const auto slider = degree();
        const QSignalSpy edited(slider.get(), &ValueSlider::valueEdited);
        slider->setValue(16);  // a scenario may hold what a person could not choose
        QCOMPARE(slider->valueText(), "16");
        QCOMPARE(edited.size(), 0);
    }

    void draggingSnaps()
    {
        const auto slider = degree();
        auto& track = *slider->findChild<SliderTrack*>();
        const QSignalSpy edited(slider.get(), &ValueSlider::valueEdited);
        const QSignalSpy finished(slider.get(), &ValueSlider::editFinished);
        const int middle = track.height() / 2;
        QTest::mousePress(&track, Qt::LeftButton, {}, QPoint(track.width() / 4, middle));
        QCOMPARE(slider->value(), 2.0);
        QTest::mouseMove(&track, QPoint(track.width() - 2, middle));
        QCOMPARE(slider->value(), 8.0);
        QTest::mouseRelease(&track, Qt::LeftButton, {}, QPoint(track.width() - 2, middle));
        QCOMPARE(edited.size(), 2);
        QCOMPARE(finished.size(), 1);
    }

    void positionsAreLogarithmic()
    {
        const auto slider = degree();
        const auto& track = *slider->findChild<SliderTrack*>();
        QCOMPARE(track.fraction(1), 0.0);
        QCOMPARE(track.fraction(4), 0.5);
        QCOMPARE(track.fraction(16), 1.0);
        QCOMPARE(track.fraction(99), 1.0);
    }

    void theWheelTurnsOnlyWhatHasTheKeyboard()
    {
        const auto slider = degree();
        auto& track = *slider->findChild<SliderTrack*>();
        turnWheel(track, 1);
        QCOMPARE(slider->value(), 8.0);
        track.clearFocus();
        turnWheel(track, -1);
        QCOMPARE(slider->value(), 8.0);
    }

    void numbersAreTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("reason");
        QTest::newRow("allowed") << "8" << 8.0 << "";
        QTest::newRow("identical") << "4" << 4.0 << "";
        QTest::newRow("greyed") << "16" << 4.0 << "40 heads do not divide by 16";
        QTest::newRow("not among them") << "3" << 4.0 << "Possible values: 1, 2, 4, and 8";
        QTest::newRow("no number") << "9z" << 4.0 << "not a number";
    }
    void numbersAreTyped()
    {
        QFETCH(QString, typed);
        QFETCH(double, value);
        QFETCH(QString, reason);
        const auto slider = degree();
        const QSignalSpy refused(slider.get(), &ValueSlider::refused);
        auto& field = *slider->findChild<QLineEdit*>();
        QTest::keyClick(slider->findChild<SliderTrack*>(), typed.front().toLatin1());
        QCOMPARE(field.text(), typed.front());
        QTest::keyClicks(&field, typed.mid(1));
        slider->setValue(slider->value());  // a late result must not overwrite the typed text
        QCOMPARE(field.text(), typed);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(slider->value(), value);
        QCOMPARE(field.text(), slider->valueText());
        QCOMPARE(refused.isEmpty(), reason.isEmpty());
        if (!reason.isEmpty())
            QVERIFY2(refused.front()[1].toString().contains(reason), qPrintable(refused.front()[1].toString()));
    }

    void escapeGivesTheOldNumberBack()
    {
        const auto slider = degree();
        auto& field = *slider->findChild<QLineEdit*>();
        QTest::keyClick(slider->findChild<SliderTrack*>(), '8');
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(field.text(), "4");
        QCOMPARE(slider->value(), 4.0);
    }

    void quantitiesTakeAnyWholeNumberInRange()
    {
        QuantitySlider slider("Global batch");
        slider.setOctaves(1024, 1048576);
        slider.setFormatter([](double value) { return countText(value) + QString(" tokens"); });
        slider.setValue(65536);
        QCOMPARE(slider.valueText().replace(QChar(0xa0), ' '), "65.5 k tokens");
        auto& field = *slider.findChild<QLineEdit*>();
        const auto type = [&](const QString& text) {
            field.setText(text);
            Q_EMIT field.editingFinished();
            return slider.value();
        };
        QCOMPARE(type("12,345"), 12345.0);
        QCOMPARE(type("1M"), 1e6);
        QCOMPARE(type("5"), 1e6);
        QCOMPARE(type("1024.5"), 1e6);
        const QList<SliderStop>& stops = slider.findChild<SliderTrack*>()->stops();
        QCOMPARE(stops.front().value, 1024.0);
        QCOMPARE(stops.back().value, 1048576.0);
        QVERIFY(std::is_sorted(stops.begin(), stops.end(), [](const SliderStop& a, const SliderStop& b) { return a.value < b.value; }));
    }

    void slidersAreReadOut()
    {
        QAccessible::setActive(true);
        const auto slider = degree();
        slider->setNote("follows from the others");
        QAccessibleInterface* track = QAccessible::queryAccessibleInterface(slider->findChild<SliderTrack*>());
        QCOMPARE(track->role(), QAccessible::Slider);
        QCOMPARE(track->text(QAccessible::Name), "Tensor parallel");
        QCOMPARE(track->text(QAccessible::Description), "follows from the others\n16: 40 heads do not divide by 16");
        QCOMPARE(track->text(QAccessible::Value), "4");
        QCOMPARE(track->valueInterface()->maximumValue().toDouble(), 16.0);
        const QSignalSpy edited(slider.get(), &ValueSlider::valueEdited);
        track->valueInterface()->setCurrentValue(15);
        QCOMPARE(slider->value(), 8.0);
        QCOMPARE(edited.size(), 1);
    }

    void aReasonIsSaidOnceAndFewOfMany()
    {
        const auto slider = degree();
        slider->setStops({{1, {}, true}, {2, "it is odd", true}, {4, "it is odd", true}, {8, {}, true}, {16, "too many", true}});
        QCOMPARE(slider->remark(), "2, 4: it is odd\n16: too many");
        slider->setStops({{1, {}, true}, {2, "a", true}, {3, "b", true}, {4, "c", true}, {5, "d", true}, {6, "e", true}});
        QCOMPARE(slider->remark(), "2: a\n3: b\n4: c\n2 more value(s) are not possible.");
    }

    /// Whether a reason is also shown under the mouse, and removed.
    void aPointedObstacleIsTold()
    {
        const auto slider = degree();
        auto& track = *slider->findChild<SliderTrack*>();
        const QSignalSpy pointed(slider.get(), &ValueSlider::obstaclePointed);
        const auto hover = [&](double x) {
            QHoverEvent event(QEvent::HoverMove, QPointF(x, 12), track.mapToGlobal(QPointF(x, 12)), QPointF());
            QCoreApplication::sendEvent(&track, &event);
        };
        hover(track.width() - 10);
        QCOMPARE(pointed.size(), 1);
        QCOMPARE(pointed.front(), QVariantList{"16: 40 heads do not divide by 16"});
        hover(track.width() - 9);
        QCOMPARE(pointed.size(), 1);
        hover(track.width() / 2.0);
        QCOMPARE(pointed.back(), QVariantList{QString()});
    }

    void aCompactSliderIsOneRow()
    {
        const auto slider = degree();
        const int tall = slider->sizeHint().height();
        slider->setCompact("TP");
        QVERIFY(slider->sizeHint().height() < tall);
        slider->resize(270, slider->sizeHint().height());
        const auto& track = *slider->findChild<SliderTrack*>();
        const auto& field = *slider->findChild<QLineEdit*>();
        QTRY_VERIFY(track.mapTo(slider.get(), QPoint()).x() >= ValueSlider::kCaptionWidth);
        QVERIFY(track.width() >= 80);
        QVERIFY(field.mapTo(slider.get(), QPoint()).x() >= track.mapTo(slider.get(), QPoint(track.width(), 0)).x());
        QCOMPARE(track.accessibleName(), "Tensor parallel");
        slider->setNote("follows from the others");
        slider->setNoteVisible(false);
        QVERIFY(track.accessibleDescription().contains("follows"));
        QCOMPARE(slider->sizeHint().height(), track.height());
    }

    void suffixesAreTyped()
    {
        QuantitySlider slider("Sequence length");
        slider.setOctaves(256, 1 << 20);
        slider.setSuffixBase(SuffixBase::Binary);
        slider.show();
        QApplication::setActiveWindow(&slider);
        auto& field = *slider.findChild<QLineEdit*>();
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, "128k");
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(slider.value(), 131072.0);
        slider.setSuffixBase(SuffixBase::Decimal);
        field.selectAll();
        QTest::keyClicks(&field, "128k");
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(slider.value(), 128000.0);
    }

    void locksTellOnlyWhatAPersonDoes()
    {
        const auto slider = degree();
        const QSignalSpy locked(slider.get(), &DegreeSlider::lockEdited);
        slider->setLocked(true);
        QCOMPARE(locked.size(), 0);
        slider->findChild<QToolButton*>()->click();
        QCOMPARE(locked.front(), QVariantList{false});
        QCOMPARE(slider->findChild<QToolButton*>()->accessibleName(), "Lock Tensor parallel");
    }

    void segmentsSkipWhatCannotBe()
    {
        SegmentedChoice zero("ZeRO");
        zero.setSegments({{"0", "0", {}}, {"1", "1", {}}, {"2", "2", "not with a pipeline"}, {"3", "3", {}}});
        zero.setCurrent("1");
        zero.show();
        QApplication::setActiveWindow(&zero);
        const QSignalSpy edited(&zero, &SegmentedChoice::choiceEdited);
        const QList<QPushButton*> buttons = zero.findChildren<QPushButton*>();
        QCOMPARE(buttons[2]->toolTip(), "not with a pipeline");
        QCOMPARE(buttons[2]->accessibleDescription(), "not with a pipeline");
        QCOMPARE(buttons[1]->accessibleName(), "ZeRO 1");
        buttons[1]->setFocus();
        QTest::keyClick(buttons[1], Qt::Key_Right);
        QCOMPARE(zero.current(), "3");
        QTest::mouseClick(buttons[2], Qt::LeftButton);
        QTest::mouseClick(buttons[0], Qt::LeftButton);
        QTest::keyClick(buttons[0], Qt::Key_Left);
        QCOMPARE(zero.current(), "0");
        QCOMPARE(edited.size(), 2);
        zero.setCurrent("unknown");
        QCOMPARE(edited.size(), 2);
        QVERIFY(std::none_of(buttons.begin(), buttons.end(), [](const QPushButton* button) { return button->isChecked(); }));
        // One stop of the Tab key.
        QCOMPARE(std::count_if(buttons.begin(), buttons.end(), [](const QPushButton* b) { return b->focusPolicy() & Qt::TabFocus; }), 1);
    }

    /// Seven layouts of a ring in a language of long words.
    void segmentsContinueInFurtherLines()
    {
        SegmentedChoice layouts("Layout");
        layouts.setWraps();
        layouts.setSegments({{"a", "a longer name", {}}, {"b", "a longer name", {}}, {"c", "a longer name", {}}});
        layouts.resize(layouts.sizeHint().width(), layouts.sizeHint().height());
        layouts.show();
        const QList<QPushButton*> buttons = layouts.findChildren<QPushButton*>();
        QCOMPARE(buttons[2]->y(), buttons[0]->y());
        const int narrow = layouts.width() - 10;
        layouts.resize(narrow, layouts.heightForWidth(narrow));
        QTRY_VERIFY(buttons[2]->y() >= buttons[0]->geometry().bottom());
        QVERIFY(layouts.rect().contains(buttons[2]->geometry()));
    }

    void choicesAreSearched()
    {
        ChoiceBox box;
        box.setChoices(models());
        box.setCurrentId("l8");
        QCOMPARE(box.currentId(), "l8");
        ChoicePopup popup(*box.model(), box.currentId(), nullptr);
        const QSignalSpy chosen(&popup, &ChoicePopup::chosen);
        auto& list = *popup.findChild<QListView*>();
        auto& field = *popup.findChild<QLineEdit*>();
        QCOMPARE(list.model()->rowCount(), 6);
        QCOMPARE(list.currentIndex().data(ChoicePopup::kIdRole), "l8");
        popup.search("70b llama");
        QCOMPARE(list.model()->rowCount(), 2);
        QCOMPARE(list.model()->index(0, 0).data(), "Dense");
        QTest::keyClick(&field, Qt::Key_Down);
        popup.search("experts");
        QCOMPARE(list.model()->rowCount(), 3);
        QTest::keyClick(&field, Qt::Key_End);
        QTest::keyClick(&field, Qt::Key_PageDown);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front(), QVariantList{"mix"});  // DeepSeek-V3 cannot be taken
    }

    void choicesTellOnlyWhatAPersonDoes()
    {
        ChoiceBox box;
        box.setChoices(models());
        const QSignalSpy edited(&box, &ChoiceBox::choiceEdited);
        box.setCurrentId("l70");
        box.setCurrentId("gone", "my model");
        QCOMPARE(box.currentId(), QString());
        box.setCurrentId("l70");
        QCOMPARE(edited.size(), 0);
        box.show();
        QApplication::setActiveWindow(&box);
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Down);
        QCOMPARE(edited.size(), 1);
        QCOMPARE(box.currentId(), "l8");
        QTest::keyClick(&box, Qt::Key_Down);
        QCOMPARE(box.currentId(), "mix");
        box.clearFocus();
        turnWheel(box, 1);
        QCOMPARE(box.currentId(), "mix");
        box.setChoices(models());
        QCOMPARE(box.currentId(), "mix");
    }

    void theSameChoicesAgainAreNoChange()
    {
        ChoiceBox box;
        const QList<Choice> choices{{"a", "first", {}, {}, {}}, {"b", "second", {}, {}, "there is none"}};
        box.setChoices(choices);
        box.setCurrentId("a");
        const QSignalSpy filled(box.model(), &QAbstractItemModel::rowsInserted);
        box.setChoices(choices);
        QCOMPARE(filled.size(), 0);
        QCOMPARE(box.currentId(), "a");
        Theme::apply(Theme(ThemeKind::Light, 1.5));
        box.setChoices(choices);
        QVERIFY2(filled.size() > 0, "rows are as high as the theme's letters");
        box.setChoices({{"a", "first", {}, {}, {}}});
        QCOMPARE(box.count(), 1);
        QCOMPARE(box.currentId(), "a");
    }

    void tilesAreButtonsThatReadThemselves()
    {
        Tile tile;
        tile.setData({"Fits", "57.5 of 79.2 GiB", "worst: stage 0", "−1.8 GiB", Standing::Good, Standing::Good});
        QCOMPARE(tile.accessibleName(), "Fits, 57.5 of 79.2 GiB, Good, worst: stage 0, change −1.8 GiB");
        QCOMPARE(QAccessible::queryAccessibleInterface(&tile)->role(), QAccessible::Button);
        const QSignalSpy clicked(&tile, &Tile::clicked);
        tile.show();
        tile.setFocus();
        QTest::keyClick(&tile, Qt::Key_Space);
        QCOMPARE(clicked.size(), 1);
        const int width = tile.sizeHint().width();
        Theme::apply(Theme(ThemeKind::Light, 1.5));
        QVERIFY(tile.sizeHint().width() > width);
    }

    void findingsOfferWhatCanBeDone()
    {
        FindingList list;
        QVERIFY(list.findChild<QLabel*>());
        list.setFindings({{Standing::Error, "Stage 0 needs too much.", true, "Set recompute to full"},
                          {Standing::Hint, "Fine <b>so</b> far.", false, {}}});
        list.show();
        const QSignalSpy shown(&list, &FindingList::showRequested);
        const QSignalSpy fixed(&list, &FindingList::fixRequested);
        const QList<QPushButton*> buttons = list.findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 2);
        buttons[0]->click();
        buttons[1]->click();
        QCOMPARE(shown.front(), QVariantList{0});
        QCOMPARE(fixed.front(), QVariantList{0});
        QCOMPARE(buttons[1]->accessibleName(), "Fix: Set recompute to full");
        list.setFindings({});
        QCOMPARE(list.findChildren<QPushButton*>().size(), 0);
    }

    void findingsOfferSeveralCures()
    {
        FindingList list;
        list.resize(700, 300);
        list.show();
        const FindingRow row{Standing::Warning,
                             "It does not fit.",
                             true,
                             {},
                             {},
                             "What would make it fit",
                             {{"set ZeRO stage to 2", "61.2 of 79.2 GiB", "1,030 tokens/s per GPU", "3 % slower"},
                              {"set recompute to full", "40.1 of 79.2 GiB", "800 tokens/s per GPU", "25 % slower"}}};
        list.setFindings({{Standing::Hint, "Something else.", false, {}}, row});
        const QSignalSpy cured(&list, &FindingList::cureRequested);
        const QList<QPushButton*> buttons = list.findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 3);
        buttons[2]->click();
        QCOMPARE(cured.front(), (QVariantList{1, 1}));
        QVERIFY(buttons[2]->accessibleName().contains("set recompute to full") && buttons[2]->accessibleName().contains("25 % slower"));
        // More rows ask for more room, but not for all there is.
        list.setFindings({{Standing::Hint, "Something else.", false, {}}});
        QCoreApplication::processEvents();
        const int few = list.minimumSizeHint().height();
        list.setFindings(QList<FindingRow>(40, row));
        QCoreApplication::processEvents();
        const int many = list.minimumSizeHint().height();
        QVERIFY2(many > few && many < 250, qPrintable(QString("%1 of %2").arg(few).arg(many)));
    }

    void standingsHaveShapesAndWords()
    {
        QSet<QString> words;
        QList<QImage> shapes;
        for (Standing standing : {Standing::Good, Standing::Hint, Standing::Warning, Standing::Error}) {
            words << standingName(standing);
            QImage image(32, 32, QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            paintStanding(painter, QRectF(2, 2, 28, 28), standing);
            painter.end();
            const QImage shape = image.createAlphaMask();
            if (standing != Standing::Good)  // a tick and an i differ within the same disc
                QVERIFY(!shapes.contains(shape) || standing == Standing::Hint);
            shapes << shape;
        }
        QCOMPARE(words.size(), 4);
        QVERIFY(standingName(Standing::Plain).isEmpty());
    }

    void cardsAndLabelsGiveWay()
    {
        Card card("Memory", "Where do the bytes go, and on which GPU?");
        QCOMPARE(card.accessibleName(), "Memory");
        auto* first = new QLabel("first");
        const QPointer<QWidget> watched(first);
        card.setBody(first);
        card.setBody(new QLabel("second"));
        QVERIFY(!watched);
        card.resize(160, 120);
        card.show();
        const auto* question = card.findChild<WrappingLabel*>();
        const int line = question->fontMetrics().height();
        QTRY_VERIFY(question->height() >= 2 * line);
        card.resize(900, 120);
        QTRY_VERIFY(question->height() < 2 * line);
    }

    /// In whatever language and size of text: no word is left out.
    void labelsTakeTheLinesTheyNeed()
    {
        QWidget page;
        auto* layout = new QVBoxLayout(&page);
        auto* label = new WrappingLabel("Where do the bytes go, and on which GPU, and who waits for whom?");
        layout->addWidget(label);
        layout->addStretch(1);
        page.resize(200, 400);
        page.show();
        const int narrow = label->height();
        QVERIFY(narrow >= label->heightForWidth(label->width()) && narrow >= 2 * label->fontMetrics().height());
        Theme::apply(Theme::forAudience(ThemeKind::Light, 24));
        QCoreApplication::processEvents();
        QTRY_VERIFY(label->height() >= 3 * narrow);
        Theme::apply(Theme());
        QCoreApplication::processEvents();
        QTRY_COMPARE(label->height(), narrow);
        label->setText(label->text() + u' ' + label->text());
        QTRY_VERIFY(label->height() > narrow);
        page.resize(900, 400);
        QTRY_VERIFY(label->height() < narrow);
    }
};

QTEST_MAIN(TestControls)
#include "test_controls.moc"
