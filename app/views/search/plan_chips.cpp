// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/plan_chips.h"

#include "app/text/launcher_name.h"
#include "app/text/parameter_text.h"
#include "core/field/parameters.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// The number of recomputed layers is in the column of the recompute mode.
std::vector<const Parameter*> fieldsWithoutColumn()
{
    std::vector<const Parameter*> fields;
    for (const Parameter& parameter : parameters()) {
        if (parameter.isOfPlan() && parameter.use.column.key.empty() && parameter.path != "plan.recompute_layers")
            fields.push_back(&parameter);
    }
    return fields;
}

QStringList remarksOf(const FoundPlan& found)
{
    QStringList remarks;
    if (found.needs) {
        QStringList names;
        for (const Target target : *found.needs)
            names << launcherName(target);
        remarks << (names.isEmpty() ? tr("no launcher runs it") : tr("needs %1").arg(names.join(tr(" or ", "between launchers"))));
    }
    for (const std::string_view path : found.numerics) {
        if (const Parameter* parameter = findParameter(path))
            remarks << tr("other numerics: %1").arg(labelInSentence(*parameter));
    }
    return remarks;
}

}  // namespace

QStringList planChips(const SearchResult& result, const Scenario& base)
{
    static const std::vector<const Parameter*> fields = fieldsWithoutColumn();
    QStringList chips;
    Scenario own = base;
    for (const FoundPlan& found : result.plans) {
        own.plan = found.plan;
        QStringList words = remarksOf(found);
        for (const Parameter* field : fields) {
            if (const Value value = field->get(own); value != field->get(base))
                words << QStringLiteral("%1 %2").arg(labelInSentence(*field), valueText(*field, value));
        }
        chips << words.join(QStringLiteral(" · "));
    }
    return chips;
}

}  // namespace shardscope
