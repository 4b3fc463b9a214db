// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/choice_labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

#include "app/text/parameter_text.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

struct Label {
    std::string_view path;
    std::string_view id;
    const char* text;
};

constexpr Label kLabels[] = {
    {"plan.recompute", "none", QT_TRANSLATE_NOOP("Choice", "None")},
    {"plan.recompute", "selective", QT_TRANSLATE_NOOP("Choice", "Selective")},
    {"plan.recompute", "per-op", QT_TRANSLATE_NOOP("Choice", "Per operator")},
    {"plan.recompute", "full", QT_TRANSLATE_NOOP("Choice", "Full")},
    {"plan.offload", "none", QT_TRANSLATE_NOOP("Choice", "Nothing")},
    {"plan.offload", "optimizer", QT_TRANSLATE_NOOP("Choice", "Optimizer states")},
    {"plan.offload", "optimizer-and-parameters", QT_TRANSLATE_NOOP("Choice", "Optimizer states and parameters")},
    {"plan.cp_layout", "contiguous", QT_TRANSLATE_NOOP("Choice", "Ring, contiguous")},
    {"plan.cp_layout", "zigzag", QT_TRANSLATE_NOOP("Choice", "Ring, zigzag")},
    {"plan.cp_layout", "striped", QT_TRANSLATE_NOOP("Choice", "Ring, striped")},
    {"plan.cp_layout", "all-gather", QT_TRANSLATE_NOOP("Choice", "All-gather")},
    {"plan.cp_layout", "ulysses", QT_TRANSLATE_NOOP("Choice", "Ulysses")},
    {"training.precision", "fp32", QT_TRANSLATE_NOOP("Choice", "FP32")},
    {"training.precision", "tf32", QT_TRANSLATE_NOOP("Choice", "TF32")},
    {"training.precision", "fp16", QT_TRANSLATE_NOOP("Choice", "FP16")},
    {"training.precision", "bf16", QT_TRANSLATE_NOOP("Choice", "BF16")},
    {"training.precision", "fp8", QT_TRANSLATE_NOOP("Choice", "FP8")},
    {"training.precision", "fp4", QT_TRANSLATE_NOOP("Choice", "FP4")},
    {"training.recipe", "megatron", QT_TRANSLATE_NOOP("Choice", "Megatron-LM")},
    {"training.recipe", "nanotron", QT_TRANSLATE_NOOP("Choice", "Nanotron")},
    {"training.recipe", "deepspeed", QT_TRANSLATE_NOOP("Choice", "DeepSpeed")},
    {"training.recipe", "fsdp2", QT_TRANSLATE_NOOP("Choice", "FSDP2")},
    {"training.recipe", "pure-bf16", QT_TRANSLATE_NOOP("Choice", "Pure BF16")},
    {"training.attention", "unfused", QT_TRANSLATE_NOOP("Choice", "Unfused")},
    {"training.attention", "fused-softmax", QT_TRANSLATE_NOOP("Choice", "Fused softmax")},
    {"training.attention", "flash1", QT_TRANSLATE_NOOP("Choice", "FlashAttention")},
    {"training.attention", "flash2", QT_TRANSLATE_NOOP("Choice", "FlashAttention-2")},
    {"training.attention", "flash3", QT_TRANSLATE_NOOP("Choice", "FlashAttention-3")},
    {"training.attention", "cudnn", QT_TRANSLATE_NOOP("Choice", "cuDNN")},
    {"training.software.loss", "eager", QT_TRANSLATE_NOOP("Choice", "Operation by operation")},
    {"training.software.loss", "compiled", QT_TRANSLATE_NOOP("Choice", "Compiled")},
    {"training.software.loss", "fused", QT_TRANSLATE_NOOP("Choice", "Fused")},
    {"training.software.loss", "vocab-parallel", QT_TRANSLATE_NOOP("Choice", "Vocabulary cut over TP")},
    {"training.software.loss", "chunked", QT_TRANSLATE_NOOP("Choice", "In chunks of tokens")},
    {"training.optimizer", "adamw", QT_TRANSLATE_NOOP("Choice", "AdamW")},
    {"training.optimizer", "adamw-bf16", QT_TRANSLATE_NOOP("Choice", "AdamW, BF16 states")},
    {"training.optimizer", "adamw-8bit", QT_TRANSLATE_NOOP("Choice", "AdamW, 8-bit states")},
    {"training.optimizer", "sgd-momentum", QT_TRANSLATE_NOOP("Choice", "SGD with momentum")},
    {"training.optimizer", "muon", QT_TRANSLATE_NOOP("Choice", "Muon")},
};

}  // namespace

QString choiceLabel(std::string_view path, std::string_view id)
{
    if (path == "plan.schedule") {
        if (const auto kind = fromName<ScheduleKind>(id))
            return QCoreApplication::translate("Choice", traitsOf(*kind).shortName().data());
    }
    const auto label =
        std::find_if(std::begin(kLabels), std::end(kLabels), [&](const Label& each) { return each.path == path && each.id == id; });
    return label == std::end(kLabels) ? toText(id) : QCoreApplication::translate("Choice", label->text);
}

}  // namespace shardscope
