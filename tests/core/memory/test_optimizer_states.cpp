// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/memory/optimizer_states.h"
#include "core/memory/rank_stages.h"
#include "core/memory/stage_ledger.h"
#include "core/model/parameters.h"
#include "tests/core/scenario_fixture.h"
#include "tests/support/physics.h"

using namespace shardscope;

/// Bytes of optimizer states by matrix (../shared/mixers.md, section 2): one layer of 1,024 with 16 heads, a gated network of 4,096 and a
/// vocabulary of 128,000, held whole by one rank.
class TestOptimizerStates : public QObject {
    Q_OBJECT

    static Scenario scenarioOf(Optimizer optimizer, int gpus = 1)
    {
        Scenario scenario = fixture::scenario({1, 1024, 16, 16, 4096, 128000}, gpus);
        scenario.training.optimizer = optimizer;
        return scenario;
    }
    static double statesOf(const Scenario& scenario)
    {
        for (const LedgerLine& line : test::memoryOf(scenario).stages.front().lines) {
            if (line.what == "optimizer-states")
                return line.bytes.value();
        }
        return 0;
    }

private slots:
    void bytes_data()
    {
        QTest::addColumn<int>("optimizer");
        QTest::addColumn<double>("moments");
        const double h = 1024, f = 4096, fused = 2 * f, vocabulary = 128000;
        const double matrices = 4 * h * h + 3 * h * f;
        const double rest = 2 * vocabulary * h + 3 * h;  // embedding, head and norms
        const auto row = [](Optimizer optimizer, double moments) {
            QTest::newRow(nameOf(optimizer).data()) << static_cast<int>(optimizer) << moments;
        };
        row(Optimizer::AdamW, 8 * (matrices + rest));
        row(Optimizer::AdamW8bit, 2 * (1 + 4.0 / 256) * (matrices + rest));
        row(Optimizer::SgdMomentum, 4 * (matrices + rest));
        row(Optimizer::Muon, 4 * matrices + 8 * rest);
        row(Optimizer::Adafactor, 4 * (4 * (h + h) + (fused + h) + (h + f) + 2 * (vocabulary + h)) + 4 * 3 * h);
        const auto soap = [](double m, double n) { return 8 * (m * n + m * m + n * n); };
        row(Optimizer::Soap, 4 * soap(h, h) + soap(fused, h) + soap(h, f) + 8 * rest);
        row(Optimizer::Dion, 4 * (matrices + 4 * h * h / 4 + fused * h / 4 + f * h / 4) + 8 * rest);
    }
    void bytes()
    {
        QFETCH(int, optimizer);
        const Scenario scenario = scenarioOf(static_cast<Optimizer>(optimizer));
        const double master = 4 * static_cast<double>(countParameters(*scenario.architecture).total);
        QTEST(statesOf(scenario) - master, "moments");
    }

    /// Sharded as everything else.
    void shares()
    {
        Scenario scenario = scenarioOf(Optimizer::Muon, 8);
        const double whole = statesOf(scenario);
        scenario.plan.zero = 1;
        QCOMPARE(statesOf(scenario) * 8, whole);
    }
};

QTEST_APPLESS_MAIN(TestOptimizerStates)
#include "test_optimizer_states.moc"
