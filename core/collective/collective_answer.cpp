// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/collective_answer.h"

#include <algorithm>

#include "core/calibrate/line_fit.h"
#include "core/hardware/hardware.h"
#include "core/hardware/reference_profile.h"

namespace shardscope {

namespace {

void addMeasured(CollectiveAnswer& answer, const CurveChoice& choice, const Cluster& cluster)
{
    answer.use = choice.use;
    for (const PlacedCurve* placed : {choice.nearest, choice.more}) {
        if (placed)
            answer.measured.push_back({placed->curve->ranks(), placed->curve->nodes(), placed->curve->source()});
    }
    const HardwareProfile* profile = cluster.calibration ? cluster.calibration.get() : referenceProfile(cluster.gpu);
    if (profile)
        answer.warnings = profile->warnings;
}

}  // namespace

CollectiveAnswer answerCollective(const CollectiveRequest& request, const Cluster& cluster)
{
    const CollectiveModel model(cluster);
    CollectiveAnswer answer;
    answer.placement = placeRanks(request.gpus, 1, cluster);
    answer.time = model.time(request.kind, request.bytes, answer.placement);
    answer.modelled = model.modelledTime(request.kind, request.bytes, answer.placement);
    if (request.gpus <= 1)
        return answer;
    if (const std::optional<CurveChoice> choice = model.curvesFor(request.kind, answer.placement))
        addMeasured(answer, *choice, cluster);
    const NcclWays ways = model.nccl().ways(request.kind, request.bytes, answer.placement);
    answer.alternatives.assign(ways.items().begin(), ways.items().end());
    std::sort(answer.alternatives.begin(), answer.alternatives.end(),
              [](const NcclWay& a, const NcclWay& b) { return a.seconds < b.seconds; });
    std::vector<SizeSample> sizes;
    for (Bytes bytes = kFirstSize; bytes <= kLastSize; bytes *= 2)
        sizes.push_back({bytes, model.time(request.kind, bytes, answer.placement).seconds});
    answer.line = fitLine(sizes);
    return answer;
}

}  // namespace shardscope
