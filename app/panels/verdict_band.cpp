// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/verdict_band.h"

#include <QCoreApplication>

#include "app/text/trust_text.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

QString tr(const char* text, const char* comment = nullptr) { return QCoreApplication::translate("Verdict", text, comment); }

QString shortText(double width, const EstimateTrust& trust, TrustedFigure figure)
{
    if (trust.reason >= TrustReason::OtherGeneration)
        return tr("%1, none like it", "band; nothing like it was measured").arg(bandText(width));
    return figure == TrustedFigure::Time ? tr("%1, 7 of 10 runs", "band").arg(bandText(width)) : bandText(width);
}

}  // namespace

void addBand(TileData& tile, const Estimate& estimate, TrustedFigure figure)
{
    if (!estimate.trust())
        return;
    const EstimateTrust& trust = *estimate.trust();
    const bool isTime = figure == TrustedFigure::Time;
    const std::optional<double> width = isTime ? estimate.timeBand() : estimate.memoryBand();
    if (!width) {
        tile.detail = trustLines(trust);
        return;
    }
    const double value = isTime ? estimate.step()->step.value() : estimate.memory().peak.value();
    tile.detail = bandSentence(*width, endsOf(value, *width), figure) + u'\n' + trustLines(trust);
    const QString band = shortText(*width, trust, figure);
    if (isTime) {  // a narrow tile: what stood there is said in the tooltip
        tile.detail += u'\n' + tile.subline;
        tile.subline = band;
    } else {
        tile.subline = tr("%1 · %2", "band, worst stage").arg(band, tile.subline);
    }
}

}  // namespace shardscope
