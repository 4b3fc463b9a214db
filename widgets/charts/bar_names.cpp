// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/bar_names.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr double kNameGap = 6;

}  // namespace

BarNames::BarNames(const StackedBarsData& data, const Theme& theme) : m_data(data), m_theme(theme)
{
    for (const StackedBar& bar : data.bars) {
        m_widest = std::max(m_widest, theme.textWidth(TextStyle::Caption, bar.name));
        m_widestShort = std::max(m_widestShort, theme.textWidth(TextStyle::Caption, bar.shortName));
    }
}

int BarNames::lines(double pitch) const
{
    constexpr qsizetype kFew = 8;
    if (m_data.bars.size() > kFew)
        return 1;
    double longestWord = 0;
    for (const StackedBar& bar : m_data.bars) {
        for (const QString& word : bar.name.split(u' '))
            longestWord = std::max(longestWord, m_theme.textWidth(TextStyle::Caption, word));
    }
    const double room = pitch - m_theme.px(kNameGap);
    return m_widest > room && m_widestShort > room && longestWord <= room && m_widest <= 1.7 * pitch ? 2 : 1;
}

qsizetype BarNames::everyWhich(double pitch) const
{
    const double wanted = m_widestShort + m_theme.px(kNameGap);
    qsizetype step = 1;
    for (qsizetype factor = 1; wanted > pitch * static_cast<double>(step); factor *= 10) {
        for (const qsizetype digit : {1, 2, 5}) {
            step = digit * factor;
            if (wanted <= pitch * static_cast<double>(step))
                break;
        }
    }
    return step;
}

void BarNames::draw(Scene& scene, double first, double pitch, int lines) const
{
    const double gap = m_theme.px(kNameGap);
    const bool full = lines > 1 || m_widest + gap <= pitch;
    const qsizetype step = full ? 1 : everyWhich(pitch);
    const double height = lines * m_theme.lineHeight(TextStyle::Caption);
    const double y = scene.plot.bottom() + m_theme.px(5);
    const QColor ink = m_theme.color(ColorRole::Muted);
    const double room = pitch * static_cast<double>(step);
    for (qsizetype bar = 0; bar < m_data.bars.size(); bar += step) {
        const double middle = first + pitch * (static_cast<double>(bar) + 0.5);
        const StackedBar& of = m_data.bars[bar];
        scene.texts.append({QRectF(middle - room / 2, y, room, height), Qt::AlignHCenter | Qt::AlignTop, full ? of.name : of.shortName, ink,
                            TextStyle::Caption, lines > 1});
    }
    if (!full && scene.plot.left() > m_theme.textWidth(TextStyle::Caption, m_data.category) + gap)
        scene.texts.append(
            {QRectF(0, y, scene.plot.left() - gap, height), Qt::AlignRight | Qt::AlignTop, m_data.category, ink, TextStyle::Caption});
}

}  // namespace shardscope
