// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/profile_parts.h"

#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/calibrate/fit_profile.h"
#include "core/estimate/estimate.h"
#include "core/hardware/catalog.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/step/step.h"

using namespace shardscope;

namespace {

Scenario llamaExample() { return parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example").value(); }

/// An H100 of which all large multiplies run at this rate, and nothing else is known.
HardwareProfile multiplying(double rate)
{
    HardwareProfile profile;
    profile.origin = ProfileOrigin::Probe;
    profile.device.gpu = "h100-sxm";
    MatrixMultiplySeries series;
    series.conditions.state = "steady";
    for (const double n : {2048.0, 4096.0, 6144.0, 8192.0})
        series.samples.push_back({n, n, n, Seconds(2 * n * n * n / rate)});
    profile.matrixMultiply.push_back(series);
    fitProfile(profile, hardwareCatalog().findGpu("h100-sxm"));
    return profile;
}

}  // namespace

class TestProfileParts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Slower multiplies make a longer step, by themselves alone, and by as much as the estimate itself says.
    void slowerMultipliesAreTheReason()
    {
        const std::optional<PartEffects> slow = partEffects(llamaExample(), multiplying(300e12));
        const std::optional<PartEffects> fast = partEffects(llamaExample(), multiplying(800e12));
        QVERIFY(slow && fast);
        QVERIFY(slow->change() > 0.1 && slow->after > fast->after);
        QCOMPARE(slow->before.value(), estimate(llamaExample())->step()->step.value());
        QCOMPARE(slow->slower.size(), std::size_t(1));
        QCOMPARE(int(slow->slower[0].first), int(ProfilePart::Multiplies));
        QCOMPARE(slow->slower[0].second, slow->change());
    }

    /// Against the profile that the cluster has already, and only of parts that differ.
    void theSameProfileChangesNothing()
    {
        Scenario scenario = llamaExample();
        scenario.cluster.calibration = std::make_shared<const HardwareProfile>(multiplying(500e12));
        const std::optional<PartEffects> same = partEffects(scenario, multiplying(500e12));
        QVERIFY(same);
        QCOMPARE(same->change(), 0.0);
        QVERIFY(same->slower.empty());
    }

    void theLargestPartComesFirst()
    {
        HardwareProfile profile = multiplying(300e12);
        BandwidthSeries copy;
        copy.path = "device-copy";
        copy.samples = {{Bytes(1e9), Seconds(1e9 / 1e12)}};
        profile.bandwidth.push_back(copy);
        fitProfile(profile, hardwareCatalog().findGpu("h100-sxm"));
        const std::optional<PartEffects> effect = partEffects(llamaExample(), profile);
        QVERIFY(effect && effect->slower.size() == 2);
        QVERIFY(std::is_sorted(effect->slower.begin(), effect->slower.end(),
                               [](const auto& a, const auto& b) { return std::abs(a.second) > std::abs(b.second); }));
    }

    void anIllegalPlanHasNone()
    {
        Scenario scenario = llamaExample();
        scenario.plan.tp = 7;
        QVERIFY(!partEffects(scenario, multiplying(500e12)));
    }
};

QTEST_GUILESS_MAIN(TestProfileParts)
#include "test_profile_parts.moc"
