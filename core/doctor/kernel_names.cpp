// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/kernel_names.h"

#include <algorithm>
#include <cctype>
#include <span>
#include <string>

namespace shardscope {
namespace {

std::string inLowerCase(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;
}

bool containsAny(const std::string& text, std::span<const std::string_view> words)
{
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

/// Whether `word` stands between characters that are no letters.
bool hasWord(const std::string& text, std::string_view word)
{
    const auto isLetter = [&](std::size_t at) { return at < text.size() && std::isalpha(static_cast<unsigned char>(text[at])) != 0; };
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        if ((at == 0 || !isLetter(at - 1)) && !isLetter(at + word.size()))
            return true;
    }
    return false;
}

bool hasAnyWord(const std::string& text, std::span<const std::string_view> words)
{
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return hasWord(text, word); });
}

constexpr std::string_view kCommunication[] = {"nccl", "rccl", "nvshmem", "deep_ep", "deepep", "internode::", "intranode::"};
constexpr std::string_view kAttention[] = {"flash", "fmha", "attention", "attn", "sdpa"};
constexpr std::string_view kMultiply[] = {"gemm",  "nvjet",  "cublas", "cutlass",      "xmma",
                                          "wgmma", "matmul", "cijk_",  "splitkreduce", "dot_kernel"};
constexpr std::string_view kCopy[] = {"memcpy", "memset"};

// In "expert data parallel" the group is data-parallel, so data comes before experts.
constexpr std::string_view kData[] = {"data", "dp", "ddp", "fsdp", "hsdp", "zero", "replicate", "shard"};
constexpr std::string_view kExpert[] = {"expert", "ep", "moe"};
constexpr std::string_view kTensor[] = {"tensor", "tp"};
constexpr std::string_view kContext[] = {"context", "cp", "ring"};
constexpr std::string_view kPipeline[] = {"pipeline", "pipe", "pp"};

}  // namespace

KernelKind kernelKind(std::string_view name)
{
    const std::string lower = inLowerCase(name);
    if (containsAny(lower, kCommunication))
        return KernelKind::Communication;
    if (containsAny(lower, kAttention))
        return KernelKind::Attention;
    if (containsAny(lower, kMultiply))
        return KernelKind::Multiply;
    return containsAny(lower, kCopy) ? KernelKind::Copy : KernelKind::MemoryBound;
}

ProfiledRow rowOfGroup(std::string_view groupDescription, std::string_view collectiveName)
{
    const std::string group = inLowerCase(groupDescription);
    if (hasAnyWord(group, kData))
        return ProfiledRow::Dp;
    if (hasAnyWord(group, kExpert))
        return ProfiledRow::Ep;
    if (hasAnyWord(group, kTensor))
        return ProfiledRow::Tp;
    if (hasAnyWord(group, kContext))
        return ProfiledRow::Cp;
    if (hasAnyWord(group, kPipeline))
        return ProfiledRow::Pp;
    const std::string collective = inLowerCase(collectiveName);
    if (collective == "send" || collective == "recv")
        return ProfiledRow::Pp;
    return collective.find("alltoall") != std::string::npos || collective.find("all_to_all") != std::string::npos ? ProfiledRow::Ep
                                                                                                                  : ProfiledRow::Unknown;
}

}  // namespace shardscope
