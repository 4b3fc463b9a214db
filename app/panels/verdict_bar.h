// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

#include "widgets/controls/tile.h"

class QToolButton;

namespace shardscope {

class Estimate;

/// The verdict above the views: one tile for each known number, with its change against the pinned baseline.
class VerdictBar : public QWidget {
    Q_OBJECT
public:
    explicit VerdictBar(QWidget* parent = nullptr);

    void setEstimate(std::shared_ptr<const Estimate> estimate);
    /// Compares with this estimate from now on; null: with nothing.
    void setBaseline(std::shared_ptr<const Estimate> baseline);
    [[nodiscard]] const std::shared_ptr<const Estimate>& baseline() const { return m_baseline; }
    /// Halves the height.
    void setTight(bool tight);
    /// Returns the visible tiles.
    [[nodiscard]] QList<Tile*> tiles() const;

Q_SIGNALS:
    void derivationRequested(const QString& field);
    void baselineChanged(std::shared_ptr<const Estimate> baseline);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void fitLines();
    void giveStretch();
    void pin(bool pinned);

    std::shared_ptr<const Estimate> m_estimate;
    std::shared_ptr<const Estimate> m_baseline;
    bool m_isOld = true;
    bool m_isTight = false;
    QList<Tile*> m_tiles;     ///< one for each entry of `verdicts()`
    QList<QString> m_fields;  ///< field that each of them derives
    TileLines m_lines;
    QToolButton* m_pin;
};

}  // namespace shardscope
