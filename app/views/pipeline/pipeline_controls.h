// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/pipeline/pipeline_question.h"

class QPushButton;
class QLabel;

namespace shardscope {

class ChoiceBox;
class QuantitySlider;

/// "What if?": kind, ranks, micro-batches and chunks of the drawn schedule, and the kind to compare with. The plan changes only on request.
class PipelineControls : public QWidget {
    Q_OBJECT
public:
    explicit PipelineControls(QWidget* parent = nullptr);

    /// Shows a question, without a signal. `plan`: the pipeline of "Back to the plan".
    void setQuestion(const PipelineQuestion& question, const PipelineShape& plan);
    /// Sets the controls for the improvement steps, whose kinds are fixed: p, m and the chunks of the interleaved one.
    void setStepsShape(const PipelineShape& shape, int chunks);
    [[nodiscard]] ChoiceBox& kind() const { return *m_kind; }
    [[nodiscard]] ChoiceBox& against() const { return *m_against; }
    [[nodiscard]] QuantitySlider& stages() const { return *m_stages; }
    [[nodiscard]] QuantitySlider& microBatches() const { return *m_microBatches; }
    [[nodiscard]] QuantitySlider& chunks() const { return *m_chunks; }
    [[nodiscard]] QPushButton& applyButton() const { return *m_apply; }
    [[nodiscard]] QPushButton& backButton() const { return *m_back; }

Q_SIGNALS:
    void shapeEdited(const shardscope::PipelineShape& shape);
    void againstEdited(std::optional<shardscope::ScheduleKind> kind);
    void applyRequested();
    void backRequested();

private:
    void fillKinds();
    static void addSlider(QLayout& row, QuantitySlider& slider, const QString& caption, const QString& widest);
    void showNumbers(const PipelineShape& shape, int chunks);
    void showKinds(bool shown);
    void editNumbers();

    PipelineShape m_shape;
    QWidget* m_kinds;
    QWidget* m_buttons;
    ChoiceBox* m_kind;
    ChoiceBox* m_against;
    QuantitySlider* m_stages;
    QuantitySlider* m_microBatches;
    QuantitySlider* m_chunks;
    QPushButton* m_apply;
    QPushButton* m_back;
};

}  // namespace shardscope
