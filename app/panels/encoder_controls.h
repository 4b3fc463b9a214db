// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "core/model/encoder.h"

class QCheckBox;

namespace shardscope {

class DegreeSlider;
struct Scenario;

/// The controls of one of a model's encoders: whether it takes part, how many items a sequence has and of which size, and whether it learns.
/// Hidden where the model has none of that number.
class EncoderControls : public QWidget {
    Q_OBJECT
public:
    explicit EncoderControls(std::size_t index, QWidget* parent = nullptr);

    void show(const Scenario& scenario);
    [[nodiscard]] DegreeSlider* items() const { return m_items; }
    [[nodiscard]] DegreeSlider* side() const { return m_side; }
    [[nodiscard]] DegreeSlider* seconds() const { return m_seconds; }
    /// Returns the text of `model.encoders` after the change; nothing where the model has no encoder of this number.
    [[nodiscard]] std::optional<std::string> changed(const Scenario& scenario, const std::function<void(Encoder&)>& change) const;

Q_SIGNALS:
    void takesPartEdited(bool takesPart);
    void frozenEdited(bool frozen);

private:
    void showItems(const Encoder& encoder);

    std::size_t m_index;
    QCheckBox* m_takesPart;
    DegreeSlider* m_items;
    DegreeSlider* m_side;
    DegreeSlider* m_seconds;
    QCheckBox* m_frozen;
};

/// Makes the encoder take part with one item a sequence, of 1024 × 1024 pixels or 30 s where its size is not fixed; or leaves it out.
void setTakesPart(Encoder& encoder, bool takesPart);

}  // namespace shardscope
