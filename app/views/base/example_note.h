// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace shardscope {

class WrappingLabel;

/// Says above a picture that it is an example's, and why the person's own scenario has none.
class ExampleNote : public QWidget {
    Q_OBJECT
public:
    explicit ExampleNote(QWidget* parent = nullptr);
    void setNote(const QString& headline, const QString& reason, const QString& example);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyTheme();

    WrappingLabel* m_headline;
    WrappingLabel* m_reason;
    WrappingLabel* m_example;
};

/// What is greyed says nothing of the scenario in the window, and cannot be used.
void setDimmed(QWidget& part, bool dimmed);

}  // namespace shardscope
