// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/ring/ring_picture.h"
#include "widgets/ring/ring_layouts.h"

/// Rings that tests of widgets draw.
namespace shardscope::sample {

inline std::shared_ptr<const RingPicture> ring(ContextLayout layout, int ranks, RingDirection direction = RingDirection::Forward,
                                               RingGradient gradient = RingGradient::Fp32, double hop = 100e-6)
{
    ContextCosts costs;
    costs.attentionForward = Seconds(1e-3);
    costs.attentionBackward = Seconds(2.5e-3);
    costs.keyValueHop = Seconds(hop);
    costs.gradientHop = Seconds(2 * hop);
    costs.beforeForward = costs.beforeBackward = Seconds(300e-6);
    costs.afterBackward = Seconds(400e-6);
    if (exchangesHeads(layout))
        costs.afterForward = Seconds(150e-6);
    const std::int64_t sequence = std::int64_t{4096} * ranks;
    const int inner = hasTwoLevels(layout) && ranks % 2 == 0 ? 2 : 1;
    return std::make_shared<const RingPicture>(ringPicture({layout, ranks, sequence, inner}, direction, gradient, costs,
                                                           contextTensors(static_cast<double>(sequence), ranks, 32, 8, 128, 2)));
}

inline RingLayoutsData layouts(int ranks)
{
    RingLayoutsData made;
    made.isGrouped = true;
    made.chosen = 1;
    for (const auto& [layout, name] : EnumNames<ContextLayout>::names) {
        RingLayoutCase one;
        one.layout = layout;
        one.name = QString::fromStdString(std::string(name));
        if (layout == ContextLayout::Ulysses) {
            one.impossible = QStringLiteral("8 heads do not divide");
        } else {
            one.forward = *ring(layout, ranks);
            one.backward = *ring(layout, ranks, RingDirection::Backward);
            one.multiHead = one.forward->bytes;
        }
        made.cases.append(one);
    }
    return made;
}

}  // namespace shardscope::sample
