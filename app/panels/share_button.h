// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "app/panels/share_segments.h"

namespace shardscope {

/// "Fill and drain 2.8 %".
[[nodiscard]] QString nameAndShare(const ShareSegment& segment);

/// One part of the bar, a button that leads to the view which shows it.
class ShareButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit ShareButton(QWidget* parent);
    /// Several parts: those that are too small to be drawn each for itself.
    void setSegments(const QList<ShareSegment>& segments);
    [[nodiscard]] const QList<ShareSegment>& segments() const { return m_segments; }
    [[nodiscard]] double share() const;
    /// Returns what it is and how much, as long as there is room for; empty where there is room for neither.
    [[nodiscard]] QString label() const;
    /// The same for ever less room.
    [[nodiscard]] QStringList texts() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QList<ShareSegment> m_segments;
};

/// The name of a part too small to bear it: stands below the bar, and a click on it is one on the part.
class ShareCaption : public QAbstractButton {
    Q_OBJECT
public:
    explicit ShareCaption(QWidget* parent);
    void setPart(ShareButton* part);
    [[nodiscard]] ShareButton* part() const { return m_part; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ShareButton* m_part = nullptr;
};

}  // namespace shardscope
