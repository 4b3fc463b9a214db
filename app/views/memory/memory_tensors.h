// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

#include "app/views/base/chart_page.h"
#include "widgets/charts/treemap.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/controls/wrapping_label.h"

class QToolButton;

namespace shardscope {

class Estimate;

/// An opened bar of the memory view: the lines of one stage's ledger as a treemap, or the kept bytes of each operator.
class MemoryTensors : public QWidget {
    Q_OBJECT
public:
    explicit MemoryTensors(QWidget* parent = nullptr);

    /// Opens a bar. Precondition: the estimate is legal and has that stage. `name` is that of the bar: "stage 0", "ZeRO 3, stage 1".
    void open(std::shared_ptr<const Estimate> estimate, int stage, const QString& name);
    [[nodiscard]] ChartPage& page() const { return *m_page; }
    [[nodiscard]] SegmentedChoice& parts() const { return *m_parts; }
    [[nodiscard]] Treemap& treemap() const { return *m_treemap; }

Q_SIGNALS:
    void closeRequested();
    void derivationRequested(const QString& field);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showDerivation(int group, int tile);
    [[nodiscard]] QString fieldOf(int group, int tile) const;

    std::shared_ptr<const Estimate> m_estimate;
    int m_stage = 0;
    QToolButton* m_back;
    WrappingLabel* m_name;
    SegmentedChoice* m_parts;
    Treemap* m_treemap;
    ChartPage* m_page;
};

}  // namespace shardscope
