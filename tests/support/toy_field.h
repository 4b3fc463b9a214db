// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field/parameter_fields.h"
#include "core/field/tried_values.h"
#include "core/scenario/plan.h"
#include "core/scenario/scenario.h"

namespace shardscope::test {

/// Returns a field that no shipped table has, declared like those; its value is the bucket's.
inline Parameter toyField()
{
    return field<&Scenario::plan, &Plan::bucketBytes>("plan.toy", {1, 1e12, "toys"}, {"Toy", "What a test plays with.", "no toy"})
        .placed({.control = {ControlPart::Memory, 9, "Toys"},
                 .column = {"toy", "TOY"},
                 .tried = [](const Scenario&) { return doubling(1 << 20); },
                 .swept =
                     [](const Scenario&) {
                         return std::vector<double>{65536, 131072, 1048576};
                     }});
}

}  // namespace shardscope::test
