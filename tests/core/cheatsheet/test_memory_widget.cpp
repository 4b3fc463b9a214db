// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "tests/support/published/memory_widget.h"

using namespace shardscope;
using namespace shardscope::cheatsheet;

namespace {

constexpr double kGib = 1024.0 * 1024.0 * 1024.0;

WidgetInput fromGolden(const QJsonObject& in)
{
    WidgetInput input;
    input.heads = in["a"].toDouble();
    input.microBatch = in["b"].toDouble();
    input.hidden = in["h"].toDouble();
    input.feedForward = in["h_ff"].toDouble();
    input.layers = in["L"].toDouble();
    input.sequence = in["s"].toDouble();
    input.vocab = in["v"].toDouble();
    input.optimizerBytes = in["k"].toDouble();
    input.tensor = in["tp"].toDouble();
    input.data = in["dp"].toDouble();
    input.zero = in["zero"].toInt();
    input.mixedPrecision = in["mixed"].toBool();
    input.sequenceParallel = in["seq_parallel"].toBool();
    const QString recompute = in["recomputation"].toString();
    input.recompute = recompute == "none"   ? PrintedRecompute::None
                      : recompute == "full" ? PrintedRecompute::Full
                                            : PrintedRecompute::Selective;
    const QString activation = in["ff_activation"].toString();
    input.activation = activation == "relu"   ? WidgetFeedForward::Relu
                       : activation == "gelu" ? WidgetFeedForward::Gelu
                                              : WidgetFeedForward::Swiglu;
    return input;
}

/// Llama 3 8B as the playbook's text has it: apart from the 8k vocabulary, b = 1, s = 4096.
WidgetInput eightBillion()
{
    WidgetInput input = kWidgetPresets[1].input;
    input.microBatch = 1;
    input.sequence = 4096;
    input.vocab = 128256;
    return input;
}

}  // namespace

class TestMemoryWidget : public QObject {
    Q_OBJECT
private slots:
    void equalsTheWidget_data()
    {
        QTest::addColumn<QJsonObject>("row");
        QFile file(QStringLiteral(SHARDSCOPE_SHARED_DIR "/data/playbook/memory_widget_golden.json"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("the widget's outputs are not beside the repository (../shared)");
        const QJsonArray rows = QJsonDocument::fromJson(file.readAll()).object()["rows"].toArray();
        QVERIFY(!rows.isEmpty());
        for (const QJsonValue& row : rows)
            QTest::newRow(qPrintable(row["name"].toString())) << row.toObject();
    }
    void equalsTheWidget()
    {
        QFETCH(QJsonObject, row);
        const WidgetMemory memory = widgetMemory(fromGolden(row["inputs"].toObject()));
        // Exactly, not nearly: the same operations in the same type.
        QVERIFY(memory.states.parameters.value() == row["params"].toDouble());
        QVERIFY(memory.states.gradients.value() == row["gradients"].toDouble());
        QVERIFY(memory.states.optimizer.value() == row["optimizer"].toDouble());
        QVERIFY(memory.activations.value() == row["act_total"].toDouble());
        QVERIFY(memory.total().value() == row["total"].toDouble());
        const QJsonObject layer = row["layer"].toObject();
        QVERIFY(memory.attention.value() == layer["attention"].toDouble());
        QVERIFY(memory.feedForward.value() == layer["feedforward"].toDouble());
        QVERIFY(memory.layerNorms.value() == layer["layernorm"].toDouble());
        QVERIFY(memory.layerInputs.value() == layer["layer_inputs_all"].toDouble());
        const QJsonObject tail = row["tail"].toObject();
        QVERIFY(memory.dropout.value() == tail["Dropout"].toDouble());
        QVERIFY(memory.finalNorm.value() == tail["LayerNorm"].toDouble());
        QVERIFY(memory.projection.value() == tail["Projection"].toDouble());
        QVERIFY(memory.crossEntropy.value() == tail["Cross Entropy"].toDouble());
    }

    void presets_data()
    {
        QTest::addColumn<int>("preset");
        QTest::addColumn<double>("parameters");
        QTest::addColumn<double>("optimizer");
        QTest::addColumn<double>("activations");
        QTest::addColumn<double>("total");
        QTest::newRow("8B") << 1 << 12.24 << 73.43 << 61.09 << 158.99;
        QTest::newRow("70B") << 2 << 120.49 << 90.36 << 82.49 << 413.83;
        QTest::newRow("405B") << 3 << 756.99 << 567.74 << 257.49 << 2339.2;
    }
    void presets()
    {
        QFETCH(int, preset);
        QFETCH(double, parameters);
        QFETCH(double, optimizer);
        QFETCH(double, activations);
        QFETCH(double, total);
        const WidgetMemory memory = widgetMemory(kWidgetPresets[preset].input);
        QVERIFY(qAbs(memory.states.parameters.value() / kGib - parameters) < 0.005);
        QCOMPARE(memory.states.gradients.value(), memory.states.parameters.value());
        QVERIFY(qAbs(memory.states.optimizer.value() / kGib - optimizer) < 0.005);
        QVERIFY(qAbs(memory.activations.value() / kGib - activations) < 0.005);
        QVERIFY(qAbs(memory.total().value() / kGib - total) < 0.05);
    }

    /// GELU with h_ff = 4h in 16 bit is Korthikanti's layer: 34·sbh + 5·a·s²·b, and 10 + 24/t with tensor parallelism.
    void geluLayerIsKorthikantis_data()
    {
        QTest::addColumn<double>("tensor");
        QTest::addColumn<double>("factor");
        QTest::newRow("t = 1") << 1.0 << 34.0;
        QTest::newRow("t = 2") << 2.0 << 22.0;
        QTest::newRow("t = 8") << 8.0 << 13.0;
    }
    void geluLayerIsKorthikantis()
    {
        QFETCH(double, tensor);
        QFETCH(double, factor);
        WidgetInput input = eightBillion();
        input.activation = WidgetFeedForward::Gelu;
        input.tensor = tensor;
        const WidgetMemory memory = widgetMemory(input);
        const double layer = (memory.attention + memory.feedForward + memory.layerNorms).value();
        const double sbh = input.sequence * input.microBatch * input.hidden;
        QCOMPARE(layer, factor * sbh + 5 * input.heads * input.sequence * input.sequence * input.microBatch / tensor);
    }

    /// The printed errors are kept: this is the widget, not the estimate.
    void keepsTheErrors()
    {
        WidgetInput input = eightBillion();
        const Bytes states = widgetMemory(input).states.total();
        input.tensor = 8;
        QCOMPARE(widgetMemory(input).states.total().value(), states.value());
        const double without = widgetMemory(input).activations.value() / kGib;
        input.sequenceParallel = true;
        const double with = widgetMemory(input).activations.value() / kGib;
        QVERIFY2(with > 4 * without, "sequence parallelism forgets to divide the attention scores");
    }

    void sequenceParallelSwitch_data()
    {
        QTest::addColumn<bool>("sequenceParallel");
        QTest::addColumn<double>("gibibytes");
        QTest::newRow("off") << false << 18.5;
        QTest::newRow("on") << true << 82.4;
    }
    void sequenceParallelSwitch()
    {
        QFETCH(bool, sequenceParallel);
        QFETCH(double, gibibytes);
        WidgetInput input = eightBillion();
        input.tensor = 8;
        input.activation = WidgetFeedForward::Gelu;
        input.sequenceParallel = sequenceParallel;
        QVERIFY2(qAbs(widgetMemory(input).activations.value() / kGib - gibibytes) < 0.06,
                 qPrintable(QString::number(widgetMemory(input).activations.value() / kGib)));
    }
};

QTEST_APPLESS_MAIN(TestMemoryWidget)
#include "test_memory_widget.moc"
