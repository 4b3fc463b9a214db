// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QPixmap>
#include <QPointer>

namespace shardscope {

class CommandRegistry;

/// Freezes the picture of the audience's window and moves its content to a window of the presenter's, which is marked clearly. Afterwards
/// the content returns.
class FrozenView : public QObject {
    Q_OBJECT
public:
    FrozenView(QMainWindow& window, const CommandRegistry& commands);
    ~FrozenView() override;

    void setFrozen(bool frozen);
    [[nodiscard]] bool isFrozen() const { return m_own != nullptr; }
    /// The presenter's window; null while nothing is frozen.
    [[nodiscard]] QMainWindow* own() const { return m_own; }

Q_SIGNALS:
    void frozenChanged(bool frozen);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void freeze();
    void unfreeze();

    QMainWindow& m_window;
    const CommandRegistry& m_commands;
    QPointer<QMainWindow> m_own;
};

}  // namespace shardscope
