// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lengths/document_work.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string>

#include "core/model/architecture.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

/// Pairs of query and key, in units of half of L²: a causal query of a document of L tokens sees L/2 keys on average.
double squaresWithin(double tokens, const WindowWork& attention)
{
    if (tokens <= attention.window)
        return tokens * tokens;
    return attention.chunked ? attention.window * tokens : attention.window * (2 * tokens - attention.window);
}

std::optional<std::string> partThatNoWindowDescribes(const Architecture& architecture)
{
    for (const LayerKind& kind : architecture.kinds) {
        if (kind.compressed)
            return "compressed attention";
        if (kind.mixer == Mixer::Softmax && (kind.attention.sparse || kind.attention.blocks))
            return "sparse attention";
        if (kind.mixer == Mixer::Softmax && kind.attention.bidirectional)
            return "attention in both directions";
    }
    if (std::any_of(architecture.encoders.begin(), architecture.encoders.end(), [](const Encoder& each) { return each.takesPart(); }))
        return "an encoder";
    return std::nullopt;
}

void add(DocumentWork& work, const Attention& attention, double perSquare)
{
    if (attention.slidingWindow == 0) {
        work.perSquare += perSquare;
        return;
    }
    const WindowWork added{static_cast<double>(attention.slidingWindow), perSquare, attention.chunked};
    const auto same = std::find_if(work.windows.begin(), work.windows.end(),
                                   [&](const WindowWork& each) { return each.window == added.window && each.chunked == added.chunked; });
    if (same == work.windows.end())
        work.windows.push_back(added);
    else
        same->perSquare += perSquare;
}

}  // namespace

double DocumentWork::attentionOf(double tokens) const
{
    double work = perSquare * tokens * tokens;
    for (const WindowWork& each : windows)
        work += each.perSquare * squaresWithin(tokens, each);
    return work;
}

double DocumentWork::of(double tokens) const { return perToken * tokens + attentionOf(tokens); }

double DocumentWork::kappa() const
{
    double all = perSquare;
    for (const WindowWork& each : windows)
        all += each.perSquare;
    return all / perToken;
}

double DocumentWork::crossover() const
{
    // Per token, attention grows with the length: without end to the whole document, and to 2·w within a sliding window of w.
    double most = perSquare > 0 ? std::numeric_limits<double>::infinity() : 0;
    for (const WindowWork& each : windows)
        most += each.perSquare * each.window * (each.chunked ? 1 : 2);
    if (most <= perToken)
        return std::numeric_limits<double>::infinity();
    const auto isAbove = [&](double tokens) { return attentionOf(tokens) >= perToken * tokens; };
    double high = 1;
    while (!isAbove(high))
        high *= 2;
    double low = 0;
    for (int step = 0; step < 100; ++step) {
        const double middle = (low + high) / 2;
        (isAbove(middle) ? high : low) = middle;
    }
    return high;
}

Result<DocumentWork> documentWork(const Architecture& architecture)
{
    if (const std::optional<std::string> part = partThatNoWindowDescribes(architecture))
        return Error{ErrorCode::CannotEstimate, {architecture.modelType, *part}, {}, {}};
    DocumentWork work;
    const std::vector<std::int64_t> layers = layersOfKind(architecture);
    for (std::size_t index = 0; index < layers.size(); ++index) {
        const LayerKind& kind = architecture.kinds[index];
        if (kind.mixer != Mixer::Softmax)
            continue;
        const auto widths = static_cast<double>(kind.attention.heads * (kind.attention.scoreWidth() + kind.attention.sumWidth()));
        // Six FLOP of each width and key, and half as many keys as tokens.
        add(work, kind.attention, 3 * static_cast<double>(layers[index]) * widths);
    }
    work.perToken = trainingFlopPerToken(architecture, 1).value() - work.attentionOf(1);
    return work;
}

}  // namespace shardscope
