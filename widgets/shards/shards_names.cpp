// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shards/shards_chart.h"
#include "widgets/shards/shards_text.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

/// One frame a row: what a rank has of each state then, and what it sends.
TableData zeroTable(const std::shared_ptr<const ShardsPicture>& picture)
{
    TableData table;
    table.columns = QStringList{tr("frame"),      tr("weights stored"), tr("gradients stored"),  tr("optimizer states stored"),
                                tr("collective"), tr("size"),           tr("sent by each rank"), tr("sent so far")};
    table.cell = [picture](int row, int column) -> QVariant {
        const ShardFrame& frame = picture->zero.frames[static_cast<std::size_t>(row)];
        switch (column) {
        case 0:
            return frameHeadline(*picture, row);
        case 1:
        case 2:
        case 3:
            return picture->zero.held(row, 0, static_cast<ModelState>(column - 1)).value();
        case 4:
            return frame.collective ? collectiveName(*frame.collective) : QString();
        case 5:
            return frame.size.value();
        case 6:
            return frame.sent.value();
        default:
            return picture->zero.sentUntil(row).value();
        }
    };
    return table;
}

TableData modelTable(const std::shared_ptr<const ShardsPicture>& picture)
{
    TableData table;
    table.columns =
        QStringList{tr("sharding"), tr("ranks per shard group"), tr("parameters"), tr("gradients"), tr("optimizer"), tr("whole GPU")};
    for (const ShardTrafficUse use : {ShardTrafficUse::GatherForward, ShardTrafficUse::GatherBackward, ShardTrafficUse::Gradients,
                                      ShardTrafficUse::GradientReplicas, ShardTrafficUse::GatherUpdated})
        table.columns << tr("sent: %1").arg(useText(use));
    table.columns << tr("sent in total") << tr("not possible because");
    table.cell = [picture](int row, int column) -> QVariant {
        const ModelSharding& sharding = picture->shardings[static_cast<std::size_t>(row)];
        switch (column) {
        case 0:
            return picture->shardingNames[row];
        case 1:
            return QString::number(sharding.shardGroup);
        case 2:
            return sharding.parameters.value();
        case 3:
            return sharding.gradients.value();
        case 4:
            return sharding.optimizer.value();
        case 5:
            return sharding.total.value();
        case 11:
            return sharding.sent().value();
        case 12:
            return picture->problems[row];
        default:
            break;
        }
        for (const ShardTraffic& traffic : sharding.traffic) {
            if (static_cast<int>(traffic.use) == column - 6)
                return traffic.sent.value();
        }
        return 0.0;
    };
    return table;
}

/// The last frame's output, number by number, next to the uncut one.
TableData tensorTable(const std::shared_ptr<const ShardsPicture>& picture)
{
    TableData table;
    table.columns =
        QStringList{tr("frame"), tr("rank"), tr("matrix"), tr("first row"), tr("first column"), tr("numbers, row by row"), tr("sum")};
    struct Row {
        int frame;
        int rank;
        TensorPart part;
    };
    std::vector<Row> rows;
    for (std::size_t frame = 0; frame < picture->tensor.frames.size(); ++frame) {
        for (std::size_t rank = 0; rank < picture->tensor.frames[frame].ofRank.size(); ++rank) {
            for (const TensorPart& part : picture->tensor.frames[frame].ofRank[rank])
                rows.push_back({static_cast<int>(frame), static_cast<int>(rank), part});
        }
    }
    table.rows = static_cast<int>(rows.size());
    table.cell = [picture, rows](int row, int column) -> QVariant {
        const Row& of = rows[static_cast<std::size_t>(row)];
        switch (column) {
        case 0:
            return frameHeadline(*picture, of.frame);
        case 1:
            return QString::number(of.rank);
        case 2:
            return QString(QLatin1Char("XAYBZ"[static_cast<int>(of.part.tensor)]));
        case 3:
            return QString::number(of.part.firstRow);
        case 4:
            return QString::number(of.part.firstColumn);
        case 5: {
            QStringList texts;
            for (const int value : of.part.values.values)
                texts << QString::number(value);
            return texts.join(u' ');
        }
        default:
            return of.part.isPartialSum ? tr("partial") : tr("final");
        }
    };
    return table;
}

TableData layerTable(const std::shared_ptr<const ShardsPicture>& picture)
{
    TableData table;
    table.columns = QStringList{tr("operator"), tr("split"), tr("whole"), tr("on one rank"), tr("forward over TP"), tr("backward over TP")};
    table.cell = [picture](int row, int column) -> QVariant {
        const OperatorShare& op = picture->layer.operators[static_cast<std::size_t>(row)];
        const auto sum = [](const std::vector<Collective>& collectives) {
            Bytes bytes;
            for (const Collective& collective : collectives)
                bytes += collective.bytes;
            return bytes.value();
        };
        switch (column) {
        case 0:
            return picture->operatorNames.value(row);
        case 1:
            return cutText(op.cut);
        case 2:
            return shapeText(op.whole);
        case 3:
            return shapeText(op.rank);
        case 4:
            return sum(op.forward);
        default:
            return sum(op.backward);
        }
    };
    return table;
}

QString zeroMarkName(const ShardsPicture& picture, int frame, const SceneMark& mark)
{
    const ZeroExample& example = picture.zero.example;
    if (mark.item < 0)
        return tr("Rank %1 stores %2").arg(mark.group).arg(bytesText(picture.zero.held(frame, mark.group).value()));
    const int piece = mark.item % example.ranks;
    const int layer = mark.item / example.ranks % example.layers;
    const auto state = static_cast<ModelState>(mark.item / example.ranks / example.layers);
    return tr("Rank %1, %2 of layer %3, piece %4 (%5): %6")
        .arg(QString::number(mark.group), stateName(state).toLower(), QString::number(layer + 1), QString::number(piece + 1),
             bytesText(example.pieceBytes(state).value()), holdingText(picture.zero.at(frame, mark.group, state, layer, piece)));
}

QString modelMarkName(const ShardsPicture& picture, const SceneMark& mark)
{
    const ModelSharding& sharding = picture.shardings[static_cast<std::size_t>(mark.group)];
    const QString name = picture.shardingNames[mark.group];
    if (!picture.problems[mark.group].isEmpty())
        return tr("%1: not possible. %2").arg(name, picture.problems[mark.group]);
    if (mark.item < 0)
        return tr("%1: stores %2 of states, sends %3 per step")
            .arg(name, bytesText(sharding.states().value()), bytesText(sharding.sent().value()));
    const Bytes states[] = {sharding.parameters, sharding.gradients, sharding.optimizer};
    if (mark.item < kModelStates)
        return tr("%1, %2: %3").arg(name, stateName(static_cast<ModelState>(mark.item)).toLower(), bytesText(states[mark.item].value()));
    for (const ShardTraffic& traffic : sharding.traffic) {
        if (static_cast<int>(traffic.use) == mark.item - kModelStates)
            return tr("%1, %2: %3 of %4 over %5 ranks, %6 per step; each rank sends %7")
                .arg(name, useText(traffic.use), collectiveName(traffic.kind), bytesText(traffic.size.value()),
                     QString::number(traffic.ranks), traffic.times == 1 ? tr("once") : tr("%1 times").arg(traffic.times),
                     bytesText(traffic.sent.value()));
    }
    return name;
}

QString tensorMarkName(const ShardsPicture& picture, int frame, const SceneMark& mark)
{
    const TensorPart* part = picture.tensor.frames[static_cast<std::size_t>(frame)].part(mark.group, static_cast<BlockTensor>(mark.item));
    if (!part)
        return tr("Rank %1").arg(mark.group);
    QStringList rows;
    for (int row = 0; row < part->values.rows; ++row) {
        QStringList numbers;
        for (int column = 0; column < part->values.columns; ++column)
            numbers << QString::number(part->values.at(row, column));
        rows << numbers.join(u' ');
    }
    return tr("Rank %1, %2, %3: %4")
        .arg(QString::number(mark.group), QString(QLatin1Char("XAYBZ"[mark.item])),
             part->isPartialSum ? tr("a part of each sum") : tr("final"), rows.join(QStringLiteral("; ")));
}

}  // namespace

TableData shardsTable(const std::shared_ptr<const ShardsPicture>& picture)
{
    TableData table;
    if (!picture)
        return table;
    switch (picture->page) {
    case ShardsPage::Zero:
        table = zeroTable(picture);
        break;
    case ShardsPage::Model:
        table = modelTable(picture);
        break;
    case ShardsPage::Tensor:
        table = tensorTable(picture);
        break;
    case ShardsPage::Layer:
        table = layerTable(picture);
        break;
    }
    if (picture->page == ShardsPage::Model)
        table.rows = static_cast<int>(picture->shardings.size());
    else if (picture->page != ShardsPage::Tensor)
        table.rows = picture->frames();
    table.text = [](double bytes) { return bytesText(bytes); };
    return table;
}

QString shardsMarkName(const ShardsPicture& picture, const ShardsMoment& moment, const SceneMark& mark)
{
    if (mark.group == kFrameGroup)
        return frameHeadline(picture, mark.item) + QStringLiteral(". ") + frameSentence(picture, mark.item);
    switch (picture.page) {
    case ShardsPage::Zero:
        return zeroMarkName(picture, moment.frame, mark);
    case ShardsPage::Model:
        return modelMarkName(picture, mark);
    case ShardsPage::Tensor:
        return tensorMarkName(picture, moment.frame, mark);
    case ShardsPage::Layer:
        return frameHeadline(picture, mark.group) + QStringLiteral(": ") + frameSentence(picture, mark.group);
    }
    return {};
}

}  // namespace shardscope
