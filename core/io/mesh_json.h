// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/plan/mesh.h"

namespace shardscope {

/// The mesh as a `shardscope.mesh/1` document: groups without line breaks, one kind a line.
[[nodiscard]] std::string meshToJson(const Mesh& mesh);

}  // namespace shardscope
