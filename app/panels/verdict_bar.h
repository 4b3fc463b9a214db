// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

#include "widgets/controls/tile.h"

class QMenu;
class QToolButton;

namespace shardscope {

class Estimate;
struct Verdict;

/// The verdict above the views: a tile for each number that is usual or was chosen, with its change against the pinned baseline.
class VerdictBar : public QWidget {
    Q_OBJECT
public:
    explicit VerdictBar(QWidget* parent = nullptr);

    void setEstimate(std::shared_ptr<const Estimate> estimate);
    /// Compares with this estimate from now on; null: with nothing.
    void setBaseline(std::shared_ptr<const Estimate> baseline);
    [[nodiscard]] const std::shared_ptr<const Estimate>& baseline() const { return m_baseline; }
    /// Returns what differs from the usual tiles: the id of one that was chosen, "-" and the id of one that was put away.
    [[nodiscard]] const QStringList& choice() const { return m_choice; }
    void setChoice(const QStringList& choice);
    /// In half the height.
    void setTight(bool tight);
    /// Returns the visible tiles.
    [[nodiscard]] QList<Tile*> tiles() const;

Q_SIGNALS:
    void derivationRequested(const QString& field);
    void baselineChanged(std::shared_ptr<const Estimate> baseline);
    void choiceEdited(const QStringList& choice);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void refresh();
    void fitLines();
    void giveStretch();
    void pin(bool pinned);
    void offerTiles();
    void choose(const Verdict& verdict, bool shown);
    [[nodiscard]] bool isShown(const Verdict& verdict) const;

    std::shared_ptr<const Estimate> m_estimate;
    std::shared_ptr<const Estimate> m_baseline;
    bool m_isOld = true;
    bool m_isTight = false;
    QStringList m_choice;
    QList<Tile*> m_tiles;     ///< in the order of the verdicts that are shown
    QList<QString> m_fields;  ///< what each of them derives
    TileLines m_lines;
    QToolButton* m_pin;
    QToolButton* m_more;
    QMenu* m_menu;
};

}  // namespace shardscope
