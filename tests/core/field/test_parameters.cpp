// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <set>

#include "core/launch/launcher_traits.h"
#include "tests/core/scenario/random_scenario.h"

using namespace shardscope;

namespace {

struct AnyMember {
    template <typename T>
    operator T() const;  // NOLINT(google-explicit-constructor): it converts to any member's type
};

/// How many members of its own, and a base, a struct has.
template <typename T, typename... Members>
constexpr std::size_t membersOf()
{
    if constexpr (requires { T{Members{}..., AnyMember{}}; })
        return membersOf<T, Members..., AnyMember>();
    else
        return sizeof...(Members);
}

std::optional<Error> set(Scenario& scenario, const char* path, Value value) { return setParameter(scenario, *findParameter(path), value); }

}  // namespace

class TestParameters : public QObject {
    Q_OBJECT
private slots:
    void everyFieldIsDeclaredOnce()
    {
        std::set<std::string_view> paths;
        for (const Parameter& parameter : parameters()) {
            QVERIFY2(paths.insert(parameter.path).second, parameter.path.data());
            QVERIFY2(!parameter.label.empty() && !parameter.description.empty(), parameter.path.data());
            QVERIFY2(parameter.get && parameter.set, parameter.path.data());
            QCOMPARE(parameter.choices != nullptr, parameter.kind == ParameterKind::Choice || parameter.kind == ParameterKind::ChoiceList);
        }
        QVERIFY(!findParameter("plan.tpp"));
    }

    /// A member that no table declares would be in no file. Members that hold a group count as none, nor does the base of a plan. The teacher
    /// is the scenario's, as its model is.
    void everyMemberIsDeclared_data()
    {
        QTest::addColumn<QString>("group");
        QTest::addColumn<std::size_t>("members");
        QTest::newRow("plan") << "plan" << membersOf<PlanChoices>() - 2 + membersOf<Plan>() - 1;
        QTest::newRow("overlap") << "plan.overlap" << membersOf<Overlap>();
        QTest::newRow("encoder") << "plan.encoder" << membersOf<EncoderChoices>();
        QTest::newRow("training") << "training" << membersOf<Training>() - 4 + membersOf<Tuning>() - 1 + 1 + membersOf<Documents>();
        QTest::newRow("adapter") << "training.adapter" << membersOf<Adapter>();
        QTest::newRow("software") << "training.software" << membersOf<Software>();
        QTest::newRow("run") << "training.run" << membersOf<Reliability>();
    }
    void everyMemberIsDeclared()
    {
        QFETCH(QString, group);
        const auto isOfGroup = [&](const Parameter& each) { return each.group() == group.toStdString(); };
        QTEST(static_cast<std::size_t>(std::count_if(parameters().begin(), parameters().end(), isOfGroup)), "members");
    }

    /// Whoever shows or turns a field asks its declaration alone, so that has to say enough.
    void everyUseIsWhole()
    {
        std::set<std::string_view> keys;
        for (const Parameter& parameter : parameters()) {
            const FieldUse& use = parameter.use;
            const char* path = parameter.path.data();
            if (use.control.part != ControlPart::None && parameter.kind == ParameterKind::Integer)
                QVERIFY2(use.tried, path);
            else if (use.control.part != ControlPart::None && parameter.kind == ParameterKind::ChoiceList)
                QVERIFY2(use.tried && parameter.nullable && !parameter.whenNull.empty(), path);
            else if (use.control.part != ControlPart::None && parameter.kind == ParameterKind::Number)
                QVERIFY2(parameter.nullable != (parameter.largest == 1), path);
            else if (use.control.part != ControlPart::None)
                QVERIFY2(parameter.kind == ParameterKind::Choice || (parameter.kind == ParameterKind::Boolean && !parameter.nullable),
                         path);
            if (!use.control.shownAt.empty())
                QVERIFY2(findParameter(use.control.shownAt)->use.control.part != ControlPart::None, path);
            if (!use.column.key.empty())
                QVERIFY2(keys.insert(use.column.key).second && !use.column.title.empty() && parameter.isOfPlan(), path);
            QVERIFY2(use.search != SearchRole::Turned || !use.column.key.empty(), path);
            QVERIFY2(use.search != SearchRole::Forgotten || (parameter.nullable && parameter.isOfPlan()), path);
            QVERIFY2(!use.swept || parameter.kind == ParameterKind::Integer || parameter.kind == ParameterKind::Number, path);
        }
        QVERIFY(keys.size() >= 12);
    }

    void pathsSplit()
    {
        const Parameter& tensor = *findParameter("plan.overlap.tensor");
        QCOMPARE(QString::fromStdString(std::string(tensor.key())), "tensor");
        QCOMPARE(QString::fromStdString(std::string(tensor.group())), "plan.overlap");
        QVERIFY(findParameter("name")->group().empty());
    }

    /// Property: every field returns the value that was set, and no other field changes.
    void setAndGetAgree()
    {
        test::Random random(7);
        for (int round = 0; round < 40; ++round) {
            Scenario scenario = test::randomScenario(random);
            for (const Parameter& parameter : parameters()) {
                const Value value = test::randomValue(parameter, random);
                const bool standsForOthers =
                    parameter.path == "cluster.preset" || parameter.path == "cluster.groups" || parameter.group() == "model";
                if (standsForOthers)
                    continue;
                QVERIFY2(!setParameter(scenario, parameter, value), parameter.path.data());
                QVERIFY2(parameter.get(scenario) == value, parameter.path.data());
            }
        }
    }

    void oneFieldAtATime()
    {
        test::Random random(11);
        const Scenario before = test::randomScenario(random);
        Scenario after = before;
        QVERIFY(!set(after, "plan.pp", std::int64_t{before.plan.pp == 7 ? 8 : 7}));
        for (const Parameter& parameter : parameters())
            QCOMPARE(parameter.get(after) == parameter.get(before), parameter.path != "plan.pp");
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const char* path, int kind, ErrorCode code) {
            QTest::newRow(name) << path << kind << static_cast<int>(code);
        };
        row("zero ranks", "plan.tp", 0, ErrorCode::OutOfRange);
        row("a fourth ZeRO stage", "plan.zero", 4, ErrorCode::OutOfRange);
        row("text for a number", "plan.tp", -1, ErrorCode::WrongType);
        row("null where it may not be", "plan.tp", -2, ErrorCode::WrongType);
        row("no such schedule", "plan.schedule", -1, ErrorCode::UnknownName);
        row("no such GPU", "cluster.gpu", -1, ErrorCode::UnknownName);
        row("an axis twice", "plan.order", -3, ErrorCode::UnknownName);
        row("a list's entry", "plan.stage_layers", -4, ErrorCode::OutOfRange);
        row("more than all activations", "plan.offload_activations", -5, ErrorCode::OutOfRange);
        row("not a number", "plan.offload_activations", -6, ErrorCode::OutOfRange);
    }
    void refuses()
    {
        QFETCH(QString, path);
        QFETCH(int, kind);
        const Value values[] = {std::string("x"), Value{}, std::string("tp-tp-ep-dp-pp"), std::vector<std::int64_t>{1, -1}, 1.5,
                                std::nan("")};
        const Value value = kind >= 0 ? Value(std::int64_t{kind}) : values[-kind - 1];
        Scenario scenario;
        const Scenario before = scenario;
        const std::optional<Error> problem = set(scenario, path.toStdString().c_str(), value);
        QVERIFY(problem);
        QTEST(static_cast<int>(problem->code), "code");
        QCOMPARE(QString::fromStdString(problem->pointer), "/" + QString(path).replace('.', '/'));
        QVERIFY(scenario.plan == before.plan);
    }

    void aWrongNameGetsTheNearest()
    {
        Scenario scenario;
        const std::optional<Error> problem = set(scenario, "plan.schedule", std::string("1f1"));
        QVERIFY(problem);
        QCOMPARE(problem->arguments[2], std::string("1f1b"));
        QVERIFY(problem->arguments[3].find("dualpipe-v") != std::string::npos);
    }

    void settingAPresetSetsTheNode()
    {
        Scenario scenario;
        scenario.cluster.nodes = 3;
        QVERIFY(!set(scenario, "cluster.preset", std::string("aws-p5")));
        QCOMPARE(scenario.cluster.network.id, std::string("efa-v2"));
        QCOMPARE(scenario.cluster.nicsPerNode, 32);
        QCOMPARE(scenario.cluster.nodes, 3);
        QVERIFY(findParameter("cluster.preset")->get(scenario) == Value(std::string("aws-p5")));
        QVERIFY(!set(scenario, "cluster.gpus_per_node", std::int64_t{4}));
        QVERIFY(isNull(findParameter("cluster.preset")->get(scenario)));
    }

    void settingAModelClearsTheOthers()
    {
        Scenario scenario;
        QVERIFY(!set(scenario, "model.preset", std::string("llama-3-70b")));
        QCOMPARE(scenario.architecture->hidden, 8192);
        const std::string config = R"({"model_type": "llama", "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4,
                                       "intermediate_size": 128, "vocab_size": 100})";
        QVERIFY(!set(scenario, "model.hf_config", config));
        QVERIFY(isNull(findParameter("model.preset")->get(scenario)));
        QCOMPARE(scenario.architecture->hidden, 64);
        QVERIFY(set(scenario, "model.hf_config", std::string("{}")));
        QCOMPARE(scenario.architecture->hidden, 64);
    }

    void launchersHaveTheirOwnNames()
    {
        QCOMPARE(traitsOf(Target::Megatron).namesOf("plan.tp"), std::string("--tensor-model-parallel-size"));
        QCOMPARE(traitsOf(Target::AccelerateFsdp2).namesOf("plan.tp"), std::string("parallelism_config_tp_size"));
        QCOMPARE(traitsOf(Target::Torchtitan).namesOf("plan.tp"), std::string("--parallelism.tensor_parallel_degree"));
        QCOMPARE(traitsOf(Target::Torchtitan).keyOf("plan.tp"), std::string_view("parallelism.tensor_parallel_degree"));
        QCOMPARE(traitsOf(Target::Megatron).keyOf("plan.zero", 1), std::string_view("--data-parallel-sharding-strategy"));
        QVERIFY(traitsOf(Target::AccelerateFsdp1).namesOf("plan.tp").empty());
        QCOMPARE(traitsOf(Target::Megatron).namesOf("plan.zero"),
                 std::string("--use-distributed-optimizer, --data-parallel-sharding-strategy"));
        for (const auto& [target, name] : EnumNames<Target>::names) {
            for (const LaunchSetting& setting : *traitsOf(target).settings)
                QVERIFY2(setting.field == "model" || findParameter(setting.field), setting.field.data());
        }
    }
};

QTEST_APPLESS_MAIN(TestParameters)
#include "test_parameters.moc"
