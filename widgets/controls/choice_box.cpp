// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/choice_box.h"

#include <QKeyEvent>
#include <QScreen>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include "widgets/controls/choice_popup.h"
#include "widgets/text/plain_tip.h"
#include "widgets/theme/theme.h"

namespace shardscope {

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent)
{
    setModel(new QStandardItemModel(this));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QComboBox::activated, this, [this](int row) { Q_EMIT choiceEdited(itemData(row, ChoicePopup::kIdRole).toString()); });
}

void ChoiceBox::setChoices(const QList<Choice>& choices)
{
    const Theme& theme = Theme::current();
    const QSize row(0, qRound(theme.lineHeight(TextStyle::Body) + theme.px(8)));
    // Every move of a slider sets the choices again, and mostly they are the same.
    if (choices == m_choices && row == m_row)
        return;
    m_choices = choices;
    m_row = row;
    const QString kept = currentId();
    const QSignalBlocker quiet(this);
    auto& items = static_cast<QStandardItemModel&>(*model());
    items.clear();
    QString section;
    for (const Choice& choice : choices) {
        if (choice.section != section) {
            section = choice.section;
            auto* heading = new QStandardItem(section);
            heading->setFlags(Qt::NoItemFlags);
            QFont small = theme.font(TextStyle::Caption);
            small.setWeight(QFont::DemiBold);
            heading->setFont(small);
            heading->setForeground(theme.color(ColorRole::Muted));
            heading->setSizeHint(row);
            items.appendRow(heading);
        }
        auto* item = new QStandardItem(choice.detail.isEmpty() ? choice.text : choice.text + QStringLiteral("  ·  ") + choice.detail);
        item->setData(choice.id, ChoicePopup::kIdRole);
        item->setData(choice.section, ChoicePopup::kSectionRole);
        item->setToolTip(plainTip(choice.reason));
        item->setSizeHint(row);
        if (!choice.reason.isEmpty())
            item->setFlags(Qt::NoItemFlags);
        items.appendRow(item);
    }
    setCurrentIndex(kept.isEmpty() ? -1 : findData(kept, ChoicePopup::kIdRole));
    updateGeometry();
}

void ChoiceBox::setCurrentId(const QString& id, const QString& otherwise)
{
    const int index = id.isEmpty() ? -1 : findData(id, ChoicePopup::kIdRole);
    if (index == currentIndex() && otherwise == m_otherwise)
        return;
    const QSignalBlocker quiet(this);
    m_otherwise = otherwise;
    setCurrentIndex(index);
    updateGeometry();
    update();
}

QString ChoiceBox::currentId() const { return currentData(ChoicePopup::kIdRole).toString(); }

QSize ChoiceBox::sizeHint() const
{
    const QSize hint = QComboBox::minimumSizeHint();
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int around = rect().width() - style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    const int text = fontMetrics().horizontalAdvance(currentIndex() < 0 ? m_otherwise : currentText());
    return {std::max(hint.width(), text + around + 8), hint.height()};
}

void ChoiceBox::take(const QString& id)
{
    if (id == currentId())
        return;
    setCurrentId(id);
    Q_EMIT choiceEdited(id);
}

void ChoiceBox::showPopup()
{
    if (m_popup)
        return;
    auto* popup = new ChoicePopup(*model(), currentId(), this);
    m_popup = popup;
    connect(popup, &ChoicePopup::chosen, this, &ChoiceBox::take);
    const Theme& theme = Theme::current();
    popup->resize(std::max(width(), qRound(theme.px(280))), qRound(theme.px(360)));
    QPoint place = mapToGlobal(QPoint(0, height()));
    const QRect room = screen()->availableGeometry();
    if (place.y() + popup->height() > room.bottom())
        place.setY(std::max(room.top(), mapToGlobal(QPoint(0, 0)).y() - popup->height()));
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - popup->width())));
    popup->move(place);
    popup->show();
    popup->setFocus();
}

void ChoiceBox::hidePopup()
{
    if (m_popup)
        m_popup->close();
}

void ChoiceBox::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

/// A letter opens the list and is the start of the search.
void ChoiceBox::keyPressEvent(QKeyEvent* event)
{
    const QString text = event->text();
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && !text.isEmpty() && text.front().isLetterOrNumber()) {
        showPopup();
        static_cast<ChoicePopup*>(m_popup.data())->search(text);
        return;
    }
    QComboBox::keyPressEvent(event);
}

void ChoiceBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    if (currentIndex() < 0)
        option.currentText = m_otherwise;
    const QRect text = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, text.width() - 4);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace shardscope
