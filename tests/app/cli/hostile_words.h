// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDirIterator>

#include "tests/app/cli/command_line.h"
#include "tests/support/random_draw.h"

/// Seeded command lines of every command and flag in the program's help, with values of each flag's kind and files that are whole, damaged
/// or missing.
namespace shardscope::hostile {

struct Flag {
    QString name;
    QString placeholder;  ///< empty: a switch
    bool required = false;
    bool repeatable = false;
};

struct Command {
    QString name;
    QStringList arguments;
    QList<Flag> flags;
};

/// Parses "Usage: shardscope-cli estimate SCENARIO [--set PATH=VALUE]… [--json]", which the program prints for each command.
inline Command commandOf(const QString& help)
{
    const QString usage = help.mid(help.indexOf(QStringLiteral("Usage: "))).section(QStringLiteral("\n\n"), 0, 0).simplified();
    Command command;
    bool valueFollows = false;
    for (const QString& word : usage.split(u' ').mid(2)) {
        const QString bare = QString(word).remove(u'[').remove(u']').remove(u'…');
        if (bare.startsWith(QStringLiteral("--")))
            command.flags << Flag{bare, {}, !word.startsWith(u'['), false};
        else if (valueFollows)
            command.flags.last().placeholder = bare;
        else if (command.name.isEmpty())
            command.name = bare;
        else
            command.arguments << bare;
        if (valueFollows && word.endsWith(u'…'))
            command.flags.last().repeatable = true;
        valueFollows = bare.startsWith(QStringLiteral("--")) && !word.contains(u']');
    }
    return command;
}

/// Returns the commands that the program lists when none is given.
inline QList<Command> allCommands()
{
    QList<Command> commands;
    const QString list = QString::fromUtf8(command_line::run({}).err).section(QStringLiteral("commands: "), 1).section(u';', 0, 0);
    for (const QString& name : list.split(QStringLiteral(", "))) {
        const Command command = commandOf(QString::fromUtf8(command_line::run({QStringLiteral("help"), name}).out));
        commands << (command.name == name ? command : Command{name, {command.name}, {}});
    }
    return commands;
}

/// A JSON document with one careless or hostile change: another type, an edge, a name, a key removed or added.
class Damage {
public:
    explicit Damage(test::Draw& draw) : m_draw(draw) {}

    QByteArray operator()(const QByteArray& text)
    {
        const QJsonDocument document = QJsonDocument::fromJson(text);
        if (document.isNull() || m_draw.chance(25))
            return bytes(text);
        const QJsonValue root = document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
        const QJsonValue changed = change(root, 0);
        return changed.isObject()  ? QJsonDocument(changed.toObject()).toJson()
               : changed.isArray() ? QJsonDocument(changed.toArray()).toJson()
                                   : QByteArray("null");
    }

    /// Returns a value that no field expects, or only just.
    QJsonValue value()
    {
        switch (m_draw.below(8)) {
        case 0:
            return m_draw.of({0.0, -1.0, 1.0, 2.0, 3.0, 7.0, 64.0, 1024.0, 65536.0});
        case 1:
            return m_draw.of({0.5, -0.0, 1e-300, 1e300, 2147483647.0, 2147483648.0, 9007199254740993.0, 1e19, -1e19});
        case 2:
            return m_draw.chance(50);
        case 3:
            return QJsonValue();
        case 4:
            return QString::fromUtf8(m_draw.of({"", "x", "../..", "=1+1", "<b>x</b>", "\x1b[31m", "a\nb", "💥", "none", "-"}));
        case 5:
            return QJsonArray{1, 2, 3};
        case 6:
            return QJsonObject{};
        default:
            return QString(m_draw.of({10, 1000, 100000}), u'A');
        }
    }

private:
    QByteArray bytes(QByteArray text)
    {
        if (text.isEmpty())
            return text;
        for (int times = m_draw.of({1, 1, 2, 8}); times > 0; --times) {
            const qsizetype at = m_draw.below(text.size());
            switch (m_draw.below(4)) {
            case 0:
                text[at] = static_cast<char>(m_draw.below(256));
                break;
            case 1:
                text.remove(at, m_draw.of({1, 10, 1000}));
                break;
            case 2:
                text.insert(at, m_draw.of({"{", "\"", "1e999", "\xff", "\n", "[[[[[[", "-"}));
                break;
            default:
                text.insert(at, text.mid(m_draw.below(text.size()), 100));
                break;
            }
            if (text.isEmpty())
                break;
        }
        return text;
    }

    QJsonValue change(const QJsonValue& node, int depth)
    {
        if (depth > 0 && m_draw.chance(15))
            return value();
        if (node.isObject() && !node.toObject().isEmpty()) {
            QJsonObject object = node.toObject();
            const QStringList keys = object.keys();
            const QString& key = keys.at(m_draw.below(keys.size()));
            if (m_draw.chance(6))
                object.remove(key);
            else if (m_draw.chance(6))
                object.insert(key + u'x', value());
            else
                object.insert(key, change(object.value(key), depth + 1));
            return object;
        }
        if (node.isArray() && !node.toArray().isEmpty()) {
            QJsonArray array = node.toArray();
            const qsizetype at = m_draw.below(array.size());
            array.replace(at, change(array.at(at), depth + 1));
            return array;
        }
        return value();
    }

    test::Draw& m_draw;
};

/// Returns every file that the program can open: our examples, and the inputs that the fuzzers start from.
inline std::vector<QString> files()
{
    std::vector<QString> paths;
    for (const char* folder : {"/resources/examples", "/tests/fuzz/corpus"}) {
        QDirIterator entries(QStringLiteral(SHARDSCOPE_SOURCE_DIR) + QLatin1String(folder), QDir::Files, QDirIterator::Subdirectories);
        while (entries.hasNext())
            paths.push_back(entries.next());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

}  // namespace shardscope::hostile
