// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QImage>

#include <chrono>

#include "widgets/charts/chart_widget.h"
#include "widgets/timeline/gantt_content.h"
#include "widgets/timeline/gantt_hit.h"

class QScrollBar;

namespace shardscope {

class GanttPlayer;

/// Schedules as rows of blocks over time: zoom, pan, hover, selection with its dependencies, playhead. Marks are blocks,
/// numbered through all panels; groups are rows. It paints from a cached image, and builds a scene only for export.
///
/// Mouse: the wheel scrolls the rows, where all are seen it zooms; with Ctrl it zooms about the cursor, with Shift it pans;
/// dragging pans, on the ruler it moves the playhead; a click selects a block or a gap; a double click zooms to it; the back
/// and forward buttons go through earlier ranges.
/// Keys: arrows go from block to block and from row to row, Home and End to the ends of a row, Page Up and Page Down from gap
/// to gap; Ctrl+Left/Right, A and D pan, W, S, + and − zoom, F fits, Z zooms to the block; Enter selects, Escape unselects;
/// Space plays, comma and full stop step; R folds repetitions, or shows all of them.
class GanttView : public ChartWidget {
    Q_OBJECT
public:
    explicit GanttView(QWidget* parent = nullptr);
    ~GanttView() override;

    /// Sets none, one, or two schedules on one time axis, with their difference marked. Keeps the range if the extent is the same, else
    /// fits. `repeats`: those of these schedules (`repeatsOf`); empty: they are computed here.
    void setSchedules(std::vector<std::shared_ptr<const GanttData>> panels, std::optional<std::vector<TimeFold>> repeats = {});
    /// Sets the sentence that is shown without schedules.
    void setWhenEmpty(const QString& sentence);
    [[nodiscard]] const GanttContent& content() const { return m_content; }

    [[nodiscard]] TimeRange range() const { return m_content.range; }
    /// Sets the range, kept within the extent.
    void setRange(const TimeRange& range);
    void fit();
    void zoom(double factor);
    void zoomAbout(double time, double factor);
    void zoomTo(const GanttPlace& place);
    /// Pans by a share of the visible range, positive to later.
    void pan(double share);
    /// Return to earlier ranges, and forward again. Return false if there is none.
    bool goBack();
    bool goForward();

    void setLettersShown(bool shown);
    void setLegendShown(bool shown);
    void setMemoryStripShown(bool shown);
    void setCriticalPathShown(bool shown);

    /// Leaves out repetitions, with a break in the time axis; off by default.
    void setFolding(bool folding);
    [[nodiscard]] bool isFolding() const { return m_folding; }
    /// Returns the repetitions that folding leaves out; empty: nothing repeats often enough.
    [[nodiscard]] const std::vector<TimeFold>& repeats() const;
    /// Returns the fold whose break is at a point; null: none.
    [[nodiscard]] const TimeFold* foldAt(const QPointF& point) const;

    /// Sets the moment up to which the schedule has run; empty: none.
    void setPlayhead(std::optional<double> time);
    [[nodiscard]] std::optional<double> playhead() const { return m_content.playhead; }
    /// Returns the next start or end of a block after (direction 1) or before (−1) a time; empty: there is none.
    [[nodiscard]] std::optional<double> nextEvent(double time, int direction) const;
    /// Returns the player: play, pause, step, scrub, speed. It lives as long as the view.
    [[nodiscard]] GanttPlayer& player() const { return *m_player; }

    /// Selects a block and unselects any gap, or the reverse. Emits nothing if it is selected already.
    void select(const GanttPlace& place);
    void selectGap(const GanttGap& gap);
    [[nodiscard]] GanttPlace selected() const { return m_content.selected; }
    [[nodiscard]] GanttGap selectedGap() const { return m_content.gap; }
    /// Returns the block or gap that is drawn at a point.
    [[nodiscard]] GanttHit hitAt(const QPointF& point) const;
    /// Returns "rank 3, forward of micro-batch 5, from 12.4 to 13.1, takes 0.7".
    [[nodiscard]] QString nameOf(const GanttPlace& place) const;
    [[nodiscard]] QString nameOf(const GanttGap& gap) const;

    [[nodiscard]] int markOf(const GanttPlace& place) const;
    [[nodiscard]] GanttPlace placeOf(int mark) const;
    [[nodiscard]] QRectF boundsOf(const GanttPlace& place) const;
    /// Returns the current layout.
    [[nodiscard]] const GanttLayout& boxes() const;

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override { return nameOf(placeOf(mark)); }
    [[nodiscard]] int markAt(const QPointF& point) const override;
    [[nodiscard]] int partCount() const override;
    [[nodiscard]] int partAt(int child) const override;
    [[nodiscard]] int childOf(int part) const override;
    [[nodiscard]] bool isRow(int part) const override;
    [[nodiscard]] QString nameOfPart(int part) const override;
    [[nodiscard]] QRectF partBounds(int part) const override;
    [[nodiscard]] bool isSelected(int part) const override;
    [[nodiscard]] std::optional<int> partUnder(const QPointF& point) const override;
    [[nodiscard]] std::optional<int> partInFocus() const override;
    void enterPart(int part) override;
    void pressPart(int part) override;
    [[nodiscard]] int cursor() const override { return m_cursor; }
    void setCursor(int mark) override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void blockSelected(GanttPlace place);  ///< none: unselected
    void gapSelected(GanttGap gap);
    void rangeChanged();
    void playheadMoved();
    void schedulesChanged();
    void foldingChanged(bool folding);
    /// Emitted with the time of a frame.
    void painted(std::chrono::nanoseconds time);

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{760, 320}, {240, 120}}; }
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;
    [[nodiscard]] bool isMirrored() const override { return false; }

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Marks the image as outdated after a change of range, size or content.
    void invalidate();
    /// Marks only the overlay as outdated.
    void invalidateOverlay();
    void showRange(const TimeRange& range, bool remember);
    void setHover(const GanttHit& hit);
    void reveal(const GanttPlace& place);
    void announceBlock();
    void updateScrollBar();
    void breakAxis();
    /// Returns a shown time: for a time within a fold the fold's end, or its beginning.
    [[nodiscard]] double pastFold(double time, int direction) const;
    [[nodiscard]] std::uint32_t shownBlock(const GanttData& schedule, int lane, std::uint32_t block, int direction) const;
    void scrollRows(double to);
    void scrubTo(const QPointF& point);
    void pickAt(const QPointF& point);
    [[nodiscard]] bool moveCursor(int key);
    [[nodiscard]] bool goToGap(int direction);
    [[nodiscard]] bool navigate(const QKeyEvent& event);
    void drawImage();
    void paintPointers(QPainter& painter) const;
    [[nodiscard]] TimeRange allowed(const TimeRange& range) const;

    enum class Drag { None, Pressed, Panning, Scrubbing };

    GanttContent m_content;
    bool m_folding = false;
    mutable std::optional<std::vector<TimeFold>> m_repeats;  ///< computed on demand
    mutable GanttLayout m_boxes;
    mutable bool m_boxesAreOld = true;
    bool m_imageIsOld = true;
    QImage m_image;
    std::pair<ThemeKind, double> m_imageTheme;  ///< hidden widgets get no change events
    bool m_overlayIsOld = true;
    Scene m_overlay;
    GanttHit m_hover;
    int m_cursor = -1;
    std::vector<TimeRange> m_past;
    std::vector<TimeRange> m_future;
    QElapsedTimer m_sinceChange;  ///< the steps of one gesture are one history entry
    Drag m_drag = Drag::None;
    QPointF m_pressedAt;  ///< global, so that moving content does not affect the distance
    TimeRange m_pressedRange;
    double m_pressedScroll = 0;
    QScrollBar* m_scrollBar;
    GanttPlayer* m_player;
};

}  // namespace shardscope
