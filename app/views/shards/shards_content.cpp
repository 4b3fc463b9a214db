// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/shards/shards_content.h"

#include "app/text/core_text.h"
#include "core/estimate/estimate.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString modelName(const Scenario& scenario)
{
    const bool isPreset = scenario.model.kind == ModelSource::Kind::Preset && !scenario.model.text.empty();
    return isPreset ? QString::fromStdString(scenario.model.text) : tr("This model");
}

void fillModel(ShardsPicture& picture, const Estimate& estimate, int stage)
{
    const Scenario& scenario = estimate.scenario();
    const int stages = resolvePlan(scenario).gridStages();
    picture.shardings = modelShardings(scenario, stage, estimate.memoryBand());
    picture.subject = stages > 1 ? tr("%1, stage %2 of %3 stages").arg(modelName(scenario)).arg(stage).arg(stages) : modelName(scenario);
    for (const ModelSharding& sharding : picture.shardings) {
        const QString name = sharding.isHybrid ? tr("Hybrid ZeRO-%1") : tr("ZeRO-%1");
        picture.shardingNames << name.arg(sharding.zero);
        const bool isAlone = sharding.isHybrid && sharding.shardGroup < 2;
        picture.problems << (!sharding.problems.empty() ? findingSentence(sharding.problems.front())
                             : isAlone ? tr("%1 ranks cannot be divided into smaller groups that share a copy.").arg(sharding.ranks)
                                       : QString());
    }
    const int ranks = picture.shardings.front().ranks;
    picture.subject += ranks > 1 ? tr("; %1 ranks have the same weights before sharding").arg(ranks)
                                 : tr("; DP · CP is 1, so there are no ranks to shard over");
}

void fillLayer(ShardsPicture& picture, const Scenario& scenario, bool sequenceParallel)
{
    picture.layer = layerShares(Site(scenario), resolvePlan(scenario), sequenceParallel);
    for (const OperatorShare& op : picture.layer.operators)
        picture.operatorNames << operatorName(op.id);
    QString whatIf = picture.layer.planTp == picture.layer.tp
                         ? QString()
                         : u' ' + tr("What if: the plan has TP %1, this is TP %2.").arg(picture.layer.planTp).arg(picture.layer.tp);
    if (whatIf.isEmpty() && resolvePlan(scenario).sequenceParallel != picture.layer.sequenceParallel)
        whatIf = u' ' + (picture.layer.sequenceParallel ? tr("What if: the plan has no SP.") : tr("What if: the plan has SP."));
    picture.subject = tr("%1, one of %2 layers.").arg(modelName(scenario)).arg(picture.layer.layers) + whatIf;
}

}  // namespace

bool isOfModel(ShardsPage page) { return page == ShardsPage::Model || page == ShardsPage::Layer; }

std::shared_ptr<const ShardsPicture> shardsPicture(const ShardsQuestion& question, const Estimate* estimate)
{
    auto picture = std::make_shared<ShardsPicture>();
    picture->page = question.page;
    switch (question.page) {
    case ShardsPage::Zero: {
        ZeroExample example;
        example.zero = question.zero;
        example.shardGroup = question.isHybrid ? example.ranks / 2 : example.ranks;
        picture->zero = zeroAnimation(example);
        break;
    }
    case ShardsPage::Tensor:
        picture->tensor = tensorAnimation(question.sequenceParallel);
        break;
    case ShardsPage::Model:
        if (estimate)
            fillModel(*picture, *estimate, question.stage);
        break;
    case ShardsPage::Layer:
        if (estimate)
            fillLayer(*picture, estimate->scenario(), question.sequenceParallel);
        break;
    }
    return picture;
}

}  // namespace shardscope
