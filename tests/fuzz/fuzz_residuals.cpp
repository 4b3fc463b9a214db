// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/residuals_json.h"
#include "core/trust/evidence.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as residuals: evidence whose bands are widths, or an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Result<std::vector<ResidualGroup>> groups = parseResiduals(fuzz::asText(data, size), "fuzz");
    if (!groups) {
        fuzz::requireTold(groups.error());
        return 0;
    }
    const Evidence evidence(std::move(groups).value());
    for (const ResidualGroup& group : evidence.groups()) {
        for (const TrustedFigure figure : {TrustedFigure::Time, TrustedFigure::Memory}) {
            if (const std::optional<Band> band = evidence.band(figure, group.likeness))
                fuzz::require(band->width >= 0);
        }
    }
    return 0;
}
