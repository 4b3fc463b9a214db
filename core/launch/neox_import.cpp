// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/foreign_readers.h"
#include "core/plan/plan_facts.h"

#include <algorithm>

namespace shardscope {
namespace {

// Facts of GPT-NeoX are those of megatron/neox_arguments and megatron/model/transformer.py.
const Message kNoVocabulary = said("GPT-NeoX takes the vocabulary from the tokenizer.");
/// The tokenizer of GPT-NeoX-20B has 50,254 entries, which a multiple of 128 pads to 50,304.
constexpr std::int64_t kOwnVocabulary = 50304;
const Message kOwnTokenizer = said("{} The padded vocabulary of GPT-NeoX's own tokenizer is used.", {kNoVocabulary});

/// Returns the width of the feed-forward. With a gate the stated width is that of both halves before the gate, of which two thirds are
/// kept.
std::int64_t feedForwardWidth(LaunchReader& reader, std::int64_t hidden, bool isGated)
{
    const std::int64_t multiple = std::clamp<std::int64_t>(reader.integer("mlp_multiple_of").value_or(1), 1, 1 << 20);
    std::int64_t width = reader.integer("intermediate_size").value_or(4 * hidden);
    if (isGated) {
        width = width * 2 / 3;
        return (width + 2 * multiple - 1) / (2 * multiple) * (2 * multiple) / 2;
    }
    return (width + multiple - 1) / multiple * multiple;
}

void setForm(LaunchReader& reader, ConfigValue& model)
{
    const std::string norm = reader.oneOf("norm", {"layernorm", "rmsnorm", "te_layernorm", "te_rmsnorm"}, "layernorm");
    const bool isRms = norm.ends_with("rmsnorm");
    model.set("norm", isRms ? "rmsnorm" : "layernorm");
    const std::optional<double> epsilon = reader.number(isRms ? "rms_norm_epsilon" : "layernorm_epsilon");
    model.set("norm_epsilon", epsilon.value_or(isRms ? 1e-8 : 1e-5));
    const std::string position = reader.oneOf("pos_emb", {"learned", "rotary", "none", "alibi", "rpe", "sinusoidal"}, "learned");
    model.set("position", position == "rotary" ? "rope" : position == "learned" ? "learned" : position == "alibi" ? "alibi" : "none");
    if (position == "rotary")
        model.set("rope_theta", reader.number("rotary_emb_base").value_or(10000));
    (void)reader.number("rotary_pct");
    model.set("tied_embeddings", !reader.isOn("no_weight_tying"));
    const bool attention = reader.flag("use_bias_in_attn_linear").value_or(true);
    const bool feedForward = reader.flag("use_bias_in_mlp").value_or(true);
    model.set("bias", attention);
    if (attention != feedForward)
        model.set("ffn_bias", feedForward);
    if (reader.isOn("gpt_j_residual"))
        model.set("parallel", true);
    if (!isRms && !reader.flag("use_bias_in_norms").value_or(true))
        model.set("norm_bias", false);
    if (reader.isOn("use_qk_layernorm"))
        model.set("qk_norm", "per-head");
}

void setExperts(LaunchReader& reader, ConfigValue& model)
{
    const std::int64_t experts = reader.integer("moe_num_experts").value_or(1);
    if (experts < 2)
        return;
    if (reader.integer("moe_expert_interval").value_or(1) != 1)
        return reader.fail("moe_expert_interval", "some layers have no experts", "1");
    model.set("moe.experts", experts);
    model.set("moe.top_k", reader.integer("moe_top_k").value_or(1));
    model.set("moe.expert_ffn", model.find("ffn")->integer().value_or(1));
    reader.take("moe_expert_parallel_size", "plan.ep");
}

/// Layers that are not attention, which NeoX gives as a list of kinds and counts.
bool hasOtherLayers(LaunchReader& reader)
{
    const ConfigValue* const kinds = reader.value("attention_config");
    if (!kinds)
        return false;
    const std::string text = toJsonText([kinds] {
        ConfigValue map = ConfigValue::map();
        map.set("kinds", *kinds);
        return map;
    }());
    for (const char* other : {"mamba", "rwkv", "gmlp", "amlp", "sparse", "local", "bslongformer", "bigbird"}) {
        if (text.find(std::string("\"") + other) == std::string::npos)
            continue;
        reader.fail("attention_config", std::string("some layers are of the kind \"") + other + "\"", "global or flash");
        return true;
    }
    return false;
}

void readNeoxModel(LaunchReader& reader)
{
    reader.about("model");
    if (hasOtherLayers(reader))
        return reader.about("");
    if (reader.hasModel({"num_layers", "hidden_size", "num_attention_heads"})) {
        ConfigValue model = ConfigValue::map();
        const std::int64_t hidden = reader.integer("hidden_size").value_or(1);
        const std::int64_t heads = std::max<std::int64_t>(1, reader.integer("num_attention_heads").value_or(1));
        const std::string activation = reader.oneOf(
            "activation", {"gelu", "geglu", "relu", "softsign", "swish", "mish", "silu", "reglu", "swiglu", "bilinear", "glu"}, "gelu");
        const bool isGated = activation.ends_with("glu") || activation == "bilinear";
        model.set("layers", reader.integer("num_layers").value_or(1));
        model.set("hidden", hidden);
        model.set("gated", isGated);
        model.set("ffn",
                  std::clamp<std::int64_t>(hidden, 1, kLargestSetting / 8) == hidden ? feedForwardWidth(reader, hidden, isGated) : 1);
        model.set("heads", heads);
        model.set("kv_heads", reader.integer("num_kv_heads").value_or(heads));
        model.set("head_dim", std::max<std::int64_t>(1, hidden / heads));
        setForm(reader, model);
        if (const auto window = reader.integer("sliding_window_width"))
            model.set("sliding_window", *window);
        if (const auto most = reader.integer("max_position_embeddings"))
            model.set("max_positions", *most);
        setExperts(reader, model);
        if (const auto vocabulary = reader.integer("padded_vocab_size")) {
            model.set("vocab", *vocabulary);
            reader.setArchitecture(model);
        } else {
            setArchitectureOfAnyVocabulary(reader, model, {"padded_vocab_size", kNoVocabulary, kOwnVocabulary, kOwnTokenizer});
        }
    }
    reader.about("");
}

void readDegrees(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    reader.takeOrDefault("model_parallel_size", "plan.tp");
    // 0 runs without DeepSpeed's pipeline engine: one stage.
    const std::optional<std::int64_t> stages = reader.integer("pipe_parallel_size");
    if (stages)
        reader.set("plan.pp", std::max<std::int64_t>(1, *stages), "pipe_parallel_size");
    reader.take("context_parallel_size", "plan.cp");
    plan.sequenceParallel = plan.tp > 1 && reader.isOn("sequence_parallel");
    plan.zero = 0;
    reader.take("zero_optimization.stage", "plan.zero");
    plan.overlap.gradReduce = reader.flag("zero_optimization.overlap_comm").value_or(plan.zero == 3);
    plan.overlap.paramGather = plan.zero > 0 && plan.overlap.gradReduce;
    plan.overlap.pipeline = plan.pp > 1;
    const bool optimizer =
        reader.word("zero_optimization.offload_optimizer.device").value_or("none") == "cpu" || reader.isOn("zero_optimization.cpu_offload");
    const bool weights = reader.word("zero_optimization.offload_param.device").value_or("none") == "cpu";
    plan.offload = weights ? Offload::OptimizerAndParameters : optimizer ? Offload::Optimizer : Offload::None;
    // One kept input in `checkpoint_num_layers` layers; only that of each layer is estimated.
    plan.recompute = reader.isOn("checkpoint_activations") ? Recompute::Full : Recompute::None;
    (void)reader.integer("checkpoint_num_layers");
}

/// Processes: of a line of slurm or of deepspeed's launcher where the file has one.
bool readNeoxWorld(LaunchReader& reader)
{
    const std::optional<std::int64_t> perNode = reader.integer("num_gpus");
    const std::int64_t nodes = std::max<std::int64_t>(1, reader.integer("num_nodes").value_or(1));
    if (!perNode || *perNode < 1 || *perNode > kMostGpus || nodes > kMostGpus)
        return false;
    reader.setWorld(nodes * *perNode, *perNode);
    return true;
}

void readNeoxBatch(LaunchReader& reader)
{
    const Plan& plan = reader.plan();
    const std::optional<std::int64_t> train = reader.integer("train_batch_size");
    const std::optional<std::int64_t> micro = reader.integer("train_micro_batch_size_per_gpu");
    const std::int64_t steps = reader.integer("gradient_accumulation_steps").value_or(1);
    for (const auto& [path, number] : {std::pair{"train_batch_size", train.value_or(1)},
                                       {"train_micro_batch_size_per_gpu", micro.value_or(1)},
                                       {"gradient_accumulation_steps", steps}}) {
        if (number < 1 || number > (1 << 30))
            return reader.fail(path, "the value is " + std::to_string(number), "at least 1");
    }
    const bool hasWorld = readNeoxWorld(reader);
    const std::int64_t model = std::int64_t{plan.tp} * plan.pp * plan.cp;
    if (reader.hasProblem())
        return;
    std::int64_t dp = std::max<std::int64_t>(1, reader.scenario().cluster.gpus() / model);
    const bool saysWorld = train && micro && *train % (*micro * steps) == 0;
    if (!hasWorld && saysWorld && reader.has("gradient_accumulation_steps")) {
        dp = *train / (*micro * steps);
        reader.setWorld(saturatingProduct(model, dp), std::nullopt);
    } else if (!hasWorld) {
        needWorld(reader, "num_gpus", said("The file does not give the number of GPUs: it is set in a host file."));
        dp = std::max<std::int64_t>(1, reader.scenario().cluster.gpus() / model);
    }
    reader.set("plan.dp", dp, "train_batch_size");
    if (!train && !micro)
        reader.need("plan.micro_batch", "train_micro_batch_size_per_gpu");
    else
        reader.set("plan.micro_batch", micro.value_or(std::max<std::int64_t>(1, train.value_or(1) / saturatingProduct(steps, dp))),
                   "train_micro_batch_size_per_gpu");
    if (!train && !micro)
        return reader.need("training.global_batch", "train_batch_size");
    if (!train && !reader.has("gradient_accumulation_steps"))
        reader.assume("training.global_batch",
                      said("One micro-batch per step: {} does not accumulate gradients by default ({}).",
                           {"GPT-NeoX", "megatron/neox_arguments/deepspeed_args.py"}),
                      "gradient_accumulation_steps");
    reader.set("training.global_batch", train ? *train : saturatingProduct(saturatingProduct(reader.plan().microBatch, steps), dp),
               "train_batch_size");
}

void readNumbers(LaunchReader& reader)
{
    Training& training = reader.scenario().training;
    const std::string type = reader.oneOf("precision", {"fp16", "bfloat16", "fp32"}, "");
    const bool isBf16 = type == "bfloat16" || reader.isOn("bf16.enabled") || reader.isOn("bf16.bf16");
    const bool isFp16 = type == "fp16" || reader.isOn("fp16.enabled") || reader.isOn("fp16.fp16");
    training.precision = isBf16 ? Precision::Bf16 : isFp16 ? Precision::Fp16 : Precision::Fp32;
    const std::string gradients = reader.word("data_types.grad_accum_dtype").value_or("");
    if (gradients == "fp32")
        reader.plan().gradientType = GradientType::Fp32;
    const std::string optimizer = reader.word("optimizer.type").value_or("Adam");
    if (optimizer == "SGD" || optimizer == "sgd")
        training.optimizer = Optimizer::SgdMomentum;
    else if (optimizer == "CPU_Adam")
        reader.plan().offload = Offload::Optimizer;
    else if (optimizer == "Muon")
        training.optimizer = Optimizer::Muon;
    else if (optimizer != "Adam" && optimizer != "AdamW" && optimizer != "adam")
        reader.assume("training.optimizer",
                      said("\"{}\" is an optimizer that cannot be estimated, so AdamW is assumed in its place.", {optimizer}),
                      "optimizer.type");
}

}  // namespace

ConfigValue withUnderscores(const ConfigValue& settings)
{
    ConfigValue plain = ConfigValue::map();
    for (const auto& [key, value] : *settings.entries()) {
        std::string name = key;
        std::replace(name.begin(), name.end(), '-', '_');
        plain.rawEntries().emplace_back(std::move(name), value);
    }
    return plain;
}

void readNeox(LaunchReader& reader)
{
    Training& training = reader.scenario().training;
    training.recipe = Recipe::DeepSpeed;
    training.software.framework = Framework::Neox;
    readNeoxModel(reader);
    if (reader.hasProblem())
        return;
    reader.takeNeeded("seq_length", "training.sequence_length");
    readDegrees(reader);
    readNeoxBatch(reader);
    readNumbers(reader);
    reader.assumeMachine();
}

}  // namespace shardscope
