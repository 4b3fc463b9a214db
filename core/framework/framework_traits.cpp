// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/framework_traits.h"

#include "core/framework/kinds/kinds.h"

namespace shardscope {
namespace {

#define SHARDSCOPE_ROW(framework, name) &k##framework,
constexpr std::array kTable{SHARDSCOPE_FRAMEWORKS(SHARDSCOPE_ROW)};
#undef SHARDSCOPE_ROW

}  // namespace

const FrameworkTraits& traitsOf(Framework framework) { return *kTable[static_cast<std::size_t>(framework)]; }

}  // namespace shardscope
