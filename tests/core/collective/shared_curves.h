// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "core/collective/collective_model.h"
#include "core/collective/group_placement.h"
#include "core/hardware/catalog.h"

/// The published curves of the design library, unchanged.
namespace shardscope::shared_curves {

inline QJsonArray series()
{
    QFile file(QStringLiteral(SHARDSCOPE_SHARED_DIR "/data/collectives_published.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()["series"].toArray() : QJsonArray();
}

inline std::optional<CollectiveKind> kindOf(const QJsonObject& one)
{
    const QString name = one["collective"].toString();
    if (name == "alltoall")
        return CollectiveKind::AllToAll;
    if (name == "sendrecv")
        return CollectiveKind::SendReceive;
    return fromName<CollectiveKind>(name.toStdString());
}

struct Machine {
    const char* hardware;  ///< part of the series' "hw"
    const char* fabric;    ///< part of its "fabric"
    const char* gpu;
    const char* network;
    int adapters;
    int gpusPerNode;
};

/// Returns the first machine that fits. Series of unknown machines (a plug-in that reduces in the network, unknown adapters) are left out.
inline std::optional<Machine> machineOf(const QJsonObject& one)
{
    static constexpr Machine kMachines[] = {{"GB200", "cross", "gb200", "ib-ndr", 4, 4},
                                            {"GB200", "", "gb200", "ib-ndr", 4, 4},
                                            {"GB300", "tray", "gb300", "ib-xdr", 4, 4},
                                            {"B300", "", "b300-sxm", "ib-xdr", 8, 8},
                                            {"B200", "EFAv4", "b200-sxm", "efa-v4", 8, 8},
                                            {"B200", "", "b200-sxm", "roce-400", 8, 8},
                                            {"H200", "", "h200-sxm", "roce-400", 8, 8},
                                            {"H100 (ND", "", "h100-sxm", "ib-ndr", 8, 8},
                                            {"H100", "EFA 32", "h100-sxm", "efa-v2", 32, 8},
                                            {"H100 (p5)", "", "h100-sxm", "efa-v2", 32, 8},
                                            {"H100", "NVSwitch3", "h100-sxm", "efa-v2", 32, 8},
                                            {"A100 80GB (p4de)", "", "a100-sxm-80", "efa-v1", 4, 8},
                                            {"A100", "RoCE 16", "a100-sxm-40", "roce-100", 16, 8},
                                            {"A100", "NVLink3+NVSwitch", "a100-sxm-80", "ib-hdr", 8, 8},
                                            {"L40S", "", "l40s", "ib-ndr", 8, 8},
                                            {"RTX PRO 6000", "", "rtx-pro-6000-bw", "ib-ndr", 8, 8},
                                            {"MI355X", "", "mi355x", "ib-ndr", 8, 8}};
    for (const Machine& machine : kMachines) {
        if (one["hw"].toString().contains(machine.hardware) && one["fabric"].toString().contains(machine.fabric))
            return machine;
    }
    return std::nullopt;
}

inline Cluster clusterOf(const Machine& machine, int nodes)
{
    Cluster cluster;
    cluster.gpu = *hardwareCatalog().findGpu(machine.gpu);
    cluster.network = *hardwareCatalog().findNetwork(machine.network);
    cluster.nicsPerNode = machine.adapters;
    cluster.gpusPerNode = machine.gpusPerNode;
    cluster.nodes = nodes;
    return cluster;
}

/// Relative errors of a series, in ascending order of their size.
struct Errors {
    std::vector<double> all;
    std::vector<double> large;  ///< from 256 MiB on

    [[nodiscard]] static double at(std::vector<double> errors, double share)
    {
        std::sort(errors.begin(), errors.end());
        return errors.empty() ? 0 : errors[static_cast<std::size_t>(share * static_cast<double>(errors.size() - 1) + 0.5)];
    }
};

/// Returns |estimate / measured − 1| of every sample from 1 KiB on.
template <typename Estimate>
Errors errorsOf(const QJsonObject& one, const Cluster& cluster, Estimate estimate)
{
    Errors errors;
    const GroupPlacement placement = placeRanks(one["ranks"].toInt(), 1, cluster);
    for (const QJsonValue& point : one["points"].toArray()) {
        const double bytes = point[0].toDouble(), seconds = point[1].toDouble() * 1e-6;
        if (bytes < 1024 || !(seconds > 0))
            continue;
        const double error = std::abs(estimate(*kindOf(one), Bytes(bytes), placement).seconds.value() / seconds - 1);
        errors.all.push_back(error);
        if (bytes >= 256.0 * 1024 * 1024)
            errors.large.push_back(error);
    }
    return errors;
}

}  // namespace shardscope::shared_curves
