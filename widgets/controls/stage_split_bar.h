// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace shardscope {

/// The layers of a model, distributed over the virtual stages of a pipeline in model order: a box per stage, as wide as its number of
/// layers. A border between two boxes is dragged to move layers between neighbours, a layer from within a box onto any other; the same by
/// keyboard.
class StageSplitBar : public QWidget {
    Q_OBJECT
public:
    explicit StageSplitBar(QWidget* parent = nullptr);

    /// Sets the layers and the rank of each virtual stage, in lists of one length, without a signal.
    void setStages(const std::vector<int>& layers, const std::vector<int>& ranks);
    [[nodiscard]] const std::vector<int>& layers() const { return m_layers; }
    /// The stage that keys act on.
    void setCurrent(int stage);
    [[nodiscard]] int current() const { return m_current; }
    /// Highlights a rank that is pointed at elsewhere; −1: none.
    void setHighlightedRank(int rank);
    /// Moves `count` layers, or as many as `from` has, as a person does.
    void move(int from, int to, int count);
    [[nodiscard]] QRectF boxOf(int stage) const;
    [[nodiscard]] QString told(int stage) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void edited(const std::vector<int>& layers);
    void editBegan();
    void editEnded();
    void rankHovered(int rank);  ///< −1: no longer any

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    enum class Drag { None, Border, Layer };
    /// Returns the width of boxes without layers, so that they are visible and clickable.
    [[nodiscard]] double emptyWidth() const;
    [[nodiscard]] double layerWidth() const;
    [[nodiscard]] int stageAt(double x) const;
    [[nodiscard]] int borderAt(double x) const;  ///< the stage before a near border; −1: none
    void dragBorder(double x);
    void describe();

    std::vector<int> m_layers;
    std::vector<int> m_ranks;
    int m_current = 0;
    int m_highlighted = -1;
    Drag m_drag = Drag::None;
    int m_dragged = -1;  ///< the stage, or the border after it
    int m_target = -1;
    double m_from = 0;
    std::vector<int> m_before;
};

}  // namespace shardscope
