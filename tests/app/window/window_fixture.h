// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include "app/files/workspace.h"
#include "app/settings/settings.h"
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "app/window/message_bar.h"
#include "app/window/panels.h"
#include "tests/app/app_test.h"
#include "tests/app/example_scenario.h"

namespace shardscope::test {

/// A window with the built-in example, isolated from the user's settings.
struct WindowFixture {
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    Appearance appearance{settings};
    Workspace workspace{exampleScenario(), settings, {}};
    MainWindow window{workspace, settings, appearance};

    WindowFixture() { window.show(); }
    Document& document() { return workspace.document(); }
    [[nodiscard]] QString message() const { return window.panels().messages().isVisible() ? window.panels().messages().text() : QString(); }
    [[nodiscard]] bool hasSettled() const
    {
        return QTest::qWaitFor([this] { return window.isSettled(); }, 150000);
    }
};

}  // namespace shardscope::test
