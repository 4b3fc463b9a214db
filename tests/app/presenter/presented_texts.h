// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QScrollBar>

#include "tests/app/text_recorder.h"

/// Texts of a window that an audience could not read.
namespace shardscope::test {

constexpr double kSlack = 3;  ///< pixels: side bearings and rounding

/// Returns whether the text is that of a command that opens a dialog, which ends in dots.
inline bool asksForMore(const QWidget& window, const QString& text)
{
    constexpr int kLongestCommand = 24;
    const QList<QAbstractButton*> buttons = window.findChildren<QAbstractButton*>();
    return text.size() <= kLongestCommand && std::any_of(buttons.begin(), buttons.end(), [&text](const QAbstractButton* button) {
               const QString written = QString(button->text()).remove(u'&');
               return button->isVisible() && (written == text || written.endsWith(text));
           });
}

/// Returns whether the text is cut. An ellipsis within a text is not a cut: it marks a list or a dialog.
inline bool isElided(const QWidget& window, const QString& text)
{
    return text.size() > 1 && text.endsWith(u'…') && !asksForMore(window, text);
}

/// Returns whether the presenter can scroll to the rest: its place scrolls in the direction in which the text is cut.
inline bool canScrollTo(const QWidget& window, const DrawnText& drawn)
{
    const QRectF seen = drawn.place.intersected(drawn.clip);
    const bool isTooWide = seen.width() < drawn.place.width() - kSlack;
    const bool isTooHigh = seen.height() < drawn.place.height() * 0.75;
    for (const QWidget* part = window.childAt(QPoint(int(seen.center().x()), int(seen.top()))); part; part = part->parentWidget()) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(part);
        if (!area)
            continue;
        if ((!isTooWide || area->horizontalScrollBar()->maximum() > 0) && (!isTooHigh || area->verticalScrollBar()->maximum() > 0))
            return true;
    }
    return false;
}

inline bool isCut(const QWidget& window, const DrawnText& drawn)
{
    const QRectF seen = drawn.place.intersected(drawn.clip);
    if (seen.isEmpty())
        return false;  // another part of a scrolled area, or of a moved picture
    const bool isWhole = seen.width() >= drawn.place.width() - kSlack && seen.height() >= drawn.place.height() * 0.75;
    return !isWhole && !canScrollTo(window, drawn);
}

inline QStringList overlapping(const QList<DrawnText>& texts)
{
    QStringList found;
    for (qsizetype first = 0; first < texts.size(); ++first) {
        const QRectF ink = texts[first].ink();
        for (qsizetype second = first + 1; second < texts.size() && !ink.isEmpty(); ++second) {
            const QRectF both = ink.intersected(texts[second].ink());
            // The same text again in the same place is an edge around it.
            if (both.width() > kSlack && both.height() > kSlack && texts[first].text != texts[second].text)
                found << QStringLiteral("\"%1\" over \"%2\"").arg(texts[second].text, texts[first].text);
        }
    }
    return found;
}

/// Returns the texts that are smaller than `pixels`, end in an ellipsis, are cut by the edge of their part, or overlap another.
inline QStringList unreadTexts(QWidget& window, double pixels, bool isWhole)
{
    QList<DrawnText> texts;
    QStringList faults;
    for (const DrawnText& drawn : textsDrawnBy(window)) {
        if (drawn.text.trimmed().isEmpty() || drawn.place.intersected(drawn.clip).isEmpty())
            continue;
        texts << drawn;
        if (drawn.pixels < pixels - 0.01)
            faults << QStringLiteral("\"%1\" is %2 pixels").arg(drawn.text).arg(drawn.pixels);
        if (isWhole && isElided(window, drawn.text))
            faults << QStringLiteral("\"%1\" is elided").arg(drawn.text);
        if (isCut(window, drawn))
            faults << QStringLiteral("\"%1\" is cut at %2, %3").arg(drawn.text).arg(drawn.place.center().x()).arg(drawn.place.center().y());
    }
    return faults << overlapping(texts);
}

}  // namespace shardscope::test
