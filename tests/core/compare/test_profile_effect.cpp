// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/profile_effect.h"
#include "core/scenario/scenario.h"

#include <QTest>

#include <cmath>

#include "core/calibrate/fit_profile.h"
#include "core/hardware/catalog.h"
#include "core/io/scenario_file.h"

using namespace shardscope;

namespace {

Scenario example(const std::vector<std::string>& overrides = {})
{
    return *loadScenario(std::string(SHARDSCOPE_SOURCE_DIR) + "/resources/examples/llama-3-70b-64-h100.json", overrides);
}

Scenario with(Scenario scenario, HardwareProfile profile)
{
    profile.device.gpu = "h100-sxm";
    fitProfile(profile, hardwareCatalog().findGpu("h100-sxm"));
    scenario.cluster.profile = "p.json";
    scenario.cluster.calibration = std::make_shared<const HardwareProfile>(std::move(profile));
    return scenario;
}

HardwareProfile multiplyingAt(double rate)
{
    HardwareProfile profile;
    MatrixMultiplySeries series;
    series.conditions.state = "steady";
    series.samples = {{8192, 8192, 8192, Seconds(2 * std::pow(8192.0, 3) / rate)}};
    profile.matrixMultiply = {series};
    return profile;
}

HardwareProfile sendingAt(double rate)
{
    HardwareProfile profile;
    for (const CollectiveKind kind : {CollectiveKind::AllGather, CollectiveKind::ReduceScatter, CollectiveKind::AllReduce}) {
        CollectiveSeries series;
        series.kind = kind;
        series.ranks = 8;
        for (double bytes = 1024; bytes < 2e9; bytes *= 4)
            series.samples.push_back({Bytes(bytes), Seconds(1e-5 + bytes / rate)});
        profile.collectives.push_back(series);
    }
    return profile;
}

}  // namespace

class TestProfileEffect : public QObject {
    Q_OBJECT

private slots:
    void slowMultipliesAreTheCause()
    {
        const auto effect = profileEffect(example(), with(example(), multiplyingAt(3e14)));
        QVERIFY(effect && effect->change > 0.3);
        QCOMPARE(effect->cause, ProfileEffect::Cause::Multiply);
        QVERIFY(std::abs(effect->after / 3e14 - 1) < 1e-9 && effect->before > 6e14);
        const auto back = profileEffect(with(example(), multiplyingAt(3e14)), example());
        QVERIFY(back && std::abs((1 + back->change) * (1 + effect->change) - 1) < 1e-9);
    }

    void aSlowLinkIsTheCause()
    {
        const auto effect = profileEffect(example(), with(example(), sendingAt(5e10)));
        QVERIFY(effect && effect->change > 0.05);
        QCOMPARE(effect->cause, ProfileEffect::Cause::Collective);
        QVERIFY(effect->axis == Axis::Tp && !effect->crossesNodes && effect->after < effect->before);
    }

    void nothingThatThePlanUsesIsNoCause()
    {
        HardwareProfile profile;
        profile.launch = {{"graph", {}, "", {Seconds(1e-6)}, {}}};
        const auto effect = profileEffect(example(), with(example(), profile));
        QVERIFY(effect && effect->change == 0);
        QCOMPARE(effect->cause, ProfileEffect::Cause::Nothing);
        QVERIFY(!profileEffect(example({"plan.dp=3"}), example({"plan.dp=3"})));
    }
};

QTEST_APPLESS_MAIN(TestProfileEffect)
#include "test_profile_effect.moc"
