// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ring/ring_picture.h"

#include <algorithm>

namespace shardscope {

int RingPicture::stepAt(int moment) const { return std::clamp(moment - (hasBefore() ? 1 : 0), 0, pass.steps - 1); }

Seconds RingPicture::computing(int rank, int moment) const
{
    return isBefore(moment) || isAfter(moment) ? Seconds() : pass.computeOf(rank, stepAt(moment));
}

Seconds RingPicture::sending(int moment) const
{
    if (isBefore(moment))
        return pass.before;
    return isAfter(moment) ? pass.after : pass.hopOf(stepAt(moment));
}

Seconds RingPicture::lengthOf(int moment) const
{
    // A rank's work rises or falls with its number.
    return std::max({sending(moment), computing(0, moment), computing(pass.ranks - 1, moment)});
}

int RingPicture::busiestRank() const
{
    // A rank's work rises or falls with its number.
    const int last = pass.ranks - 1;
    return work->shareOfRank(last) > work->shareOfRank(0) * (1 + 1e-12) ? last : 0;
}

RingPicture ringPicture(const RingShape& shape, RingDirection direction, RingGradient gradient, const ContextCosts& costs,
                        const ContextTensors& tensors)
{
    RingPicture picture;
    picture.shape = shape;
    picture.direction = direction;
    picture.gradient = gradient;
    picture.work = std::make_shared<const RingWork>(shape);
    picture.pass = ringPass(shape, direction, gradient, costs);
    picture.times = picture.isExact() ? simulateRing(picture.pass) : walkRing(picture.pass);
    const RingTime time = ringTime(shape, gradient, costs);
    picture.time = direction == RingDirection::Forward ? time.forward : time.backward;
    picture.bytes = contextBytes(shape.layout, shape.ranks, tensors, shape.inner);
    return picture;
}

}  // namespace shardscope
