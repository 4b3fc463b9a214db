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
    CollectiveAlgorithm algorithm = CollectiveAlgorithm::None;  ///< for a measured curve: the choice of NCCL's model
    CollectiveProtocol protocol = CollectiveProtocol::None;
    BytesPerSecond busBandwidth;  ///< as nccl-tests defines it: bytes / seconds · busFactor
    CollectiveOrigin origin = CollectiveOrigin::NcclModel;
};

/// The published curves to read: as measured, dips included, or their reliable envelope (`steadyCurves`). A cluster's own profile is always
/// read as measured.
enum class PublishedCurves { AsMeasured, Steady };

/// Predicts the time of one collective on one cluster. Only groups of the same kind share its links. Immutable and thread-safe; made in
/// about a microsecond. In this order:
/// 1. a curve measured on that hardware, of the cluster's own profile or else published (reference_curves.h), or on hardware of its family
///    (inherited_curves.h);
/// 2. NCCL's own tuning model with the latency of the network: all-reduce, all-gather, reduce-scatter;
/// 3. rules of the adapters' bandwidth: all-to-all and send/receive, which NCCL does not model.
/// Where links between pods are slower than adapters, no collective takes less than what crosses them (spine.h).
///
/// Where the same hardware was measured in groups of other sizes: between two of them the bus bandwidth is interpolated
/// (log–log in the number of ranks, or of islands across the network); beyond them, the nearest curve is multiplied by the
/// ratio of the modelled times. So a modelled group joins the measured ones without a jump. The same holds for sizes: outside its samples a
/// curve continues with the model's shape, scaled to meet the last or the first sample.
class CollectiveModel {
public:
    /// `slowdown`: what measured runs have shown of collectives in training (core/learn); times are multiplied by it.
    explicit CollectiveModel(const Cluster& cluster, PublishedCurves published = PublishedCurves::AsMeasured, int year = kUsualYear,
                             double slowdown = 1);
    /// Returns a model without any measured curve.
    [[nodiscard]] static CollectiveModel modelled(const Cluster& cluster, int year = kUsualYear);

    /// Returns the time with its source. `bytes` is the size as nccl-tests defines it (see Collective). One rank, or no bytes: 0 seconds.
    /// Across a missing network: infinite.
    [[nodiscard]] CollectiveTime time(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const;
    /// Returns the seconds alone; a measured curve needs no NCCL model for them.
    [[nodiscard]] Seconds seconds(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const;

    /// Returns the same seconds as a term of a formula: size · bus factor / bus bandwidth from a curve, latency + size / bandwidth from
    /// NCCL's model, both looked up; plain arithmetic from the rules of the adapters.
    [[nodiscard]] Term term(CollectiveKind kind, Term bytes, const GroupPlacement& placement, const Terms& terms) const;

    /// Returns the same without measured curves and without what was learned.
    [[nodiscard]] CollectiveTime modelledTime(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const;

    /// Returns the measured curves that `time` reads for such a group; empty where there are none. Pointers live as long as the model.
    [[nodiscard]] std::optional<CurveChoice> curvesFor(CollectiveKind kind, const GroupPlacement& placement) const;

    [[nodiscard]] const NcclModel& nccl() const { return m_nccl; }

private:
    struct WithoutCurves {};
    CollectiveModel(const Cluster& cluster, int year, WithoutCurves);

    [[nodiscard]] CollectiveTime modelledWithinPod(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const;
    [[nodiscard]] CollectiveTime timeWithinPod(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const;
    [[nodiscard]] Seconds secondsWithinPod(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const;
    [[nodiscard]] Term termWithinPod(CollectiveKind kind, Term bytes, const GroupPlacement& placement, const Terms& terms) const;
    [[nodiscard]] Term pairwiseTerm(CollectiveKind kind, Term bytes, const GroupPlacement& placement, const Terms& terms) const;
    [[nodiscard]] double modelledLog(CollectiveKind kind, double bytes, const GroupPlacement& placement) const;
    [[nodiscard]] double curveLog(const PlacedCurve& placed, double logBytes) const;
    [[nodiscard]] double measuredLog(const CurveChoice& choice, CollectiveKind kind, double logBytes,
                                     const GroupPlacement& placement) const;

    NcclModel m_nccl;
    Seconds m_hop;
    double m_slowdown = 1;
    std::shared_ptr<const std::vector<MeasuredCurve>> m_own;        ///< of the cluster's profile; may be null
    std::shared_ptr<const std::vector<MeasuredCurve>> m_inherited;  ///< of the device's family; may be null
    std::shared_ptr<const CurveTable> m_curves;                     ///< shared, so that a copy of the model costs nothing
};

}  // namespace shardscope
