// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QWidget>

#include "widgets/controls/wrapping_label.h"

namespace shardscope {

/// A picture of the Overview under its name, which opens the full view.
class OverviewPart : public QWidget {
    Q_OBJECT
public:
    /// Takes ownership of the content.
    OverviewPart(const QString& title, const QString& whatItLeadsTo, QWidget* content, QWidget* parent = nullptr);
    /// Sets the basis of the figures: the GPU, the part of the step.
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
