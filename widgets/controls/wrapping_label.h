// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLabel>

namespace shardscope {

/// Plain text that wraps into as many lines as its width needs, so that no word is cut in any language.
class WrappingLabel : public QLabel {
    Q_OBJECT
public:
    explicit WrappingLabel(const QString& text = {}, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

private:
    mutable QHash<int, int> m_heights;  ///< cached heights of this text in this font, by width
    mutable QString m_measured;
    mutable QFont m_measuredIn;
};

}  // namespace shardscope
