// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <set>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/explain/explain.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "core/text/message_text.h"
#include "tests/core/explain/explain_scenarios.h"

using namespace shardscope;

/// Whatever constant moves a time is named in a derivation of it.
class TestConstantsNamed : public QObject {
    Q_OBJECT

    static std::vector<double> timesOf(const Scenario& scenario, const CostConstants& constants)
    {
        const Basis basis(scenario, constants);
        const Result<StepEstimate> step = estimateStep(basis);
        std::vector<double> times{step->step.value(), step->overhead.value(), step->optimizer.value(), step->communication.value()};
        for (const RankTime& rank : step->ranks) {
            for (const Seconds part :
                 {rank.compute, rank.bubble, rank.hostWait, rank.gradients, rank.gather, rank.lastBlock, rank.synchronised, rank.optimizer})
                times.push_back(part.value());
            for (std::size_t axis = 0; axis < rank.exposed.size(); ++axis) {
                times.push_back(rank.exposed[axis].value());
                times.push_back(rank.hidden[axis].value());
            }
        }
        return times;
    }

    static void collect(const Derivation& derivation, std::set<std::string>& names)
    {
        names.insert(messageText(derivation.name));
        for (const Derivation& input : derivation.inputs)
            collect(input, names);
    }

private slots:
    void everyConstantThatMovesATimeIsNamed_data()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const fixture::NamedScenario& named : fixture::explainScenarios())
            QTest::newRow(named.name.c_str()) << index++;
    }
    void everyConstantThatMovesATimeIsNamed()
    {
        QFETCH(int, index);
        const Scenario scenario = fixture::explainScenarios()[static_cast<std::size_t>(index)].scenario;
        const Result<Estimate> value = estimate(scenario);
        QVERIFY(value);
        std::set<std::string> names;
        for (const EstimateField& field : estimateFields(*value)) {
            if (field.pointer.starts_with("/time/"))
                collect(*explain(*value, field.pointer), names);
        }
        const std::vector<double> before = timesOf(scenario, CostConstants());
        int moving = 0;
        for (const ConstantInfo& info : constantTable()) {
            CostConstants changed;
            changed.set(info.constant, changed[info.constant] * 0.98);
            if (timesOf(scenario, changed) == before)
                continue;
            ++moving;
            QVERIFY2(names.contains("constant " + std::string(info.name)), std::string(info.name).c_str());
        }
        QVERIFY(moving > 8);
    }
};

QTEST_APPLESS_MAIN(TestConstantsNamed)
#include "test_constants_named.moc"
