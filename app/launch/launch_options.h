// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QStringList>

#include "core/base/result.h"
#include "widgets/theme/theme_tables.h"

namespace shardscope {

/// The options of the program, from its arguments.
struct LaunchOptions {
    enum class Task {
        Window,
        Render,        ///< one view to a file
        Tour,          ///< every view in every theme to a folder
        Lessons,       ///< every page of every lesson to a folder
        Handout,       ///< a sheet of paper about the scenario
        Cards,         ///< the pipeline's cards
        MeasureStart,  ///< the window until it is shown; prints the start time and the memory
        Help,
        Version,
    };
    Task task = Task::Window;
    QString view;
    QSize size{1280, 800};  ///< in logical pixels; the picture has `scale` times as many
    ThemeKind theme = ThemeKind::Light;
    double scale = 1;
    bool isPresenting = false;
    bool isAnswered = false;  ///< of a handout: with the answers
    QString lesson;           ///< of a handout or a tour: the lesson; empty: the scenario's handout, all lessons
    QString language;         ///< empty: of the settings, or English for a picture
    QString out;              ///< a file, or a tour's folder
    QString scenario;         ///< a path, "-", or empty
    bool isNew = false;       ///< without the last session

    /// Returns whether it draws to files and needs no display.
    [[nodiscard]] bool isPicture() const
    {
        return task == Task::Render || task == Task::Tour || task == Task::Lessons || task == Task::Handout || task == Task::Cards;
    }
};

/// The statuses of the command line (contract.md).
enum class ExitStatus { Answered = 0, BadInput = 2, Fault = 3 };

/// Returns the views that `--render` accepts.
[[nodiscard]] const QStringList& renderableViews();
/// Parses `arguments`, without the program's name. Errors: BadUsage, UnknownName.
[[nodiscard]] Result<LaunchOptions> parseLaunchOptions(const QStringList& arguments);
[[nodiscard]] QString launchHelp();

}  // namespace shardscope
