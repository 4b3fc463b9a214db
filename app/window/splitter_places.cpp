// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/splitter_places.h"

#include <QEvent>
#include <QSplitter>

#include <algorithm>
#include <utility>

namespace shardscope {
namespace {

/// As its stretch factors say: parts without one are as long as they would like to be; all alike where none has one.
QList<int> ownSizes(const QSplitter& splitter)
{
    const bool isVertical = splitter.orientation() == Qt::Vertical;
    QList<int> sizes;
    int stretches = 0;
    int rest = isVertical ? splitter.height() : splitter.width();
    for (int i = 0; i < splitter.count(); ++i) {
        const QWidget& part = *splitter.widget(i);
        const int stretch = isVertical ? part.sizePolicy().verticalStretch() : part.sizePolicy().horizontalStretch();
        sizes << (stretch > 0 ? 0 : isVertical ? part.sizeHint().height() : part.sizeHint().width());
        stretches += stretch;
        rest -= sizes.last();
    }
    if (stretches == 0)
        return QList<int>(splitter.count(), 1000);
    for (int i = 0; i < splitter.count(); ++i) {
        const QSizePolicy policy = splitter.widget(i)->sizePolicy();
        sizes[i] += std::max(0, rest) * (isVertical ? policy.verticalStretch() : policy.horizontalStretch()) / stretches;
    }
    return sizes;
}

}  // namespace

void SplitterPlaces::watch(const QString& name, QSplitter& splitter)
{
    m_names[&splitter] = name;
    splitter.installEventFilter(this);
    connect(&splitter, &QSplitter::splitterMoved, this, [this, name, &splitter] {
        m_places[name] = splitter.sizes();
        Q_EMIT moved();
    });
    connect(&splitter, &QObject::destroyed, this, [this](QObject* gone) { m_names.remove(gone); });
    put(name, splitter);
}

void SplitterPlaces::watchAll(const QString& name, const QWidget& widget)
{
    int number = 0;
    for (QSplitter* splitter : widget.findChildren<QSplitter*>())
        watch(QStringLiteral("%1/%2").arg(name).arg(number++), *splitter);
}

void SplitterPlaces::setPlaces(const Places& places)
{
    const Places before = std::exchange(m_places, places);
    for (auto each = m_names.cbegin(); each != m_names.cend(); ++each) {
        auto& splitter = static_cast<QSplitter&>(*each.key());
        if (m_places.contains(each.value()))
            put(each.value(), splitter);
        else if (before.contains(each.value()))
            splitter.setSizes(ownSizes(splitter));
    }
}

void SplitterPlaces::put(const QString& name, QSplitter& splitter) const
{
    const QList<int> sizes = m_places.value(name);
    // One of another version may have had other parts.
    if (sizes.size() == splitter.count())
        splitter.setSizes(sizes);
}

/// A splitter that is made larger would give the room to the part that stretches most.
bool SplitterPlaces::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Resize || !m_places.contains(m_names.value(watched)))
        return QObject::eventFilter(watched, event);
    const bool isDone = watched->event(event);
    put(m_names.value(watched), static_cast<QSplitter&>(*watched));
    return isDone;
}

}  // namespace shardscope
