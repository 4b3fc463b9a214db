// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/ring/ring_content.h"

class QPushButton;

namespace shardscope {

class DegreeSlider;
class WrappingLabel;
class QuantitySlider;
class SegmentedChoice;

/// Layout, ranks and sequence of a what-if; the scenario is unchanged until *Apply*.
class RingControls : public QWidget {
    Q_OBJECT
public:
    explicit RingControls(QWidget* parent = nullptr);

    /// Shows a what-if. `remark`: a sentence on the scenario that it is compared with.
    void show(const RingWhatIf& whatIf, bool isScenario, const QString& remark, const QString& whyNotApply);

Q_SIGNALS:
    void whatIfEdited(const shardscope::RingWhatIf& whatIf);
    void applyRequested();
    void resetRequested();

private:
    void edit(RingWhatIf whatIf);

    RingWhatIf m_whatIf;
    SegmentedChoice* m_layouts;
    DegreeSlider* m_ranks;
    DegreeSlider* m_inner;
    QuantitySlider* m_sequence;
    QPushButton* m_apply;
    QPushButton* m_reset;
    WrappingLabel* m_remark;
};

}  // namespace shardscope
