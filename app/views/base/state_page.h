// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

#include "widgets/controls/standing.h"

namespace shardscope {

/// Replaces the picture of a view that has nothing to draw: shows the state and the reason in the middle.
class StatePage : public QWidget {
    Q_OBJECT
public:
    explicit StatePage(QWidget* parent = nullptr);
    void setState(Standing standing, const QString& headline, const QString& reason);
    /// Shows that there is no estimate: not yet, or for a model that cannot be estimated.
    void tellNoEstimate();
    /// Shows work that ended with an exception.
    void tellProblem(const QString& problem);
    [[nodiscard]] QString headline() const { return m_headline->text(); }
    [[nodiscard]] QString reason() const { return m_reason->text(); }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void applyTheme();

    QWidget* m_space;
    QLabel* m_headline;
    QLabel* m_reason;
    Standing m_standing = Standing::Plain;
};

}  // namespace shardscope
