// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/harmless_keys.h"

#include <algorithm>
#include <iterator>

namespace shardscope::huggingface {
namespace {

constexpr std::string_view kBeginnings[] = {"_", "summary_", "initializer_", "time_step_", "use_cache", "output_", "scale_", "mup_",
                                            "logits_", "tokenizer_", "gradient_checkpointing", "router_aux_loss", "init_"};

constexpr std::string_view kEndings[] = {"_token_id",    "_token_ids",   "_token_index", "_dropout",   "_dropout_prob", "_pdrop",
                                         "_act",         "_activation",  "_eps",         "_epsilon",   "_loss_coef",    "_loss_weight",
                                         "_softcapping", "_loss_alpha",  "_scaling_factor", "_multiplier", "_init_std",  "_std",
                                         "_dtype",       "_implementation"};

/// Names of what a checkpoint was made with, of numerics and of generation.
constexpr std::string_view kNames[] = {
    "activation_function", "activation_func", "architectures", "attention_probs_dropout_prob", "attention_softmax_in_fp32", "auto_map",
    "aux_loss_alpha", "bf16", "bias_dropout_fusion", "boi_token_index", "cache_implementation", "classifier_dropout", "clip_qkv",
    "compress_rope_theta", "default_prompt_name", "dim_model_base", "dropout", "dropout_rate", "dtype", "ep_size", "eoi_token_index",
    "eos_token_id", "expansion_ratio", "for_llm_compressor", "fp16", "fp32", "fp32_residual_connection", "fused_add_norm", "gegelu_limit",
    "gegelu_pad_to_256", "hc_eps", "hc_sinkhorn_iters", "id2label", "ignore_index", "indexer_rope_interleave", "initializer_factor",
    "is_decoder", "is_encoder_decoder", "is_llama_config", "label2id", "layer_norm_eps", "logit_scale", "mamba_ssm_dtype",
    "masked_softmax_fusion", "max_sequence_length", "max_tokenizer_truncation", "max_window_layers", "model_max_length", "model_type",
    "n_ctx", "n_group", "n_special", "norm_topk_prob", "norm_type", "num_logits_to_keep", "offset_alibi", "onnx_safe",
    "original_max_position_embeddings", "original_rope", "initial_context_length", "output_past", "output_router_logits",
    "pad_sequence_to_multiple_of_64", "pad_vocab_size_multiple", "partial_rotary_factor", "predict_special_tokens", "pretraining_tp",
    "prompts", "qk_head_dim", "quantization_config", "query_pre_attn_scalar", "reorder_and_upcast_attn", "rescale_prenorm_residual",
    "residual_in_fp32", "rope_interleave", "rope_interleaved", "rope_local_base_freq", "rope_parameters", "rope_position_scale",
    "rope_pct", "rope_ratio", "rope_scaling", "rope_theta", "rotary_dim", "rotary_emb_base", "rotary_pct", "router_jitter_noise",
    "rms_norm", "routed_scaling_factor", "scale_attn_weights", "scale_depth", "scale_emb", "scoring_func", "seq_aux", "seq_length",
    "selective_checkpoint_enabled", "sequence_parallel_enabled", "similarity_fn_name", "slow_but_exact", "skip_bias_add",
    "skip_bias_add_qkv", "swiglu_limit", "task_specific_params", "tf_legacy_loss", "tie_word_embeddings", "topk_group", "topk_method",
    "torch_dtype", "transformers_version", "type_vocab_size", "unk_token_id", "use_bfloat16", "use_dynamic_ntk", "use_flash_attn",
    "use_logn_attn", "use_mamba_kernels", "use_mrope", "verbose", "z_loss_weight", "moe_router_dtype", "use_routing_bias",
    "apply_query_key_layer_scaling", "embedding_fraction", "embedding_dropout_prob", "emb_dropout_prob", "attention_dropout",
    "mamba_hidden_act", "mlp_hidden_act", "time_step_limit", "router_dtype", "document_attention", "add_cross_attention",
    "apply_residual_connection_post_layernorm", "chunk_size", "mtp_use_dedicated_embeddings", "index_share_for_mtp_iteration",
    "index_skip_topk_offset", "index_topk_freq", "index_topk_pattern", "no_rope_layers", "no_rope_layer_interval",
    "nope_layer_interval", "attn_temperature_tuning", "floor_scale", "attn_scale", "use_qk_norm", "tokenizer_class",
    "attention_multiplier", "residual_multiplier", "expand", "expert_dtype", "experts_per_token", "padded_vocab_size", "max_seq_len", "n_positions"};

template <typename List, typename Matches>
bool anyOf(const List& list, Matches matches)
{
    return std::any_of(std::begin(list), std::end(list), matches);
}

}  // namespace

bool isHarmless(std::string_view key)
{
    return anyOf(kNames, [&](std::string_view name) { return key == name; }) ||
           anyOf(kBeginnings, [&](std::string_view start) { return key.starts_with(start); }) ||
           anyOf(kEndings, [&](std::string_view end) { return key.ends_with(end); });
}

}  // namespace shardscope::huggingface
