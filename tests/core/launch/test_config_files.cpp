// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/launch/config_read.h"
#include "core/launch/launch_import.h"
#include "core/launch/pipeline_layout.h"
#include "core/launch/shell/shell_script.h"
#include "core/launch/shell_text.h"
#include "core/text/error_text.h"
#include "tests/support/random_draw.h"

using namespace shardscope;

namespace {

/// A text of what one of the formats gives a meaning to.
std::string anyText(test::Draw& draw)
{
    constexpr std::string_view kLetters = "ab \t\n\r\x01\x1f\x7f\"'\\#:,-[]{}~u0n";
    std::string text;
    for (std::size_t i = draw.below(std::size_t{10}); i > 0; --i)
        text += kLetters[draw.below(kLetters.size())];
    return text;
}

/// The words of each command of a script.
std::vector<std::vector<std::string>> wordsOf(const std::string& script)
{
    std::vector<std::vector<std::string>> all;
    for (const shell::ShellCommand& command : shell::readShellScript(script).commands) {
        all.emplace_back();
        for (const shell::Text& word : command.words)
            all.back().push_back(word.text());
    }
    return all;
}

/// Any value that all three formats can hold.
ConfigValue anyValue(test::Draw& draw, int depth)
{
    const std::vector<std::string> words{"plain",      "with blanks", "yes",         "1.5",    "null", "a#b",
                                         "say \"no\"", "it's",        "back\\slash", "- dash", "a: b", ""};
    switch (draw.below(depth > 0 ? 6 : 4)) {
    case 0:
        return draw.chance(50);
    case 1:
        return static_cast<std::int64_t>(draw.below(1000000)) - 500000;
    case 2:
        return (static_cast<double>(draw.below(1000)) + 0.25) * draw.of(std::vector<double>{1e-9, 1, 4, 1e14, 4e17, -1e19});
    case 3:
        return draw.chance(50) ? draw.of(words) : anyText(draw);
    case 4: {
        ConfigValue::List list;
        for (std::size_t i = draw.below(std::size_t{4}); i > 0; --i)
            list.push_back(anyValue(draw, 0));
        return list;
    }
    default: {
        ConfigValue map = ConfigValue::map();
        for (std::size_t i = 1 + draw.below(std::size_t{4}); i > 0; --i)
            map.set("key_" + std::to_string(i), anyValue(draw, depth - 1));
        return map;
    }
    }
}

ConfigValue anyDocument(test::Draw& draw)
{
    ConfigValue map = ConfigValue::map();
    for (int i = 0; i < 6; ++i)
        map.set("group_" + std::to_string(i), anyValue(draw, 3));
    return map;
}

}  // namespace

class TestConfigFiles : public QObject {
    Q_OBJECT
private slots:
    /// A written file is read back unchanged. TOML writes keys before groups, and is compared by path.
    void writtenIsReadBack()
    {
        test::Draw draw(17);
        for (int i = 0; i < 3000; ++i) {
            const ConfigValue document = anyDocument(draw);
            const Result<ConfigValue> yaml = readYaml(toYaml(document), "x.yaml");
            QVERIFY2(yaml && *yaml == document, (toYaml(document) + (yaml ? "" : errorText(yaml.error()))).c_str());
            const Result<ConfigValue> json = readJsonConfig(toJsonText(document), "x.json");
            QVERIFY2(json && *json == document, toJsonText(document).c_str());
            const Result<ConfigValue> toml = readToml(toToml(document), "x.toml");
            QVERIFY2(toml && toToml(*toml) == toToml(document), toToml(document).c_str());
        }
    }

    void yamlOfOthers()
    {
        const Result<ConfigValue> value = readYaml("--- \n"
                                                   "top: 1  # said here\n"
                                                   "list:\n"
                                                   "- name: 'it''s'\n"
                                                   "  inner: {a: 1.0e-05, b: [x, \"y, z\"]}\n"
                                                   "-   name: two\n"
                                                   "plain: a # b\n"
                                                   "wrapped: [1,\n"
                                                   "  2]\n"
                                                   "nothing: ~\n"
                                                   "word: no\n",
                                                   "x.yaml");
        QVERIFY2(value, value ? "" : errorText(value.error()).c_str());
        const ConfigValue::List& list = *value->find("list")->list();
        QCOMPARE(list.size(), std::size_t{2});
        QCOMPARE(*list[0].find("name")->text(), std::string("it's"));
        QCOMPARE(list[0].find("inner.a")->number().value_or(0), 1e-5);
        QCOMPARE(*(*list[0].find("inner.b")->list())[1].text(), std::string("y, z"));
        QCOMPARE(*list[1].find("name")->text(), std::string("two"));
        QCOMPARE(*value->find("plain")->text(), std::string("a"));
        QCOMPARE(value->find("wrapped")->list()->size(), std::size_t{2});
        QVERIFY(value->find("nothing")->isNull() && value->find("word")->boolean() == false);
    }

    void yamlRepeats()
    {
        const Result<ConfigValue> value = readYaml("base: &base {tp: 2, pp: 4}\n"
                                                   "other: &other\n  pp: 8\n  cp: 1\n"
                                                   "own:\n  <<: [*base, *other]\n  tp: 1\n"
                                                   "again: *base\n"
                                                   "folded: one\n  two\n"
                                                   "lines: |\n  # a\n  b\n"
                                                   "text: !!str 8\n"
                                                   "count: !!int \"8\"\n",
                                                   "x.yaml");
        QVERIFY2(value, value ? "" : errorText(value.error()).c_str());
        QCOMPARE(value->find("own.tp")->integer().value_or(0), std::int64_t{1});
        QCOMPARE(value->find("own.pp")->integer().value_or(0), std::int64_t{4});
        QCOMPARE(value->find("own.cp")->integer().value_or(0), std::int64_t{1});
        QVERIFY(*value->find("again") == *value->find("base"));
        QCOMPARE(value->find("again")->line(), 8);
        QCOMPARE(*value->find("folded")->text(), std::string("one two"));
        QCOMPARE(*value->find("lines")->text(), std::string("# a\nb\n"));
        QCOMPARE(*value->find("text")->text(), std::string("8"));
        QCOMPARE(value->find("count")->integer().value_or(0), std::int64_t{8});
    }

    /// Ten lines that expand to ten billion values.
    void aliasesOfAliasesAreBounded()
    {
        std::string text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
        for (char i = '1'; i <= '9'; ++i) {
            text += std::string("a") + i + ": &a" + i + " [";
            for (int n = 0; n < 10; ++n)
                text += std::string(n > 0 ? ", *a" : "*a") + static_cast<char>(i - 1);
            text += "]\n";
        }
        const Result<ConfigValue> value = readYaml(text, "laughs.yaml");
        QVERIFY(!value);
        QVERIFY2(errorText(value.error()).find("line 5: aliases repeat too much") != std::string::npos, errorText(value.error()).c_str());
    }

    void tomlOfOthers()
    {
        const Result<ConfigValue> value = readToml("title = 'as is \\n'\n"
                                                   "[a.b] # a group\n"
                                                   "x = 1_000\n"
                                                   "y = [\n  1, 2,\n  3,\n]\n"
                                                   "z = {inner = true}\n"
                                                   "c.d = \"\\u00e9\"\n"
                                                   "late = 2026-11-28\nmost = inf\nodd = \"\"\"\"a\"\"\"\"\n"
                                                   "[[rows]]\nn = 1\n[[rows]]\nn = 2\n",
                                                   "x.toml");
        QVERIFY2(value, value ? "" : errorText(value.error()).c_str());
        QCOMPARE(*value->find("title")->text(), std::string("as is \\n"));
        QCOMPARE(value->find("a.b.x")->integer().value_or(0), std::int64_t{1000});
        QCOMPARE(value->find("a.b.y")->list()->size(), std::size_t{3});
        QVERIFY(value->find("a.b.z.inner")->boolean() == true);
        QCOMPARE(*value->find("a.b.late")->text(), std::string("2026-11-28"));
        QCOMPARE(*value->find("a.b.most")->text(), std::string("inf"));
        QCOMPARE(*value->find("a.b.odd")->text(), std::string("\"a\""));
        QCOMPARE(value->find("a.b")->entries()->front().first, std::string("x"));
        QCOMPARE(*value->find("a.b.c.d")->text(), std::string("\xc3\xa9"));
        QCOMPARE((*value->find("rows")->list())[1].find("n")->integer().value_or(0), std::int64_t{2});
    }

    void badFiles_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("told");
        QTest::newRow("yaml twice") << "yaml" << QByteArray("a: 1\nb: 2\na: 3\n") << "line 3";
        QTest::newRow("yaml indent") << "yaml" << QByteArray("a:\n  b: 1\n c: 2\n") << "line 3";
        QTest::newRow("yaml tag") << "yaml" << QByteArray("a: 1\nb: !!python/object:x {}\n") << "line 2: the tag";
        QTest::newRow("yaml unknown alias") << "yaml" << QByteArray("a: 1\nb: *c\n") << "line 2";
        QTest::newRow("yaml alias inside") << "yaml" << QByteArray("a: &x\n  - *x\n") << "line 2";
        QTest::newRow("yaml merge of a word") << "yaml" << QByteArray("a: &x 1\n<<: *x\n") << "line 2";
        QTest::newRow("yaml map as key") << "yaml" << QByteArray("a: 1\n{b: 1}: 2\n") << "line 2";
        QTest::newRow("yaml second document") << "yaml" << QByteArray("a: 1\n---\nb: 2\n") << "line 2";
        QTest::newRow("yaml text as document") << "yaml" << QByteArray("words\n") << "line 1";
        QTest::newRow("yaml key behind a list") << "yaml" << QByteArray("- a\nb: 1\n") << "line 2";
        QTest::newRow("yaml words") << "yaml" << QByteArray("a: 1\nwords\n") << "line 2";
        QTest::newRow("yaml words between") << "yaml" << QByteArray("a: 1\nwords\nb: 2\n") << "line 3";
        QTest::newRow("yaml two colons") << "yaml" << QByteArray("a: b: c\n") << "line 1: a colon";
        QTest::newRow("yaml open") << "yaml" << QByteArray("a: [1, 2\n") << "line 1";
        QTest::newRow("yaml quote") << "yaml" << QByteArray("a: \"open\n") << "line 1";
        QTest::newRow("yaml open map") << "yaml" << QByteArray("a: 1\nb: {c: 2,\n\nd: 3\n") << "line 2";
        QTest::newRow("yaml deep") << "yaml"
                                   << "a: " + QByteArray(100, '[') << "nested";
        QTest::newRow("yaml deeper") << "yaml"
                                     << "a: " + QByteArray(50000, '[') << "nested";
        QTest::newRow("yaml deep block") << "yaml" << QByteArray("- ").repeated(50000) + "a\n"
                                         << "nested";
        QTest::newRow("toml deep") << "toml"
                                   << "x = " + QByteArray(100, '[') << "line 1: keys are nested";
        const QByteArray dots = QByteArray("a.").repeated(50000) + "b";
        QTest::newRow("toml deep key") << "toml"
                                       << "\nx = \'\'\'\na.\'\'\'\n" + dots + " = 1\n"
                                       << "line 4: keys are nested";
        QTest::newRow("toml deep quoted key") << "toml" << QByteArray("\"=\".").repeated(50000) + "b = 1\n"
                                              << "nested";
        QTest::newRow("toml deep section") << "toml"
                                           << "[" + dots + "]\n"
                                           << "nested";
        const QByteArray half = QByteArray("a.").repeated(40) + "b";
        QTest::newRow("toml deep together") << "toml"
                                            << "[" + half + "]\n" + half + " = 1\n"
                                            << "nested";
        QTest::newRow("toml value") << "toml" << QByteArray("[a]\nx =\n") << "line 2";
        QTest::newRow("toml twice") << "toml" << QByteArray("x = 1\nx = 2\n") << "line 2";
        QTest::newRow("toml section") << "toml" << QByteArray("[a\n") << "line 1";
        QTest::newRow("toml section of a sign") << "toml" << QByteArray("x = [+1]\n[?a]\n") << "line 2: a name";
        QTest::newRow("toml broken time") << "toml" << QByteArray("x = 1\ny = 2026-11-28Ta012:0\nz = 1\n")
                                          << "line 2: a name, a number or a date";
        QTest::newRow("toml more") << "toml" << QByteArray("x = \"a\" b\n") << "line 1";
        QTest::newRow("toml key as section") << "toml" << QByteArray("x = 1\n[x]\ny = 2\n") << "line 2";
        QTest::newRow("json open") << "json" << QByteArray("{\"a\": 1,\n\"b\": }") << "line 2";
        QTest::newRow("json after") << "json" << QByteArray("{} {}") << "line 1";
        QTest::newRow("json list") << "json" << QByteArray("[1]") << "a list";
        QTest::newRow("json deep") << "json" << QByteArray("{\"a\":") + QByteArray(100, '[') << "nested";
        QTest::newRow("json escape") << "json" << QByteArray("{\"a\": \"\\u12\"}") << "hexadecimal";
    }
    void badFiles()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, text);
        QFETCH(QString, told);
        const auto reader = format == "yaml" ? readYaml : format == "toml" ? readToml : readJsonConfig;
        const Result<ConfigValue> value = reader(std::string_view(text.data(), static_cast<std::size_t>(text.size())), "f");
        QVERIFY(!value);
        QVERIFY2(QString::fromStdString(errorText(value.error())).contains(told), errorText(value.error()).c_str());
    }

    void largeLaunchFilesAreRefused()
    {
        const Result<Scenario> base = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example");
        const Result<ImportedLaunch> refused = importLaunch(std::string(1000000, '#'), "large.yaml", Target::Nanotron, *base);
        QVERIFY(!refused);
        QVERIFY(errorText(refused.error()).find("1000000 bytes") != std::string::npos);
    }

    /// A file takes as long as its size says, however it is cut into lines.
    void manyLinesAreRead()
    {
        constexpr std::size_t kLines = 1000000;
        std::string text = "list: [";
        for (std::size_t i = 0; i < kLines; ++i)
            text += "1,\n";
        const Result<ConfigValue> value = readYaml(text + "1]\n", "long.yaml");
        QVERIFY(value.hasValue());
        QCOMPARE(value->find("list")->list()->size(), kLines + 1);
    }

    void layouts()
    {
        QCOMPARE(pipelineLayout({20, 20, 21, 19}, 0), std::string("Et*20|t*20|t*21|t*19L"));
        const auto deepSeek = stagesOfLayout("Et*3|(tt|)*29,m|L");  // the example of Megatron's documentation: 61 layers, PP16 VPP2
        QVERIFY(deepSeek && deepSeek->size() == 32 && deepSeek->front() == 3 && (*deepSeek)[30] == 0 && deepSeek->back() == 0);
        for (const char* wrong : {"", "tt|tL", "Ett|t", "E(t|tL", "Et*L", "Ex|L", "Et*99999999999999999999L"})
            QVERIFY2(!stagesOfLayout(wrong), wrong);
    }

    void shellWords()
    {
        const auto commands = wordsOf("#!/bin/bash\n# a comment\nexport A=1\nrun --x 'a b' \\\n  --y \"c\\\"d\" # last\n");
        QCOMPARE(commands.size(), std::size_t{1});
        QCOMPARE(commands[0], (std::vector<std::string>{"run", "--x", "a b", "--y", "c\"d"}));
        for (const std::string word : {"plain", "Et*3|t*4L", "it's", "", "a b", "$x"})
            QCOMPARE(wordsOf("run " + shellWord(word))[0][1], word);
    }
};

QTEST_APPLESS_MAIN(TestConfigFiles)
#include "test_config_files.moc"
