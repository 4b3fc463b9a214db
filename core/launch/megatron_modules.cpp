// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/megatron_modules.h"

#include <algorithm>

namespace shardscope {

const MegatronModule* megatronModuleCalled(std::string_view name)
{
    using enum AdapterTarget;
    static const std::vector<MegatronModule> kModules{{"linear_qkv", {Queries, Keys, Values}},
                                                      {"linear_q", {Queries}, true},
                                                      {"linear_k", {Keys}, true},
                                                      {"linear_v", {Values}, true},
                                                      {"linear_proj", {Output}},
                                                      {"linear_fc1", {Gate, Up}, false, true},
                                                      {"linear_fc1_gate", {Gate}, true, true},
                                                      {"linear_fc1_up", {Up}, true, true},
                                                      {"linear_fc2", {Down}, false, true}};
    const auto found = std::find_if(kModules.begin(), kModules.end(), [name](const MegatronModule& module) { return module.name == name; });
    return found == kModules.end() ? nullptr : &*found;
}

}  // namespace shardscope
