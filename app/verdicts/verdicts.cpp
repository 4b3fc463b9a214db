// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verdicts/verdicts.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/text/estimate_text.h"
#include "app/text/fit_text.h"
#include "app/verdicts/time_verdicts.h"
#include "app/verdicts/verdict_band.h"
#include "app/verdicts/verdict_delta.h"
#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/hardware/hardware.h"
#include "core/model/parameters.h"
#include "core/plan/check_plan.h"
#include "core/plan/resolved_plan.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

void addBytesDelta(TileData& tile, double now, double before)
{
    addDelta(tile, now, before, bytesText(std::abs(now - before)), Better::Less);
}

Verdict fits(const Estimate& estimate, const Estimate* baseline)
{
    const MemoryEstimate& memory = estimate.memory();
    TileData tile;
    tile.caption = fitTitle(estimate.fit());
    tile.value = tr("%1 of %2 GiB", "used, capacity").arg(gigaFigure(memory.peak.value()), gigaFigure(memory.capacity.value()));
    tile.subline = tr("worst: %1").arg(stageName(estimate, memory.peakStage));
    tile.standing = standingOf(estimate.fit());
    addBand(tile, estimate, TrustedFigure::Memory);
    tile.detail = tile.detail.isEmpty() ? fitMeaning(estimate.fit()) : fitMeaning(estimate.fit()) + u'\n' + tile.detail;
    if (baseline && baseline->isLegal())
        addBytesDelta(tile, memory.peak.value(), baseline->memory().peak.value());
    return {tile, QStringLiteral("/fits"), QStringLiteral("fit")};
}

/// A plan that its rules refuse has no figures; the findings say why.
Verdict refused(const Estimate& estimate)
{
    const auto errors = std::count_if(estimate.findings().begin(), estimate.findings().end(),
                                      [](const Finding& finding) { return finding.severity == Severity::Error; });
    TileData tile;
    tile.caption = tr("Invalid plan");
    tile.value = QCoreApplication::translate("Verdict", "%Ln error(s)", nullptr, static_cast<int>(errors));
    tile.subline = tr("see the findings");
    tile.standing = Standing::Error;
    return {tile, QStringLiteral("/fits"), QStringLiteral("fit")};
}

/// Returns what takes most of the worst GPU.
Verdict largestClass(const Estimate& estimate, const Estimate* baseline)
{
    const StageMemory& stage = estimate.memory().stages[static_cast<std::size_t>(estimate.memory().peakStage)];
    const auto largest = std::max_element(stage.byClass.begin(), stage.byClass.end());
    const auto memoryClass = static_cast<MemoryClass>(largest - stage.byClass.begin());
    TileData tile;
    tile.caption = tr("Largest part");
    tile.value = bytesText(largest->value());
    tile.subline = tr("%1, %2 of %3", "class, share, stage")
                       .arg(memoryClassName(memoryClass), percentText(*largest / stage.total()), stageName(estimate, stage.rank));
    if (baseline && baseline->isLegal()) {
        const MemoryEstimate& before = baseline->memory();
        addBytesDelta(tile, largest->value(), before.stages[static_cast<std::size_t>(before.peakStage)].of(memoryClass).value());
    }
    return {tile, QString::fromStdString(stagePointer(stage.rank, nameOf(memoryClass))), QStringLiteral("largest")};
}

Verdict parameters(const Estimate& estimate, const Estimate* baseline)
{
    const ParameterCount& count = estimate.parameters();
    const auto total = static_cast<double>(count.total);
    TileData tile;
    tile.caption = tr("Parameters");
    tile.value = countText(total);
    const std::size_t layers = estimate.scenario().architecture->kindOfLayer.size();
    QStringList parts;
    if (count.active != count.total)
        parts << tr("%1 active", "parameters that a token visits").arg(countText(static_cast<double>(count.active)));
    if (count.adapters > 0)
        parts << tr("%1 % trainable", "share of the parameters")
                     .arg(QLocale().toString(100 * static_cast<double>(count.trainable()) / total, 'g', 2));
    else if (count.frozen > 0)
        parts << tr("%1 frozen", "parameters that are not trained").arg(countText(static_cast<double>(count.frozen)));
    if (parts.isEmpty())
        parts << QCoreApplication::translate("Verdict", "%Ln layer(s)", nullptr, static_cast<int>(layers));
    tile.subline = parts.join(QStringLiteral(" · "));
    if (count.adapters > 0)
        tile.detail = tr("Model %1, adapters %2; trainable %3, frozen %4", "numbers of parameters")
                          .arg(countText(static_cast<double>(count.total - count.adapters)), countText(static_cast<double>(count.adapters)),
                               countText(static_cast<double>(count.trainable())), countText(static_cast<double>(count.frozen)));
    else if (count.total != count.decoder)
        tile.detail = tr("Language model %1, encoders %2; trainable %3, frozen %4", "numbers of parameters")
                          .arg(countText(static_cast<double>(count.decoder)), countText(static_cast<double>(count.total - count.decoder)),
                               countText(static_cast<double>(count.trainable())), countText(static_cast<double>(count.frozen)));
    if (baseline) {
        const auto before = static_cast<double>(baseline->parameters().total);
        addDelta(tile, total, before, countText(std::abs(total - before)), Better::Neither);
    }
    return {tile, QStringLiteral("/parameters/total"), QStringLiteral("parameters")};
}

Verdict gpus(const Estimate& estimate, const Estimate* baseline)
{
    const Cluster& cluster = estimate.scenario().cluster;
    TileData tile;
    tile.caption = tr("GPUs");
    tile.value = QLocale().toString(cluster.gpus());
    tile.subline =
        QCoreApplication::translate("Verdict", "%Ln micro-batch(es) per step", nullptr, static_cast<int>(estimate.plan().microBatches));
    int nodes = 0;
    for (int group = 0; group < cluster.groupCount(); ++group)
        nodes += cluster.group(group).nodes;
    if (!derivePlan(estimate.scenario()).microBatches)
        tile.subline = QCoreApplication::translate("Verdict", "%Ln node(s)", nullptr, nodes);
    if (baseline)
        addDelta(tile, cluster.gpus(), baseline->scenario().cluster.gpus(),
                 QLocale().toString(std::abs(cluster.gpus() - baseline->scenario().cluster.gpus())), Better::Neither);
    return {tile, QStringLiteral("/gpus"), QStringLiteral("gpus")};
}

}  // namespace

QList<Verdict> verdictsOf(const Estimate& estimate, const Estimate* baseline)
{
    QList<Verdict> verdicts;
    verdicts << (estimate.isLegal() ? fits(estimate, baseline) : refused(estimate));
    const bool isTimed = estimate.step() != nullptr;
    if (isTimed)
        verdicts << timeVerdicts(estimate, baseline);
    if (estimate.isLegal())
        verdicts << largestClass(estimate, baseline);
    verdicts << parameters(estimate, baseline) << gpus(estimate, baseline);
    // As many tiles as can be read side by side: beside the times there is room for one more where there is no token budget.
    for (Verdict& each : verdicts) {
        if (isTimed && (each.id == u"largest" || each.id == u"gpus" || (each.id == u"parameters" && estimate.cost().days)))
            each.isUsual = false;
    }
    return verdicts;
}

}  // namespace shardscope
