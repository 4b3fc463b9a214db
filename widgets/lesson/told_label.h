// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include <functional>

#include "widgets/theme/theme.h"

namespace shardscope {

/// Returns a font for reading, larger than that of texts next to pictures.
[[nodiscard]] QFont readingFont(TextStyle style = TextStyle::Body);

/// Running text whose links show a tool tip when pointed at or focused, instead of opening a page.
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
