// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/parameters.h"

#include "core/model/architecture.h"
#include "core/model/encoder_counts.h"
#include "core/model/layer_name.h"

namespace shardscope {
namespace {

constexpr const char* kHeadPart = "lm_head";

/// Counts a part of the model, that is there so many times. Adapters are counted apart.
Term count(std::string_view id, const std::vector<Tensor>& tensors, std::int64_t times, ParameterCount& all, const Terms& terms)
{
    TermSum part;
    for (const Tensor& tensor : tensors) {
        if (tensor.isAdapter)
            continue;
        all.byKind[static_cast<std::size_t>(tensor.kind)] += tensor.elements() * times;
        if (tensor.isFrozen)
            all.frozen += tensor.elements() * times;
        part.add(elementsOf(tensor, terms));
    }
    return part.as(id, terms);
}

/// Returns the parameters of the adapters of a part.
Term adaptersOf(const std::vector<Tensor>& tensors, const Terms& terms)
{
    TermSum adapters;
    for (const Tensor& tensor : tensors) {
        if (tensor.isAdapter)
            adapters.add(elementsOf(tensor, terms));
    }
    return adapters.as("adapters-of-part", terms);
}

/// Returns the parameters of one routed expert of a layer.
Term expertParameters(const std::vector<Tensor>& tensors, Term experts, const Terms& terms)
{
    TermSum all;
    for (const Tensor& tensor : tensors) {
        if (tensor.kind == TensorKind::RoutedExpert && !tensor.isAdapter)
            all.add(elementsOf(tensor, terms));
    }
    return terms.quotient("expert-parameters", all.as("experts-of-a-layer", terms), experts);
}

Term layersOf(const Architecture& architecture, std::int64_t layers, const Terms& terms)
{
    return terms(architecture.kinds.size() == 1 ? "/model/architecture/layers" : "layers-of-kind", static_cast<double>(layers));
}

std::int64_t sum(const std::vector<Tensor>& tensors)
{
    std::int64_t elements = 0;
    for (const Tensor& tensor : tensors)
        elements += tensor.elements();
    return elements;
}

/// Returns the elements of a weight by which training multiplies a token three times: forward, and for the gradients of its input and of the
/// weight. One that does not learn has no gradient, and where nothing below it learns its input has none either.
Term learnt(const Tensor& tensor, Term elements, const Terms& terms)
{
    if (!tensor.isFrozen)
        return elements;
    const double passes = tensor.passesGradient ? 2 : 1;
    const Terms own = terms.recorder() ? terms.about(terms.recorder()->text(tensor.name)) : terms;
    return own.quotient("frozen-multiplied", own.product("multiplied-by-passes", elements, own("passes-of-frozen", passes)),
                        own("passes-of-learning", 3));
}

/// Elements of `tensors` in matrix multiplies that a token visits: of routed experts, `topK` of all. Those of an indexer that is trained
/// on its own are counted apart. A frozen one counts for the multiplies that are left of its three.
Term multipliedByAToken(const std::vector<Tensor>& tensors, const LayerKind& kind, const Terms& terms)
{
    const MixtureOfExperts* experts = kind.experts ? &*kind.experts : nullptr;
    const bool learnsAlone = kind.attention.sparse || kind.attention.blocks;
    TermSum sum;
    for (const Tensor& tensor : tensors) {
        if (!tensor.matrixMultiply || (learnsAlone && tensor.kind == TensorKind::Indexer))
            continue;
        const Term elements = elementsOf(tensor, terms);
        if (tensor.kind == TensorKind::RoutedExpert && experts) {
            const Term one = terms.quotient("tensor-of-an-expert", learnt(tensor, elements, terms),
                                            terms("/model/architecture/moe/experts", static_cast<double>(experts->experts)));
            sum.add(terms.product("tensor-of-visited-experts", one,
                                  terms("/model/architecture/moe/top_k", static_cast<double>(experts->topK))));
        } else {
            const Term once = learnt(tensor, elements, terms);
            sum.add(tensor.ofRoutedRows && experts
                        ? terms.product("adapter-of-visited-experts", once,
                                        terms("/model/architecture/moe/top_k", static_cast<double>(experts->topK)))
                        : once);
        }
    }
    return sum.as("multiplied-of-layer", terms);
}

/// Training FLOP of the indexer of one layer, per token.
Term indexerFlop(const Architecture& architecture, const LayerKind& kind, double sequence, const Terms& terms)
{
    const Attention& attention = kind.attention;
    const SparseIndexer& indexer = *attention.sparse;
    TermSum weights;
    for (const Tensor& tensor : layerTensors(architecture, kind)) {
        if (tensor.matrixMultiply && tensor.kind == TensorKind::Indexer)
            weights.add(elementsOf(tensor, terms));
    }
    const Term four = terms("four-flop", 4);
    const Term two = terms("two-flop", 2);
    const Term pair = terms.product("indexer-width", terms("indexer-heads", static_cast<double>(indexer.heads)),
                                    terms("indexer-head-and-weight", static_cast<double>(indexer.headDim + 1)));
    const Term projected = terms.product("indexer-projection-flop", indexer.fixed ? two : four, weights.as("indexer-weights", terms));
    const Term scored = terms.product("indexer-flop", two, earlierKeys(sequence, terms), pair);
    if (indexer.fixed)
        return terms.sum("indexer-flop-of-token", projected, scored);
    const Term chosen = causalKeys(attention, sequence, terms);
    const Term queries = terms.product("attention-widths", terms("/model/architecture/heads", static_cast<double>(attention.heads)),
                                       terms("score-width", static_cast<double>(attention.scoreWidth())));
    return terms.sum("indexer-flop-of-token", projected, scored, terms.product("indexer-flop-of-gradients", four, chosen, pair),
                     terms.product("teacher-flop", two, chosen, queries));
}

/// Scores and weighted sums of these layers, and their indexers' scores of all entries.
void addCompressed(TermSum& attended, const CompressedAttention& attention, Term layers, double sequence, const Terms& terms)
{
    const Term width = terms.product("attention-widths", terms("/model/architecture/heads", static_cast<double>(attention.heads)),
                                     terms("score-and-value-size", static_cast<double>(2 * attention.headDim)));
    attended.add(terms.product("attended-of-layers", layers, width, compressedKeys(attention, sequence, terms)));
    if (!attention.hasIndexer())
        return;
    const Term entries = terms.quotient("entries-of-the-sequence", terms("/training/sequence_length", sequence),
                                        terms("tokens-of-an-entry", static_cast<double>(attention.rate)));
    const Term indexer = terms.product("indexer-query-width", terms("indexer-heads", static_cast<double>(attention.indexHeads)),
                                       terms("indexer-head-dim", static_cast<double>(attention.indexHeadDim)));
    attended.add(terms.product("indexed-of-layers", layers, indexer, entries));
}

/// Adds the encoders that take part, and returns what is frozen of all, with so many of the language model.
Term addEncoders(TermSum& parts, std::int64_t frozenOfModel, const Architecture& architecture, const Terms& terms)
{
    TermSum frozen;
    if (frozenOfModel > 0)
        frozen.add(terms("frozen-of-language-model", static_cast<double>(frozenOfModel)));
    for (const Encoder& encoder : architecture.encoders) {
        if (!encoder.takesPart())
            continue;
        const Terms own = terms.recorder() ? terms.about(terms.recorder()->text(encoder.name)) : terms;
        const EncoderParameters count = encoderParameters(encoder);
        const Term layers = own("encoder-layer-parameters", static_cast<double>(count.layers));
        parts.add(own.sum("encoder-parameters", layers, own("encoder-projector-parameters", static_cast<double>(count.projector))));
        if (encoder.frozen)
            frozen.add(layers);
    }
    if (frozen.value() == 0)
        return terms.sum("/parameters/frozen", terms("nothing", 0));
    return frozen.as("/parameters/frozen", terms);
}

}  // namespace

std::vector<std::int64_t> layersOfKind(const Architecture& architecture)
{
    std::vector<std::int64_t> layers(architecture.kinds.size());
    for (const std::uint8_t kind : architecture.kindOfLayer)
        ++layers[kind];
    return layers;
}

std::int64_t layerParameters(const Architecture& architecture, const LayerKind& kind) { return sum(layerTensors(architecture, kind)); }

Term elementsOf(const Tensor& tensor, const Terms& all)
{
    const Terms terms = all.recorder() ? all.about(all.recorder()->text(tensor.name)) : all;
    const Term rows = terms("rows", static_cast<double>(tensor.rows));
    const Term columns = terms("columns", static_cast<double>(tensor.columns));
    return tensor.copies == 1 ? terms.product("tensor", rows, columns)
                              : terms.product("tensor", rows, columns, terms("copies", static_cast<double>(tensor.copies)));
}

ParameterCount countParameters(const Architecture& architecture, const Terms& terms)
{
    ParameterCount all;
    TermSum parts;
    TermSum unvisited;
    TermSum adapters;
    const std::vector<std::int64_t> layers = layersOfKind(architecture);
    for (std::size_t index = 0; index < layers.size(); ++index) {
        const Terms own = aboutKind(terms, architecture, index);
        const std::vector<Tensor> tensors = layerTensors(architecture, architecture.kinds[index]);
        const Term times = layersOf(architecture, layers[index], own);
        parts.add(own.product("parameters-of-kind", times, count("layer-parameters", tensors, layers[index], all, own)));
        if (architecture.kinds[index].learning.adapter.rank > 0)
            adapters.add(own.product("adapters-of-kind", times, adaptersOf(tensors, own)));
        if (const auto& memory = architecture.kinds[index].memory) {
            const Term others = terms.difference("rows-not-looked-up", terms("memory-rows", static_cast<double>(memory->rows)),
                                                 terms("memory-lookups", static_cast<double>(memory->lookups)));
            unvisited.add(own.product("unvisited-memory", times, others, terms("memory-row-width", static_cast<double>(memory->headDim))));
        }
        if (const auto& experts = architecture.kinds[index].experts) {
            const Term there = terms("/model/architecture/moe/experts", static_cast<double>(experts->experts));
            const Term others =
                terms.difference("unvisited-experts", there, terms("/model/architecture/moe/top_k", static_cast<double>(experts->topK)));
            unvisited.add(own.product("unvisited-parameters", times, expertParameters(tensors, there, own), others));
        }
    }
    parts.add(count("embedding-parameters", embeddingTensors(architecture), 1, all, terms));
    const std::vector<Tensor> head = headTensors(architecture);
    parts.add(count("head-parameters", head, 1, all, terms));
    all.decoder = static_cast<std::int64_t>(parts.value());
    if (const Term ofHead = adaptersOf(head, terms.about(kHeadPart)); ofHead.value > 0)
        adapters.add(ofHead);
    if (adapters.value() > 0) {
        const Term added = adapters.as("/parameters/adapters", terms);
        all.adapters = static_cast<std::int64_t>(added.value);
        parts.add(added);
    }
    const Term frozen = addEncoders(parts, all.frozen, architecture, terms);
    const Term total = parts.as("/parameters/total", terms);
    all.total = static_cast<std::int64_t>(total.value);
    all.active = static_cast<std::int64_t>(terms.difference("/parameters/active", total, unvisited.as("unvisited-in-all", terms)).value);
    all.frozen = static_cast<std::int64_t>(frozen.value);
    (void)terms.difference("/parameters/trainable", total, frozen);
    all.embedding = architecture.vocab * architecture.embeddingColumns();
    all.mtp = sum(mtpTensors(architecture));
    for (const Encoder& encoder : architecture.encoders)
        all.encoders += encoderParameters(encoder).total();
    return all;
}

Flop trainingFlopPerToken(const Architecture& architecture, std::int64_t sequenceLength, bool causal, const Terms& terms)
{
    const std::vector<std::int64_t> layers = layersOfKind(architecture);
    const auto sequence = static_cast<double>(sequenceLength);
    TermSum multiplied;
    // The head multiplies whether or not its weight is tied to the embedding.
    if (!architecture.scores) {
        const Term head = terms.product("head-multiplied", terms("/model/architecture/vocab", static_cast<double>(architecture.vocab)),
                                        terms("embedding-columns", static_cast<double>(architecture.embeddingColumns())));
        Tensor ofHead;
        ofHead.name = kHeadPart;
        ofHead.isFrozen = !architecture.learning.learnsVocabulary();
        ofHead.passesGradient = architecture.learning.passesGradient;
        multiplied.add(learnt(ofHead, head, terms));
    }
    for (const Tensor& tensor : headTensors(architecture)) {
        if (tensor.matrixMultiply && (tensor.kind != TensorKind::Head || tensor.isAdapter || architecture.scores))
            multiplied.add(learnt(tensor, elementsOf(tensor, terms), terms));
    }
    TermSum attended;
    TermSum recurrent;
    TermSum indexed;
    TermSum chosen;
    for (std::size_t index = 0; index < layers.size(); ++index) {
        const LayerKind& kind = architecture.kinds[index];
        const Terms own = aboutKind(terms, architecture, index);
        const Term times = layersOf(architecture, layers[index], own);
        multiplied.add(own.product("multiplied-of-layers", times, multipliedByAToken(layerTensors(architecture, kind), kind, own)));
        if (kind.recurrence)
            recurrent.add(own.product("state-flop-of-layers", times, terms("state-flop", shapeOf(*kind.recurrence).flop)));
        if (kind.compressed)
            addCompressed(attended, *kind.compressed, times, sequence, own);
        if (kind.mixer != Mixer::Softmax)
            continue;
        const Attention& attention = kind.attention;
        if (attention.sparse && !attention.sparse->reusesChoice)
            indexed.add(own.product("indexer-flop-of-layers", times, indexerFlop(architecture, kind, sequence, own)));
        if (attention.blocks)
            chosen.add(own.product("choice-flop-of-layers", times, choiceFlop(architecture, kind, sequence, own)));
        const Term widths = terms.sum("score-and-value-size", terms("query-key-size", static_cast<double>(attention.scoreWidth())),
                                      terms("value-size", static_cast<double>(attention.sumWidth())));
        const Term allWidths =
            terms.product("attention-widths", terms("/model/architecture/heads", static_cast<double>(attention.heads)), widths);
        // Forward and both gradients of its three: where nothing learns below, it runs forward alone.
        const Term width = kind.learning.passesGradient
                               ? allWidths
                               : terms.quotient("attention-widths-forward", allWidths, terms("passes-of-learning", 3));
        const Term keys = causalKeys(attention, sequence, terms);
        const Term seen = causal ? keys : terms.product("all-keys", keys, terms("both-triangles", 2));
        attended.add(own.product("attended-of-layers", times, width, seen));
    }
    // Forward is one multiply and one add each; backward twice that.
    const Term six = terms("six-flop", 6);
    const Term multiplies = terms.product("multiply-flop-per-token", six, multiplied.as("multiplied-parameters", terms));
    const Term attention = terms.product(causal ? "attention-flop-causal" : "attention-flop-full", six, attended.as("attended", terms));
    TermSum all;
    all.add(multiplies);
    all.add(attention);
    if (recurrent.value() > 0)
        all.add(terms.product("recurrent-flop", terms("forward-and-gradients", 3), recurrent.as("state-flop-of-all", terms)));
    if (indexed.value() > 0)
        all.add(indexed.as("indexer-flop-of-all", terms));
    if (chosen.value() > 0)
        all.add(chosen.as("choice-flop-of-all", terms));
    if (const Term encoders = encoderFlopPerToken(architecture, sequenceLength, terms); encoders.value > 0)
        all.add(encoders);
    return Flop(all.as(causal ? "model-flop" : "model-flop-full", terms).value);
}

}  // namespace shardscope
