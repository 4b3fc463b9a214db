// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/document_rows.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

#include "core/lengths/document_work.h"
#include "core/lengths/dynamic_context.h"
#include "core/lengths/packing.h"
#include "core/lengths/padding.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/plan/attention_kernel.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

/// Everything that the rows depend on.
struct RowsQuestion {
    std::shared_ptr<const StatedLengths> lengths;
    RowFilling filling = RowFilling::Full;
    double rowTokens = 0;  ///< the longest row
    std::int64_t rows = 1;
    std::int64_t multiple = 1;
    bool packsByWork = false;
    bool crossesDocuments = false;  ///< the kernel computes the scores of a whole row
    DocumentWork work;
    std::optional<DynamicContext> context;  ///< of documents that choose their ranks
    std::int64_t documentsPerStep = 0;      ///< likewise

    bool operator==(const RowsQuestion&) const = default;
};

RowsQuestion questionOf(const Site& site, const ResolvedPlan& plan, DocumentWork work)
{
    const Documents& documents = site.training.documents;
    RowsQuestion asked;
    asked.lengths = documents.lengths;
    asked.filling = *documents.filling;
    asked.rowTokens = static_cast<double>(site.training.sequenceLength);
    if (asked.filling == RowFilling::Pack)
        asked.rowTokens = static_cast<double>(documents.packTokens.value_or(site.training.sequenceLength));
    asked.rows = plan.microBatch;
    asked.multiple = packedMultiple(plan.cp, plan.tp, plan.sequenceParallel);
    asked.packsByWork = documents.balance == RankBalance::Cost;
    asked.crossesDocuments = asked.filling != RowFilling::Pad && !isFused(plan.attention);
    asked.work = std::move(work);
    if (documents.chooseContext()) {
        asked.context = dynamicContext(asked.rowTokens, plan.cp, plan.dp);
        asked.documentsPerStep = site.training.globalBatch;
    }
    return asked;
}

/// Returns the micro-batches, in the unit of `work`. Rows are packed by the documents' own work, whatever the unit.
MicroBatchLengths microBatchesOf(const RowsQuestion& asked, const DocumentWork& work)
{
    const LengthDistribution& lengths = asked.lengths->lengths;
    switch (asked.filling) {
    case RowFilling::Pad:
        return paddedMicroBatches(lengths, asked.rows, asked.rowTokens, work);
    case RowFilling::PadFree:
        return unpaddedMicroBatches(lengths, asked.rows, asked.rowTokens, work);
    case RowFilling::Full:
    case RowFilling::Pack:
        break;
    }
    const PackingRule rule{asked.rowTokens, asked.multiple};
    return packedMicroBatches(asked.packsByWork ? packByWork(lengths, rule, work) : packFirstFit(lengths, rule, work), asked.rows, work);
}

void addPieces(DocumentRows& rows, const RowsQuestion& asked)
{
    const DynamicContext& context = *asked.context;
    const LengthDistribution documents = asked.lengths->lengths.cutAt(asked.rowTokens);
    std::vector<WeightedWork> pieces;
    for (const LengthBin& bin : documents.bins()) {
        const double degree = contextDegree(bin.tokens, context);
        pieces.push_back({asked.work.of(bin.tokens) / degree, bin.documents * degree});
    }
    rows.work = WorkDistribution(std::move(pieces));
    rows.pieces = {contextDegrees(documents, context), busiestPieces(documents, asked.documentsPerStep, context, asked.work)};
}

DocumentRows rowsOf(const RowsQuestion& asked)
{
    const MicroBatchLengths lengths = microBatchesOf(asked, asked.work);
    const auto rows = static_cast<double>(asked.rows);
    const double longest = std::min(asked.lengths->lengths.longest(), asked.rowTokens);
    DocumentRows made{lengths.tokens / rows,
                      lengths.usefulTokens / rows,
                      lengths.documents / rows,
                      lengths.squares / lengths.tokens,
                      lengths.mostTokens / rows,
                      longest,
                      {},
                      lengths.work};
    if (asked.context)
        addPieces(made, asked);
    if (asked.crossesDocuments) {
        const double row = asked.filling == RowFilling::PadFree ? lengths.tokens : asked.rowTokens;
        made.attended = row;
        made.mostAttended = asked.filling == RowFilling::PadFree ? lengths.mostTokens : asked.rowTokens;
        return made;
    }
    for (const WindowWork& window : asked.work.windows) {
        // Half of L² is the number of pairs that a causal mask leaves.
        const DocumentWork pairs{0, 0, {{window.window, 0.5, window.chunked}}};
        made.windows.push_back({window.window, window.chunked, microBatchesOf(asked, pairs).work.mean() / lengths.tokens});
    }
    return made;
}

/// The last answers, by their questions. Searches ask for the same few rows again and again, from several threads.
class KeptRows {
public:
    std::shared_ptr<const DocumentRows> of(const RowsQuestion& asked)
    {
        if (auto known = find(asked))
            return known;
        auto made = std::make_shared<const DocumentRows>(rowsOf(asked));
        const std::lock_guard lock(m_mutex);
        m_kept.emplace_front(asked, made);
        if (m_kept.size() > kMost)
            m_kept.pop_back();
        return made;
    }

private:
    static constexpr std::size_t kMost = 64;

    std::shared_ptr<const DocumentRows> find(const RowsQuestion& asked)
    {
        const std::lock_guard lock(m_mutex);
        const auto known = std::find_if(m_kept.begin(), m_kept.end(), [&](const auto& each) { return each.first == asked; });
        return known == m_kept.end() ? nullptr : known->second;
    }

    std::mutex m_mutex;
    std::deque<std::pair<RowsQuestion, std::shared_ptr<const DocumentRows>>> m_kept;
};

/// Attention of a long document computes at its own rate.
DocumentWork atMultiplyRate(DocumentWork work, const DeviceRates& rates)
{
    if (!(rates.multiply > FlopPerSecond()) || !(rates.attentionForward > FlopPerSecond()))
        return work;
    const double slower = rates.multiply / rates.attentionForward;
    work.perSquare *= slower;
    for (WindowWork& window : work.windows)
        window.perSquare *= slower;
    return work;
}

}  // namespace

std::shared_ptr<const DocumentRows> documentRows(const Site& site, const ResolvedPlan& plan)
{
    if (!site.training.documents.areUneven())
        return nullptr;
    const Result<DocumentWork> work = documentWork(*site.architecture);
    if (!work)
        return nullptr;
    static KeptRows kept;
    return kept.of(questionOf(site, plan, atMultiplyRate(*work, site.rates)));
}

Term usefulTokensOfStep(const Site& site, const ResolvedPlan& plan, const Terms& terms)
{
    const Term rows = terms("/training/global_batch", static_cast<double>(site.training.globalBatch));
    const std::shared_ptr<const DocumentRows> documents = documentRows(site, plan);
    if (documents)
        return terms.product("useful-tokens-per-step", rows, terms("useful-tokens-of-a-row", documents->usefulTokens));
    return terms.product("tokens-per-step", rows, terms("/training/sequence_length", static_cast<double>(site.training.sequenceLength)));
}

Term documentFlopPerToken(const Architecture& architecture, const Training& training, bool causal, const Terms& terms)
{
    const Result<DocumentWork> known = documentWork(architecture);
    if (!known)
        return terms("model-flop", trainingFlopPerToken(architecture, training.sequenceLength, causal).value());
    const DocumentWork& work = *known;
    const LengthDistribution lengths = training.documents.lengths->lengths.cutAt(static_cast<double>(training.sequenceLength));
    double attention = 0;
    for (const LengthBin& bin : lengths.bins())
        attention += bin.documents * work.attentionOf(bin.tokens);
    attention *= (causal ? 1 : 2) / (lengths.documents() * lengths.mean());
    return terms.sum(causal ? "model-flop-of-documents" : "full-flop-of-documents", terms("linear-flop-of-a-token", work.perToken),
                     terms(causal ? "attention-flop-of-a-token" : "full-attention-flop-of-a-token", attention));
}

Term rowFlopPerToken(const Architecture& architecture, const DocumentRows& rows, const Terms& terms)
{
    const DocumentWork work = documentWork(architecture).value();
    double attention = work.perSquare * rows.attended;
    for (const WindowWork& window : work.windows) {
        const auto same = std::find_if(rows.windows.begin(), rows.windows.end(), [&](const DocumentWindow& each) {
            return each.window == window.window && each.chunked == window.chunked;
        });
        attention += window.perSquare * (same == rows.windows.end() ? rows.attended : 2 * same->keys);
    }
    return terms.sum("flop-of-a-computed-token", terms("linear-flop-of-a-token", work.perToken),
                     terms("attention-flop-of-a-computed-token", attention));
}

Flop modelFlopPerToken(const Architecture& architecture, const Training& training, bool causal, const Terms& terms)
{
    if (!training.documents.areUneven())
        return trainingFlopPerToken(architecture, training.sequenceLength, causal, terms);
    const Term flop = documentFlopPerToken(architecture, training, causal, terms);
    return Flop(terms.named(causal ? "model-flop" : "model-flop-full", flop).value);
}

std::int64_t attendedTokens(const Training& training)
{
    return training.documents.areUneven() ? std::llround(attendedLength(training)) : training.sequenceLength;
}

const DocumentWindow* documentWindow(const DocumentRows& rows, const Attention& attention)
{
    const auto isIt = [&](const DocumentWindow& each) {
        return each.window == static_cast<double>(attention.slidingWindow) && each.chunked == attention.chunked;
    };
    const auto found = std::find_if(rows.windows.begin(), rows.windows.end(), isIt);
    return found == rows.windows.end() ? nullptr : &*found;
}

}  // namespace shardscope
