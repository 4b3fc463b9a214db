// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QTest>

#include "core/cheatsheet/overlap_ratios.h"
#include "core/cheatsheet/playbook_text.h"
#include "core/cheatsheet/printed_formula.h"
#include "core/cheatsheet/sheet_memory.h"
#include "core/strategy/strategy.h"
#include "core/text/strategy_text.h"
#include "core/text/texts.h"
#include "tests/support/published/predict_memory.h"
#include "tests/support/published/zero_paper.h"

using namespace shardscope;
using namespace shardscope::cheatsheet;

namespace {

QString text(std::string_view view) { return QString::fromUtf8(view.data(), qsizetype(view.size())); }

OverlapInputs inputs()
{
    OverlapInputs in;
    in.parameters = 8e9;
    in.tokens = 8192;
    in.sequence = 4096;
    in.microBatch = 2;
    in.hidden = 4096;
    in.layers = 8;
    in.experts = 64;
    in.dp = in.tp = in.pp = in.ep = 8;
    in.peak = FlopPerSecond(989e12);
    in.bandwidth = BytesPerSecond(450e9);
    return in;
}

}  // namespace

class TestPrintedFormulas : public QObject {
    Q_OBJECT
private slots:
    void everyFormulaIsWhole()
    {
        QSet<QString> ids;
        for (const PrintedFormula& formula : printedFormulas()) {
            QVERIFY2(!ids.contains(text(formula.id)), qPrintable(text(formula.id)));
            ids.insert(text(formula.id));
            QVERIFY(!formula.formula.empty() && !formula.source.empty());
            QVERIFY(printedFormula(formula.id) == &formula);
        }
        QVERIFY(printedFormula("no-such-formula") == nullptr);
    }

    /// No error without a sentence, no sentence without a formula that has the error.
    void everyErrorHasItsSentence()
    {
        QSet<QString> used;
        for (const PrintedFormula& formula : printedFormulas()) {
            for (const std::string_view error : formula.errors) {
                if (error.empty())
                    continue;
                QVERIFY2(!printedErrorText(error).empty(), qPrintable(text(error)));
                QVERIFY(formula.hasError(error));
                used.insert(text(error));
            }
        }
        used.insert(text(kExactCounts));
        for (const Text& sentence : textsOf("printed"))
            QVERIFY2(used.contains(text(sentence.id)), qPrintable(text(sentence.id)));
        QVERIFY(printedErrorText("no-such-error").empty());
    }

    /// The playbook's table: GB of states in fp32 or mixed precision, and with fp32 gradient accumulation.
    void stateTable_data()
    {
        QTest::addColumn<double>("parameters");
        QTest::addColumn<double>("mixed");
        QTest::addColumn<double>("fp32Gradients");
        QTest::newRow("1B") << 1e9 << 16e9 << 20e9;
        QTest::newRow("7B") << 7e9 << 112e9 << 140e9;
        QTest::newRow("70B") << 70e9 << 1120e9 << 1400e9;
        QTest::newRow("405B") << 405e9 << 6480e9 << 8100e9;
    }
    void stateTable()
    {
        QFETCH(double, parameters);
        QFETCH(double, mixed);
        QFETCH(double, fp32Gradients);
        QCOMPARE(textStatesFp32(parameters).total().value(), mixed);
        QCOMPARE(textStatesMixed(parameters, false).total().value(), mixed);
        QCOMPARE(textStatesMixed(parameters, true).total().value(), fp32Gradients);
    }

    /// Figure 1 and table 1 of the ZeRO paper: GB a device for 7.5 billion parameters.
    void zeroPaper_data()
    {
        QTest::addColumn<int>("stage");
        QTest::addColumn<double>("dp");
        QTest::addColumn<double>("gigabytes");
        QTest::newRow("baseline") << 0 << 64.0 << 120.0;
        QTest::newRow("P_os, 64") << 1 << 64.0 << 31.4;
        QTest::newRow("P_os+g, 64") << 2 << 64.0 << 16.6;
        QTest::newRow("P_os+g+p, 64") << 3 << 64.0 << 1.88;
        QTest::newRow("P_os, 4") << 1 << 4.0 << 52.5;
        QTest::newRow("P_os+g, 4") << 2 << 4.0 << 41.3;
        QTest::newRow("P_os+g+p, 4") << 3 << 4.0 << 30.0;
    }
    void zeroPaper()
    {
        QFETCH(int, stage);
        QFETCH(double, dp);
        QFETCH(double, gigabytes);
        QVERIFY(qAbs(zeroStates(7.5e9, stage, dp).total().value() / 1e9 - gigabytes) <= 0.051);
        QCOMPARE(zeroTraffic(1, stage), stage == 3 ? 3.0 : 2.0);
        const double more = (zeroStatesFp32Gradients(7.5e9, stage, dp).total() - zeroStates(7.5e9, stage, dp).total()).value();
        QCOMPARE(more, 4 * 7.5e9 / (stage >= 2 ? dp : 1));
    }

    void bubbleFigure_data()
    {
        QTest::addColumn<double>("microBatches");
        QTest::addColumn<double>("chunks");
        QTest::addColumn<double>("bubble");
        QTest::newRow("m=1, v=1") << 1.0 << 1.0 << 7.0;
        QTest::newRow("m=8, v=1") << 8.0 << 1.0 << 0.875;
        QTest::newRow("m=4, v=4") << 4.0 << 4.0 << 0.4375;
        QTest::newRow("m=32, v=8") << 32.0 << 8.0 << 0.02734375;
    }
    void bubbleFigure()
    {
        QFETCH(double, microBatches);
        QFETCH(double, chunks);
        QFETCH(double, bubble);
        QCOMPARE(textBubble(8, microBatches, chunks), bubble);
    }

    /// Where two printed formulas disagree, by how much, as in their note.
    void disagreements()
    {
        const OverlapInputs in = inputs();
        QCOMPARE(sheetDataRatio(in), appendixDataRatio(in));
        QCOMPARE(appendixTensorRatio(in) / sheetTensorRatio(in), 12.0);
        QCOMPARE(sheetZero3Ratio(in) / appendixZero3Ratio(in), in.dp);
        QCOMPARE(sheetDataRatio(in) / sheetZero2Ratio(in), 2.0);
        QCOMPARE(sheetPipelineRatio(in) / appendixPipelineRatio(in), in.pp);
        const PrintedModel model{"8B", 32, 4096, 32, 128256};
        QVERIFY(model.layers * blockParameters(model.hidden, true) > 1.3 * (textParameters(model) - model.hidden * model.vocab));
        QCOMPARE(blockParameters(4096, false) / blockParameters(4096, true), 0.75);
    }

    /// Values worked out by hand from the printed symbols.
    void ratios()
    {
        const OverlapInputs in = inputs();
        const double balance = 989e12 / 450e9;
        QCOMPARE(appendixTensorRatio(in), 7.0 / 8192 * balance);
        QCOMPARE(appendixZero3Ratio(in), 7.0 / 8 / 16384 * balance);
        QCOMPARE(appendixPipelineRatio(in), balance / (32.0 * 4096 * 8));
        QCOMPARE(sheetExpertRatio(in), 7.0 * balance / (12.0 * 64 * 4096));
        QCOMPARE(sheetContextVolume(4, 1, 8192, 1024), 3.0 * 2048 * 1024 * 2);
    }

    void sheetMemory()
    {
        SheetInputs in;
        in.layers = 32;
        in.hidden = 4096;
        in.microBatch = 1;
        in.sequence = 4096;
        in.accumulation = 4;
        in.dp = 8;
        const double parameters = 32.0 * 16 * 4096 * 4096;
        QCOMPARE(sheetModelBf16(in).value(), 2 * parameters);
        QCOMPARE(sheetPeakMemory(in, Bytes(1e9)).value(), 18 * parameters + 1e9);
        in.zero = 1;
        QCOMPARE(sheetPeakMemory(in, Bytes(0)).value(), (6 + 12.0 / 8) * parameters);
        in.zero = 2;
        QCOMPARE(sheetPeakMemory(in, Bytes(0)).value(), (2 + 16.0 / 8) * parameters);
        QCOMPARE(sheetGlobalBatch(in), 1.0 * 8 * 4 * 4096);
        QCOMPARE(textGlobalBatch(1, 4, 8) * in.sequence, sheetGlobalBatch(in));
        QCOMPARE(sheetCompute(in).value(), 2 * 6 * parameters * 4 * 4096);
    }

    /// The benchmark's 1.34 B model: 9.664e9 FLOP a token, and its fastest run's 39 % on one node.
    void modelFlop()
    {
        QCOMPARE(textFlopPerSequence(1.3422e9, 16, 2048, 4096).value() / 4096, 6 * 1.3422e9 + 12.0 * 16 * 2048 * 4096);
        const double mfu = textMfu(40150, 1.34e9, 16, 2048, 4096, FlopPerSecond(989e12));
        QVERIFY2(qAbs(mfu - 0.3918) < 0.0005, qPrintable(QString::number(mfu)));
    }

    /// MiB in the picture of the tool, for N = 6.683e9.
    void predictMemoryTool()
    {
        constexpr double kMiB = 1024.0 * 1024.0;
        const PredictedMemory memory = predictMemory(12746 * kMiB / 2, Bytes(11412 * kMiB));
        QCOMPARE(memory.modelInit.value() / kMiB, 12746.0);
        QCOMPARE(memory.accumulatorInit.value() / kMiB, 63730.0);
        QCOMPARE(memory.firstPeak.value() / kMiB, 75142.0);
        QCOMPARE(memory.optimizerStep.value() / kMiB, 114714.0);
        QCOMPARE(memory.secondPeak.value() / kMiB, 126126.0);
    }
};

QTEST_APPLESS_MAIN(TestPrintedFormulas)
#include "test_printed_formulas.moc"
