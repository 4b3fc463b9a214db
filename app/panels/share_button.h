// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "app/panels/share_segments.h"

namespace shardscope {

/// Returns "Fill and drain 2.8 %".
[[nodiscard]] QString nameAndShare(const ShareSegment& segment);

/// One part of the bar, a button that opens the view of it.
class ShareButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit ShareButton(QWidget* parent);
    /// Sets the parts; several that are too small to be drawn share one button.
    void setSegments(const QList<ShareSegment>& segments);
    [[nodiscard]] const QList<ShareSegment>& segments() const { return m_segments; }
    [[nodiscard]] double share() const;
    /// Returns name and share as far as there is room; empty where there is none.
    [[nodiscard]] QString label() const;
    /// Returns the same for less and less room.
    [[nodiscard]] QStringList texts() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QList<ShareSegment> m_segments;
};

/// The name of a part that is too small for it, below the bar; a click on it acts like one on the part.
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
