// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/huggingface/import.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "tests/support/files.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

Architecture decoder(std::int64_t layers, std::int64_t hidden, std::int64_t heads, std::int64_t kvHeads, std::int64_t ffn,
                     std::int64_t vocab)
{
    Architecture model;
    model.hidden = hidden;
    model.vocab = vocab;
    LayerKind kind;
    kind.attention.heads = heads;
    kind.attention.kvHeads = kvHeads;
    kind.attention.headDim = hidden / heads;
    kind.feedForward = FeedForward{ffn, true, false};
    model.kinds = {kind};
    model.kindOfLayer.assign(static_cast<std::size_t>(layers), 0);
    return model;
}

Architecture llama3(const QString& size)
{
    if (size == "LLAMA3_8B")
        return decoder(32, 4096, 32, 8, 14336, 128256);
    if (size == "LLAMA3_70B")
        return decoder(80, 8192, 64, 8, 28672, 128256);
    return decoder(126, 16384, 128, 8, 53248, 128256);
}

std::int64_t sumOfKinds(const ParameterCount& count)
{
    std::int64_t sum = 0;
    for (const std::int64_t elements : count.byKind)
        sum += elements;
    return sum;
}

}  // namespace

class TestParameters : public QObject {
    Q_OBJECT
private slots:
    void countsLlama38b()
    {
        const ParameterCount count = countParameters(decoder(32, 4096, 32, 8, 14336, 128256));
        QCOMPARE(count.total, 8030261248);
        QCOMPARE(count.active, count.total);
        QCOMPARE(count.embedding, 525336576);
        QCOMPARE(count.mtp, 0);
        QCOMPARE(count.of(TensorKind::Norm), (2 * 32 + 1) * 4096);
    }
    void kindsSumToTheTotal()
    {
        Architecture model = decoder(4, 256, 8, 2, 512, 1000);
        model.position = Position::Learned;
        model.positionRows = 128;
        model.kinds[0].extraTensors.push_back({"extra", TensorKind::Indexer, 3, 5, 2, TensorCut::Replicated, false});
        const ParameterCount count = countParameters(model);
        QCOMPARE(sumOfKinds(count), count.total);
        QCOMPARE(count.of(TensorKind::Indexer), 4 * 3 * 5 * 2);
        QCOMPARE(count.of(TensorKind::Position), 128 * 256);
    }
    void aTiedHeadIsCountedOnce()
    {
        Architecture model = decoder(2, 256, 8, 8, 512, 1000);
        const std::int64_t untied = countParameters(model).total;
        model.tiedEmbeddings = true;
        QCOMPARE(untied - countParameters(model).total, 256 * 1000);
        QCOMPARE(trainingFlopPerToken(model, 128).value(), [&] {
            model.tiedEmbeddings = false;
            return trainingFlopPerToken(model, 128).value();
        }());
    }
    void aTokenVisitsTopKExperts()
    {
        Architecture model = decoder(3, 256, 8, 8, 512, 1000);
        MixtureOfExperts experts;
        experts.experts = 8;
        experts.topK = 2;
        experts.expert.width = 64;
        experts.sharedExperts = 1;
        experts.sharedWidth = 128;
        model.kinds[0].experts = experts;
        model.kinds[0].feedForward.reset();
        const ParameterCount count = countParameters(model);
        QCOMPARE(count.of(TensorKind::RoutedExpert), 3 * 8 * 3 * 64 * 256);
        QCOMPARE(count.total - count.active, count.of(TensorKind::RoutedExpert) * 6 / 8);
        model.kinds[0].experts->topK = 8;
        QCOMPARE(countParameters(model).active, count.total);
    }
    void mtpLayersStandBesideTheTotal()
    {
        Architecture model = decoder(2, 256, 8, 8, 512, 1000);
        const ParameterCount without = countParameters(model);
        model.mtpLayers = 2;
        const ParameterCount with = countParameters(model);
        QCOMPARE(with.total, without.total);
        QCOMPARE(with.mtp, 2 * (layerParameters(model, model.kinds[0]) + 2 * 256 * 256 + 3 * 256));
        model.mtpSharesEmbeddings = false;
        QCOMPARE(countParameters(model).mtp - with.mtp, 2 * 2 * 1000 * 256);
    }
    void cutsFollowTheLayer()
    {
        Architecture model = decoder(1, 256, 8, 2, 512, 1000);
        model.kinds[0].attention.qkvBias = model.kinds[0].attention.outputBias = true;
        for (const Tensor& tensor : layerTensors(model, model.kinds[0])) {
            const QString name = QString::fromStdString(tensor.name);
            const TensorCut expected = name.startsWith("norm")                              ? TensorCut::Replicated
                                       : name.contains("k_proj") || name.contains("v_proj") ? TensorCut::KeyValue
                                       : name.contains("q_proj") || name.contains("gate") || name.contains("up_proj") ? TensorCut::Column
                                       : name.endsWith(".bias") ? TensorCut::Replicated
                                                                : TensorCut::Row;
            QVERIFY2(tensor.cut == expected, tensor.name.c_str());
            QCOMPARE(tensor.matrixMultiply, name.endsWith("proj.weight"));
        }
        QCOMPARE(embeddingTensors(model).front().cut, TensorCut::Vocabulary);
        QCOMPARE(headTensors(model).back().cut, TensorCut::Vocabulary);
    }
    void flopIsTheFormulaOfTheModelDocument()
    {
        // 6·(parameters in matrix multiplies) + 3·s·H·(d_qk + d_v)·L, model.md section 1.
        const Architecture model = decoder(4, 256, 8, 2, 512, 1000);
        const double multiplied = 4.0 * (256 * 256 * 2 + 2 * 64 * 256 + 3 * 256 * 512) + 1000 * 256;
        QCOMPARE(trainingFlopPerToken(model, 2048).value(), 6 * multiplied + 3.0 * 2048 * 256 * 2 * 4);
        QCOMPARE(trainingFlopPerToken(model, 2048, false).value(), 6 * multiplied + 6.0 * 2048 * 256 * 2 * 4);
    }
    void aWindowSavesFlop()
    {
        Architecture model = decoder(4, 256, 8, 2, 512, 1000);
        const double full = trainingFlopPerToken(model, 2048).value();
        model.kinds[0].attention.slidingWindow = 2048;
        QCOMPARE(trainingFlopPerToken(model, 2048).value(), full);
        model.kinds[0].attention.slidingWindow = 2047;
        const double almost = trainingFlopPerToken(model, 2048).value();
        QVERIFY(almost < full && almost > 0.999 * full);
        model.kinds[0].attention.slidingWindow = 128;
        const double sliding = trainingFlopPerToken(model, 2048).value();
        model.kinds[0].attention.chunked = true;
        QVERIFY(trainingFlopPerToken(model, 2048).value() < sliding);
        QVERIFY(sliding < almost);
    }
    void reproducesPublishedFlop_data()
    {
        SKIP_WITHOUT_SHARED("data/flops.json");
        QTest::addColumn<QString>("model");
        QTest::addColumn<qint64>("sequence");
        QTest::addColumn<qint64>("flop");
        int index = 0;
        for (const QJsonValue& row : readObject(sharedPath("data/flops.json"))["rows"].toArray()) {
            const QString name =
                row["release"].toString() + ' ' + row["model"].toString() + ' ' + row["system"].toString() + ' ' + QString::number(index++);
            QTest::newRow(qPrintable(name)) << row["model"].toString() << wholeNumber(row["seq"]) << wholeNumber(row["flops_per_token"]);
        }
    }
    void reproducesPublishedFlop()
    {
        QFETCH(QString, model);
        QFETCH(qint64, sequence);
        QFETCH(qint64, flop);
        QCOMPARE(static_cast<qint64>(trainingFlopPerToken(llama3(model), sequence).value()), flop);
    }
};

QTEST_APPLESS_MAIN(TestParameters)
#include "test_parameters.moc"
