// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/documents/documents_picture.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "app/text/core_text.h"
#include "core/estimate/estimate.h"
#include "core/estimate/throughput.h"
#include "core/io/residuals_json.h"
#include "core/lengths/context_degree.h"
#include "core/lengths/document_work.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// Bins of equal width in the logarithm.
constexpr double kBinsPerOctave = 2;

QString tokensText(double tokens) { return tr("%1 tokens", "a length").arg(QLocale().toString(tokens, 'f', 0)); }

struct Share {
    double documents = 0;
    double tokens = 0;
};

std::map<int, Share> sharesOf(const LengthDistribution& lengths)
{
    std::map<int, Share> shares;
    const double documents = lengths.documents();
    const double tokens = documents * lengths.mean();
    for (const LengthBin& bin : lengths.bins()) {
        Share& share = shares[static_cast<int>(std::floor(std::log2(bin.tokens) * kBinsPerOctave))];
        share.documents += bin.documents / documents;
        share.tokens += bin.documents * bin.tokens / tokens;
    }
    return shares;
}

/// The outline of a histogram's bars.
Curve outline(const std::map<int, Share>& shares, double Share::*part, const QString& name, ColorRole role)
{
    Curve curve;
    curve.name = name;
    curve.role = role;
    curve.size = 0;
    const auto edge = [](int bin) { return std::exp2(bin / kBinsPerOctave); };
    const int last = shares.rbegin()->first;
    for (int bin = shares.begin()->first; bin <= last; ++bin) {
        const auto found = shares.find(bin);
        const double share = found == shares.end() ? 0 : found->second.*part;
        curve.points.append({edge(bin), share, {}});
        curve.points.append({edge(bin + 1), share, {}});
    }
    return curve;
}

Curve marker(double tokens, double height, const QString& name, ColorRole role)
{
    Curve curve;
    curve.name = name;
    curve.role = role;
    curve.isDashed = true;
    curve.size = 8;
    curve.areNamed = true;
    curve.points = {{tokens, 0, {}}, {tokens, height, name}};
    return curve;
}

double highestOf(const std::map<int, Share>& shares)
{
    double highest = 0;
    for (const auto& [bin, share] : shares)
        highest = std::max({highest, share.documents, share.tokens});
    return highest;
}

QString rateText(double rate) { return tr("%1 tokens/s/GPU").arg(QLocale().toString(rate, 'f', rate < 100 ? 1 : 0)); }

QString fillingName(RowFilling filling)
{
    switch (filling) {
    case RowFilling::Full:
        return tr("full", "packing of documents");
    case RowFilling::Pad:
        return tr("pad", "packing of documents");
    case RowFilling::PadFree:
        return tr("pad-free", "packing of documents");
    case RowFilling::Pack:
        break;
    }
    return tr("pack", "packing of documents");
}

/// As short as five bars next to each other need it.
QString shortNameOf(const TriedPacking& tried)
{
    if (tried.balance == RankBalance::DynamicCp)
        return tr("CP", "packing of documents");
    if (tried.balance == RankBalance::Cost)
        return tr("even", "packing of documents");
    return tried.filling == RowFilling::PadFree ? tr("free", "packing of documents") : fillingName(tried.filling);
}

}  // namespace

namespace {

Scenario packed(Scenario scenario, RowFilling filling, RankBalance balance)
{
    Documents& documents = scenario.training.documents;
    documents.filling = filling;
    documents.balance = balance;
    if (filling != RowFilling::Pack)
        documents.packTokens.reset();
    if (filling == RowFilling::Full)
        documents.lossShare.reset();
    return scenario;
}

}  // namespace

std::vector<TriedPacking> triedPackings(const Scenario& scenario, const std::stop_token& stop)
{
    using enum RowFilling;
    const Documents& documents = scenario.training.documents;
    const RowFilling own = documents.filling.value_or(Full);
    const RankBalance ownBalance = own == Full ? RankBalance::None : documents.balance.value_or(RankBalance::None);
    std::vector<std::pair<RowFilling, RankBalance>> ways{{Full, RankBalance::None},    {Pad, RankBalance::None},
                                                         {PadFree, RankBalance::None}, {Pack, RankBalance::None},
                                                         {Pack, RankBalance::Cost},    {PadFree, RankBalance::DynamicCp}};
    if (std::find(ways.begin(), ways.end(), std::pair(own, ownBalance)) == ways.end())
        ways.emplace(std::find(ways.begin(), ways.end(), std::pair(own, RankBalance::None)) + 1, own, ownBalance);
    std::vector<TriedPacking> all;
    for (const auto& [filling, balance] : ways) {
        if (stop.stop_requested())
            return all;
        const auto made = std::make_shared<const Result<Estimate>>(estimate(packed(scenario, filling, balance), measuredEvidence()));
        const bool isShown = filling == own && balance == ownBalance;
        all.push_back({filling, balance, *made ? std::shared_ptr<const Estimate>(made, &**made) : nullptr, isShown});
    }
    return all;
}

QString refusalOfDynamicContext(const std::vector<TriedPacking>& tried)
{
    for (const TriedPacking& each : tried) {
        if (each.balance == RankBalance::DynamicCp && each.estimate && !each.estimate->isLegal())
            return tr("Dynamic context parallelism is not possible in this plan. %1")
                .arg(findingSentence(each.estimate->findings().front()));
    }
    return {};
}

QString contextRanksText(const Scenario& scenario)
{
    const double row = static_cast<double>(scenario.training.sequenceLength);
    const ResolvedPlan plan = resolvePlan(scenario);
    const DynamicContext context = dynamicContext(row, plan.cp, plan.dp);
    const LengthDistribution lengths = scenario.training.documents.lengths->lengths.cutAt(row);
    std::map<int, Share> shares;
    for (const LengthBin& bin : lengths.bins()) {
        Share& share = shares[contextDegree(bin.tokens, context)];
        share.documents += bin.documents / lengths.documents();
        share.tokens += bin.documents * bin.tokens / (lengths.documents() * lengths.mean());
    }
    QStringList parts;
    for (const auto& [degree, share] : shares) {
        const QString documents = percentText(share.documents);
        const QString tokens = percentText(share.tokens);
        parts << (degree == 1 ? tr("%1 of the documents (%2 of the tokens) on one rank").arg(documents, tokens)
                              : tr("%1 of the documents (%2 of the tokens) on %3 ranks").arg(documents, tokens).arg(degree));
    }
    return tr("Documents are cut by their length: %1.").arg(parts.join(tr("; ", "between parts of a list")));
}

QString packingName(const TriedPacking& tried)
{
    const QString name = fillingName(tried.filling);
    if (tried.balance == RankBalance::DynamicCp)
        return tr("%1, dynamic context parallelism", "packing of documents").arg(name);
    return tried.balance == RankBalance::Cost ? tr("%1, balanced", "packing of documents").arg(name) : name;
}

CurvesData lengthsPicture(const StatedLengths& stated, double row)
{
    const LengthDistribution& lengths = stated.lengths;
    const std::map<int, Share> shares = sharesOf(lengths);
    const double highest = highestOf(shares);
    CurvesData data;
    data.title = tr("Lengths of the documents");
    data.x.name = tr("length of a document");
    data.x.isLogarithmic = true;
    data.x.text = tokensText;
    data.x.tickText = [](double tokens) { return countText(tokens); };
    data.y.name = tr("share");
    data.y.unit = 0.01;
    data.y.text = [](double share) { return percentText(share); };
    data.y.tickText = [](double percent) { return tr("%1 %").arg(QLocale().toString(percent, 'f', 0)); };
    data.curves = {
        outline(shares, &Share::documents, tr("Documents"), ColorRole::Forward),
        outline(shares, &Share::tokens, tr("Tokens"), ColorRole::Backward),
        marker(lengths.mean(), highest, tr("L %1", "mean length").arg(QLocale().toString(lengths.mean(), 'f', 0)), ColorRole::Text),
        marker(lengths.effective(), highest * 0.85, tr("L* %1", "effective length").arg(QLocale().toString(lengths.effective(), 'f', 0)),
               ColorRole::Accent)};
    data.xLimit = {row, tr("row of %1", "tokens").arg(countText(row))};
    return data;
}

StackedBarsData packingsPicture(const std::vector<TriedPacking>& tried)
{
    StackedBarsData data;
    data.title = tr("Useful tokens per second of each packing");
    data.category = tr("packing");
    data.series = {{tr("this scenario"), ColorRole::Accent}, {tr("another packing"), ColorRole::Muted}};
    data.format.unit = 1;
    data.format.unitName = tr("tokens/s/GPU");
    data.format.figure = [](double rate) { return QLocale().toString(rate, 'f', rate < 100 ? 1 : 0); };
    data.format.text = rateText;
    for (const TriedPacking& each : tried) {
        StackedBar bar;
        bar.name = packingName(each);
        bar.shortName = shortNameOf(each);
        const bool isTimed = each.estimate && each.estimate->throughput();
        const double rate = isTimed ? each.estimate->throughput()->tokensPerSecondPerGpu : 0;
        bar.values = each.isShown ? QList<double>{rate, 0} : QList<double>{0, rate};
        if (each.estimate && !each.estimate->isLegal())
            bar.impossible = tr("not possible");
        else if (!isTimed)
            bar.impossible = tr("no estimate");
        else if (each.estimate->fit() == Fit::DoesNotFit)
            bar.impossible = tr("does not fit");
        data.bars.append(bar);
    }
    return data;
}

QString documentsVerdict(const Estimate& estimate)
{
    const Scenario& scenario = estimate.scenario();
    const LengthDistribution& lengths = scenario.training.documents.lengths->lengths;
    const QLocale locale;
    QStringList sentences;
    sentences << tr("The documents have %1 tokens on average, and L* is %2.")
                     .arg(locale.toString(lengths.mean(), 'f', 0), locale.toString(lengths.effective(), 'f', 0));
    if (const Result<DocumentWork> work = documentWork(estimate.architecture()); work && std::isfinite(work->crossover()))
        sentences << tr("Attention costs as much as the linear layers from %1 tokens on.").arg(countText(work->crossover()));
    const auto& throughput = estimate.throughput();
    if (scenario.training.documents.chooseContext() && throughput && throughput->usefulShare)
        sentences << contextRanksText(scenario)
                  << tr("A step takes %1 times the work of the mean rank.").arg(locale.toString(*throughput->slowestOverMean, 'f', 2));
    else if (throughput && throughput->usefulShare)
        sentences << tr("In this plan's rows attention computes as for %1; %2 of the computed tokens are useful, and the slowest pipeline "
                        "computes %3 times the mean one.")
                         .arg(locale.toString(*throughput->effectiveTokens, 'f', 0), percentText(*throughput->usefulShare),
                              locale.toString(*throughput->slowestOverMean, 'f', 2));
    else
        sentences << tr("Rows are full: documents are joined and cut, and attention does not see where they end.");
    return sentences.join(QLatin1Char(' '));
}

}  // namespace shardscope
