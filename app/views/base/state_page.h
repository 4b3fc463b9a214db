// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

#include "widgets/controls/standing.h"

namespace shardscope {

/// Stands where a view has nothing to draw, and says what the state is, and why, in the middle of the space.
class StatePage : public QWidget {
    Q_OBJECT
public:
    explicit StatePage(QWidget* parent = nullptr);
    void setState(Standing standing, const QString& headline, const QString& reason);
    /// Before the first estimate, and of a model that can't be estimated.
    void tellNoEstimate();
    /// Work that ended with an exception.
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
