// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/offered_variants.h"

#include <algorithm>

#include "app/search/search_question.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/io/varied_field.h"
#include "tests/app/app_test.h"

using namespace shardscope;

namespace {

Scenario tunedScenario(const std::vector<std::string>& overrides = {})
{
    return parseScenario(resource("examples/llama-3.1-8b-qlora-rtx-4090.json"), "example", overrides).value();
}

std::vector<VariedField> readFields(const QStringList& texts)
{
    std::vector<VariedField> fields;
    for (const QString& each : texts)
        fields.push_back(parseVariedField(each.toStdString()).value());
    return fields;
}

const OfferedField& offeredOf(const std::vector<OfferedField>& offered, std::string_view path)
{
    return *std::find_if(offered.begin(), offered.end(), [&](const OfferedField& each) { return each.parameter->path == path; });
}

}  // namespace

class TestOfferedVariants : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    /// Each field offers legal values, each once, and the scenario's own among them.
    void everyFieldHasItsOwnValue_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("own");
        QTest::newRow("method") << ""
                                << "training.method"
                                << "QLoRA";
        QTest::newRow("no method: all of it") << "training.method=null"
                                              << "training.method"
                                              << "All weights";
        QTest::newRow("rank") << "training.adapter.rank=24"
                              << "training.adapter.rank"
                              << "24";
        QTest::newRow("optimizer") << "training.optimizer=adafactor"
                                   << "training.optimizer"
                                   << "Adafactor";
        QTest::newRow("length") << "training.sequence_length=3000"
                                << "training.sequence_length"
                                << "3,000";
    }
    void everyFieldHasItsOwnValue()
    {
        QFETCH(QString, change);
        const Scenario scenario = change.isEmpty() ? tunedScenario() : tunedScenario({change.toStdString(), "training.base_format=null"});
        const std::vector<OfferedField> offered = offeredVariants(scenario);
        QCOMPARE(offered.size(), std::size_t{4});
        for (const OfferedField& field : offered) {
            QVERIFY(!problemWithVarying(*field.parameter) && field.values.size() > 1);
            QCOMPARE(std::count_if(field.values.begin(), field.values.end(), [](const OfferedValue& each) { return each.isOwn; }), 1);
            for (std::size_t i = 0; i < field.values.size(); ++i) {
                QVERIFY(!problemWith(*field.parameter, field.values[i].value) && !field.values[i].text.isEmpty());
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(field.values[i].value != field.values[j].value);
            }
        }
        QFETCH(QString, path);
        const std::vector<OfferedValue>& values = offeredOf(offered, path.toStdString()).values;
        const auto own = std::find_if(values.begin(), values.end(), [](const OfferedValue& each) { return each.isOwn; });
        QTEST(own->text, "own");
    }

    /// A rank that is not stated is the framework's, for a training without adapters that of its LoRA.
    void anOpenRankIsTheFrameworks()
    {
        for (const char* method : {"training.method=lora", "training.method=full"}) {
            const Scenario scenario = tunedScenario({method, "training.base_format=null", "training.adapter.rank=null"});
            const std::vector<OfferedField> offered = offeredVariants(scenario);
            for (const OfferedValue& each : offeredOf(offered, "training.adapter.rank").values)
                QCOMPARE(each.isOwn, each.value == Value(std::int64_t{16}));
        }
    }

    void numbersRiseAndStayWithinThePositions()
    {
        const Scenario scenario = tunedScenario({"training.sequence_length=65536"});
        const std::vector<OfferedField> offered = offeredVariants(scenario);
        for (const char* path : {"training.adapter.rank", "training.sequence_length"}) {
            std::int64_t before = 0;
            for (const OfferedValue& each : offeredOf(offered, path).values) {
                QVERIFY(std::get<std::int64_t>(each.value) > before);
                before = std::get<std::int64_t>(each.value);
            }
            QVERIFY(path != std::string("training.sequence_length") || before == scenario.architecture->maxPositions);
        }
    }

    void aPretrainingIsOfferedNothing()
    {
        const Scenario pretrained = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example").value();
        QVERIFY(offeredVariants(pretrained).empty());
    }

    void whatIsTheSameCountsOnce()
    {
        const Scenario scenario = tunedScenario();
        QCOMPARE(variantCount(scenario, {}), std::optional<std::size_t>(0));
        QCOMPARE(variantCount(scenario, readFields({"training.method=full,lora", "training.adapter.rank=8,16,32"})),
                 std::optional<std::size_t>(4));
        QString lengths = "training.sequence_length=256";
        for (int i = 2; i <= 300; ++i)
            lengths += ',' + QString::number(256 * i);
        QVERIFY(!variantCount(scenario, readFields({lengths})));
    }

    void fieldsAreWrittenAndRead()
    {
        const std::vector<VariedField> fields = readFields({"training.method=full,qlora", "training.sequence_length=1024,4096"});
        QCOMPARE(variedText(fields), QString("training.method=full,qlora training.sequence_length=1024,4096"));
        QVERIFY(variedOfText(variedText(fields)) == fields);
        QVERIFY(variedOfText("training.method=some plan.tp=1,2 cluster.nodes=2 rank").empty());
        QCOMPARE(variedOfText("training.method=lora training.method=full").size(), std::size_t{1});
    }

    /// The plan at hand and the values that vary anyway make no other question; everything else does.
    void whatAnswersTheSameHasOneKey()
    {
        const std::vector<VariedField> fields = readFields({"training.method=lora,qlora", "training.adapter.rank=8,16"});
        const auto keyOf = [&](const std::vector<std::string>& overrides) {
            return variedKey(searchRequest(tunedScenario(overrides), {}, {}), fields);
        };
        const std::string key = keyOf({});
        QCOMPARE(keyOf({"plan.micro_batch=4"}), key);
        QCOMPARE(keyOf({"training.adapter.rank=64"}), key);
        QVERIFY(keyOf({"training.global_batch=32"}) != key);
        QVERIFY(keyOf({"cluster.gpu=l40s"}) != key);
        QVERIFY(variedKey(searchRequest(tunedScenario(), {.allowTight = true}, {}), fields) != key);
        QVERIFY(variedKey(searchRequest(tunedScenario(), {}, {}), readFields({"training.method=lora,qlora"})) != key);
    }
};

QTEST_GUILESS_MAIN(TestOfferedVariants)
#include "test_offered_variants.moc"
