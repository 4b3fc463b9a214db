// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <string>

#include "core/estimate/estimate.h"
#include "core/io/scenario_file.h"

using namespace shardscope;

namespace {

constexpr double kGiB = 1024.0 * 1024 * 1024;

/// The memory that a page gives: PyTorch's figure of what is allocated ("peak memory active") or reserved, or what a card must have.
enum class Counts { Allocated, Reserved, Card };

/// What a framework's own pages say of a run on a card. None was used to set a constant.
struct Card {
    const char* name;
    const char* model;
    const char* cluster;
    const char* software;  ///< with what its rows have in common
    const char* training;
    const char* plan;
    double bytes = 0;
    double tokensPerSecond = 0;  ///< 0: not stated
    double memoryBound = 0.15;   ///< of the goal: 15 % at worst
    double speedBound = 0.20;    ///< of the goal: 20 % on average
    Counts counts = Counts::Reserved;
};

constexpr const char* kOne4090 = R"("gpu": "rtx-4090", "gpus_per_node": 1, "nodes": 1)";
constexpr const char* kOneA100 = R"("gpu": "a100-sxm-80", "gpus_per_node": 1, "nodes": 1)";
constexpr const char* kOneH200 = R"("gpu": "h200-sxm", "gpus_per_node": 1, "nodes": 1)";
constexpr const char* kOneH100 = R"("gpu": "h100-sxm", "gpus_per_node": 1, "nodes": 1)";
constexpr const char* kOneA6000 = R"("gpu": "rtx-a6000", "gpus_per_node": 1, "nodes": 1)";
constexpr const char* kEightA100 = R"("gpu": "a100-sxm-80", "gpus_per_node": 8, "nodes": 1)";
constexpr const char* kWhole = R"("micro_batch": 2)";
constexpr const char* kFullAgain = R"("micro_batch": 2, "recompute": "full")";
constexpr const char* kOffloaded = R"("micro_batch": 2, "recompute": "full", "offload_activations": 1)";
constexpr const char* kOneOffloaded = R"("micro_batch": 1, "recompute": "full", "offload_activations": 1)";

constexpr const char* kLlama8 = R"("preset": "llama-3.1-8b")";
constexpr const char* kLlama3 = R"("preset": "llama-3.2-3b")";
constexpr const char* kLlama70 = R"("preset": "llama-3.1-70b")";
constexpr const char* kLlama2 = R"("preset": "llama-2-7b")";
constexpr const char* kOlmo = R"("hf_config": {"model_type": "olmo3", "architectures": ["Olmo3ForCausalLM"], "hidden_size": 4096,
    "intermediate_size": 11008, "num_attention_heads": 32, "num_key_value_heads": 32, "num_hidden_layers": 32, "vocab_size": 100278,
    "tie_word_embeddings": false, "rms_norm_eps": 1e-6, "sliding_window": 4096, "max_position_embeddings": 65536})";
constexpr const char* kArcee = R"("hf_config": {"model_type": "arcee", "architectures": ["ArceeForCausalLM"], "hidden_size": 2560,
    "intermediate_size": 18432, "num_attention_heads": 20, "num_key_value_heads": 4, "head_dim": 128, "num_hidden_layers": 36,
    "vocab_size": 128004, "tie_word_embeddings": false, "rms_norm_eps": 1e-5, "max_position_embeddings": 65536})";
constexpr const char* kDevstral = R"("hf_config": {"model_type": "mistral", "architectures": ["MistralForCausalLM"], "hidden_size": 5120,
    "intermediate_size": 32768, "num_attention_heads": 32, "num_key_value_heads": 8, "head_dim": 128, "num_hidden_layers": 40,
    "vocab_size": 131072, "tie_word_embeddings": false, "rms_norm_eps": 1e-5, "sliding_window": null, "max_position_embeddings": 131072})";
constexpr const char* kMinistral = R"("hf_config": {"model_type": "mistral", "architectures": ["MistralForCausalLM"], "hidden_size": 4096,
    "intermediate_size": 12288, "num_attention_heads": 32, "num_key_value_heads": 8, "head_dim": 128, "num_hidden_layers": 36,
    "vocab_size": 131072, "tie_word_embeddings": false, "rms_norm_eps": 1e-5, "sliding_window": 32768, "max_position_embeddings": 32768})";
constexpr const char* kPlano = R"("hf_config": {"model_type": "qwen3", "architectures": ["Qwen3ForCausalLM"], "hidden_size": 2560,
    "intermediate_size": 9728, "num_attention_heads": 32, "num_key_value_heads": 8, "head_dim": 128, "num_hidden_layers": 36,
    "vocab_size": 151936, "tie_word_embeddings": true, "rms_norm_eps": 1e-6, "max_position_embeddings": 40960})";

constexpr const char* kTorchtune =
    R"("recipe": "pure-bf16", "sequence_length": 2048, "global_batch": 2, "software": {"framework": "torchtune", "year": 2024, "compiled": true})";
constexpr const char* kTorchtuneSharded =
    R"("recipe": "fsdp2", "sequence_length": 2048, "global_batch": 16, "software": {"framework": "torchtune", "year": 2024, "compiled": true})";
constexpr const char* kLong =
    R"("recipe": "pure-bf16", "sequence_length": 4096, "global_batch": 2, "software": {"framework": "torchtune", "year": 2024, "compiled": true})";
constexpr const char* kLongEager =
    R"("recipe": "pure-bf16", "sequence_length": 4096, "global_batch": 2, "software": {"framework": "torchtune", "year": 2024, "compiled": false, "loss": "eager"})";
constexpr const char* kLongLoss =
    R"("recipe": "pure-bf16", "sequence_length": 4096, "global_batch": 2, "software": {"framework": "torchtune", "year": 2024, "compiled": true, "loss": "compiled"})";
constexpr const char* kTutorial =
    R"("recipe": "pure-bf16", "sequence_length": 512, "global_batch": 2, "software": {"framework": "torchtune", "year": 2024, "compiled": false, "loss": "eager"})";
constexpr const char* kUnsloth =
    R"("recipe": "pure-bf16", "global_batch": 1, "optimizer": "adamw-8bit", "method": "qlora", "adapter": {"rank": 32}, "software": {"framework": "unsloth", "year": 2024})";
constexpr const char* kAxolotl =
    R"("recipe": "pure-bf16", "sequence_length": 2048, "global_batch": 2, "method": "qlora", "software": {"framework": "axolotl", "year": 2025, "loss": "fused"})";
constexpr const char* kBackward = R"("method": "full", "optimizer": "adamw-8bit", "optimizer_in_backward": true, "paged_states": true)";

/// torchtune: README.md at bd2a0fc7. "Memory and training speed" was measured with the configurations of September 2024 (commit 30b8519e:
/// adapters on q and v of the 8B, on q, k and v of the 70B, on all of the QLoRA), "Optimization flags" in November 2024 (1814feb1), whose memory
/// is what is active; the first table does not say, and agrees with the same. docs/source/tutorials/lora_finetune.rst is of April 2024
/// (ff594c23), with an eager loss. Unsloth: docs.unsloth.ai, "Unsloth benchmarks", of December 2024: how long a context a card has room for, as
/// two straight lines, each extrapolated from two runs. axolotl: examples/*/README.md at 067b021c ("about"): its log has active, allocated and
/// reserved memory, and its allocator's segments expand, so that the three are close. Each row that misses the goal says why above it.
constexpr Card kCards[] = {
    // clang-format off
    {"torchtune 8B full, 24 GB", kLlama8, kOne4090,
     kTorchtune, kBackward, kFullAgain, 18.9 * kGiB, 1650, 0.15, 0.2, Counts::Allocated},
    // Its memory and its speed are those of a run without recomputation.
    {"torchtune 8B full, 48 GB", kLlama8, kOneA6000,
     kTorchtune, kBackward, kWhole, 37.4 * kGiB, 2579, 0.15, 0.25, Counts::Allocated},
    // 3,083 tokens/s would be 148 TFLOP/s with recomputation, 90 % of the card's data sheet.
    {"torchtune 8B LoRA", kLlama8, kOne4090,
     kTorchtune, R"("method": "lora", "adapter": {"rank": 8, "targets": ["q", "v"]})", kFullAgain, 16.2 * kGiB, 3083, 0.15, 0.4, Counts::Allocated},
    {"torchtune 8B QLoRA", kLlama8, kOne4090,
     kTorchtune, R"("method": "qlora", "adapter": {"rank": 8, "targets": ["q", "k", "v", "o", "gate", "up", "down"]})", kFullAgain, 7.4 * kGiB, 2413, 0.15, 0.2, Counts::Allocated},
    {"torchtune 70B LoRA", kLlama70, kEightA100,
     kTorchtuneSharded, R"("method": "lora", "adapter": {"rank": 16, "targets": ["q", "k", "v"]})", R"("micro_batch": 2, "recompute": "full", "dp": 8, "zero": 3)", 27.6 * kGiB, 3497, 0.15, 0.2, Counts::Allocated},
    {"torchtune 3B, packed", kLlama3, kOneA100,
     kLongEager, R"("method": "full")", kWhole, 60.0 * kGiB, 7075, 0.15, 0.2, Counts::Allocated},
    {"torchtune 3B, compiled", kLlama3, kOneA100,
     kLongLoss, R"("method": "full")", kWhole, 51.0 * kGiB, 8998, 0.15, 0.2, Counts::Allocated},
    // 9,174 tokens/s are 177 TFLOP/s in multiplies alone, more than rates fitted to clusters of A100 give.
    {"torchtune 3B, chunked loss", kLlama3, kOneA100,
     kLong, R"("method": "full")", kWhole, 42.9 * kGiB, 9174, 0.15, 0.25, Counts::Allocated},
    {"torchtune 3B, recomputed", kLlama3, kOneA100,
     kLong, R"("method": "full")", kFullAgain, 24.9 * kGiB, 7210, 0.15, 0.2, Counts::Allocated},
    {"torchtune 3B, optimizer in backward", kLlama3, kOneA100,
     kLong, R"("method": "full", "optimizer_in_backward": true)", kFullAgain, 23.1 * kGiB, 7309, 0.15, 0.2, Counts::Allocated},
    {"torchtune 3B, offloaded", kLlama3, kOneA100,
     kLong, R"("method": "full", "optimizer_in_backward": true)", kOffloaded, 21.8 * kGiB, 7301, 0.15, 0.2, Counts::Allocated},
    {"torchtune 3B, 8-bit states", kLlama3, kOneA100,
     kLong, R"("method": "full", "optimizer": "adamw-8bit", "optimizer_in_backward": true)", kOffloaded, 17.6 * kGiB, 6960, 0.15, 0.2, Counts::Allocated},
    // As fast as the rows above.
    {"torchtune 3B LoRA", kLlama3, kOneA100,
     kLong, R"("method": "lora", "adapter": {"rank": 64, "targets": ["q", "v", "o", "gate", "up", "down"]})", kOffloaded, 8.5 * kGiB, 8210, 0.15, 0.25, Counts::Allocated},
    {"torchtune 3B QLoRA", kLlama3, kOneA100,
     kLong, R"("method": "qlora", "adapter": {"rank": 64, "targets": ["q", "v", "o", "gate", "up", "down"]})", kOffloaded, 4.6 * kGiB, 8035, 0.15, 0.25, Counts::Allocated},
    {"torchtune 7B LoRA r 8, q v", kLlama2, kOne4090,
     kTutorial, R"("method": "lora", "adapter": {"rank": 8, "targets": ["q", "v"]})", kFullAgain, 15.57e9, 0},
    {"torchtune 7B LoRA r 8, all", kLlama2, kOne4090,
     kTutorial, R"("method": "lora", "adapter": {"rank": 8, "targets": ["q", "k", "v", "o", "gate", "up", "down", "head"]})", kFullAgain, 15.87e9, 0},
    {"torchtune 7B LoRA r 64, q v", kLlama2, kOne4090,
     kTutorial, R"("method": "lora", "adapter": {"rank": 64, "targets": ["q", "v"]})", kFullAgain, 15.86e9, 0},
    {"torchtune 7B LoRA r 64, all", kLlama2, kOne4090,
     kTutorial, R"("method": "lora", "adapter": {"rank": 64, "targets": ["q", "k", "v", "o", "gate", "up", "down", "head"]})", kFullAgain, 17.04e9, 0},
    {"Unsloth 8B, 2,972 tokens", kLlama8, kOneH200,
     kUnsloth, R"("sequence_length": 2972)", kOneOffloaded, 8 * kGiB, 0, 0.15, 0.2, Counts::Card},
    {"Unsloth 8B, 78,475 tokens", kLlama8, kOneH200,
     kUnsloth, R"("sequence_length": 78475)", kOneOffloaded, 24 * kGiB, 0, 0.15, 0.2, Counts::Card},
    {"Unsloth 8B, 342,733 tokens", kLlama8, kOneH200,
     kUnsloth, R"("sequence_length": 342733)", kOneOffloaded, 80 * kGiB, 0, 0.15, 0.2, Counts::Card},
    {"Unsloth 70B, 12,106 tokens", kLlama70, kOneH200,
     kUnsloth, R"("sequence_length": 12106)", kOneOffloaded, 48 * kGiB, 0, 0.15, 0.2, Counts::Card},
    {"Unsloth 70B, 89,389 tokens", kLlama70, kOneH200,
     kUnsloth, R"("sequence_length": 89389)", kOneOffloaded, 80 * kGiB, 0, 0.15, 0.2, Counts::Card},
    // Unexplained, as is the next row: 2.3 and 3.1 GiB are missing in these two, and none in the last three, whose files differ in the model alone.
    {"axolotl AFM 4.5B QLoRA", kArcee, kOneH100,
     kAxolotl, R"("optimizer": "adamw-8bit", "adapter": {"rank": 32, "dropout": 0.05})", kFullAgain, 7.8 * kGiB, 0, 0.3, 0.2, Counts::Allocated},
    {"axolotl Olmo 3 7B QLoRA", kOlmo, kOneH100,
     kAxolotl, R"("optimizer": "adamw-8bit", "adapter": {"rank": 32, "dropout": 0.05})", kFullAgain, 11.3 * kGiB, 0, 0.3, 0.2, Counts::Allocated},
    {"axolotl Devstral QLoRA", kDevstral, kOneH100,
     kAxolotl, R"("optimizer": "adamw", "adapter": {"rank": 32})", kFullAgain, 21.0 * kGiB, 0, 0.15, 0.2, Counts::Allocated},
    {"axolotl Magistral Small QLoRA", kDevstral, kOneH100,
     kAxolotl, R"("optimizer": "adamw-8bit", "adapter": {"rank": 32, "dropout": 0.05})", kFullAgain, 19.1 * kGiB, 0, 0.15, 0.2, Counts::Allocated},
    {"axolotl Ministral 8B QLoRA", kMinistral, kOneH100,
     kAxolotl, R"("optimizer": "adamw-8bit", "adapter": {"rank": 32, "dropout": 0.05})", kFullAgain, 8.76 * kGiB, 0, 0.15, 0.2, Counts::Allocated},
    {"axolotl Plano 4B QLoRA", kPlano, kOneH100,
     kAxolotl, R"("optimizer": "adamw-8bit", "adapter": {"rank": 32, "dropout": 0.05})", kFullAgain, 5.1 * kGiB, 0, 0.15, 0.2, Counts::Allocated},
    // clang-format on
};

}  // namespace

/// Runs on single cards that torchtune, Unsloth and axolotl publish.
class TestTuningCards : public QObject {
    Q_OBJECT

    static Estimate estimateOf(const Card& card)
    {
        const std::string scenario = std::string(R"({"schema": "shardscope.scenario/1", "model": {)") + card.model + R"(}, "cluster": {)" +
                                     card.cluster + R"(}, "training": {"precision": "bf16", "attention": "flash2", )" + card.software +
                                     ", " + card.training + R"(}, "plan": {)" + card.plan + "}}";
        return estimate(parseScenario(scenario, card.name).value()).value();
    }

private slots:
    void cards_data()
    {
        QTest::addColumn<int>("card");
        for (std::size_t i = 0; i < std::size(kCards); ++i)
            QTest::newRow(kCards[i].name) << static_cast<int>(i);
    }
    void cards()
    {
        QFETCH(int, card);
        const Card& row = kCards[card];
        const Estimate all = estimateOf(row);
        QVERIFY2(all.step() != nullptr, row.name);
        const MemoryEstimate& memory = all.memory();
        const double bytes = (row.counts == Counts::Card       ? memory.peak
                              : row.counts == Counts::Reserved ? memory.reserved
                                                               : memory.allocated)
                                 .value();
        const double of = bytes / row.bytes;
        qInfo("memory %+.1f %% (%.2f GiB)", 100 * (of - 1), bytes / kGiB);
        QVERIFY2(std::abs(of - 1) <= row.memoryBound, QByteArray::number(of).constData());
        if (row.tokensPerSecond == 0)
            return;
        const double speed = all.throughput()->tokensPerSecond / row.tokensPerSecond;
        qInfo("tokens/s %+.1f %%", 100 * (speed - 1));
        QVERIFY2(std::abs(speed - 1) <= row.speedBound, QByteArray::number(speed).constData());
    }
};

QTEST_GUILESS_MAIN(TestTuningCards)
#include "test_tuning_cards.moc"
