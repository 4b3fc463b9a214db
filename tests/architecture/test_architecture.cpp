// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include "core/field/parameters.h"

namespace {

/// Headers that the sources of one place may not include.
struct Boundary {
    QString why;
    QRegularExpression scope;      ///< paths it holds for
    QRegularExpression exempt;     ///< paths among them that it doesn't hold for
    QRegularExpression forbidden;  ///< what stands between the quotes or brackets

    [[nodiscard]] bool isBroken(const QString& path, const QString& include) const
    {
        return path.contains(scope) && !path.contains(exempt) && include.contains(forbidden);
    }
};

const QString kNowhere = QStringLiteral("(?!)");

const QList<Boundary>& boundaries()
{
    static const auto boundary = [](const char* why, const QString& scope, const QString& exempt, const QString& forbidden) {
        return Boundary{QString::fromUtf8(why), QRegularExpression(scope), QRegularExpression(exempt), QRegularExpression(forbidden)};
    };
    static const QList<Boundary> list{
        boundary("core knows no Qt", "^core/", kNowhere, "^Q[A-Z]|^Qt"),
        boundary("core is below everything", "^core/", kNowhere, "^(app|widgets|probe|tests)/"),
        boundary("nlohmann_json is hidden in core/io (and the command line's output, the probe's lines)", "^(core|app|widgets|probe)/",
                 "^(core/io|app/cli|probe/protocol)/", "^nlohmann/|^core/io/(json|object_reader)\\.h$"),
        boundary("zlib is hidden in one file of core/io", "^(core|app|widgets|probe)/", "^core/io/gunzip\\.cpp$", "^zlib\\.h$"),
        boundary("yaml-cpp and toml++ are each hidden in one file of core/launch", "^(core|app|widgets|probe)/",
                 "^core/launch/read_(yaml|toml)\\.cpp$", "^yaml-cpp/|^toml\\+\\+/"),
        boundary("printed formulas never enter an estimate", "^core/", "^core/cheatsheet/", "^core/cheatsheet/"),
        boundary("widgets show core types and know nothing of the application", "^widgets/", kNowhere, "^(app|probe)/"),
        boundary("Qt Charts is behind the plain data of widgets/charts", "^(app|core|probe|tests|widgets)/",
                 "^widgets/charts/plotter\\.cpp$",
                 "^QtCharts|^Q(Chart|ChartView|PolarChart|BarSet|BoxSet|CandlestickSet|PieSlice|Legend|\\w+Series|\\w+Axis|\\w+("
                 "LegendMarker|ModelMapper))$"),
        boundary("the probe uses its protocol, core's profile types with their file, how a file is replaced, and a scenario's shapes",
                 "^probe/", kNowhere,
                 "^(app|widgets)/|^Q[A-Z]|^Qt|^core/(?!base/|hardware/|calibrate/|platform/atomic_file\\.h|io/"
                 "(hardware_profile_\\w+|scenario_shapes)\\.h)"),
        boundary("the window knows the probe's lines, not the probe", "^(app|widgets)/", kNowhere, "^probe/(?!protocol/)"),
        boundary("the command line runs without Qt", "^app/cli/", kNowhere, "^Q[A-Z]|^Qt|^widgets/"),
        boundary("what only one kind of system has is in core/platform (the probe is a program for Linux)", "^(app|core|widgets)/",
                 "^core/platform/",
                 "^(sys|net|netinet|arpa|linux)/|^(unistd|fcntl|poll|sched|dlfcn|pthread|termios|pwd|netdb|signal|windows)\\.h$"),
        boundary("g++ 12 and clang 14 must both take it", "^(core|app|widgets|probe|tests)/", kNowhere,
                 "^(ranges|format|expected|print|generator|source_location)$"),
    };
    return list;
}

/// The folders of each module in layers: each may use those before it, so no two of them use each other. Core's follow the flow from inputs
/// to results; "text" and "io" print these. The files outside the folders are above all of them.
const QMap<QString, QStringList>& layers()
{
    static const QMap<QString, QStringList> modules{
        {"core", {"base",   "platform",  "hardware", "calibrate", "schedule",   "model",     "ring",    "lengths", "scenario",
                  "field",  "framework", "learn",    "plan",      "collective", "site",      "layer",   "cost",    "optimizer",
                  "memory", "step",      "trust",    "estimate",  "balance",    "validate",  "launch",  "search",  "remedy",
                  "decide", "advice",    "sweep",    "compare",   "doctor",     "links",     "experts", "shards",  "strategy",
                  "puzzle", "text",      "explain",  "lessons",   "io",         "cheatsheet"}},
        {"widgets",
         {"text", "theme", "charts", "controls", "player", "timeline", "layer", "lesson", "mesh", "shards", "ring", "collectives",
          "experts"}},
        {"app", {"text",     "storage", "jobs",    "lens",   "probe",    "document",  "estimate", "language",
                 "settings", "lessons", "handout", "search", "verdicts", "commands",  "session",  "export",
                 "files",    "views",   "help",    "panels", "window",   "presenter", "launch",   "cli"}},
        {"probe", {"protocol", "io", "api", "ranks", "stage", "cuda", "host", "simulated", "run"}},
    };
    return modules;
}

/// Whether a file of this folder may not include `include`; a folder without a place is above all.
bool breaksLayers(const QString& module, const QString& folder, const QString& include)
{
    const QStringList& order = layers()[module];
    const auto place = [&order](const QString& name) { return order.contains(name) ? order.indexOf(name) : order.size(); };
    const QString used = include.section('/', 1, 1);
    return include.startsWith(module + '/') && used != folder && place(used) > place(folder);
}

/// Returns the folder of a path below its module; empty: outside the folders.
QString folderOf(const QString& path) { return path.count('/') > 1 ? path.section('/', 1, 1) : QString(); }

QString root() { return QStringLiteral(SHARDSCOPE_SOURCE_DIR); }

/// Paths of all C++ files, relative to the root.
QStringList sources(const QStringList& folders = {"app", "core", "probe", "tests", "widgets"})
{
    QStringList found;
    for (const QString& folder : folders) {
        QDirIterator it(root() + '/' + folder, {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            found << QDir(root()).relativeFilePath(it.next());
    }
    return found;
}

QString read(const QString& path)
{
    QFile file(root() + '/' + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList includes(const QString& path)
{
    static const QRegularExpression line("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]", QRegularExpression::MultilineOption);
    QStringList found;
    for (auto it = line.globalMatch(read(path)); it.hasNext();)
        found << it.next().captured(1);
    return found;
}

#define VERIFY_NONE(offenders) QVERIFY2((offenders).isEmpty(), qPrintable((offenders).join("\n    ").prepend("\n    ")))

}  // namespace

class TestArchitecture : public QObject {
    Q_OBJECT
private slots:
    void boundariesHold()
    {
        QStringList offenders;
        for (const QString& path : sources()) {
            for (const QString& include : includes(path)) {
                for (const Boundary& boundary : boundaries()) {
                    if (boundary.isBroken(path, include))
                        offenders << path + " includes " + include + ": " + boundary.why;
                }
            }
        }
        VERIFY_NONE(offenders);
    }

    void modulesHaveLayers_data()
    {
        QTest::addColumn<QString>("module");
        for (const QString& module : layers().keys())
            QTest::newRow(qPrintable(module)) << module;
    }

    void modulesHaveLayers()
    {
        QFETCH(QString, module);
        QStringList offenders;
        QSet<QString> met;
        for (const QString& path : sources({module})) {
            const QString folder = folderOf(path);
            met << folder;
            if (!folder.isEmpty() && !layers()[module].contains(folder))
                offenders << path + ": a folder without a place among the layers";
            for (const QString& include : includes(path)) {
                if (breaksLayers(module, folder, include))
                    offenders << path + " includes " + include + ", which is above it";
            }
        }
        VERIFY_NONE(offenders);
        for (const QString& folder : layers()[module])
            QVERIFY2(met.contains(folder), qPrintable(folder + " is no folder any more"));
    }

    /// The maps of the folders, for people, have the layers in their order.
    void mapsHaveTheLayers()
    {
        static const QRegularExpression row("^\\| `(\\w+)` \\|", QRegularExpression::MultilineOption);
        for (const QString module : {"core", "app", "probe"}) {
            const QString map =
                read(module + "/README.md").section("## The folders, in the order of their layers", 1).section("\n## ", 0, 0);
            QStringList folders;
            for (auto it = row.globalMatch(map); it.hasNext();)
                folders << it.next().captured(1);
            QCOMPARE(folders, layers()[module]);
        }
    }

    void layersCatch()
    {
        QVERIFY(breaksLayers("core", "plan", "core/step/step.h") && !breaksLayers("core", "step", "core/plan/mesh.h"));
        QVERIFY(!breaksLayers("core", "plan", "vector") && !breaksLayers("app", "text", "widgets/controls/tile.h"));
        QVERIFY(breaksLayers("app", "views", "app/panels/scenario_line.h") && !breaksLayers("app", "panels", "app/views/base/view.h"));
        QVERIFY(!breaksLayers("probe", "", "probe/run/run.h") && breaksLayers("probe", "run", "probe/options.h"));
    }

    /// Physics is a function of a Site and a ResolvedPlan: what a scenario leaves open has one answer, in core/plan.
    void physicsNeverReadsTheWrittenPlan()
    {
        static const QRegularExpression physics("^core/(site|ring|layer|cost|memory|step|links|collective)/");
        static const QRegularExpression makers("^core/(site/site|step/basis)\\.(h|cpp)$");
        QStringList offenders;
        for (const QString& path : sources({"core"})) {
            if (path.contains(physics) && !path.contains(makers) && read(path).contains(QRegularExpression("\\bScenario\\b")))
                offenders << path;
        }
        VERIFY_NONE(offenders);
    }

    /// An estimate keeps its basis, so no other code makes its own constants or cost inputs.
    void constantsAreMadeOnce()
    {
        static const QRegularExpression makers(
            "^core/(site/(site|cost_constants)|step/(basis|cost_inputs)|search/(plan_times|layer_floors))\\.(h|cpp)$");
        QStringList offenders;
        for (const QString& path : sources({"app", "core", "widgets"})) {
            if (!path.contains(makers) && read(path).contains(QRegularExpression("\\b(CostConstants|costInputs)\\(")))
                offenders << path;
        }
        VERIFY_NONE(offenders);
    }

    /// A view is a folder and a row: nothing but the list knows its class.
    void viewsAreKnownToTheirListAlone()
    {
        static const QRegularExpression view("^app/views/([a-z]+)/\\1_view\\.h$");
        QStringList offenders;
        int views = 0;
        for (const QString& path : sources({"app"})) {
            const QString folder = path.section('/', 0, 2);
            for (const QString& include : includes(path)) {
                if (!include.contains(view))
                    continue;
                views += path == "app/views/view_list.cpp" ? 1 : 0;
                if (path != "app/views/view_list.cpp" && !include.startsWith(folder + '/'))
                    offenders << path + " includes " + include;
            }
        }
        VERIFY_NONE(offenders);
        QVERIFY(views >= 11);
    }

    /// Code names a field by its path: each of these names exists. Launchers have settings of their own that begin with "training." and
    /// "model.".
    void everyFieldThatIsNamedExists()
    {
        static const QRegularExpression named("\"((plan|cluster|training|model)\\.[a-z0-9_.]+)\"");
        QStringList offenders;
        int fields = 0;
        for (const QString& path : sources({"app", "core", "widgets"})) {
            for (auto it = named.globalMatch(read(path).remove(QRegularExpression("//.*"))); it.hasNext();) {
                const QRegularExpressionMatch match = it.next();
                const std::string name = match.captured(1).toStdString();
                const bool isOther = path.startsWith("core/launch/") && (match.captured(2) == "training" || match.captured(2) == "model");
                const bool isField = shardscope::findParameter(name) || name.starts_with("model.architecture.");
                const bool isGroup = std::any_of(shardscope::parameters().begin(), shardscope::parameters().end(),
                                                 [&](const shardscope::Parameter& each) { return each.group() == name; });
                fields += isField && !isOther ? 1 : 0;
                // A lesson's word for the replicas of experts, which no plan says.
                if (!isOther && !isField && !isGroup && name != "plan.edp")
                    offenders << path + ": " + match.captured(1);
            }
        }
        VERIFY_NONE(offenders);
        QVERIFY(fields > 500);
    }

    void boundariesCatch_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("include");
        QTest::addColumn<bool>("broken");
        QTest::newRow("Qt in core") << "core/memory/memory.cpp"
                                    << "QString" << true;
        QTest::newRow("Qt module in core") << "core/memory/memory.cpp"
                                           << "QtCore/QString" << true;
        QTest::newRow("std in core") << "core/memory/memory.cpp"
                                     << "queue" << false;
        QTest::newRow("app in core") << "core/text/a.cpp"
                                     << "app/cli/commands.h" << true;
        QTest::newRow("JSON in core/io") << "core/io/json.h"
                                         << "nlohmann/json.hpp" << false;
        QTest::newRow("JSON in core/model") << "core/model/a.cpp"
                                            << "nlohmann/json.hpp" << true;
        QTest::newRow("JSON through a header") << "core/model/a.cpp"
                                               << "core/io/json.h" << true;
        QTest::newRow("JSON in the command line") << "app/cli/a.cpp"
                                                  << "core/io/json.h" << false;
        QTest::newRow("JSON in the window") << "app/window/a.cpp"
                                            << "nlohmann/json.hpp" << true;
        QTest::newRow("cheatsheet in the ledger") << "core/memory/a.cpp"
                                                  << "core/cheatsheet/sheet_memory.h" << true;
        QTest::newRow("cheatsheet in itself") << "core/cheatsheet/a.cpp"
                                              << "core/cheatsheet/sheet_memory.h" << false;
        QTest::newRow("cheatsheet in a test") << "tests/core/memory/a.cpp"
                                              << "core/cheatsheet/sheet_memory.h" << false;
        QTest::newRow("app in widgets") << "widgets/ring/a.cpp"
                                        << "app/document.h" << true;
        QTest::newRow("Qt Charts in a view") << "app/views/memory/memory_view.cpp"
                                             << "QBarSet" << true;
        QTest::newRow("Qt Charts' folder in a chart") << "widgets/charts/bars_scene.cpp"
                                                      << "QtCharts/QChart" << true;
        QTest::newRow("an axis of Qt Charts in a test") << "tests/widgets/charts/test_scene.cpp"
                                                        << "QLogValueAxis" << true;
        QTest::newRow("Qt Charts where it is used") << "widgets/charts/plotter.cpp"
                                                    << "QStackedBarSeries" << false;
        QTest::newRow("a chart of ours") << "app/views/memory/memory_view.cpp"
                                         << "widgets/charts/stacked_bars.h" << false;
        QTest::newRow("model in the probe") << "probe/host/a.cpp"
                                            << "core/model/architecture.h" << true;
        QTest::newRow("hardware in the probe") << "probe/host/a.cpp"
                                               << "core/hardware/hardware.h" << false;
        QTest::newRow("a profile's file in the probe") << "probe/a.cpp"
                                                       << "core/io/hardware_profile_json.h" << false;
        QTest::newRow("a scenario's file in the probe") << "probe/a.cpp"
                                                        << "core/io/scenario_file.h" << true;
        QTest::newRow("the probe's lines in the window") << "app/probe/a.cpp"
                                                         << "probe/protocol/message.h" << false;
        QTest::newRow("the probe in the window") << "app/probe/a.cpp"
                                                 << "probe/api/backend.h" << true;
        QTest::newRow("Qt in the command line") << "app/cli/a.cpp"
                                                << "QCoreApplication" << true;
        QTest::newRow("Qt in the window") << "app/window/a.cpp"
                                          << "QMainWindow" << false;
        QTest::newRow("the system in the window") << "app/launch/a.cpp"
                                                  << "unistd.h" << true;
        QTest::newRow("the system's folder in core") << "core/io/a.cpp"
                                                     << "sys/stat.h" << true;
        QTest::newRow("the system where it is used") << "core/platform/a.cpp"
                                                     << "unistd.h" << false;
        QTest::newRow("signals of C++") << "app/cli/main.cpp"
                                        << "csignal" << false;
        QTest::newRow("views of ranges") << "core/search/a.cpp"
                                         << "ranges" << true;
    }
    void boundariesCatch()
    {
        QFETCH(QString, path);
        QFETCH(QString, include);
        QFETCH(bool, broken);
        const auto isBroken = [&](const Boundary& boundary) { return boundary.isBroken(path, include); };
        QCOMPARE(std::any_of(boundaries().begin(), boundaries().end(), isBroken), broken);
    }

    /// Dependencies that includes do not show: files that one kind of system has, and code that only one compiles.
    void systemsAreToldApartInOnePlace()
    {
        static const QRegularExpression system("\\b(Q_OS_\\w+|__linux__|__APPLE__|__unix__|_WIN32)\\b|\"/(proc|sys|dev|etc|usr)/");
        QStringList offenders;
        for (const QString& path : sources({"app", "core", "widgets"})) {
            if (!path.startsWith("core/platform/") && read(path).contains(system))
                offenders << path;
        }
        VERIFY_NONE(offenders);
        QVERIFY(read("core/platform/process_facts.cpp").contains(system));
    }

    void everyFileStartsWithItsLicence()
    {
        const QString licence = QStringLiteral("// SPDX-FileCopyrightText: 2026 The Shardscope authors\n"
                                               "// SPDX-License-Identifier: GPL-3.0-or-later\n");
        QStringList offenders;
        for (const QString& path : sources()) {
            if (!read(path).startsWith(licence + (path.endsWith(".h") ? "#pragma once\n" : "")))
                offenders << path;
        }
        VERIFY_NONE(offenders);
    }

    void ownHeaderComesFirst()
    {
        QStringList offenders;
        for (const QString& path : sources()) {
            const QString own = path.chopped(4) + ".h";
            if (path.endsWith(".cpp") && QFile::exists(root() + '/' + own) && includes(path).value(0) != own)
                offenders << path;
        }
        VERIFY_NONE(offenders);
    }

    /// Two types of one name are one to the linker, which keeps whichever it finds first: what a template of them does is anybody's guess.
    void everyTypeIsDefinedOnce()
    {
        static const QRegularExpression space("^namespace (shardscope\\S*) \\{", QRegularExpression::MultilineOption);
        static const QRegularExpression type("^(?:struct|class|enum class) (\\w+)[^;<]*?\\{", QRegularExpression::MultilineOption);
        QHash<QString, QString> definedIn;
        QStringList offenders;
        for (const QString& path : sources({"app", "core", "probe", "widgets"}).filter(QRegularExpression("\\.h$"))) {
            const QString text = read(path);
            for (auto it = type.globalMatch(text); it.hasNext();) {
                const QString name = space.match(text).captured(1) + "::" + it.next().captured(1);
                if (definedIn.contains(name))
                    offenders << name + " in " + definedIn[name] + " and " + path;
                definedIn[name] = path;
            }
        }
        QVERIFY(definedIn.size() > 300);
        VERIFY_NONE(offenders);
    }

    void namesAreSnakeCase()
    {
        static const QRegularExpression snakeCase("^([a-z0-9_]+/)*[a-z0-9_]+\\.(h|cpp)$");
        VERIFY_NONE(sources().filter(QRegularExpression("^(?!" + snakeCase.pattern().mid(1) + ")")));
    }

    /// Everything that distinguishes a schedule is in its traits: code that names a schedule would have to change with the next one. The
    /// list of schedules names the default, and the steps of the pipeline's history are five schedules by name.
    void schedulesAreAskedForTheirTraits()
    {
        static const QStringList allowed{"core/base/schedule_kind.h", "core/schedule/improvement_steps.cpp"};
        static const QRegularExpression name("\\bScheduleKind::\\w");
        QStringList offenders;
        for (const QString& path : sources({"app", "core", "probe", "widgets"})) {
            if (!allowed.contains(path) && read(path).contains(name))
                offenders << path;
        }
        VERIFY_NONE(offenders);
        for (const QString& path : allowed)
            QVERIFY2(read(path).contains(name), qPrintable(path + " needs no exception"));
    }

    /// Everything that distinguishes a framework is in its traits as well. Readers of launchers' files name the framework that they start.
    void frameworksAreAskedForTheirTraits()
    {
        static const QRegularExpression name("\\b(Framework|SoftwareStack)::\\w");
        static const QRegularExpression said("\\bsoftware\\.framework = Framework::\\w+;");
        QStringList offenders;
        for (const QString& path : sources({"app", "core", "probe", "widgets"})) {
            if (!path.startsWith("core/framework/") && path != "core/base/framework.h" && read(path).remove(said).contains(name))
                offenders << path;
        }
        VERIFY_NONE(offenders);
    }

    /// Everything that distinguishes a generation of GPUs is in its traits, so that one name has one meaning.
    void generationsAreAskedForTheirTraits()
    {
        static const QRegularExpression name("\\bGpuGeneration::\\w");
        QStringList offenders;
        for (const QString& path : sources({"app", "core", "probe", "widgets"})) {
            if (!path.startsWith("core/hardware/generation.") && read(path).contains(name))
                offenders << path;
        }
        VERIFY_NONE(offenders);
    }

    /// A long file has more than one idea. A few may; they are named.
    void filesAreShort()
    {
        constexpr qsizetype kLongest = 350;
        constexpr qsizetype kMostLongFiles = 0;
        const QStringList files = sources({"app", "core", "probe", "widgets"});
        QStringList longFiles;
        for (const QString& path : files) {
            const qsizetype lines = read(path).count('\n');
            if (lines > kLongest)
                longFiles << path + ": " + QString::number(lines) + " lines";
        }
        if (!longFiles.isEmpty())
            qInfo().noquote() << "over 350 lines:" << longFiles.join(", ");
        QVERIFY2(longFiles.size() <= kMostLongFiles, qPrintable(longFiles.join(", ")));
    }

    /// An operator's name, cut and role are in its row; the rest of core uses ids.
    void operatorsAreNamedInTheirTableOnly()
    {
        const QString table = "core/model/operator_traits.h";
        // Words that also mean something else: kinds of tensors and parts of a model, of kernels, of a derivation.
        static const QStringList homonyms{"attention", "embedding", "head", "router", "combine"};
        // Keys and values of GPT-NeoX's files, and of Megatron-LM's forks.
        static const QHash<QString, QStringList> keys{{"core/launch/neox_import.cpp", {"rotary", "activation"}},
                                                      {"core/launch/megatron_read_model.cpp", {"rotary"}}};
        static const QRegularExpression row("\\{Id::\\w+, \"([a-z-]+)\"");
        QStringList names;
        for (auto it = row.globalMatch(read(table)); it.hasNext();)
            names << it.next().captured(1);
        QVERIFY(names.size() > 20);
        QStringList offenders;
        for (const QString& path : sources({"core"})) {
            const QString text = read(path);
            for (const QString& name : names) {
                if (path != table && !homonyms.contains(name) && !keys.value(path).contains(name) && text.contains('"' + name + '"'))
                    offenders << path + ": \"" + name + '"';
            }
        }
        VERIFY_NONE(offenders);
    }

    void nothingIsLeftForLater()
    {
        // Spelled apart, so that this file doesn't find itself.
        static const QRegularExpression unfinished("\\b(TO"
                                                   "DO|FIX"
                                                   "ME|XX"
                                                   "X|HA"
                                                   "CK)\\b");
        QStringList offenders;
        for (const QString& path : sources()) {
            if (read(path).contains(unfinished))
                offenders << path;
        }
        VERIFY_NONE(offenders);
    }

    void topLevelIsTheAgreedOne()
    {
        static const QStringList agreed{"app",          "core",    "widgets",        "probe",          "resources",
                                        "translations", "tests",   "packaging",      "CMakeLists.txt", "CMakePresets.json",
                                        "README.md",    "LICENSE", "CONTRIBUTING.md"};
        static const QRegularExpression ignored("^(build.*|compile_commands\\.json|CMakeUserPresets\\.json|.*\\.user)$");
        QStringList offenders;
        for (const QString& entry : QDir(root()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
            if (!agreed.contains(entry) && !entry.contains(ignored))
                offenders << entry;
        }
        VERIFY_NONE(offenders);
    }
};

QTEST_APPLESS_MAIN(TestArchitecture)
#include "test_architecture.moc"
