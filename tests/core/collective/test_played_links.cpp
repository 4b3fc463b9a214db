// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/collective/played_formula.h"
#include "core/collective/played_links.h"
#include "core/hardware/hardware.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/scenario/scenario.h"

using namespace shardscope;

namespace {

const LinkSpeeds kSpeeds{{Seconds(2e-6), BytesPerSecond(400e9)}, {Seconds(20e-6), BytesPerSecond(50e9)}};
constexpr Bytes kSize{64e6};

bool isNearRelative(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

Cluster clusterOfExample()
{
    const std::string path = "examples/deepseek-v3-2048-h800.json";
    return parseScenario(resource(path), path).value().cluster;
}

}  // namespace

class TestPlayedLinks : public QObject {
    Q_OBJECT

private slots:
    /// In one node, time = steps · α + path / β for every operation: the formula next to the picture.
    void theTimeIsTheFormulas()
    {
        for (const auto& [operation, name] : EnumNames<PlayedOperation>::names) {
            for (const PlayedAlgorithm algorithm : algorithmsOf(operation)) {
                for (const int ranks : {2, 6, 8, 16}) {
                    const PlayedTime time = playedTime(*playCollective(operation, algorithm, ranks), kSize, ranks, kSpeeds);
                    const PlayedFormula formula = playedFormula(operation, algorithm, ranks);
                    const Seconds expected = kSpeeds.inside.latency * formula.steps + kSize * formula.path / kSpeeds.inside.bandwidth;
                    QVERIFY2(isNearRelative(time.total.value(), expected.value()), name.data());
                    QVERIFY(time.stepsAcross == 0 && time.pathAcross == Bytes());
                    QCOMPARE(time.steps.size(), static_cast<std::size_t>(formula.steps));
                }
            }
        }
    }

    /// Every step of a flat ring waits for the network; of a hierarchical one, two do.
    void aHierarchyWaitsLessForTheNetwork()
    {
        const PlayedTime ring = playedTime(*playCollective(PlayedOperation::AllReduce, PlayedAlgorithm::Ring, 16), kSize, 8, kSpeeds);
        const PlayedTime nodes =
            playedTime(*playCollective(PlayedOperation::AllReduce, PlayedAlgorithm::Hierarchical, 16), kSize, 8, kSpeeds);
        QCOMPARE(ring.stepsAcross, 30);
        QCOMPARE(nodes.stepsAcross, 2);
        // 2 · 7 steps of 1/8 inside, 2 of 1/16 across.
        const double expected = 14 * (2e-6 + 8e6 / 400e9) + 2 * (20e-6 + 4e6 / 50e9);
        QVERIFY(isNearRelative(nodes.total.value(), expected));
        QVERIFY(nodes.total < ring.total);
    }

    void whatCrossesNodes()
    {
        const auto across = [](PlayedAlgorithm algorithm) {
            return bytesAcross(*playCollective(PlayedOperation::AllReduce, algorithm, 16), kSize, 8).value();
        };
        QVERIFY(isNearRelative(across(PlayedAlgorithm::Ring), 2 * 2 * 15.0 / 16 * 64e6));  // two links, one each way
        QVERIFY(isNearRelative(across(PlayedAlgorithm::Hierarchical), 2 * 64e6));          // half of it each way, over eight links
        QVERIFY(isNearRelative(across(PlayedAlgorithm::Tree), 2 * 64e6));
        QCOMPARE(bytesAcross(*playCollective(PlayedOperation::AllReduce, PlayedAlgorithm::Ring, 8), kSize, 8), Bytes());
    }

    /// Row sums of the links are what the ranks send, at every moment.
    void linksAddUpToTheRanks()
    {
        for (const auto& [operation, name] : EnumNames<PlayedOperation>::names) {
            for (const PlayedAlgorithm algorithm : algorithmsOf(operation)) {
                const CollectiveSteps played = *playCollective(operation, algorithm, 6);
                for (std::size_t end = 0; end <= played.steps.size(); ++end) {
                    const std::vector<Bytes> links = linkBytes(played, kSize, 0, end);
                    for (int rank = 0; rank < 6; ++rank) {
                        Bytes row;
                        for (int to = 0; to < 6; ++to)
                            row += links[static_cast<std::size_t>(rank * 6 + to)];
                        QVERIFY2(std::abs(row.value() - played.sentBy(rank, kSize, static_cast<int>(end)).value()) < 1e-3, name.data());
                        QCOMPARE(links[static_cast<std::size_t>(rank * 7)], Bytes());
                    }
                }
            }
        }
    }

    /// H800: 200 GB/s of NVLink of which a ring gets 80 %, one 50 GB/s adapter a GPU.
    void linksOfARealCluster()
    {
        const Cluster cluster = clusterOfExample();
        const LinkSpeeds speeds = linkSpeeds(cluster);
        QVERIFY(isNearRelative(speeds.inside.bandwidth.value(), 0.8 * cluster.gpu.scaleUpBandwidth.value()));
        QVERIFY(speeds.inside.latency < speeds.across.latency);
        QVERIFY(speeds.across.bandwidth.value() > 0);
        QVERIFY(speeds.across.bandwidth <= cluster.network.bandwidth * cluster.nicsPerNode / cluster.gpusPerNode);
    }

    void withoutAdaptersThereIsNoWay()
    {
        Cluster cluster = clusterOfExample();
        cluster.nicsPerNode = 0;
        const LinkSpeeds speeds = linkSpeeds(cluster);
        QCOMPARE(speeds.across.bandwidth, BytesPerSecond());
        const PlayedTime time = playedTime(*playCollective(PlayedOperation::AllReduce, PlayedAlgorithm::Ring, 4), kSize, 2, speeds);
        QVERIFY(std::isinf(time.total.value()));
    }
};

QTEST_APPLESS_MAIN(TestPlayedLinks)
#include "test_played_links.moc"
