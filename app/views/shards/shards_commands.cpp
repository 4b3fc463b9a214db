// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/shards/shards_view.h"

namespace shardscope {

QList<ViewCommand> ShardsView::viewCommands()
{
    QList<ViewCommand> commands;
    const auto add = [&commands](const QString& id, const QString& text, ShardsPage page, int zero = 3, bool isHybrid = false,
                                 bool sequenceParallel = false) {
        const auto act = [page, zero, isHybrid, sequenceParallel](View& view) {
            auto& shards = static_cast<ShardsView&>(view);
            ShardsQuestion question = shards.question();
            question.page = page;
            question.zero = zero;
            question.isHybrid = isHybrid;
            if (page == ShardsPage::Tensor)
                question.sequenceParallel = sequenceParallel;
            shards.setQuestion(question);
        };
        commands.append({id, text, act});
    };
    for (int zero = 0; zero <= 3; ++zero)
        add(QStringLiteral("zero%1").arg(zero), tr("ZeRO-&%1 piece by piece").arg(zero), ShardsPage::Zero, zero);
    add(QStringLiteral("hybrid"), tr("&Hybrid sharding piece by piece"), ShardsPage::Zero, 3, true);
    add(QStringLiteral("model"), tr("The model under each &ZeRO stage"), ShardsPage::Model);
    add(QStringLiteral("tensor"), tr("&Tensor parallelism in numbers"), ShardsPage::Tensor);
    add(QStringLiteral("sequence"), tr("&Sequence parallelism in numbers"), ShardsPage::Tensor, 3, false, true);
    add(QStringLiteral("layer"), tr("How a &layer is split"), ShardsPage::Layer);
    return commands;
}

}  // namespace shardscope
