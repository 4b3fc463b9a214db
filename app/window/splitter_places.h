// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QMap>
#include <QObject>

class QSplitter;

namespace shardscope {

/// Where a person moved the splitters: by a name, the parts' sizes, of which only the proportions count. Each splitter that is watched keeps
/// its proportions while the window grows or shrinks, and takes those that are known of it.
class SplitterPlaces : public QObject {
    Q_OBJECT
public:
    using Places = QMap<QString, QList<int>>;
    using QObject::QObject;

    void watch(const QString& name, QSplitter& splitter);
    /// Every splitter of the widget, by its number.
    void watchAll(const QString& name, const QWidget& widget);
    [[nodiscard]] const Places& places() const { return m_places; }
    /// A splitter that has no place any more is as its stretch factors say.
    void setPlaces(const Places& places);

Q_SIGNALS:
    /// By a person.
    void moved();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void put(const QString& name, QSplitter& splitter) const;

    Places m_places;
    QHash<QObject*, QString> m_names;  ///< of those that are watched
};

}  // namespace shardscope
