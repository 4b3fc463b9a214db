// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/cheatsheet/playbook_text.h"
#include "tests/support/published/memory_figures.h"

using namespace shardscope;
using namespace shardscope::cheatsheet;

namespace {

constexpr double kGiB = 1024.0 * 1024.0 * 1024.0;

struct Row {
    QByteArray name;
    MemoryBar bar;
    double parameters = 0, gradients = 0, optimizer = 0, activations = 0;
};

double gib(Bytes bytes) { return bytes.value() / kGiB; }

QByteArray shared(const char* name)
{
    QFile file(QStringLiteral(SHARDSCOPE_SHARED_DIR "/data/playbook/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

PrintedRecompute recomputeNamed(const QString& name)
{
    return name == "none" ? PrintedRecompute::None : name == "full" ? PrintedRecompute::Full : PrintedRecompute::Selective;
}

const PrintedModel& modelNamed(const QString& name)
{
    for (const PrintedModel& model : kFigureModels) {
        if (name.endsWith(QLatin1String(model.name.data(), qsizetype(model.name.size()))))
            return model;
    }
    qFatal("no figure has the model %s", qPrintable(name));
}

const LlamaWeights& weightsNamed(const QString& panel)
{
    return panel.startsWith("1B") ? kLlama1B : panel.startsWith("8B") ? kLlama8B : kLlama70B;
}

/// The number after `key` in a panel's title such as "8B TP=2 CP=4", or 1.
double degree(const QString& panel, const QString& key)
{
    const qsizetype at = panel.indexOf(key);
    return at < 0 ? 1 : panel.mid(at + key.size()).section(' ', 0, 0).toDouble();
}

MemoryBar barOf(const QString& figure, const QString& panel, double s)
{
    if (figure == "memusage_activations")
        return recomputationBar(modelNamed(panel), s, PrintedRecompute::None);
    const LlamaWeights& model = weightsNamed(panel);
    if (figure == "dp_ourjourney_memoryusage")
        return journeyBar(model, s);
    if (figure == "zero3_memoryusage")
        return zeroBar(model, s, int(panel.contains("ZeRO") ? degree(panel, "ZeRO-") : 0), degree(panel, "DP="));
    if (figure == "tp_memoryusage" || figure == "tp_sp_memoryusage")
        return tensorBar(model, s, degree(panel, "TP="), figure == "tp_sp_memoryusage");
    if (figure == "cp_8Bmemoryusage")
        return contextBar(model, s, degree(panel, "TP="), degree(panel, "CP="));
    return pipelineBar(model, s, degree(panel, "PP="));
}

FiveDimensionPanel panelNamed(const QString& name)
{
    return name.startsWith("DP")   ? FiveDimensionPanel::Zero3
           : name.startsWith("TP") ? FiveDimensionPanel::TensorSequence
           : name.startsWith("PP") ? FiveDimensionPanel::Pipeline
           : name.startsWith("CP") ? FiveDimensionPanel::Context
           : name.startsWith("EP") ? FiveDimensionPanel::Expert
                                   : FiveDimensionPanel::None;
}

void verifyBar(const MemoryBar& bar, double parameters, double gradients, double optimizer, double activations, double tolerance)
{
    QVERIFY2(qAbs(gib(bar.states.parameters) - parameters) <= tolerance, qPrintable(QString::number(gib(bar.states.parameters), 'g', 12)));
    QVERIFY2(qAbs(gib(bar.states.gradients) - gradients) <= tolerance, qPrintable(QString::number(gib(bar.states.gradients), 'g', 12)));
    QVERIFY2(qAbs(gib(bar.states.optimizer) - optimizer) <= tolerance, qPrintable(QString::number(gib(bar.states.optimizer), 'g', 12)));
    QVERIFY2(qAbs(gib(bar.activations) - activations) <= tolerance, qPrintable(QString::number(gib(bar.activations), 'g', 12)));
}

}  // namespace

class TestMemoryFigures : public QObject {
    Q_OBJECT
private slots:
    /// Every row of memory_recomputation.csv, to the last digit printed there.
    void recomputationFigure()
    {
        const QList<QByteArray> lines = shared("memory_recomputation.csv").trimmed().split('\n');
        if (lines.size() < 2)
            QSKIP("the figure's data are not beside the repository (../shared)");
        for (const QByteArray& line : lines.mid(1)) {
            const QList<QByteArray> cell = line.trimmed().split(',');
            const MemoryBar bar = recomputationBar(modelNamed(cell[0]), cell[2].toDouble(), recomputeNamed(cell[1]));
            verifyBar(bar, cell[3].toDouble(), cell[4].toDouble(), cell[5].toDouble(), cell[6].toDouble(), 1e-9);
        }
    }

    /// Every row of memory_bars_long.csv: exact, since the figures print multiples of 2^-20 GiB.
    void memoryBars()
    {
        const QList<QByteArray> lines = shared("memory_bars_long.csv").trimmed().split('\n');
        if (lines.size() < 2)
            QSKIP("the figures' data are not beside the repository (../shared)");
        int checked = 0;
        for (const QByteArray& line : lines.mid(1)) {
            const QList<QByteArray> cell = line.trimmed().split(',');
            const MemoryBar bar = barOf(cell[0], cell[1], cell[2].toDouble());
            const QByteArray& part = cell[3];
            const Bytes bytes = part == "activations"        ? bar.activations
                                : part == "gradients"        ? bar.states.gradients
                                : part == "optimizer_states" ? bar.states.optimizer
                                                             : bar.states.parameters;
            QVERIFY2(qAbs(gib(bytes) - cell[4].toDouble()) < 1e-9, (line + " but " + QByteArray::number(gib(bytes), 'g', 12)).constData());
            ++checked;
        }
        QCOMPARE(checked, 324);
    }

    /// The 5D figure was measured from its drawing, to a thousandth of a GiB or a little more.
    void fiveDimensions()
    {
        const QJsonArray rows = QJsonDocument::fromJson(shared("fivedim_8B_memory.json"))["rows"].toArray();
        if (rows.isEmpty())
            QSKIP("the figure's data are not beside the repository (../shared)");
        for (const QJsonValue& row : rows) {
            for (int i = 0; i < 3; ++i) {
                const MemoryBar bar = fiveDimensionBar(kLlama8B, row["seq"][i].toDouble(), panelNamed(row["panel"].toString()),
                                                       recomputeNamed(row["recompute"].toString()));
                verifyBar(bar, row["params"][i].toDouble(), row["grads"][i].toDouble(), row["optimizer"][i].toDouble(),
                          row["activations"][i].toDouble(), 2e-3);
            }
        }
    }

    void printedParameters_data()
    {
        QTest::addColumn<double>("parameters");
        QTest::addColumn<double>("gibibytes");
        QTest::newRow("1B") << kLlama1B.total() << 2.3017578125;
        QTest::newRow("8B") << kLlama8B.total() << 14.95703125;
        QTest::newRow("70B") << kLlama70B.total() << 131.4140625;
    }
    void printedParameters()
    {
        QFETCH(double, parameters);
        QFETCH(double, gibibytes);
        QCOMPARE(2 * parameters / kGiB, gibibytes);
    }

    /// GiB of activations without recomputation at 1k to 16k tokens, as the figure shows them.
    void activationExplosion_data()
    {
        QTest::addColumn<int>("model");
        QTest::addColumn<QList<double>>("gibibytes");
        QTest::newRow("8B") << 2 << QList<double>{9.25, 28.5, 97.0, 354, 1348};
        QTest::newRow("70B") << 3 << QList<double>{46.3, 142.5, 485, 1770, 6740};
        QTest::newRow("405B") << 4 << QList<double>{145.7, 448.9, 1528, 5576, 21231};
    }
    void activationExplosion()
    {
        QFETCH(int, model);
        QFETCH(QList<double>, gibibytes);
        double sequence = 1024;
        for (const double expected : gibibytes) {
            const double found = gib(figureActivations(kFigureModels[model], 1, sequence, PrintedRecompute::None));
            QVERIFY2(qAbs(found - expected) <= 0.0005 * expected + 0.05, qPrintable(QString::number(found)));
            sequence *= 2;
        }
    }

    void seventyBillion()
    {
        QCOMPARE(gib(tensorBar(kLlama70B, 1024, 8, false).activations), 8.125);
        QCOMPARE(gib(tensorBar(kLlama70B, 1024, 16, false).activations), 7.1875);
        QCOMPARE(gib(tensorBar(kLlama70B, 1024, 8, true).activations), 2.65625);
        QCOMPARE(gib(fullRecomputeActivations(kLlama70B, 1024)), 1.25);
    }

    /// Selective recomputation drops exactly what grows with the square of the sequence.
    void selectiveIsLinear()
    {
        for (const PrintedModel& model : kFigureModels) {
            const Bytes once = figureActivations(model, 1, 2048, PrintedRecompute::Selective);
            QCOMPARE(figureActivations(model, 1, 4096, PrintedRecompute::Selective) / once, 2.0);
            QVERIFY(figureActivations(model, 1, 4096, PrintedRecompute::None) / figureActivations(model, 1, 2048, PrintedRecompute::None) >
                    2.5);
            QVERIFY(figureActivations(model, 1, 2048, PrintedRecompute::Full) < once);
        }
    }
};

QTEST_APPLESS_MAIN(TestMemoryFigures)
#include "test_memory_figures.moc"
