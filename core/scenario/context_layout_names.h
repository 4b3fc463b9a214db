// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "core/base/choices.h"

namespace shardscope {

/// The name of a layout of context parallelism for people, and its publication.
struct ContextLayoutName {
    ContextLayout layout;
    std::string_view label;
    std::string_view source;
};

inline constexpr std::array<ContextLayoutName, 7> kContextLayoutNames{
    {{ContextLayout::Contiguous, "Ring, contiguous", "Liu et al. 2023, arXiv 2310.01889"},
     {ContextLayout::Zigzag, "Ring, zigzag", "zhuzilin/ring-flash-attention; Transformer Engine's dual chunks"},
     {ContextLayout::Striped, "Ring, striped", "Brandon et al. 2023, arXiv 2311.09431"},
     {ContextLayout::AllGather, "All-gather of keys and values", "Llama Team 2024, arXiv 2407.21783, section 3.3.2"},
     {ContextLayout::ContiguousAllGather, "Contiguous gather", "zhuzilin/ring-flash-attention, llama3_flash_attn_varlen"},
     {ContextLayout::Ulysses, "Ulysses, all-to-all of heads", "Jacobs et al. 2023, arXiv 2309.14509"},
     {ContextLayout::UlyssesRing, "Ulysses × ring, heads inside and keys outside", "Fang and Zhao 2024 (USP), arXiv 2405.07719"}}};

}  // namespace shardscope
