// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QAction>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextEdit>

#include "app/window/view_scroll.h"
#include "tests/app/text_recorder.h"
#include "widgets/charts/chart_widget.h"

/// Texts of a window that cannot be read: cut with dots, cut without, or covered by another.
namespace shardscope::test {

inline constexpr int kOnePane = 700;     ///< pixels of a view that is seen alone
inline constexpr double kTolerance = 2;  ///< pixels: letters reach over their advance

struct Unfit {
    const QWidget& widget;
    QStringList& found;

    void tell(const QString& what, const QString& text) const
    {
        QString place = widget.objectName();
        for (const QWidget* each = &widget; place.isEmpty() && each; each = each->parentWidget())
            place = each->objectName();
        found << QStringLiteral("%1 in %2 %3: %4").arg(what, place, QLatin1String(widget.metaObject()->className()), text.left(120));
    }
};

inline bool isViewport(const QWidget& widget)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    return area && area->viewport() == &widget;
}

/// Returns whether the dots are part of the text: "Save…".
inline bool isSaidWithDots(const QWidget& widget, const QString& drawn)
{
    if (const auto* page = qobject_cast<const QTextEdit*>(widget.parentWidget()))
        return page->toPlainText().contains(drawn.section(QChar(0x2029), -1).trimmed()) || page->toPlainText().contains(u'…');
    for (const QAction* action : widget.actions()) {
        const QString text = QString(action->text()).remove(u'&');
        if (drawn.contains(text) || text.endsWith(drawn))
            return true;
    }
    for (const char* name : {"text", "title", "placeholderText", "plainText", "currentText"}) {
        if (widget.property(name).toString().remove(u'&').simplified().contains(drawn.simplified()))
            return true;
    }
    static const QRegularExpression range(QStringLiteral("\\d…\\d"));
    return drawn.startsWith(u'…') || drawn.contains(range);  // "… by Young"
}

/// Returns whether this is the cells of a list, which are ignored: a reader can widen a column, and the tool tip has the whole text.
inline bool isCells(const QWidget& widget) { return isViewport(widget) && qobject_cast<const QAbstractItemView*>(widget.parentWidget()); }

inline void addOverlaps(const QList<DrawnText>& texts, const Unfit& unfit)
{
    for (qsizetype i = 0; i < texts.size(); ++i) {
        for (qsizetype j = i + 1; j < texts.size(); ++j) {
            const QRectF both = texts[i].ink() & texts[j].ink();
            // The same text again in the same place is an edge around it, or a part of a chart's cached picture.
            const bool isSame = texts[i].text.contains(texts[j].text) || texts[j].text.contains(texts[i].text);
            if (both.width() > 2 * kTolerance && both.height() > 2 * kTolerance && !isSame)
                unfit.tell(QStringLiteral("overlap"), texts[i].text + QStringLiteral(" / ") + texts[j].text);
        }
    }
}

/// Also of charts that cache a picture of their fixed parts, which the recorder cannot record.
inline QList<DrawnText> textsOf(const Scene& scene)
{
    QList<DrawnText> texts;
    for (const SceneText& text : scene.texts) {
        const QFontMetricsF metrics(Theme::current().font(text.style));
        const int flags = static_cast<int>(text.alignment) | (text.wrap ? Qt::TextWordWrap : Qt::TextDontClip);
        texts.append({text.text, 0, metrics.boundingRect(text.box, flags, text.text), QRectF(QPointF(-1e6, -1e6), QSizeF(2e6, 2e6))});
    }
    return texts;
}

inline void addUnfit(QWidget& widget, QStringList& found)
{
    const Unfit unfit{widget, found};
    const auto* chart = qobject_cast<const ChartWidget*>(&widget);
    const QList<DrawnText> texts = chart ? textsOf(chart->scene()) + textsDrawnBy(widget, true) : textsDrawnBy(widget, true);
    const QRectF room = QRectF(widget.rect()).adjusted(-kTolerance, -kTolerance, kTolerance, kTolerance);
    QString line;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const DrawnText& drawn = texts[i];
        line = i > 0 && texts[i - 1].place.center().y() == drawn.place.center().y() ? line + drawn.text : drawn.text;
        if (drawn.text.trimmed().isEmpty())
            continue;
        if (drawn.text.contains(u'…') && !isSaidWithDots(widget, line))
            unfit.tell(QStringLiteral("elided"), line);
        else if (!room.contains(drawn.place) && !isViewport(widget) && !qobject_cast<const QMenu*>(&widget))  // a long menu scrolls
            unfit.tell(QStringLiteral("cut"), line);
    }
    if (!isViewport(widget))
        addOverlaps(texts, unfit);
}

/// Returns whether all of a widget can be seen, if necessary by scrolling.
inline bool isWithinParents(const QWidget& widget, const QWidget& top)
{
    QRect shown = widget.rect();
    for (const QWidget* each = &widget; each != &top && !each->isWindow(); each = each->parentWidget()) {
        shown.translate(each->pos());
        const QWidget* parent = each->parentWidget();
        if (isViewport(*parent))
            return true;
        if (!parent->rect().adjusted(-1, -1, 1, 1).contains(shown))
            return false;
    }
    return true;
}

[[nodiscard]] inline QStringList unfitTexts(QWidget& top)
{
    QStringList found;
    QList<QWidget*> all = top.findChildren<QWidget*>();
    all.prepend(&top);
    for (QWidget* widget : std::as_const(all)) {
        if (!widget->isVisibleTo(&top) || widget->window() != top.window() || widget->width() <= 1 || widget->height() <= 1 ||
            isCells(*widget))
            continue;
        const QString text = widget->property("text").toString();
        if (!text.isEmpty() && !isWithinParents(*widget, top))
            Unfit{*widget, found}.tell(QStringLiteral("outside"), text);
        const auto* scroll = qobject_cast<const QScrollArea*>(widget);
        // Two views side by side have less room than they need.
        const bool isBeside = qobject_cast<const ViewScroll*>(widget) && widget->width() < kOnePane;
        if (scroll && !isBeside && scroll->widget()->width() > scroll->viewport()->width())
            Unfit{*scroll->widget(), found}.tell(QStringLiteral("too wide"), QString::number(scroll->widget()->width()));
        addUnfit(*widget, found);
    }
    found.removeDuplicates();
    return found;
}

}  // namespace shardscope::test
