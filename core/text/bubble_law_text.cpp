// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/bubble_law_text.h"

#include <algorithm>
#include <array>

#include "core/text/finding_text.h"

namespace shardscope {
namespace {

constexpr std::string_view kWholeBackward = "({p} − 1) · ({F} + {B})";
constexpr std::string_view kSplitBackward = "({p} − 1) · max({F}, {I}, {F} + {I} − {W})";
constexpr std::string_view kAnyCount = "any number of micro-batches";
constexpr std::string_view kFullPipeline = "m ≥ p";
constexpr std::string_view kTwoWay = "F = I = W and 2F ≤ FB ≤ 3F";

constexpr std::array<BubbleLawText, EnumNames<ScheduleKind>::names.size()> kTexts{{
    {ScheduleKind::Afab, kWholeBackward, kAnyCount, "Huang et al. 2019 (GPipe, arXiv 1811.06965)"},
    {ScheduleKind::OneFOneB, kWholeBackward, kAnyCount, "Narayanan et al. 2021 (arXiv 2104.04473), section 2.2.1"},
    {ScheduleKind::Interleaved, kWholeBackward, kFullPipeline, "Narayanan et al. 2021 (arXiv 2104.04473), section 2.2.2"},
    {ScheduleKind::LoopedBfs, kWholeBackward, kFullPipeline, "Lamy-Poirier 2022 (Breadth-First Pipeline Parallelism, arXiv 2211.05953)"},
    {ScheduleKind::ZbH1, kSplitBackward, kFullPipeline, "Qi et al. 2024 (Zero Bubble, arXiv 2401.10241), for any W"},
    {ScheduleKind::ZbH2, "({p} − 1) · max({F}, {F} + {I} − 2 · {W}, {I} − {F})", "m ≥ 2p − 1; the next step can fill (p − 1) · F of it",
     "Qi et al. 2024 (Zero Bubble, arXiv 2401.10241), from time 0"},
    {ScheduleKind::ZbV, "({p} − 1) · {F}", "F = I = W and m ≥ 2p − 1; the next step can fill all of it",
     "Qi et al. 2024 (Pipeline Parallelism with Controllable Memory, arXiv 2405.15362)"},
    {ScheduleKind::Zb1pInterleaved, kSplitBackward, kFullPipeline, "PyTorch ScheduleInterleavedZeroBubble, after Qi et al. 2024"},
    {ScheduleKind::DualPipe, "({p} / 2 − 1) · ({FB} + {B} − 3 · {W})", kTwoWay, "DeepSeek-V3 (arXiv 2412.19437), section 3.2.1"},
    {ScheduleKind::DualPipeV, "({p} − 1) · ({FB} + {B} − 3 · {W})", kTwoWay, "DeepSeek DualPipeV, with 2p stages"},
}};

Finding withNumbers(std::vector<std::pair<std::string, FindingNumber>> numbers)
{
    Finding finding;
    finding.numbers = std::move(numbers);
    return finding;
}

}  // namespace

const BubbleLawText& bubbleLawText(ScheduleKind kind)
{
    return *std::find_if(kTexts.begin(), kTexts.end(), [&](const BubbleLawText& text) { return text.kind == kind; });
}

std::string bubbleLawFormula(std::string_view formula)
{
    std::string text(formula);
    text.erase(std::remove_if(text.begin(), text.end(), [](char c) { return c == '{' || c == '}'; }), text.end());
    return text;
}

std::string bubbleLawNumbers(std::string_view formula, const PipelineShape& shape, const BlockTimes& times)
{
    return fillIn(formula, withNumbers({{"p", double(shape.stages)},
                                        {"F", times.forward},
                                        {"B", times.backward},
                                        {"I", times.inputGrad},
                                        {"W", times.weightGrad},
                                        {"FB", times.fused}}));
}

}  // namespace shardscope
