// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/quantity_text.h"

namespace shardscope {
namespace {

constexpr std::string_view kStated = "as stated";
constexpr std::string_view kScenario = "the scenario";
constexpr std::string_view kStep = "the simulated step";
constexpr std::string_view kArithmetic = "arithmetic";
constexpr std::string_view kPoisson = "failures of GPUs are independent and exponentially distributed: their rates add up";
constexpr std::string_view kYoung = "Young 1974 (doi 10.1145/361147.361115), equation 10";
constexpr std::string_view kDaly = "Daly 2006 (doi 10.1016/j.future.2004.11.016), equation 37";
constexpr std::string_view kComplete = "Daly 2006 (doi 10.1016/j.future.2004.11.016), equation 20";
constexpr std::string_view kLlama =
    "Grattafiori et al. 2024 (Llama 3, arXiv 2407.21783), section 3.3.1: storage that sustains 2 TB/s, for 16,384 GPUs";
constexpr std::string_view kMegaScale =
    "Jiang et al. 2024 (MegaScale, arXiv 2402.15627), section 4: detection and diagnosis in less than 10 minutes";
constexpr std::string_view kRates = "Llama 3 (arXiv 2407.21783): 419 unexpected interruptions in 54 days of 16,384 GPUs, 50,700 GPU hours "
                                    "each; Kokolis et al. 2025 (arXiv 2410.21680): 6.50 and "
                                    "2.34 failures per 1,000 days of 8-GPU nodes, 29,500 and 82,100 GPU hours each";

constexpr QuantityText kTexts[] = {
    {"/training/token_budget", "token budget", "tokens", kStated, kScenario},
    {"/cluster/price_per_gpu_hour", "price of a GPU hour", "", kStated, kScenario},
    {"/cluster/watts_per_gpu", "power of one GPU", "W", kStated, kScenario},
    {"/training/run/gpu_hours_per_failure", "GPU hours per failure", "GPU h", kStated, kRates},
    {"/training/run/restart_s", "restart time", "s", kStated, kScenario},
    {"/training/run/checkpoint_every_s", "checkpoint interval", "s", kStated, kScenario},
    {"/training/run/checkpoint_bandwidth", "checkpoint bandwidth", "bytes/s", kStated, kScenario},

    {"days", "days to the token budget, undisturbed", "days", "token budget / (tokens per second · 86 400)", kStep},
    {"seconds-per-day", "seconds of a day", "s", "86 400", "SI"},
    {"seconds-per-hour", "seconds of an hour", "s", "3 600", "SI"},
    {"hours-per-day", "hours of a day", "h", "24", "SI"},
    {"gpu-hours", "GPU hours", "h", "days · 24 · GPUs", kStep},
    {"price", "price", "", "GPU hours · price of one", kScenario},
    {"energy", "energy", "Wh", "GPU hours · power of one", kScenario},
    {"days-with-failures", "days to the token budget", "days", "days undisturbed / goodput", kComplete},
    {"wall-seconds", "wall clock of the training", "s", "days · 86 400", kArithmetic},
    {"failures", "failures to be expected", "", "wall clock / time between failures", kPoisson},

    {"gpu-seconds-per-failure", "GPU seconds per failure", "GPU s", "GPU hours per failure · 3 600", kRates},
    {"failure-interval", "time between failures of the job", "s", "M = GPU seconds per failure / GPUs", kPoisson},
    {"checkpoint-weights", "weights in a checkpoint, per parameter", "bytes", "those that compute", "the byte recipe"},
    {"checkpoint-optimizer", "optimizer in a checkpoint, per parameter", "bytes", "fp32 copy of the weights + moments", "the byte recipe"},
    {"checkpoint-bytes-per-parameter", "bytes of a checkpoint per parameter", "bytes", "weights + optimizer; gradients are not kept",
     "the byte recipe"},
    {"checkpoint-bytes", "bytes of a checkpoint", "bytes", "parameters · bytes of each", "the byte recipe"},
    {"checkpoint-bandwidth-per-gpu", "storage bandwidth per GPU", "bytes/s", "2 TB/s / 16 384", kLlama},
    {"usual-checkpoint-bandwidth", "checkpoint bandwidth", "bytes/s", "per GPU · GPUs", kLlama},
    {"checkpoint-write", "storing a checkpoint", "s", "bytes / bandwidth", "every GPU stores an equal part"},
    {"checkpoint-wait", "training waits for a checkpoint", "s", "δ: until it is stored", "synchronous checkpoints"},
    {"checkpoint-copy", "training waits for a checkpoint", "s", "δ = bytes / (bandwidth to the host · GPUs)",
     "asynchronous checkpoints: until the hosts have a copy"},
    {"host-transfer", "bandwidth to the host", "bytes/s", "one direction, all GPUs of a host at once", "the data sheet"},
    {"usual-restart", "restart time", "s", "10 minutes", kMegaScale},
    {"recovery", "from a failure to its checkpoint", "s", "R = restart + reading the checkpoint", "reading takes as long as writing"},
    {"recovery-asynchronous", "from a failure to its checkpoint", "s", "R = restart + reading the checkpoint + what was not stored yet",
     "reading takes as long as writing"},
    {"twice", "two", "", "2", kArithmetic},
    {"half", "a half", "", "1/2", kArithmetic},
    {"three", "three", "", "3", kArithmetic},
    {"nine", "nine", "", "9", kArithmetic},
    {"unity", "one", "", "1", kArithmetic},
    {"two-stalls-of-interval", "2 δ M", "s²", "2 · wait · time between failures", kYoung},
    {"young-interval", "Young's checkpoint interval", "s", "√(2 δ M)", kYoung},
    {"stall-share", "δ / 2M", "", "wait / (2 · time between failures)", kDaly},
    {"stall-root", "√(δ / 2M)", "", "its square root", kDaly},
    {"stall-share-root", "√(δ / 2M) / 3", "", "a third of it", kDaly},
    {"stall-share-ninth", "(δ / 2M) / 9", "", "a ninth of it", kDaly},
    {"daly-factor", "Daly's correction", "", "1 + √(δ / 2M) / 3 + (δ / 2M) / 9", kDaly},
    {"daly-gross", "interval with its checkpoint", "s", "Young's · correction", kDaly},
    {"daly-interval", "Daly's checkpoint interval", "s", "√(2 δ M) (1 + √(δ / 2M) / 3 + (δ / 2M) / 9) − δ", kDaly},
    {"daly-longest", "Daly's checkpoint interval", "s", "M, where δ is at least 2M", kDaly},
    {"checkpoint-interval", "training between checkpoints", "s", "τ: what is set, else Daly's optimum", kDaly},
    {"checkpoint-interval-stored", "training between checkpoints", "s",
     "τ: what is set, else Daly's optimum; at least until the one before is stored", kDaly},
    {"euler", "e", "", "2.71828…", kArithmetic},
    {"segment", "interval with its checkpoint", "s", "τ + δ", kComplete},
    {"segment-in-failures", "failures in an interval", "", "(τ + δ) / M", kComplete},
    {"segment-survival", "tries of an interval", "", "e^((τ + δ) / M)", kComplete},
    {"segment-tries", "failures before an interval succeeds", "", "e^((τ + δ) / M) − 1", kComplete},
    {"recovery-in-failures", "failures in a restart", "", "R / M", kComplete},
    {"restart-tries", "tries of a restart", "", "e^(R / M)", kComplete},
    {"segment-wall", "wall clock of an interval", "s", "M · e^(R / M) · (e^((τ + δ) / M) − 1)", kComplete},
    {"goodput", "goodput: the share of the wall clock that trains", "", "τ / (M · e^(R / M) · (e^((τ + δ) / M) − 1))", kComplete},
    {"stall-of-interval", "waiting per second of training", "", "δ / τ", kComplete},
    {"checkpoint-share", "share of the wall clock: waiting for checkpoints", "", "goodput · δ / τ", kComplete},
    {"failure-share", "share of the wall clock: failures", "", "1 − goodput − waiting for checkpoints",
     "being down, and training again what was lost"},
};

}  // namespace

std::span<const QuantityText> costTexts() { return kTexts; }

}  // namespace shardscope
