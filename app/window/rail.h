// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QMap>
#include <QWidget>

namespace shardscope {

/// One view in the rail: its icon above its name, or next to it where there is little height.
class RailButton : public QAbstractButton {
    Q_OBJECT
public:
    RailButton(const QString& icon, const QString& name, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Sets whether the name is next to the icon, not below it.
    void setBeside(bool beside);
    [[nodiscard]] bool isBeside() const { return m_isBeside; }
    /// Shows the icon alone.
    void setFolded(bool folded);
    /// Returns the height of a button with its name below.
    [[nodiscard]] static int heightAbove();
    /// Sets whether the view is visible in a pane, and whether that pane is active.
    void setShown(bool shown, bool active);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool hasName() const;
    void paintName(QPainter& painter, const QRectF& box, const QRectF& icon);
    QString m_icon;
    bool m_isShown = false;
    bool m_isActive = false;
    bool m_isBeside = false;
    bool m_isFolded = false;
};

/// A button for every view, grouped by kind. A press opens the view; with Ctrl it opens next to the visible ones.
class Rail : public QWidget {
    Q_OBJECT
public:
    explicit Rail(QWidget* parent = nullptr);

    void setShown(const QStringList& shown, const QString& active);
    [[nodiscard]] RailButton& button(const QString& id) const { return *m_buttons[id]; }
    void setKey(const QString& id, const QString& key);
    /// Shows icons alone, with the names as tool tips.
    void setFolded(bool folded);
    [[nodiscard]] bool isFolded() const { return m_isFolded; }

Q_SIGNALS:
    void goRequested(const QString& id);
    void besideRequested(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    bool m_isFolded = false;
    QMap<QString, RailButton*> m_buttons;
};

}  // namespace shardscope
