// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "app/views/communication/communication_facts.h"
#include "tests/app/estimates.h"

namespace shardscope::test {

/// Adds plans that together use every strategy.
inline void addPlans()
{
    QTest::addColumn<QStringList>("overrides");
    QTest::newRow("tp, pp, dp, ZeRO-1") << QStringList{};
    QTest::newRow("dp alone") << QStringList{"model.preset=llama-3-8b", "plan.tp=1", "plan.pp=1", "plan.dp=64", "plan.zero=0"};
    QTest::newRow("ZeRO-3") << QStringList{"model.preset=llama-3-8b", "plan.tp=1", "plan.pp=1", "plan.dp=64", "plan.zero=3",
                                           "training.recipe=fsdp2"};
    QTest::newRow("context") << QStringList{"plan.cp=2", "plan.dp=1", "training.sequence_length=32768"};
    QTest::newRow("experts") << QStringList{"model.preset=mixtral-8x7b", "plan.tp=1", "plan.pp=1", "plan.dp=64", "plan.ep=8"};
    QTest::newRow("one GPU") << QStringList{
        "model.preset=llama-3.2-1b", "cluster.nodes=1", "cluster.gpus_per_node=1", "plan.tp=1", "plan.pp=1", "plan.dp=1"};
}

inline std::shared_ptr<const Estimate> fetchEstimate()
{
    QStringList overrides = *static_cast<QStringList*>(QTest::qData("overrides", qMetaTypeId<QStringList>()));
    std::vector<std::string> list;
    for (const QString& each : overrides)
        list.push_back(each.toStdString());
    return estimateWith(list);
}

}  // namespace shardscope::test
