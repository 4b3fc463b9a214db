// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launch/launch_options.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>

#include "app/language/language.h"
#include "app/views/view_list.h"
#include "core/base/arguments.h"
#include "core/base/nearest_name.h"
#include "core/io/lesson_json.h"

namespace shardscope {
namespace {

Error badUsage(const QString& wrong, const QString& right)
{
    return Error{ErrorCode::BadUsage, {wrong.toStdString(), right.toStdString()}, {}, {}};
}

Error unknownName(const char* kind, const QString& name, const QStringList& known)
{
    std::vector<std::string> names;
    for (const QString& each : known)
        names.push_back(each.toStdString());
    return Error{ErrorCode::UnknownName,
                 {kind, name.toStdString(), nearestName(name.toStdString(), names), known.join(QStringLiteral(", ")).toStdString()},
                 {},
                 {}};
}

/// One without an ending is a PNG's.
bool isPictureName(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending.isEmpty() || ending == QStringLiteral("png") || ending == QStringLiteral("svg") || ending == QStringLiteral("pdf");
}

/// Returns whether this is what a desktop gives for a file that it opens with us.
bool isFileUrl(const QString& argument) { return argument.startsWith(QStringLiteral("file:///")); }

/// Reads one argument after the other. The first problem is kept.
class LaunchParser {
public:
    Result<LaunchOptions> parse(const QStringList& arguments)
    {
        std::vector<std::string> words;
        for (const QString& argument : arguments)
            words.push_back(argument.toStdString());
        ArgumentReader<Row> reader(kRows, std::move(words), {.joinsValues = false, .endsWithDashes = false, .takesOptions = false});
        for (auto argument = reader.next(); argument && !m_problem; argument = reader.next())
            take(*argument);
        if (!m_problem)
            checkWhole();
        if (m_problem)
            return *m_problem;
        return m_options;
    }

private:
    struct Row : OptionRow {
        void (LaunchParser::*read)(const QString& value) = nullptr;
    };
    static const Row kRows[16];

    void take(const ProgramArgument<Row>& argument)
    {
        const QString word = QString::fromStdString(argument.word);
        if (argument.name.empty())
            readFile(word);
        else if (!argument.option)
            refuseOption(word);
        else if (argument.option->takesValue() && !argument.value)
            fail(badUsage(QStringLiteral("%1 without a value").arg(word), QStringLiteral("%1 VALUE; --help shows an example").arg(word)));
        else
            (this->*argument.option->read)(QString::fromStdString(argument.value.value_or("")));
    }

    void refuseOption(const QString& word)
    {
        QStringList known;
        for (const Row& row : kRows)
            known << QString::fromUtf8(row.name.data(), static_cast<qsizetype>(row.name.size()));
        fail(unknownName("option", word, known));
    }

    void readFile(const QString& word)
    {
        if (m_options.scenario.isEmpty())
            m_options.scenario = isFileUrl(word) ? QUrl(word).toLocalFile() : word;
        else
            fail(badUsage(QStringLiteral("two files, %1 and %2").arg(m_options.scenario, word), QStringLiteral("one at most")));
    }

    void readTour(const QString& folder) { readFolder(folder, LaunchOptions::Task::Tour); }
    void readLessonTour(const QString& folder) { readFolder(folder, LaunchOptions::Task::Lessons); }
    void readCards(const QString&) { takeTask(LaunchOptions::Task::Cards); }
    void readOut(const QString& path) { m_options.out = path; }
    void readNew(const QString&) { m_options.isNew = true; }
    void readPresenter(const QString&) { m_options.isPresenting = true; }
    void readMeasureStart(const QString&) { m_options.task = LaunchOptions::Task::MeasureStart; }
    void readHelp(const QString&) { m_options.task = LaunchOptions::Task::Help; }
    void readVersion(const QString&) { m_options.task = LaunchOptions::Task::Version; }

    void takeTask(LaunchOptions::Task task)
    {
        if (m_options.isPicture() && m_options.task != task)
            fail(badUsage(QStringLiteral("two of --render, --tour, --tour-lessons, --handout and --cards"), QStringLiteral("one of them")));
        m_options.task = task;
    }

    void readHandout(const QString& text)
    {
        m_options.isAnswered = text == QStringLiteral("answered");
        if (!m_options.isAnswered && text != QStringLiteral("blank"))
            fail(unknownName("handout", text, {QStringLiteral("blank"), QStringLiteral("answered")}));
        takeTask(LaunchOptions::Task::Handout);
    }

    void readLesson(const QString& id)
    {
        QStringList known;
        for (const CourseChapter& chapter : builtInCourse().chapters) {
            for (const LessonHead& lesson : chapter.lessons)
                known << QString::fromStdString(lesson.id);
        }
        m_options.lesson = id;
        if (!known.contains(id))
            fail(unknownName("lesson", id, known));
    }

    void readFolder(const QString& folder, LaunchOptions::Task task)
    {
        m_options.out = folder;
        takeTask(task);
    }

    void readView(const QString& view)
    {
        m_options.view = view;
        if (!renderableViews().contains(m_options.view))
            fail(unknownName("view", m_options.view, renderableViews()));
        takeTask(LaunchOptions::Task::Render);
    }

    void readLanguage(const QString& id)
    {
        QStringList known;
        for (const Language& each : languages())
            known << each.id;
        m_options.language = id;
        if (!known.contains(id))
            fail(unknownName("language", id, known));
    }

    void readSize(const QString& text)
    {
        static const QRegularExpression form(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
        const QRegularExpressionMatch match = form.match(text);
        m_options.size = QSize(match.captured(1).toInt(), match.captured(2).toInt());
        const bool isSane = m_options.size.width() >= 200 && m_options.size.height() >= 150 && m_options.size.width() <= 8192 &&
                            m_options.size.height() <= 8192;
        if (!match.hasMatch() || !isSane)
            fail(badUsage(QStringLiteral("--size %1").arg(text),
                          QStringLiteral("--size WIDTHxHEIGHT from 200x150 to 8192x8192, for example 1280x800")));
    }

    void readTheme(const QString& text)
    {
        static const QStringList known{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("high-contrast")};
        const qsizetype index = known.indexOf(text);
        if (index < 0)
            fail(unknownName("theme", text, known));
        m_options.theme = static_cast<ThemeKind>(index);
    }

    void readScale(const QString& text)
    {
        bool isNumber = false;
        m_options.scale = text.toDouble(&isNumber);
        if (!isNumber || !(m_options.scale >= 0.5 && m_options.scale <= 4))
            fail(badUsage(QStringLiteral("--scale %1").arg(text), QStringLiteral("a number from 0.5 to 4")));
    }

    void checkWhole()
    {
        if (m_options.isPicture() && m_options.out.isEmpty())
            fail(
                badUsage(QStringLiteral("a picture, a handout or cards without --out"), QStringLiteral("--out FILE.png, or .svg or .pdf")));
        else if (m_options.task == LaunchOptions::Task::Render && !isPictureName(m_options.out))
            fail(badUsage(QStringLiteral("%1 has an ending that names no kind of picture").arg(m_options.out),
                          QStringLiteral(".png, .svg or .pdf")));
        else if (m_options.task == LaunchOptions::Task::Window && !m_options.out.isEmpty())
            fail(badUsage(QStringLiteral("--out without --render"), QStringLiteral("--render VIEW --out FILE.png")));
        else if (!m_options.lesson.isEmpty() && m_options.task != LaunchOptions::Task::Handout &&
                 m_options.task != LaunchOptions::Task::Lessons)
            fail(badUsage(QStringLiteral("--lesson without --handout or --tour-lessons"),
                          QStringLiteral("--handout blank|answered --lesson ID --out F.pdf")));
        else if (m_options.isPresenting && !m_options.isPicture())
            fail(badUsage(QStringLiteral("--presenter without --render or --tour"), QStringLiteral("F5 in the window")));
    }

    void fail(Error error)
    {
        if (!m_problem)
            m_problem = std::move(error);
    }

    LaunchOptions m_options;
    std::optional<Error> m_problem;
};

const LaunchParser::Row LaunchParser::kRows[] = {
    {{"--render", "VIEW"}, &LaunchParser::readView},
    {{"--tour", "DIR"}, &LaunchParser::readTour},
    {{"--tour-lessons", "DIR"}, &LaunchParser::readLessonTour},
    {{"--size", "WIDTHxHEIGHT"}, &LaunchParser::readSize},
    {{"--theme", "NAME"}, &LaunchParser::readTheme},
    {{"--scale", "FACTOR"}, &LaunchParser::readScale},
    {{"--presenter"}, &LaunchParser::readPresenter},
    {{"--language", "ID"}, &LaunchParser::readLanguage},
    {{"--handout", "blank|answered"}, &LaunchParser::readHandout},
    {{"--lesson", "ID"}, &LaunchParser::readLesson},
    {{"--cards"}, &LaunchParser::readCards},
    {{"--out", "FILE"}, &LaunchParser::readOut},
    {{"--new"}, &LaunchParser::readNew},
    {{"--measure-start"}, &LaunchParser::readMeasureStart},
    {{"--version"}, &LaunchParser::readVersion},
    {{"--help"}, &LaunchParser::readHelp},
};

}  // namespace

const QStringList& renderableViews()
{
    static const QStringList views = [] {
        QStringList names{QStringLiteral("window")};
        for (const ViewRow& row : viewRows()) {
            for (const ViewPicture& picture : row.pictures)
                names << picture.name;
        }
        return names << QStringLiteral("derivation");
    }();
    return views;
}

Result<LaunchOptions> parseLaunchOptions(const QStringList& arguments) { return LaunchParser().parse(arguments); }

QString launchHelp()
{
    return QStringLiteral(
               "Shardscope: how a transformer's training step splits across GPUs.\n\n"
               "  shardscope [--new] [--language …] [FILE]     the window; FILE is a scenario or a model's config.json\n"
               "  shardscope --render VIEW [--size 1280x800] [--theme light|dark|high-contrast] [--scale 1] [--presenter]\n"
               "             [--language en|de|zh_CN] --out F.png|F.svg|F.pdf [FILE]\n"
               "  shardscope --tour DIR [--size 1280x800] [--scale 1] [--presenter] [--language …] [FILE]     every view in every theme, "
               "alone and in the window\n"
               "  shardscope --tour-lessons DIR [--size …] [--theme …] [--presenter] [--language …]     every page of every lesson, "
               "before and after the answer\n"
               "  shardscope --handout blank|answered --out F.pdf|F.html [FILE]    a handout for a class: formulas with values\n"
               "  shardscope --handout blank|answered --lesson ID --out F.pdf|F.html    the handout of a lesson: its questions with room "
               "for answers\n"
               "  shardscope --cards --out F.pdf [FILE]                the pipeline game: cards, a sheet and the rules\n"
               "  shardscope --measure-start    the time until the window is shown, and its memory\n\n"
               "Views: %1. FILE may be - for standard input, or a link \"shardscope:1?…\". --new neither restores nor replaces the last "
               "session.\n"
               "Only the window needs a display. Exit status: 0 done, 2 bad usage or input, 3 an internal error.\n")
        .arg(renderableViews().join(QStringLiteral(", ")));
}

}  // namespace shardscope
