// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

struct PlanFacts;
struct Scenario;

/// Sets what the rules ask of a training's documents. Private to `planFacts`.
void addDocuments(PlanFacts& facts, const Scenario& scenario);

}  // namespace shardscope
