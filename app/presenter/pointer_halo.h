// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace shardscope {

/// A ring around the pointer in a window, so that an audience can follow it. It takes no clicks and covers nothing.
class PointerHalo : public QWidget {
    Q_OBJECT
public:
    explicit PointerHalo(QWidget& window);
    void setOn(bool on);
    [[nodiscard]] bool isOn() const { return m_isOn; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow(const QPoint& place);

    QWidget& m_window;
    bool m_isOn = false;
};

}  // namespace shardscope
