// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include "app/cli/finding_list.h"
#include "app/cli/flag_reader.h"
#include "app/cli/handlers.h"
#include "app/cli/ring_table.h"
#include "core/io/answers.h"
#include "core/ring/ring_request.h"

namespace shardscope::cli {
namespace {

Result<RingRequest> ringRequestOf(const Invocation& invocation)
{
    FlagReader flags(invocation);
    RingRequest request;
    request.ranks = flags.count("--ranks").value_or(request.ranks);
    request.layout = flags.name<ContextLayout>("--layout", "layout").value_or(request.layout);
    request.inner = flags.count("--inner").value_or(request.inner);
    request.sequence = flags.count("--sequence");
    request.heads = flags.count("--heads");
    request.kvHeads = flags.count("--kv-heads");
    request.headDim = flags.count("--head-dim");
    request.elementBytes = flags.count("--element-bytes").value_or(request.elementBytes);
    if (flags.problem())
        return *flags.problem();
    return request;
}

}  // namespace

Result<Answer> runRing(const Invocation& invocation)
{
    const Result<RingRequest> request = ringRequestOf(invocation);
    if (!request)
        return request.error();
    Result<RingAnswer> answered = answerRing(*request);
    if (!answered)
        return answered.error();
    if (!answered->findings.empty())
        return refused(answered->findings, invocation, "NO SUCH LAYOUT");
    if (!invocation.json())
        return Answer{ringTable(*request, *answered, invocation.terminal)};
    const auto kept = std::make_shared<const RingAnswer>(std::move(answered).value());
    return Answer{{}, ExitStatus::Answered, [kept](const TextSink& sink) { writeRingJson(*kept, sink); }};
}

}  // namespace shardscope::cli
