// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <map>

#include "core/collective/curve_table.h"
#include "core/hardware/reference_profile.h"
#include "tests/core/collective/shared_curves.h"

using namespace shardscope;
using namespace shardscope::shared_curves;

namespace {

/// The error that a source may have: median, 90th percentile of all its samples, and the largest median of a series from 256 MiB on. The
/// sources that the reference profiles are built of come back as they are, but for NCCL versions that differ; the others tell how far good
/// machines differ from one another: little at large sizes, up to two times below 1 MiB.
struct Bound {
    double median;
    double p90;
    double large;
};

const std::map<QString, Bound> kBounds{
    {"aiconf", {0.01, 0.12, 0.09}}, {"smol", {0.01, 0.06, 0.03}},    {"azure", {0.21, 0.52, 0.02}},     {"superbench", {0.42, 0.80, 0.01}},
    {"stas00", {0.12, 0.48, 0.03}}, {"aws", {0.09, 0.24, 0.09}},     {"coreweave", {0.01, 0.01, 0.01}}, {"oci", {0.01, 0.01, 0.01}},
    {"redhat", {0.01, 0.01, 0.01}}, {"gcpdocs", {0.01, 0.12, 0.09}}, {"gke2", {0.01, 0.01, 0.01}},      {"ocimi355", {0.01, 0.01, 0.01}}};

/// Defective runs, other data types (a sum of bytes is slower), links that were switched off.
bool isSpecial(const QJsonObject& one)
{
    const QString id = one["id"].toString();
    return id.contains("throttled") || id.contains("dtypes") || id.contains("sendrecv2") || one["source"].toString() == "abci" ||
           id.contains("sharp") || id.contains("a4xmax") || id.contains("eks");
}

}  // namespace

class TestPublishedCurves : public QObject {
    Q_OBJECT

    const QJsonArray m_series = series();

private slots:
    void initTestCase()
    {
        if (m_series.isEmpty())
            QSKIP("the design library is not beside the repository");
    }

    void everySourceComesBack()
    {
        std::map<QString, Errors> bySource;
        for (const QJsonValue& value : m_series) {
            const QJsonObject one = value.toObject();
            const std::optional<Machine> machine = machineOf(one);
            if (!machine || !kindOf(one) || isSpecial(one))
                continue;
            const Cluster cluster = clusterOf(*machine, one["nodes"].toInt());
            const CollectiveModel model(cluster);
            const Errors errors = errorsOf(one, cluster, [&](auto... of) { return model.time(of...); });
            qInfo("%-46s median %5.1f %%  p90 %5.1f %%  from 256 MiB %5.1f %%", qPrintable(one["id"].toString()),
                  100 * Errors::at(errors.all, 0.5), 100 * Errors::at(errors.all, 0.9), 100 * Errors::at(errors.large, 0.5));
            Errors& source = bySource[one["source"].toString()];
            source.all.insert(source.all.end(), errors.all.begin(), errors.all.end());
            source.large.push_back(Errors::at(errors.large, 0.5));
        }
        QVERIFY(bySource.size() >= kBounds.size());
        for (const auto& [source, errors] : bySource) {
            const double median = Errors::at(errors.all, 0.5), p90 = Errors::at(errors.all, 0.9), large = Errors::at(errors.large, 1);
            qInfo("source %-12s median %5.1f %%  p90 %5.1f %%  worst series from 256 MiB %5.1f %%", qPrintable(source), 100 * median,
                  100 * p90, 100 * large);
        }
        for (const auto& [source, errors] : bySource) {
            const double median = Errors::at(errors.all, 0.5), p90 = Errors::at(errors.all, 0.9), large = Errors::at(errors.large, 1);
            const auto bound = kBounds.find(source);
            QVERIFY2(bound != kBounds.end(), qPrintable(source));
            QVERIFY2(median <= bound->second.median && p90 <= bound->second.p90 && large <= bound->second.large, qPrintable(source));
        }
    }

    /// A group of a size that was not measured, as if of 16 node counts only 2, 4, 8 and 16 were: read between them.
    /// The curves of an estimate: a larger collective takes no less time and no less bandwidth, never more than was measured, and equal
    /// links are equally fast.
    void steadyCurvesHaveNoDips()
    {
        for (const std::string& id : referenceProfileIds()) {
            Cluster cluster;
            applyUsualNode(cluster, *hardwareCatalog().findGpu(id), hardwareCatalog());
            cluster.nodes = 2;
            const CollectiveModel measured(cluster);
            const CollectiveModel steady(cluster, PublishedCurves::Steady);
            for (const auto& [kind, name] : EnumNames<CollectiveKind>::names) {
                for (int gpus = 2; gpus <= cluster.gpus(); gpus *= 2) {
                    const GroupPlacement placement = placeRanks(gpus, 1, cluster);
                    if (steady.curvesFor(kind, placement).has_value() && steady.curvesFor(kind, placement)->use == CurveChoice::Use::Exact)
                        hasNoDips(measured, steady, kind, placement);
                }
            }
        }
    }
    static void hasNoDips(const CollectiveModel& measured, const CollectiveModel& steady, CollectiveKind kind,
                          const GroupPlacement& placement)
    {
        constexpr double kRounding = 1 + 1e-9;
        const std::optional<CurveChoice> own = measured.curvesFor(kind, placement);
        // Below it nothing was measured, nor of a group that only another device of the build was measured in.
        const bool isOwn = own && own->use == CurveChoice::Use::Exact;
        const double smallest = isOwn ? own->nearest->curve->smallest().value() : 1e300;
        CollectiveTime before = steady.time(kind, Bytes(8192), placement);
        for (double bytes = 8192; bytes <= 8e9; bytes *= 1.1) {
            const CollectiveTime now = steady.time(kind, Bytes(bytes), placement);
            QVERIFY(now.seconds.value() * kRounding >= before.seconds.value());
            QVERIFY(now.busBandwidth.value() * kRounding >= before.busBandwidth.value());
            const double alone = measured.time(kind, Bytes(bytes), placement).seconds.value();
            QVERIFY2(bytes < smallest || now.seconds.value() <= alone * kRounding,
                     qPrintable(QString("%1 of %2 ranks, %3 bytes: %4 s, measured %5 s")
                                    .arg(nameOf(kind).data())
                                    .arg(placement.ranks)
                                    .arg(bytes)
                                    .arg(now.seconds.value())
                                    .arg(alone)));
            before = now;
        }
    }

    void groupsBetweenTheMeasuredOnes()
    {
        Cluster cluster = clusterOf(*machineOf(m_series.first().toObject()), 16);
        applyPreset(cluster, *hardwareCatalog().findCluster("aws-p5"), hardwareCatalog());
        HardwareProfile kept;
        std::vector<QJsonObject> left;
        for (const QJsonValue& value : m_series) {
            const QJsonObject one = value.toObject();
            const int nodes = one["nodes"].toInt();
            if (one["source"].toString() != "smol" || isSpecial(one) || nodes == 1)
                continue;
            if (nodes != 2 && nodes != 4 && nodes != 8 && nodes != 16) {
                left.push_back(one);
                continue;
            }
            CollectiveSeries& series = kept.collectives.emplace_back();
            series.kind = *kindOf(one);
            series.ranks = one["ranks"].toInt();
            series.nodes = nodes;
            for (const QJsonValue& point : one["points"].toArray()) {
                if (point[0].toDouble() >= 1024 && point[1].toDouble() > 0)
                    series.samples.push_back({Bytes(point[0].toDouble()), Seconds(point[1].toDouble() * 1e-6)});
            }
        }
        QVERIFY(left.size() >= 30);
        cluster.calibration = std::make_shared<const HardwareProfile>(kept);
        const CollectiveModel model(cluster);
        std::map<CollectiveKind, Errors> byKind;
        for (const QJsonObject& one : left) {
            const Errors errors = errorsOf(one, cluster, [&](auto... of) { return model.time(of...); });
            Errors& all = byKind[*kindOf(one)];
            all.all.insert(all.all.end(), errors.all.begin(), errors.all.end());
            all.large.insert(all.large.end(), errors.large.begin(), errors.large.end());
        }
        for (const auto& [kind, errors] : byKind) {
            const QByteArray name = QByteArray::fromStdString(std::string(nameOf(kind)));
            const double median = Errors::at(errors.all, 0.5), p90 = Errors::at(errors.all, 0.9), large = Errors::at(errors.large, 0.5);
            qInfo("%-10s left out: median %5.1f %%  p90 %5.1f %%  from 256 MiB %5.1f %%", name.constData(), 100 * median, 100 * p90,
                  100 * large);
            QVERIFY2(median < 0.08 && p90 < 0.35 && large < 0.08, name.constData());
        }
    }
};

QTEST_APPLESS_MAIN(TestPublishedCurves)
#include "test_published_curves.moc"
