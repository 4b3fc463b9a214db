// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/palette_figures.h"

#include "app/verdicts/verdicts.h"
#include "core/estimate/estimate.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// Other words for a figure, by the field that it derives.
struct FigureWord {
    const char* field;
    const char* word;
};
constexpr FigureWord kWords[] = {
    {"/throughput/mfu", "mfu"},
    {"/throughput/mfu", "utilisation"},
    {"/throughput/mfu", "utilization"},
    {"/throughput/tokens_per_s_per_gpu", "throughput"},
    {"/throughput/tokens_per_s_per_gpu", "tokens per second"},
    {"/time/step_s", "step time"},
    {"/fits", "peak memory"},
    {"/fits", "fit"},
};

QStringList wordsFor(const QString& field)
{
    QStringList words;
    for (const FigureWord& each : kWords) {
        if (field == QLatin1String(each.field))
            words << QString::fromLatin1(each.word);
    }
    return words;
}

}  // namespace

QList<PaletteItem> paletteFigures(const Estimate& estimate, const std::function<void(const QString& field)>& derive)
{
    QList<PaletteItem> items;
    for (const Verdict& verdict : verdictsOf(estimate, nullptr)) {
        if (verdict.field.isEmpty())
            continue;
        items.append({verdict.field,
                      tr("Show derivation"),
                      verdict.tile.caption,
                      verdict.tile.value,
                      {},
                      [derive, field = verdict.field] { derive(field); },
                      {},
                      wordsFor(verdict.field),
                      {}});
    }
    return items;
}

}  // namespace shardscope
