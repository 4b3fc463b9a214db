// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include "app/cli/finding_list.h"
#include "app/cli/flag_reader.h"
#include "app/cli/handlers.h"
#include "app/cli/schedule_table.h"
#include "core/io/answers.h"
#include "core/schedule/schedule_request.h"
#include "core/schedule/simulation.h"

namespace shardscope::cli {
namespace {

Result<ScheduleRequest> scheduleRequestOf(const Invocation& invocation)
{
    FlagReader flags(invocation);
    ScheduleRequest request;
    request.kind = flags.name<ScheduleKind>("--kind", "kind of schedule").value_or(request.kind);
    request.stages = flags.count("--stages").value_or(request.stages);
    request.microBatches = flags.count("--microbatches").value_or(request.microBatches);
    request.chunks = flags.count("--chunks");
    request.group = flags.count("--group");
    request.forward = flags.time("--forward");
    request.backward = flags.time("--backward");
    request.inputGrad = flags.time("--input-grad");
    request.weightGrad = flags.time("--weight-grad");
    request.fused = flags.time("--fused");
    request.p2p = flags.time("--p2p");
    request.fusesPairs = invocation.has("--fuse-pairs");
    const std::string format = invocation.value("--format").value_or("trace");
    if (format != "trace")
        flags.refuse(Error{ErrorCode::UnknownName, {"format", format, {}, "trace"}, {}, "--format"});
    if (flags.problem())
        return *flags.problem();
    return request;
}

Answer refused(const std::vector<ScheduleLimit>& limits, const Invocation& invocation)
{
    std::vector<Finding> findings;
    for (const ScheduleLimit& limit : limits)
        findings.push_back(toFinding(limit));
    return refused(findings, invocation, "NO SUCH SCHEDULE");
}

}  // namespace

Result<Answer> runSchedule(const Invocation& invocation)
{
    const Result<ScheduleRequest> request = scheduleRequestOf(invocation);
    if (!request)
        return request.error();
    Result<ScheduleAnswer> answered = answerSchedule(*request);
    if (!answered)
        return answered.error();
    if (!answered->limits.empty())
        return refused(answered->limits, invocation);
    const bool trace = invocation.has("--format");
    if (!trace && !invocation.json())
        return Answer{scheduleTable(*request, *answered, invocation.terminal)};
    const auto kept = std::make_shared<const ScheduleAnswer>(std::move(answered).value());
    const auto write = trace ? writeScheduleTrace : writeScheduleJson;
    return Answer{{}, ExitStatus::Answered, [kept, write](const TextSink& sink) { write(kept->schedule, kept->simulation, sink); }};
}

}  // namespace shardscope::cli
