// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/field_change.h"

#include "core/hardware/node_groups.h"
#include "core/scenario/scenario.h"

namespace shardscope {

std::vector<FieldChange> changesBetween(const Scenario& before, const Scenario& after)
{
    std::vector<FieldChange> changes;
    for (const Parameter& parameter : parameters()) {
        // The name of a model or a node follows from its other fields.
        if (parameter.group() == "model" || parameter.path == "cluster.preset")
            continue;
        // Groups of nodes change as one field.
        if (after.cluster.isMixed() && isNodeField(parameter.path))
            continue;
        Value value = parameter.get(after);
        if (value != parameter.get(before))
            changes.push_back({&parameter, std::move(value)});
    }
    return changes;
}

Scenario withChanges(Scenario scenario, const std::vector<FieldChange>& changes)
{
    for (const FieldChange& change : changes)
        (void)setParameter(scenario, *change.parameter, change.value);
    return scenario;
}

}  // namespace shardscope
