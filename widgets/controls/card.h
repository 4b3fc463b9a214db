// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>

#include "widgets/controls/wrapping_label.h"

class QToolButton;
class QVBoxLayout;

namespace shardscope {

class FlowLayout;

/// A white card on the page: one head line with a title, the question that its content answers and its tools; and the content. Where the
/// line is short, the question becomes the title's tool tip and tools go into a menu.
class Card : public QFrame {
    Q_OBJECT
public:
    explicit Card(const QString& title, const QString& question, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setQuestion(const QString& question);
    /// Adds a tool at the far end of the head line; the first ones go into the menu first.
    void addHeadTool(QToolButton* tool);
    /// Adds a tool next to the title; in further lines where one has no room for all of them.
    void addTool(QWidget* tool);
    void setBody(QWidget* body);
    /// Shows or hides title, question and the tools next to them.
    void setHeadShown(bool shown);
    /// Shows or hides tools of both kinds.
    void setToolsShown(bool shown);
    /// Returns the tools that are in the menu because there is no room.
    [[nodiscard]] QList<QToolButton*> toolsInMenu() const { return m_headTools.first(m_inMenu); }

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void applyTheme();
    void placeTools();
    void fitHead();
    void fillMenu();
    [[nodiscard]] int widthOfTools() const;
    [[nodiscard]] int roomForHeadTools(int caption) const;

    QLabel* m_title;
    WrappingLabel* m_question;
    QWidget* m_caption;   ///< title and question
    QWidget* m_between;   ///< takes the remaining room
    QWidget* m_headRow;   ///< the tools at the far end, together
    QToolButton* m_more;  ///< has a menu of tools without room
    FlowLayout* m_head;
    QVBoxLayout* m_layout;
    QWidget* m_body = nullptr;
    QList<QToolButton*> m_headTools;
    QList<QWidget*> m_rowTools;
    QWidget* m_away;         ///< hidden parent of tools while they are not wanted, whatever their owner shows or hides
    qsizetype m_inMenu = 0;  ///< of the head tools
    bool m_isFitting = false;
    bool m_isHeadShown = true;
    bool m_areToolsShown = true;
};

}  // namespace shardscope
