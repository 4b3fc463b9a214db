// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>

#include "widgets/controls/wrapping_label.h"

class QHBoxLayout;
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
    /// In a row of its own below the title.
    void addTool(QWidget* tool);
    void setBody(QWidget* body);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void applyTheme();

    QLabel* m_title;
    WrappingLabel* m_question;
    FlowLayout* m_head;
    QHBoxLayout* m_caption;
    FlowLayout* m_headTools = nullptr;
    FlowLayout* m_tools;
    QVBoxLayout* m_layout;
    QWidget* m_body = nullptr;
};

}  // namespace shardscope
