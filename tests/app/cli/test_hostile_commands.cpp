// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>

#include <array>

#include "tests/app/cli/hostile_words.h"

using namespace shardscope;
using namespace shardscope::command_line;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;  // which maps terabytes
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif
#else
constexpr bool kSanitized = false;
#endif

constexpr rlim_t kMostMemory = rlim_t{4} << 30;
constexpr int kLongest = 120000;  ///< ms: a hang on any machine, however many others share it
constexpr qsizetype kMostParsed = 1 << 20;

Outcome runWithin(const QStringList& words, const QString& folder, const QByteArray& input)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setChildProcessModifier([] {
        const rlimit limit{kMostMemory, kMostMemory};
        if (!kSanitized)
            (void)setrlimit(RLIMIT_AS, &limit);
    });
    process.start(QStringLiteral(SHARDSCOPE_CLI), words);
    process.write(input);
    process.closeWriteChannel();
    Outcome outcome;
    if (process.waitForFinished(kLongest) && process.exitStatus() == QProcess::NormalExit)
        outcome.status = process.exitCode();
    outcome.out = process.readAllStandardOutput();
    outcome.err = process.readAllStandardError();
    return outcome;
}

/// Whether it is an object, as far as that is looked at: a trace has millions of lines.
bool isObject(const QByteArray& json)
{
    return json.size() < kMostParsed ? QJsonDocument::fromJson(json).isObject() : json.startsWith('{') && json.trimmed().endsWith('}');
}

/// Why the answer is none that the contract has; empty where it is one.
QString problemOf(const Outcome& outcome, const QStringList& words)
{
    if (outcome.status < 0 || outcome.status > 2)
        return QStringLiteral("it crashed, hung, or ended with a fault");
    if (outcome.err.contains('\x1b') || outcome.err.contains("Sanitizer") || outcome.err.contains("runtime error"))
        return QStringLiteral("what standard error says");
    Outcome refusal = outcome;
    // An import first prints the unknown fields, line by line.
    if (words.value(0) == "import")
        refusal.err.remove(0, std::max<qsizetype>(0, refusal.err.trimmed().lastIndexOf('\n') + 1));
    if (outcome.status == 2)
        return isRefusal(refusal, {}) && outcome.err.size() > 30 ? QString()
                                                                 : QStringLiteral("a refusal is one line, on standard error alone");
    if (outcome.out.trimmed().isEmpty())
        return QStringLiteral("no answer");
    // An import tells there what it ignored and assumed.
    if (!outcome.err.isEmpty() && words.value(0) != QStringLiteral("import"))
        return QStringLiteral("an answer with a complaint");
    if (words.contains(QStringLiteral("--json")) && !isObject(outcome.out) && !words.contains(QStringLiteral("--help")) &&
        !words.contains(QStringLiteral("--version")))
        return QStringLiteral("no JSON object");
    return {};
}

/// Eight GPUs, which a search goes through in no time.
QString smallScenario() { return QStringLiteral(SHARDSCOPE_SOURCE_DIR "/tests/fuzz/corpus/scenario/one-node"); }

QByteArray fileText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// One command line after the other.
class Lines {
public:
    Lines(quint64 seed, const QString& folder, const QList<hostile::Command>& commands, const QJsonArray& parameters)
        : m_draw(seed), m_folder(folder), m_commands(commands), m_parameters(parameters)
    {
    }

    [[nodiscard]] QStringList next()
    {
        const hostile::Command& command = m_commands.at(m_draw.below(m_commands.size()));
        QStringList words{command.name};
        for (const QString& argument : command.arguments)
            words << argumentOf(argument, command.name);
        for (const hostile::Flag& flag : command.flags) {
            for (int times = flag.required ? 97 : 30; m_draw.chance(times); times = flag.repeatable ? times : 2) {
                words << flag.name;
                if (!flag.placeholder.isEmpty())
                    words << valueOf(flag);
            }
        }
        if (m_draw.chance(3))
            words << m_draw.of(
                {QStringLiteral("--help"), QStringLiteral("--"), QStringLiteral(""), QStringLiteral("--nonsense"), QStringLiteral("-x")});
        if (m_draw.chance(3))
            std::swap(words[m_draw.below(words.size())], words[m_draw.below(words.size())]);
        return words;
    }
    [[nodiscard]] QByteArray input() { return m_draw.chance(50) ? damaged() : fileText(smallScenario()); }

private:
    QString argumentOf(const QString& kind, const QString& command)
    {
        if (kind.contains(u'|') || kind == QStringLiteral("COMMAND"))
            return m_draw.chance(95) ? oneOf(kind.contains(u'|') ? kind.split(u'|') : names()) : QStringLiteral("x");
        if (kind == QStringLiteral("FIELD"))
            return m_draw.of({QStringLiteral("/memory/peak_bytes"), QStringLiteral("/time/step_s"), QStringLiteral("/throughput/mfu"),
                              QStringLiteral("/memory/by_stage/0/activations"), QStringLiteral("/"),
                              QStringLiteral("/memory/by_stage/99999999999/total"), QString()});
        if (kind == QStringLiteral("MODEL") && m_draw.chance(40))
            return m_draw.of(
                {QStringLiteral("llama-3-8b"), QStringLiteral("deepseek-v3"), QStringLiteral("llama-3-8c"), QStringLiteral("")});
        if (kind == QStringLiteral("SCENARIO") && m_draw.chance(50))
            return smallScenario();
        return fileFor(command);
    }

    QString fileFor(const QString& command)
    {
        if (m_draw.chance(6))
            return m_draw.of({QStringLiteral("-"), QStringLiteral("/dev/null"), QStringLiteral("."), QStringLiteral("missing\nfile"),
                              QString(), QStringLiteral("shardscope:1?model.preset=llama-3-8b&cluster.gpu=%00&plan.tp=2")});
        // A search of whatever a file may describe takes as long as that takes.
        if (command == QStringLiteral("search"))
            return written(damaged());
        // Mostly a file of the kind that the command reads.
        std::vector<QString> fitting;
        for (const QString& path : hostileFiles()) {
            if (path.contains(m_kinds.value(command, QStringLiteral("scenario"))))
                fitting.push_back(path);
        }
        const QString& path = fitting.empty() || m_draw.chance(10) ? m_draw.of(hostileFiles()) : m_draw.of(fitting);
        return m_draw.chance(25) ? path : written(damaged(path));
    }

    static const std::vector<QString>& hostileFiles()
    {
        static const std::vector<QString> files = hostile::files();
        return files;
    }

    QByteArray damaged(const QString& path = smallScenario()) { return hostile::Damage(m_draw)(fileText(path)); }

    QString written(const QByteArray& text)
    {
        QFile file(m_folder + QStringLiteral("/%1.json").arg(m_files++ % 40));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
    }

    QString oneOf(const QStringList& list) { return list.at(m_draw.below(list.size())); }

    QStringList names() const
    {
        QStringList list;
        for (const hostile::Command& command : m_commands)
            list << command.name;
        return list;
    }

    QString asWord(const QJsonValue& value)
    {
        const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        return value.isString() ? value.toString() : QString::fromUtf8(list.mid(1, list.size() - 2));
    }

    QString valueOf(const hostile::Flag& flag)
    {
        if (m_draw.chance(10))
            return asWord(hostile::Damage(m_draw).value()).replace(QChar(u'\0'), u'0');
        if (flag.placeholder == QStringLiteral("PATH=VALUE"))
            return override();
        if (flag.placeholder.contains(u'|') && flag.placeholder == flag.placeholder.toLower())
            return oneOf(flag.placeholder.split(u'|'));
        if (flag.name == QStringLiteral("--out"))
            return m_draw.of({m_folder + QStringLiteral("/written.out"), QStringLiteral("/nowhere/x"), m_folder});
        if (m_choices.contains(flag.name))
            return oneOf(m_choices.value(flag.name).split(u' '));
        if (flag.placeholder.startsWith(QStringLiteral("FILE")))
            return fileFor(flag.name);
        return m_draw.of({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("4"), QStringLiteral("8"), QStringLiteral("64"),
                          QStringLiteral("0"), QStringLiteral("-1"), QStringLiteral("0.5"), QStringLiteral("1e-9"), QStringLiteral("4096"),
                          QStringLiteral("1000000"), QStringLiteral("4294967296"), QStringLiteral("9223372036854775807"),
                          QStringLiteral("1e30"), QStringLiteral("nan"), QStringLiteral("inf"), QStringLiteral("0x8"), QStringLiteral(" 8"),
                          QStringLiteral("8 ")});
    }

    /// A field of the catalogue with a value of its kind, at its edges, or of none.
    QString override()
    {
        const QJsonObject field = m_parameters.at(m_draw.below(m_parameters.size())).toObject();
        const QString path = field.value(QStringLiteral("path")).toString() + QStringLiteral("=");
        const QJsonArray choices = field.value(QStringLiteral("choices")).toArray();
        if (!choices.isEmpty() && m_draw.chance(90))
            return path + choices.at(m_draw.below(choices.size())).toString();
        const QString kind = field.value(QStringLiteral("kind")).toString();
        if (kind == QStringLiteral("switch") && m_draw.chance(90))
            return path + m_draw.of({QStringLiteral("true"), QStringLiteral("false"), QStringLiteral("null")});
        if (m_draw.chance(60))
            return path + m_draw.of({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4"),
                                     QStringLiteral("8"), QStringLiteral("16"), QStringLiteral("64"), QStringLiteral("1024"),
                                     QStringLiteral("8192"), QStringLiteral("131072"), QStringLiteral("null")});
        if (m_draw.chance(40))
            return path + asWord(field.value(m_draw.of({QStringLiteral("minimum"), QStringLiteral("maximum"), QStringLiteral("default")})));
        return path + asWord(hostile::Damage(m_draw).value());
    }

    test::Draw m_draw;
    QString m_folder;
    const QList<hostile::Command>& m_commands;
    const QJsonArray& m_parameters;
    int m_files = 0;
    /// The corpora for each command's files, and the names that a flag knows.
    const QHash<QString, QString> m_kinds{
        {QStringLiteral("model"), QStringLiteral("/hf_config/")},      {QStringLiteral("import"), QStringLiteral("/launch/")},
        {QStringLiteral("validate"), QStringLiteral("/runs/")},        {QStringLiteral("calibrate"), QStringLiteral("/log/")},
        {QStringLiteral("--rules"), QStringLiteral("/advice_rules/")}, {QStringLiteral("--compare"), QStringLiteral("/profile/")}};
    const QHash<QString, QString> m_choices{
        {QStringLiteral("--target"),
         QStringLiteral("megatron megatron-bridge nanotron torchtitan torchtitan-0.2.2 deepspeed accelerate-fsdp1 accelerate-fsdp2 x")},
        {QStringLiteral("--kind"),
         QStringLiteral("afab 1f1b interleaved looped-bfs zb-h1 zb-h2 zb-v v-half v-min zb1p-interleaved dualpipe dualpipe-v x")},
        {QStringLiteral("--format"), QStringLiteral("trace superbench json x")},
        {QStringLiteral("--op"), QStringLiteral("all_reduce all_gather reduce_scatter all_to_all send_recv x")},
        {QStringLiteral("--layout"), QStringLiteral("contiguous zigzag striped all-gather contiguous-all-gather ulysses ulysses-ring x")},
        {QStringLiteral("--gpu"), QStringLiteral("h100-sxm a100-sxm-80 mi300x x")},
        {QStringLiteral("--cluster"), QStringLiteral("dgx-h100 dgx-a100 x")}};
};

QString asShell(const QStringList& words)
{
    QString text = QStringLiteral("shardscope-cli");
    for (QString word : words)
        text += QStringLiteral(" '") + word.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
    return text;
}

}  // namespace

class TestHostileCommands : public QObject {
    Q_OBJECT

    QList<hostile::Command> m_commands;
    QJsonArray m_parameters;
    QByteArray m_files;

    static QByteArray filesNow()
    {
        QByteArray all;
        for (const QString& path : hostile::files())
            all += path.toUtf8() + fileText(path);
        return all;
    }

private slots:
    void initTestCase()
    {
        m_files = filesNow();
        m_commands = hostile::allCommands();
        QVERIFY(m_commands.size() >= 17);
        m_parameters = run({QStringLiteral("catalog"), QStringLiteral("parameters"), QStringLiteral("--json")})
                           .json()
                           .value(QStringLiteral("parameters"))
                           .toArray();
        QVERIFY(m_parameters.size() > 50);
    }

    void everyCommandIsInTheOverview()
    {
        const QByteArray overview = run({QStringLiteral("help")}).out;
        for (const hostile::Command& command : std::as_const(m_commands))
            QVERIFY2(overview.contains("\n  " + command.name.toUtf8() + " "), qPrintable(command.name));
    }

    void everyFlagIsRead()
    {
        int flags = 0;
        for (const hostile::Command& command : std::as_const(m_commands)) {
            QVERIFY2(!command.name.isEmpty() && !command.name.contains(u'-'), qPrintable(command.name));
            flags += static_cast<int>(command.flags.size());
        }
        QVERIFY2(flags > 60, qPrintable(QString::number(flags)));
    }

    /// The contract's exit codes, whatever the words and the files: an answer, none such, or one line of refusal; in seconds, within memory.
    void anyLineIsAnswered_data()
    {
        QTest::addColumn<quint64>("seed");
        const bool isLong = qEnvironmentVariableIsSet("SHARDSCOPE_LONG");
        for (int seed = 1; seed <= (isLong ? 400 : 8); ++seed)
            QTest::addRow("seed %d", seed) << static_cast<quint64>(seed);
    }
    void anyLineIsAnswered()
    {
        QFETCH(quint64, seed);
        constexpr int kLines = 25;
        QTemporaryDir folder;
        Lines lines(seed, folder.path(), m_commands, m_parameters);
        std::array<int, 3> ended{};
        for (int i = 0; i < kLines; ++i) {
            const QStringList words = lines.next();
            const Outcome outcome = runWithin(words, folder.path(), lines.input());
            const QString problem = problemOf(outcome, words);
            if (!problem.isEmpty())
                folder.setAutoRemove(false);
            QVERIFY2(problem.isEmpty(), qPrintable(problem + QStringLiteral(" (line %1, status %2): ").arg(i).arg(outcome.status) +
                                                   asShell(words) + u'\n' + QString::fromUtf8(outcome.err.left(500))));
            ++ended[static_cast<std::size_t>(outcome.status)];
        }
        QVERIFY2(ended[0] > 0 && ended[2] > 0, "both what is answered and what is refused is tried");
    }

    /// Runs last: the opened files are unchanged, and there are no new ones.
    void nothingWasWrittenTo() { QCOMPARE(filesNow(), m_files); }
};

QTEST_GUILESS_MAIN(TestHostileCommands)
#include "test_hostile_commands.moc"
