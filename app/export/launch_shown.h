// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "core/launch/launch_export.h"
#include "widgets/theme/color_role.h"

namespace shardscope {

/// The texts of the dialog for an export.
struct LaunchShown {
    QString verdict;  ///< "Exact", with the version
    ColorRole tone = ColorRole::Good;
    QString lead;           ///< heading of the list below; empty: there is no list
    QStringList sentences;  ///< changes, reasons why there are no files, or refusals by the rules
    QString note;           ///< settings of the file that are not of the plan, and the reverse
};
[[nodiscard]] LaunchShown launchShown(const LaunchExport& launch);

}  // namespace shardscope
