// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/base/term.h"
#include "core/base/units.h"
#include "core/collective/collective_kinds.h"
#include "core/collective/measured_curve.h"
#include "core/collective/nccl_model.h"

namespace shardscope {

struct Cluster;
struct CurveChoice;
class CurveTable;
struct GroupPlacement;
struct PlacedCurve;

struct CollectiveTime {
    Seconds seconds;
    CollectiveAlgorithm algorithm = CollectiveAlgorithm::None;  ///< of a measured curve: what NCCL's model would choose
    CollectiveProtocol protocol = CollectiveProtocol::None;
    BytesPerSecond busBandwidth;  ///< as nccl-tests defines it: bytes / seconds · busFactor
    CollectiveOrigin origin = CollectiveOrigin::NcclModel;
};

/// Chooses of the published curves: what was measured, dips and all, or what a plan can count on (`steadyCurves`). A cluster's own
/// profile is always read as it was measured.
enum class PublishedCurves { AsMeasured, Steady };

/// The time of one collective on one cluster, alone on its links but for the groups of the same kind. Immutable and
/// thread-safe; made in about a microsecond. In this order:
/// 1. a curve measured on that hardware, of the cluster's own profile or else published (reference_curves.h), or on hardware of its family
///    (inherited_curves.h);
/// 2. NCCL's own tuning model with the latency of the network: all-reduce, all-gather, reduce-scatter;
/// 3. rules of the adapters' bandwidth: all-to-all and send/receive, which NCCL does not model.
///
/// Where the same hardware was measured in groups of other sizes: between two of them the bus bandwidth is interpolated
/// (log–log in the number of ranks, or of islands across the network); beyond them, the nearest curve is multiplied by the
/// ratio of the modelled times. So a modelled group joins the measured ones without a jump. Of sizes it is alike: beyond its
/// samples a curve goes on with the model's shape, scaled to meet the last sample, or the first.
class CollectiveModel {
public:
    explicit CollectiveModel(const Cluster& cluster, PublishedCurves published = PublishedCurves::AsMeasured, int year = kUsualYear);
    /// Without any measured curve.
    [[nodiscard]] static CollectiveModel modelled(const Cluster& cluster, int year = kUsualYear);

    /// `bytes` is what nccl-tests calls size (see Collective). One rank, or no bytes: 0 seconds. Across a network that is not
    /// there: infinite.
    [[nodiscard]] CollectiveTime time(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const;
    /// The seconds alone, which a measured curve tells without NCCL's model.
    [[nodiscard]] Seconds seconds(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const;

    /// The same seconds for a formula: by a curve size · bus factor / bus bandwidth, by NCCL's model latency + size / bandwidth,
    /// each looked up there; by the rules of the adapters arithmetic throughout.
    [[nodiscard]] Term term(CollectiveKind kind, Term bytes, const GroupPlacement& placement, const Terms& terms) const;

    /// The same without measured curves.
    [[nodiscard]] CollectiveTime modelledTime(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const;

    /// The measured curves that `time` reads for such a group; empty where there are none. Pointers live as long as the model.
    [[nodiscard]] std::optional<CurveChoice> curvesFor(CollectiveKind kind, const GroupPlacement& placement) const;

    [[nodiscard]] const NcclModel& nccl() const { return m_nccl; }

private:
    struct WithoutCurves {};
    CollectiveModel(const Cluster& cluster, int year, WithoutCurves);

    [[nodiscard]] Term pairwiseTerm(CollectiveKind kind, Term bytes, const GroupPlacement& placement, const Terms& terms) const;
    [[nodiscard]] double modelledLog(CollectiveKind kind, double bytes, const GroupPlacement& placement) const;
    [[nodiscard]] double curveLog(const PlacedCurve& placed, double logBytes) const;
    [[nodiscard]] double measuredLog(const CurveChoice& choice, CollectiveKind kind, double logBytes,
                                     const GroupPlacement& placement) const;

    NcclModel m_nccl;
    Seconds m_hop;
    std::shared_ptr<const std::vector<MeasuredCurve>> m_own;        ///< of the cluster's profile; may be null
    std::shared_ptr<const std::vector<MeasuredCurve>> m_inherited;  ///< of the device's family; may be null
    std::shared_ptr<const CurveTable> m_curves;                     ///< shared, so that a copy of the model costs nothing
};

}  // namespace shardscope
