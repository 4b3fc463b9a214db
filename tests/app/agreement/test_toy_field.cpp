// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/example_scenario.h"
#include "tests/support/toy_field.h"

#include "app/commands/command_registry.h"
#include "app/commands/palette_search.h"
#include "app/panels/controls_panel.h"
#include "app/views/scaling/scaling_picture.h"
#include "app/views/search/plan_column.h"
#include "core/io/scenario_file.h"
#include "core/sweep/sweep.h"
#include "tests/app/views/search/found_plans.h"
#include "widgets/controls/degree_slider.h"

using namespace shardscope;

/// A field that is declared once appears in every place that shows or changes fields. tests/toy checks the command line.
class TestToyField : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        TEST_declare(test::toyField());
        QVERIFY(findParameter("plan.toy"));
    }
    void init() { test::failOnWarnings(); }

    void aScenarioIsReadAndWrittenWithIt()
    {
        const Scenario scenario = test::exampleScenario({"plan.toy=65536"});
        QCOMPARE(*scenario.plan.bucketBytes, std::int64_t{65536});
        QVERIFY(scenarioText(scenario).find("\"toy\": 65536") != std::string::npos);
        QVERIFY(!parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example", {"plan.toy=0"}));
    }

    void thePaletteSetsIt()
    {
        QWidget window;
        const CommandRegistry registry(window);
        Document document{test::exampleScenario()};
        const PaletteSearch search{registry, document};
        const PaletteItem item = search.find(QStringLiteral("toy 131072")).value(0);
        QVERIFY2(item.run && item.reason.isEmpty(), qPrintable(item.text + item.reason));
        item.run();
        QCOMPARE(document.scenario().plan.bucketBytes, std::optional<std::int64_t>(131072));
    }

    void itHasAControl()
    {
        Document document{test::exampleScenario({"plan.toy=65536"})};
        ControlsPanel panel(&document);
        panel.show();
        QTRY_VERIFY(panel.isSettled());
        QVERIFY(panel.reveal(QStringLiteral("plan.toy")));
        auto* slider = qobject_cast<DegreeSlider*>(panel.controlOf(QStringLiteral("plan.toy")));
        QVERIFY(slider);
        QCOMPARE(slider->value(), 65536.0);
        Q_EMIT slider->valueEdited(1024);
        QCOMPARE(document.scenario().plan.bucketBytes, std::optional<std::int64_t>(1024));
    }

    void plansHaveItsColumnAndFiltersItsCondition()
    {
        const int column = planColumn(QStringLiteral("toy"));
        QVERIFY(column >= 0);
        FoundPlan found;
        found.plan.bucketBytes = 4096;
        QCOMPARE(planColumns()[static_cast<std::size_t>(column)].value(found).toInt(), 4096);
        const auto read = parsePlanConstraints("toy<=5000");
        QVERIFY(read && holds(read->front(), found.plan, {}));
        SearchRequest request{test::exampleScenario(test::oneNode({"plan.toy=65536"}))};
        request.filter = *parsePlanConstraints("toy=65536");
        QVERIFY(!search(request)->plans.empty());
        request.filter = *parsePlanConstraints("toy!=65536");
        QVERIFY(search(request)->plans.empty());
    }

    void sweepsHaveItsAxis()
    {
        const SweepAxis& axis = sweepAxis("plan.toy");
        QCOMPARE(axisName(axis), QStringLiteral("toy, toys"));
        const std::vector<SweepPoint> points = sweep(test::exampleScenario({"plan.toy=65536"}), axis, {65536, 1048576});
        QCOMPARE(points.size(), std::size_t{2});
        QCOMPARE(points[1].scenario.plan.bucketBytes, std::optional<std::int64_t>(1048576));
        QVERIFY(points[0].figures.step != points[1].figures.step);
    }
};

QTEST_MAIN(TestToyField)
#include "test_toy_field.moc"
