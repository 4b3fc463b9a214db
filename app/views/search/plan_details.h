// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace shardscope {

/// The chosen plan in words, why it loses to the first, and the actions on it.
class PlanDetails : public QWidget {
    Q_OBJECT
public:
    explicit PlanDetails(QWidget* parent = nullptr);
    /// Sets the texts; an empty line: none is chosen.
    void setPlan(const QString& line, const QString& why);
    /// Sets the text of a choice that has no plan; no action is possible.
    void setRefusal(const QString& why);

Q_SIGNALS:
    void applyRequested();
    void compareRequested();
    void explainRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyTheme();

    QLabel* m_line;
    QLabel* m_why;
    QPushButton* m_explain;
    QPushButton* m_compare;
    QPushButton* m_apply;
};

}  // namespace shardscope
