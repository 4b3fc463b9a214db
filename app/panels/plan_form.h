// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/parameter_form.h"

namespace shardscope {

/// The controls of the plan: degrees with locks, ZeRO, schedule, micro-batch, recompute, overlap and offload.
class PlanForm : public ParameterForm {
    Q_OBJECT
public:
    explicit PlanForm(Document& document, QWidget* parent = nullptr);

private:
    void showForExperts(std::string_view path);
    void tellWhatIsOffloaded(DegreeSlider& share);
    void tellWhatFollows(DegreeSlider& replicas);
};

}  // namespace shardscope
