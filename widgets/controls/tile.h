// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include "widgets/controls/standing.h"

namespace shardscope {

struct TileData {
    QString caption;  ///< "Fits"
    QString value;    ///< "61.2 of 80 GB"
    QString subline;  ///< "worst: stage 0"; may be empty
    QString delta;    ///< "−1.8 s", the change against the pinned baseline; may be empty
    Standing standing = Standing::Plain;
    Standing deltaStanding = Standing::Plain;
    QString detail{};  ///< more of the same, said when pointed at; may be empty
    bool operator==(const TileData&) const = default;
};

/// One verdict: a caption, a large figure, a line below it. It can be pressed (to open the figure's derivation).
class Tile : public QPushButton {
    Q_OBJECT
public:
    explicit Tile(QWidget* parent = nullptr);
    void setData(const TileData& tile);
    [[nodiscard]] const TileData& tileData() const { return m_tile; }
    /// How many lines the line below the figure may take. In front of an audience, whose view needs the room, there is the change alone.
    void setSublines(int lines);
    void setCaptionLines(int lines);
    /// In half the height: the change stands beside the caption, and what stood below the figure is said when pointed at.
    void setTight(bool tight);
    /// Without a word cut off, at the tile's width.
    [[nodiscard]] int captionLinesNeeded() const;
    [[nodiscard]] int sublinesNeeded() const;
    /// Returns what is written above the figure, at the tile's width.
    [[nodiscard]] QStringList drawnCaption() const;
    /// The line below the figure as it is drawn, at its width: in as many lines as there are, cut where they are too few.
    [[nodiscard]] QStringList drawnSublines() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();
    void paintTight(QPainter& painter) const;
    void paintRoomy(QPainter& painter) const;
    void paintStandingAt(QPainter& painter, const QRectF& line) const;
    [[nodiscard]] bool isTight() const;
    [[nodiscard]] QString unbrokenCaption() const;
    [[nodiscard]] int captionLines() const;
    [[nodiscard]] int sublines() const;
    [[nodiscard]] QStringList sublinesIn(int most) const;
    [[nodiscard]] double iconWidth() const;
    [[nodiscard]] double deltaWidth() const;

    TileData m_tile;
    int m_sublines = 1;
    int m_captionLines = 1;
    bool m_isTight = false;
};

/// As many lines for all as the neediest of them needs, and at least these.
struct TileLines {
    int caption = 1;
    int subline = 1;
};
TileLines giveLines(const QList<Tile*>& tiles, TileLines least = {});

}  // namespace shardscope
