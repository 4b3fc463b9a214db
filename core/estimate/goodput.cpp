// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/goodput.h"

#include <algorithm>

#include "core/hardware/hardware.h"
#include "core/memory/byte_recipe.h"
#include "core/model/parameters.h"
#include "core/step/basis.h"

namespace shardscope {
namespace {

constexpr double kEuler = 2.718281828459045;
constexpr double kSecondsPerHour = 3600;

Term stated(const Terms& terms, std::string_view pointer, const std::optional<double>& value, std::string_view usual, double otherwise)
{
    return value ? terms(pointer, *value) : terms(usual, otherwise);
}

Term failureInterval(const Basis& basis, const Terms& terms)
{
    const Term hours = terms("/training/run/gpu_hours_per_failure", *basis.site.training.reliability.gpuHoursPerFailure);
    const Term seconds = terms.product("gpu-seconds-per-failure", hours, terms("seconds-per-hour", kSecondsPerHour));
    return terms.placed("/cost/failure_interval_s", terms.quotient("failure-interval", seconds, terms("gpus", basis.plan.world)));
}

/// Returns what a restart needs: the weights that compute, their fp32 master copy and the moments. Gradients are not kept, and frozen
/// weights have no states; those below adapters are read from where they came.
Term checkpointBytes(const Basis& basis, const Terms& terms)
{
    const ByteRecipe recipe = byteRecipe(basis.site, basis.plan);
    const ParameterCount count = countParameters(*basis.site.architecture, terms);
    const Term weights = terms("checkpoint-weights", recipe.weights);
    const Term each = terms.sum("checkpoint-bytes-per-parameter", weights, terms("checkpoint-optimizer", recipe.optimizer));
    const Term trained = terms.product("checkpoint-bytes", terms("/parameters/trainable", static_cast<double>(count.trainable())), each);
    if (count.frozen == 0 || count.adapters > 0)
        return terms.placed("/cost/checkpoint_bytes", trained);
    const Term frozen = terms.product("checkpoint-frozen-bytes", terms("/parameters/frozen", static_cast<double>(count.frozen)), weights);
    return terms.placed("/cost/checkpoint_bytes", terms.sum("checkpoint-bytes", trained, frozen));
}

Term bandwidth(const Basis& basis, const Terms& terms)
{
    const std::optional<double>& given = basis.site.training.reliability.checkpointBandwidth;
    if (given)
        return terms("/training/run/checkpoint_bandwidth", *given);
    return terms.product("usual-checkpoint-bandwidth", terms("checkpoint-bandwidth-per-gpu", kUsualCheckpointBandwidth),
                         terms("gpus", basis.plan.world));
}

/// Every GPU copies an equal part of the states to its host.
Term stall(const Basis& basis, Term bytes, Term write, const Terms& terms)
{
    if (!basis.site.training.reliability.asynchronous.value_or(false))
        return terms.placed("/cost/checkpoint_s", terms.sum("checkpoint-wait", write));
    BytesPerSecond slowest = hostTransfer(basis.site.cluster.gpu);
    for (int group = 1; group < basis.groupCount(); ++group)
        slowest = std::min(slowest, hostTransfer(basis.ofGroup(group).site.cluster.gpu));
    const Term host = terms("host-transfer", slowest);
    return terms.placed("/cost/checkpoint_s", terms.quotient("checkpoint-copy", bytes, host, terms("gpus", basis.plan.world)));
}

Term recovery(const Basis& basis, Term read, Term write, const Terms& terms)
{
    const Reliability& reliability = basis.site.training.reliability;
    const Term restart = stated(terms, "/training/run/restart_s", reliability.restartSeconds, "usual-restart", kUsualRestart);
    // A checkpoint that was still being stored is lost: the one before it is read, and training repeats so much more.
    const Term all = reliability.asynchronous.value_or(false) ? terms.sum("recovery-asynchronous", restart, read, write)
                                                              : terms.sum("recovery", restart, read);
    return terms.placed("/cost/restart_s", all);
}

/// Young 1974: of the first order.
Term youngInterval(Term interval, Term stall, const Terms& terms)
{
    const Term square = terms.product("two-stalls-of-interval", terms("twice", 2), stall, interval);
    return terms.placed("/cost/young_interval_s", terms.power("young-interval", square, terms("half", 0.5)));
}

/// Daly 2006, equation 37. Where a checkpoint takes twice as long as the job lives, one a life.
Term dalyInterval(Term interval, Term stall, Term young, const Terms& terms)
{
    const Term share = terms.quotient("stall-share", stall, terms("twice", 2), interval);
    if (share.value >= 1)
        return terms.placed("/cost/daly_interval_s", terms.sum("daly-longest", interval));
    const Term root = terms.quotient("stall-share-root", terms.power("stall-root", share, terms("half", 0.5)), terms("three", 3));
    const Term factor = terms.sum("daly-factor", terms("unity", 1), root, terms.quotient("stall-share-ninth", share, terms("nine", 9)));
    return terms.placed("/cost/daly_interval_s", terms.difference("daly-interval", terms.product("daly-gross", young, factor), stall));
}

/// The next one can only begin where the one before it is stored.
Term checkpointInterval(const Basis& basis, Term daly, Term write, const Terms& terms)
{
    const std::optional<double>& given = basis.site.training.reliability.checkpointInterval;
    const Term wanted = given ? terms("/training/run/checkpoint_every_s", *given) : daly;
    const bool overlaps = basis.site.training.reliability.asynchronous.value_or(false);
    return terms.placed("/cost/checkpoint_interval_s",
                        overlaps ? terms.maximum("checkpoint-interval-stored", wanted, write) : terms.sum("checkpoint-interval", wanted));
}

}  // namespace

Term goodputAt(Term interval, Term failureInterval, Term stall, Term recovery, const Terms& terms)
{
    const Term e = terms("euler", kEuler);
    const Term segment = terms.quotient("segment-in-failures", terms.sum("segment", interval, stall), failureInterval);
    const Term tries = terms.difference("segment-tries", terms.power("segment-survival", e, segment), terms("unity", 1));
    const Term restarts = terms.power("restart-tries", e, terms.quotient("recovery-in-failures", recovery, failureInterval));
    return terms.quotient("goodput", interval, terms.product("segment-wall", failureInterval, restarts, tries));
}

std::optional<Goodput> goodputOf(const Basis& basis, const Terms& terms)
{
    if (!basis.site.training.reliability.gpuHoursPerFailure)
        return std::nullopt;
    const Term failures = failureInterval(basis, terms);
    const Term bytes = checkpointBytes(basis, terms);
    const Term write = terms.placed("/cost/checkpoint_write_s", terms.quotient("checkpoint-write", bytes, bandwidth(basis, terms)));
    const Term wait = stall(basis, bytes, write, terms);
    const Term down = recovery(basis, write, write, terms);
    const Term young = youngInterval(failures, wait, terms);
    const Term daly = dalyInterval(failures, wait, young, terms);
    const Term interval = checkpointInterval(basis, daly, write, terms);
    const Term goodput = terms.placed("/cost/goodput", goodputAt(interval, failures, wait, down, terms));
    const Term checkpoints = terms.placed("/cost/checkpoint_share",
                                          terms.product("checkpoint-share", goodput, terms.quotient("stall-of-interval", wait, interval)));
    const Term lost = terms.placed("/cost/failure_share", terms.difference("failure-share", terms("unity", 1), goodput, checkpoints));
    return Goodput{goodput.value,  checkpoints.value, lost.value, {failures.value, wait.value, down.value}, bytes.value, write.value,
                   interval.value, young.value,       daly.value};
}

}  // namespace shardscope
