// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collectives/collective_text.h"

#include <QLocale>

#include <algorithm>
#include <bit>

#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

bool isAmongEqual(PlayedOperation operation, PlayedAlgorithm algorithm)
{
    return algorithm != PlayedAlgorithm::Tree && operation != PlayedOperation::Broadcast && operation != PlayedOperation::Gather &&
           operation != PlayedOperation::Scatter;
}

QString rateText(BytesPerSecond rate)
{
    return tr("%1 GB/s").arg(QLocale().toString(rate.value() / 1e9, 'f', rate.value() < 1e10 ? 1 : 0));
}

QString speedText(const LinkSpeed& speed)
{
    if (!(speed.bandwidth > BytesPerSecond()))
        return tr("no network");
    return tr("%1, %2").arg(durationText(speed.latency.value()), rateText(speed.bandwidth));
}

/// "14·α + 43.8 MiB/β", with α′ and β′ of the network.
QString timeFormula(const CollectiveData& data)
{
    const int across = data.time.stepsAcross;
    const int inside = data.steps() - across;
    const bool isSilent = !(data.size > Bytes()) || data.played.operation == PlayedOperation::Barrier;
    QStringList terms;
    const auto add = [&](int steps, Bytes path, const QString& mark) {
        if (steps == 0)
            return;
        terms << QStringLiteral("%1·α%2").arg(steps).arg(mark);
        if (!isSilent)
            terms << QStringLiteral("%1/β%2").arg(bytesText(path.value()), mark);
    };
    add(inside, data.time.pathInside, {});
    add(across, data.time.pathAcross, QStringLiteral("′"));
    return terms.join(QStringLiteral(" + "));
}

Bytes largestMessage(const CollectiveData& data, int step)
{
    const auto first = static_cast<std::size_t>(step);
    const std::vector<Bytes> links = linkBytes(data.played, data.size, first, first + 1);
    return *std::max_element(links.begin(), links.end());
}

}  // namespace

QString operationName(PlayedOperation operation)
{
    switch (operation) {
    case PlayedOperation::AllReduce:
        return tr("All-reduce");
    case PlayedOperation::AllGather:
        return tr("All-gather");
    case PlayedOperation::ReduceScatter:
        return tr("Reduce-scatter");
    case PlayedOperation::AllToAll:
        return tr("All-to-all");
    case PlayedOperation::Broadcast:
        return tr("Broadcast");
    case PlayedOperation::Gather:
        return tr("Gather");
    case PlayedOperation::Scatter:
        return tr("Scatter");
    case PlayedOperation::Barrier:
        return tr("Barrier");
    case PlayedOperation::SendReceive:
        return tr("Send and receive");
    }
    return {};
}

QString operationMeaning(PlayedOperation operation)
{
    switch (operation) {
    case PlayedOperation::AllReduce:
        return tr("Every rank ends with the sum over all ranks.");
    case PlayedOperation::AllGather:
        return tr("Every rank ends with the parts of all ranks.");
    case PlayedOperation::ReduceScatter:
        return tr("Every rank ends with one part of the sum over all ranks.");
    case PlayedOperation::AllToAll:
        return tr("Every rank ends with one part from each rank, as if a table were transposed.");
    case PlayedOperation::Broadcast:
        return tr("Every rank ends with the data of GPU 0.");
    case PlayedOperation::Gather:
        return tr("GPU 0 ends with the parts of all ranks.");
    case PlayedOperation::Scatter:
        return tr("Every rank ends with one part of the data of GPU 0.");
    case PlayedOperation::Barrier:
        return tr("No rank continues before all ranks have arrived.");
    case PlayedOperation::SendReceive:
        return tr("Every rank ends with the data of the rank before it.");
    }
    return {};
}

QString algorithmName(PlayedAlgorithm algorithm)
{
    switch (algorithm) {
    case PlayedAlgorithm::Ring:
        return tr("Ring");
    case PlayedAlgorithm::Tree:
        return tr("Tree");
    case PlayedAlgorithm::Pairwise:
        return tr("One by one");
    case PlayedAlgorithm::Dissemination:
        return tr("Dissemination");
    case PlayedAlgorithm::Hierarchical:
        return tr("Hierarchical");
    }
    return {};
}

QString partName(StepPart part)
{
    switch (part) {
    case StepPart::ReduceScatter:
        return tr("Reduce-scatter");
    case StepPart::AllGather:
        return tr("All-gather");
    case StepPart::AcrossReduce:
        return tr("Across the nodes: sum");
    case StepPart::AcrossGather:
        return tr("Across the nodes: exchange");
    case StepPart::TreeUp:
        return tr("Up the tree");
    case StepPart::TreeDown:
        return tr("Down the tree");
    case StepPart::Pipeline:
        return tr("Along the chain");
    case StepPart::Exchange:
        return tr("Exchange");
    case StepPart::Collect:
        return tr("Collect");
    case StepPart::Deal:
        return tr("Distribute");
    case StepPart::Signal:
        return tr("Signal");
    }
    return {};
}

QString partMeaning(StepPart part)
{
    switch (part) {
    case StepPart::ReduceScatter:
        return tr("each rank passes one part on, and the receiver adds its own part");
    case StepPart::AllGather:
        return tr("each rank passes on the finished part it received last");
    case StepPart::AcrossReduce:
        return tr("peer ranks of the two nodes each sum half a shard");
    case StepPart::AcrossGather:
        return tr("peer ranks of the two nodes exchange the finished halves");
    case StepPart::TreeUp:
        return tr("half of the remaining ranks send their data on");
    case StepPart::TreeDown:
        return tr("every rank that has the data passes it down the tree");
    case StepPart::Pipeline:
        return tr("each rank passes on the chunk it received last");
    case StepPart::Exchange:
        return tr("each rank sends one part to another rank");
    case StepPart::Collect:
        return tr("one rank after the other sends its part");
    case StepPart::Deal:
        return tr("one rank after the other receives its part");
    case StepPart::Signal:
        return tr("each rank tells another rank which ranks have arrived");
    }
    return {};
}

QString stepTitle(const CollectiveData& data, int step)
{
    if (data.steps() == 0)
        return tr("One rank has nothing to send");
    if (step >= data.steps())
        return data.steps() == 1 ? tr("Done after one step") : tr("Done after %1 steps").arg(data.steps());
    return tr("Step %1 of %2 · %3").arg(step + 1).arg(data.steps()).arg(partName(data.played.steps[static_cast<std::size_t>(step)].part));
}

QString linkText(Bytes bytes) { return bytes > Bytes() ? bytesText(bytes.value()) : tr("no bytes"); }

QString stepDetail(const CollectiveData& data, int step)
{
    if (step >= data.steps())
        return operationMeaning(data.played.operation);
    const auto index = static_cast<std::size_t>(step);
    return tr("%1; %2 on the busiest link, %3")
        .arg(partMeaning(data.played.steps[index].part), linkText(largestMessage(data, step)),
             durationText(data.time.steps[index].value()));
}

QString stepsFormula(PlayedOperation operation, PlayedAlgorithm algorithm)
{
    const bool twice = operation == PlayedOperation::AllReduce || operation == PlayedOperation::Barrier;
    switch (algorithm) {
    case PlayedAlgorithm::Tree:
        return twice ? QStringLiteral("2⌈log₂ n⌉") : QStringLiteral("⌈log₂ n⌉");
    case PlayedAlgorithm::Dissemination:
        return QStringLiteral("⌈log₂ n⌉");
    case PlayedAlgorithm::Hierarchical:
        return QStringLiteral("2(n/2 − 1) + 2 = n");
    case PlayedAlgorithm::Pairwise:
        return operation == PlayedOperation::SendReceive ? QStringLiteral("1") : QStringLiteral("n − 1");
    case PlayedAlgorithm::Ring:
        break;
    }
    const bool twoRounds = operation == PlayedOperation::AllReduce || operation == PlayedOperation::Broadcast;
    return twoRounds ? QStringLiteral("2(n − 1)") : QStringLiteral("n − 1");
}

QString mostFormula(PlayedOperation operation, PlayedAlgorithm algorithm)
{
    const bool tree = algorithm == PlayedAlgorithm::Tree;
    switch (operation) {
    case PlayedOperation::AllReduce:
        return tree ? QStringLiteral("⌈log₂ n⌉ · S") : QStringLiteral("2(n − 1)/n · S");
    case PlayedOperation::Broadcast:
        return tree ? QStringLiteral("⌈log₂ n⌉ · S") : QStringLiteral("S");
    case PlayedOperation::Gather:
        return tree ? tr("largest subtree/n · S") : QStringLiteral("S/n");
    case PlayedOperation::Barrier:
        return QStringLiteral("0");
    case PlayedOperation::SendReceive:
        return QStringLiteral("S");
    default:
        return QStringLiteral("(n − 1)/n · S");
    }
}

QString totalFormula(PlayedOperation operation, PlayedAlgorithm algorithm)
{
    switch (operation) {
    case PlayedOperation::AllReduce:
        return QStringLiteral("2(n − 1) · S");
    case PlayedOperation::Gather:
    case PlayedOperation::Scatter:
        return algorithm == PlayedAlgorithm::Tree ? tr("hops up the tree/n · S") : QStringLiteral("(n − 1)/n · S");
    case PlayedOperation::Barrier:
        return QStringLiteral("0");
    case PlayedOperation::SendReceive:
        return QStringLiteral("n · S");
    default:
        return QStringLiteral("(n − 1) · S");
    }
}

QList<CollectiveFormula> formulaLines(const CollectiveData& data, const Moment& moment)
{
    const PlayedOperation operation = data.played.operation;
    const PlayedAlgorithm algorithm = data.played.algorithm;
    const Bytes most = data.size * data.formula.most;
    const Bytes total = data.size * data.formula.total;
    const bool isSignal = operation == PlayedOperation::Barrier;
    QList<CollectiveFormula> lines;
    lines << CollectiveFormula{tr("Steps"), stepsFormula(operation, algorithm), QString::number(data.formula.steps)};
    lines << CollectiveFormula{isAmongEqual(operation, algorithm) ? tr("Each rank sends") : tr("The busiest rank sends"),
                               mostFormula(operation, algorithm), isSignal ? tr("signals only") : linkText(most)};
    if (!isSignal)
        lines << CollectiveFormula{tr("All ranks together"), totalFormula(operation, algorithm), linkText(total)};
    if (data.nodes() > 1 && !isSignal)
        lines << CollectiveFormula{tr("Of which between nodes"), tr("sum of links between nodes"),
                                   linkText(bytesAcross(data.played, data.size, data.ranksPerNode))};
    if (!isSignal)
        lines << CollectiveFormula{tr("Sent so far"), tr("sum of the links after step %1").arg(moment.step),
                                   linkText(data.sentByAll(moment.step))};
    lines << CollectiveFormula{tr("Time by α and β"), timeFormula(data),
                               data.steps() > 0 ? durationText(data.time.total.value()) : durationText(0)};
    if (data.time.stepsAcross < data.steps() || data.nodes() == 1)
        lines << CollectiveFormula{tr("α, β within a node"), tr("NCCL hop latency; ring bandwidth"), speedText(data.speeds.inside)};
    if (data.nodes() > 1)
        lines << CollectiveFormula{tr("α′, β′ between nodes"), tr("network hop latency; bandwidth of one GPU's NICs"),
                                   speedText(data.speeds.across)};
    lines << CollectiveFormula{tr("Modelled time"), data.modelledBy,
                               data.modelled ? durationText(data.modelled->value()) : QStringLiteral("–")};
    if (!data.inPlan.isEmpty())
        lines << CollectiveFormula{tr("In this plan"), data.inPlan, {}};
    return lines;
}

ShownUnit shownUnit(Bytes most)
{
    const std::pair<double, const char*> units[] = {{1099511627776.0, "TiB"}, {1073741824.0, "GiB"}, {1048576.0, "MiB"}, {1024.0, "KiB"}};
    for (const auto& [bytes, name] : units) {
        if (most.value() >= bytes)
            return {bytes, QString::fromLatin1(name)};
    }
    return {1, QStringLiteral("B")};
}

QString figureIn(const ShownUnit& unit, Bytes bytes)
{
    const double value = bytes.value() / unit.bytes;
    const bool isWhole = value >= 100 || unit.bytes == 1 || value == 0;
    return QLocale().toString(value, 'f', isWhole ? 0 : value >= 10 ? 1 : 2);
}

QString holdingText(const CollectiveData& data, int step, int rank, int chunk)
{
    const std::uint64_t held = data.heldBy(step, rank, chunk);
    if (held == 0)
        return tr("no data so far");
    const int count = std::popcount(held);
    QStringList whose;
    for (int each = 0; each < data.ranks(); ++each) {
        if ((held >> each & 1) != 0)
            whose << QString::number(each);
    }
    if (data.played.operation == PlayedOperation::Barrier)
        return tr("knows that %1 of %2 ranks have arrived: GPU %3").arg(count).arg(data.ranks()).arg(whose.join(QStringLiteral(", ")));
    if (data.sums())
        return count == data.ranks()
                   ? tr("the finished sum over all %1 ranks").arg(count)
                   : tr("the sum over %1 of %2 ranks: GPU %3").arg(count).arg(data.ranks()).arg(whose.join(QStringLiteral(", ")));
    return data.isDone(step, rank, chunk) ? tr("final data from GPU %1").arg(whose.constFirst())
                                          : tr("a copy from GPU %1").arg(whose.constFirst());
}

}  // namespace shardscope
