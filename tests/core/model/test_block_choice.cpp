// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/model/validate.h"
#include "tests/core/block_fixture.h"

using namespace shardscope;

namespace {

Architecture modelOf(const LayerKind& kind, std::int64_t hidden)
{
    Architecture model;
    model.hidden = hidden;
    model.vocab = 1000;
    model.kinds = {kind};
    model.kindOfLayer = {0};
    return model;
}

/// Counts pair by pair: every key of the query's block up to itself, and whole blocks before it.
double keysOneByOne(const BlockChoice& choice, std::int64_t sequence)
{
    double keys = 0;
    for (std::int64_t query = 0; query < sequence; ++query) {
        const std::int64_t before = query / choice.blockSize;
        const std::int64_t others = std::min(before, choice.topK - 1);
        keys += static_cast<double>(others * choice.blockSize + query % choice.blockSize + 1);
    }
    return keys / static_cast<double>(sequence);
}

double layerFlop(const Architecture& model, std::int64_t sequence)
{
    return trainingFlopPerToken(model, sequence).value() - 6.0 * static_cast<double>(model.hidden * model.vocab);
}

void addLayers()
{
    QTest::addColumn<LayerKind>("kind");
    QTest::newRow("MoBA") << fixture::mobaLayer();
    QTest::newRow("NSA") << fixture::nsaLayer();
    QTest::newRow("MSA") << fixture::msaLayer();
}

}  // namespace

class TestBlockChoice : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Half a key less, as everywhere: a query's own counts as none.
    void keysAreThoseOfTheMask_data()
    {
        QTest::addColumn<int>("blockSize");
        QTest::addColumn<int>("topK");
        QTest::addColumn<int>("sequence");
        for (const int block : {1, 64, 128, 256}) {
            for (const int topK : {1, 2, 4, 16}) {
                for (const int sequence : {1, 100, 256, 1000, 2048, 2049, 5000})
                    QTest::addRow("%d blocks of %d, %d tokens", topK, block, sequence) << block << topK << sequence;
            }
        }
    }
    void keysAreThoseOfTheMask()
    {
        QFETCH(int, blockSize);
        QFETCH(int, topK);
        QFETCH(int, sequence);
        const BlockChoice choice{BlockScore::MeanKeys, blockSize, topK};
        QCOMPARE(chosenBlockKeys(choice, sequence).value, keysOneByOne(choice, sequence) - 0.5);
    }

    /// A sequence of no more than the chosen blocks is seen whole: the keys are dense attention's to the last bit.
    void shortSequencesAreDense_data() { addLayers(); }
    void shortSequencesAreDense()
    {
        QFETCH(LayerKind, kind);
        const BlockChoice& choice = *kind.attention.blocks;
        Attention dense = kind.attention;
        dense.blocks.reset();
        for (const std::int64_t sequence :
             {std::int64_t{1}, choice.blockSize, choice.topK * choice.blockSize - 1, choice.topK * choice.blockSize}) {
            const auto s = static_cast<double>(sequence);
            QCOMPARE(chosenBlockKeys(choice, s).value, causalKeys(dense, s).value);
        }
        const double longer = 4.0 * static_cast<double>(choice.topK * choice.blockSize);
        QVERIFY(chosenBlockKeys(choice, longer).value < causalKeys(dense, longer).value);
    }

    void moreBlocksAreMoreFlop_data() { addLayers(); }
    void moreBlocksAreMoreFlop()
    {
        QFETCH(LayerKind, kind);
        double last = 0;
        for (const std::int64_t topK : {1, 2, 4, 8, 16, 64, 512}) {
            kind.attention.blocks->topK = topK;
            const double flop = layerFlop(modelOf(kind, 2048), 32768);
            QVERIFY(flop > last);
            last = flop;
        }
    }

    /// 2,048 = 16 · 128 and 4,096 = 16 · 256: a choice of larger blocks sees more, and never more than there is.
    void neverMoreThanDense_data() { addLayers(); }
    void neverMoreThanDense()
    {
        QFETCH(LayerKind, kind);
        for (const double sequence : {64.0, 777.0, 4096.0, 65536.0, 1048576.0}) {
            QVERIFY(chosenBlockKeys(*kind.attention.blocks, sequence).value <= sequence / 2);
            QVERIFY(chosenBlockKeys(*kind.attention.blocks, sequence).value <=
                    static_cast<double>(kind.attention.blocks->topK * kind.attention.blocks->blockSize));
        }
    }

    /// flash-linear-attention, fla/layers/moba.py with h 2048, 16 heads, 8 key/value heads: q and o h², k and v h·1024, the gate h·128 twice, a
    /// norm of 128.
    void mobaOfTheLibrary()
    {
        const Architecture model = modelOf(fixture::mobaLayer(), 2048);
        const std::int64_t matrices = 2 * 2048 * 2048 + 2 * 2048 * 1024 + 2 * 2048 * 128;
        QCOMPARE(layerParameters(model, model.kinds[0]), matrices + 128 + 2 * 2048);
        const double keys = 3 * 256 + 128 - 256.0 * 256 * 4 * 3 / (2 * 8192);
        const double scores = 2 * (8192.0 / 512) * 2048;
        QCOMPARE(layerFlop(model, 8192), 6.0 * static_cast<double>(matrices) + 6 * keys * 2 * 2048 + scores);
        QVERIFY(canEstimate(model));
    }

    /// The paper's shape (arXiv 2502.11089, section 4.1) with heads of 128: three sets of keys and values, 3 gates a head; s/32 entries,
    /// 16 blocks of 64, a window of 512.
    void nativeSparseAttention()
    {
        const Architecture model = modelOf(fixture::nsaLayer(), 2560);
        const std::int64_t matrices = 2 * 2560 * 8192 + 3 * 2 * 2560 * 512 + 2560 * 3 * 64;
        QCOMPARE(layerParameters(model, model.kinds[0]), matrices + 2 * 2560);
        const double s = 65536;
        const double chosen = 15 * 64 + 32 - 64.0 * 64 * 16 * 15 / (2 * s);
        const double window = 512 - 512.0 * 512 / (2 * s);
        const double entries = s / 32;
        QCOMPARE(causalKeys(model.kinds[0].attention, s).value, chosen + entries + window);
        QCOMPARE(layerFlop(model, 65536),
                 6.0 * static_cast<double>(matrices) + 6 * (chosen + entries + window) * 2 * 8192 + 2 * entries * 8192);
        // The paper measured 9.0 times the speed of full attention forward, at 64k.
        QVERIFY(std::abs(s / 2 / (chosen + entries + window) / 9.0 - 1) < 0.05);
    }

    /// NVIDIA-NeMo Automodel, minimax_m3_vl/flops.py, counts a query's own key and no gradient of the indexer, which MiniMax trains.
    void miniMaxM3OfAutomodel_data()
    {
        QTest::addColumn<int>("sequence");
        for (const int sequence : {1024, 2048, 4096, 5000, 131072})
            QTest::addRow("%d", sequence) << sequence;
    }
    void miniMaxM3OfAutomodel()
    {
        QFETCH(int, sequence);
        const Architecture model = modelOf(fixture::msaLayer(), 6144);
        const double s = sequence;
        const std::int64_t indexer = 6144 * 5 * 128;
        QCOMPARE(layerParameters(model, model.kinds[0]), 2 * 6144 * (64 + 4) * 128 + indexer + 4 * 128 + 2 * 6144);
        const double pairs = keysOneByOne(*model.kinds[0].attention.blocks, sequence) * s;
        const double automodel = 6.0 * 2 * 6144 * (64 + 4) * 128 + 12.0 * 64 * 128 * pairs / s + 2 * (indexer + 4 * 128 * (s + 1) / 2);
        const double ownKeys = 12.0 * 64 * 128 / 2;
        const double gradients = 2.0 * indexer + 4 * (pairs / s - 0.5) * 4 * 128;
        QCOMPARE(layerFlop(model, sequence), automodel - ownKeys + gradients);
    }

    void wrongChoicesAreRefused_data()
    {
        QTest::addColumn<LayerKind>("kind");
        QTest::addColumn<QString>("pointer");
        const auto with = [](LayerKind kind, auto change) {
            change(kind.attention);
            return kind;
        };
        const LayerKind moba = fixture::mobaLayer();
        const LayerKind nsa = fixture::nsaLayer();
        QTest::newRow("no blocks") << with(moba, [](Attention& a) { a.blocks->topK = 0; }) << "/blocks/top_k";
        QTest::newRow("no size") << with(moba, [](Attention& a) { a.blocks->blockSize = 0; }) << "/blocks/block_size";
        QTest::newRow("entries without a stride") << with(nsa, [](Attention& a) { a.blocks->entryStride = 0; }) << "/blocks/key_value_sets";
        QTest::newRow("a stride without entries") << with(moba, [](Attention& a) { a.blocks->entryStride = 16; }) << "/blocks/entry_stride";
        QTest::newRow("no heads") << with(fixture::msaLayer(), [](Attention& a) { a.blocks->indexHeads = 0; }) << "/blocks/index_heads";
        QTest::newRow("an indexer that isn't used")
            << with(moba, [](Attention& a) { a.blocks->indexHeads = 4, a.blocks->indexHeadDim = 4; }) << "/blocks/index_heads";
        QTest::newRow("latent") << with(moba, [](Attention& a) { a.latent = LatentAttention{0, 512, 128, 64, 128}; }) << "/blocks";
        QTest::newRow("a window of the layer") << with(moba, [](Attention& a) { a.slidingWindow = 128; }) << "/blocks";
    }
    void wrongChoicesAreRefused()
    {
        QFETCH(LayerKind, kind);
        const Result<void> checked = validateArchitecture(modelOf(kind, 2048));
        QVERIFY(!checked);
        QTEST(QString::fromStdString(checked.error().pointer), "pointer");
    }

    /// Tables of 5.79e9 parameters at two layers, which the paper calls 5.7; Engram-40B's, of 7,239,680 rows a head, 18.5.
    void engramsTables()
    {
        Architecture model = modelOf(fixture::memoryLayer(), 2560);
        model.residualStreams = 4;
        const auto tables = [&] { return static_cast<double>(countParameters(model).of(TensorKind::MemoryTable)); };
        QCOMPARE(2 * tables(), 2.0 * 2262400 * 1280);
        QVERIFY(std::abs(2 * tables() / 5.7e9 - 1) < 0.02);
        const ParameterCount count = countParameters(model);
        // Keys of four streams and a value; two weights for each stream; a convolution of four taps and its norm.
        QCOMPARE(count.of(TensorKind::MemoryGate), 5 * 2560 * 1280 + 2 * 4 * 2560 + 4 * 4 * 2560 + 4 * 2560);
        QCOMPARE(count.total - count.active, (16LL * 2262400 - 16) * 80);
        model.kinds[0].memory->rows = 16 * 7239680;
        QVERIFY(std::abs(2 * tables() / 18.5e9 - 1) < 0.003);
    }

    /// Of the memory a token multiplies the projection alone.
    void aMemoryMultipliesItsProjection()
    {
        const LayerKind with = fixture::memoryLayer();
        LayerKind without = with;
        without.memory.reset();
        QCOMPARE(layerFlop(modelOf(with, 2560), 4096) - layerFlop(modelOf(without, 2560), 4096), 6.0 * 2 * 2560 * 1280);
    }
};

QTEST_APPLESS_MAIN(TestBlockChoice)
#include "test_block_choice.moc"
