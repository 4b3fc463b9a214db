// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTest>

/// Helpers that tests of the window share.
namespace shardscope::test {

/// In every init(): any warning fails the test, but for what the platform without a display cannot do and says.
inline void failOnWarnings() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )"))); }

}  // namespace shardscope::test
