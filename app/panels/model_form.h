// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/parameter_form.h"
#include "core/io/model_presets.h"

class QLabel;
class QPushButton;

namespace shardscope {

class EncoderControls;
struct Scenario;

/// The controls of the model: a preset, or a config.json, and a size along the real shapes of its family.
class ModelForm : public ParameterForm {
    Q_OBJECT
public:
    explicit ModelForm(Document& document, QWidget* parent = nullptr);

Q_SIGNALS:
    void openConfigRequested();

private:
    void addPresets();
    void addSize();
    void addFacts();
    void addEncoders();
    EncoderControls* addEncoder(std::size_t index);
    void fillSizes(const Scenario& scenario);

    DegreeSlider* m_size = nullptr;
    QString m_family;  ///< family whose sizes are on the slider
    std::vector<const ModelPreset*> m_sizes;
};

/// Returns the models of a family in ascending size, one for each size; keeps `current` if it is one of them.
[[nodiscard]] std::vector<const ModelPreset*> sizesOfFamily(const std::string& family, const std::string& current);

}  // namespace shardscope
