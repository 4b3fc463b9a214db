// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <random>

#include "tests/calibration/box_step.h"
#include "tests/calibration/least_squares.h"

using namespace shardscope::calibration;

namespace {

constexpr double kWide = 100;

/// Residuals slopes · parameters − measured.
struct Linear {
    std::vector<std::vector<double>> slopes;
    std::vector<double> measured;

    [[nodiscard]] Residuals residuals() const
    {
        return [this](const std::vector<double>& at) {
            std::vector<double> residuals;
            for (std::size_t i = 0; i < slopes.size(); ++i) {
                double sum = -measured[i];
                for (std::size_t j = 0; j < at.size(); ++j)
                    sum += slopes[i][j] * at[j];
                residuals.push_back(sum);
            }
            return residuals;
        };
    }
};

/// Rows that parameters 0.5, −0.3 and 0.2 fit exactly.
Linear exactRows()
{
    const std::vector<double> truth{0.5, -0.3, 0.2};
    std::mt19937 random(7);
    std::uniform_real_distribution<double> uniform(-1, 1);
    Linear linear;
    for (int i = 0; i < 40; ++i) {
        linear.slopes.push_back({uniform(random), uniform(random), uniform(random)});
        linear.measured.push_back(linear.slopes.back()[0] * truth[0] + linear.slopes.back()[1] * truth[1] +
                                  linear.slopes.back()[2] * truth[2]);
    }
    return linear;
}

Parameters loose() { return {{0, 0, 0}, {1e-9, 1e-9, 1e-9}, {-kWide, -kWide, -kWide}, {kWide, kWide, kWide}, {false, false, false}}; }

std::vector<double> ones(const Linear& linear) { return std::vector<double>(linear.measured.size(), 1.0); }

bool isNear(double a, double b, double within) { return std::abs(a - b) <= within; }

}  // namespace

class TestLeastSquares : public QObject {
    Q_OBJECT

private slots:
    void aLinearProblemIsSolved()
    {
        const Linear linear = exactRows();
        const Solution solution = solve(linear.residuals(), ones(linear), loose(), {0, 0, 0}, 5);
        QVERIFY(isNear(solution.parameters[0], 0.5, 1e-4));
        QVERIFY(isNear(solution.parameters[1], -0.3, 1e-4));
        QVERIFY(isNear(solution.parameters[2], 0.2, 1e-4));
        QVERIFY(solution.cost < 1e-6);
    }

    void aFewRowsThatAreFarOffChangeLittle()
    {
        Linear linear = exactRows();
        for (std::size_t i = 0; i < 4; ++i)
            linear.measured[i] += 5;
        const Solution solution = solve(linear.residuals(), ones(linear), loose(), {0, 0, 0}, 5);
        QVERIFY(isNear(solution.parameters[0], 0.5, 0.01));
        QVERIFY(isNear(solution.parameters[1], -0.3, 0.01));
        QVERIFY(isNear(solution.parameters[2], 0.2, 0.01));
    }

    void rowsWithoutWeightSayNothing()
    {
        Linear linear = exactRows();
        std::vector<double> weights = ones(linear);
        for (std::size_t i = 0; i < 20; ++i) {
            linear.measured[i] += 1;
            weights[i] = 0;
        }
        QVERIFY(isNear(solve(linear.residuals(), weights, loose(), {0, 0, 0}, 5).parameters[0], 0.5, 1e-4));
    }

    void boundsHoldAndTheOthersMakeTheBestOfIt()
    {
        const Linear linear = exactRows();
        Parameters bounded = loose();
        bounded.high[0] = 0.4;
        bounded.low[1] = -0.1;
        const Solution solution = solve(linear.residuals(), ones(linear), bounded, {0, 0, 0}, 5);
        QCOMPARE(solution.parameters[0], 0.4);
        QCOMPARE(solution.parameters[1], -0.1);
        for (const double aside : {-0.01, 0.01}) {
            std::vector<double> moved = solution.parameters;
            moved[2] += aside;
            QVERIFY(costOf(linear.residuals()(moved), ones(linear), moved, bounded) > solution.cost);
        }
    }

    void aStartBeyondABoundComesBack()
    {
        const Linear linear = exactRows();
        Parameters bounded = loose();
        bounded.high[0] = 0.4;
        const Linearisation outside = linearise(linear.residuals(), {2, 0, 0}, bounded.high);
        QVERIFY(solveLinearised(outside, ones(linear), bounded)[0] <= 0.4 + 1e-5);
    }

    void frozenParametersStay()
    {
        const Linear linear = exactRows();
        Parameters frozen = loose();
        frozen.isFrozen[1] = true;
        const Solution solution = solve(linear.residuals(), ones(linear), frozen, {0, 0.7, 0}, 5);
        QCOMPARE(solution.parameters[1], 0.7);
        QVERIFY(solution.parameters[0] != 0);
    }

    void whatNoRowMovesGoesToItsPrior()
    {
        Linear linear = exactRows();
        for (std::vector<double>& slopes : linear.slopes)
            slopes[2] = 0;
        Parameters parameters = loose();
        parameters.prior[2] = 0.25;
        parameters.stiffness[2] = 0.1;
        QVERIFY(isNear(solve(linear.residuals(), ones(linear), parameters, {0, 0, 0}, 5).parameters[2], 0.25, 1e-4));
    }

    void aStifferPriorIsHeldCloser()
    {
        const Linear linear = exactRows();
        double before = 1e9;
        for (const double stiffness : {1e-3, 1.0, 1e3}) {
            Parameters parameters = loose();
            parameters.stiffness.assign(3, stiffness);
            const std::vector<double> fitted = solve(linear.residuals(), ones(linear), parameters, {0, 0, 0}, 5).parameters;
            QVERIFY(std::abs(fitted[0]) < before);
            before = std::abs(fitted[0]);
        }
        QVERIFY(before < 0.05);
    }

    void residualsThatAreNotLinearAreFollowed()
    {
        // exp(x) = 3 and exp(x + y) = 6, from far away
        const Residuals residuals = [](const std::vector<double>& at) {
            return std::vector<double>{std::exp(at[0]) - 3, std::exp(at[0] + at[1]) - 6};
        };
        const Parameters parameters{{0, 0}, {1e-9, 1e-9}, {-5, -5}, {5, 5}, {false, false}};
        const Solution solution = solve(residuals, {1, 1}, parameters, {0, 0}, 30);
        QVERIFY(isNear(solution.parameters[0], std::log(3.0), 1e-3));
        QVERIFY(isNear(solution.parameters[1], std::log(2.0), 1e-3));
    }

    /// Along each direction the least is inside with no slope, or at a bound that the slope presses against.
    void theStepInABoxIsTheLeast()
    {
        std::mt19937 random(11);
        std::uniform_real_distribution<double> uniform(-1, 1);
        constexpr std::size_t kSize = 6;
        for (int trial = 0; trial < 50; ++trial) {
            std::vector<std::vector<double>> half(kSize, std::vector<double>(kSize));
            Quadratic quadratic{half, std::vector<double>(kSize)};
            for (std::size_t j = 0; j < kSize; ++j) {
                quadratic.slope[j] = uniform(random);
                for (double& value : half[j])
                    value = uniform(random);
            }
            for (std::size_t j = 0; j < kSize; ++j) {
                for (std::size_t k = 0; k < kSize; ++k) {
                    for (std::size_t i = 0; i < kSize; ++i)
                        quadratic.curvature[j][k] += half[i][j] * half[i][k];
                    quadratic.curvature[j][k] += j == k ? 0.05 : 0;
                }
            }
            const std::vector<double> low(kSize, -0.3);
            const std::vector<double> high(kSize, 0.2);
            const std::vector<double> step = leastWithin(quadratic, low, high);
            for (std::size_t j = 0; j < kSize; ++j) {
                double down = quadratic.slope[j];
                for (std::size_t k = 0; k < kSize; ++k)
                    down -= quadratic.curvature[j][k] * step[k];
                QVERIFY(step[j] >= low[j] && step[j] <= high[j]);
                QVERIFY(step[j] == low[j] ? down <= 1e-6 : step[j] == high[j] ? down >= -1e-6 : std::abs(down) < 1e-6);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestLeastSquares)
#include "test_least_squares.moc"
