// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/probe/probe_curves.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "app/views/probe/computed_kernel.h"
#include "app/views/probe/probe_text.h"
#include "core/calibrate/residual.h"
#include "core/collective/collective_kinds.h"
#include "core/hardware/hardware.h"
#include "core/hardware/reference_profile.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr double kGiga = 1e9;
constexpr double kTera = 1e12;
constexpr double kPointSize = 7;

QString collectiveName(CollectiveKind kind)
{
    QString name = QString::fromUtf8(nameOf(kind).data());
    return name.replace(u'_', u'-');
}

ColorRole roleOfCollective(CollectiveKind kind)
{
    switch (kind) {
    case CollectiveKind::AllReduce:
        return ColorRole::Forward;
    case CollectiveKind::AllGather:
        return ColorRole::Activations;
    case CollectiveKind::ReduceScatter:
        return ColorRole::Temporary;
    case CollectiveKind::AllToAll:
        return ColorRole::Gradients;
    case CollectiveKind::SendReceive:
        break;
    }
    return ColorRole::Text;
}

QString shortNumber(double value) { return QLocale().toString(value, 'g', 4); }

/// Numbered at powers of two: that is how sizes are swept.
CurveAxis bytesAxis(const QList<Curve>& curves)
{
    constexpr int kMostTicks = 6;
    CurveAxis axis{tr("size"), true, 1, [](double bytes) { return bytesText(bytes); }, [](double bytes) { return bytesText(bytes); }};
    int low = std::numeric_limits<int>::max();
    int high = std::numeric_limits<int>::min();
    for (const Curve& curve : curves) {
        for (const CurvePoint& point : curve.points) {
            low = std::min(low, static_cast<int>(std::floor(std::log2(point.x))));
            high = std::max(high, static_cast<int>(std::ceil(std::log2(point.x))));
        }
    }
    if (low >= high)  // of no points, too
        return axis;
    const int step = std::max(1, (high - low + kMostTicks - 1) / kMostTicks);
    for (int power = low; power <= high; power += step)
        axis.ticks.append(std::exp2(power));
    return axis;
}

CurveAxis bandwidthAxis(const QString& name) { return {name, false, kGiga, bandwidthText, shortNumber}; }

/// The points of a curve, several of one place as their median: each GPU measures for itself.
class Gathered {
public:
    void add(double x, double y, const QString& name)
    {
        m_values[x].push_back(y);
        m_names[x] = name;
    }
    [[nodiscard]] QList<CurvePoint> points() const
    {
        QList<CurvePoint> points;
        for (const auto& [x, values] : m_values)
            points.append({x, medianOf(values), m_names.at(x)});
        return points;
    }

private:
    std::map<double, std::vector<double>> m_values;
    std::map<double, QString> m_names;
};

struct CollectiveGroup {
    CollectiveKind kind;
    int ranks;
    int nodes;
    auto operator<=>(const CollectiveGroup&) const = default;
};

QString groupName(const CollectiveGroup& group)
{
    return group.nodes > 1 ? tr("%1 × %2 on %3 nodes").arg(collectiveName(group.kind)).arg(group.ranks).arg(group.nodes)
                           : tr("%1 × %2", "a collective and its ranks").arg(collectiveName(group.kind)).arg(group.ranks);
}

Curve publishedCurve(const CollectiveSeries& series)
{
    const CollectiveGroup group{series.kind, series.ranks, series.nodes};
    Curve curve{tr("%1, published").arg(groupName(group)), roleOfCollective(series.kind), true, true, PointShape::Disc, 0, {}};
    for (const SizeSample& sample : series.samples) {
        if (sample.bytes.value() > 0 && sample.seconds.value() > 0)
            curve.points.append({sample.bytes.value(), busFactor(series.kind, series.ranks) * (sample.bytes / sample.seconds).value(), {}});
    }
    return curve;
}

/// Returns for each group the series with the most sizes.
QList<Curve> publishedCurves(const ProbePicture& picture, const std::map<CollectiveGroup, Gathered>& measured)
{
    const HardwareProfile* published = picture.sheet ? referenceProfile(*picture.sheet) : nullptr;
    std::map<CollectiveGroup, const CollectiveSeries*> chosen;
    for (std::size_t i = 0; published && i < published->collectives.size(); ++i) {
        const CollectiveSeries& series = published->collectives[i];
        const CollectiveGroup group{series.kind, series.ranks, series.nodes};
        if (measured.empty() ? series.ranks != picture.gpus || series.nodes != 1 : !measured.contains(group))
            continue;
        const CollectiveSeries*& best = chosen[group];
        if (!best || best->samples.size() < series.samples.size())
            best = &series;
    }
    QList<Curve> curves;
    for (const auto& [group, series] : chosen)
        curves.append(publishedCurve(*series));
    return curves;
}

QString pathName(const std::string& path)
{
    if (path == "device-copy")
        return tr("copy in memory");
    if (path == "device-triad")
        return tr("triad in memory");
    if (path == "host-to-device")
        return tr("host to device");
    if (path == "device-to-host")
        return tr("device to host");
    return QString::fromStdString(path);
}

QList<Curve> curvesFrom(const std::map<QString, Gathered>& gathered, const std::map<QString, ColorRole>& roles, bool isLine)
{
    QList<Curve> curves;
    for (const auto& [name, points] : gathered) {
        const PointShape shape = curves.size() % 2 == 0 ? PointShape::Disc : PointShape::Square;
        curves.append({name, roles.at(name), isLine, false, shape, kPointSize, points.points()});
    }
    return curves;
}

}  // namespace

CurvesData collectiveCurves(const ProbePicture& picture)
{
    std::map<CollectiveGroup, Gathered> measured;
    for (const probe::SampleTaken& taken : picture.record->samples()) {
        const auto* point = std::get_if<probe::CollectivePoint>(&taken.sample.what);
        if (!point || taken.sample.seconds.value() <= 0 || point->bytes.value() <= 0)
            continue;
        const double bandwidth = busFactor(point->kind, point->ranks) * (point->bytes / taken.sample.seconds).value();
        measured[{point->kind, point->ranks, point->nodes}].add(point->bytes.value(), bandwidth, {});
    }
    CurvesData data;
    data.title = marked(picture, tr("Bus bandwidth of collectives by size"));
    data.y = bandwidthAxis(marked(picture, tr("bus bandwidth, GB/s")));
    data.whenEmpty = tr("The bus bandwidth of each collective appears here once it is measured.");
    data.curves = publishedCurves(picture, measured);
    for (const auto& [group, points] : measured)
        data.curves.append({groupName(group), roleOfCollective(group.kind), true, false, PointShape::Disc, kPointSize, points.points()});
    data.x = bytesAxis(data.curves);
    return data;
}

CurvesData multiplyCurves(const ProbePicture& picture)
{
    std::map<QString, Gathered> gathered;
    std::map<QString, ColorRole> roles;
    double highest = picture.sheet && picture.sheet->peak(Precision::Bf16) ? picture.sheet->peak(Precision::Bf16)->value() : 0;
    CurvesData data;
    if (highest > 0)
        data.yLimit = {highest, tr("data sheet, bf16")};
    for (const ComputedKernel& each : computedOf(*picture.record)) {
        gathered[each.curve].add(each.flop, each.rate(), each.name);
        roles[each.curve] = each.role;
        highest = std::max(highest, each.rate());
    }
    const bool isTera = highest >= kTera;
    data.title = marked(picture, tr("FLOP/s by work per kernel"));
    data.x = {tr("FLOP of one GEMM or attention"), true, 1, [](double flop) { return countText(flop) + tr(" FLOP"); },
              [](double flop) { return countText(flop); }};
    data.y = {marked(picture, isTera ? tr("TFLOP/s") : tr("GFLOP/s")), false, isTera ? kTera : kGiga, flopRateText, shortNumber};
    data.whenEmpty = tr("The speed of each GEMM appears here once it is measured.");
    data.curves = curvesFrom(gathered, roles, false);
    return data;
}

CurvesData memoryCurves(const ProbePicture& picture)
{
    std::map<QString, Gathered> gathered;
    std::map<QString, ColorRole> roles;
    for (const probe::SampleTaken& taken : picture.record->samples()) {
        const auto* point = std::get_if<probe::BandwidthPoint>(&taken.sample.what);
        if (!point || taken.sample.seconds.value() <= 0 || point->bytes.value() <= 0)
            continue;
        const QString name = pathName(point->path);
        gathered[name].add(point->bytes.value(), (point->bytes / taken.sample.seconds).value(), {});
        constexpr ColorRole kRoles[] = {ColorRole::Forward, ColorRole::Activations, ColorRole::Temporary, ColorRole::Gradients,
                                        ColorRole::Text};
        roles.try_emplace(name, kRoles[roles.size() % std::size(kRoles)]);
    }
    CurvesData data;
    data.title = marked(picture, tr("Memory bandwidth by size"));
    data.y = bandwidthAxis(marked(picture, tr("bandwidth, GB/s")));
    data.whenEmpty = tr("The bandwidth of memory and copies appears here once it is measured.");
    data.curves = curvesFrom(gathered, roles, true);
    data.x = bytesAxis(data.curves);
    if (picture.sheet)
        data.yLimit = {picture.sheet->memoryBandwidth.value(), tr("data sheet")};
    return data;
}

}  // namespace shardscope
