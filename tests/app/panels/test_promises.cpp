// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QTest>

#include <random>

#include "app/search/best_plan_finder.h"
#include "app/search/cure_text.h"
#include "app/search/cures.h"
#include "app/search/search_question.h"
#include "app/views/advice/advice_picture.h"
#include "core/advice/advice.h"
#include "core/estimate/estimate.h"
#include "core/io/advice_rules_json.h"
#include "core/io/model_presets.h"
#include "core/search/own_framework.h"
#include "tests/app/estimates.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;

namespace {

constexpr double kRounding = 1e-9;

/// Settings of a plan that a search keeps, or that cost time: what findings and hints are about.
constexpr const char* kHabits[] = {"", "plan.recompute=full", "plan.overlap.grad_reduce=false plan.overlap.param_gather=false",
                                   "plan.zero=3 plan.overlap.tensor=false"};
constexpr const char* kExamples[] = {"llama-3-70b-64-h100", "mixtral-8x22b-128-h100", "deepseek-v3-2048-h800"};

struct Drawn {
    std::string name;
    std::string example;
    std::vector<std::string> overrides;
};

/// Every preset in every example, with one of the habits each.
std::vector<Drawn> allDrawn()
{
    std::vector<Drawn> drawn;
    std::size_t next = 0;
    for (const char* example : kExamples) {
        for (const ModelPreset& preset : modelPresets()) {
            const std::string habit = kHabits[next++ % std::size(kHabits)];
            std::vector<std::string> overrides{"model.preset=" + preset.id, "plan.dp=null", "plan.etp=null"};
            if (!preset.architecture->isMixtureOfExperts())
                overrides.push_back("plan.ep=1");
            for (const QString& each : QString::fromStdString(habit).split(u' ', Qt::SkipEmptyParts))
                overrides.push_back(each.toStdString());
            drawn.push_back({std::string(example) + " " + preset.id + " " + habit, example, overrides});
        }
    }
    return drawn;
}

}  // namespace

/// Gains that findings, wastes, cures and advice promise, compared with the best plan's button.
class TestPromises : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_wrong.clear();
        m_plans = m_held = m_beyond = 0;
    }

    /// Nothing fitted but with the optimizer on the host, which the best plan did not look at; layers that its own framework does not take
    /// as they stand: the search has no such plan, and cures did not say so.
    void whatWasWrong_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QString>("overrides");
        QTest::newRow("states on the host") << "llama-3-70b-64-h100"
                                            << "model.preset=glm-4.5 plan.dp=null plan.etp=null plan.recompute=full";
        QTest::newRow("layers that do not divide") << "mixtral-8x22b-128-h100"
                                                   << "model.preset=deepseek-v2 plan.dp=null plan.etp=null plan.overlap.grad_reduce=false";
    }
    void whatWasWrong()
    {
        QFETCH(QString, example);
        QFETCH(QString, overrides);
        std::vector<std::string> list;
        for (const QString& each : overrides.split(u' '))
            list.push_back(each.toStdString());
        look({example.toStdString(), example.toStdString(), list});
        QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.join(u'\n')));
        QVERIFY(m_plans == 1 && m_held + m_beyond > 0);
    }

    /// Nothing promises more than the best plan gives, unless it says which field the best plan leaves as it is. A seeded twentieth of
    /// presets and examples, as many as a minute allows; all of them with SHARDSCOPE_LONG.
    void nothingPromisesMoreThanTheBestPlan()
    {
        std::vector<Drawn> drawn = allDrawn();
        std::mt19937 random(27);
        std::shuffle(drawn.begin(), drawn.end(), random);
        const int all = static_cast<int>(drawn.size());
        const int count = test::scenarioCount(all / 20, all);
        const qint64 most = count == all ? 0 : 60'000;
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < count && (most == 0 || timer.elapsed() < most); ++i)
            look(drawn[static_cast<std::size_t>(i)]);
        qInfo() << m_held << "promises held of" << m_plans << "plans," << m_beyond << "by fields that the best plan leaves, in"
                << timer.elapsed() / 1000 << "s";
        QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.join(u'\n')));
        QVERIFY(m_plans > 0 && m_held > 0);
    }

private:
    void look(const Drawn& of)
    {
        const Result<Scenario> scenario = parseScenario(resource("examples/" + of.example + ".json"), of.example, of.overrides);
        const Result<Estimate> present = scenario ? estimate(*scenario, measuredEvidence()) : Result<Estimate>(scenario.error());
        if (!present || !present->isLegal() || !present->step())
            return;
        const SearchRequest request = searchRequest(*scenario, {.top = 1}, {});
        const std::optional<BestPlan> best = bestPlanOf(request);
        if (!best || !best->isProven)
            return;
        ++m_plans;
        const double rate = best->plan ? *best->plan->figures.tokensPerSecondPerGpu : 0;
        const auto hold = [&](const QString& what, const std::vector<FieldChange>& changes, const Figures& after) {
            if (!after.isSafe() || !after.tokensPerSecondPerGpu)
                return;
            ++m_held;
            if (*after.tokensPerSecondPerGpu <= rate * (1 + kRounding))
                return;
            if (!beyondBestPlanText(changes).isEmpty()) {
                ++m_beyond;
                return;
            }
            m_wrong << QStringLiteral("%1: %2, %3: %4 tokens/s per GPU, the best plan %5")
                           .arg(QString::fromStdString(of.name), what, changesText(changes))
                           .arg(*after.tokensPerSecondPerGpu)
                           .arg(rate);
        };
        const Cures cures = curesOf(*present, {}, {}, {});
        for (std::size_t i = 0; i < cures.fixes.size(); ++i) {
            if (const auto& fix = cures.fixes[i])
                hold(QString::fromStdString(present->findings()[i].id), fix->changes, fix->after);
        }
        for (const Waste& waste : cures.wastes)
            hold(QStringLiteral("waste"), waste.changes, waste.after);
        for (const Remedy& remedy : cures.remedies) {
            m_beyond += remedy.isRefused;
            if (remedy.isRefused)  // its row says so
                QVERIFY(cureRowOf(remedy).change.contains("launcher rejects this plan"));
            else
                hold(QStringLiteral("cure"), remedy.changes, remedy.after);
        }
        if (best->plan)
            nothingBeatsTheBest(of, *best->plan);
        const Advice advice = advise(*present, builtInAdviceRules());
        if (neededLaunchers(advice.end))  // the advice says so
            QVERIFY(adviceVerdict(advice).contains("launcher rejects this plan") || !speedUp(advice.before, advice.after) ||
                    advice.after.fit != Fit::Fits || advice.before.fit != Fit::Fits ||
                    std::abs(*speedUp(advice.before, advice.after)) < 5e-4);
        else
            hold(QStringLiteral("advice"), changesBetween(advice.start, advice.end), advice.after);
    }

    /// With the best plan taken over no sentence says of a plan that fits that it is faster: "No plan is faster" was shown with a useless
    /// overlap, 0.3 % faster without.
    void nothingBeatsTheBest(const Drawn& of, const LeanPlan& best)
    {
        const Result<Estimate> now = estimate(best.scenario, measuredEvidence());
        QVERIFY(now);
        const Cures cures = curesOf(*now, {}, {}, {});
        const auto hold = [&](const std::vector<FieldChange>& changes, const Figures& before, const Figures& after) {
            const bool isFaster = after.fit == Fit::Fits && speedUp(before, after).value_or(0) > kSmallestGain;
            if (isFaster && beyondBestPlanText(changes).isEmpty())
                m_wrong << QStringLiteral("%1: at the best plan %2 is faster").arg(QString::fromStdString(of.name), changesText(changes));
        };
        for (const std::optional<FixEffect>& fix : cures.fixes) {
            if (fix)
                hold(fix->changes, fix->before, fix->after);
        }
        for (const Waste& waste : cures.wastes)
            hold(waste.changes, waste.before, waste.after);
    }

    int m_plans = 0;
    int m_held = 0;
    int m_beyond = 0;
    QStringList m_wrong;
};

QTEST_MAIN(TestPromises)
#include "test_promises.moc"
