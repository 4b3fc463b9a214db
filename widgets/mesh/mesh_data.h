// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

#include "core/collective/group_placement.h"
#include "core/links/axis_times.h"
#include "core/links/step_traffic.h"
#include "core/plan/rank_grid.h"
#include "widgets/mesh/mesh_layout.h"

namespace shardscope {

/// One axis of a grid with its name there: the expert grid's tp is ETP.
struct MeshAxis {
    Axis axis = Axis::Tp;
    QString letters;       ///< "ETP"
    QString name;          ///< "expert tensor parallel"
    bool crosses = false;  ///< its groups leave a scale-up domain but should not
    GroupPlacement placement{};
    bool isOfShards = false;  ///< the ranks that share every weight, which are along none of the axes; `axis` is theirs in traffic
};

/// A network of the cluster, in words.
struct MeshLink {
    QString name;    ///< "NVLink domain of 72 GPUs"
    QString figure;  ///< "900 GB/s each way"
    QString note;
};

/// One way in which the same GPUs form groups.
struct MeshPane {
    QString name;  ///< "Dense grid"
    RankGrid grid;
    QList<MeshAxis> axes;

    [[nodiscard]] int sizeOf(const MeshAxis& axis) const { return axis.isOfShards ? grid.shards : grid.size(axis.axis); }
    [[nodiscard]] int placeOf(int rank, const MeshAxis& axis) const
    {
        return axis.isOfShards ? grid.shardOf(rank) : grid.coordinate(rank, axis.axis);
    }
    [[nodiscard]] std::vector<int> groupOf(int rank, const MeshAxis& axis) const
    {
        return axis.isOfShards ? grid.shardsOf(rank) : grid.groupOf(rank, axis.axis);
    }
};

enum class MeshWire { Both, Domain, Network };

/// The content of the map's cells: the groups of one GPU, or the bytes on the links of all.
struct MeshShading {
    bool traffic = false;
    std::optional<Axis> axis;  ///< of the traffic; empty: all of them
    MeshWire wire = MeshWire::Both;

    bool operator==(const MeshShading&) const = default;
};

/// The highlighted part: a GPU's groups, one of them, or a pipeline stage.
struct MeshShown {
    int rank = -1;
    std::optional<Axis> axis;
    int stage = -1;  ///< with `rank` −1

    bool operator==(const MeshShown&) const = default;
};

struct MeshData {
    /// Returns the numbers that the job gives a rank of the grid, and its node.
    [[nodiscard]] int gpuOf(int rank) const { return firstGpu + rank; }
    [[nodiscard]] int nodeOf(int rank) const { return gpuOf(rank) / shape.gpusPerNode; }

    QString title;
    int firstGpu = 0;  ///< GPUs of the job before those of the grid
    MeshShape shape;
    int nicsPerNode = 1;
    QString domainName;  ///< "NVLink domain"
    int domainSize = 0;  ///< GPUs that one scale-up network connects; the job may use fewer
    int torusLinks = 0;  ///< of a chip, where they form a torus
    QList<MeshLink> links;
    std::vector<EnumArray<Axis, AxisTime>> times;  ///< of a GPU of each pipeline stage; empty: not known
    QList<MeshPane> panes;
    std::shared_ptr<const StepTraffic> traffic;  ///< null: not known
    QList<QString> warnings;                     ///< sentences
    std::vector<std::pair<int, QString>> kinds;  ///< of nodes: their first rank and GPU, ascending; empty: all are alike
    QString onFirstStage;                        ///< what runs there beside layers, "vision encoder"; empty: nothing
    std::vector<int> firstStageRanks;            ///< the pipeline ranks that hold the first stage
    QString whatIf;                              ///< why it differs from the scenario's own mesh; empty: it does not
    QString whenEmpty;
};

/// Returns the bytes on the chosen links of one GPU.
[[nodiscard]] Bytes bytesOf(const RankTraffic& traffic, const MeshShading& shading);

}  // namespace shardscope
