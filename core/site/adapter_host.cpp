// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/adapter_host.h"

#include <algorithm>

#include "core/framework/framework_defaults.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

/// Assumed: some eight operations that Python dispatches in eager mode, as many as a tenth of a layer's, and a fifth of the time where they
/// are compiled. No table says it.
constexpr double kEager = 1e-4;  ///< seconds
constexpr double kCompiled = 2e-5;

}  // namespace

Seconds hostWithAdapters(Seconds host, const Architecture& model, const LayerKind& kind, const Site& site, const Terms& terms)
{
    if (kind.learning.adapter.rank == 0)
        return host;
    const std::vector<Tensor> tensors = layerTensors(model, kind);
    const auto adapters = std::count_if(tensors.begin(), tensors.end(),
                                        [](const Tensor& tensor) { return tensor.isAdapter && tensor.name.ends_with("lora_B.weight"); });
    const Term each = terms("host.adapter", isCompiled(site.training) ? kCompiled : kEager);
    const Term more = terms.product("host-of-adapters", terms("adapters-of-layer", static_cast<double>(adapters)), each);
    return Seconds(terms.sum("host-seconds", terms.named("host-of-layer", terms("host-seconds", host)), more).value);
}

}  // namespace shardscope
