// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTest>

/// Helpers that tests of the window share.
namespace shardscope::test {

/// Call in every init(): any warning fails the test, except those of the platform without a display.
inline void failOnWarnings() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )"))); }

}  // namespace shardscope::test
