// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/launch/launch_export.h"
#include "widgets/theme/color_role.h"

namespace shardscope {

/// Holds what the dialog says of an export.
struct LaunchShown {
    QString verdict;  ///< "Exact", with the version
    ColorRole tone = ColorRole::Good;
    QString lead;           ///< what the list below is; empty: there is no list
    QStringList sentences;  ///< what changed, why there is none, or what the rules refuse
    QString note;           ///< what is in the file and not of the plan, and the other way round
};
[[nodiscard]] LaunchShown launchShown(const LaunchExport& launch);

}  // namespace shardscope
