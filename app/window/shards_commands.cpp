// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_registry.h"
#include "app/views/shards/shards_view.h"
#include "app/window/main_window.h"
#include "app/window/panels.h"
#include "app/window/window_commands.h"

namespace shardscope {

void addShardsCommands(const CommandContext& context)
{
    const auto tr = [](const char* text) { return MainWindow::tr(text); };
    Panels& panels = context.panels;
    const auto add = [&](const QString& id, const QString& text, ShardsPage page, int zero = 3, bool isHybrid = false,
                         bool sequenceParallel = false) {
        const auto run = [&panels, page, zero, isHybrid, sequenceParallel] {
            panels.showShards();
            ShardsQuestion question = panels.shards().question();
            question.page = page;
            question.zero = zero;
            question.isHybrid = isHybrid;
            if (page == ShardsPage::Tensor)
                question.sequenceParallel = sequenceParallel;
            panels.shards().setQuestion(question);
        };
        context.registry.add({QStringLiteral("shards.") + id, tr("&View"), text, {}, run, false, false, tr("Shards")});
    };
    for (int zero = 0; zero <= 3; ++zero)
        add(QStringLiteral("zero%1").arg(zero), tr("ZeRO-&%1 piece by piece").arg(zero), ShardsPage::Zero, zero);
    add(QStringLiteral("hybrid"), tr("&Hybrid sharding piece by piece"), ShardsPage::Zero, 3, true);
    add(QStringLiteral("model"), tr("The model under each &ZeRO stage"), ShardsPage::Model);
    add(QStringLiteral("tensor"), tr("&Tensor parallelism in numbers"), ShardsPage::Tensor);
    add(QStringLiteral("sequence"), tr("&Sequence parallelism in numbers"), ShardsPage::Tensor, 3, false, true);
    add(QStringLiteral("layer"), tr("How a &layer is cut"), ShardsPage::Layer);
}

}  // namespace shardscope
