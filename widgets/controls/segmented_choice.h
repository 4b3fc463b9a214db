// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QPushButton;

namespace shardscope {

struct Segment {
    QString id;
    QString text;
    QString reason;  ///< why it is disabled; empty: it is not
};

/// A few choices side by side, one of them selected: "ZeRO 0 1 2 3". Arrow keys go to the next enabled one.
class SegmentedChoice : public QWidget {
    Q_OBJECT
public:
    explicit SegmentedChoice(const QString& caption, QWidget* parent = nullptr);

    /// Lets segments continue in further lines where one has no room for all. Before the first `setSegments`.
    void setWraps();
    void setSegments(const QList<Segment>& segments);
    /// Sets the choice, without a signal.
    void setCurrent(const QString& id);
    [[nodiscard]] QString current() const { return m_current; }

Q_SIGNALS:
    void choiceEdited(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(int index);
    void showCurrent();

    QString m_caption;
    QString m_current;
    QList<Segment> m_segments;
    QList<QPushButton*> m_buttons;
};

}  // namespace shardscope
