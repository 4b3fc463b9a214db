// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

namespace shardscope {

struct Scenario;

/// Returns the degrees whose product is the number of GPUs, in the order in which they follow.
[[nodiscard]] const QStringList& worldDegrees();

/// Makes tp · cp · pp · dp the number of GPUs again after field `edited` has changed, by changing only degrees that are
/// neither locked nor `edited`. The first free one of `worldDegrees` takes the remaining GPUs; the others keep their value, or the largest
/// one below it that divides. Where the edited and locked degrees do not divide the GPUs, the scenario stays unchanged, and the findings
/// report it. A dp of null follows by itself and stays null, unless locked.
void followDegrees(const Scenario& before, Scenario& after, const QString& edited, const QSet<QString>& locked);

}  // namespace shardscope
