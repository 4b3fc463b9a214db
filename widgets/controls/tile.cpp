// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/tile.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

#include "widgets/text/plain_tip.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace shardscope {

namespace {

constexpr double kMargin = 12;
constexpr double kTightMargin = 7;
constexpr double kTightPadding = 3;  ///< above and below
constexpr double kAudienceMargin = 7;
constexpr int kAudienceCaptions = 2;
constexpr double kIcon = 14;
constexpr double kAfterDelta = 8;
constexpr int kMostLines = 6;
constexpr double kLeastText = 0.85;  ///< of the font's size
const QString kBetween = QStringLiteral(" ·");

/// Writes as much as fits; returns where it ended.
double write(QPainter& painter, const Theme& theme, TextStyle style, const QColor& ink, const QRectF& box, const QString& text,
             Qt::Alignment side = Qt::AlignLeft)
{
    QFont font = theme.font(style);
    const bool isFigure = style == TextStyle::Figure || style == TextStyle::Title;
    double width = QFontMetricsF(font).horizontalAdvance(text);
    // A figure is never cut: it is drawn smaller. So is another text, as far as it can be read then.
    if (width > box.width() && box.width() > 0) {
        const double wanted = box.width() / width * 0.98;
        font.setPointSizeF(
            std::max(font.pointSizeF() * (isFigure ? wanted : std::max(wanted, theme.isForAudience() ? 1 : kLeastText)), 5.0));
        width = std::min(box.width(), QFontMetricsF(font).horizontalAdvance(text));
    }
    painter.setFont(font);
    painter.setPen(ink);
    const QString shown = isFigure ? text : QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width());
    painter.drawText(box, static_cast<int>(QStyle::visualAlignment(painter.layoutDirection(), side | Qt::AlignVCenter)), shown);
    return width;
}

double marginOf(const Theme& theme) { return theme.px(theme.isForAudience() ? kAudienceMargin : kMargin); }

/// So many lines at most, broken between words; the last has the rest.
QStringList wrapped(const QString& text, const QFont& font, double width, int most)
{
    QStringList lines;
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() < most; line = layout.createLine()) {
        line.setLineWidth(width);
        lines << (lines.size() + 1 == most ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

double longestWord(const QString& text, const QFont& font)
{
    double longest = 0;
    for (const QString& word : wrapped(text, font, 1, static_cast<int>(text.size())))
        longest = std::max(longest, QFontMetricsF(font).horizontalAdvance(word));
    return longest;
}

double longestBetweenBlanks(const QString& text, const QFont& font)
{
    double longest = 0;
    for (const QString& word : text.split(u' '))
        longest = std::max(longest, QFontMetricsF(font).horizontalAdvance(word));
    return longest;
}

/// How many characters the whole words have that fit into `room`.
qsizetype wordsWithin(const QFontMetricsF& metrics, const QString& text, double room)
{
    qsizetype end = 0;
    for (qsizetype next = text.indexOf(u' '); next >= 0; next = text.indexOf(u' ', next + 1)) {
        if (metrics.horizontalAdvance(text.left(next)) <= room)
            end = next;
    }
    return end;
}

}  // namespace

Tile::Tile(QWidget* parent) : QPushButton(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void Tile::setData(const TileData& tile)
{
    if (tile == m_tile)
        return;
    m_tile = tile;
    QStringList said{tile.caption, tile.value};
    said << standingName(tile.standing) << tile.subline << (tile.delta.isEmpty() ? QString() : tr("change %1").arg(tile.delta));
    said.removeAll(QString());
    setAccessibleName(said.join(QStringLiteral(", ")));
    setAccessibleDescription(tile.detail);
    describe();
}

void Tile::setTight(bool tight)
{
    if (tight == m_isTight)
        return;
    m_isTight = tight;
    describe();
}

bool Tile::isTight() const { return m_isTight && !Theme::current().isForAudience(); }

void Tile::describe()
{
    QStringList tips{isTight() ? m_tile.subline : QString(), m_tile.detail};
    tips.removeAll(QString());
    setToolTip(plainTip(tips.join(u'\n')));
    updateGeometry();
    update();
}

QSize Tile::sizeHint() const
{
    const Theme& theme = Theme::current();
    if (isTight()) {
        const double caption = theme.textWidth(TextStyle::Caption, m_tile.caption) + deltaWidth() + iconWidth();
        const double width = std::max(caption, theme.textWidth(TextStyle::Title, m_tile.value)) + 2 * theme.px(kTightMargin) + 3;
        return QSizeF(width, theme.lineHeight(TextStyle::Caption) + theme.lineHeight(TextStyle::Title) + 2 * theme.px(kTightPadding))
            .toSize();
    }
    const double width =
        QFontMetricsF(theme.font(TextStyle::Figure)).horizontalAdvance(m_tile.value) + 2 * marginOf(theme) + theme.px(kIcon + 8);
    const double lines =
        (captionLines() + sublines()) * theme.lineHeight(TextStyle::Caption) + theme.lineHeight(TextStyle::Figure) + theme.px(4 + 2 * 8);
    return QSizeF(std::max(width, theme.px(120)), lines).toSize();
}

QSize Tile::minimumSizeHint() const
{
    const Theme& theme = Theme::current();
    if (isTight())
        return {qRound(kLeastText * theme.textWidth(TextStyle::Caption, m_tile.caption) + iconWidth() + 2 * theme.px(kTightMargin) + 3),
                sizeHint().height()};
    const double smaller = theme.isForAudience() ? 1 : kLeastText;
    const QFont font = theme.font(TextStyle::Caption);
    const double word = std::max(longestWord(m_tile.caption, font) + iconWidth() / smaller,
                                 theme.isForAudience() ? 0 : longestBetweenBlanks(m_tile.subline, font));
    return QSize(qRound(std::max(theme.px(76), smaller * word + 2 * marginOf(theme) + 3)), sizeHint().height());
}

void Tile::setSublines(int lines)
{
    if (lines == m_sublines)
        return;
    m_sublines = lines;
    updateGeometry();
    update();
}

int Tile::sublines() const { return Theme::current().isForAudience() ? (m_tile.delta.isEmpty() ? 0 : 1) : m_sublines; }

/// With what keeps it from the caption.
double Tile::iconWidth() const { return m_tile.standing == Standing::Plain ? 0 : Theme::current().px(kIcon + 4); }

/// A sign stays with its figure.
QString Tile::unbrokenCaption() const { return QString(m_tile.caption).replace(QStringLiteral("± "), QStringLiteral("±\u00A0")); }

QStringList Tile::drawnCaption() const
{
    const Theme& theme = Theme::current();
    const double room = width() - 2 * marginOf(theme) - iconWidth();
    return captionLines() > 1 ? wrapped(unbrokenCaption(), theme.font(TextStyle::Caption), room, captionLines())
                              : QStringList(m_tile.caption);
}

int Tile::captionLines() const { return isTight() ? 1 : Theme::current().isForAudience() ? kAudienceCaptions : m_captionLines; }

void Tile::setCaptionLines(int lines)
{
    if (lines == m_captionLines)
        return;
    m_captionLines = lines;
    updateGeometry();
    update();
}

int Tile::captionLinesNeeded() const
{
    if (isTight())
        return 1;
    const Theme& theme = Theme::current();
    const QFont font = theme.font(TextStyle::Caption);
    const double room = width() - 2 * marginOf(theme) - iconWidth();
    if (QFontMetricsF(font).horizontalAdvance(m_tile.caption) * (theme.isForAudience() ? 1 : kLeastText) <= room)
        return 1;
    return std::clamp(static_cast<int>(wrapped(unbrokenCaption(), font, room, kMostLines).size()), 1, kMostLines);
}

int Tile::sublinesNeeded() const
{
    if (isTight())
        return 1;
    int lines = 1;
    while (lines < kMostLines && sublinesIn(lines).last().endsWith(u'…'))
        ++lines;
    return lines;
}

/// With what keeps it from the rest of its line.
double Tile::deltaWidth() const
{
    const Theme& theme = Theme::current();
    return m_tile.delta.isEmpty() ? 0 : theme.textWidth(TextStyle::Caption, m_tile.delta) + theme.px(kAfterDelta);
}

QStringList Tile::drawnSublines() const { return Theme::current().isForAudience() ? QStringList() : sublinesIn(sublines()); }

QStringList Tile::sublinesIn(int most) const
{
    const Theme& theme = Theme::current();
    const QFontMetricsF metrics(theme.font(TextStyle::Caption));
    const double room = width() - 2 * theme.px(kMargin);
    QStringList lines;
    QString rest = m_tile.subline;
    while (lines.size() + 1 < most) {
        const double here = lines.isEmpty() ? room - deltaWidth() : room;
        if (metrics.horizontalAdvance(rest) <= here)
            break;
        const QString line = rest.left(wordsWithin(metrics, rest, here));
        if (line.isEmpty() && m_tile.delta.isEmpty())
            break;
        rest = rest.mid(line.size());
        if (rest.startsWith(kBetween))
            rest = rest.mid(kBetween.size());
        rest = rest.trimmed();
        lines << (line.endsWith(kBetween) ? line.chopped(kBetween.size()) : line);
    }
    // A text that is slightly too long gets a smaller font.
    const double here = lines.isEmpty() ? room - deltaWidth() : room;
    return lines << (metrics.horizontalAdvance(rest) * kLeastText <= here ? rest : metrics.elidedText(rest, Qt::ElideRight, here));
}

void Tile::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const QColor card = theme.color(ColorRole::Card);
    paintBox(painter, rect(), theme.px(8), underMouse() || isDown() ? theme.color(ColorRole::AccentSoft) : card,
             theme.color(ColorRole::Outline));
    if (isTight())
        paintTight(painter);
    else
        paintRoomy(painter);
    if (hasFocus())
        paintFocusRing(painter, rect(), theme.px(8));
}

void Tile::paintStandingAt(QPainter& painter, const QRectF& line) const
{
    if (m_tile.standing == Standing::Plain)
        return;
    const double icon = Theme::current().px(kIcon);
    const QRectF place(line.right() - icon, line.center().y() - icon / 2, icon, icon);
    paintStanding(painter, layoutDirection() == Qt::RightToLeft ? place.translated(icon - line.width(), 0) : place, m_tile.standing);
}

/// The caption, and at the end of its line the change; the figure below.
void Tile::paintTight(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    const double margin = theme.px(kTightMargin);
    const QRectF line(margin, theme.px(kTightPadding), width() - 2 * margin, theme.lineHeight(TextStyle::Caption));
    paintStandingAt(painter, line);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const QRectF words = line.adjusted(isMirrored ? iconWidth() : 0, 0, isMirrored ? 0 : -iconWidth(), 0);
    write(painter, theme, TextStyle::Caption, theme.color(ColorRole::Muted),
          words.adjusted(isMirrored ? deltaWidth() : 0, 0, isMirrored ? 0 : -deltaWidth(), 0), m_tile.caption);
    write(painter, theme, TextStyle::Caption, theme.color(roleOf(m_tile.deltaStanding)), words, m_tile.delta, Qt::AlignRight);
    write(painter, theme, TextStyle::Title, theme.color(roleOf(m_tile.standing)),
          QRectF(margin, line.bottom(), line.width(), theme.lineHeight(TextStyle::Title)), m_tile.value);
}

void Tile::paintRoomy(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    const double margin = marginOf(theme);
    QRectF line(margin, theme.px(8), width() - 2 * margin, theme.lineHeight(TextStyle::Caption));
    paintStandingAt(painter, line);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    for (const QString& words : drawnCaption()) {
        write(painter, theme, TextStyle::Caption, theme.color(ColorRole::Muted),
              line.adjusted(isMirrored ? iconWidth() : 0, 0, isMirrored ? 0 : -iconWidth(), 0), words);
        line.moveTop(line.bottom());
    }
    line.moveBottom(theme.px(8) + captionLines() * line.height());
    line = QRectF(margin, line.bottom() + theme.px(2), line.width(), theme.lineHeight(TextStyle::Figure));
    write(painter, theme, TextStyle::Figure, theme.color(roleOf(m_tile.standing)), line, m_tile.value);
    line = QRectF(margin, line.bottom() + theme.px(2), line.width(), theme.lineHeight(TextStyle::Caption));
    write(painter, theme, TextStyle::Caption, theme.color(roleOf(m_tile.deltaStanding)), line, m_tile.delta);
    QRectF first = line.adjusted(deltaWidth(), 0, 0, 0);
    for (const QString& words : drawnSublines()) {
        write(painter, theme, TextStyle::Caption, theme.color(ColorRole::Muted), first, words);
        line.moveTop(line.bottom());
        first = line;
    }
}

TileLines giveLines(const QList<Tile*>& tiles, TileLines least)
{
    for (const Tile* tile : tiles) {
        if (!tile->isHidden())
            least = {std::max(least.caption, tile->captionLinesNeeded()), std::max(least.subline, tile->sublinesNeeded())};
    }
    for (Tile* tile : tiles) {
        tile->setCaptionLines(least.caption);
        tile->setSublines(least.subline);
    }
    return least;
}

}  // namespace shardscope
