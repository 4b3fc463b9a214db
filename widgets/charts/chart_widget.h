// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

#include "widgets/charts/chart_table.h"
#include "widgets/charts/plotter.h"
#include "widgets/charts/scene.h"

namespace shardscope {

/// The sizes of a chart, in logical pixels.
struct ChartSizes {
    QSizeF usual;
    QSizeF smallest;
};

/// The common base of all charts: they draw a scene, highlight the mark under the mouse or the focus, report choices, describe themselves
/// to screen readers, and return their numbers as a table. A hidden chart builds nothing.
class ChartWidget : public QWidget {
    Q_OBJECT
public:
    explicit ChartWidget(QWidget* parent = nullptr);

    /// Returns the scene at the current size, built on demand.
    [[nodiscard]] const Scene& scene() const;
    /// Returns the scene at any size and in any theme, for export and print.
    [[nodiscard]] virtual Scene sceneAt(const QSizeF& size, const Theme& theme) const = 0;
    [[nodiscard]] virtual QString title() const = 0;
    /// Returns one or two sentences that describe the picture.
    [[nodiscard]] virtual QString summary() const = 0;
    [[nodiscard]] virtual QString markName(int mark) const = 0;
    [[nodiscard]] virtual int markAt(const QPointF& point) const { return scene().markAt(point); }
    [[nodiscard]] ChartTable& table();
    void copyTable();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The mark that the keyboard is on; −1: none.
    [[nodiscard]] virtual int cursor() const;
    virtual void setCursor(int mark);
    /// Highlights a group that another view points at; −1: none.
    void setHighlightedGroup(int group);
    [[nodiscard]] int highlightedGroup() const { return m_highlightedGroup; }
    /// Marks the group that is open elsewhere (its tensors, its timeline); −1: none.
    void setSelectedGroup(int group);
    [[nodiscard]] int selectedGroup() const { return m_selectedGroup; }
    /// Suppresses explanations and highlights, while a question is asked about the chart.
    void setQuiet(bool quiet) { m_isQuiet = quiet; }
    [[nodiscard]] bool isQuiet() const { return m_isQuiet; }

    /// Returns the number of parts for screen readers: its marks, unless there are too many. A part keeps its number while others change;
    /// `childOf` is its current index.
    [[nodiscard]] virtual int partCount() const { return static_cast<int>(scene().marks.size()); }
    [[nodiscard]] virtual int partAt(int child) const { return child; }
    [[nodiscard]] virtual int childOf(int part) const { return part; }
    [[nodiscard]] virtual bool isRow(int) const { return false; }
    [[nodiscard]] virtual QString nameOfPart(int part) const { return markName(part); }
    [[nodiscard]] virtual QRectF partBounds(int part) const { return scene().marks[part].bounds; }
    [[nodiscard]] virtual bool isSelected(int) const { return false; }
    [[nodiscard]] virtual std::optional<int> partUnder(const QPointF& point) const;
    [[nodiscard]] virtual std::optional<int> partInFocus() const;
    /// Focuses a part.
    virtual void enterPart(int part) { setCursor(part); }
    virtual void pressPart(int part) { Q_EMIT activated(scene().marks[part].group, scene().marks[part].item); }

Q_SIGNALS:
    void hovered(int group, int item);    ///< (−1, −1): the mouse has left
    void activated(int group, int item);  ///< a click, Enter or Space; item −1: the group as a whole
    void cursorMoved(int group, int item);

protected:
    /// Rebuilds the scene after a change of data, size, theme or language.
    void rebuild();
    [[nodiscard]] virtual TableData tableData() const = 0;
    [[nodiscard]] virtual ChartSizes sizes() const { return {{440, 280}, {220, 160}}; }
    /// Returns the mark that an arrow key, Home or End leads to; −1: none.
    [[nodiscard]] virtual int neighbour(int mark, int key) const = 0;
    /// Returns the scene that is cached; for charts with moving parts without these, which `paintContent` adds.
    [[nodiscard]] virtual Scene sceneOnScreen() const { return sceneAt(size(), Theme::current()); }
    virtual void paintContent(QPainter& painter, const Theme& theme);
    /// Paints the pointed or focused mark over the scene.
    virtual void paintPointed(QPainter& painter, int mark, const Theme& theme) const;
    /// Returns whether the scene is mirrored in right-to-left layouts; physical axes such as time are not.
    [[nodiscard]] virtual bool isMirrored() const { return layoutDirection() == Qt::RightToLeft; }

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void setHovered(int mark);
    void paintGroup(QPainter& painter, int group, double strength) const;

    mutable Scene m_scene;
    mutable bool m_sceneIsOld = true;
    bool m_tableIsOld = true;
    ChartTable m_table;
    Plotter m_plotter;
    int m_hovered = -1;
    mutable int m_cursor = -1;  ///< perhaps of the scene before, until `scene` is built
    int m_highlightedGroup = -1;
    int m_selectedGroup = -1;
    bool m_isQuiet = false;
};

}  // namespace shardscope
