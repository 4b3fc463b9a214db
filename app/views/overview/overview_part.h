// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QWidget>

#include "widgets/controls/wrapping_label.h"

namespace shardscope {

/// A picture of the Overview under its name, which leads to the view that shows it whole.
class OverviewPart : public QWidget {
    Q_OBJECT
public:
    /// Takes the content over.
    OverviewPart(const QString& title, const QString& whatItLeadsTo, QWidget* content, QWidget* parent = nullptr);
    /// Whose figures these are: which GPU, which part of the step.
    void setBasis(const QString& basis);
    [[nodiscard]] QString basis() const { return m_basis->text(); }

Q_SIGNALS:
    void opened();

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyTheme();

    QPushButton* m_title;
    WrappingLabel* m_basis;
};

}  // namespace shardscope
