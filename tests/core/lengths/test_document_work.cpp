// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <memory>

#include "core/io/model_presets.h"
#include "core/lengths/document_work.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"

using namespace shardscope;

namespace {

/// A model of the unit test of Megatron-LM: plain attention of 8 heads of 64 in these layers.
Architecture attending(int layers)
{
    Architecture model;
    model.hidden = 512;
    model.vocab = 32000;
    LayerKind kind;
    kind.attention.heads = kind.attention.kvHeads = 8;
    kind.attention.headDim = 64;
    kind.feedForward = FeedForward{2048, true, false};
    model.kinds = {kind};
    model.kindOfLayer.assign(static_cast<std::size_t>(layers), 0);
    return model;
}

double coreFlop(int layers, double sumOfSquares) { return documentWork(attending(layers)).value().perSquare * sumOfSquares; }

}  // namespace

class TestDocumentWork : public QObject {
    Q_OBJECT
private slots:
    /// Megatron-LM d98e8a64d, tests/unit_tests/test_num_floating_point_operations.py: 6 · layers · heads · head_dim · ΣL².
    void attentionIsMegatronsCore()
    {
        QCOMPARE(coreFlop(4, 8 * 1024.0 * 1024), 103079215104.0);
        QCOMPARE(coreFlop(2, 4 * 1024.0 * 1024), 25769803776.0);
        // Four documents of a quarter of the row.
        QCOMPARE(coreFlop(4, 8 * 4 * 256.0 * 256) / coreFlop(4, 8 * 1024.0 * 1024), 0.25);
    }

    /// The work of a document is that of a sequence of its length, for every model that windows describe.
    void aDocumentCostsWhatASequenceCosts()
    {
        int described = 0;
        for (const ModelPreset& preset : modelPresets()) {
            const Result<DocumentWork> work = documentWork(*preset.architecture);
            if (!work) {
                QVERIFY(work.error().code == ErrorCode::CannotEstimate);
                continue;
            }
            ++described;
            for (const std::int64_t tokens : {1, 17, 512, 4097, 100000}) {
                const double flop = static_cast<double>(tokens) * trainingFlopPerToken(*preset.architecture, tokens).value();
                const double own = work->of(static_cast<double>(tokens));
                QVERIFY2(std::abs(own / flop - 1) < 1e-9, qPrintable(QString::fromStdString(preset.id) + QString(" at %1").arg(tokens)));
            }
        }
        QVERIFY2(described > 40, qPrintable(QString::number(described)));
    }

    /// Llama 3 8B: attention costs as much as everything else at 57,259 tokens.
    void theCrossoverIsWhereAttentionIsHalf()
    {
        const DocumentWork work = documentWork(modelPreset("llama-3-8b").value()).value();
        QVERIFY2(std::abs(work.kappa() - 1.7464e-5) < 0.0002e-5, qPrintable(QString::number(work.kappa(), 'g', 8)));
        QVERIFY(std::abs(work.crossover() - 57259) < 30);
        QVERIFY(std::abs(work.attentionOf(work.crossover()) / work.of(work.crossover()) - 0.5) < 1e-9);
    }

    void theCrossoverNeedNotExist()
    {
        QVERIFY(std::isinf(DocumentWork{}.crossover()));
        QVERIFY(std::isinf((DocumentWork{1, 0, {{100, 0.004, false}}}).crossover()));
        // Within a window of 100 it is at 50; with 2·w·perSquare just above 1 it is far beyond the window.
        QVERIFY(std::abs((DocumentWork{1, 0, {{100, 0.02, false}}}).crossover() - 50) < 1e-6);
        const DocumentWork late{1, 0, {{100, 0.0051, false}}};
        QVERIFY(std::abs(late.attentionOf(late.crossover()) / late.crossover() - 1) < 1e-9);
        QVERIFY(late.crossover() > 1000);
        QVERIFY(std::isinf((DocumentWork{1, 0, {{100, 0.0051, true}}}).crossover()));
    }

    void aWindowIsJoinedWithoutAStep()
    {
        for (const bool chunked : {false, true}) {
            const DocumentWork work{0, 0, {{1024, 1, chunked}}};
            QCOMPARE(work.of(1024), 1024.0 * 1024);
            QVERIFY(std::abs(work.of(1025) - work.of(1024)) < 2.1 * 1024);
            QCOMPARE(work.of(10240), 1024.0 * (chunked ? 10240 : 2 * 10240 - 1024));
        }
    }

    /// Cutting a document in two saves attention and nothing else.
    void shorterDocumentsCostLess()
    {
        const DocumentWork work = documentWork(modelPreset("llama-3-70b").value()).value();
        QVERIFY(2 * work.of(4096) < work.of(8192));
        QVERIFY(std::abs(2 * work.of(4096) - work.of(8192) + work.perSquare * 8192 * 8192 / 2) < 1e-9 * work.of(8192));
    }

    void whatNoWindowDescribesIsRefused()
    {
        const Result<DocumentWork> work = documentWork(modelPreset("deepseek-v3.2").value());
        QVERIFY(!work);
        QVERIFY(work.error().code == ErrorCode::CannotEstimate);
    }
};

QTEST_APPLESS_MAIN(TestDocumentWork)
#include "test_document_work.moc"
