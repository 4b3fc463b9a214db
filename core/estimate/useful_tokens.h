// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace shardscope {

struct Scenario;

/// Returns the tokens of a step that are no padding: those of the rows, or of their documents (core/layer/document_rows.h).
[[nodiscard]] double usefulTokensOfStep(const Scenario& scenario);

}  // namespace shardscope
