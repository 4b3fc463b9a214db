// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/profile_findings.h"

#include <algorithm>
#include <set>

#include "core/collective/curve_table.h"
#include "core/scenario/scenario.h"
#include "core/site/measured_constants.h"
#include "core/step/basis.h"
#include "core/step/flows.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// Collectives below this share of the step are worth a hint, not a warning.
constexpr double kMatters = 0.01;

/// A curve, and the size that lies furthest outside it on one side. For a group outside: its ranks.
struct Outside {
    enum class Of { Above, Below, Group };
    Of of = Of::Above;
    const PlacedCurve* placed = nullptr;
    double asked = 0;
    double times = 0;
    Seconds seconds;  ///< of all collectives of the step that are outside
};

/// Joins two findings of the same kind: the size furthest outside, and the seconds by `seconds`.
template <typename Joined>
void put(std::vector<Outside>& all, const Outside& found, Joined seconds)
{
    if (found.times <= kFarOutside)
        return;
    const auto known = std::find_if(all.begin(), all.end(), [&found](const Outside& other) {
        return other.of == found.of && other.placed->curve == found.placed->curve;
    });
    if (known == all.end()) {
        all.push_back(found);
        return;
    }
    const Seconds joined = seconds(known->seconds, found.seconds);
    if (found.times > known->times)
        *known = found;
    known->seconds = joined;
}

/// Returns what one flow asks of the curves that speak for its group.
std::vector<Outside> outsideOf(const Flow& flow, const CollectiveModel& model)
{
    const Bytes bytes = flow.collective.bytes;
    const bool isSent = flow.use != FlowUse::HostWeights && flow.use != FlowUse::Imbalance && bytes > Bytes();
    const std::optional<CurveChoice> choice = isSent ? model.curvesFor(flow.collective.kind, flow.placement) : std::nullopt;
    std::vector<Outside> found;
    if (!choice || choice->nearest->owner != CurveOwner::User)
        return found;
    for (const PlacedCurve* placed : {choice->nearest, choice->more}) {
        if (placed)
            found.push_back({bytes > placed->curve->largest() ? Outside::Of::Above : Outside::Of::Below, placed, bytes.value(),
                             placed->curve->timesOutside(bytes), flow.seconds});
    }
    if (choice->use == CurveChoice::Use::Scaled && flow.collective.kind != CollectiveKind::SendReceive) {
        const double ratio = static_cast<double>(PlacedCurve::countOf(flow.placement)) / choice->nearest->count();
        found.push_back(
            {Outside::Of::Group, choice->nearest, static_cast<double>(flow.placement.ranks), std::max(ratio, 1 / ratio), flow.seconds});
    }
    return found;
}

std::vector<Outside> outsideOf(const Basis& basis, const StepEstimate& step)
{
    std::vector<Outside> all;
    // Ranks between these send collectives of the same sizes.
    const int last = static_cast<int>(step.ranks.size()) - 1;
    for (const int rank : std::set<int>{0, last / 2, last}) {
        std::vector<Outside> ofRank;
        for (const Flow& flow : stepFlows(basis, step, rank)) {
            for (const Outside& found : outsideOf(flow, basis.costs.collectives))
                put(ofRank, found, [](Seconds a, Seconds b) { return a + b; });
        }
        for (const Outside& found : ofRank)
            put(all, found, [](Seconds a, Seconds b) { return std::max(a, b); });
    }
    return all;
}

Finding findingOf(const Outside& outside, Seconds step)
{
    const MeasuredCurve& curve = *outside.placed->curve;
    Finding finding;
    finding.severity = outside.seconds >= step * kMatters ? Severity::Warning : Severity::Hint;
    finding.source = curve.source();
    std::string collective(nameOf(curve.kind()));
    std::replace(collective.begin(), collective.end(), '_', '-');
    finding.numbers = {{"collective", collective}, {"nodes", static_cast<double>(curve.nodes())}};
    if (outside.of == Outside::Of::Group) {
        finding.id = "profile-group-outside";
        finding.numbers.emplace_back("measured_ranks", static_cast<double>(curve.ranks()));
        finding.numbers.emplace_back("ranks", outside.asked);
    } else {
        const bool isAbove = outside.of == Outside::Of::Above;
        finding.id = isAbove ? "profile-curve-ends" : "profile-curve-begins";
        finding.numbers.emplace_back("ranks", static_cast<double>(curve.ranks()));
        finding.numbers.emplace_back(isAbove ? "largest" : "smallest", (isAbove ? curve.largest() : curve.smallest()).value());
        finding.numbers.emplace_back("asked", outside.asked);
    }
    finding.numbers.emplace_back("times", outside.times);
    return finding;
}

std::string measuredPrecisions(const HardwareProfile& profile)
{
    std::string names;
    for (std::size_t i = 0; i < profile.rates.multiply.size(); ++i) {
        if (profile.rates.multiply[i])
            names += (names.empty() ? "" : ", ") + std::string(nameOf(static_cast<Precision>(i)));
    }
    return names.empty() ? "–" : names;
}

Finding mixture(const Scenario& scenario)
{
    const HardwareProfile& profile = *scenario.cluster.calibration;
    const std::string& gpu = scenario.cluster.gpu.name;
    Finding finding;
    finding.id = "profile-precision-mixed";
    finding.severity = Severity::Warning;
    finding.numbers = {{"device", profile.device.name.empty() ? profile.name : profile.device.name},
                       {"precision", std::string(nameOf(scenario.training.precision))},
                       {"measured", measuredPrecisions(profile)},
                       {"gpu", gpu.empty() ? scenario.cluster.gpu.id : gpu}};
    finding.source = "cluster.profile";
    return finding;
}

}  // namespace

std::vector<Finding> profileFindings(const Scenario& scenario, const Basis& basis, const StepEstimate& step)
{
    if (!scenario.cluster.calibration)
        return {};
    if (isMeaninglessMixture(scenario.cluster, scenario.training))
        return {mixture(scenario)};
    std::vector<Finding> findings;
    for (const Outside& outside : outsideOf(basis, step))
        findings.push_back(findingOf(outside, step.step));
    return findings;
}

}  // namespace shardscope
