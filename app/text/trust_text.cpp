// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/trust_text.h"

#include <QLocale>

#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "core/text/trust_text.h"
#include "core/trust/estimate_trust.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString amount(double value, TrustedFigure figure) { return figure == TrustedFigure::Time ? durationText(value) : bytesText(value); }

}  // namespace

QString bandText(double width) { return QStringLiteral("± %1\u00a0%").arg(QLocale().toString(100 * width, 'f', 0)); }

QString bandSentence(double width, const BandEnds& ends, TrustedFigure figure)
{
    const QString reach = ends.high ? tr("%1 to %2").arg(amount(ends.low, figure), amount(*ends.high, figure))
                                    : tr("%1 and more").arg(amount(ends.low, figure));
    return tr("In seven of ten similar runs not used for calibration, the estimate is within %1 of the measured value. Here "
              "this means %2.")
        .arg(bandText(width), reach);
}

QString trustLines(const EstimateTrust& trust)
{
    const QString why = toText(trustText(trust, readersLocale()));
    return trust.nearest ? why + u'\n' + tr("Nearest measured run: %1").arg(toText(nearestText(*trust.nearest))) : why;
}

}  // namespace shardscope
