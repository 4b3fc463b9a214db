// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collectives/collective_data.h"

namespace shardscope {

bool CollectiveData::sums() const
{
    return played.operation == PlayedOperation::AllReduce || played.operation == PlayedOperation::ReduceScatter ||
           played.operation == PlayedOperation::Barrier;
}

bool CollectiveData::isDone(int step, int rank, int chunk) const
{
    const std::uint64_t wanted = promised(played, rank, chunk);
    return wanted != 0 && heldBy(step, rank, chunk) == wanted;
}

Bytes CollectiveData::sentByAll(int firstSteps) const
{
    Bytes all;
    for (int rank = 0; rank < ranks(); ++rank)
        all += sentBy(rank, firstSteps);
    return all;
}

CollectiveData collectiveData(PlayedOperation operation, PlayedAlgorithm algorithm, int ranks, Bytes size, int ranksPerNode,
                              const LinkSpeeds& speeds)
{
    CollectiveData data;
    data.played = *playCollective(operation, algorithm, ranks);
    data.size = size;
    data.ranksPerNode = ranksPerNode;
    data.speeds = speeds;
    data.formula = playedFormula(operation, algorithm, ranks);
    data.time = playedTime(data.played, size, ranksPerNode, speeds);
    for (std::size_t step = 0; step <= data.played.steps.size(); ++step)
        data.held.push_back(holdingsAfter(data.played, step));
    return data;
}

}  // namespace shardscope
