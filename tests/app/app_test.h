// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTest>

#include "core/io/resource.h"
#include "core/io/scenario_file.h"

/// What tests of the window share.
namespace shardscope::test {

/// In every init(): any warning fails the test, but for what the platform without a display cannot do and says.
inline void failOnWarnings() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )"))); }

/// Llama 3 70B on 64 H100: tp 8, pp 4, dp 2.
inline Scenario exampleScenario() { return parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example").value(); }

}  // namespace shardscope::test
