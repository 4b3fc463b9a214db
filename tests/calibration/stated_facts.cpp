// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/stated_facts.h"

#include <algorithm>
#include <array>

#include "core/field/parameters.h"
#include "tests/calibration/markdown.h"

namespace shardscope::calibration {
namespace {

constexpr std::array<std::string_view, 5> kTorchaoDense{"torchao/3", "torchao/4", "torchao/5", "torchao/6", "torchao/7"};
constexpr std::array<std::string_view, 3> kTorchaoOf2025{"torchao/0", "torchao/1", "torchao/2"};
constexpr std::array<std::string_view, 8> kTorchaoTables{"torchao/0", "torchao/1", "torchao/2", "torchao/3",
                                                         "torchao/4", "torchao/5", "torchao/6", "torchao/7"};
constexpr std::array<std::string_view, 3> kMillionTokens{"n3-more-2026/1", "n3-more-2026/3", "n3-more-2026/5"};
constexpr std::array<std::string_view, 5> kEagerExperts{"n3-more-2026/7", "n3-more-2026/9", "n3-more-2026/11", "n3-more-2026/13",
                                                        "n3-more-2026/15"};
constexpr std::array<std::string_view, 6> kTorchtitanContext{"torchtitan/7",  "torchtitan/8",  "torchtitan/9",
                                                             "torchtitan/15", "torchtitan/16", "torchtitan/17"};
constexpr std::array<std::string_view, 1> kTiledMillion{"n3-more-2026/3"};
constexpr std::array<std::string_view, 4> kTiledAlst{"alst-h100/219", "alst-h100/223", "alst-h100/225", "alst-h100/227"};
constexpr std::array<std::string_view, 8> kMegaScaleBaseline{"megascale-nsdi24/0",  "megascale-nsdi24/2", "megascale-nsdi24/4",
                                                             "megascale-nsdi24/6",  "megascale-nsdi24/8", "megascale-nsdi24/10",
                                                             "megascale-nsdi24/12", "megascale-nsdi24/14"};
constexpr std::array<std::string_view, 8> kPythia{"published-full-runs/0", "published-full-runs/1", "published-full-runs/2",
                                                  "published-full-runs/3", "published-full-runs/4", "published-full-runs/5",
                                                  "published-full-runs/6", "published-full-runs/7"};
constexpr std::string_view kPythiaOnAws =
    "their configurations read from /fsx (EleutherAI/pythia, models/12B/pythia-12b-deduped.yml and its siblings), where Amazon's FSx is "
    "mounted; Amazon's node of A100 40GB is the p4d, with four EFA adapters of 100 Gb/s";
constexpr std::string_view kSwissScript =
    "the repository's only script of that time with the 2 M tokens of the pull request has --context-parallel-size 2 "
    "(swiss-ai/Megatron-LM, "
    "submit-llama3-8b.sh at commit 5c9c8cd2 of 9 February 2025), and the next pull request is there to use no context parallelism any more "
    "(pull request 32)";
constexpr std::array<std::string_view, 1> kSwissLlama{"n3-more-2026/27"};
constexpr std::array<std::string_view, 1> kAutomodelLlama{"nemo-automodel-h100/6"};
constexpr std::array<std::string_view, 1> kPythia1B{"published-full-runs/3"};
constexpr std::array<std::string_view, 1> kPrimusMixtral{"n/amd-primus/203"};

constexpr std::array kFacts{
    StatedFact{
        "torchao", kTorchaoDense, "cluster.gpu", std::string_view("b200-750w"),
        "the page says power limited; torchao's authors call their limited B200 a 750 W device (pytorch/ao, pull request 3566), as do "
        "others of their company (pytorch/FBGEMM, pull request 4821; pytorch/helion, pull request 347)"},
    StatedFact{
        "torchao", kTorchaoOf2025, "training.software.loss", std::string_view("eager"),
        "the page names torchtitan 0.0.2 and was written on 12 March 2025 (pytorch/ao, commit 8c81863b); torchtitan did not compile its "
        "loss from December 2024 (commit e8977b00) until April 2025 (commit bbb1b616)"},
    StatedFact{"torchao", kTorchaoTables, kMemoryUnit, std::string_view("GiB"),
               "the page's column says GB, but the script that fills it reads torchtitan's lines, which are in GiB (pytorch/ao, "
               "benchmarks/float8/training/parse_torchtitan_logs.py)"},
    StatedFact{"long-context-torchtitan-v5p-2026", kMillionTokens, "plan.cp_layout", std::string_view("all-gather"),
               "the example's file lists only settings that are not the defaults, and no rotation (huggingface/trl, "
               "examples/sft_qwen3_8b_1m_context/context_parallel_8gpu.yaml); PyTorch's default gathers keys and values "
               "(_context_parallel/_attention.py, _ContextParallelOptions)"},
    StatedFact{"long-context-torchtitan-v5p-2026", kTiledMillion, "training.software.tiled_mlp", true,
               "the post says that 32B needs a tiled MLP (huggingface/trl, pull request 6845)"},
    StatedFact{"long-context-torchtitan-v5p-2026", kEagerExperts, "training.software.compiled", false,
               "the fork compiles each checkpointed block as a whole (NousResearch/torchtitan, pull request 19, models/llama4/infra/"
               "parallelize.py), and says itself that a compilation around a checkpoint is ignored where experts break its graph "
               "(distributed/activation_checkpoint.py)"},
    StatedFact{
        "long-context-torchtitan-v5p-2026", kEagerExperts, "training.software.fused_kernels", true,
        "the fork's README names PyTorch 2.9.0 (torchtitan/distributed/deepep/README.md), whose RMSNorm is one kernel (pytorch/pytorch, "
        "pull request 153666)"},
    StatedFact{"alst-h100", kTiledAlst, "training.software.tiled_mlp", true,
               "the table's rows name what each has, these a tiled MLP (Bekman et al. 2025, arXiv 2506.13996, section 5)"},
    StatedFact{"torchtitan", kTorchtitanContext, "plan.cp_layout", std::string_view("all-gather"),
               "the page names torchtitan's commit 9dec370, whose context_parallel_rotate_method is allgather unless set "
               "(torchtitan/config_manager.py)"},
    StatedFact{
        "moe-parallel-folding-h100",
        {},
        "training.software.year",
        std::int64_t{2024},
        "the runs use PyTorch 2.5.0 and CUDA 12.6 (Liu et al. 2025, arXiv 2504.14960, section 4.1); PyTorch 2.5.0 is of 17 October 2024 "
        "(pytorch/pytorch, release v2.5.0)"},
    StatedFact{"megascale-nsdi24", kMegaScaleBaseline, "training.software.year", std::int64_t{2023},
               "the baseline is Megatron-LM at commit 285068c8 (NSDI 2024, section 6.1), which is of 11 January 2023 (NVIDIA/Megatron-LM)"},
    StatedFact{"long-context-torchtitan-v5p-2026", kSwissLlama, "plan.cp", std::int64_t{2}, kSwissScript},
    StatedFact{"long-context-torchtitan-v5p-2026", kSwissLlama, "plan.dp", std::int64_t{64}, kSwissScript},
    StatedFact{
        "nemo-automodel-h100", kAutomodelLlama, "plan.cp_layout", std::string_view("all-gather"),
        "the page names its configuration, whose attention is PyTorch's \"for cp>1\" (NVIDIA-NeMo/Automodel, examples/llm_benchmark/"
        "llama3_3/custom_llama3_1_70b_pretrain_benchmark_8nodes.yaml); that gathers keys and values (components/distributed/cp_utils.py, "
        "attach_cp_sdpa_hooks)"},
    StatedFact{"glm-130b",
               {},
               "training.software.fused_kernels",
               false,
               "its script passes --no-bias-gelu-fusion, so that bias, GELU and gate are operations of their own (LargeScale, configs/"
               "glm-130b/glm-130b.sh; megatron/model/transformer.py, ParallelMLP)"},
    StatedFact{
        "published-full-runs", kPythia1B, "training.attention", std::string_view("fused-softmax"),
        "unlike its siblings, whose attention-config is flash, it has none, and GPT-NeoX's default is global; its softmax fusion is on "
        "(EleutherAI/pythia, models/1B/pythia-1b.yml)"},
    StatedFact{"published-full-runs", kPythia, "cluster.network", std::string_view("efa-v1"), kPythiaOnAws},
    StatedFact{"published-full-runs", kPythia, "cluster.nics_per_node", std::int64_t{4}, kPythiaOnAws},
    StatedFact{
        "amd-primus", kPrimusMixtral, "training.global_batch", std::int64_t{256},
        "the page projects 10,052 ms and 3,260 tokens/s per GPU for these 64 GPUs, which is 256 sequences of 8,192 tokens: it scales "
        "the batch of 128 of its 32 GPUs with the nodes (AMD-AGI/Primus, docs_deprecated/tech_blogs/projection/projection.md)"},
};

Value valueOf(const StatedFact& fact)
{
    if (const auto* number = std::get_if<std::int64_t>(&fact.value))
        return Value(*number);
    if (const auto* isOn = std::get_if<bool>(&fact.value))
        return Value(*isOn);
    return Value(std::string(std::get<std::string_view>(fact.value)));
}

/// The row has read as 10⁹ bytes what were 2³⁰.
void readAsGibibytes(Measured& measured)
{
    constexpr double kRead = 1e9;
    constexpr double kMeant = 1024.0 * 1024.0 * 1024.0;
    if (measured.peakMemory)
        measured.peakMemory = Bytes(measured.peakMemory->value() / kRead * kMeant);
}

std::string textOf(const StatedFact& fact)
{
    if (const auto* number = std::get_if<std::int64_t>(&fact.value))
        return std::to_string(*number);
    if (const auto* isOn = std::get_if<bool>(&fact.value))
        return *isOn ? "true" : "false";
    return std::string(std::get<std::string_view>(fact.value));
}

}  // namespace

std::span<const StatedFact> statedFacts() { return kFacts; }

void stateFacts(std::vector<RunFile>& files)
{
    for (RunFile& file : files) {
        for (Run& run : file.runs) {
            for (const StatedFact& fact : kFacts) {
                const bool isOfRun = fact.source == file.name &&
                                     (fact.rows.empty() || std::find(fact.rows.begin(), fact.rows.end(), run.id) != fact.rows.end());
                if (!isOfRun || !run.scenario)
                    continue;
                if (fact.field == kMemoryUnit) {
                    readAsGibibytes(run.measured);
                    continue;
                }
                if (const auto problem = setParameter(*run.scenario, *findParameter(fact.field), valueOf(fact)))
                    run.scenario = *problem;
            }
        }
    }
}

std::string statedSection()
{
    std::string text = "## Facts that rows have otherwise\n\nThe source of these rows, or its authors elsewhere, state a fact that the row "
                       "lacks. They are estimated with the stated one.\n\n" +
                       markdownHead({"<source", "<rows", "<field", "<value", "<stated"});
    for (const StatedFact& fact : kFacts) {
        std::string rows = fact.rows.empty() ? "all" : "";
        for (const std::string_view row : fact.rows)
            rows += (rows.empty() ? "" : ", ") + std::string(row);
        text +=
            markdownRow({std::string(fact.source), rows, "`" + std::string(fact.field) + "`", textOf(fact), std::string(fact.statement)});
    }
    return text + "\n";
}

}  // namespace shardscope::calibration
