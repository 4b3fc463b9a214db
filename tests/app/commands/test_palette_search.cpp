// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/palette_search.h"

#include <QWidget>

#include "app/commands/command_registry.h"
#include "app/commands/palette_alias.h"
#include "app/commands/palette_figures.h"
#include "app/document/document.h"
#include "app/panels/plan_options.h"
#include "app/text/parameter_text.h"
#include "tests/app/app_test.h"
#include "tests/app/estimates.h"

using namespace shardscope;

namespace {

struct Palette {
    QWidget window;
    CommandRegistry registry{window};
    Document document{test::exampleScenario()};
    PaletteSearch search{registry, document};
    QStringList run;

    Palette()
    {
        for (const auto& [id, text] : {std::pair{"file.save", "&Save"},
                                       {"file.save_as", "Save &as…"},
                                       {"edit.copy", "&Copy the scenario"},
                                       {"edit.settings", "Se&ttings…"},
                                       {"view.step", "S&tep"},
                                       {"help.shortcuts", "&Keyboard shortcuts"}}) {
            const QString name = QString::fromLatin1(id);
            registry.add({name, QStringLiteral("&Menu"), QString::fromUtf8(text), {}, [this, name] { run << name; }});
        }
    }
    [[nodiscard]] PaletteItem first(const QString& query) const { return search.find(query).value(0); }
    void take(const QString& query) const
    {
        const PaletteItem item = first(query);
        QVERIFY2(item.run && item.reason.isEmpty(), qPrintable(query + ": " + item.text + ", " + item.reason));
        item.run();
    }
};

}  // namespace

class TestPaletteSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void whatIsTypedIsDone_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* query, const char* path, const char* value) {
            QTest::newRow(query) << QString::fromUtf8(query) << QString(path) << QString(value);
        };
        row("fsdp", "plan.zero", "3");
        row("FSDP", "plan.zero", "3");
        row("ddp", "plan.zero", "0");
        row("zero 2", "plan.zero", "2");
        row("zero3", "plan.zero", "3");
        row("mbs 2", "plan.micro_batch", "2");
        row("mbs=2", "plan.micro_batch", "2");
        row("micro batch size 2", "plan.micro_batch", "2");
        row("seq 128k", "training.sequence_length", "131,072");
        row("seq 16k tokens", "training.sequence_length", "16,384");
        row("32k seq", "training.sequence_length", "32,768");
        row("seqlen 4096", "training.sequence_length", "4,096");
        row("gpus 128", "cluster.nodes", "16");
        row("128 gpus", "cluster.nodes", "16");
        row("gpus128", "cluster.nodes", "16");
        row("tp 4", "plan.tp", "4");
        row("tp4", "plan.tp", "4");
        row("tensor 4", "plan.tp", "4");
        row("gbs 512", "training.global_batch", "512");
        row("batch 4M", "training.global_batch", "488");
        row("batch 4,194,304 tokens", "training.global_batch", "512");
        row("budget 15T", "training.token_budget", "1.5e+13");
        row("price 2.5", "cluster.price_per_gpu_hour", "2.5");
        row("recompute full", "plan.recompute", "Full");
        row("full recompute", "plan.recompute", "Full");
        row("checkpointing full", "plan.recompute", "Full");
        row("gradient checkpointing", "plan.recompute", "Full");
        row("precision fp8", "training.precision", "FP8");
        row("fp8", "training.precision", "FP8");
        row("h800", "cluster.gpu", "h800-sxm");
        row("mi300x", "cluster.gpu", "mi300x");
        row("llama 3.1 405b", "model.preset", "llama-3.1-405b");
        row("deepseek-v3", "model.preset", "deepseek-v3");
        row("sp", "plan.sequence_parallel", "off");
        row("sp on", "plan.sequence_parallel", "on");
        row("sequence parallel", "plan.sequence_parallel", "off");
    }
    void whatIsTypedIsDone()
    {
        QFETCH(QString, query);
        QFETCH(QString, path);
        const Palette palette;
        palette.take(query);
        const Parameter& parameter = *findParameter(path.toStdString());
        QTEST(valueText(parameter, parameter.get(palette.document.scenario())), "value");
        QVERIFY(const_cast<Document&>(palette.document).undoStack().count() <= 1);
    }

    void severalAreSetAtOnce()
    {
        for (const char* query : {"tp 4 pp 2 zero 3", "tp4, pp2, zero3"}) {
            Palette palette;
            palette.take(query);
            const Plan& plan = palette.document.scenario().plan;
            QCOMPARE(std::tuple(plan.tp, plan.pp, plan.dp, plan.zero), std::tuple(4, 2, std::optional(8), 3));
            QCOMPARE(palette.document.undoStack().count(), 1);
            palette.document.undoStack().undo();
            QCOMPARE(palette.document.scenario().plan.tp, 8);
        }
    }

    /// A sentence is one scenario and one step of undo.
    void aSentenceIsAScenario_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<int>("sequence");
        const auto row = [](const char* query, const char* model, const char* gpu, int gpus, int sequence) {
            QTest::newRow(query) << QString::fromUtf8(query) << QString(model) << QString(gpu) << gpus << sequence;
        };
        row("qwen3 235b 512 h100 8k", "qwen3-235b-a22b", "h100-sxm", 512, 8192);
        row("llama 3.1 405b on 1,024 b200, 128k", "llama-3.1-405b", "b200-sxm", 1024, 131072);
        row("512 h100", "", "h100-sxm", 512, 0);
        row("512xh200", "", "h200-sxm", 512, 0);
        row("b200 128", "", "b200-sxm", 128, 0);
        row("b200 x 128", "", "b200-sxm", 128, 0);
        row("4 h100", "", "h100-sxm", 4, 0);
        row("64 a100", "", "a100-sxm-80", 64, 0);
        row("144 gb200 1m tokens", "", "gb200", 144, 1048576);
        row("128k", "", "", 0, 131072);
        row("8192 tokens", "", "", 0, 8192);
        row("128k of context", "", "", 0, 131072);
        row("1 M tokens of context", "", "", 0, 1048576);
        row("llama 3.1 8b in 64 h100 for 32 k context", "llama-3.1-8b", "h100-sxm", 64, 32768);
        row("deepseek v3 2048 h800 4k", "deepseek-v3", "h800-sxm", 2048, 4096);
        row("mixtral 8x22b 128 gpus", "mixtral-8x22b", "", 128, 0);
        row("256 mi300x fp8 16k tp4", "", "mi300x", 256, 16384);
    }
    void aSentenceIsAScenario()
    {
        QFETCH(QString, query);
        QFETCH(QString, model);
        QFETCH(QString, gpu);
        QFETCH(int, gpus);
        QFETCH(int, sequence);
        Palette palette;
        const Scenario before = palette.document.scenario();
        palette.take(query);
        const Scenario& now = palette.document.scenario();
        QCOMPARE(QString::fromStdString(now.model.text), model.isEmpty() ? QString::fromStdString(before.model.text) : model);
        QCOMPARE(QString::fromStdString(now.cluster.gpu.id), gpu.isEmpty() ? QString::fromStdString(before.cluster.gpu.id) : gpu);
        QCOMPARE(now.cluster.gpus(), gpus > 0 ? gpus : before.cluster.gpus());
        QCOMPARE(now.training.sequenceLength, sequence > 0 ? sequence : before.training.sequenceLength);
        QCOMPARE(palette.document.undoStack().count(), 1);
        palette.document.undoStack().undo();
        QCOMPARE(palette.document.scenario().cluster.gpus(), before.cluster.gpus());
    }

    /// An unknown word is not ignored.
    void aSentenceIsReadWholly()
    {
        const Palette palette;
        for (const char* query : {"qwen3 235b 512 h100 quickly", "512 h1000", "128 gpus 64 gpus 8k"}) {
            const QList<PaletteItem> found = palette.search.find(query);
            for (const PaletteItem& item : found)
                QVERIFY2(item.id != "sentence" || found.first().id == "suggestion", query);
        }
    }

    /// A name of several models: a row each, the one that has no other words first.
    void severalModelsAreOffered()
    {
        const Palette palette;
        QStringList models;
        for (const PaletteItem& item : palette.search.find("qwen3 64 h100")) {
            if (item.id == "sentence")
                models << item.text;
        }
        QVERIFY2(models.size() > 1, qPrintable(models.join(u'|')));
        QCOMPARE(QSet<QString>(models.begin(), models.end()).size(), models.size());
    }

    /// So many as are typed: a part of a node is one, too.
    void gpusSaysHowMany()
    {
        Palette palette;
        for (const int count : {512, 4, 1, 64}) {
            const QString query = QStringLiteral("gpus %1").arg(count);
            QVERIFY2(palette.first(query).text.contains(QString::number(count)), qPrintable(palette.first(query).text));
            palette.take(query);
            QCOMPARE(palette.document.scenario().cluster.gpus(), count);
        }
    }

    /// Letters strewn over another text are never the first answer, nor any.
    void strewnLettersAreNoAnswer()
    {
        const Palette palette;
        for (const char* query : {"mfu", "xyz", "pizza", "hltrp", "stgs"}) {
            const QList<PaletteItem> found = palette.search.find(query);
            const bool isSuggested = !found.isEmpty() && found.first().id == "suggestion";
            for (const PaletteItem& item : found)
                QVERIFY2(isSuggested || item.text.contains(QString(query), Qt::CaseInsensitive),
                         qPrintable(QString(query) + ": " + item.text));
        }
    }

    void placesAreFound()
    {
        Palette palette;
        QString went;
        palette.search.setPlaces([&] {
            return QList<PaletteItem>{
                {"lesson.bubble", "Lesson", "Where the bubble comes from", {}, {}, [&] { went = "bubble"; }, {}, {}, {}}};
        });
        palette.take("bubble comes");
        QCOMPARE(went, QString("bubble"));
    }

    /// Short words between the others do not hide what is meant.
    void shortWordsDoNotMatter()
    {
        Palette palette;
        bool isExported = false;
        palette.search.setPlaces([&] {
            return QList<PaletteItem>{
                {"export.megatron", "Export", "Export for Megatron-LM", {}, {}, [&] { isExported = true; }, {}, {"export megatron"}, {}}};
        });
        for (const char* query : {"export to megatron", "export for megatron", "export megatron"}) {
            isExported = false;
            palette.take(query);
            QVERIFY2(isExported, query);
        }
    }

    void clustersAreDecidedBetween_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QStringList>("clusters");
        QTest::newRow("or") << "64 h100 or 32 b200" << QStringList{"h100-sxm 64", "b200-sxm 32"};
        QTest::newRow("vs") << "h100 vs. mi300x" << QStringList{"h100-sxm 64", "mi300x 64"};
        QTest::newRow("three") << "64 h100 or 64 h200 or 64 b200" << QStringList{"h100-sxm 64", "h200-sxm 64", "b200-sxm 64"};
        QTest::newRow("one") << "64 h100" << QStringList();
        QTest::newRow("no cluster") << "64 h100 or tp 8" << QStringList();
        QTest::newRow("a model as well") << "64 h100 or llama 3.1 8b" << QStringList();
    }
    void clustersAreDecidedBetween()
    {
        QFETCH(QString, query);
        Palette palette;
        QStringList clusters;
        palette.search.setDecide([&](const QList<SaidCluster>& said) {
            for (const SaidCluster& each : said)
                clusters << QStringLiteral("%1 %2").arg(QString::fromStdString(each.gpu)).arg(each.gpus);
        });
        for (const PaletteItem& item : palette.search.find(query)) {
            if (item.id == "decide.between")
                item.run();
        }
        QTEST(clusters, "clusters");
        QCOMPARE(palette.document.undoStack().count(), 0);
    }

    /// An empty palette begins with commands, not with what is looked up.
    void anEmptyPaletteBeginsWithCommands()
    {
        Palette palette;
        const auto estimate = test::estimateWith();
        palette.search.setFigures([&] { return paletteFigures(*estimate, [](const QString&) {}); });
        QCOMPARE(palette.first({}).group, QString("Menu"));
    }

    /// The palette disables the same values as the slider, for the same reason; accepted values lead to the same scenario.
    void degreesAreThoseOfTheSliders()
    {
        Palette palette;
        palette.document.edit(QStringLiteral("plan.cp"), std::int64_t{2});
        palette.document.setLocked(QStringLiteral("plan.pp"), true);
        const auto options = planOptions(palette.document.scenario(), palette.document.lockedDegrees());
        int refused = 0;
        for (const char* path : {"plan.tp", "plan.cp", "plan.pp", "plan.dp", "plan.ep", "plan.chunks", "plan.micro_batch"}) {
            for (const PlanOption& option : options->at(path)) {
                const auto number = std::get<std::int64_t>(option.value);
                const QString query = QStringLiteral("%1 %2").arg(QString::fromLatin1(path)).arg(number);
                const PaletteItem item = palette.first(query);
                QVERIFY2(item.reason.isEmpty() == !option.obstacle, qPrintable(query));
                refused += option.obstacle ? 1 : 0;
                if (option.obstacle)
                    continue;
                Document slid(palette.document.scenario());
                slid.setLocked(QStringLiteral("plan.pp"), true);
                slid.edit(QString::fromLatin1(path), option.value);
                item.run();
                QCOMPARE(palette.document.scenario().plan, slid.scenario().plan);
                palette.document.undoStack().setIndex(1);
            }
        }
        QVERIFY(refused > 5);
    }

    void followersAreToldBefore()
    {
        const Palette palette;
        QVERIFY2(palette.first("tp 4").detail.contains("dp 2 → 4"), qPrintable(palette.first("tp 4").detail));
        const QString exact = palette.first("seq 16k").detail.replace(QChar(0xa0), ' ');
        QVERIFY2(exact.contains("512 × 16,384 = 8.39 M tokens"), qPrintable(exact));
        QVERIFY2(palette.first("gpus 100").detail.contains("whole nodes only"), qPrintable(palette.first("gpus 100").detail));
    }

    /// A name that is right to the letter is first, whatever was taken lately and whatever else has its letters.
    void exactNamesComeFirst()
    {
        Palette palette;
        for (const char* late : {"plan.schedule", "plan.zero", "file.save_as"})
            palette.search.remember(QString::fromLatin1(late));
        QCOMPARE(palette.first("save").id, QString("file.save"));
        QCOMPARE(palette.first("Save as").id, QString("file.save_as"));
        QCOMPARE(palette.first("step").id, QString("view.step"));
        QCOMPARE(palette.first("preferences").id, QString("edit.settings"));
        QCOMPARE(palette.first("keys").id, QString("help.shortcuts"));
        for (const Parameter& parameter : parameters()) {
            if (parameter.kind != ParameterKind::Document)
                QCOMPARE(palette.first(toText(parameter.path)).id, toText(parameter.path));
        }
        const QString second = palette.search.find("export").value(1).id;
        QCOMPARE(QSet<QString>({palette.first("export").id, second}), QSet<QString>({"file.save_as", "edit.copy"}));
    }

    void aSwitchFlipsBackAndForth()
    {
        const Palette palette;
        const bool before = palette.document.scenario().plan.sequenceParallel;
        palette.take("sequence parallel");
        QCOMPARE(palette.document.scenario().plan.sequenceParallel, !before);
        palette.take("sequence parallel");
        QCOMPARE(palette.document.scenario().plan.sequenceParallel, before);
    }

    void theNearestIsSuggested_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("meant");
        QTest::newRow("swapped letters") << "recomptue full"
                                         << "recompute full";
        QTest::newRow("a wrong letter") << "schedulw"
                                        << "schedule";
        QTest::newRow("with a number") << "sequense 32k"
                                       << "sequence 32k";
        QTest::newRow("a command") << "settigns"
                                   << "settings";
    }
    void theNearestIsSuggested()
    {
        QFETCH(QString, query);
        QFETCH(QString, meant);
        const Palette palette;
        const QList<PaletteItem> found = palette.search.find(query);
        QVERIFY(!found.isEmpty());
        QVERIFY2(found[0].text.contains(meant), qPrintable(found[0].text));
        QCOMPARE(found[0].completion, meant);
        QVERIFY(!found[0].run);
        QCOMPARE(found.value(1).text, palette.first(meant).text);
    }

    /// Its letters are scattered in "Recompute: Full": that is no match.
    void aFigureIsFoundByItsName()
    {
        Palette palette;
        const auto offersFull = [&] {
            const QList<PaletteItem> found = palette.search.find("mfu");
            return std::any_of(found.begin(), found.end(), [](const PaletteItem& item) { return item.id == "plan.recompute=full"; });
        };
        QVERIFY(!offersFull());
        const auto estimate = test::estimateWith();
        QString derived;
        palette.search.setFigures([&] { return paletteFigures(*estimate, [&](const QString& field) { derived = field; }); });
        const PaletteItem item = palette.first("mfu");
        QVERIFY2(item.text.startsWith("MFU") && item.detail.contains('%'), qPrintable(item.text + item.detail));
        item.run();
        QCOMPARE(derived, QString("/throughput/mfu"));
        QVERIFY(!offersFull());
    }

    void whatIsLikeNothingFindsNothing() { QVERIFY(Palette().search.find("qqqq wwww").isEmpty()); }

    void aWrongChoiceOffersTheNearest()
    {
        const Palette palette;
        const QList<PaletteItem> found = palette.search.find("schedule zbv");
        QVERIFY2(found.value(0).text.contains("Zero bubble V"), qPrintable(found.value(0).text));
        QVERIFY(!found.value(1).reason.isEmpty());
    }

    /// No other word hides a field, a value or a command that has it as its own name, and each leads somewhere.
    void otherWordsAreOfUse()
    {
        QHash<QString, QString> own;
        for (const Parameter& parameter : parameters()) {
            for (const QString& name : ownNamesOf(parameter))
                own.insert(name, toText(parameter.path));
        }
        for (const PaletteAlias& alias : paletteAliases()) {
            const QString word = QString::fromLatin1(alias.word);
            QVERIFY2(!own.contains(word) || own.value(word) == QLatin1String(alias.target), alias.word);
            const Parameter* parameter = findParameter(alias.target);
            QVERIFY2(parameter || QString::fromLatin1(alias.target).contains(QRegularExpression("^(file|edit|view|help)\\.")), alias.word);
            if (alias.value)
                QVERIFY2(typedValue(*parameter, QString::fromLatin1(alias.value)), alias.word);
        }
    }
};

QTEST_MAIN(TestPaletteSearch)
#include "test_palette_search.moc"
