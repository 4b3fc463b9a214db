// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/communication_facts.h"

#include "app/views/communication/formula_lines.h"
#include "app/views/communication/glossary.h"
#include "app/views/communication/strategy_charts.h"
#include "app/views/communication/strategy_text.h"
#include "core/cheatsheet/printed_ratio.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "tests/app/views/communication/communication_samples.h"

using namespace shardscope;

class TestCommunicationFacts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void timesAreThoseOfTheStep_data() { test::addPlans(); }
    /// Along each dimension: the exposed seconds are the verdict's, and hidden and exposed ones add up to the rank's communication.
    void timesAreThoseOfTheStep()
    {
        const auto estimate = test::fetchEstimate();
        const auto facts = communicationFacts(estimate);
        const StepEstimate& step = *estimate->step();
        const RankTime& rank = step.ranks[static_cast<std::size_t>(step.endingRank)];
        int used = 0;
        for (const StrategyFacts& of : facts->strategies) {
            if (!of.isInPlan)
                continue;
            ++used;
            const auto axis = static_cast<std::size_t>(axisOf(of.row.strategy));
            QCOMPARE(of.exposed.value(), step.exposed[axis].value());
            QVERIFY(of.seconds >= of.exposed);
            QVERIFY(of.seconds >= (rank.exposed[axis] + rank.hidden[axis]) * (1 - 1e-9));
        }
        QCOMPARE(used > 0, estimate->gpus() > 1);
    }

    void onlyOneLevelOfZeroIsInThePlan_data() { test::addPlans(); }
    void onlyOneLevelOfZeroIsInThePlan()
    {
        const auto estimate = test::fetchEstimate();
        const auto facts = communicationFacts(estimate);
        int inPlan = 0;
        for (const Strategy strategy : {Strategy::Data, Strategy::Zero1, Strategy::Zero2, Strategy::Zero3}) {
            inPlan += facts->of(strategy).isInPlan ? 1 : 0;
            if (facts->of(strategy).isInPlan)
                QCOMPARE(static_cast<int>(strategy), estimate->plan().zero);
        }
        QCOMPARE(inPlan, estimate->plan().dp * estimate->plan().cp > 1 ? 1 : 0);
        // Each level saves at least what the one before it saves.
        const auto saved = [&](Strategy strategy) { return facts->of(strategy).memorySaved.value_or(Bytes()).value(); };
        if (estimate->plan().dp > 1) {
            QVERIFY(saved(Strategy::Zero1) > 0);
            QVERIFY(saved(Strategy::Zero3) >= saved(Strategy::Zero1));
        }
    }

    /// Of context parallelism on two levels both groups are named.
    void bothLevelsAreNamed()
    {
        const auto estimate = test::estimateWith({"plan.tp=2", "plan.pp=1", "plan.cp=8", "plan.dp=4", "plan.cp_layout=ulysses-ring",
                                                  "plan.cp_inner=4", "training.sequence_length=65536"});
        const auto all = communicationFacts(estimate);
        const StrategyFacts& facts = all->of(Strategy::Context);
        QCOMPARE(facts.row.degree, 8);
        QCOMPARE(wireText(facts, estimate->scenario().cluster), QString("heads: NVLink4, 4 GPUs; ring: InfiniBand NDR, 2 nodes"));
        QVERIFY(facts.row.network > Bytes() && facts.row.network < facts.row.wire);
    }

    void barsAreTheTables_data() { test::addPlans(); }
    void barsAreTheTables()
    {
        const auto facts = communicationFacts(test::fetchEstimate());
        const StackedBarsData times = timeBars(*facts);
        const StackedBarsData bytes = bytesBars(*facts);
        QCOMPARE(times.bars.size(), bytes.bars.size());
        QVERIFY(times.bars.size() <= 5);
        double seconds = 0;
        double sent = 0;
        for (int bar = 0; bar < times.bars.size(); ++bar) {
            QCOMPARE(times.bars[bar].name, bytes.bars[bar].name);
            for (const double value : times.bars[bar].values)
                QVERIFY(value >= 0);
            seconds += times.bars[bar].total();
            sent += bytes.bars[bar].total();
        }
        double expectedSeconds = 0;
        double expectedSent = 0;
        for (const StrategyFacts& of : facts->strategies) {
            if (of.isInPlan && of.row.strategy != Strategy::Sequence) {
                expectedSeconds += of.seconds.value();
                expectedSent += of.row.wire.value();
            }
        }
        QVERIFY(std::abs(seconds - expectedSeconds) <= 1e-12 * (1 + expectedSeconds));
        QVERIFY(std::abs(sent - expectedSent) <= 1e-9 * (1 + expectedSent));
        const TableData table = strategyTableData(*facts);
        QCOMPARE(table.rows, 9);
        for (int row = 0; row < table.rows; ++row) {
            for (int column = 0; column < table.columns.size(); ++column)
                QVERIFY(table.cell(row, column).isValid());
        }
    }

    void formulasHaveBothValuesOrNeither_data() { test::addPlans(); }
    void formulasHaveBothValuesOrNeither()
    {
        const auto estimate = test::fetchEstimate();
        const auto facts = communicationFacts(estimate);
        const QList<FormulaLine> lines = formulaLines(*facts);
        QVERIFY(lines.size() >= 17);
        for (const FormulaLine& line : lines) {
            QVERIFY2(!line.what.isEmpty() && !line.printed.isEmpty() && !line.corrected.isEmpty() && !line.source.isEmpty(),
                     qPrintable(line.what));
            QVERIFY2(line.printedValue.isEmpty() == line.correctedValue.isEmpty(), qPrintable(line.what));
            QVERIFY2(!line.why.isEmpty(), qPrintable(line.what));
            for (const QString& sentence : line.why)
                QVERIFY(sentence.size() > 20);
        }
    }

    /// The listed steps lead from the printed value to the corrected one.
    void theReasonsMultiplyOut()
    {
        for (const QStringList& overrides : {QStringList{}, QStringList{"plan.zero=0"}}) {
            std::vector<std::string> list;
            for (const QString& each : overrides)
                list.push_back(each.toStdString());
            const auto facts = communicationFacts(test::estimateWith(list));
            for (const StrategyFacts& of : facts->strategies) {
                if (!of.hasFigures())
                    continue;
                const cheatsheet::PrintedRatio ratio = cheatsheet::printedRatio(of.row, Basis(facts->estimate->scenario()));
                if (!ratio.value || ratio.steps.empty())
                    continue;
                double value = *ratio.value;
                for (const cheatsheet::RatioStep& step : ratio.steps)
                    value *= step.factor;
                QVERIFY(std::abs(value / of.row.ratio.corrected - 1) < 1e-9);
            }
        }
    }

    void theTrapOfComputeIsSeen()
    {
        const auto facts = communicationFacts(test::estimateWith());
        for (const FormulaLine& line : formulaLines(*facts)) {
            if (line.printed.startsWith("compute"))
                QVERIFY(line.why.join(u' ').contains("too large by a factor of two"));
        }
    }

    void theGlossaryIsWholeAndSorted()
    {
        const QList<GlossaryEntry> entries = glossary();
        QVERIFY(entries.size() >= 30);
        for (int i = 0; i < entries.size(); ++i) {
            QVERIFY(entries[i].meaning.endsWith(u'.'));
            if (i > 0)
                QVERIFY(entries[i - 1].term.compare(entries[i].term, Qt::CaseInsensitive) < 0);
        }
    }

    void everyStrategyHasAName()
    {
        QSet<QString> names;
        for (const auto& [strategy, id] : EnumNames<Strategy>::names) {
            names.insert(strategyLetters(strategy));
            QVERIFY(!strategyMeaning(strategy).isEmpty());
        }
        QCOMPARE(names.size(), 9);
    }
};

QTEST_MAIN(TestCommunicationFacts)
#include "test_communication_facts.moc"
