// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/profile_comparison.h"

#include <algorithm>
#include <cmath>

#include "core/collective/collective_kinds.h"
#include "core/collective/measured_curve.h"
#include "core/hardware/hardware.h"

namespace shardscope {
namespace {

constexpr double kReadsAsPeak = 1.02;  ///< clocks above the data sheet's, rounded figures

std::size_t samplesOf(const HardwareProfile& profile, Precision precision)
{
    std::size_t count = 0;
    for (const MatrixMultiplySeries& series : profile.matrixMultiply)
        count += series.precision == precision ? series.samples.size() : 0;
    return count;
}

std::optional<FitResidual> residualOfMultiply(const HardwareProfile& profile, Precision precision)
{
    for (const MatrixMultiplySeries& series : profile.matrixMultiply) {
        if (series.precision == precision && series.fit)
            return series.fit->residual;
    }
    return std::nullopt;
}

class Comparison {
public:
    Comparison(const HardwareProfile& profile, const Gpu* gpu, const HardwareProfile* other)
        : m_profile(profile), m_gpu(gpu), m_other(other)
    {
        addMultiplies();
        addBandwidths();
        addAttention();
        addCollectives();
        addContention();
    }
    std::vector<ProfileFigure> figures;

private:
    ProfileFigure& add(ProfileQuantity quantity, std::string subject, std::string unit, double measured)
    {
        figures.push_back({quantity, std::move(subject), {}, std::move(unit), measured, {}, {}, {}, {}, 0});
        return figures.back();
    }

    void addMultiplies()
    {
        for (std::size_t i = 0; i < m_profile.rates.multiply.size(); ++i) {
            const auto precision = static_cast<Precision>(i);
            const auto& own = m_profile.rates.multiply[i];
            if (!own || samplesOf(m_profile, precision) == 0)
                continue;
            ProfileFigure& figure = add(ProfileQuantity::Multiply, std::string(nameOf(precision)), "FLOP/s", own->rate.rate.value());
            figure.samples = samplesOf(m_profile, precision);
            figure.residual = residualOfMultiply(m_profile, precision);
            if (m_gpu && m_gpu->peak(precision))
                figure.sheet = m_gpu->peak(precision)->value();
            if (m_other && m_other->rates.multiply[i])
                figure.other = m_other->rates.multiply[i]->rate.rate.value();
        }
    }

    void addBandwidths()
    {
        if (m_profile.rates.memory) {
            ProfileFigure& figure = add(ProfileQuantity::MemoryBandwidth, {}, "bytes/s", m_profile.rates.memory->rate.value());
            if (m_gpu && m_gpu->memoryBandwidth > BytesPerSecond())
                figure.sheet = m_gpu->memoryBandwidth.value();
            if (m_other && m_other->rates.memory)
                figure.other = m_other->rates.memory->rate.value();
        }
        if (m_profile.rates.hostLink) {
            ProfileFigure& figure = add(ProfileQuantity::HostLink, {}, "bytes/s", m_profile.rates.hostLink->value());
            if (m_gpu && m_gpu->hostBandwidth)
                figure.sheet = m_gpu->hostBandwidth->value();
            if (m_other && m_other->rates.hostLink)
                figure.other = m_other->rates.hostLink->value();
        }
        if (m_profile.rates.kernelStart) {
            ProfileFigure& figure = add(ProfileQuantity::KernelLaunch, {}, "s", m_profile.rates.kernelStart->value());
            if (m_other && m_other->rates.kernelStart)
                figure.other = m_other->rates.kernelStart->value();
        }
    }

    void addAttention()
    {
        for (const MeasuredRates::Attention& attention : m_profile.rates.attention) {
            const auto& [sequence, rate] = attention.forward.back();
            ProfileFigure& figure =
                add(ProfileQuantity::Attention, attention.kernel + ", " + std::to_string(std::lround(sequence)) + " tokens", "FLOP/s",
                    rate.rate.value());
            if (m_gpu && m_gpu->peak(Precision::Bf16))
                figure.sheet = m_gpu->peak(Precision::Bf16)->value();
            figure.samples = attention.forward.size();
            figure.isUsed = fromName<AttentionKernel>(attention.kernel).has_value();
        }
    }

    void addCollectives()
    {
        for (const CollectiveSeries& series : m_profile.collectives) {
            if (series.samples.empty() || series.inPlace)
                continue;
            const MeasuredCurve curve(series);
            const std::optional<MeasuredCurve> theirs = sameGroup(series);
            const Bytes bytes = theirs ? commonSize(curve, *theirs).value_or(curve.largest()) : curve.largest();
            const auto bandwidthIn = [&](const MeasuredCurve& of) {
                return bytes.value() * busFactor(series.kind, series.ranks) / std::exp(of.logSeconds(std::log(bytes.value())));
            };
            ProfileFigure& figure =
                add(ProfileQuantity::Collective,
                    std::string(nameOf(series.kind)) + " of " + std::to_string(series.ranks) + " on " + std::to_string(series.nodes) +
                        (series.nodes == 1 ? " node" : " nodes") + (series.dataType.empty() ? "" : ", " + series.dataType),
                    "bytes/s", bandwidthIn(curve));
            figure.bytes = bytes;
            figure.samples = series.samples.size();
            figure.residual = series.fit ? series.fit->residual : std::nullopt;
            figure.sheet = linkOf(series);
            // The switch reduces and multicasts: each rank sends its data once and gets the sum once.
            if (figure.sheet && series.kind == CollectiveKind::AllReduce)
                figure.most = *figure.sheet * 2 * (series.ranks - 1.0) / series.ranks;
            if (theirs && commonSize(curve, *theirs))
                figure.other = bandwidthIn(*theirs);
        }
    }

    /// The largest size that lies within the samples of both.
    [[nodiscard]] static std::optional<Bytes> commonSize(const MeasuredCurve& a, const MeasuredCurve& b)
    {
        const Bytes most = std::min(a.largest(), b.largest()), least = std::max(a.smallest(), b.smallest());
        return most >= least ? std::optional(most) : std::nullopt;
    }

    /// Returns what a rank's scale-up links carry; across nodes the data sheet of a GPU says nothing.
    [[nodiscard]] std::optional<double> linkOf(const CollectiveSeries& series) const
    {
        if (!m_gpu || series.nodes != 1 || !(m_gpu->scaleUpBandwidth > BytesPerSecond()))
            return std::nullopt;
        return m_gpu->scaleUpBandwidth.value();
    }

    [[nodiscard]] std::optional<MeasuredCurve> sameGroup(const CollectiveSeries& series) const
    {
        if (!m_other)
            return std::nullopt;
        for (const CollectiveSeries& other : m_other->collectives) {
            if (other.kind == series.kind && other.ranks == series.ranks && other.nodes == series.nodes && !other.inPlace &&
                !other.samples.empty())
                return MeasuredCurve(other);
        }
        return std::nullopt;
    }

    void addContention()
    {
        if (m_profile.rates.dataShare)
            add(ProfileQuantity::Contention, {}, "", 1 / *m_profile.rates.dataShare).samples = m_profile.contention.size();
    }

    const HardwareProfile& m_profile;
    const Gpu* m_gpu;
    const HardwareProfile* m_other;
};

}  // namespace

ProfileStanding ProfileFigure::standing() const
{
    const bool isRate = unit == "FLOP/s" || unit == "bytes/s";
    const std::optional<double> limit = most ? most : sheet;
    if (limit && isRate && measured > *limit * kReadsAsPeak)
        return ProfileStanding::Implausible;
    if (!other)
        return ProfileStanding::Alone;
    return std::abs(measured / *other - 1) > kApart ? ProfileStanding::Apart : ProfileStanding::Alike;
}

std::vector<ProfileFigure> compareProfile(const HardwareProfile& profile, const Gpu* gpu, const HardwareProfile* other)
{
    return Comparison(profile, gpu, other).figures;
}

}  // namespace shardscope
