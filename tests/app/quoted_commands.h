// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>

/// The commands that the pages of the repository and the guide tell people to type.
namespace shardscope::test {

/// Paths of the pages: README.md, CONTRIBUTING.md, those next to the code, the guide in every language, the command line's help.
inline QStringList pages()
{
    const QString root = QStringLiteral(SHARDSCOPE_SOURCE_DIR "/");
    QStringList paths{root + "README.md", root + "CONTRIBUTING.md"};
    const QStringList names{"*.md", "*.txt"};
    for (const char* folder : {"resources", "app", "core", "probe", "translations"}) {
        for (QDirIterator it(root + folder, names, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
            if (const QString path = it.next(); !path.endsWith("CMakeLists.txt"))
                paths << path;
        }
    }
    return paths;
}

/// Returns every command of a program, without its name: in backticks, or on its own line. Usages, whose words are placeholders, are left
/// out, and the titles of help texts ("shardscope-cli ring: …").
inline QStringList quotedCommands(const QString& program)
{
    static const QRegularExpression placeholder("…|\\||\\[|\\b[A-Z]+\\b(?!=)|\\*|^\\w+: ");
    const QRegularExpression line("^ *" + program + " ([^\\n]*)$", QRegularExpression::MultilineOption);
    const QRegularExpression code("`" + program + " ([^`\\n]*)`");
    QStringList commands;
    for (const QString& path : pages()) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        for (const QRegularExpression& form : {line, code}) {
            for (auto it = form.globalMatch(text); it.hasNext();) {
                const QString command = it.next().captured(1).section(QRegularExpression(" {2,}| > "), 0, 0).trimmed();
                if (!command.contains(placeholder) && !commands.contains(command))
                    commands << command;
            }
        }
    }
    return commands;
}

}  // namespace shardscope::test
