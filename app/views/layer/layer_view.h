// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <optional>

#include "app/views/base/newest_task.h"
#include "app/views/layer/layer_picture.h"

class QLabel;
class QStackedWidget;
class QToolButton;

namespace shardscope {

class Card;
class ChartPage;
class ChartWidget;
class ChoiceBox;
class LayerDiagram;
class Roofline;
class SegmentedChoice;
class StatePage;

enum class LayerMode { Forward, Backward, Roofline };

/// "How is a matrix cut?" The operators of one kind of layer with their tensors, cuts and collectives, forward or backward, or
/// against the roofs of the GPU. A click explains an operator's numbers.
class LayerView : public QWidget {
    Q_OBJECT
public:
    explicit LayerView(QWidget* parent = nullptr);
    ~LayerView() override;

    void setEstimate(std::shared_ptr<const Estimate> estimate);
    void setMode(LayerMode mode);
    [[nodiscard]] LayerMode mode() const { return m_mode; }
    /// Stays until a model with other kinds of layers comes. Before anybody chooses: the kind in which most of the step goes.
    void setKind(int kind);
    [[nodiscard]] int kind() const { return m_kind; }
    /// Explains an operator; −1: none.
    void selectOperator(int index);
    [[nodiscard]] int selectedOperator() const { return m_selected; }
    [[nodiscard]] QString explanation() const;
    void setTableShown(bool shown);
    [[nodiscard]] ChartWidget* currentChart() const;
    [[nodiscard]] bool isSettled() const { return !m_isOld && !m_task.isBusy(); }

Q_SIGNALS:
    void dimensionPointed(std::optional<shardscope::Axis> dimension);
    void failed(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeTools();
    void makePages();
    void refresh();
    void fillKinds();
    void showPicture();
    void showState(const QString& headline, const QString& reason, bool isError);
    void showNoEstimate();
    void showProblem(const QString& problem);
    void showStatePage();
    void exportCsv();
    void exportPicture();

    std::shared_ptr<const Estimate> m_estimate;
    std::shared_ptr<const LayerPicture> m_picture;
    LayerMode m_mode = LayerMode::Forward;
    int m_kind = 0;
    bool m_isKindChosen = false;
    int m_selected = -1;
    bool m_isOld = true;
    Card* m_card;
    SegmentedChoice* m_modes;
    ChoiceBox* m_kinds;
    QStackedWidget* m_pages;
    LayerDiagram* m_diagram;
    ChartPage* m_diagramPage;
    QWidget* m_diagramArea;
    Roofline* m_roofline;
    ChartPage* m_rooflinePage;
    StatePage* m_state;
    QLabel* m_explanation;
    QToolButton* m_tableButton;
    QList<QToolButton*> m_chartTools;
    NewestTask<std::shared_ptr<const LayerPicture>> m_task{this, [this](const QString& problem) { showProblem(problem); }};
};

}  // namespace shardscope
