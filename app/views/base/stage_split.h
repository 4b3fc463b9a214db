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

/// The control of the layers of each stage, under the pictures of the pipeline: dragged by hand, evened out, or written and read as
/// Megatron's layout. Hidden with one stage.
class StageSplit : public QWidget {
    Q_OBJECT
public:
    explicit StageSplit(QWidget* parent = nullptr);
    ~StageSplit() override;

    void setEstimate(const std::shared_ptr<const Estimate>& estimate);
    void setHighlightedRank(int rank);
    [[nodiscard]] StageSplitBar& bar() const { return *m_bar; }
    /// Returns the plan's stages in Megatron's notation.
    [[nodiscard]] QString layout() const;
    /// Applies the stages of a layout; refused with the reason where it does not suit this plan.
    void takeLayout(const QString& text);
    void evenOut(EvenOut what);
    /// Restores the plan's default: the same number of layers on each stage.
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
