// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <array>
#include <cmath>
#include <thread>

#include "core/calibrate/line_fit.h"
#include "core/collective/collective_model.h"
#include "core/collective/group_placement.h"
#include "core/hardware/catalog.h"
#include "core/hardware/reference_profile.h"

using namespace shardscope;

namespace {

constexpr double kMiB = 1024.0 * 1024.0;
constexpr std::array kKinds{CollectiveKind::AllReduce, CollectiveKind::AllGather, CollectiveKind::ReduceScatter, CollectiveKind::AllToAll,
                            CollectiveKind::SendReceive};

Cluster usual(std::string_view gpu, int nodes)
{
    Cluster cluster;
    applyUsualNode(cluster, *hardwareCatalog().findGpu(gpu), hardwareCatalog());
    cluster.nodes = nodes;
    return cluster;
}

CollectiveSeries line(CollectiveKind kind, int ranks, int nodes, double latency, double bandwidth)
{
    CollectiveSeries series;
    series.kind = kind;
    series.ranks = ranks;
    series.nodes = nodes;
    for (double bytes = 1024; bytes <= 1024 * kMiB; bytes *= 4)
        series.samples.push_back({Bytes(bytes), Seconds(latency + bytes / bandwidth)});
    return series;
}

}  // namespace

class TestCollectiveModel : public QObject {
    Q_OBJECT

private slots:
    void everyDeviceGivesASensibleTime_data()
    {
        QTest::addColumn<QString>("gpu");
        for (const Gpu& gpu : hardwareCatalog().gpus)
            QTest::newRow(gpu.id.c_str()) << QString::fromStdString(gpu.id);
    }
    /// Positive, finite, and never faster than the links: twice the scale-up bandwidth is what a switch that reduces can show
    /// as bus bandwidth.
    void everyDeviceGivesASensibleTime()
    {
        QFETCH(QString, gpu);
        for (const int nodes : {1, 4, 64}) {
            const Cluster cluster = usual(gpu.toStdString(), nodes);
            const CollectiveModel model(cluster);
            for (const CollectiveKind kind : kKinds) {
                for (const int stride : {1, 2, cluster.gpusPerNode}) {
                    for (const int ranks : {2, 3, 8, 24, cluster.gpus() / stride}) {
                        if (ranks < 2 || ranks * stride > cluster.gpus())
                            continue;
                        for (const double bytes : {1.0, 1000.0, 1e6, 1e9, 1e12}) {
                            const GroupPlacement placement = placeRanks(ranks, stride, cluster);
                            const CollectiveTime time = model.time(kind, Bytes(bytes), placement);
                            QVERIFY(std::isfinite(time.seconds.value()) && time.seconds.value() >= 1e-6);
                            const double links = std::max(cluster.gpu.scaleUpBandwidth.value(), 70e9);
                            QVERIFY2(time.busBandwidth.value() < 1.2 * links, qPrintable(QString::number(time.busBandwidth.value())));
                            QVERIFY(time.algorithm != CollectiveAlgorithm::None && time.protocol != CollectiveProtocol::None);
                        }
                    }
                }
            }
        }
    }

    void nothingToDoTakesNoTime()
    {
        const Cluster cluster = usual("h100-sxm", 2);
        const CollectiveModel model(cluster);
        QCOMPARE(model.time(CollectiveKind::AllReduce, Bytes(1e6), placeRanks(1, 1, cluster)).seconds.value(), 0.0);
        QCOMPARE(model.time(CollectiveKind::AllReduce, Bytes(0), placeRanks(8, 1, cluster)).seconds.value(), 0.0);
        QCOMPARE(model.time(CollectiveKind::AllReduce, Bytes(-5), placeRanks(8, 1, cluster)).seconds.value(), 0.0);
    }

    void withoutANetworkItTakesForEver()
    {
        Cluster cluster = usual("h100-sxm", 2);
        cluster.network = Network{};
        const CollectiveModel model(cluster);
        for (const CollectiveKind kind : kKinds) {
            QVERIFY(std::isinf(model.time(kind, Bytes(1e6), placeRanks(16, 1, cluster)).seconds.value()));
            QVERIFY(std::isfinite(model.time(kind, Bytes(1e6), placeRanks(8, 1, cluster)).seconds.value()));
        }
    }

    void theOriginsInTheirOrder()
    {
        const Cluster dgx = usual("h100-sxm", 4);
        const CollectiveModel model(dgx);
        const auto origin = [&](CollectiveKind kind, int ranks) { return model.time(kind, Bytes(1e6), placeRanks(ranks, 1, dgx)).origin; };
        QCOMPARE(origin(CollectiveKind::AllReduce, 8), CollectiveOrigin::MeasuredCurve);
        QCOMPARE(origin(CollectiveKind::AllReduce, 6), CollectiveOrigin::MeasuredCurve);
        QCOMPARE(origin(CollectiveKind::AllReduce, 16), CollectiveOrigin::NcclModel);
        QCOMPARE(origin(CollectiveKind::AllToAll, 16), CollectiveOrigin::NicRule);
    }

    void curvesServePartsOfTheSameBuild()
    {
        const auto time = [](std::string_view gpu) {
            const Cluster cluster = usual(gpu, 1);
            return CollectiveModel(cluster).time(CollectiveKind::AllReduce, Bytes(64 * kMiB), placeRanks(8, 1, cluster));
        };
        QCOMPARE(time("a100-sxm-40").seconds, time("a100-sxm-80").seconds);
        QCOMPARE(time("h100-96").seconds, time("h100-sxm").seconds);
        // With fewer links: its family's curve, as much longer as the model says.
        QCOMPARE(time("h800-sxm").origin, CollectiveOrigin::MeasuredCurve);
        QVERIFY(time("h800-sxm").seconds > time("h100-sxm").seconds * 1.5);
        QCOMPARE(time("a100-pcie-80").origin, CollectiveOrigin::NcclModel);
    }

    /// Groups of neighbouring sizes never differ by more than what their sizes explain: no jump where a curve ends.
    void noJumpsBetweenMeasuredAndModelled()
    {
        for (const char* preset : {"aws-p5", "gb200-nvl72", "dgx-h100"}) {
            Cluster cluster;
            applyPreset(cluster, *hardwareCatalog().findCluster(preset), hardwareCatalog());
            cluster.nodes = 64;
            const CollectiveModel model(cluster);
            const int step = cluster.gpusPerNode;
            for (const CollectiveKind kind : {CollectiveKind::AllReduce, CollectiveKind::AllToAll}) {
                for (const double bytes : {65536.0, 16 * kMiB, 1024 * kMiB}) {
                    for (int ranks = 2 * step; ranks + step <= 36 * step; ranks += step) {
                        const GroupPlacement fewer = placeRanks(ranks, 1, cluster), more = placeRanks(ranks + step, 1, cluster);
                        if (fewer.islands != more.islands && fewer.islands == 1)
                            continue;
                        const double ratio = model.time(kind, Bytes(bytes), more).seconds / model.time(kind, Bytes(bytes), fewer).seconds;
                        QVERIFY2(ratio > 0.5 && ratio < 2,
                                 qPrintable(QString("%1 %2 ranks %3: %4").arg(preset).arg(bytes).arg(ranks).arg(ratio)));
                    }
                }
            }
        }
    }

    void readsACurveBetweenAndBeyondItsSamples()
    {
        CollectiveSeries series;
        series.samples = {
            {Bytes(4096), Seconds(4e-5)}, {Bytes(1024), Seconds(1e-5)}, {Bytes(4096), Seconds(9e-5)}, {Bytes(4096), Seconds(2e-5)}};
        const MeasuredCurve curve(series);
        const auto at = [&curve](double bytes) { return std::exp(curve.logSeconds(std::log(bytes))); };
        QVERIFY(qFuzzyCompare(at(1024), 1e-5));
        QVERIFY(qFuzzyCompare(at(4096), 4e-5));   // the median
        QVERIFY(qFuzzyCompare(at(2048), 2e-5));   // half way in both logarithms
        QVERIFY(qFuzzyCompare(at(40960), 4e-4));  // a bound: ten of the last
        QVERIFY(qFuzzyCompare(at(8), 1e-5));
        QCOMPARE(curve.timesOutside(Bytes(2048)), 1.0);
        QCOMPARE(curve.timesOutside(Bytes(4096 * 5)), 5.0);
        QCOMPARE(curve.timesOutside(Bytes(128)), 8.0);
    }

    /// A profile whose log was cut: the part that is missing is what NCCL's model makes of the rest, not the last bandwidth.
    void aCutCurveGoesOnWithTheModelsShape_data()
    {
        QTest::addColumn<int>("kindNumber");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        for (const CollectiveKind kind : {CollectiveKind::AllReduce, CollectiveKind::AllGather, CollectiveKind::ReduceScatter}) {
            const std::string name(nameOf(kind));
            QTest::addRow("%s up to 64 KiB", name.c_str()) << static_cast<int>(kind) << 1024.0 << 65536.0;
            QTest::addRow("%s one point", name.c_str()) << static_cast<int>(kind) << 65536.0 << 65536.0;
            QTest::addRow("%s from 64 MiB", name.c_str()) << static_cast<int>(kind) << 64 * kMiB << 1024 * kMiB;
        }
    }
    void aCutCurveGoesOnWithTheModelsShape()
    {
        QFETCH(int, kindNumber);
        const auto kind = static_cast<CollectiveKind>(kindNumber);
        QFETCH(double, from);
        QFETCH(double, to);
        Cluster cluster = usual("h100-sxm", 1);
        const GroupPlacement node = placeRanks(8, 1, cluster);
        const CollectiveModel published(cluster);
        HardwareProfile own;
        own.collectives.push_back(line(kind, 8, 1, 0, 1));
        own.collectives[0].samples.clear();
        for (double bytes = from; bytes <= to; bytes *= 4)
            own.collectives[0].samples.push_back({Bytes(bytes), published.time(kind, Bytes(bytes), node).seconds * 1.3});
        cluster.calibration = std::make_shared<const HardwareProfile>(own);
        const CollectiveModel model(cluster);
        const auto measured = [&](double bytes) { return model.time(kind, Bytes(bytes), node).seconds.value(); };
        const auto modelled = [&](double bytes) { return model.modelledTime(kind, Bytes(bytes), node).seconds.value(); };
        for (const double bytes : {to * 1.01, to * 6, to * 8192})
            QVERIFY(std::abs(measured(bytes) / measured(to) / (modelled(bytes) / modelled(to)) - 1) < 1e-9);
        for (const double bytes : {from / 1.01, from / 6, from / 8192})
            QVERIFY(std::abs(measured(bytes) / measured(from) / (modelled(bytes) / modelled(from)) - 1) < 1e-9);
        // It is the same machine, 30 % slower: NCCL's own model is within a half of what was measured, at every size.
        for (double bytes = 1024; bytes <= 1024 * kMiB; bytes *= 4) {
            const double truth = 1.3 * published.time(kind, Bytes(bytes), node).seconds.value();
            QVERIFY2(measured(bytes) < 2 * truth && measured(bytes) > truth / 2,
                     qPrintable(QString("%1: %2 of %3").arg(bytes).arg(measured(bytes)).arg(truth)));
        }
    }

    /// At the first and the last sample nothing jumps, in groups between measured ones neither.
    void aCurveMeetsTheModelWithoutAJump()
    {
        Cluster cluster = usual("h100-sxm", 16);
        HardwareProfile own;
        for (const int nodes : {2, 8}) {
            CollectiveSeries series = line(CollectiveKind::AllReduce, 8 * nodes, nodes, 4e-5 * nodes, 2e10);
            series.samples.resize(5);
            for (SizeSample& sample : series.samples)
                sample.bytes *= 1.5;  // NCCL's own correction of trees jumps at powers of two
            own.collectives.push_back(series);
        }
        own.collectives[1].samples.resize(3);
        cluster.calibration = std::make_shared<const HardwareProfile>(own);
        const CollectiveModel model(cluster);
        for (const int ranks : {16, 32, 64, 128}) {
            const GroupPlacement group = placeRanks(ranks, 1, cluster);
            for (const SizeSample& sample : own.collectives[0].samples) {
                const Seconds at = model.time(CollectiveKind::AllReduce, sample.bytes, group).seconds;
                for (const double factor : {0.9999, 1.0001}) {
                    const double ratio = model.time(CollectiveKind::AllReduce, sample.bytes * factor, group).seconds / at;
                    QVERIFY2(std::abs(ratio - 1) < 1e-3,
                             qPrintable(QString("%1 ranks, %2 bytes: %3").arg(ranks).arg(sample.bytes.value()).arg(ratio)));
                }
            }
        }
    }

    /// The cluster's own profile speaks where it has samples, and nowhere else.
    void theOwnProfileOverrides()
    {
        Cluster cluster = usual("h100-sxm", 16);
        HardwareProfile own;
        own.collectives = {line(CollectiveKind::AllReduce, 8, 1, 1e-3, 1e9), line(CollectiveKind::AllReduce, 16, 2, 2e-3, 1e9),
                           line(CollectiveKind::AllReduce, 64, 8, 8e-3, 1e9)};
        const CollectiveModel published(cluster);
        cluster.calibration = std::make_shared<const HardwareProfile>(own);
        const CollectiveModel model(cluster);
        const auto time = [&](CollectiveKind kind, int ranks) {
            return model.time(kind, Bytes(kMiB), placeRanks(ranks, 1, cluster)).seconds.value();
        };
        QVERIFY(qFuzzyCompare(time(CollectiveKind::AllReduce, 8), 1e-3 + kMiB / 1e9));
        QVERIFY(qFuzzyCompare(time(CollectiveKind::AllReduce, 16), 2e-3 + kMiB / 1e9));
        const double between = time(CollectiveKind::AllReduce, 32);
        QVERIFY(between > 3.5e-3 && between < 6e-3);
        QVERIFY(time(CollectiveKind::AllReduce, 128) >= time(CollectiveKind::AllReduce, 64));
        QCOMPARE(time(CollectiveKind::AllGather, 8),
                 published.time(CollectiveKind::AllGather, Bytes(kMiB), placeRanks(8, 1, cluster)).seconds.value());
    }

    void curvesOfAnotherNetworkAreLeftOut()
    {
        Cluster cluster = usual("h100-sxm", 2);
        HardwareProfile own;
        own.collectives = {line(CollectiveKind::AllReduce, 16, 2, 1e-3, 1e9)};
        const auto origin = [&cluster](const HardwareProfile& profile) {
            cluster.calibration = std::make_shared<const HardwareProfile>(profile);
            return CollectiveModel(cluster).time(CollectiveKind::AllReduce, Bytes(kMiB), placeRanks(16, 1, cluster)).origin;
        };
        QCOMPARE(origin(own), CollectiveOrigin::MeasuredCurve);
        own.collectives[0].network = "eth-25";
        QCOMPARE(origin(own), CollectiveOrigin::NcclModel);
        own.collectives[0].network = cluster.network.id;
        own.collectives[0].networkPerGpu = BytesPerSecond(1e9);
        QCOMPARE(origin(own), CollectiveOrigin::NcclModel);
    }

    /// A send uses one pair of adapters, whatever the rest of its group does; a group of more than four nodes has one channel.
    void sendsDependOnTheHopAlone()
    {
        const Cluster cluster = usual("h100-sxm", 16);
        const CollectiveModel model(cluster);
        const auto time = [&](int ranks, int stride) {
            return model.time(CollectiveKind::SendReceive, Bytes(1024 * kMiB), placeRanks(ranks, stride, cluster)).seconds.value();
        };
        QCOMPARE(time(16, 1), time(2, 8));
        QCOMPARE(time(4, 8), time(2, 8));
        QVERIFY(std::abs(time(8, 8) / time(4, 8) - 2) < 0.05);
        QVERIFY(time(2, 1) < time(2, 8));
    }

    void theNearestLine()
    {
        std::vector<SizeSample> samples;
        for (double bytes = 1; bytes < 1e10; bytes *= 7)
            samples.push_back({Bytes(bytes), Seconds(3e-5 + bytes / 2e11)});
        const std::optional<LineFit> fit = fitLine(samples);
        QVERIFY(fit && fit->residual && fit->residual->p90 < 1e-9);
        QVERIFY(std::abs(fit->latency.value() / 3e-5 - 1) < 1e-6);
        QVERIFY(std::abs(fit->bandwidth.value() / 2e11 - 1) < 1e-6);
        QVERIFY(!fitLine(std::span(samples).first(1)));
        samples.assign(3, SizeSample{Bytes(100), Seconds(1)});
        QVERIFY(!fitLine(samples));
    }

    void manyThreadsMayAsk()
    {
        std::array<double, 8> answers{};
        std::vector<std::thread> threads;
        for (std::size_t i = 0; i < answers.size(); ++i) {
            threads.emplace_back([&answers, i] {
                const Cluster cluster = usual("b300-sxm", 1);
                answers[i] =
                    CollectiveModel(cluster).time(CollectiveKind::AllGather, Bytes(kMiB), placeRanks(8, 1, cluster)).seconds.value();
            });
        }
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(std::count(answers.begin(), answers.end(), answers[0]), 8);
    }

    void everyReferenceProfileReads()
    {
        QVERIFY(referenceProfileIds().size() >= 10);
        for (const std::string& id : referenceProfileIds()) {
            const Gpu* gpu = hardwareCatalog().findGpu(id);
            QVERIFY2(gpu, id.c_str());
            const HardwareProfile* profile = referenceProfile(*gpu);
            QVERIFY2(profile && profile->device.gpu == id && !profile->sources.empty() && !profile->collectives.empty(), id.c_str());
            QCOMPARE(profile->origin, ProfileOrigin::Published);
            for (const CollectiveSeries& series : profile->collectives) {
                QVERIFY2(series.samples.size() >= 2 && !series.source.empty(), id.c_str());
                QVERIFY(series.network.empty() || hardwareCatalog().findNetwork(series.network));
            }
        }
        QVERIFY(!referenceProfile(*hardwareCatalog().findGpu("tpu-v5p")));
    }
};

QTEST_APPLESS_MAIN(TestCollectiveModel)
#include "test_collective_model.moc"
