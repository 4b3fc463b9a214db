// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/collective_table.h"
#include "app/cli/flag_reader.h"
#include "app/cli/handlers.h"
#include "core/collective/collective_answer.h"
#include "core/hardware/hardware.h"
#include "core/io/answers.h"
#include "core/io/cluster_file.h"

namespace shardscope::cli {
namespace {

constexpr int kMostGpus = 1 << 20;

Result<CollectiveRequest> collectiveRequestOf(const Invocation& invocation)
{
    FlagReader flags(invocation);
    CollectiveRequest request;
    request.kind = flags.name<CollectiveKind>("--op", "collective").value_or(request.kind);
    request.bytes = Bytes(static_cast<double>(flags.bytes("--bytes").value_or(1)));
    const std::int64_t gpus = flags.count("--gpus").value_or(1);
    if (gpus < 1 || gpus > kMostGpus)
        flags.refuse(Error{ErrorCode::OutOfRange, {std::to_string(gpus), "1", std::to_string(kMostGpus)}, {}, "--gpus"});
    request.gpus = static_cast<int>(gpus);
    if (flags.problem())
        return *flags.problem();
    return request;
}

}  // namespace

Result<Answer> runCollective(const Invocation& invocation)
{
    const Result<CollectiveRequest> request = collectiveRequestOf(invocation);
    if (!request)
        return request.error();
    const std::string name = invocation.value("--cluster").value_or("dgx-h100");
    const Result<Cluster> cluster = loadCluster(name, request->gpus);
    if (!cluster)
        return cluster.error();
    const CollectiveAnswer answer = answerCollective(*request, *cluster);
    return Answer{invocation.json() ? collectiveToJson(*request, answer)
                                    : collectiveTable(*request, answer, *cluster, invocation.terminal)};
}

}  // namespace shardscope::cli
