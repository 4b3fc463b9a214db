// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

class Appearance;
class CommandRegistry;
class MainWindow;
class Panels;
class Settings;
class Workspace;

/// The objects that the commands of the window act on.
struct CommandContext {
    CommandRegistry& registry;
    MainWindow& window;
    Workspace& workspace;
    Settings& settings;
    Appearance& appearance;
    Panels& panels;
};

/// Declares every command of the window, menu by menu.
void addCommands(const CommandContext& context);

// Add the commands of one menu each.
void addFileCommands(const CommandContext& context);
void addHandoutCommands(const CommandContext& context);
void addEditCommands(const CommandContext& context);
void addViewCommands(const CommandContext& context);
void addPresenterCommands(const CommandContext& context);
void addGuideCommands(const CommandContext& context);
void addHelpCommands(const CommandContext& context);

}  // namespace shardscope
