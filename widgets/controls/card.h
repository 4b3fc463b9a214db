// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>

#include "widgets/controls/wrapping_label.h"

class QVBoxLayout;

namespace shardscope {

class FlowLayout;

/// A white card on the page: a title, the question that its content answers, tools in a row, and the content.
class Card : public QFrame {
    Q_OBJECT
public:
    explicit Card(const QString& title, const QString& question, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setQuestion(const QString& question);
    /// At the far end of the title, or below it.
    void addHeadTool(QWidget* tool);
    /// In a row of its own below the title, or as many as there have to be.
    void addTool(QWidget* tool);
    void setBody(QWidget* body);
    /// Title, question and the tools beside them.
    void setHeadShown(bool shown);
    /// Those beside the title and those in the row below it.
    void setToolsShown(bool shown);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void applyTheme();
    void placeTools();

    QLabel* m_title;
    WrappingLabel* m_question;
    QWidget* m_caption;  ///< title and question
    QWidget* m_headRow;  ///< the tools beside them, together
    FlowLayout* m_head;
    FlowLayout* m_tools;
    QVBoxLayout* m_layout;
    QWidget* m_body = nullptr;
    QList<QWidget*> m_headTools;
    QList<QWidget*> m_rowTools;
    QWidget* m_away;  ///< hidden: where tools are while they are not wanted, whatever their owner shows or hides
    bool m_isHeadShown = true;
    bool m_areToolsShown = true;
};

}  // namespace shardscope
