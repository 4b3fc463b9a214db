// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/findings_panel.h"

#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

#include "app/document/document.h"
#include "core/plan/check_plan.h"
#include "core/plan/plan_rule.h"
#include "tests/app/estimates.h"
#include "widgets/controls/finding_list.h"

using namespace shardscope;

Q_DECLARE_METATYPE(std::vector<std::string>)
Q_DECLARE_METATYPE(shardscope::Value)

class TestFindingsPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void aFixIsAValueThatTheFieldTakesAndThatHelps_data()
    {
        QTest::addColumn<std::vector<std::string>>("overrides");
        const auto row = [](const char* name, std::vector<std::string> overrides) { QTest::newRow(name) << overrides; };
        row("heads", {"model.preset=llama-3-8b", "plan.tp=64", "plan.pp=1", "plan.dp=1"});
        row("batch", {"training.global_batch=1023"});
        row("chunks of 1f1b", {"plan.chunks=2"});
        row("one chunk, interleaved", {"plan.schedule=interleaved"});
        row("experts", {"plan.ep=2"});
        row("tp crosses the node", {"plan.tp=16", "plan.pp=2"});
    }

    void aFixIsAValueThatTheFieldTakesAndThatHelps()
    {
        QFETCH(std::vector<std::string>, overrides);
        const auto estimate = test::estimateWith(overrides);
        QVERIFY(!estimate->findings().empty());
        FindingsPanel panel;
        panel.setEstimate(estimate);
        panel.show();
        QSignalSpy fixes(&panel, &FindingsPanel::fixRequested);
        for (std::size_t i = 0; i < estimate->findings().size(); ++i) {
            const Finding& finding = estimate->findings()[i];
            const FindingFix fix = fixOf(finding);
            if (fix.path.isEmpty())
                continue;
            Q_EMIT panel.list().fixRequested(static_cast<int>(i));
            QCOMPARE(fixes.last()[0].toString(), fix.path);
            Scenario fixed = estimate->scenario();
            QVERIFY(!setParameter(fixed, *findParameter(fix.path.toStdString()), fix.value));
            const std::vector<Finding> left = checkPlan(fixed);
            QVERIFY(std::none_of(left.begin(), left.end(), [&](const Finding& each) { return each.id == finding.id; }));
        }
        QVERIFY(!fixes.isEmpty());
    }

    void everyFindingIsShownWithItsSentence()
    {
        FindingsPanel panel;
        panel.setEstimate(test::illegalEstimate());
        panel.show();
        QSignalSpy shown(&panel, &FindingsPanel::showRequested);
        Q_EMIT panel.list().showRequested(0);
        QCOMPARE(shown.size(), 1);
        QVERIFY(findParameter(shown[0][0].toString().toStdString()));
        QCOMPARE(test::namelessWidgets(panel), QStringList());
        const QList<QPushButton*> buttons = panel.findChildren<QPushButton*>();
        QVERIFY(std::any_of(buttons.begin(), buttons.end(), [](const QPushButton* each) { return each->text() == "Fix"; }));
    }

    /// Every rule that has a knob has a control to show.
    void everySubjectIsAParameter()
    {
        for (const PlanRule& rule : planRules()) {
            Finding finding;
            finding.id = std::string(rule.id);
            const QString subject = subjectOf(finding);
            QCOMPARE(subject.isEmpty(), rule.knobs.empty());
            QVERIFY2(subject.isEmpty() || findParameter(subject.toStdString()), qPrintable(subject));
        }
    }

    void rowsThatStayAreKept()
    {
        FindingsPanel panel;
        panel.show();
        panel.setEstimate(test::illegalEstimate());
        const QPointer<QPushButton> button = panel.findChild<QPushButton*>();
        QVERIFY(button);
        panel.setEstimate(test::illegalEstimate());
        QVERIFY(button);
        panel.setEstimate(test::estimateWith());
        QVERIFY(!button);
    }
};

QTEST_MAIN(TestFindingsPanel)
#include "test_findings_panel.moc"
