// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/views/communication/communication_facts.h"

namespace shardscope {

/// One printed formula and the corrected one, for the current plan.
struct FormulaLine {
    QString what;          ///< "DP, ZeRO-1: can the gradients hide?"
    QString source;        ///< where it is printed
    QString printed;       ///< the formula as printed
    QString printedValue;  ///< empty: the plan does not use it
    QString corrected;     ///< the formula that follows from the operators
    QString correctedValue;
    QString live;     ///< of the modelled times, where the formula is of times; may be empty
    QStringList why;  ///< sentences that lead from one value to the other

    [[nodiscard]] bool isInUse() const { return !printedValue.isEmpty(); }
};

/// Returns each formula of the cheatsheet and of appendix A3 that is about communication, batch, memory or compute.
[[nodiscard]] QList<FormulaLine> formulaLines(const CommunicationFacts& facts);

}  // namespace shardscope
