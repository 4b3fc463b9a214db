// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/choices.h"
#include "core/base/communication.h"
#include "core/base/enum_set.h"
#include "core/hardware/hardware.h"
#include "core/lengths/context_degree.h"
#include "core/model/architecture.h"
#include "core/scenario/documents.h"
#include "core/scenario/plan_choices.h"
#include "core/schedule/in_flight.h"

namespace shardscope {

struct Scenario;

/// The attention heads of one kind of layer of an encoder.
struct EncoderHeads {
    std::string encoder;
    std::int64_t heads = 0;
};

/// The whole numbers of a scenario that decide whether a plan is legal, as written, and numbers that follow from them. A plain copyable
/// value, so that a rule can be checked again with one number changed. Quotients are floored and at least 1: the rules check whether they
/// are whole.
struct PlanFacts {
    static constexpr std::int64_t kNull = 0;            ///< a plan field that is null in the scenario
    static constexpr std::int64_t kNoStageLayers = -1;  ///< `stage_layers` is null; an empty list has 0
    static constexpr int kNotPlaced = -1;               ///< `placement` is null

    // cluster
    std::int64_t nodes = 1;
    std::int64_t gpusPerNode = 1;
    std::int64_t fastDomain = 1;  ///< GPUs that reach each other without the network
    std::int64_t podNodes = kNull;
    double oversubscription = 1;
    int nodeGroups = 1;                                     ///< groups of nodes; the first has the nodes above
    std::array<std::int64_t, kMostNodeGroups> otherGpus{};  ///< of the groups after the first, at their index
    // training
    std::int64_t sequence = 1;
    std::int64_t globalBatch = 1;
    Precision precision = Precision::Bf16;
    bool gpuHasPrecision = true;  ///< also true where its arithmetic is unknown
    bool scalesDelayed = false;   ///< FP8 by its default recipe, whose scales come from earlier steps
    Optimizer optimizer = Optimizer::AdamW;
    bool gathersWide = false;       ///< 8-bit weights, but not of MXFP8: shards are gathered in 16 bits
    bool isMegatronRecipe = false;  ///< states are those of Megatron
    std::optional<MoeDispatcher> dispatcher;
    std::optional<MoeRouting> routing;
    double expertImbalance = 1;
    std::optional<double> expertRankCapacity;
    std::optional<double> pagedStash;
    std::optional<bool> compiled;
    std::optional<CudaGraph> cudaGraph;
    // plan
    std::int64_t tp = 1;
    std::int64_t cp = 1;
    std::int64_t cpInner = kNull;
    std::int64_t pp = 1;
    std::int64_t dp = kNull;
    std::int64_t ep = 1;
    std::int64_t etp = kNull;
    std::int64_t gtp = 1;
    std::int64_t egtp = 1;
    std::int64_t chunks = 1;
    std::int64_t group = kNull;
    std::int64_t microBatch = 1;
    std::int64_t zero = 0;
    std::int64_t shardGroup = kNull;
    std::int64_t innerSteps = kNull;
    std::int64_t recomputeLayers = kNull;
    std::int64_t stageEntries = kNoStageLayers;  ///< entries of `stage_layers`
    std::int64_t stageLayerSum = 0;
    int placedGroups = kNotPlaced;  ///< entries of `placement`
    std::array<std::int64_t, kMostNodeGroups> placed{};
    ScheduleKind schedule = kDefaultSchedule;
    ContextLayout layout = ContextLayout::Zigzag;
    Recompute recompute = Recompute::None;
    bool namesModules = false;  ///< `recompute_modules` is written
    EnumSet<RecomputeModule> modules;
    bool namesOffloads = false;  ///< `offload_modules` is written
    EnumSet<OffloadModule> offloads;
    Offload offload = Offload::None;
    bool losesOffload = false;  ///< weights are to be offloaded to the host, but none is sharded
    bool reshardAfterForward = true;
    double offloadActivations = 0;
    bool sequenceParallel = false;  ///< as written, even at tp 1
    Overlap overlap;
    RankOrder order = kMegatronOrder;
    // model
    std::int64_t layers = 1;
    std::int64_t heads = 1;
    std::int64_t kvHeads = 1;      ///< with latent attention: the heads, since every head has its own keys and values
    std::int64_t feedForward = 0;  ///< width of the dense feed-forward; 0: there is none
    std::int64_t experts = 0;      ///< 0: a dense model
    std::int64_t expertFeedForward = 0;
    std::int64_t maxPositions = 0;  ///< 0: not stated
    Position position = Position::Rope;
    bool tiedEmbeddings = false;
    bool latentAttention = false;
    bool normalizesHeads = false;  ///< queries and keys, head by head
    bool attentionSinks = false;
    bool compressedAttention = false;
    bool sparseAttention = false;            ///< to tokens or blocks that an indexer chooses
    bool wholeBlocks = false;                ///< attention to blocks that are chosen without an indexer
    bool ngramMemory = false;                ///< a layer looks rows up in a table
    std::int64_t mixerHeads = 0;             ///< of the recurrences; 0: there are none
    bool composesStates = false;             ///< context-parallel ranks compose the states of recurrences
    bool hasWholeScans = false;              ///< of recurrences whose states no kernel composes
    std::int64_t mixerKeyHeads = 0;          ///< their heads of queries and keys, or groups
    bool encodes = false;                    ///< an encoder takes part
    double encodedTokens = 0;                ///< tokens of a sequence that come from encoders
    std::vector<EncoderHeads> encoderHeads;  ///< of the encoders that take part
    // tuning
    TuneMethod tuneMethod = TuneMethod::Full;
    WeightFormat baseFormat = WeightFormat::Training;
    std::int64_t trainableLayers = kNull;
    bool statesAdapter = false;
    bool hasAdapters = false;
    std::int64_t adaptedWeights = 0;  ///< of all kinds of layers and the head
    // documents
    RowFilling filling = RowFilling::Full;
    bool statesLengths = false;
    bool statesPackTokens = false;
    bool statesLossShare = false;
    RankBalance balance = RankBalance::None;
    std::shared_ptr<const StatedLengths>
        chosenContext;              ///< lengths by which documents choose their context-parallel ranks; null: they do not
    bool hasDynamicContext = true;  ///< the framework can choose them
    bool reducesEveryMicroBatch = false;
    bool documentsAreKnown = true;     ///< the model's work follows from their lengths
    bool scoresDocumentsApart = true;  ///< the attention kernel is told where they end
    bool statesExpertAdapters = false;
    std::int64_t newTokens = kNull;
    Objective objective = Objective::Sft;
    Reference reference = Reference::None;  ///< as it acts
    std::optional<Reference> statedReference;
    bool hasTeacher = false;
    std::int64_t vocabulary = 0;  ///< tokens, without padding
    std::int64_t teacherVocabulary = 0;
    bool updatesInBackward = false;
    bool pagedStates = false;
    Recipe recipe = Recipe::Megatron;
    std::int64_t encoderTp = 1;
    std::int64_t encoderDp = kNull;
    EncoderPlacement encoderPlacement = EncoderPlacement::FirstStage;

    [[nodiscard]] std::int64_t world() const;  ///< GPUs
    [[nodiscard]] bool hasOwnEncoder() const { return encodes && encoderPlacement == EncoderPlacement::Own; }
    [[nodiscard]] std::int64_t encoderGpus() const;   ///< that run nothing but the encoder
    [[nodiscard]] std::int64_t languageGpus() const;  ///< all others
    /// Returns whether the number of the others is known: not before the copies of an encoder with GPUs of its own are stated.
    [[nodiscard]] bool knowsLanguageGpus() const { return !hasOwnEncoder() || encoderDp != kNull; }
    [[nodiscard]] std::int64_t modelRanks() const;  ///< tp · cp · pp
    [[nodiscard]] std::int64_t dataParallel() const;
    [[nodiscard]] std::int64_t expertTensor() const;
    [[nodiscard]] std::int64_t expertRanks() const;   ///< pp · ep · etp
    [[nodiscard]] std::int64_t expertCopies() const;  ///< of each expert in whole or in shards: world / expertRanks
    [[nodiscard]] std::int64_t expertData() const;    ///< ranks that hold the same part of experts: copies / egtp
    [[nodiscard]] std::int64_t microBatches() const;  ///< per data-parallel rank and step; of documents that choose their ranks the pieces
    [[nodiscard]] ContextDegrees contextDegrees() const;  ///< precondition: `chosenContext`
    [[nodiscard]] std::int64_t chunksPerRank() const;     ///< 2 for the kinds that always have two, even if 1 is written
    [[nodiscard]] std::int64_t groupSize() const;         ///< micro-batches per group of an interleaved schedule
    [[nodiscard]] PipelineShape shape() const;
    [[nodiscard]] std::int64_t virtualStages() const;
    [[nodiscard]] std::int64_t gpusOfStage() const;
    [[nodiscard]] std::int64_t gpusOfGroup(int index) const;   ///< of nodes
    [[nodiscard]] std::int64_t ranksOfGroup(int index) const;  ///< pipeline ranks, as placed or as many as its GPUs make
    [[nodiscard]] std::int64_t replicas() const;               ///< ranks that hold the same dense weights: dp · cp / gtp
    [[nodiscard]] std::int64_t denseShardGroup() const;
    [[nodiscard]] std::int64_t expertShardGroup() const;
    [[nodiscard]] std::int64_t shardCopies() const;  ///< replicas per shard group: 1 unless hybrid
    [[nodiscard]] std::int64_t headRanks() const;    ///< context-parallel ranks that exchange heads; 1 where none do
    [[nodiscard]] bool usesSequenceParallel() const { return sequenceParallel && tp > 1; }
    [[nodiscard]] bool recomputes(RecomputeModule module) const;
};

/// Returns the axes with more than one rank, in this order.
[[nodiscard]] std::vector<Axis> usedAxes(const PlanFacts& facts, const RankOrder& order);

[[nodiscard]] PlanFacts planFacts(const Scenario& scenario);

/// Returns the GPUs that the degrees of the language model divide: all but those of an encoder's own.
[[nodiscard]] std::int64_t languageGpus(const Scenario& scenario);

/// The most virtual stages of a plan; lists of stages stop there, so that no absurd amount is allocated.
inline constexpr std::int64_t kMostVirtualStages = std::int64_t{1} << 20;

/// Returns the product of positive factors, or 2^62 where it would overflow.
[[nodiscard]] std::int64_t saturatingProduct(std::int64_t a, std::int64_t b);

}  // namespace shardscope
