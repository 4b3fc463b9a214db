// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace shardscope {

/// What an operator of core/layer is called: "attention output" of "attention-output".
[[nodiscard]] QString operatorName(std::string_view name);

}  // namespace shardscope
