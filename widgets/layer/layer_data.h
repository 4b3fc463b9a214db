// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

#include "core/base/communication.h"

namespace shardscope {

/// The cut of a tensor over ranks. Its rows are tokens, or the inputs of a weight matrix; its columns features, or outputs.
enum class LayerCut { Whole, Rows, Columns };

/// A tensor on one rank.
struct LayerTensor {
    QString shape;  ///< of this rank: "8,192 × 1,024"; empty: there is no such tensor
    LayerCut cut = LayerCut::Whole;
    int parts = 1;              ///< parts of the whole
    bool isPartialSum = false;  ///< every rank has a summand of the whole
    double rows = 0;            ///< of the whole, for its size in the picture; 0: not known
    double columns = 0;
};

/// A collective that an operator needs before or after it.
struct LayerTransfer {
    QString name;  ///< "all-gather"
    Axis dimension = Axis::Tp;
    double bytes = 0;
    double seconds = 0;
    double exposed = 0;  ///< seconds for which compute waits
    bool before = false;
};

/// One operator of a layer, of one rank and one micro-batch.
struct LayerRow {
    QString letter;  ///< the same as on the roofline
    QString name;
    QString cutName;  ///< "cut by columns, 8 ways"; empty: not cut
    LayerTensor input, weights, output;
    bool splitsSequence = false;  ///< sequence parallelism cuts tokens here
    double flop = 0;              ///< forward
    double movedBytes = 0;
    double keptBytes = 0;
    double forwardSeconds = 0;
    double backwardSeconds = 0;
    QString bound;                   ///< "compute", "memory", "launch"
    QList<LayerTransfer> transfers;  ///< of the shown direction
};

struct LayerDiagramData {
    QString title;
    QString regionName;  ///< "sequence cut 8 ways"; of the rows that split it
    QList<LayerRow> rows;
    QString whenEmpty;
};

}  // namespace shardscope
