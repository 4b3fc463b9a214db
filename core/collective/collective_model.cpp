// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/collective_model.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/collective/curve_table.h"
#include "core/collective/group_placement.h"
#include "core/collective/inherited_curves.h"
#include "core/collective/nic_rules.h"
#include "core/collective/reference_curves.h"
#include "core/collective/spine.h"
#include "core/hardware/hardware.h"

namespace shardscope {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

bool isReached(const GroupPlacement& placement) { return !placement.crossesNetwork() || placement.nicBandwidthShare.value() > 0; }

bool isSent(Bytes bytes, const GroupPlacement& placement) { return placement.ranks > 1 && bytes.value() > 0 && isReached(placement); }

/// log(bus bandwidth) of a time, or the time of a bus bandwidth: each is the other's inverse.
double logBus(CollectiveKind kind, int ranks, double logBytes, double logSeconds)
{
    return std::log(busFactor(kind, ranks)) + logBytes - logSeconds;
}

}  // namespace

CollectiveModel::CollectiveModel(const Cluster& cluster, PublishedCurves published, int year, double slowdown)
    : m_nccl(cluster, year), m_hop(cluster.network.hopLatency), m_slowdown(slowdown)
{
    const auto curves = std::make_shared<CurveTable>(cluster);
    curves->add(published == PublishedCurves::Steady ? steadyCurves(cluster.gpu) : referenceCurves(cluster.gpu), CurveOwner::Reference);
    if (std::vector<MeasuredCurve> inherited = inheritedCurves(cluster, year); !inherited.empty()) {
        m_inherited = std::make_shared<const std::vector<MeasuredCurve>>(std::move(inherited));
        curves->add(*m_inherited, CurveOwner::Reference);
    }
    if (cluster.calibration) {
        m_own = std::make_shared<const std::vector<MeasuredCurve>>(curvesOf(*cluster.calibration));
        curves->add(*m_own, CurveOwner::User);
    }
    m_curves = curves;
}

CollectiveModel::CollectiveModel(const Cluster& cluster, int year, WithoutCurves)
    : m_nccl(cluster, year), m_hop(cluster.network.hopLatency), m_curves(std::make_shared<const CurveTable>(cluster))
{
}

CollectiveModel CollectiveModel::modelled(const Cluster& cluster, int year) { return {cluster, year, WithoutCurves()}; }

CollectiveTime CollectiveModel::modelledWithinPod(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const
{
    CollectiveTime result;
    if (placement.ranks <= 1 || !(bytes.value() > 0))
        return result;
    if (!isReached(placement)) {
        result.seconds = Seconds(kNever);
        return result;
    }
    if (kind == CollectiveKind::AllToAll || kind == CollectiveKind::SendReceive) {
        result.seconds = Seconds(pairwiseTerm(kind, {bytes.value()}, placement, {}).value);
        result.algorithm = CollectiveAlgorithm::Pairwise;
        result.protocol = CollectiveProtocol::Simple;
        result.origin = CollectiveOrigin::NicRule;
    } else {
        const NcclWays ways = m_nccl.ways(kind, bytes, placement);
        const NcclWay* way = ways.fastest();
        result.seconds = way->seconds;
        result.algorithm = way->algorithm;
        result.protocol = way->protocol;
    }
    result.busBandwidth = bytes * busFactor(kind, placement.ranks) / result.seconds;
    return result;
}

double CollectiveModel::modelledLog(CollectiveKind kind, double bytes, const GroupPlacement& placement) const
{
    return std::log(modelledWithinPod(kind, Bytes(bytes), placement).seconds.value());
}

double CollectiveModel::curveLog(const PlacedCurve& placed, double logBytes) const
{
    const MeasuredCurve& curve = *placed.curve;
    const double first = std::log(curve.smallest().value()), last = std::log(curve.largest().value());
    const double within = std::clamp(logBytes, first, last);
    const double measured = curve.logSeconds(within);
    if (within == logBytes)
        return measured;
    return measured + modelledLog(curve.kind(), std::exp(logBytes), placed.placement) -
           modelledLog(curve.kind(), std::exp(within), placed.placement);
}

double CollectiveModel::measuredLog(const CurveChoice& choice, CollectiveKind kind, double logBytes, const GroupPlacement& placement) const
{
    const double nearest = curveLog(*choice.nearest, logBytes);
    if (choice.use == CurveChoice::Use::Exact)
        return nearest;
    if (choice.use == CurveChoice::Use::Scaled) {
        const double bytes = std::exp(logBytes);
        return nearest + modelledLog(kind, bytes, placement) - modelledLog(kind, bytes, choice.nearest->placement);
    }
    const double bus = (1 - choice.share) * logBus(kind, choice.nearest->placement.ranks, logBytes, nearest) +
                       choice.share * logBus(kind, choice.more->placement.ranks, logBytes, curveLog(*choice.more, logBytes));
    return logBus(kind, placement.ranks, logBytes, bus);
}

std::optional<CurveChoice> CollectiveModel::curvesFor(CollectiveKind kind, const GroupPlacement& placement) const
{
    const CurveFamily* family = m_curves->family(kind, placement);
    return family ? std::optional(chooseCurves(*family, kind, placement)) : std::nullopt;
}

CollectiveTime CollectiveModel::timeWithinPod(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const
{
    CollectiveTime result = modelledWithinPod(kind, bytes, placement);
    if (!isSent(bytes, placement) || !curvesFor(kind, placement))
        return result;
    result.seconds = secondsWithinPod(kind, bytes, placement);
    result.busBandwidth = bytes * busFactor(kind, placement.ranks) / result.seconds;
    result.origin = CollectiveOrigin::MeasuredCurve;
    return result;
}

Seconds CollectiveModel::secondsWithinPod(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const
{
    const std::optional<CurveChoice> curves = isSent(bytes, placement) ? curvesFor(kind, placement) : std::nullopt;
    return curves ? Seconds(std::exp(measuredLog(*curves, kind, std::log(bytes.value()), placement)))
                  : modelledWithinPod(kind, bytes, placement).seconds;
}

namespace {

/// Twice where the data goes round twice: to be reduced, and to be gathered.
Term busFactorOf(CollectiveKind kind, int ranks, const Terms& terms)
{
    if (kind == CollectiveKind::SendReceive)
        return terms("sent-once", 1);
    const Term all = terms("collective-ranks", ranks);
    const Term others = terms.quotient("share-of-others", terms.difference("other-ranks", all, terms("one", 1)), all);
    return kind == CollectiveKind::AllReduce ? terms.product("bus-factor", terms("reduced-and-gathered", 2), others) : others;
}

}  // namespace

Term CollectiveModel::pairwiseTerm(CollectiveKind kind, Term bytes, const GroupPlacement& placement, const Terms& terms) const
{
    if (kind == CollectiveKind::AllToAll)
        return allToAllTime(bytes, placement, {m_nccl.exchangeBandwidth(placement), m_hop}, terms);
    return sendReceiveTime(bytes, placement, {m_nccl.neighbourBandwidth(placement), m_hop}, terms);
}

Term CollectiveModel::termWithinPod(CollectiveKind kind, Term bytes, const GroupPlacement& placement, const Terms& terms) const
{
    if (!terms.recorder())
        return {secondsWithinPod(kind, Bytes(bytes.value), placement).value()};
    const CollectiveTime taken = timeWithinPod(kind, Bytes(bytes.value), placement);
    const double seconds = taken.seconds.value();
    if (!(seconds > 0 && seconds < kNever))
        return {seconds, terms("nothing-to-send", seconds).record};
    const Terms own = terms.about(nameOf(kind));
    if (taken.origin == CollectiveOrigin::NicRule)
        return pairwiseTerm(kind, bytes, placement, own);
    const Term ranks = terms("collective-ranks", placement.ranks);
    const Term islands = terms("collective-islands", placement.islands);
    if (taken.origin == CollectiveOrigin::MeasuredCurve) {
        const Terms curve = terms.about(curvesFor(kind, placement)->nearest->curve->source());
        const Term moved = terms.product("bus-bytes", bytes, busFactorOf(kind, placement.ranks, terms));
        return {seconds,
                own.quotient("collective", moved, curve.lookup("bus-bandwidth-measured", taken.busBandwidth.value(), bytes, ranks, islands))
                    .record};
    }
    const NcclWays ways = m_nccl.ways(kind, Bytes(bytes.value), placement);
    const Terms tables =
        terms.about(terms.recorder()->text(std::string(nameOf(taken.algorithm)) + ", " + std::string(nameOf(taken.protocol))));
    const Term wire = tables.lookup("nccl-bandwidth", ways.fastest()->bandwidth.value(), bytes, ranks, islands);
    return own.sum("collective", tables.lookup("nccl-latency", ways.fastest()->latency.value(), ranks, islands),
                   terms.quotient("wire-seconds", bytes, wire));
}

namespace {

CollectiveTime throughSpine(CollectiveTime result, CollectiveKind kind, Bytes bytes, const GroupPlacement& placement)
{
    const Seconds spine(placement.crossesSpine() ? spineTime(kind, {bytes.value()}, placement).value : 0);
    if (result.seconds < spine) {
        result.seconds = spine;
        result.busBandwidth = bytes * busFactor(kind, placement.ranks) / spine;
    }
    return result;
}

}  // namespace

CollectiveTime CollectiveModel::modelledTime(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const
{
    return throughSpine(modelledWithinPod(kind, bytes, placement), kind, bytes, placement);
}

CollectiveTime CollectiveModel::time(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const
{
    CollectiveTime result = throughSpine(timeWithinPod(kind, bytes, placement), kind, bytes, placement);
    result.seconds *= m_slowdown;
    result.busBandwidth = result.busBandwidth / m_slowdown;
    return result;
}

Seconds CollectiveModel::seconds(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const
{
    const Seconds within = secondsWithinPod(kind, bytes, placement);
    const Seconds all = placement.crossesSpine() ? std::max(within, Seconds(spineTime(kind, {bytes.value()}, placement).value)) : within;
    return all * m_slowdown;
}

Term CollectiveModel::term(CollectiveKind kind, Term bytes, const GroupPlacement& placement, const Terms& terms) const
{
    const Term within = termWithinPod(kind, bytes, placement, terms);
    const Term all = placement.crossesSpine() ? terms.maximum("slower-network", within, spineTime(kind, bytes, placement, terms)) : within;
    return m_slowdown == 1 ? all : terms.product("learned-collective", all, terms("learned-slowdown", m_slowdown));
}

}  // namespace shardscope
