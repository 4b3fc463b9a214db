// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace shardscope {

/// Covers the right or the lower edge of another widget while it is open, without changing its layout. Esc and × close it.
class Drawer : public QWidget {
    Q_OBJECT
public:
    /// Takes ownership of the content. It is as high as `area`, or as wide and no higher than the content needs.
    Drawer(QWidget* content, QWidget& area, Qt::Edge edge = Qt::RightEdge);
    void setContent(QWidget* content);
    void open();
    void close();

Q_SIGNALS:
    void openChanged(bool open);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();

    QWidget& m_area;
    Qt::Edge m_edge;
};

}  // namespace shardscope
