// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_link.h"

#include <QTest>

#include "core/estimate/estimate.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/text/error_text.h"
#include "tests/core/scenario/random_scenario.h"

using namespace shardscope;

namespace {

const std::string kLink =
    "shardscope:1?model.preset=llama-3-70b&cluster.gpu=h100-sxm&cluster.nodes=8&training.sequence_length=8192&training.global_batch=1024";

Scenario example() { return parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example").value(); }

}  // namespace

class TestScenarioLink : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void opensToTheSameNumbers()
    {
        const std::string link = scenarioLink(example());
        QVERIFY2(link.size() < 400, link.c_str());
        QVERIFY(link.find_first_of(" \n\"<>") == std::string::npos);
        QVERIFY(isScenarioLink(link) && isScenarioLink("  " + link + "\r\n"));
        const Result<Scenario> back = parseScenarioLink("  " + link + "\r\n");
        if (!back)
            QFAIL(errorText(back.error()).c_str());
        QCOMPARE(scenarioText(*back), scenarioText(example()));
        QCOMPARE(estimate(*back)->memory().peak.value(), estimate(example())->memory().peak.value());
        QCOMPARE(scenarioLink(*back), link);
    }

    /// Whatever a scenario is, its link says it: also a config that is no preset, with the signs that a link gives a meaning.
    void saysEveryScenario()
    {
        test::Random random(7);
        for (int count = 0; count < 200; ++count) {
            Scenario scenario = test::randomScenario(random);
            scenario.cluster.profile.reset();  // which names a file that is nowhere
            scenario.name = "50 % of a&b = ü? #1\n";
            const std::string link = scenarioLink(scenario);
            const Result<Scenario> back = parseScenarioLink(link);
            if (!back)
                QFAIL((link + "\n" + errorText(back.error())).c_str());
            QCOMPARE(scenarioText(*back), scenarioText(scenario));
        }
    }

    void carriesAConfig()
    {
        QVERIFY(!parseScenarioLink(kLink + "&model.hf_config=%7B%7D"));  // a preset and a config together
        std::string alone = kLink;
        alone.replace(
            alone.find("model.preset=llama-3-70b"), 24,
            "model.hf_config=%7B%22architectures%22:%5B%22LlamaForCausalLM%22%5D,%22model_type%22:%22llama%22,%22hidden_size%22:512,"
            "%22num_hidden_layers%22:4,%22num_attention_heads%22:8,%22intermediate_size%22:1024,%22vocab_size%22:32000%7D");
        const Result<Scenario> read = parseScenarioLink(alone);
        if (!read)
            QFAIL(errorText(read.error()).c_str());
        QCOMPARE(read->architecture->layers(), 4);
        QCOMPARE(scenarioText(*parseScenarioLink(scenarioLink(*read))), scenarioText(*read));
    }

    void overridesApply() { QCOMPARE(parseScenarioLink(kLink, {"plan.tp=4"})->plan.tp, 4); }

    void isStrict_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("says");
        const QString good = QString::fromStdString(kLink);
        QTest::newRow("unknown field") << good + "&plan.tpp=8"
                                       << "plan.tp";
        QTest::newRow("a group") << good + "&plan=8"
                                 << "plan";
        QTest::newRow("twice") << good + "&plan.tp=8&plan.tp=4"
                               << "plan.tp";
        QTest::newRow("wrong type") << good + "&plan.tp=many"
                                    << "/plan/tp";
        QTest::newRow("out of range") << good + "&plan.tp=0"
                                      << "/plan/tp";
        QTest::newRow("a wrong name") << good + "&plan.recompute=selectiv"
                                      << "selective";
        QTest::newRow("no value") << good + "&plan.tp"
                                  << "plan.tp";
        QTest::newRow("half a percent") << good + "&name=%4"
                                        << "name";
        QTest::newRow("no hexadecimal") << good + "&name=%zz"
                                        << "name";
        QTest::newRow("missing field") << "shardscope:1?model.preset=llama-3-70b"
                                       << "cluster";
        QTest::newRow("empty") << "shardscope:1?"
                               << "model";
        QTest::newRow("of the future") << "shardscope:2?"
                                       << "shardscope:2";
        QTest::newRow("of another kind") << "shardscope:"
                                         << "shardscope:1?";
        QTest::newRow("cut off within a field") << good.chopped(2) + "x"
                                                << "global_batch";
    }
    void isStrict()
    {
        QFETCH(QString, link);
        QFETCH(QString, says);
        const Result<Scenario> read = parseScenarioLink(link.toStdString());
        QVERIFY(!read);
        const QString sentence = QString::fromStdString(errorText(read.error()));
        QVERIFY2(sentence.contains(says), qPrintable(sentence));
    }
};

QTEST_APPLESS_MAIN(TestScenarioLink)
#include "test_scenario_link.moc"
