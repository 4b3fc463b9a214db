// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/tight_text.h"

#include "app/text/plan_line.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {

QString tightText(const std::optional<TightBest>& tight)
{
    if (!tight)
        return {};
    const QString line = planLine(tight->found.plan);
    if (!tight->gain)
        return tr("Only tight plans are within the capacity. The fastest of them is: %1.").arg(line);
    return tr("%1 higher throughput if you accept a tight fit: %2.", "by how much a tight plan is better")
        .arg(percentText(*tight->gain), line);
}

}  // namespace shardscope
