// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/explain/explain.h"
#include "core/text/message_text.h"
#include "tests/core/explain/explain_scenarios.h"

using namespace shardscope;

/// Properties of every derivation of every number, over scenarios that have every line of the ledger.
class TestDerivationValues : public QObject {
    Q_OBJECT

    static std::string label(const Derivation& derivation) { return derivation.field + " (" + messageText(derivation.name) + ")"; }

    /// The tolerance is relative to the inputs: a difference of large numbers is no more exact than they are.
    static bool isClose(double a, double b, const Derivation& derivation)
    {
        double scale = std::max(std::abs(a), std::abs(b));
        for (const Derivation& input : derivation.inputs) {
            if (derivation.combine == Combine::Sum || derivation.combine == Combine::Difference)
                scale = std::max(scale, std::abs(input.value));
        }
        return std::abs(a - b) <= 1e-9 * scale;
    }

    /// Read in published data or the model's list of layers, counted in an order of blocks, or simulated, and says so: whatever else
    /// has inputs follows from them.
    static bool mayBeLookedUp(const Derivation& derivation)
    {
        static const std::vector<std::pair<std::string, std::string>> kLookups{
            {"bus-bandwidth-measured", "read"},    {"nccl-latency", "from NCCL's tables"},        {"nccl-bandwidth", "from NCCL's tables"},
            {"layers-of-kind-here", "counted"},    {"layers-by-cost", "assigned block by block"}, {"live-at-heaviest", "counted"},
            {"waiting-in-short-group", "counted"}, {"idle-with-equal-stages", "simulated"}};
        const std::string last = derivation.field.substr(derivation.field.rfind('/') + 1);
        return std::any_of(kLookups.begin(), kLookups.end(), [&](const auto& lookup) {
            return last.starts_with(lookup.first) && messageText(derivation.formula).find(lookup.second) != std::string::npos;
        });
    }

    /// Returns the problem with one quantity or anything below it, or nothing.
    static std::string problem(const Derivation& derivation)
    {
        if (derivation.name.empty() || derivation.formula.empty() || derivation.source.empty() || derivation.field.empty())
            return label(derivation) + ": a text is missing";
        if (QString::fromStdString(messageText(derivation.name) + messageText(derivation.formula) + messageText(derivation.source))
                .contains(QChar::ReplacementCharacter))
            return label(derivation) + ": a text that is gone";
        if (messageText(derivation.name).find("{}") != std::string::npos || !std::isfinite(derivation.value))
            return label(derivation) + ": not filled in";
        if (const auto value = recomputed(derivation); value && !isClose(*value, derivation.value, derivation))
            return label(derivation) + ": " + std::to_string(derivation.value) + ", but its inputs give " + std::to_string(*value);
        if (derivation.combine == Combine::Lookup && !mayBeLookedUp(derivation))
            return label(derivation) + ": looked up";
        const bool isEnd =
            derivation.combine == Combine::Input || derivation.combine == Combine::Table || derivation.combine == Combine::Reference;
        if (isEnd != derivation.inputs.empty() && derivation.value != 0)
            return label(derivation) + ": ends without being an end";
        for (const Derivation& input : derivation.inputs) {
            if (std::string found = problem(input); !found.empty())
                return found;
        }
        return {};
    }

    static void collect(const Derivation& derivation, std::vector<const Derivation*>& all)
    {
        all.push_back(&derivation);
        for (const Derivation& input : derivation.inputs)
            collect(input, all);
    }

private slots:
    void everyNumber_data()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const fixture::NamedScenario& named : fixture::explainScenarios())
            QTest::newRow(named.name.c_str()) << index++;
    }

    void everyNumber()
    {
        QFETCH(int, index);
        const Result<Estimate> value = estimate(fixture::explainScenarios()[static_cast<std::size_t>(index)].scenario);
        QVERIFY(value);
        QVERIFY2(value->isLegal(), value->findings().empty() ? "" : value->findings().front().id.c_str());
        for (const EstimateField& field : estimateFields(*value)) {
            const Result<Derivation> derivation = explain(*value, field.pointer);
            QVERIFY2(derivation, field.pointer.c_str());
            QCOMPARE(derivation->field, field.pointer);
            QCOMPARE(derivation->value, field.value);
            const std::string found = problem(*derivation);
            QVERIFY2(found.empty(), found.c_str());
        }
    }

    /// Whatever a derivation mentions below an estimate's number can itself be asked for, and has the same value.
    void everyPartIsAnswerable_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<QString>("field");
        QTest::addColumn<std::size_t>("stride");  // a time has thousands of parts, each asked for from its root
        for (const int index : {2, 27, 28}) {
            QTest::addRow("memory of %d", index) << index << "/memory/by_stage/0/total" << std::size_t{1};
            QTest::addRow("time of %d", index) << index << "/time/step_s" << std::size_t{11};
        }
    }
    void everyPartIsAnswerable()
    {
        QFETCH(int, index);
        QFETCH(QString, field);
        QFETCH(std::size_t, stride);
        const Result<Estimate> value = estimate(fixture::explainScenarios()[static_cast<std::size_t>(index)].scenario);
        QVERIFY(value);
        const Result<Derivation> root = explain(*value, field.toStdString());
        QVERIFY(root);
        std::vector<const Derivation*> all;
        collect(*root, all);
        std::set<std::string> explained;
        std::size_t asked = 0;
        for (const Derivation* part : all) {
            if (part->isExplained())
                QVERIFY2(explained.insert(part->field).second || part->combine == Combine::Table, part->field.c_str());
            if (++asked % stride != 0 || part->combine == Combine::Input || part->field.rfind(field.left(6).toStdString(), 0) != 0)
                continue;
            const Result<Derivation> own = explain(*value, part->field);
            QVERIFY2(own, part->field.c_str());
            QCOMPARE(own->value, part->value);
        }
        QVERIFY(all.size() > 100);
    }

    /// An answer to a part is whole: its references stay inside it, or lead to numbers of the estimate.
    void partsAreWhole()
    {
        const Result<Estimate> value = estimate(fixture::explainScenarios()[2].scenario);
        QVERIFY(value);
        const Result<Derivation> part = explain(*value, "/memory/by_stage/0/lines/kept-activations/chunk-2");
        QVERIFY(part);
        std::vector<const Derivation*> all;
        collect(*part, all);
        std::set<std::string> explained;
        for (const Derivation* inner : all) {
            if (inner->isExplained())
                explained.insert(inner->field);
        }
        for (const Derivation* inner : all)
            QVERIFY2(inner->combine != Combine::Reference || explained.count(inner->field) == 1 || isEstimateField(inner->field),
                     inner->field.c_str());
        QVERIFY(all.size() > 30);
    }

    /// A scenario's own numbers are quoted as they are.
    void inputsAreTheScenarios()
    {
        const fixture::NamedScenario named = fixture::explainScenarios()[2];
        const Result<Estimate> value = estimate(named.scenario);
        QVERIFY(value);
        const Result<Derivation> root = explain(*value, "/memory/peak_bytes");
        QVERIFY(root);
        std::vector<const Derivation*> all;
        collect(*root, all);
        std::set<std::string> seen;
        for (const Derivation* part : all) {
            if (part->combine != Combine::Input)
                continue;
            seen.insert(part->field);
            if (part->field == "/plan/tp")
                QCOMPARE(part->value, static_cast<double>(named.scenario.plan.tp));
            if (part->field == "/training/sequence_length")
                QCOMPARE(part->value, static_cast<double>(named.scenario.training.sequenceLength));
            if (part->field == "/training/global_batch")
                QCOMPARE(part->value, static_cast<double>(named.scenario.training.globalBatch));
        }
        for (const char* field :
             {"/plan/tp", "/plan/pp", "/plan/micro_batch", "/plan/chunks", "/training/sequence_length", "/training/global_batch"})
            QVERIFY2(seen.count(field) == 1, field);
    }
};

QTEST_APPLESS_MAIN(TestDerivationValues)
#include "test_derivation_values.moc"
