// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/wrapping_label.h"

namespace shardscope {

WrappingLabel::WrappingLabel(const QString& text, QWidget* parent) : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);  // "fixed" would be the height of one line
    setSizePolicy(policy);
    setWordWrap(true);
}

/// It would like to be a line; a label of Qt's would like to be a block.
QSize WrappingLabel::sizeHint() const
{
    const QSize line = fontMetrics().size(Qt::TextSingleLine, text());
    return text().contains(u'\n') ? QLabel::sizeHint() : QSize(line.width() + 2 * margin() + 1, line.height());
}

/// Layouts ask a dozen times for each change of theirs.
int WrappingLabel::heightForWidth(int width) const
{
    if (m_measured != text() || m_measuredIn != font()) {
        m_measured = text();
        m_measuredIn = font();
        m_heights.clear();
    }
    const auto known = m_heights.constFind(width);
    return known != m_heights.constEnd() ? *known : *m_heights.insert(width, QLabel::heightForWidth(width));
}

QSize WrappingLabel::minimumSizeHint() const { return QSize(fontMetrics().averageCharWidth() * 4, fontMetrics().height()); }

}  // namespace shardscope
