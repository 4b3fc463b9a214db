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
    QString detail{};  ///< more details, shown when pointed at; may be empty
    bool operator==(const TileData&) const = default;
};

/// One verdict: a caption, a large figure, a line below it. A press opens the figure's derivation.
class Tile : public QPushButton {
    Q_OBJECT
public:
    explicit Tile(QWidget* parent = nullptr);
    void setData(const TileData& tile);
    [[nodiscard]] const TileData& tileData() const { return m_tile; }
    /// Sets the most lines of the text below the figure. For an audience, whose picture needs the room, it is the change alone.
    void setSublines(int lines);
    void setCaptionLines(int lines);
    /// Halves the height: the change is next to the caption, and the text below the figure becomes the tool tip.
    void setTight(bool tight);
    /// Returns the lines that the caption needs at the tile's width without cut words.
    [[nodiscard]] int captionLinesNeeded() const;
    [[nodiscard]] int sublinesNeeded() const;
    /// Returns the lines above the figure, at the tile's width.
    [[nodiscard]] QStringList drawnCaption() const;
    /// Returns the drawn lines below the figure, cut where there are too few lines.
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

/// The lines of all tiles: the most that any of them needs, and at least these.
struct TileLines {
    int caption = 1;
    int subline = 1;
};
TileLines giveLines(const QList<Tile*>& tiles, TileLines least = {});

}  // namespace shardscope
