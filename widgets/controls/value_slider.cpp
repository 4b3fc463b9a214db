// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/value_slider.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolTip>
#include <QVBoxLayout>

#include "widgets/theme/theme.h"

namespace shardscope {

ValueSlider::ValueSlider(const QString& caption, QWidget* parent)
    : QWidget(parent), m_header(new QWidget), m_caption(new QLabel), m_field(new QLineEdit), m_track(new SliderTrack), m_note(new QLabel)
{
    m_caption->setBuddy(m_track);
    m_field->setFrame(false);
    m_field->setAlignment(Qt::AlignRight);
    // One stop of the Tab key for each slider: digits typed on the track end up in the field.
    m_field->setFocusPolicy(Qt::ClickFocus);
    m_field->installEventFilter(this);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->hide();
    auto* header = new QHBoxLayout(m_header);
    header->setContentsMargins(0, 0, 0, 0);
    header->setSpacing(4);
    header->addWidget(m_caption);
    header->addWidget(m_field, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_track);
    layout->addWidget(m_note);
    setCaption(caption);
    applyFonts();
    connect(m_track, &SliderTrack::valueEdited, this, [this](double value) {
        showValue();
        Q_EMIT valueEdited(value);
    });
    connect(m_track, &SliderTrack::editFinished, this, &ValueSlider::editFinished);
    connect(m_track, &SliderTrack::obstaclePointed, this, &ValueSlider::obstaclePointed);
    connect(m_track, &SliderTrack::typed, this, [this](const QString& text) {
        m_field->setFocus(Qt::OtherFocusReason);
        m_field->setText(text);
        m_field->setModified(true);
    });
    connect(m_field, &QLineEdit::editingFinished, this, &ValueSlider::takeTyped);
    showValue();
}

/// A field that has the keyboard loses it while QWidget destroys the children, and says "editing finished": too late for us.
ValueSlider::~ValueSlider() { m_field->disconnect(this); }

void ValueSlider::setCaption(const QString& caption)
{
    m_caption->setText(caption);
    const QString plain = QString(caption).remove(u'&');
    m_track->setAccessibleName(plain);
    m_field->setAccessibleName(tr("%1 as a number").arg(plain));
}

void ValueSlider::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(m_isNoteVisible && !note.isEmpty());
    describe();
}

void ValueSlider::setNoteVisible(bool visible)
{
    m_isNoteVisible = visible;
    m_note->setVisible(visible && !m_note->text().isEmpty());
}

void ValueSlider::setStops(const QList<SliderStop>& stops)
{
    m_track->setStops(stops);
    describe();
}

QString ValueSlider::remark() const
{
    QStringList lines{m_note->text(), m_track->obstacles()};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

void ValueSlider::describe() { m_track->setAccessibleDescription(remark()); }

void ValueSlider::setCompact(const QString& shortCaption, const QString& widest)
{
    m_widest = widest;
    m_caption->setText(shortCaption);
    auto* row = static_cast<QHBoxLayout*>(m_header->layout());
    layout()->removeWidget(m_track);
    row->insertWidget(1, m_track, 1);
    // Tools stand behind the track for the Tab key, too.
    for (int place = row->indexOf(m_field) + 1; place < row->count(); ++place)
        setTabOrder(row->itemAt(place - 1)->widget() == m_field ? m_track : row->itemAt(place - 1)->widget(), row->itemAt(place)->widget());
    row->setStretchFactor(m_field, 0);
    applyFonts();
}

bool ValueSlider::setShortCaption(const QString& caption)
{
    const bool changes = m_caption->text() != caption;
    m_caption->setText(caption);
    return changes;
}

int ValueSlider::captionNeeded() const { return m_widest.isEmpty() ? 0 : m_caption->sizeHint().width(); }

void ValueSlider::setCaptionWidth(int pixels)
{
    if (!m_widest.isEmpty())
        m_caption->setFixedWidth(std::max(pixels, captionNeeded()));
}

void ValueSlider::setFormatter(const std::function<QString(double)>& text)
{
    m_track->setFormatter(text);
    showValue();
}

void ValueSlider::setValue(double value)
{
    m_track->setValue(value);
    // Somebody may be typing the next value while results of the last arrive.
    if (!m_field->isModified())
        showValue();
}

void ValueSlider::showValue()
{
    m_field->setText(m_track->valueText());
    m_field->setModified(false);
    fitField();
}

/// In front of an audience a figure is never cut off.
void ValueSlider::fitField()
{
    constexpr double kMargins = 12;
    const Theme& theme = Theme::current();
    if (m_widest.isEmpty())
        m_field->setMinimumWidth(theme.isForAudience() ? qRound(theme.textWidth(TextStyle::Strong, m_field->text()) + theme.px(kMargins))
                                                       : 0);
}

void ValueSlider::takeTyped()
{
    if (!m_field->isModified() && m_field->text() == m_track->valueText())
        return;
    const QString typed = m_field->text();
    const std::optional<double> value = parseQuantity(typed, m_suffixBase, locale());
    QString reason;
    if (value && *value == m_track->value()) {
        showValue();
    } else if (value && accepts(*value, reason)) {
        m_track->setValue(*value);
        showValue();
        Q_EMIT valueEdited(*value);
        Q_EMIT editFinished();
    } else {
        if (!value)
            reason = tr("“%1” is not a number. Enter a number such as %2.").arg(typed, m_track->valueText());
        showValue();
        QToolTip::showText(m_field->mapToGlobal(QPoint(0, m_field->height())), reason, m_field);
        Q_EMIT refused(typed, reason);
    }
}

void ValueSlider::addToHeader(QWidget* tool) { m_header->layout()->addWidget(tool); }

void ValueSlider::applyFonts()
{
    const Theme& theme = Theme::current();
    m_field->setFont(theme.font(TextStyle::Strong));
    m_note->setFont(theme.font(TextStyle::Caption));
    QPalette muted = m_note->palette();
    muted.setColor(QPalette::WindowText, theme.color(ColorRole::Muted));
    m_note->setPalette(muted);
    QPalette clear = m_field->palette();
    clear.setColor(QPalette::Base, Qt::transparent);
    m_field->setPalette(clear);
    fitField();
    if (m_widest.isEmpty())
        return;
    setCaptionWidth(qRound(theme.px(kCaptionWidth)));
    constexpr double kFieldMargins = 8;
    m_field->setFixedWidth(qRound(theme.textWidth(TextStyle::Strong, m_widest) + theme.px(kFieldMargins)));
}

void ValueSlider::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyFonts();
    QWidget::changeEvent(event);
}

bool ValueSlider::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && m_field->isModified()) {
        showValue();
        m_track->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace shardscope
