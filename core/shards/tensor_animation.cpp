// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shards/tensor_animation.h"

#include <algorithm>
#include <utility>

#include "core/collective/collective_kinds.h"

namespace shardscope {
namespace {

constexpr int kRanks = 2;
constexpr int kWidth = 4;
constexpr int kHalf = kWidth / kRanks;
constexpr double kElementBytes = 2;

const SmallMatrix kInput{kWidth, kWidth, {1, 0, 2, -1, 0, 1, 1, 2, 2, -1, 0, 1, 1, 1, -1, 0}};
const SmallMatrix kFirst{kWidth, kWidth, {1, 2, 0, -1, 0, 1, 2, 1, 1, 0, -1, 2, 2, 1, 1, 0}};
const SmallMatrix kSecond{kWidth, kWidth, {1, 0, 1, 2, -1, 1, 0, 1, 2, 1, -1, 0, 0, 2, 1, 1}};

TensorPart wholePart(BlockTensor tensor, const SmallMatrix& values) { return {tensor, 0, 0, values, false}; }

TensorPart columns(BlockTensor tensor, const SmallMatrix& whole, int rank)
{
    return {tensor, 0, rank * kHalf, whole.part(0, whole.rows, rank * kHalf, kHalf), false};
}

TensorPart rows(BlockTensor tensor, const SmallMatrix& whole, int rank)
{
    return {tensor, rank * kHalf, 0, whole.part(rank * kHalf, kHalf, 0, whole.columns), false};
}

class TensorDirector {
public:
    explicit TensorDirector(bool sequenceParallel)
    {
        m_animation.sequenceParallel = sequenceParallel;
        m_animation.ranks = kRanks;
        const SmallMatrix hidden = rectified(product(kInput, kFirst));
        const SmallMatrix output = product(hidden, kSecond);
        const SmallMatrix* const all[kBlockTensors] = {&kInput, &kFirst, &hidden, &kSecond, &output};
        for (int i = 0; i < kBlockTensors; ++i)
            m_animation.whole[i] = *all[i];
        m_now.resize(kRanks);
    }

    TensorAnimation run() &&
    {
        start();
        if (m_animation.sequenceParallel)
            gather();
        multiplyColumns();
        multiplyRows();
        reduce();
        return std::move(m_animation);
    }

private:
    TensorPart& have(int rank, BlockTensor tensor)
    {
        std::vector<TensorPart>& parts = m_now[static_cast<std::size_t>(rank)];
        return *std::find_if(parts.begin(), parts.end(), [tensor](const TensorPart& part) { return part.tensor == tensor; });
    }
    void give(int rank, TensorPart part) { m_now[static_cast<std::size_t>(rank)].push_back(std::move(part)); }
    void addFrame(TensorAction action, std::optional<CollectiveKind> collective = {})
    {
        TensorFrame frame{action, m_now, collective, {}, {}};
        if (collective) {
            frame.size = Bytes(kElementBytes * kWidth * kWidth);
            frame.sent = frame.size * busFactor(*collective, kRanks);
        }
        m_animation.frames.push_back(std::move(frame));
    }

    void start()
    {
        for (int rank = 0; rank < kRanks; ++rank) {
            give(rank, m_animation.sequenceParallel ? rows(BlockTensor::Input, kInput, rank) : wholePart(BlockTensor::Input, kInput));
            give(rank, columns(BlockTensor::First, kFirst, rank));
            give(rank, rows(BlockTensor::Second, kSecond, rank));
        }
        addFrame(TensorAction::Start);
    }

    void gather()
    {
        SmallMatrix all{kWidth, kWidth, {}};
        for (int rank = 0; rank < kRanks; ++rank) {
            const std::vector<int>& values = have(rank, BlockTensor::Input).values.values;
            all.values.insert(all.values.end(), values.begin(), values.end());
        }
        for (int rank = 0; rank < kRanks; ++rank)
            have(rank, BlockTensor::Input) = wholePart(BlockTensor::Input, all);
        addFrame(TensorAction::GatherTokens, CollectiveKind::AllGather);
    }

    void multiplyColumns()
    {
        for (int rank = 0; rank < kRanks; ++rank) {
            const SmallMatrix values = rectified(product(have(rank, BlockTensor::Input).values, have(rank, BlockTensor::First).values));
            give(rank, {BlockTensor::Hidden, 0, rank * kHalf, values, false});
        }
        addFrame(TensorAction::MultiplyColumns);
    }

    void multiplyRows()
    {
        for (int rank = 0; rank < kRanks; ++rank) {
            const SmallMatrix values = product(have(rank, BlockTensor::Hidden).values, have(rank, BlockTensor::Second).values);
            give(rank, {BlockTensor::Output, 0, 0, values, true});
        }
        addFrame(TensorAction::MultiplyRows);
    }

    void reduce()
    {
        SmallMatrix total = have(0, BlockTensor::Output).values;
        for (int rank = 1; rank < kRanks; ++rank)
            total = sum(total, have(rank, BlockTensor::Output).values);
        for (int rank = 0; rank < kRanks; ++rank)
            have(rank, BlockTensor::Output) =
                m_animation.sequenceParallel ? rows(BlockTensor::Output, total, rank) : wholePart(BlockTensor::Output, total);
        if (m_animation.sequenceParallel)
            addFrame(TensorAction::ReduceScatter, CollectiveKind::ReduceScatter);
        else
            addFrame(TensorAction::AllReduce, CollectiveKind::AllReduce);
    }

    std::vector<std::vector<TensorPart>> m_now;
    TensorAnimation m_animation;
};

}  // namespace

SmallMatrix SmallMatrix::part(int firstRow, int rowCount, int firstColumn, int columnCount) const
{
    SmallMatrix result{rowCount, columnCount, {}};
    result.values.reserve(static_cast<std::size_t>(rowCount * columnCount));
    for (int row = firstRow; row < firstRow + rowCount; ++row) {
        for (int column = firstColumn; column < firstColumn + columnCount; ++column)
            result.values.push_back(at(row, column));
    }
    return result;
}

SmallMatrix product(const SmallMatrix& left, const SmallMatrix& right)
{
    SmallMatrix result{left.rows, right.columns, {}};
    result.values.reserve(static_cast<std::size_t>(left.rows * right.columns));
    for (int row = 0; row < left.rows; ++row) {
        for (int column = 0; column < right.columns; ++column) {
            int value = 0;
            for (int k = 0; k < left.columns; ++k)
                value += left.at(row, k) * right.at(k, column);
            result.values.push_back(value);
        }
    }
    return result;
}

SmallMatrix sum(const SmallMatrix& left, const SmallMatrix& right)
{
    SmallMatrix result = left;
    for (std::size_t i = 0; i < result.values.size(); ++i)
        result.values[i] += right.values[i];
    return result;
}

SmallMatrix rectified(SmallMatrix matrix)
{
    for (int& value : matrix.values)
        value = std::max(value, 0);
    return matrix;
}

const TensorPart* TensorFrame::part(int rank, BlockTensor tensor) const
{
    for (const TensorPart& part : ofRank[static_cast<std::size_t>(rank)]) {
        if (part.tensor == tensor)
            return &part;
    }
    return nullptr;
}

Bytes TensorAnimation::sentUntil(int frame) const
{
    Bytes bytes;
    for (int i = 0; i <= frame; ++i)
        bytes += frames[static_cast<std::size_t>(i)].sent;
    return bytes;
}

TensorAnimation tensorAnimation(bool sequenceParallel) { return TensorDirector(sequenceParallel).run(); }

}  // namespace shardscope
