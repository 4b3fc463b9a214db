// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/fit_word.h"

#include "widgets/text/tr.h"

namespace shardscope {

QString fitWord(Fit fit)
{
    switch (fit) {
    case Fit::Fits:
        return tr("fits");
    case Fit::Tight:
        return tr("tight");
    case Fit::DoesNotFit:
        break;
    }
    return tr("does not fit");
}

}  // namespace shardscope
