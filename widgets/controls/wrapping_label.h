// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLabel>

namespace shardscope {

/// Plain text that gives way: it takes as many lines as its width asks for, so that in no language a word of it is missing.
class WrappingLabel : public QLabel {
    Q_OBJECT
public:
    explicit WrappingLabel(const QString& text = {}, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

private:
    mutable QHash<int, int> m_heights;  ///< at widths that were asked for, of this text in this font
    mutable QString m_measured;
    mutable QFont m_measuredIn;
};

}  // namespace shardscope
