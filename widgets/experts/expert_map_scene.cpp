// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numeric>

#include "widgets/experts/expert_map_data.h"
#include "widgets/mesh/heat.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {

namespace {

constexpr double kWidestRank = 200;
constexpr double kLargestExpert = 26;
constexpr double kGap = 0.14;  ///< between ranks, of a rank's width
constexpr double kDomainGap = 14;

class ExpertMapBuilder {
public:
    ExpertMapBuilder(const ExpertMapData& data, const QSizeF& size, const Theme& theme) : m_data(data), m_theme(theme)
    {
        m_scene.size = size;
    }

    Scene build()
    {
        measure();
        drawLegend();
        for (int rank = 0; rank < static_cast<int>(m_data.ranks.size()); ++rank)
            drawRank(rank);
        // The higher of two levels has its name above, the lower below, so that they never meet.
        const bool capacityIsHigher = m_data.capacity >= m_data.mean();
        drawLevel(m_data.mean(), tr("mean"), m_data.capacity <= 0 || !capacityIsHigher);
        if (m_data.capacity > 0)
            drawLevel(m_data.capacity, tr("capacity"), capacityIsHigher);
        drawDomains();
        return std::move(m_scene);
    }

private:
    void measure();
    void drawLegend();
    void drawRank(int rank);
    void drawBar(const ExpertRank& rank, const QRectF& column, int mark);
    void drawExperts(int rank, const QRectF& column);
    void drawLevel(double value, const QString& name, bool above);
    void drawDomains();
    [[nodiscard]] double left(int rank) const { return m_left + rank * m_pitch + m_data.ranks[rank].domain * m_domainGap - m_firstDomain; }
    [[nodiscard]] double y(double value) const { return std::round(m_scene.plot.bottom() - m_scene.plot.height() * value / m_most); }
    void text(const QRectF& box, const QString& words, TextStyle style, ColorRole role, Qt::Alignment alignment = Qt::AlignCenter)
    {
        m_scene.texts.append({box, alignment, words, m_theme.color(role), style});
    }

    const ExpertMapData& m_data;
    const Theme& m_theme;
    Scene m_scene;
    double m_left = 0;
    double m_pitch = 0;
    double m_width = 0;  ///< of a rank
    double m_domainGap = 0;
    double m_firstDomain = 0;  ///< what domains before the first one would take
    double m_expert = 0;       ///< height of an expert's cell
    double m_widestLabel = 0;  ///< of an expert
    double m_most = 1;
};

void ExpertMapBuilder::measure()
{
    const double caption = m_theme.lineHeight(TextStyle::Caption);
    const double levels = m_theme.textWidth(TextStyle::Caption, tr("capacity") + QStringLiteral(" 888,888")) + m_theme.px(10);
    const auto ranks = static_cast<double>(m_data.ranks.size());
    const int domains = m_data.ranks.constLast().domain - m_data.ranks.constFirst().domain;
    m_domainGap = domains > 0 ? std::min(m_theme.px(kDomainGap), m_scene.size.width() * 0.2 / domains) : 0;
    m_firstDomain = m_data.ranks.constFirst().domain * m_domainGap;
    m_left = 1;
    const double room = m_scene.size.width() - levels - domains * m_domainGap - 2;
    m_pitch = std::min(room / ranks, m_theme.px(kWidestRank));
    m_width = std::max(1.0, m_pitch * (1 - kGap));
    const auto experts = static_cast<double>(std::max<qsizetype>(1, m_data.ranks.constFirst().routed.size()));
    m_expert = std::min(m_theme.px(kLargestExpert), m_scene.size.height() * 0.38 / experts);
    const ExpertRank& last = m_data.ranks.constLast();
    m_widestLabel = m_theme.textWidth(TextStyle::Caption, QStringLiteral("E") + QString::number(last.firstExpert + last.routed.size() - 1));
    const double top = caption * 2.9;
    const double below = m_expert * experts + caption * 1.5 + m_theme.px(8);
    m_scene.plot = QRectF(m_left, std::round(top), m_pitch * ranks + domains * m_domainGap,
                          std::max(1.0, std::round(m_scene.size.height() - top - below)));
    m_most = std::max({m_data.most(), m_data.capacity, 1.0}) * 1.1;
}

void ExpertMapBuilder::drawLegend()
{
    double x = m_left;
    const double size = m_theme.px(11);
    const auto entry = [&](const QString& name, const QColor& fill, Hatch hatch) {
        if (x + size + m_theme.px(6) + m_theme.textWidth(TextStyle::Caption, name) > m_scene.size.width())
            return;
        m_scene.rects.append({QRectF(x, 3, size, size), fill, m_theme.edgeOf(fill), hatch, -1, m_theme.px(2)});
        const double width = m_theme.textWidth(TextStyle::Caption, name);
        text(QRectF(x + size + m_theme.px(6), 0, width, m_theme.lineHeight(TextStyle::Caption) + 2), name, TextStyle::Caption,
             ColorRole::Text, Qt::AlignLeft | Qt::AlignVCenter);
        x += size + width + m_theme.px(24);
    };
    entry(tr("received and computed"), m_theme.color(ColorRole::ExpertParallel), Hatch::None);
    if (m_data.capacity > 0)
        entry(tr("dropped"), m_theme.color(ColorRole::Error), Hatch::Falling);
    entry(tr("experts below: stronger colour means busier"), heatColor(0.5, m_theme.color(ColorRole::ExpertParallel), m_theme),
          Hatch::None);
}

void ExpertMapBuilder::drawRank(int rank)
{
    const QRectF column(std::round(left(rank)), m_scene.plot.top(), std::max(1.0, std::round(m_width)),
                        m_scene.size.height() - m_scene.plot.top());
    const int mark = static_cast<int>(m_scene.marks.size());
    m_scene.marks.append({column, rank, -1});
    m_scene.rects.append({column, Qt::transparent, Qt::transparent, Hatch::None, mark});
    drawBar(m_data.ranks[rank], column, mark);
    drawExperts(rank, column);
}

void ExpertMapBuilder::drawBar(const ExpertRank& rank, const QRectF& column, int mark)
{
    const double kept = y(rank.keptAll());
    const double routed = y(rank.routedAll());
    const QColor hue = m_theme.color(ColorRole::ExpertParallel);
    const QRectF body(column.left(), kept, column.width(), m_scene.plot.bottom() - kept);
    if (body.height() > 0)
        m_scene.rects.append({body, hue, m_theme.edgeOf(hue), Hatch::None, mark});
    const QColor lost = m_theme.color(ColorRole::Error);
    if (kept - routed >= 1)
        m_scene.rects.append(
            {QRectF(column.left(), routed, column.width(), kept - routed), lost, m_theme.edgeOf(lost), Hatch::Falling, mark});
    const QString figure = countText(rank.routedAll());
    const double line = m_theme.lineHeight(TextStyle::Caption);
    if (m_theme.textWidth(TextStyle::Caption, figure) <= column.width() + 2)
        text(QRectF(column.left() - 2, routed - line, column.width() + 4, line), figure, TextStyle::Caption, ColorRole::Text);
}

void ExpertMapBuilder::drawExperts(int rank, const QRectF& column)
{
    const ExpertRank& of = m_data.ranks[rank];
    // Equally busy experts are of a middling strength.
    double most = 2 * m_data.mean() / static_cast<double>(of.routed.size());
    for (const ExpertRank& each : m_data.ranks)
        most = std::max(most, *std::max_element(each.routed.begin(), each.routed.end()));
    const double line = m_theme.lineHeight(TextStyle::Caption);
    const double top = m_scene.plot.bottom() + line * 1.5;
    const double widest = m_theme.textWidth(TextStyle::Caption, QString::number(m_data.ranks.size())) + m_theme.px(3);
    if (rank % std::max(1, static_cast<int>(std::ceil(widest / m_pitch))) == 0) {
        const QRectF box(std::max(0.0, column.center().x() - widest / 2), m_scene.plot.bottom() + 2, widest, line);
        text(box, QString::number(rank), TextStyle::Caption, ColorRole::Muted);
    }
    for (int expert = 0; expert < static_cast<int>(of.routed.size()); ++expert) {
        const double upper = std::round(top + expert * m_expert);
        const QRectF cell(column.left(), upper, column.width(),
                          std::max(1.0, std::round(top + (expert + 1) * m_expert) - upper - (m_expert > 4 ? 1 : 0)));
        const QColor fill = heatColor(most > 0 ? of.routed[expert] / most : 0, m_theme.color(ColorRole::ExpertParallel), m_theme);
        const int mark = static_cast<int>(m_scene.marks.size());
        m_scene.marks.append({cell, rank, expert});
        m_scene.rects.append({cell, fill, m_expert > 6 ? m_theme.edgeOf(fill) : QColor(Qt::transparent), Hatch::None, mark});
        const QString label = QStringLiteral("E") + QString::number(of.firstExpert + expert);
        if (cell.height() >= line && m_widestLabel <= cell.width())
            m_scene.texts.append({cell, Qt::AlignCenter, label, inkOn(fill), TextStyle::Caption});
    }
}

void ExpertMapBuilder::drawLevel(double value, const QString& name, bool above)
{
    const double at = y(value) + 0.5;
    const double end = m_scene.plot.right() + m_theme.px(4);
    m_scene.lines.append({QLineF(m_scene.plot.left(), at, end, at), m_theme.color(ColorRole::Text), m_theme.px(1), true});
    const double line = m_theme.lineHeight(TextStyle::Caption);
    const QRectF box(end + m_theme.px(4), above ? at - line : at, m_scene.size.width() - end - m_theme.px(4), line);
    text(box, name + u' ' + countText(value), TextStyle::Caption, ColorRole::Text, Qt::AlignLeft | Qt::AlignVCenter);
}

void ExpertMapBuilder::drawDomains()
{
    const double line = m_theme.lineHeight(TextStyle::Caption);
    for (int first = 0; first < static_cast<int>(m_data.ranks.size());) {
        int last = first;
        while (last + 1 < static_cast<int>(m_data.ranks.size()) && m_data.ranks[last + 1].domain == m_data.ranks[first].domain)
            ++last;
        const QRectF box(left(first), m_scene.plot.top() - line * 1.55, left(last) + m_width - left(first), line);
        const QString number = QString::number(m_data.ranks[first].domain);
        const QString whole = m_data.domainName + u' ' + number;
        const bool isRoomy = m_theme.textWidth(TextStyle::Caption, whole) <= box.width();
        const QString name = isRoomy ? whole : tr("domain %1").arg(number);
        if (m_theme.textWidth(TextStyle::Caption, name) <= box.width()) {
            text(box, name, TextStyle::Caption, ColorRole::Muted);
            const double under = box.bottom() + 2.5;
            m_scene.lines.append({QLineF(box.left(), under, box.right(), under), m_theme.color(ColorRole::Groove), 1});
        }
        first = last + 1;
    }
}

}  // namespace

double ExpertRank::routedAll() const { return std::accumulate(routed.begin(), routed.end(), 0.0); }

double ExpertRank::keptAll() const { return std::accumulate(kept.begin(), kept.end(), 0.0); }

double ExpertMapData::mean() const
{
    double sum = 0;
    for (const ExpertRank& rank : ranks)
        sum += rank.routedAll();
    return ranks.isEmpty() ? 0 : sum / static_cast<double>(ranks.size());
}

double ExpertMapData::most() const
{
    double most = 0;
    for (const ExpertRank& rank : ranks)
        most = std::max(most, rank.routedAll());
    return most;
}

Scene expertMapScene(const ExpertMapData& data, const QSizeF& size, const Theme& theme)
{
    if (!data.ranks.isEmpty())
        return ExpertMapBuilder(data, size, theme).build();
    Scene scene;
    scene.size = size;
    scene.texts.append({QRectF(QPointF(), size), Qt::AlignCenter, data.whenEmpty, theme.color(ColorRole::Muted), TextStyle::Body, true});
    return scene;
}

}  // namespace shardscope
