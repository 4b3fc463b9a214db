// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/hint_line.h"

#include <QPainter>
#include <QTextLayout>

#include <cmath>

#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

/// An audience can't ask for the tooltip.
int lines() { return Theme::current().isForAudience() ? 5 : 3; }

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
    setText(sentence.isEmpty() ? tr("Point at a control to read what it does. Press F1 for the full description.") : sentence);
    setToolTip(sentence.isEmpty() ? QString() : Qt::convertFromPlainText(sentence));
    setAccessibleName(text());
}

/// Never a sentence that stops as if it were whole.
void HintLine::paintEvent(QPaintEvent* event)
{
    const QFontMetrics metrics(font());
    if (metrics.boundingRect(contentsRect(), Qt::TextWordWrap, text()).height() <= height()) {
        QLabel::paintEvent(event);
        return;
    }
    QTextLayout layout(text().replace(u'\n', QChar::LineSeparator), font());
    layout.beginLayout();
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    for (int row = 0; row < lines(); ++row) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width());
        const bool isLast = row == lines() - 1;
        const QString words = isLast ? text().mid(line.textStart()).replace(u'\n', u' ') : text().mid(line.textStart(), line.textLength());
        painter.drawText(0, row * metrics.lineSpacing() + metrics.ascent(),
                         isLast ? metrics.elidedText(words, Qt::ElideRight, width()) : words.trimmed());
    }
    layout.endLayout();
}

void HintLine::applyTheme()
{
    const Theme& theme = Theme::current();
    setFont(theme.font(TextStyle::Caption));
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, theme.color(ColorRole::Muted));
    setPalette(muted);
    setFixedHeight(static_cast<int>(std::ceil(lines() * QFontMetricsF(font()).lineSpacing())) + 2);
}

}  // namespace shardscope
