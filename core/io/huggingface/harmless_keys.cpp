// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/harmless_keys.h"

#include <algorithm>
#include <iterator>

namespace shardscope::huggingface {
namespace {

constexpr std::string_view kBeginnings[] = {
    "_",       "summary_",   "initializer_",           "time_step_",      "use_cache", "output_", "scale_", "mup_",
    "logits_", "tokenizer_", "gradient_checkpointing", "router_aux_loss", "init_"};

constexpr std::string_view kEndings[] = {"_token_id",  "_token_ids",   "_token_index", "_dropout",       "_dropout_prob",
                                         "_pdrop",     "_act",         "_activation",  "_eps",           "_epsilon",
                                         "_loss_coef", "_loss_weight", "_softcapping", "_loss_alpha",    "_scaling_factor",
                                         "_init_std",  "_std",         "_dtype",       "_implementation"};

/// Names of what a checkpoint was made with, of numerics and of generation.
constexpr std::string_view kNames[] = {"activation_func",
                                       "activation_function",
                                       "apply_query_key_layer_scaling",
                                       "apply_residual_connection_post_layernorm",
                                       "architectures",
                                       "attention_softmax_in_fp32",
                                       "attn_scale",
                                       "attn_temperature_tuning",
                                       "auto_map",
                                       "bf16",
                                       "bias_dropout_fusion",
                                       "chunk_size",
                                       "compress_rope_theta",
                                       "default_prompt_name",
                                       "dim_model_base",
                                       "document_attention",
                                       "dropout",
                                       "dropout_rate",
                                       "dtype",
                                       "embedding_fraction",
                                       "ep_size",
                                       "expand",
                                       "experts_per_token",
                                       "floor_scale",
                                       "for_llm_compressor",
                                       "fp16",
                                       "fp32",
                                       "fp32_residual_connection",
                                       "fused_add_norm",
                                       "gegelu_limit",
                                       "gegelu_pad_to_256",
                                       "hc_sinkhorn_iters",
                                       "id2label",
                                       "ignore_index",
                                       "index_share_for_mtp_iteration",
                                       "indexer_rope_interleave",
                                       "initial_context_length",
                                       "is_decoder",
                                       "is_llama_config",
                                       "label2id",
                                       "logit_scale",
                                       "masked_softmax_fusion",
                                       "max_seq_len",
                                       "max_sequence_length",
                                       "max_tokenizer_truncation",
                                       "max_window_layers",
                                       "model_max_length",
                                       "mtp_use_dedicated_embeddings",
                                       "n_ctx",
                                       "n_group",
                                       "n_positions",
                                       "n_special",
                                       "no_rope_layer_interval",
                                       "no_rope_layers",
                                       "nope_layer_interval",
                                       "norm_topk_prob",
                                       "num_logits_to_keep",
                                       "offset_alibi",
                                       "onnx_safe",
                                       "original_max_position_embeddings",
                                       "original_rope",
                                       "pad_sequence_to_multiple_of_64",
                                       "pad_vocab_size_multiple",
                                       "padded_vocab_size",
                                       "partial_rotary_factor",
                                       "predict_special_tokens",
                                       "pretraining_tp",
                                       "prompts",
                                       "qk_head_dim",
                                       "quantization_config",
                                       "query_pre_attn_scalar",
                                       "reorder_and_upcast_attn",
                                       "rescale_prenorm_residual",
                                       "residual_in_fp32",
                                       "rope_interleave",
                                       "rope_interleaved",
                                       "rope_local_base_freq",
                                       "rope_parameters",
                                       "rope_pct",
                                       "rope_position_scale",
                                       "rope_ratio",
                                       "rope_scaling",
                                       "rope_theta",
                                       "rotary_dim",
                                       "rotary_emb_base",
                                       "rotary_pct",
                                       "router_jitter_noise",
                                       "scoring_func",
                                       "selective_checkpoint_enabled",
                                       "seq_aux",
                                       "seq_length",
                                       "sequence_parallel_enabled",
                                       "similarity_fn_name",
                                       "skip_bias_add",
                                       "skip_bias_add_qkv",
                                       "slow_but_exact",
                                       "swiglu_limit",
                                       "task_specific_params",
                                       "tf_legacy_loss",
                                       "tie_word_embeddings",
                                       "topk_group",
                                       "topk_method",
                                       "transformers_version",
                                       "type_vocab_size",
                                       "use_bfloat16",
                                       "use_dynamic_ntk",
                                       "use_flash_attn",
                                       "use_logn_attn",
                                       "use_mamba_kernels",
                                       "use_mrope",
                                       "use_routing_bias",
                                       "verbose"};

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
