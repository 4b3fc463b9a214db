// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace shardscope {

class Panels;

/// Space plays and the arrows and page keys (those of a presenter's remote) step, in the current view, wherever the focus is, except in
/// widgets that use these keys themselves.
class StepKeys : public QObject {
    Q_OBJECT
public:
    StepKeys(QWidget& window, Panels& panels);
    void setOn(bool on);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool take(int key);

    QWidget& m_window;
    Panels& m_panels;
    bool m_isOn = false;
};

}  // namespace shardscope
