// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QMap>
#include <QWidget>

namespace shardscope {

/// One view in the rail: its icon above its name, or beside it where there is little height.
class RailButton : public QAbstractButton {
    Q_OBJECT
public:
    RailButton(const QString& icon, const QString& name, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The name beside the icon, not below it.
    void setBeside(bool beside);
    [[nodiscard]] bool isBeside() const { return m_isBeside; }
    /// Shows the icon alone.
    void setFolded(bool folded);
    /// Returns what a button with its name below takes.
    [[nodiscard]] static int heightAbove();
    /// Seen in a pane, and the one that a key acts on.
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

/// Every view, always in sight, those of one kind together. A press goes there; with Ctrl it opens beside what is seen.
class Rail : public QWidget {
    Q_OBJECT
public:
    explicit Rail(QWidget* parent = nullptr);

    void setShown(const QStringList& shown, const QString& active);
    [[nodiscard]] RailButton& button(const QString& id) const { return *m_buttons[id]; }
    void setKey(const QString& id, const QString& key);
    /// Icons alone; their tips have the names.
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
