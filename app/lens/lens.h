// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

#include "core/base/communication.h"

namespace shardscope {

/// The thing that a person points at, in any view. A stage alone: all its GPUs. A rank (with its stage, where known): that GPU. A rank with
/// a dimension: the rank's group along it. A dimension alone: everything that belongs to it.
struct Pointed {
    int stage = -1;  ///< pipeline rank; −1: none
    int rank = -1;   ///< global rank; −1: none
    std::optional<Axis> dimension;

    [[nodiscard]] bool isNothing() const { return stage < 0 && rank < 0 && !dimension; }
    bool operator==(const Pointed&) const = default;
};

/// One per window: a thing that one view points at is highlighted in all. A view reports the thing under the mouse or the keyboard focus
/// and receives those of other views; repeated reports emit no signal.
class Lens : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const Pointed& hovered() const { return m_hovered; }
    [[nodiscard]] const Pointed& selected() const { return m_selected; }
    void setHovered(const Pointed& pointed);
    /// Sets the thing that stays highlighted when the mouse leaves.
    void setSelected(const Pointed& pointed);

Q_SIGNALS:
    void hoveredChanged(const shardscope::Pointed& pointed);
    void selectedChanged(const shardscope::Pointed& pointed);

private:
    Pointed m_hovered;
    Pointed m_selected;
};

}  // namespace shardscope
