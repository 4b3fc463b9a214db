// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <set>

#include "core/io/length_presets.h"
#include "core/io/lengths_json.h"
#include "core/io/resource.h"
#include "core/text/error_text.h"

using namespace shardscope;

namespace {

Result<StatedLengths> lengthsIn(const QByteArray& text)
{
    return readLengths(parseJson(text.toStdString(), "plan.json").value(), "plan.json", "/training/lengths");
}

}  // namespace

class TestLengthPresets : public QObject {
    Q_OBJECT
private slots:
    void theFileIsRead()
    {
        const Result<std::vector<LengthPreset>> presets = readLengthPresets(resource("lengths/datasets.json"), "lengths/datasets.json");
        QVERIFY2(presets, presets ? "" : errorText(presets.error()).c_str());
        QCOMPARE(presets->size(), lengthPresets().size());
        std::set<std::string> ids;
        for (const LengthPreset& preset : *presets) {
            QVERIFY(ids.insert(preset.id).second);
            QVERIFY(!preset.source.empty() && !preset.counted.empty() && !preset.name.empty());
            QVERIFY(preset.lengths.longest() > preset.lengths.mean());
        }
    }

    void factsOfTheDocuments_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<double>("documents");
        QTest::addColumn<double>("mean");
        QTest::addColumn<double>("effective");
        QTest::addColumn<double>("longest");
        QTest::newRow("Alpaca") << "alpaca-gpt4" << 999.0 << 176.86 << 272.6 << 593.0;
        QTest::newRow("GSM8K") << "gsm8k" << 7473.0 << 167.64 << 187.5 << 468.0;
        QTest::newRow("tool calls") << "glaive-toolcall" << 300.0 << 459.63 << 755.0 << 4041.0;
        QTest::newRow("DPO") << "dpo-en" << 300.0 << 694.31 << 1127.4 << 3629.0;
        QTest::newRow("C4") << "c4" << 300.0 << 523.24 << 2021.7 << 8528.0;
        QTest::newRow("Python") << "python-files" << 3790.0 << 3239.8 << 11877.0 << 67787.4;
    }
    void factsOfTheDocuments()
    {
        QFETCH(QString, id);
        const Result<const LengthPreset*> preset = lengthPreset(id.toStdString());
        QVERIFY(preset);
        const LengthDistribution* lengths = &preset.value()->lengths;
        QTEST(lengths->documents(), "documents");
        QFETCH(double, mean);
        QVERIFY(std::abs(lengths->mean() / mean - 1) < 1e-4);
        QFETCH(double, effective);
        QVERIFY(std::abs(lengths->effective() / effective - 1) < 5e-4);
        QTEST(lengths->longest(), "longest");
    }

    void aScenarioStatesLengthsInThreeWays()
    {
        const Result<StatedLengths> preset = lengthsIn("\"gsm8k\"");
        QCOMPARE(preset->preset, std::string("gsm8k"));
        QVERIFY(!preset->isFromBytes);
        QVERIFY(lengthsIn("\"python-files\"")->isFromBytes);
        QCOMPARE(preset->lengths.documents(), 7473.0);
        const Result<StatedLengths> shape = lengthsIn("{\"mean\": 300, \"sigma\": 0.8, \"max\": 4096}");
        QVERIFY(shape->logNormal == (LogNormal{300, 0.8, 4096}));
        QVERIFY(std::abs(shape->lengths.mean() - 300) < 1e-3);
        const Result<StatedLengths> histogram = lengthsIn("{\"histogram\": [[100, 3], [400, 1]]}");
        QVERIFY(histogram->preset.empty() && !histogram->logNormal);
        QCOMPARE(histogram->lengths.mean(), 175.0);
    }

    /// What is written is read as the same lengths, stated in the same way.
    void statedLengthsComeBack()
    {
        for (const QByteArray& text : {QByteArray("\"c4\""), QByteArray("{\"mean\": 300.5, \"sigma\": 0, \"max\": 4096}"),
                                       QByteArray("{\"histogram\": [[3.25, 1], [400, 7]]}")}) {
            const StatedLengths stated = lengthsIn(text).value();
            const Result<StatedLengths> again = readLengths(lengthsToJson(stated), "plan.json", {});
            QVERIFY2(again, again ? "" : errorText(again.error()).c_str());
            QVERIFY(*again == stated);
        }
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("an unknown set") << QByteArray("\"gsm9k\"")
                                        << "at /training/lengths: there is no data set \"gsm9k\"; the closest one is \"gsm8k\"";
        QTest::newRow("no spread") << QByteArray("{\"mean\": 300, \"max\": 4096}") << "the key \"sigma\" is missing";
        QTest::newRow("a misspelt key") << QByteArray("{\"mean\": 300, \"sigma\": 1, \"maximum\": 4096}") << "unknown key \"maximum\"";
        QTest::newRow("a mean above the maximum")
            << QByteArray("{\"mean\": 5000, \"sigma\": 1, \"max\": 4096}") << "at /training/lengths/mean: the values contradict";
        QTest::newRow("a number") << QByteArray("512") << "expected an object";
        QTest::newRow("a histogram of numbers")
            << QByteArray("{\"histogram\": [100, 400]}") << "at /training/lengths/histogram/0: expected an array of [tokens, documents]";
        QTest::newRow("a bin of three") << QByteArray("{\"histogram\": [[1, 2, 3]]}") << "at /training/lengths/histogram/0: expected";
        QTest::newRow("no documents") << QByteArray("{\"histogram\": []}") << "the histogram has no documents";
        QTest::newRow("no tokens") << QByteArray("{\"histogram\": [[5, 1], [0, 2]]}") << "at /training/lengths/histogram/1/0: 0";
        QTest::newRow("both") << QByteArray("{\"histogram\": [[5, 1]], \"mean\": 3}") << "unknown key \"mean\"";
    }
    void mistakesAreNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        const Result<StatedLengths> lengths = lengthsIn(text);
        QVERIFY(!lengths);
        const QString said = QString::fromStdString(errorText(lengths.error()));
        QVERIFY2(said.contains(sentence), qPrintable(said));
    }
};

QTEST_APPLESS_MAIN(TestLengthPresets)
#include "test_length_presets.moc"
