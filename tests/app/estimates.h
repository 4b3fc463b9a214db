// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QStringList>
#include <QWidget>

#include <memory>

#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "tests/app/app_test.h"
#include "tests/app/example_scenario.h"

/// Estimates that tests of views and panels show.
namespace shardscope::test {

inline std::shared_ptr<const Estimate> estimateWith(const std::vector<std::string>& overrides = {})
{
    return std::make_shared<const Estimate>(estimate(exampleScenario(overrides), measuredEvidence()).value());
}

/// Returns the estimate of tp 16 × pp 8 on 64 GPUs, an illegal plan.
inline std::shared_ptr<const Estimate> illegalEstimate() { return estimateWith({"plan.tp=16", "plan.pp=8", "plan.dp=1"}); }

/// Returns the estimate of a plan with 64 pipeline stages.
inline std::shared_ptr<const Estimate> deepEstimate(int sequenceLength = 8192)
{
    return estimateWith({"model.preset=llama-3.1-405b", "cluster.nodes=128", "plan.pp=64", "plan.tp=8", "plan.dp=2",
                         "training.sequence_length=" + std::to_string(sequenceLength)});
}

/// Returns the visible widgets that the Tab key reaches and that have no name for a screen reader.
inline QStringList namelessWidgets(const QWidget& root)
{
    QStringList nameless;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || !widget->isVisible())
            continue;
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        if (!read || read->text(QAccessible::Name).isEmpty())
            nameless << QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
    }
    return nameless;
}

}  // namespace shardscope::test
