// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/model_table.h"

#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/model/validate.h"
#include "core/text/printable.h"

namespace shardscope::cli {
namespace {

std::string flopText(const Architecture& architecture, std::optional<std::int64_t> sequence)
{
    const std::int64_t tokens = sequence.value_or(architecture.maxPositions);
    if (!canEstimate(architecture))
        return "FLOP per token: unknown for these layers; memory and time cannot be estimated\n";
    if (tokens < 1)
        return "FLOP per token: give --sequence, because the model states no maximum\n";
    return "FLOP per token: " + inFlop(trainingFlopPerToken(architecture, tokens)) + " in training at " + grouped(tokens) + " tokens" +
           (sequence ? "" : ", the model's maximum") + " (causal attention counted once)\n";
}

std::string countsText(const Architecture& architecture, const ParameterCount& count, std::optional<std::int64_t> sequence)
{
    TextTable table({{{}, Align::Left}, {{}, Align::Right}, {{}, Align::Left}, {{}, Align::Left}});
    const auto add = [&table](const char* name, std::int64_t value, const char* meaning) {
        table.add({name, grouped(value), shortCount(static_cast<double>(value)), meaning});
    };
    add("parameters", count.total, "with embeddings, without MTP layers");
    if (count.active != count.total)
        add("active", count.active, "used by one token");
    add("embedding", count.embedding, architecture.tiedEmbeddings ? "the head is tied to it" : "");
    if (count.encoders > 0)
        add("encoders", count.encoders, "with their projectors, not part of the total");
    if (count.mtp > 0)
        add("MTP layers", count.mtp, "not part of the total");
    return table.text() + flopText(architecture, sequence);
}
std::string attentionText(const LayerKind& kind)
{
    const Attention& attention = kind.attention;
    if (kind.mixer == Mixer::None)
        return "no attention";
    if (kind.compressed) {
        const CompressedAttention& own = *kind.compressed;
        std::string text = grouped(own.heads) + " heads, width " + grouped(own.headDim) + ", window " + grouped(own.window);
        if (own.rate > 0)
            text += ", entries of " + grouped(own.rate) + " tokens";
        return own.hasIndexer() ? text + ", " + grouped(own.topK) + " of them chosen" : text;
    }
    if (kind.recurrence && kind.mixer != Mixer::Softmax)
        return std::string(traitsOf(kind.recurrence->kind).label) + ", " + grouped(kind.recurrence->heads) + " heads, state " +
               grouped(kind.recurrence->keyHeadDim) + " × " + grouped(kind.recurrence->headDim);
    if (kind.mixer != Mixer::Softmax)
        return std::string(nameOf(kind.mixer)) + " mixer";
    std::string text = grouped(attention.heads) + " heads";
    if (attention.latent)
        text += ", latent (MLA)";
    else if (attention.kvHeads != attention.heads)
        text += ", " + grouped(attention.kvHeads) + " key/value";
    text += ", width " + grouped(attention.qkHeadDim());
    if (attention.sparse)
        text += ", " + grouped(attention.sparse->topK) + " chosen tokens";
    if (const auto& blocks = attention.blocks) {
        text += ", " + grouped(blocks->topK) + " chosen blocks of " + grouped(blocks->blockSize);
        if (blocks->entryStride > 0)
            text += ", entries every " + grouped(blocks->entryStride) + " tokens";
        if (blocks->window > 0)
            text += ", window " + grouped(blocks->window);
    }
    if (attention.slidingWindow > 0)
        text += ", window " + grouped(attention.slidingWindow);
    return text;
}

std::string feedForwardText(const LayerKind& kind)
{
    if (kind.experts) {
        const MixtureOfExperts& moe = *kind.experts;
        std::string text = grouped(moe.topK) + " of " + grouped(moe.experts) + " experts of " + grouped(moe.expert.width);
        if (moe.latentWidth > 0)
            text += " on tokens of " + grouped(moe.latentWidth);
        if (moe.sharedExperts > 0)
            text += ", shared " + grouped(moe.sharedWidth);
        return kind.feedForward ? text + ", beside " + grouped(kind.feedForward->width) : text;
    }
    if (!kind.feedForward)
        return "–";
    return grouped(kind.feedForward->width) + (kind.feedForward->gated ? " gated" : " plain");
}

std::string memoryText(const LayerKind& kind)
{
    if (!kind.memory)
        return {};
    return ", " + grouped(kind.memory->lookups) + " of " + grouped(kind.memory->rows) + " rows of " + grouped(kind.memory->headDim) +
           " looked up";
}

std::string layersText(const Architecture& architecture)
{
    TextTable table(
        {{"layers", Align::Right}, {"attention", Align::Left}, {"feed-forward", Align::Left}, {"parameters each", Align::Right}});
    const std::vector<std::int64_t> counts = layersOfKind(architecture);
    for (std::size_t i = 0; i < architecture.kinds.size(); ++i) {
        const LayerKind& kind = architecture.kinds[i];
        if (counts[i] > 0)
            table.add({grouped(counts[i]), attentionText(kind) + memoryText(kind), feedForwardText(kind),
                       grouped(layerParameters(architecture, kind))});
    }
    return "hidden " + grouped(architecture.hidden) + "   vocabulary " + grouped(architecture.vocab) + "   position " +
           std::string(nameOf(architecture.position)) + "   norm " + std::string(nameOf(architecture.norm)) + "\n" + table.text();
}

std::string kindsText(const ParameterCount& count)
{
    TextTable table({{"purpose", Align::Left}, {"parameters", Align::Right}, {"share", Align::Right}});
    for (const auto& [kind, name] : EnumNames<TensorKind>::names) {
        if (count.of(kind) > 0)
            table.add({std::string(name), grouped(count.of(kind)),
                       percent(static_cast<double>(count.of(kind)) / static_cast<double>(count.decoder))});
    }
    return table.text();
}

std::string unreadText(const ModelSource& source)
{
    const std::vector<std::string> keys = unreadKeys(source);
    if (keys.empty())
        return {};
    std::string list;
    for (const std::string& key : keys)
        list += (list.empty() ? "" : ", ") + printable(key);
    return "Not read, and not in these numbers: " + list + "\n";
}

}  // namespace

std::string modelTable(const LoadedModel& model, std::optional<std::int64_t> sequence)
{
    const Architecture& architecture = *model.architecture;
    const ParameterCount count = countParameters(architecture);
    return printable(model.name) + "\n" + countsText(architecture, count, sequence) + unreadText(model.source) + "\n" +
           layersText(architecture) + "\n" + kindsText(count);
}

}  // namespace shardscope::cli
