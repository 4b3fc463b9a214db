// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/hint_line.h"

#include <cmath>

#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kLines = 3;

}  // namespace

HintLine::HintLine(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignTop | Qt::AlignLeading);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    applyTheme();
    tell({});
}

void HintLine::tell(const QString& sentence)
{
    setText(sentence.isEmpty() ? tr("Point at a control to read what it does; F1 says all of it.") : sentence);
    setToolTip(sentence.isEmpty() ? QString() : Qt::convertFromPlainText(sentence));
    setAccessibleName(text());
}

void HintLine::applyTheme()
{
    const Theme& theme = Theme::current();
    setFont(theme.font(TextStyle::Caption));
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, theme.color(ColorRole::Muted));
    setPalette(muted);
    setFixedHeight(static_cast<int>(std::ceil(kLines * QFontMetricsF(font()).lineSpacing())) + 2);
}

}  // namespace shardscope
