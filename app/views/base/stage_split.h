// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <vector>

#include "app/jobs/job.h"
#include "app/views/base/view.h"
#include "core/balance/even_stages.h"

class QToolButton;

namespace shardscope {

class Estimate;
class StageSplitBar;

/// Which layers stand on which stage, as a control under the pictures of the pipeline: dragged by hand, evened out, or written and read as
/// Megatron's layout. Hidden where the pipeline has one stage.
class StageSplit : public QWidget {
    Q_OBJECT
public:
    explicit StageSplit(QWidget* parent = nullptr);
    ~StageSplit() override;

    void setEstimate(const std::shared_ptr<const Estimate>& estimate);
    void setHighlightedRank(int rank);
    [[nodiscard]] StageSplitBar& bar() const { return *m_bar; }
    /// The plan's stages as Megatron writes them.
    [[nodiscard]] QString layout() const;
    /// Takes the stages that a layout states; refused with the reason where it is none of this plan.
    void takeLayout(const QString& text);
    void evenOut(EvenOut what);
    /// As many layers on each stage as on the others: the plan's own default again.
    void takeDefault();
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

Q_SIGNALS:
    void editRequested(const shardscope::DocumentEdit& edit);
    void rankPointed(int rank);
    void failed(const QString& sentence);
    void told(const QString& sentence);

private:
    void makeMenus();
    void take(const std::vector<int>& layers);
    void showEvened(const Result<std::vector<int>>& layers, EvenOut what);

    std::shared_ptr<const Estimate> m_estimate;
    StageSplitBar* m_bar;
    QToolButton* m_evenOut;
    QToolButton* m_layout;
    Job m_job;
};

}  // namespace shardscope
