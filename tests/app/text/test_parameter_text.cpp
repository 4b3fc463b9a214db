// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/parameter_text.h"

#include "tests/app/app_test.h"
#include "tests/app/example_scenario.h"

using namespace shardscope;

Q_DECLARE_METATYPE(shardscope::Value)

class TestParameterText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void typed_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isValue");
        QTest::addColumn<Value>("value");
        const auto row = [](const char* path, const char* typed, const Value& value) {
            QTest::addRow("%s %s", path, typed) << QString(path) << QString(typed) << true << value;
        };
        const auto wrong = [](const char* path, const char* typed) {
            QTest::addRow("%s %s", path, typed) << QString(path) << QString(typed) << false << Value{};
        };
        row("plan.tp", "8", std::int64_t{8});
        row("training.sequence_length", "16ki", std::int64_t{16384});
        row("training.sequence_length", "128k", std::int64_t{131072});
        row("training.global_batch", "2k", std::int64_t{2000});
        row("training.token_budget", "1.5T", 1.5e12);
        row("plan.bucket_bytes", "25 MiB", std::int64_t{26214400});
        row("plan.dp", "automatic", Value{});
        row("plan.sequence_parallel", "on", true);
        row("plan.sequence_parallel", "No", false);
        row("plan.schedule", "ZB-V", std::string("zb-v"));
        row("plan.schedule", "dualpipe", std::string("dualpipe"));
        row("plan.schedule", "inter", std::string("interleaved"));
        row("plan.stage_layers", "20, 20,40", std::vector<std::int64_t>{20, 20, 40});
        row("plan.offload_activations", "0.5", 0.5);
        row("plan.offload_modules", "core_attn, mlp norm", std::vector<std::string>{"core_attn", "mlp_norm"});
        row("plan.offload_modules", "core_attn, attn", std::vector<std::string>{"core_attn", "attn"});
        wrong("plan.tp", "eight");
        wrong("plan.tp", "1.5");
        wrong("plan.tp", "automatic");
        wrong("plan.tp", "");
        wrong("plan.schedule", "zb");
        wrong("plan.sequence_parallel", "maybe");
        wrong("plan.stage_layers", "20,,20");
    }
    void typed()
    {
        QFETCH(QString, path);
        QFETCH(QString, typed);
        QFETCH(bool, isValue);
        const std::optional<Value> read = typedValue(*findParameter(path.toStdString()), typed);
        QCOMPARE(read.has_value(), isValue);
        QFETCH(Value, value);
        if (isValue)
            QVERIFY(*read == value);
    }

    /// A value can be typed in the form in which it is shown.
    void shownValuesCanBeTyped()
    {
        const Scenario scenario = test::exampleScenario();
        for (const Parameter& parameter : parameters()) {
            const Value value = parameter.get(scenario);
            if (parameter.kind == ParameterKind::Document || (isNull(value) && !parameter.nullable))
                continue;
            const std::optional<Value> typed = typedValue(parameter, valueText(parameter, value));
            QVERIFY2(typed && *typed == value, std::string(parameter.path).c_str());
        }
    }

    void everyFieldIsLabelled()
    {
        for (const Parameter& parameter : parameters()) {
            QVERIFY(!parameterLabel(parameter).isEmpty());
            QVERIFY(!parameterDescription(parameter).isEmpty());
        }
        QCOMPARE(labelInSentence(*findParameter("plan.tp")), QString("tensor parallel"));
        QCOMPARE(labelInSentence(*findParameter("cluster.gpu")), QString("GPU"));
        QCOMPARE(labelInSentence(*findParameter("plan.zero")), QString("ZeRO stage"));
    }

    /// A German label is a noun in a sentence, too.
    void germanNounsStayCapital()
    {
        const QLocale before;
        QLocale::setDefault(QLocale::German);
        const QString label = labelInSentence(*findParameter("training.method"));
        QLocale::setDefault(before);
        QCOMPARE(label, QString("Method"));
        QCOMPARE(labelInSentence(*findParameter("training.method")), QString("method"));
    }
};

QTEST_GUILESS_MAIN(TestParameterText)
#include "test_parameter_text.moc"
