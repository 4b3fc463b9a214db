// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/core_text.h"
#include "app/views/memory/memory_charts.h"
#include "core/estimate/estimate.h"
#include "core/memory/kept_by_operator.h"
#include "core/model/architecture.h"
#include "core/model/layer_name.h"
#include "core/step/basis.h"
#include "core/text/quantity_text.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

TreemapTile tileOf(const LedgerLine& line)
{
    const QuantityText& text = quantityText(line.what);
    return {coreText(text.name), line.bytes.value(), coreText(text.formula)};
}

QString groupName(const Architecture& architecture, int layerKind)
{
    if (layerKind == KeptByOperator::kEncoders)
        return tr("encoder");
    if (layerKind == KeptByOperator::kEmbedding)
        return tr("embedding");
    return coreText(layerName(architecture.kinds[static_cast<std::size_t>(layerKind)]));
}

TreemapTile tileOf(const KeptByOperator& kept)
{
    const QuantityText& text = quantityText(nameOf(kept.id));
    return {coreText(text.name), kept.bytes.value(), coreText(text.formula)};
}

}  // namespace

TreemapData ledgerTreemap(const Estimate& estimate, int stage)
{
    const StageMemory& memory = estimate.memory().stages[static_cast<std::size_t>(stage)];
    TreemapData data;
    data.title = tr("Memory of %1").arg(stageName(estimate, stage));
    for (const auto& [memoryClass, name] : EnumNames<MemoryClass>::names) {
        TreemapGroup group{memoryClassName(memoryClass), roleOf(memoryClass), {}};
        for (const LedgerLine& line : memory.lines) {
            if (line.memoryClass == memoryClass)
                group.tiles.append(tileOf(line));
        }
        if (!group.tiles.isEmpty())
            data.groups.append(group);
    }
    return data;
}

TreemapData operatorTreemap(const Estimate& estimate, int stage)
{
    const Architecture& architecture = estimate.architecture();
    TreemapData data;
    data.title = tr("Activations kept by %1 for the backward pass").arg(stageName(estimate, stage));
    data.whenEmpty = tr("No activations are kept on the GPU: all are in the host's memory.");
    int last = KeptByOperator::kEncoders - 1;
    const Basis& own = estimate.basis()->ofRank(stage);
    for (const KeptByOperator& kept : keptByOperator(own.site, own.plan, own.ledger, stage)) {
        if (kept.layerKind != last)
            data.groups.append({groupName(architecture, kept.layerKind), ColorRole::Activations, {}});
        last = kept.layerKind;
        data.groups.last().tiles.append(tileOf(kept));
    }
    for (const LedgerLine& line : estimate.memory().stages[static_cast<std::size_t>(stage)].lines) {
        if (line.memoryClass == MemoryClass::Activations && line.what != "kept-activations")
            data.groups.append({coreText(quantityText(line.what).name), ColorRole::Activations, {tileOf(line)}});
    }
    return data;
}

}  // namespace shardscope
