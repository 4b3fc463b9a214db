// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/collective_table.h"

#include <array>
#include <cstdint>

#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/hardware/hardware.h"
#include "core/text/printable.h"

namespace shardscope::cli {
namespace {

/// "15.6 µs", "3.95 ms", "1.2 s"
std::string inTime(Seconds time)
{
    const double seconds = time.value();
    const double scaled = seconds < 1e-3 ? seconds * 1e6 : seconds < 1 ? seconds * 1e3 : seconds;
    const char* unit = seconds < 1e-3 ? " µs" : seconds < 1 ? " ms" : " s";
    return fixed(scaled, scaled < 9.995 ? 2 : scaled < 99.95 ? 1 : 0) + unit;
}

std::string inGbPerSecond(BytesPerSecond rate)
{
    const double value = rate.value() / 1e9;
    return fixed(value, value < 99.95 ? 1 : 0) + " GB/s";
}

/// "64 MiB", "1,000,003 B": the largest binary unit that leaves a whole number.
std::string inSize(Bytes bytes)
{
    constexpr std::array kUnits{" B", " KiB", " MiB", " GiB", " TiB"};
    auto count = static_cast<std::int64_t>(bytes.value());
    std::size_t unit = 0;
    for (; unit + 1 < kUnits.size() && count % 1024 == 0; ++unit)
        count /= 1024;
    return grouped(count) + kUnits[unit];
}

std::string counted(int count, const char* one, const char* many) { return grouped(count) + " " + (count == 1 ? one : many); }

std::string spokenName(CollectiveKind kind)
{
    switch (kind) {
    case CollectiveKind::AllReduce:
        return "all-reduce";
    case CollectiveKind::AllGather:
        return "all-gather";
    case CollectiveKind::ReduceScatter:
        return "reduce-scatter";
    case CollectiveKind::AllToAll:
        return "all-to-all";
    case CollectiveKind::SendReceive:
        return "send/receive";
    }
    return {};
}

std::string heading(const CollectiveRequest& request, const CollectiveAnswer& answer, const Cluster& cluster, const Terminal& terminal)
{
    const GroupPlacement& group = answer.placement;
    std::string text = terminal.paint(Colour::Bold, spokenName(request.kind) + " of " + inSize(request.bytes)) + " among " +
                       counted(request.gpus, "GPU", "GPUs") + " of " + cluster.gpu.name + ": " + counted(group.nodes, "node", "nodes");
    if (group.crossesNetwork())
        text += " over " + cluster.network.name + ", " + inGbPerSecond(group.nicBandwidthShare) + " of network bandwidth per GPU";
    else if (group.leavesDomain())
        text += ", over PCIe";
    else if (group.ranks > 1)
        text += ", one " + cluster.gpu.scaleUpKind + " domain";
    return wrapped(text, terminal.width, 0) + "\n";
}

/// "8 GPUs on 1 node, aiconfigurator (NCCL 2.29.2)"
std::string groupText(const MeasuredGroup& group)
{
    const std::string text = counted(group.ranks, "GPU", "GPUs") + " on " + counted(group.nodes, "node", "nodes");
    return group.source.empty() ? text : text + ", " + printable(group.source);
}

std::string measuredText(const CollectiveAnswer& answer)
{
    if (answer.use == CurveChoice::Use::Between)
        return "interpolated between the measurements with " + groupText(answer.measured.front()) + " and with " +
               groupText(answer.measured.back());
    if (answer.use == CurveChoice::Use::Scaled)
        return "the measurement with " + groupText(answer.measured.front()) + ", scaled like NCCL's model or the link and adapter rules";
    return "measured with " + groupText(answer.measured.front());
}

/// Returns what the time rests on.
std::string basis(const CollectiveAnswer& answer)
{
    std::string text = std::string(nameOf(answer.time.origin)) + ": ";
    if (answer.time.origin == CollectiveOrigin::NcclModel)
        return text + "NCCL's own tuning model; there is no measurement of such a group";
    if (answer.time.origin == CollectiveOrigin::NicRule)
        return text + "the bandwidth of links and NICs; NCCL does not model this collective";
    text += measuredText(answer) + " (the model alone gives " + inTime(answer.modelled.seconds) + ")";
    for (const std::string& warning : answer.warnings)
        text += ". " + printable(warning);
    return text;
}

std::string alternatives(const std::vector<NcclWay>& ways)
{
    if (ways.empty())
        return {};
    TextTable table({{"NCCL's options", Align::Left},
                     {"protocol", Align::Left},
                     {"latency", Align::Right},
                     {"bandwidth", Align::Right},
                     {"time", Align::Right}});
    for (const NcclWay& way : ways)
        table.add({std::string(nameOf(way.algorithm)), std::string(nameOf(way.protocol)), inTime(way.latency), inGbPerSecond(way.bandwidth),
                   inTime(way.seconds)});
    return "\n" + table.text();
}

std::string lineText(const LineFit& line)
{
    std::string text =
        "\nNearest line, α + bytes/β from 1 KiB to 16 GiB: α " + inTime(line.latency) + ", β " + inGbPerSecond(line.bandwidth);
    if (line.residual)
        text += "; error " + percent(line.residual->median) + " (median), " + percent(line.residual->p90) + " (90th percentile)";
    return text;
}

}  // namespace

std::string collectiveTable(const CollectiveRequest& request, const CollectiveAnswer& answer, const Cluster& cluster,
                            const Terminal& terminal)
{
    std::string text = heading(request, answer, cluster, terminal);
    if (request.gpus <= 1)
        return text + "No communication: 0 s.\n";
    const CollectiveTime& time = answer.time;
    text += terminal.paint(Colour::Bold, inTime(time.seconds)) + "   bus bandwidth " + inGbPerSecond(time.busBandwidth) + "   " +
            std::string(nameOf(time.algorithm)) + ", " + std::string(nameOf(time.protocol)) + "\n";
    text += wrapped(basis(answer), terminal.width, 0) + "\n" + alternatives(answer.alternatives);
    if (answer.line)
        text += wrapped(lineText(*answer.line), terminal.width, 0) + "\n";
    return text;
}

}  // namespace shardscope::cli
