// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"

#include "core/io/json.h"
#include "core/text/refusal_text.h"
#include "core/validate/ranking.h"
#include "core/validate/validation.h"

namespace shardscope {
namespace {

template <typename Unit>
void put(Json& json, const char* key, const std::optional<Quantity<Unit>>& value)
{
    if (value)
        json[key] = value->value();
}

template <typename Value>
void put(Json& json, const char* key, const std::optional<Value>& value)
{
    if (value)
        json[key] = *value;
}

Json rowToJson(const ValidationRow& row)
{
    Json json;
    json["file"] = row.file;
    json["id"] = row.id;
    json["counted"] = row.counted;
    json["moe"] = row.experts;
    put(json, "time_s", row.time);
    put(json, "estimated_time_s", row.estimatedTime);
    put(json, "time_error", row.timeError);
    put(json, "memory_bytes", row.memory);
    put(json, "estimated_memory_bytes", row.estimatedMemory);
    put(json, "memory_error", row.memoryError);
    json["fits"] = row.fits;
    put(json, "estimated_fits", row.estimatedFits);
    put(json, "time_band", row.timeBand);
    put(json, "memory_band", row.memoryBand);
    if (row.refused)
        json["refused"] = refusalText(*row.refused);
    return json;
}

Json summaryToJson(const ErrorSummary& summary)
{
    Json json;
    json["count"] = summary.count;
    if (summary.count == 0)
        return json;
    json["mape"] = summary.mape;
    json["median"] = summary.median;
    json["p90"] = summary.p90;
    json["bias"] = summary.bias;
    return json;
}

Json fitToJson(const FitCount& fit)
{
    Json json{{"right", fit.right()}, {"wrong", fit.wrong()}, {"ran_out", fit.ranOut}, {"ran", fit.ran}};
    put(json, "oom_recall", fit.recall());
    put(json, "wrong_refusals", fit.wrongRefusals());
    return json;
}

Json bandToJson(const BandCount& time, const BandCount& memory)
{
    Json json = Json::object();
    put(json, "time_inside", time.share());
    put(json, "memory_inside", memory.share());
    return json;
}

Json pooledToJson(const PooledSummary& all) { return {{"fit", fitToJson(all.fit)}, {"band", bandToJson(all.timeBand, all.memoryBand)}}; }

Json sourceToJson(const SourceSummary& source)
{
    Json json;
    json["file"] = source.file;
    json["rows"] = source.rows;
    json["refused"] = source.refused;
    json["time"] = summaryToJson(source.time);
    json["time_dense"] = summaryToJson(source.timeDense);
    json["time_moe"] = summaryToJson(source.timeExperts);
    json["memory"] = summaryToJson(source.memory);
    json["fit"] = fitToJson(source.fit);
    json["band"] = bandToJson(source.timeBand, source.memoryBand);
    json["time_in_band"] = {{"inside", source.timeBand.inside}, {"of", source.timeBand.of}};
    json["memory_in_band"] = {{"inside", source.memoryBand.inside}, {"of", source.memoryBand.of}};
    return json;
}

Json rankedToJson(const Grid::RankedPlan& plan)
{
    Json json;
    json["id"] = plan.id;
    json["measured_s"] = plan.measured.value();
    json["estimated_s"] = plan.estimated.value();
    return json;
}

Json gridToJson(const Grid& grid)
{
    const Scenario& scenario = grid.scenario;
    Json json;
    json["file"] = grid.file;
    json["model"] = scenario.model.kind == ModelSource::Kind::Preset ? scenario.model.text : scenario.architecture->modelType;
    json["gpu"] = scenario.cluster.gpu.id;
    json["gpus"] = scenario.cluster.gpus();
    json["sequence_length"] = scenario.training.sequenceLength;
    json["global_batch"] = scenario.training.globalBatch;
    json["plans"] = grid.plans;
    put(json, "rank_correlation", grid.rankCorrelation);
    json["regret"] = grid.regret;
    json["fitting_regret"] = grid.fittingRegret;
    json["best_rank"] = grid.bestRank;
    json["ran_out"] = grid.ranOut;
    json["preferred"] = rankedToJson(grid.preferred);
    json["best"] = rankedToJson(grid.best);
    if (grid.because)
        json["because"] = {{"term", nameOf(grid.because->term)}, {"saved_s", grid.because->saved.value()}};
    return json;
}

Json summaryToJson(const RankingSummary& summary)
{
    Json json = Json::object();
    put(json, "median_rank_correlation", summary.medianRankCorrelation);
    put(json, "median_regret", summary.medianRegret);
    put(json, "mean_regret", summary.meanRegret);
    put(json, "mean_fitting_regret", summary.meanFittingRegret);
    put(json, "worst_regret", summary.worstRegret);
    json["best_preferred"] = summary.bestPreferred;
    json["best_within_three"] = summary.bestWithinThree;
    return json;
}

template <typename Item, typename ToJson>
std::string linesOf(const std::vector<Item>& items, ToJson toJson)
{
    std::string text;
    for (const Item& item : items)
        text += (text.empty() ? "\n    " : ",\n    ") + toJson(item).dump();
    return text + "\n  ]";
}

Json sourceRankingToJson(const SourceRanking& source)
{
    Json json = summaryToJson(source.summary);
    json["file"] = source.file;
    json["grids"] = source.grids;
    json["plans"] = source.plans;
    return json;
}

std::string rankingToJson(const std::vector<Grid>& grids)
{
    return ",\n  \"ranking\": [" + linesOf(grids, gridToJson) + ",\n  \"ranking_sources\": [" +
           linesOf(rankingBySource(grids), sourceRankingToJson) +
           ",\n  \"ranking_summary\": " + summaryToJson(summariseRanking(grids)).dump();
}

}  // namespace

std::string validationToJson(const Validation& validation, const std::optional<std::vector<Grid>>& ranking)
{
    const std::string grids = ranking ? rankingToJson(*ranking) : std::string();
    return "{\n  \"schema\": \"shardscope.validation/1\",\n  \"rows\": [" + linesOf(validation.rows, rowToJson) + ",\n  \"sources\": [" +
           linesOf(validation.sources, sourceToJson) + ",\n  \"pooled\": " + pooledToJson(pooled(validation.sources)).dump() + grids +
           "\n}\n";
}

}  // namespace shardscope
