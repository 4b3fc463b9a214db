// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verdicts/verdict_band.h"

#include "app/text/trust_text.h"
#include "core/estimate/estimate.h"
#include "core/step/step.h"
#include "core/trust/estimate_trust.h"
#include "widgets/text/tr.h"

namespace shardscope {

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
    if (isTime) {
        tile.caption = tr("%1 %2", "step, ± 12 %").arg(tile.caption, bandText(*width));
        const QString rests =
            trust.reason < TrustReason::OtherGeneration ? tr("7 of 10 runs", "lie within the band") : tr("no similar run", "was measured");
        tile.subline = tr("%1 · %2", "7 of 10 runs, what the figure is of").arg(rests, tile.subline);
    } else {
        tile.subline = tr("%1 · %2", "± 12 %, worst stage").arg(bandText(*width), tile.subline);
    }
}

}  // namespace shardscope
