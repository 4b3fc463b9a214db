// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/estimate_text.h"

#include <QCoreApplication>

#include "app/views/base/core_text.h"

namespace shardscope {

QString stageName(int stage) { return QCoreApplication::translate("Estimate", "stage %1").arg(stage); }

QString whyImpossible(const Estimate& estimate)
{
    if (estimate.isLegal() || estimate.findings().empty())
        return {};
    return findingSentence(estimate.findings().front());
}

}  // namespace shardscope
