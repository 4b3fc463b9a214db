// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include <functional>

#include "widgets/theme/theme.h"

namespace shardscope {

/// Larger than text beside pictures: it is to be read.
[[nodiscard]] QFont readingFont(TextStyle style = TextStyle::Body);

/// Running text whose links say something when the mouse or the keyboard is on them, instead of leading somewhere.
class ToldLabel : public QLabel {
    Q_OBJECT
public:
    explicit ToldLabel(std::function<QString(const QString& link)> tip, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void tell(const QString& link);

    std::function<QString(const QString&)> m_tip;
};

}  // namespace shardscope
