// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

#include "core/model/encoder.h"

class QCheckBox;

namespace shardscope {

class DegreeSlider;
struct Scenario;

/// The controls of a model's first encoder: whether it takes part, how many images a sequence has and of which size, and whether it learns.
/// Hidden where the model has none.
class EncoderControls : public QWidget {
    Q_OBJECT
public:
    explicit EncoderControls(QWidget* parent = nullptr);

    void show(const Scenario& scenario);
    [[nodiscard]] DegreeSlider* items() const { return m_items; }
    [[nodiscard]] DegreeSlider* side() const { return m_side; }
    /// Returns the text of `model.encoders` after the change.
    [[nodiscard]] static std::string changed(const Scenario& scenario, const std::function<void(Encoder&)>& change);

Q_SIGNALS:
    void takesPartEdited(bool takesPart);
    void frozenEdited(bool frozen);

private:
    QCheckBox* m_takesPart;
    DegreeSlider* m_items;
    DegreeSlider* m_side;
    QCheckBox* m_frozen;
};

/// Makes the encoder take part with one item a sequence, of 1024 × 1024 pixels where its size is not fixed; or leaves it out.
void setTakesPart(Encoder& encoder, bool takesPart);

}  // namespace shardscope
