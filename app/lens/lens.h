// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

#include "core/base/communication.h"

namespace shardscope {

/// Holds what a person points at, in whichever view. A stage alone: all its GPUs. A rank (its stage given too, by whoever knows
/// it): that GPU. A rank with a dimension: the rank's group along it. A dimension alone: everything that belongs to it.
struct Pointed {
    int stage = -1;  ///< pipeline rank; −1: none
    int rank = -1;   ///< global rank; −1: none
    std::optional<Axis> dimension;

    [[nodiscard]] bool isNothing() const { return stage < 0 && rank < 0 && !dimension; }
    bool operator==(const Pointed&) const = default;
};

/// One for the window: what one view points at lights up in all. A view tells of what the mouse or the keyboard is on and
/// hears of what the others point at; telling what is pointed at already is heard by nobody.
class Lens : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] const Pointed& hovered() const { return m_hovered; }
    [[nodiscard]] const Pointed& selected() const { return m_selected; }
    void setHovered(const Pointed& pointed);
    /// Sets what stays lit when the mouse leaves.
    void setSelected(const Pointed& pointed);

Q_SIGNALS:
    void hoveredChanged(const shardscope::Pointed& pointed);
    void selectedChanged(const shardscope::Pointed& pointed);

private:
    Pointed m_hovered;
    Pointed m_selected;
};

}  // namespace shardscope
