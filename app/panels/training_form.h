// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/parameter_form.h"

namespace shardscope {

/// The controls of the training: sequences, batch, numbers and the framework's recipe.
class TrainingForm : public ParameterForm {
    Q_OBJECT
public:
    explicit TrainingForm(Document& document, QWidget* parent = nullptr);

private:
    void addSequenceLength();
    void addGlobalBatch();
};

}  // namespace shardscope
