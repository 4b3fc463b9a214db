// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include "app/panels/findings_panel.h"
#include "app/search/cure_text.h"
#include "app/search/cures.h"
#include "core/estimate/estimate.h"
#include "core/plan/check_plan.h"
#include "core/text/finding_text.h"
#include "tests/app/estimates.h"
#include "tests/core/launch/launch_scenarios.h"
#include "tests/support/random_scenarios.h"
#include "widgets/controls/finding_list.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

bool holds(const std::vector<Finding>& all, const Finding& wanted)
{
    return std::any_of(all.begin(), all.end(), [&](const Finding& each) { return each.id == wanted.id && each.rule == wanted.rule; });
}

/// Returns the findings of the launcher's rules alone.
std::vector<Finding> ofLauncher(const Scenario& scenario, Target target)
{
    std::vector<Finding> findings;
    const std::vector<Finding> general = checkPlan(scenario);
    for (Finding& finding : checkPlan(scenario, target)) {
        if (!holds(general, finding))
            findings.push_back(std::move(finding));
    }
    return findings;
}

}  // namespace

class TestCures : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A number of bytes has its unit.
    void aChangeIsReadAtOnce()
    {
        const auto changes = [](std::string_view path, const Value& value) {
            return std::vector<FieldChange>{{findParameter(path), value}};
        };
        QCOMPARE(changesText(changes("plan.bucket_bytes", std::int64_t{419430400})), QString::fromUtf8("set bucket to 400\u00a0MiB"));
        QCOMPARE(changesText(changes("plan.bucket_bytes", Value{})), QString("set bucket to automatic"));
        QCOMPARE(changesText(changes("training.sequence_length", std::int64_t{8192})), QString("set sequence length to 8,192"));
    }

    /// The row of a launcher's finding has the button, and pressing it asks for just that.
    void theRowHasItsFix()
    {
        FindingsPanel panel;
        panel.show();
        const auto estimate = estimateWith({"plan.zero=2"});
        panel.setTarget(Target::Nanotron);
        panel.setEstimate(estimate);
        QVERIFY(QTest::qWaitFor([&] { return panel.isSettled(); }));
        const QList<FindingRow> rows = panel.rows();
        const auto found =
            std::find_if(rows.begin(), rows.end(), [](const FindingRow& row) { return row.sentence.contains("ZeRO stage 2"); });
        QVERIFY(found != rows.end() && !found->fix.isEmpty() && !found->effect.isEmpty());
        QSignalSpy changes(&panel, &FindingsPanel::changeRequested);
        Q_EMIT panel.list().fixRequested(static_cast<int>(found - rows.begin()));
        const auto wanted = changes.last()[0].value<std::vector<FieldChange>>();
        const Scenario fixed = withChanges(estimate->scenario(), wanted);
        QVERIFY(fixed.plan.zero < 2 && !changes.last()[1].toString().isEmpty());
    }

    void fixesOfLaunchers_data()
    {
        QTest::addColumn<int>("which");
        for (const auto& [target, name] : EnumNames<Target>::names)
            QTest::newRow(name.data()) << static_cast<int>(target);
    }
    /// Each ends its finding and breaks nothing; and no finding that one field can end alone goes without.
    void fixesOfLaunchers()
    {
        QFETCH(int, which);
        const auto target = static_cast<Target>(which);
        RandomScenarios scenarios(300 + static_cast<std::uint64_t>(which));
        QSet<QString> fixed;
        std::map<QString, int> seen;
        int tried = 0;
        for (int i = 0; i < scenarioCount(400, 600); ++i) {
            const Scenario drawn = scenarios.next();
            const Scenario scenario = i % 2 == 0 ? drawn : likelyFor(drawn, target, scenarios.draw());
            const Result<Estimate> estimate = shardscope::estimate(scenario);
            if (!estimate)
                continue;
            const std::vector<Finding> findings = ofLauncher(scenario, target);
            const std::vector<Finding> before = checkPlan(scenario, target);
            const std::vector<std::optional<FixEffect>> fixes = fixesOf({target, findings}, *estimate, {}, {});
            QCOMPARE(fixes.size(), findings.size());
            for (std::size_t at = 0; at < fixes.size(); ++at) {
                const QString id = QString::fromStdString(findings[at].id);
                if (!fixes[at])
                    continue;
                const std::vector<Finding> after = checkPlan(withChanges(scenario, fixes[at]->changes), target);
                QVERIFY2(!holds(after, findings[at]), qPrintable(id));
                for (const Finding& left : after)
                    QVERIFY2(left.severity != Severity::Error || holds(before, left),
                             qPrintable(id + " became " + QString::fromStdString(findingText(left))));
                fixed.insert(id);
                ++tried;
            }
            for (const Finding& finding : findings)
                ++seen[QString::fromStdString(finding.id)];
        }
        QVERIFY2(tried > scenarioCount(400, 600) / 10, qPrintable(QString::number(tried)));
        // Findings that no single field can repair: the model's own numbers, the method, a table of stages, and counted layers with named modules.
        const QSet<QString> without{"tuning-not-in-files",
                                    "freeze-not-in-tuner",
                                    "base-format-not-in-tuner",
                                    "base-format-not-in-torchtune",
                                    "method-not-in-unsloth-script",
                                    "base-format-not-in-unsloth-script",
                                    "quantized-weights-need-adapters",
                                    "kv-heads-exceed-heads",
                                    "heads-not-multiple-of-kv-heads",
                                    "stages-weighted-by-default",
                                    "recompute-layers-not-full"};
        // A plan may violate so many rules that no one field fixes it; a frequent rule has a fix in some plan.
        constexpr int kOften = 5;
        for (const auto& [id, count] : seen)
            QVERIFY2(fixed.contains(id) || without.contains(id) || count < kOften, qPrintable(id + QString(" %1 times").arg(count)));
    }
};

QTEST_MAIN(TestCures)
#include "test_cures.moc"
