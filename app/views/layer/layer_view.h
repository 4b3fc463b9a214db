// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/views/base/view.h"
#include "app/views/layer/layer_picture.h"

class QLabel;

namespace shardscope {

class ChartPage;
class ChoiceBox;
class LayerDiagram;
class Roofline;
class SegmentedChoice;

enum class LayerMode { Forward, Backward, Roofline };

/// "How is a matrix cut?" The operators of one kind of layer with their tensors, cuts and collectives, forward or backward, or
/// against the roofs of the GPU. A click explains an operator's numbers.
class LayerView : public View {
    Q_OBJECT
public:
    LayerView();
    ~LayerView() override;
    [[nodiscard]] static ViewInfo viewInfo();

    void setMode(LayerMode mode);
    [[nodiscard]] LayerMode mode() const { return m_mode; }
    /// Sets the kind of layer, until a model has other kinds. By default it is the kind that takes most of the step.
    void setKind(int kind);
    [[nodiscard]] int kind() const { return m_kind; }
    /// Explains an operator; −1: none.
    void selectOperator(int index);
    [[nodiscard]] int selectedOperator() const { return m_selected; }
    [[nodiscard]] QString explanation() const;
    [[nodiscard]] ChartWidget* currentChart() const override;
    [[nodiscard]] QString modeId() const override;
    void setModeId(const QString& mode) override;

protected:
    void refresh() override;
    void forget() override { m_picture.reset(); }
    void showTable(bool shown) override;
    void pageShown() override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeTools();
    void makePages();
    void connectCharts();
    void fillKinds();
    void showPicture();

    std::shared_ptr<const LayerPicture> m_picture;
    LayerMode m_mode = LayerMode::Forward;
    int m_kind = 0;
    bool m_isKindChosen = false;
    std::vector<std::uint8_t> m_kindOfLayer;  ///< of the model that was shown last
    int m_selected = -1;
    SegmentedChoice* m_modes;
    ChoiceBox* m_kinds;
    LayerDiagram* m_diagram;
    ChartPage* m_diagramPage;
    QWidget* m_diagramArea = nullptr;
    Roofline* m_roofline;
    ChartPage* m_rooflinePage;
    QLabel* m_explanation;
    Job& m_job = makeJob();
};

}  // namespace shardscope
