// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/fit_text.h"

#include "widgets/text/tr.h"

namespace shardscope {

QString fitTitle(Fit fit)
{
    switch (fit) {
    case Fit::Fits:
        return tr("Fits");
    case Fit::Tight:
        return tr("Tight");
    case Fit::DoesNotFit:
        break;
    }
    return tr("Does not fit");
}

QString fitMeaning(Fit fit)
{
    switch (fit) {
    case Fit::Fits:
        return tr("Peak memory is within the capacity, even at the upper end of its band.");
    case Fit::Tight:
        return tr("The estimated peak memory is within the capacity, but the upper end of its band is not. The run may go out of memory.");
    case Fit::DoesNotFit:
        break;
    }
    return tr("The estimated peak memory exceeds the capacity.");
}

QString markedFit(Fit fit)
{
    const QChar mark = fit == Fit::Fits ? QChar(0x2713) : fit == Fit::Tight ? QChar(0x25b3) : QChar(0x2715);
    return QStringLiteral("%1 %2").arg(mark, fitWord(fit));
}

Standing standingOf(Fit fit) { return fit == Fit::Fits ? Standing::Good : fit == Fit::Tight ? Standing::Warning : Standing::Error; }

}  // namespace shardscope
