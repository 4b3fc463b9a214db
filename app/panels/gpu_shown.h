// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

#include "app/lens/lens.h"

namespace shardscope {

class Estimate;
class ChoiceBox;

/// The choice of the GPU in views of one GPU: the worst, each view by its own measure, or one of a pipeline stage. All GPUs of a stage do
/// the same. With one stage there is no choice.
class GpuShown : public QWidget {
    Q_OBJECT
public:
    explicit GpuShown(QWidget* parent = nullptr);
    void setEstimate(const std::shared_ptr<const Estimate>& estimate);
    /// Makes it as low as the bar next to it.
    void setTight(bool tight);
    void setSelected(const Pointed& selected);
    /// Returns the stage; −1: the worst.
    [[nodiscard]] int stage() const { return m_stage; }

Q_SIGNALS:
    void chosen(const shardscope::Pointed& selected);

private:
    void showChosen();

    ChoiceBox* m_stages;
    std::shared_ptr<const Estimate> m_estimate;  ///< of the choices; null before the first with several stages
    int m_stage = -1;
};

}  // namespace shardscope
