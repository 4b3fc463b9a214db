// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collective/group_placement.h"
#include "core/plan/resolved_plan.h"
#include "core/search/memory_limits.h"
#include "core/search/search_space.h"
#include "core/search/split_table.h"
#include "core/step/cost_inputs.h"
#include "core/step/layer_passes.h"
#include "core/step/sharded_layers.h"
#include "core/step/step_inputs.h"

/// Tables that a search makes once and many plans share. The values equal those of `estimate`, by the same functions.
namespace shardscope {

struct Site;

/// The inputs of layers' passes besides their shape.
struct LayerKey {
    RankShape shape;
    std::array<GroupPlacement, 6> placements;
    std::array<Seconds, 2> host;

    bool operator==(const LayerKey&) const = default;
};

/// The tables of one item's cut and micro-batch, by mode of recompute, each made when a plan needs it.
struct LayerTables {
    struct OfMode {
        LedgerInputs ledger;
        std::array<std::optional<LayerPasses>, 2> passes;  ///< of whole backwards, and of those in two halves
        bool isMade = false;
    };
    std::optional<LayerKey> key;
    LedgerInputs base;  ///< with the operators
    std::vector<OfMode> ofMode;
};

/// The work after a rank's last block, before overlap with its passes.
struct ContentTail {
    DataTrains trains;
    Seconds optimizer;
    int layers = 0;
    bool isTied = false;
};

/// The tables of one number of stages, for all ZeRO stages.
struct PipelineTables {
    struct OfZero {
        DataTraffic traffic;
        bool isMade = false;
        ByContent<ContentTail> tails;
    };
    std::vector<ScheduleChoice> schedules;
    std::vector<OfZero> ofZero;
    ByContent<RankParameters> parameters;
};

/// The least seconds of a forward and a backward of one stage where pairs are fused.
struct LeastFused {
    double device = 0;    ///< computing, and waiting for all but the experts' exchange
    double launched = 0;  ///< by the host
    double sent = 0;      ///< messages that block
};

/// The tables of one mode of recompute and ZeRO stage, for schedules with whole backwards or for those that split them.
struct ColumnTables {
    std::optional<CostInputs> costs;  ///< of the number of stages
    Seconds hop;
    Seconds tied;
    PipelineTables::OfZero* zero = nullptr;
    LedgerInputs* ledger = nullptr;
    LayerPasses passes;
    ByContent<BlockTimes> times;
    ByContent<BlockTimes> occupied;
    ByContent<LeastFused> fused;
};

/// Plans that are chosen from, or other tight ones, of which the best is reported separately.
enum Share : std::size_t { Chosen, Beside };

/// The facts of a group's plans of one mode of recompute and ZeRO stage.
struct SearchColumn {
    struct Part {
        std::int64_t fitting = 0;
        std::int64_t tight = 0;
        double leastAllocated = std::numeric_limits<double>::infinity();  ///< by any of its plans
        bool isOpen = false;                                              ///< to be evaluated plan by plan

        [[nodiscard]] std::int64_t plans() const { return fitting + tight; }
    };
    bool isNear = false;        ///< rounding could decide what fits: all of its plans are evaluated
    std::array<Part, 2> parts;  ///< by `Share`

    [[nodiscard]] std::int64_t plans() const { return parts[Chosen].plans() + parts[Beside].plans(); }
    [[nodiscard]] bool isOpen() const { return isNear || parts[Chosen].isOpen || parts[Beside].isOpen; }
};

/// A legal schedule of one number of stages and micro-batches.
struct ScheduleTables {
    ScheduleChoice schedule;
    PipelineShape shape;
    /// Where a stage's layers recompute alike, and where some of them recompute nothing.
    std::array<const SplitTable*, 2> split{};
    std::array<const LiveTable*, 2> live{};
};

/// Plans that share all degrees.
struct PlanFamily {
    /// The tables of plans with one micro-batch per step, or of those that accumulate: their memory differs.
    struct Variant {
        UnitLedgers* units = nullptr;
        std::array<ByContent<RankBytes>, kZeroStages> bytes;   ///< by ZeRO stage: of a rank's content
        EnumArray<Recompute, ByContent<LimitsByZero>> limits;  ///< by mode of recompute: of a table of live layers
    };
    PlanFacts facts;
    ResolvedPlan plan;
    std::array<bool, ColumnChoice::kMost> isLegal{};             ///< by column
    std::array<std::pair<int, int>, kZeroStages> shardGroups{};  ///< by ZeRO stage: of dense weights, of experts
    PipelineTables* pipeline = nullptr;
    MostAllocated mostAllocated;
    std::array<Variant, 2> variants;

    /// Returns the variant of its current micro-batch.
    [[nodiscard]] Variant& variant() { return variants[plan.microBatches == 1 ? 1 : 0]; }
    /// Returns the parameters of a rank of this content; `table`: its layers.
    [[nodiscard]] const RankParameters& parametersOf(int content, const Site& site, const ParameterTable& table, const Contents& contents)
    {
        return pipeline->parameters.of(content, [&] { return rankParameters(site, plan, table, contents.example(content)); });
    }
};

/// A family's plans of one micro-batch.
struct PlanGroup {
    PlanFamily& family;
    const std::vector<ScheduleTables>& schedules;
    double microBatch = 1;
    std::array<SearchColumn, ColumnChoice::kMost> columns{};
};

}  // namespace shardscope
