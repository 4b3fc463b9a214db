// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/kinds/families.h"
#include "core/framework/kinds/kinds.h"

namespace shardscope {
namespace {

bool runs(ScheduleKind kind) { return !traitsOf(kind).torch.empty(); }
SoftwareStack stackOf(const Software& software) { return family::torch(software, true); }

/// The loss is compiled with the model since 2025.
Loss lossOf(const Training& training)
{
    return training.software.compiled.value_or(true) && training.software.year.value_or(2025) >= 2025 ? Loss::Compiled : Loss::Eager;
}

/// It asks for cuDNN's attention on Blackwell since May 2025 (pull request 1196) and lists it among the operators that per-operator
/// recomputation keeps since December 2025 (pull request 2095).
/// Its converter takes every linear layer of the model (components/quantization/utils.py, module_filter_fn), those of encoders as well.
constexpr LayerTraits kLayer{
    .eager = Eager::UnlessCompiled, .encodesIn8Bits = true, .firstYearOfCudnn = 2025, .lastYearOfCudnnAgain = 2025};
/// It asks for the fused AdamW since February 2025 (pull request 881). DeepEP came to it in forks: their dispatcher, an object of each layer,
/// holds the router's scores until the layer runs again (AMD-AGI/torchtitan-amd, pull request 4; NousResearch/torchtitan, pull request 19,
/// torchtitan/distributed/deepep/utils.py, `setup_metadata`). Its own, of December 2025, holds none.
constexpr StateTraits kStates{.copiesShards = true, .accumulatesUnsharded = true, .lastYearOfForeach = 2024, .lastYearOfKeptRouting = 2025};

}  // namespace

constinit const FrameworkTraits kTorchtitan{
    .family = FrameworkFamily::TorchTrainer,
    .launcher = LaunchTarget::Torchtitan,
    .runs = runs,
    .countsRecomputedLayers = false,
    .stack = stackOf,
    .loss = lossOf,
    .compiles = true,
    .attention = AttentionLibrary::Torch,
    .layer = kLayer,
    .states = kStates,
    .overlap = OverlapTraits{},
};

}  // namespace shardscope
