// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTest>

#include "widgets/theme/theme.h"

namespace shardscope {

/// Call in every widget test's init(): any warning fails it, except those of the platform without a display.
inline void failOnWarnings()
{
    QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support )"));
    Theme::apply(Theme());
}

}  // namespace shardscope
