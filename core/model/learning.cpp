// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/learning.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/model/architecture.h"

namespace shardscope {
namespace {

constexpr std::string_view kWeight = ".weight";

/// The part of a tensor's name that says which matrix of its block it is.
constexpr std::pair<std::string_view, AdapterTarget> kTargets[] = {
    {"q_proj", AdapterTarget::Queries}, {"q_a_proj", AdapterTarget::Queries},        {"q_b_proj", AdapterTarget::Queries},
    {"k_proj", AdapterTarget::Keys},    {"kv_a_proj_with_mqa", AdapterTarget::Keys}, {"kv_b_proj", AdapterTarget::Keys},
    {"v_proj", AdapterTarget::Values},  {"self_attn.o_proj", AdapterTarget::Output}, {"gate_proj", AdapterTarget::Gate},
    {"up_proj", AdapterTarget::Up},     {"down_proj", AdapterTarget::Down},          {"mlp.gate", AdapterTarget::Router},
    {"lm_head", AdapterTarget::Head},
};

std::optional<AdapterTarget> targetOf(const Tensor& tensor)
{
    if (!tensor.matrixMultiply || tensor.kind == TensorKind::Indexer || !tensor.name.ends_with(kWeight))
        return std::nullopt;
    const std::string_view name = std::string_view(tensor.name).substr(0, tensor.name.size() - kWeight.size());
    for (const auto& [end, target] : kTargets) {
        if (name.ends_with(end))
            return target;
    }
    return std::nullopt;
}

bool isOfMixers(TensorKind kind)
{
    return kind == TensorKind::Attention || kind == TensorKind::StateSpace || kind == TensorKind::LinearAttention;
}

/// Libraries quantise linear layers; embedding, head, norms and routers keep their bits (bitsandbytes, transformers'
/// `llm_int8_skip_modules`).
bool isQuantised(const Tensor& tensor, const Learning& learning)
{
    if (learning.format == WeightFormat::Training || !tensor.matrixMultiply)
        return false;
    if (tensor.kind == TensorKind::RoutedExpert)
        return learning.quantisesExperts;
    return isOfMixers(tensor.kind) || tensor.kind == TensorKind::FeedForward || tensor.kind == TensorKind::SharedExpert;
}

/// A fused adapter has one narrow matrix for queries, keys and values, and one for gate and up: that of the first that is adapted. The
/// projections of latent attention are modules of their own (Megatron-LM, multi_latent_attention.py).
bool sharesNarrowMatrix(const Tensor& base, const std::vector<Tensor>& adapted)
{
    const AdapterTarget target = *targetOf(base);
    const auto has = [&](AdapterTarget other) {
        return std::any_of(adapted.begin(), adapted.end(),
                           [&](const Tensor& tensor) { return tensor.kind == base.kind && targetOf(tensor) == other; });
    };
    switch (target) {
    case AdapterTarget::Keys:
        return has(AdapterTarget::Queries) && base.name.find("kv_") == std::string::npos;
    case AdapterTarget::Values:
        return has(AdapterTarget::Queries) || has(AdapterTarget::Keys);
    case AdapterTarget::Up:
        return has(AdapterTarget::Gate);
    default:
        return false;
    }
}

/// One adapter for all experts of a rank is there on each, as a shared expert is, and every row that is routed goes through it. Where nothing
/// learns in these passes the adapter is frozen, too.
void appendAdapter(std::vector<Tensor>& tensors, const Tensor& base, const Learning& learning, bool withNarrow)
{
    const AdapterShape& adapter = learning.adapter;
    const bool isShared = adapter.sharesExperts && base.kind == TensorKind::RoutedExpert;
    const std::string name = base.name.substr(0, base.name.size() - kWeight.size());
    const bool isRow = base.cut == TensorCut::Row;
    const bool isCut = base.cut != TensorCut::Replicated;
    const auto add = [&](std::string_view suffix, std::int64_t rows, std::int64_t columns, TensorCut cut, bool multiplies) {
        Tensor tensor{name + std::string(suffix),
                      isShared ? TensorKind::SharedExpert : base.kind,
                      rows,
                      columns,
                      isShared ? 1 : base.copies,
                      cut,
                      multiplies};
        tensor.isAdapter = true;
        tensor.ofRoutedRows = isShared;
        tensor.isFrozen = !learning.passesGradient;
        tensor.passesGradient = learning.passesGradient;
        tensors.push_back(std::move(tensor));
    };
    if (withNarrow)
        add(".lora_A.weight", adapter.rank, base.columns, isRow ? TensorCut::Row : isCut ? TensorCut::Column : TensorCut::Replicated, true);
    const TensorCut ofOutputs = isRow ? TensorCut::Column : base.cut;
    add(".lora_B.weight", base.rows, adapter.rank, ofOutputs, true);
    if (adapter.scaled)
        add(".lora_magnitude_vector", base.rows, 1, ofOutputs, false);
}

/// The learning of a part whose weights stay as they are.
Learning frozenPart(const ResolvedTuning& tuning)
{
    Learning learning;
    learning.weights = false;
    learning.adapter = tuning.adapter;
    learning.format = tuning.format;
    learning.quantisesExperts = tuning.quantisesExperts;
    return learning;
}

void tuneLastLayers(Architecture& model, const ResolvedTuning& tuning)
{
    const std::size_t kinds = model.kinds.size();
    const auto frozen = static_cast<std::size_t>(std::clamp<std::int64_t>(model.layers() - tuning.trainableLayers, 0, model.layers()));
    Learning below = frozenPart(tuning);
    below.passesGradient = false;
    std::vector<std::optional<std::uint8_t>> copyOf(kinds);
    for (std::size_t layer = 0; layer < frozen; ++layer) {
        std::uint8_t& kind = model.kindOfLayer[layer];
        if (!copyOf[kind]) {
            copyOf[kind] = static_cast<std::uint8_t>(model.kinds.size());
            LayerKind copy = model.kinds[kind];
            copy.learning = below;
            model.kinds.push_back(std::move(copy));
        }
        kind = *copyOf[kind];
    }
    model.learning = frozenPart(tuning);
}

}  // namespace

double storedBytes(WeightFormat format)
{
    constexpr double kBlock = 64;
    constexpr double kScalesOfABlock = 256;
    switch (format) {
    case WeightFormat::Nf4:
        return 0.5 + 4 / kBlock;
    case WeightFormat::Nf4Double:
        return 0.5 + 1 / kBlock + 4 / (kBlock * kScalesOfABlock);
    case WeightFormat::Mxfp4:
        return 0.5 + 1.0 / 32;
    case WeightFormat::Fp8:
        return 1 + 4.0 / (128 * 128);
    case WeightFormat::Int8:
    case WeightFormat::Training:
        break;
    }
    return 1;
}

bool isAdapted(const Tensor& tensor, const Learning& learning)
{
    const std::optional<AdapterTarget> target = targetOf(tensor);
    if (!target || !learning.adapter.isOn(*target))
        return false;
    return tensor.kind != TensorKind::RoutedExpert || learning.adapter.isOn(AdapterTarget::Experts);
}

void applyLearning(std::vector<Tensor>& tensors, const Learning& learning)
{
    if (learning.weights)
        return;
    for (Tensor& tensor : tensors) {
        if (learning.vocabulary && tensor.cut == TensorCut::Vocabulary)
            continue;
        tensor.isFrozen = true;
        tensor.passesGradient = learning.passesGradient;
        tensor.isQuantised = isQuantised(tensor, learning);
    }
    if (learning.adapter.rank == 0)
        return;
    std::vector<Tensor> adapted;
    std::copy_if(tensors.begin(), tensors.end(), std::back_inserter(adapted),
                 [&](const Tensor& tensor) { return isAdapted(tensor, learning); });
    for (const Tensor& base : adapted)
        appendAdapter(tensors, base, learning, !learning.adapter.fused || !sharesNarrowMatrix(base, adapted));
}

std::shared_ptr<const Architecture> tunedArchitecture(std::shared_ptr<const Architecture> architecture, const ResolvedTuning& tuning)
{
    const bool scores = tuning.objective == Objective::Reward;
    if (tuning.method == TuneMethod::Full && tuning.newTokens == 0 && !scores)
        return architecture;
    auto model = std::make_shared<Architecture>(*architecture);
    model->vocab += tuning.newTokens;
    model->scores = scores;
    if (tuning.method == TuneMethod::Full)
        return model;
    if (tuning.method == TuneMethod::Freeze) {
        tuneLastLayers(*model, tuning);
        return model;
    }
    const Learning learning = frozenPart(tuning);
    for (LayerKind& kind : model->kinds)
        kind.learning = learning;
    if (model->mtpKind)
        model->mtpKind->learning = learning;
    model->learning = learning;
    model->learning.vocabulary = tuning.newTokens > 0;
    return model;
}

}  // namespace shardscope
