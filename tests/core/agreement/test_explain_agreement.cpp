// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/explain/derivation.h"
#include "core/explain/explain.h"
#include "core/io/answers.h"
#include "core/io/json.h"
#include "core/step/step.h"
#include "tests/support/properties.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using test::Draw;
using test::unlessSame;

namespace {

/// "/time/by_rank/3/exposed_s/tp" → "/time/by_rank/N/exposed_s/tp".
std::string kindOf(const std::string& pointer)
{
    std::string kind;
    for (const char c : pointer) {
        const bool digit = c >= '0' && c <= '9';
        if (!digit)
            kind += c;
        else if (kind.empty() || kind.back() != 'N')
            kind += 'N';
    }
    return kind;
}

std::set<std::string>& explainedKinds()
{
    static std::set<std::string> kinds;
    return kinds;
}

/// Returns the error in the arithmetic of a derivation or of anything below it.
std::string problemIn(const Derivation& derivation)
{
    const std::optional<double> value = recomputed(derivation);
    std::string problem = !std::isfinite(derivation.value) ? derivation.field + " is not finite"
                          : value                          ? unlessSame(derivation.field + " and its inputs", derivation.value, *value)
                                                           : std::string();
    for (const Derivation& input : derivation.inputs) {
        if (!problem.empty())
            return problem;
        problem = problemIn(input);
    }
    return problem;
}

std::string explainOne(const Estimate& estimate, const EstimateField& field)
{
    const Result<Derivation> derivation = explain(estimate, field.pointer);
    if (!derivation)
        return field.pointer + " is not explained; ";
    if (derivation->field != field.pointer)
        return field.pointer + " is explained as " + derivation->field;
    explainedKinds().insert(kindOf(field.pointer));
    // A remainder of rounding does not count as time.
    const double scale = estimate.step() && field.pointer.starts_with("/time/") ? 1e-6 * estimate.step()->step.value() : 0;
    const std::string problem = unlessSame(field.pointer, derivation->value, field.value, scale);
    return problem.empty() ? problemIn(*derivation) : problem;
}

template <std::size_t kFields>
std::string explanationsAreTheEstimate(const Estimate& estimate, Draw& draw)
{
    const std::vector<EstimateField> fields = estimateFields(estimate);
    const std::size_t first = draw.below(fields.size());
    const std::size_t stride = std::max<std::size_t>(1, fields.size() / kFields);
    for (std::size_t i = 0; i < fields.size(); i += stride) {
        if (const std::string problem = explainOne(estimate, fields[(first + i) % fields.size()]); !problem.empty())
            return problem;
    }
    return {};
}

/// The document has each number at its pointer.
std::string documentIsTheEstimate(const Estimate& estimate, Draw&)
{
    const Json document = Json::parse(estimateToJson(estimate));
    for (const EstimateField& field : estimateFields(estimate)) {
        const Json::json_pointer pointer(field.pointer);
        const bool there = document.contains(pointer) && (document[pointer].is_number() || document[pointer].is_boolean());
        const double value = !there                           ? 0
                             : document[pointer].is_boolean() ? (document[pointer].get<bool>() ? 1 : 0)
                                                              : document[pointer].get<double>();
        if (!there || value != field.value)
            return field.pointer + (there ? " differs" : " is not in the document");
    }
    return {};
}

}  // namespace

/// Whatever an estimate says, `explain` says the same, and its arithmetic gives it.
class TestExplainAgreement : public QObject {
    Q_OBJECT

private slots:
    void explanationsAreTheEstimate()
    {
        const std::vector<test::Property> properties{{"explain", ::explanationsAreTheEstimate<4>}};
        const std::vector<std::string> found = test::counterExamples(properties, 31, test::scenarioCount(2000));
        QVERIFY2(found[0].empty(), found[0].c_str());
    }

    void explanationsOnSeveralKinds()
    {
        const std::vector<test::Property> properties{{"explain", ::explanationsAreTheEstimate<6>}, {"document", documentIsTheEstimate}};
        const std::vector<std::string> found = test::counterExamples(properties, 33, test::scenarioCount(1500), test::onSeveralKinds);
        QVERIFY2(found[0].empty(), found[0].c_str());
        QVERIFY2(found[1].empty(), found[1].c_str());
    }

    void documentsAreTheEstimate()
    {
        const std::vector<std::string> found = test::counterExamples({{"document", documentIsTheEstimate}}, 32, test::scenarioCount(500));
        QVERIFY2(found[0].empty(), found[0].c_str());
    }

    /// Each kind of number that an estimate has is asked for: what the draws left out, here.
    void everyKindIsExplained()
    {
        test::RandomScenarios scenarios(31);
        for (int i = 0; i < 300; ++i) {
            const Result<Estimate> made = estimate(scenarios.next());
            QVERIFY(made);
            for (const EstimateField& field : estimateFields(*made)) {
                if (explainedKinds().count(kindOf(field.pointer)) == 0)
                    QCOMPARE(explainOne(*made, field), std::string());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestExplainAgreement)
#include "test_explain_agreement.moc"
