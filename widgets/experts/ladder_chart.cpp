// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experts/ladder_chart.h"

#include <QFontMetricsF>
#include <QtMath>

#include <algorithm>
#include <cmath>

#include "widgets/text/numbers.h"

namespace shardscope {

namespace {

constexpr double kLadderGap = 14;
constexpr double kLeastRung = 150;  ///< width: narrower ones have two rows

class LadderBuilder {
public:
    LadderBuilder(const LadderData& data, const QSizeF& size, const Theme& theme) : m_data(data), m_theme(theme) { m_scene.size = size; }

    Scene build()
    {
        const int rungs = static_cast<int>(m_data.rungs.size());
        if (rungs == 0)
            return std::move(m_scene);
        const int columns = this->columns();
        const int rows = (rungs + columns - 1) / columns;
        const double gap = m_theme.px(kLadderGap);
        const double width = widthOfOne();
        const double height = std::floor((m_scene.size.height() - 2 - gap * (rows - 1)) / rows);
        measureIdeas(width);
        for (int rung = 0; rung < rungs; ++rung) {
            const QRectF box(1 + rung % columns * (width + gap), 1 + rung / columns * (height + gap), width, height);
            drawRung(rung, box);
            if (rung + 1 < rungs && (rung + 1) % columns != 0)
                m_scene.texts.append({QRectF(box.right(), box.top(), gap, height), Qt::AlignCenter, QStringLiteral("›"),
                                      m_theme.color(ColorRole::Muted), TextStyle::Title});
        }
        return std::move(m_scene);
    }

    /// In which all that it says can be read.
    double neededHeight()
    {
        if (m_data.rungs.isEmpty())
            return 0;
        measureIdeas(widthOfOne());
        const double caption = m_theme.lineHeight(TextStyle::Caption);
        const double figures = static_cast<double>(m_data.figures.size()) * (caption * 2 + m_theme.px(10));
        const double one = m_theme.lineHeight(TextStyle::Strong) + m_ideaHeight + figures + m_theme.px(2 + 8 + 2 * 8 * 0.7);
        const auto rungs = static_cast<int>(m_data.rungs.size());
        const int rows = (rungs + columns() - 1) / columns();
        return std::ceil(rows * one + (rows - 1) * m_theme.px(kLadderGap) + 3);
    }

private:
    [[nodiscard]] int columns() const
    {
        const auto rungs = static_cast<int>(m_data.rungs.size());
        return m_scene.size.width() >= m_theme.px(rungs * kLeastRung + (rungs - 1) * kLadderGap) ? rungs : (rungs + 1) / 2;
    }
    [[nodiscard]] double widthOfOne() const
    {
        return std::floor((m_scene.size.width() - 2 - m_theme.px(kLadderGap) * (columns() - 1)) / columns());
    }

    /// Figures of all rungs begin below the longest idea, so that they can be compared.
    void measureIdeas(double width)
    {
        const QFontMetricsF metrics(m_theme.font(TextStyle::Caption));
        const QRectF room(0, 0, width - m_theme.px(16), 1e4);
        for (const LadderRung& rung : m_data.rungs)
            m_ideaHeight = std::max(m_ideaHeight, std::ceil(metrics.boundingRect(room, Qt::TextWordWrap, rung.idea).height()) + 1);
    }

    void drawRung(int rung, const QRectF& box)
    {
        const LadderRung& of = m_data.rungs[rung];
        const int mark = addMark(box, rung, -1);
        m_scene.rects.append({box, m_theme.color(ColorRole::Field), m_theme.color(ColorRole::Outline), Hatch::None, mark, m_theme.px(4)});
        const double pad = m_theme.px(8);
        QRectF room = box.adjusted(pad, pad * 0.7, -pad, -pad * 0.7);
        const double strong = m_theme.lineHeight(TextStyle::Strong);
        text(QRectF(room.topLeft(), QSizeF(room.width(), strong)), QString::number(rung + 1) + QStringLiteral("  ") + of.name,
             TextStyle::Strong, ColorRole::Text);
        room.setTop(room.top() + strong + m_theme.px(2));
        const double caption = m_theme.lineHeight(TextStyle::Caption);
        const double figures = static_cast<double>(m_data.figures.size()) * (caption * 2 + m_theme.px(10));
        const double left = room.height() - figures;
        if (left >= caption) {
            const QRectF idea(room.topLeft(), QSizeF(room.width(), std::min(m_ideaHeight, left)));
            m_scene.texts.append(
                {idea, Qt::AlignLeft | Qt::AlignTop, wrapped(of.idea, idea), m_theme.color(ColorRole::Muted), TextStyle::Caption, true});
            room.setTop(std::min(room.bottom() - figures, room.top() + m_ideaHeight + m_theme.px(8)));
        }
        if (of.impossible.isEmpty())
            drawFigures(rung, room);
        else
            m_scene.texts.append({room, Qt::AlignLeft | Qt::AlignTop, wrapped(of.impossible, room), m_theme.color(ColorRole::Error),
                                  TextStyle::Caption, true});
    }

    void drawFigures(int rung, const QRectF& room)
    {
        const double caption = m_theme.lineHeight(TextStyle::Caption);
        const double least = caption * 2 + m_theme.px(10);
        const double step = std::clamp(std::floor(room.height() / static_cast<double>(m_data.figures.size())), least, least * 1.8);
        for (int figure = 0; figure < static_cast<int>(m_data.figures.size()); ++figure) {
            const LadderFigure& of = m_data.rungs[rung].figures[figure];
            const QRectF place(room.left(), room.top() + figure * step, room.width(), least - m_theme.px(2));
            if (place.bottom() > room.bottom() + 3)
                return;
            const int mark = addMark(place, rung, figure);
            m_scene.rects.append({place, Qt::transparent, Qt::transparent, Hatch::None, mark});
            const bool isBad = !of.trouble.isEmpty();
            const QString what = isBad ? m_data.figures[figure] + QStringLiteral(": ") + of.trouble : m_data.figures[figure];
            text(QRectF(place.topLeft(), QSizeF(place.width(), caption)), what, TextStyle::Caption,
                 isBad ? ColorRole::Error : ColorRole::Muted);
            text(QRectF(place.left(), place.top() + caption, place.width(), caption), of.text, TextStyle::Strong,
                 isBad ? ColorRole::Error : ColorRole::Text);
            const double most = largest(figure);
            const QRectF groove(place.left(), place.top() + 2 * caption + 1, place.width(), m_theme.px(4));
            m_scene.rects.append({groove, m_theme.color(ColorRole::Grid)});
            const double share = most > 0 ? of.value / most : 0;
            if (share > 0)
                m_scene.rects.append({QRectF(groove.topLeft(), QSizeF(std::max(1.0, std::round(groove.width() * share)), groove.height())),
                                      m_theme.color(isBad ? ColorRole::Error : ColorRole::ExpertParallel)});
        }
    }

    [[nodiscard]] double largest(int figure) const
    {
        double most = 0;
        for (const LadderRung& rung : m_data.rungs)
            most = std::max(most, figure < rung.figures.size() ? rung.figures[figure].value : 0);
        return most;
    }

    int addMark(const QRectF& bounds, int group, int item)
    {
        m_scene.marks.append({bounds, group, item});
        return static_cast<int>(m_scene.marks.size()) - 1;
    }

    void text(const QRectF& box, const QString& words, TextStyle style, ColorRole role)
    {
        const QString shown = QFontMetricsF(m_theme.font(style)).elidedText(words, Qt::ElideRight, box.width());
        m_scene.texts.append({box, Qt::AlignLeft | Qt::AlignVCenter, shown, m_theme.color(role), style});
    }

    /// Words that fit when wrapped; what does not is left out with an ellipsis.
    [[nodiscard]] QString wrapped(const QString& words, const QRectF& box) const
    {
        const QFontMetricsF metrics(m_theme.font(TextStyle::Caption));
        const auto fits = [&](const QString& text) {
            return metrics.boundingRect(box, Qt::TextWordWrap, text).height() <= box.height() + 1;
        };
        if (fits(words))
            return words;
        QString shown = words;
        for (qsizetype space = shown.lastIndexOf(u' '); space > 0; space = shown.lastIndexOf(u' ')) {
            shown.truncate(space);
            if (fits(shown + QChar(0x2026)))
                return shown + QChar(0x2026);
        }
        return {};
    }

    const LadderData& m_data;
    const Theme& m_theme;
    double m_ideaHeight = 0;
    Scene m_scene;
};

}  // namespace

Scene LadderChart::sceneAt(const QSizeF& size, const Theme& theme) const { return LadderBuilder(m_data, size, theme).build(); }

int LadderChart::neededHeight(int width) const { return qCeil(LadderBuilder(m_data, QSizeF(width, 0), Theme::current()).neededHeight()); }

QString LadderChart::summary() const
{
    QStringList names;
    for (const LadderRung& rung : m_data.rungs)
        names << rung.name;
    return names.join(QStringLiteral(", ")) + u'.';
}

QString LadderChart::markName(int mark) const
{
    const SceneMark& of = scene().marks[mark];
    const LadderRung& rung = m_data.rungs[of.group];
    if (of.item >= 0) {
        const LadderFigure& figure = rung.figures[of.item];
        const QString name = tr("%1, %2: %3", "rung, what, how much").arg(rung.name, m_data.figures[of.item], figure.text);
        return figure.trouble.isEmpty() ? name : tr("%1, %2", "a figure, what is wrong with it").arg(name, figure.trouble);
    }
    return tr("%1: %2", "name, idea").arg(rung.name, rung.impossible.isEmpty() ? rung.idea : rung.impossible);
}

int LadderChart::neighbour(int mark, int key) const
{
    const SceneMark& of = scene().marks[mark];
    const int last = static_cast<int>(m_data.rungs.size()) - 1;
    switch (key) {
    case Qt::Key_Left:
        return scene().markOf(std::max(0, of.group - 1), of.item);
    case Qt::Key_Right:
        return scene().markOf(std::min(last, of.group + 1), of.item);
    case Qt::Key_Up:
        return scene().markOf(of.group, std::max(-1, of.item - 1));
    case Qt::Key_Down:
        return std::max(mark, scene().markOf(of.group, of.item + 1));
    case Qt::Key_Home:
        return scene().markOf(0, -1);
    case Qt::Key_End:
        return scene().markOf(last, -1);
    default:
        return -1;
    }
}

TableData LadderChart::tableData() const
{
    TableData table;
    table.columns << tr("rung") << tr("idea");
    table.columns << m_data.figures;
    table.rows = static_cast<int>(m_data.rungs.size());
    table.text = [](double value) { return countText(value); };
    table.cell = [rungs = m_data.rungs](int row, int column) -> QVariant {
        const LadderRung& rung = rungs[row];
        if (column == 0)
            return rung.name;
        if (column == 1)
            return rung.idea;
        return column - 2 < rung.figures.size() ? QVariant(rung.figures[column - 2].text) : QVariant(rung.impossible);
    };
    return table;
}

}  // namespace shardscope
