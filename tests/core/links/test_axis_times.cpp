// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/hardware/catalog.h"
#include "core/links/axis_times.h"
#include "core/step/basis.h"
#include "core/step/flows.h"
#include "core/step/step.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

Scenario onTorus()
{
    Scenario scenario = fixture::llama70b(64);
    scenario.cluster.gpu = *hardwareCatalog().findGpu("tpu-v5p");
    scenario.cluster.gpusPerNode = 4;
    scenario.cluster.nodes = 16;
    scenario.plan.tp = 4;
    scenario.plan.sequenceParallel = true;
    scenario.plan.cp = 2;
    scenario.plan.pp = 2;
    scenario.plan.zero = 1;
    return scenario;
}

std::vector<EnumArray<Axis, AxisTime>> timesOf(const Scenario& scenario)
{
    const Basis basis(scenario);
    return axisTimes(basis, estimateStep(basis).value());
}

int linksAlong(const std::vector<EnumArray<Axis, AxisTime>>& times, Axis axis)
{
    return times[0][static_cast<std::size_t>(axis)].torusLinks;
}

}  // namespace

class TestAxisTimes : public QObject {
    Q_OBJECT
private slots:
    void timesAreTheFlows()
    {
        const Basis basis(onTorus());
        const StepEstimate step = estimateStep(basis).value();
        const std::vector<EnumArray<Axis, AxisTime>> times = axisTimes(basis, step);
        QCOMPARE(times.size(), std::size_t(2));
        for (int stage = 0; stage < 2; ++stage) {
            double seconds = 0;
            double exposed = 0;
            for (const Flow& flow : stepFlows(basis, step, stage)) {
                seconds += flow.seconds.value();
                exposed += flow.exposed.value();
            }
            for (const AxisTime& time : times[static_cast<std::size_t>(stage)]) {
                QVERIFY(time.exposed <= time.seconds * (1 + 1e-9));
                seconds -= time.seconds.value();
                exposed -= time.exposed.value();
            }
            QVERIFY(std::abs(seconds) < 1e-9 && std::abs(exposed) < 1e-9);
        }
    }

    /// tp 4 fills x; the weights' group of cp 2 and dp 4 is all of y and half of z; a ring of contexts and a stage send to one neighbour.
    void linksAreThoseOfTheGroups()
    {
        const auto times = timesOf(onTorus());
        QCOMPARE(linksAlong(times, Axis::Tp), 2);
        QCOMPARE(linksAlong(times, Axis::Dp), 4);
        QCOMPARE(linksAlong(times, Axis::Cp), 1);
        QCOMPARE(linksAlong(times, Axis::Pp), 1);
        QCOMPARE(linksAlong(times, Axis::Ep), 0);
        QVERIFY(times[0][static_cast<std::size_t>(Axis::Tp)].seconds > Seconds());
    }

    void aSwitchHasNone()
    {
        Scenario scenario = onTorus();
        scenario.cluster = fixture::llama70b(64).cluster;
        for (const auto& stage : timesOf(scenario)) {
            for (const AxisTime& time : stage)
                QCOMPARE(time.torusLinks, 0);
        }
    }
};

QTEST_APPLESS_MAIN(TestAxisTimes)
#include "test_axis_times.moc"
