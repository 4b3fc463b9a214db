// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/shards/zero_animation.h"

using namespace shardscope;

namespace {

constexpr ModelState kStates[] = {ModelState::Weights, ModelState::Gradients, ModelState::Optimizer};

ZeroExample example(int zero, int ranks, int shardGroup, int layers)
{
    ZeroExample result;
    result.zero = zero;
    result.ranks = ranks;
    result.shardGroup = shardGroup;
    result.layers = layers;
    return result;
}

void addCases()
{
    QTest::addColumn<int>("zero");
    QTest::addColumn<int>("ranks");
    QTest::addColumn<int>("shardGroup");
    QTest::addColumn<int>("layers");
    for (int zero = 0; zero <= 3; ++zero) {
        QTest::addRow("ZeRO-%d, 4 ranks", zero) << zero << 4 << 4 << 3;
        QTest::addRow("ZeRO-%d, 2 ranks", zero) << zero << 2 << 2 << 1;
        QTest::addRow("ZeRO-%d, 8 ranks", zero) << zero << 8 << 8 << 2;
    }
    QTest::addRow("hybrid 2x2") << 3 << 4 << 2 << 3;
    QTest::addRow("hybrid 2x4") << 3 << 8 << 4 << 2;
    QTest::addRow("hybrid ZeRO-1") << 1 << 4 << 2 << 2;
}

ZeroAnimation fetched()
{
    QFETCH(int, zero);
    QFETCH(int, ranks);
    QFETCH(int, shardGroup);
    QFETCH(int, layers);
    return zeroAnimation(example(zero, ranks, shardGroup, layers));
}

bool isClose(Bytes a, Bytes b) { return qAbs(a.value() - b.value()) <= 1e-9 * qMax(1.0, b.value()); }

int finalHolders(const ZeroAnimation& animation, int frame, ModelState state, int layer, int piece)
{
    int holders = 0;
    for (int rank = 0; rank < animation.example.ranks; ++rank)
        holders += animation.at(frame, rank, state, layer, piece) == Holding::Final ? 1 : 0;
    return holders;
}

}  // namespace

class TestZeroAnimation : public QObject {
    Q_OBJECT
private slots:
    /// Between steps each piece of weights and optimizer is there exactly once for each copy of the model, and the step ends as
    /// it began.
    void piecesCoverTheStateOncePerReplica_data() { addCases(); }
    void piecesCoverTheStateOncePerReplica()
    {
        const ZeroAnimation animation = fetched();
        const ZeroExample& of = animation.example;
        const int last = static_cast<int>(animation.frames.size()) - 1;
        for (const ModelState state : {ModelState::Weights, ModelState::Optimizer}) {
            const int expected = of.shards(state) ? of.ranks / of.shardGroup : of.ranks;
            for (int layer = 0; layer < of.layers; ++layer) {
                for (int piece = 0; piece < of.ranks; ++piece) {
                    QCOMPARE(finalHolders(animation, 0, state, layer, piece), expected);
                    QCOMPARE(finalHolders(animation, last, state, layer, piece), expected);
                }
            }
        }
    }

    /// No rank computes with weights that it has not got, and no gradient is used before all ranks' parts are in it.
    void everythingIsThereWhenItIsNeeded_data() { addCases(); }
    void everythingIsThereWhenItIsNeeded()
    {
        const ZeroAnimation animation = fetched();
        const ZeroExample& of = animation.example;
        for (std::size_t i = 0; i < animation.frames.size(); ++i) {
            const ShardFrame& frame = animation.frames[i];
            const int at = static_cast<int>(i);
            for (int rank = 0; rank < of.ranks; ++rank) {
                for (int piece = 0; piece < of.ranks; ++piece) {
                    if (frame.action == ShardAction::Forward || frame.action == ShardAction::Backward)
                        QCOMPARE(animation.at(at, rank, ModelState::Weights, frame.layer, piece), Holding::Final);
                    if (frame.action != ShardAction::Update)
                        continue;
                    for (int layer = 0; layer < of.layers; ++layer) {
                        if (animation.at(at, rank, ModelState::Optimizer, layer, piece) == Holding::Final)
                            QCOMPARE(animation.at(at, rank, ModelState::Gradients, layer, piece), Holding::Final);
                    }
                }
            }
        }
    }

    /// arXiv 1910.02054, section 7: 2Ψ elements for stages 0 to 2, 3Ψ for stage 3, in the limit of many ranks; a ring sends
    /// (n − 1)/n of it. Hybrid: the same within the shard group, and an all-reduce of each shard.
    void bytesSentAreThePapers_data() { addCases(); }
    void bytesSentAreThePapers()
    {
        const ZeroAnimation animation = fetched();
        const ZeroExample& of = animation.example;
        const double psi = of.weightBytes * of.layerParameters * of.layers;
        const double group = of.zero == 0 ? of.ranks : of.shardGroup;
        const double replicas = of.ranks / group;
        const double expected = (of.zero == 3 ? 3 : 2) * psi * (group - 1) / group + 2 * (replicas - 1) / replicas * psi / group;
        QVERIFY2(isClose(animation.sent(), Bytes(expected)), qPrintable(QString::number(animation.sent().value())));
    }

    /// The drawn moves equal the stated bytes sent, in every frame and per rank in the mean.
    void movesAddUpToTheBytesSent_data() { addCases(); }
    void movesAddUpToTheBytesSent()
    {
        const ZeroAnimation animation = fetched();
        for (const ShardFrame& frame : animation.frames) {
            Bytes moved;
            for (const ShardMove& move : frame.moves) {
                QVERIFY(move.from != move.to);
                moved += animation.example.pieceBytes(move.state);
            }
            QVERIFY(isClose(moved / animation.example.ranks, frame.sent));
            QCOMPARE(frame.collective.has_value(), frame.sent > Bytes());
        }
    }

    void receiversHaveWhatCame_data() { addCases(); }
    void receiversHaveWhatCame()
    {
        const ZeroAnimation animation = fetched();
        for (std::size_t i = 0; i < animation.frames.size(); ++i) {
            for (const ShardMove& move : animation.frames[i].moves)
                QVERIFY(animation.at(static_cast<int>(i), move.to, move.state, move.layer, move.piece) != Holding::Nothing);
        }
    }

    /// Figure 1 of the paper: (2 + 2 + K)Ψ, 4Ψ + KΨ/N, 2Ψ + (2 + K)Ψ/N, (2 + 2 + K)Ψ/N, with K = 12. After the backward, without
    /// the layer that is at work.
    void bytesHeldAreThePapers_data()
    {
        QTest::addColumn<int>("zero");
        QTest::addColumn<double>("perParameter");
        QTest::newRow("ZeRO-0") << 0 << 16.0;
        QTest::newRow("ZeRO-1") << 1 << 4 + 12.0 / 4;
        QTest::newRow("ZeRO-2") << 2 << 2 + 14.0 / 4;
        QTest::newRow("ZeRO-3") << 3 << 16.0 / 4;
    }
    void bytesHeldAreThePapers()
    {
        QFETCH(int, zero);
        QFETCH(double, perParameter);
        const ZeroAnimation animation = zeroAnimation(example(zero, 4, 4, 3));
        const double parameters = animation.example.layerParameters * animation.example.layers;
        for (std::size_t i = 0; i < animation.frames.size(); ++i) {
            if (animation.frames[i].action != ShardAction::Update)
                continue;
            for (int rank = 0; rank < 4; ++rank)
                QCOMPARE(animation.held(static_cast<int>(i), rank).value(), perParameter * parameters);
        }
        QVERIFY(animation.peak(0).value() >= perParameter * parameters);
    }

    /// ZeRO-3 never has more than one layer's weights beyond its own shard.
    void gatheredLayersAreDropped()
    {
        const ZeroAnimation animation = zeroAnimation(example(3, 4, 4, 5));
        const Bytes shard = animation.example.layerBytes(ModelState::Weights) * 5 / 4;
        const Bytes layer = animation.example.layerBytes(ModelState::Weights) * 0.75;
        for (int frame = 0; frame < static_cast<int>(animation.frames.size()); ++frame)
            QVERIFY(animation.held(frame, 2, ModelState::Weights) <= shard + layer);
    }

    /// Before the optimizer's gather, ranks have old weights of what others updated.
    void weightsOfOthersAreOutdatedUntilGathered()
    {
        const ZeroAnimation animation = zeroAnimation(example(1, 4, 4, 1));
        const int last = static_cast<int>(animation.frames.size()) - 1;
        QCOMPARE(animation.frames[static_cast<std::size_t>(last - 1)].action, ShardAction::Update);
        QCOMPARE(animation.at(last - 1, 0, ModelState::Weights, 0, 0), Holding::Final);
        QCOMPARE(animation.at(last - 1, 0, ModelState::Weights, 0, 1), Holding::Outdated);
        QCOMPARE(animation.at(last, 0, ModelState::Weights, 0, 1), Holding::Final);
    }

    void everyRankHoldsAsMuch_data() { addCases(); }
    void everyRankHoldsAsMuch()
    {
        const ZeroAnimation animation = fetched();
        for (int frame = 0; frame < static_cast<int>(animation.frames.size()); ++frame) {
            for (const ModelState state : kStates) {
                for (int rank = 1; rank < animation.example.ranks; ++rank)
                    QCOMPARE(animation.held(frame, rank, state).value(), animation.held(frame, 0, state).value());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestZeroAnimation)
#include "test_zero_animation.moc"
