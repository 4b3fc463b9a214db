// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/base/communication.h"
#include "core/base/term.h"
#include "core/base/units.h"

namespace shardscope {

/// Seconds by dimension, indexed by Axis.
using SecondsByAxis = std::array<Seconds, 5>;

[[nodiscard]] inline Seconds sumOf(const SecondsByAxis& seconds)
{
    Seconds sum;
    for (const Seconds part : seconds)
        sum += part;
    return sum;
}

/// The seconds of one pass of a micro-batch through some layers on one rank. Invariant: total = compute + exposed + host wait.
struct PassTime {
    Seconds compute;          ///< the compute stream is busy
    SecondsByAxis exposed{};  ///< it waits for a collective
    SecondsByAxis hidden{};   ///< collectives that overlap it
    Seconds hostWait;         ///< it waits for the host: for launches, or for offloaded activations
    Seconds hostPace;         ///< host time for launches or its link; a lower bound of the pass
    Seconds hostTransfer;     ///< its link is busy with activations, during all else

    [[nodiscard]] Seconds& exposedOf(Axis axis) { return exposed[static_cast<std::size_t>(axis)]; }
    [[nodiscard]] Seconds exposedOf(Axis axis) const { return exposed[static_cast<std::size_t>(axis)]; }
    [[nodiscard]] Seconds& hiddenOf(Axis axis) { return hidden[static_cast<std::size_t>(axis)]; }
    [[nodiscard]] Seconds hiddenOf(Axis axis) const { return hidden[static_cast<std::size_t>(axis)]; }
    [[nodiscard]] Seconds device() const { return compute + sumOf(exposed); }
    [[nodiscard]] Seconds total() const { return device() + hostWait; }

    PassTime& operator+=(const PassTime& other)
    {
        compute += other.compute;
        for (std::size_t i = 0; i < exposed.size(); ++i) {
            exposed[i] += other.exposed[i];
            hidden[i] += other.hidden[i];
        }
        hostWait += other.hostWait;
        hostPace += other.hostPace;
        hostTransfer += other.hostTransfer;
        return *this;
    }
    PassTime& operator*=(double factor)
    {
        compute *= factor;
        for (std::size_t i = 0; i < exposed.size(); ++i) {
            exposed[i] *= factor;
            hidden[i] *= factor;
        }
        hostWait *= factor;
        hostPace *= factor;
        hostTransfer *= factor;
        return *this;
    }
    friend PassTime operator*(double factor, PassTime pass) { return pass *= factor; }
    friend PassTime operator+(PassTime a, const PassTime& b) { return a += b; }
};

/// A part of a pass's seconds: computing, waiting for the host, or one dimension's collectives, exposed or hidden.
struct PassPart {
    enum class Kind { Compute, Host, Exposed, Hidden };
    Kind kind = Kind::Compute;
    Axis axis = Axis::Tp;

    [[nodiscard]] Seconds of(const PassTime& pass) const
    {
        switch (kind) {
        case Kind::Compute:
            return pass.compute;
        case Kind::Host:
            return pass.hostWait;
        case Kind::Exposed:
            return pass.exposedOf(axis);
        case Kind::Hidden:
            break;
        }
        return pass.hiddenOf(axis);
    }
};
inline constexpr std::array<PassPart, 12> kPassParts{{{PassPart::Kind::Compute, Axis::Tp},
                                                      {PassPart::Kind::Host, Axis::Tp},
                                                      {PassPart::Kind::Exposed, Axis::Tp},
                                                      {PassPart::Kind::Exposed, Axis::Cp},
                                                      {PassPart::Kind::Exposed, Axis::Ep},
                                                      {PassPart::Kind::Exposed, Axis::Dp},
                                                      {PassPart::Kind::Exposed, Axis::Pp},
                                                      {PassPart::Kind::Hidden, Axis::Tp},
                                                      {PassPart::Kind::Hidden, Axis::Cp},
                                                      {PassPart::Kind::Hidden, Axis::Ep},
                                                      {PassPart::Kind::Hidden, Axis::Dp},
                                                      {PassPart::Kind::Hidden, Axis::Pp}}};

/// Returns the name of a part of a block's pass in records.
[[nodiscard]] inline std::string_view partOf(std::string_view block, const PassPart& part, const Terms& terms)
{
    if (!terms.recorder())
        return block;
    constexpr std::array<std::string_view, 4> kKinds{" computing", " host", " exposed ", " hidden "};
    std::string name = std::string(block) + std::string(kKinds[static_cast<std::size_t>(part.kind)]);
    if (part.kind == PassPart::Kind::Exposed || part.kind == PassPart::Kind::Hidden)
        name += nameOf(part.axis);
    return terms.recorder()->text(std::move(name));
}

/// The passes of some layers, as a schedule's blocks need them. A whole backward is its input and its weight gradient; recomputation
/// belongs to the input gradient, which needs it first.
struct Passes {
    PassTime forward;
    PassTime recompute;
    PassTime inputGrad;  ///< without the recomputation
    PassTime weightGrad;

    [[nodiscard]] PassTime backward() const { return recompute + inputGrad + weightGrad; }
    Passes& operator+=(const Passes& other)
    {
        forward += other.forward;
        recompute += other.recompute;
        inputGrad += other.inputGrad;
        weightGrad += other.weightGrad;
        return *this;
    }
};

}  // namespace shardscope
