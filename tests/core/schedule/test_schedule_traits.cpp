// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <array>
#include <map>
#include <set>

#include "core/text/quantity_text.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

/// The traits of every kind of schedule agree with its blocks.
class TestScheduleTraits : public QObject {
    Q_OBJECT

    static constexpr std::string_view kTerms = "mprvN";

    static void addKinds()
    {
        QTest::addColumn<ScheduleKind>("kind");
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names)
            QTest::newRow(std::string(name).c_str()) << kind;
    }
    static std::vector<PipelineShape> shapesOf(ScheduleKind kind)
    {
        std::vector<PipelineShape> shapes;
        for (const PipelineShape& shape : legalShapes()) {
            if (shape.kind == kind && !shape.fusesPairs)
                shapes.push_back(shape);
        }
        return shapes;
    }
    static bool allForwardsComeFirst(std::span<const Block> order)
    {
        const auto forward = [](const Block& block) { return block.hasForward(); };
        return std::is_partitioned(order.begin(), order.end(), forward);
    }
    /// Whether the rank of the last stage runs another chunk's backward between a loss and its own backward.
    static bool lossesWait(const PipelineShape& shape)
    {
        const Schedule schedule = makeSchedule(shape);
        const int rank = traitsOf(shape.kind).placement == Placement::Vee ? 0 : shape.stages - 1;
        int waiting = 0;
        for (const Block& block : schedule.rank(rank)) {
            if (block.hasForward() && block.chunk == shape.chunks - 1)
                ++waiting;
            if (block.hasInputGrad() && block.backwardChunk() == shape.chunks - 1)
                --waiting;
            else if (block.hasInputGrad() && waiting > 0)
                return true;
        }
        return false;
    }
    using Terms = std::array<std::int64_t, 5>;
    /// The values of those terms, the others 0.
    static Terms valuesOf(const PipelineShape& shape, int rank, std::string_view terms)
    {
        Terms values{shape.microBatches, shape.stages, rank, shape.chunks, shape.group};
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = terms.find(kTerms[i]) == std::string_view::npos ? 0 : values[i];
        return values;
    }
    /// Whether ranks that agree in these terms hold the same peak.
    static bool decide(std::string_view terms, ScheduleKind kind)
    {
        std::map<Terms, std::int64_t> peaks;
        for (const PipelineShape& shape : shapesOf(kind)) {
            for (int rank = 0; rank < shape.stages; ++rank) {
                const std::int64_t peak = peakLive(shape, rank);
                if (peaks.emplace(valuesOf(shape, rank, terms), peak).first->second != peak)
                    return false;
            }
        }
        return true;
    }

private slots:
    void blocksAreAsTheTraitsSay_data() { addKinds(); }
    void blocksAreAsTheTraitsSay()
    {
        QFETCH(ScheduleKind, kind);
        const ScheduleTraits& traits = traitsOf(kind);
        bool fuses = false;
        bool splits = false;
        bool allForwardsFirst = true;
        for (const PipelineShape& shape : shapesOf(kind)) {
            const Schedule schedule = makeSchedule(shape);
            for (const Block& block : schedule.blocks) {
                fuses = fuses || block.isFused();
                splits = splits || block.hasInputGrad() != block.hasWeightGrad();
            }
            for (int rank = 0; rank < shape.stages; ++rank)
                allForwardsFirst = allForwardsFirst && allForwardsComeFirst(schedule.rank(rank));
        }
        QCOMPARE(fuses, traits.fuses);
        QCOMPARE(splits, traits.splitsBackward);
        QCOMPARE(allForwardsFirst, traits.allForwardsFirst);
    }

    /// In fused blocks, where all forwards come first and in short groups other rules apply.
    void lossesWaitAsTheTraitSays_data() { addKinds(); }
    void lossesWaitAsTheTraitSays()
    {
        QFETCH(ScheduleKind, kind);
        const ScheduleTraits& traits = traitsOf(kind);
        bool someWait = false;
        for (const PipelineShape& shape : shapesOf(kind)) {
            const bool isToldOtherwise =
                traits.fuses || traits.allForwardsFirst || (traits.hasGroups() && shape.microBatches % shape.group != 0);
            someWait = someWait || (!isToldOtherwise && lossesWait(shape));
        }
        QCOMPARE(someWait, traits.lossesWait);
    }

    void takesTheChunksThatItSays_data() { addKinds(); }
    void takesTheChunksThatItSays()
    {
        QFETCH(ScheduleKind, kind);
        std::set<int> taken;
        for (const PipelineShape& shape : shapesOf(kind))
            taken.insert(shape.chunks);
        for (int chunks = 1; chunks <= 3; ++chunks)
            QCOMPARE(taken.count(chunks) > 0, traitsOf(kind).chunks.nearest(chunks) == chunks);
    }

    /// A group that the traits deny changes no block; one that they have changes some.
    void groupsMatterWhereThereAreGroups_data() { addKinds(); }
    void groupsMatterWhereThereAreGroups()
    {
        QFETCH(ScheduleKind, kind);
        const PipelineShape shape = shapeOf(kind, 4, 12, traitsOf(kind).chunks.nearest(2));
        PipelineShape other = shape;
        other.group = 6;
        QVERIFY(checkShape(shape).empty() && checkShape(other).empty());
        bool same = true;
        for (int rank = 0; rank < shape.stages; ++rank)
            same = same && order(makeSchedule(shape), rank) == order(makeSchedule(other), rank);
        QCOMPARE(same, !traitsOf(kind).hasGroups());
    }

    /// The terms decide the peak, and without any one of them the others do not.
    void peakDependsOnItsTerms_data() { addKinds(); }
    void peakDependsOnItsTerms()
    {
        QFETCH(ScheduleKind, kind);
        const std::string terms(traitsOf(kind).peak.terms);
        QVERIFY(decide(terms, kind));
        for (std::size_t i = 0; i < terms.size(); ++i) {
            // Groups of fewer than p are all m micro-batches, so that N and p say what m would where it matters.
            if (terms[i] == 'm' && terms.find('N') != std::string::npos)
                continue;
            const std::string others = terms.substr(0, i) + terms.substr(i + 1);
            QVERIFY2(!decide(others, kind), terms.substr(i, 1).c_str());
        }
    }

    void hasItsTexts_data() { addKinds(); }
    void hasItsTexts()
    {
        QFETCH(ScheduleKind, kind);
        const ScheduleTraits& traits = traitsOf(kind);
        for (const std::string_view text :
             {traits.label, traits.shortName(), traits.source, traits.peak.formula, traits.bubble.formula, traits.bubble.condition})
            QVERIFY(!text.empty());
        QCOMPARE(quantityText("live-" + std::string(nameOf(kind))).formula, traits.peak.formula);
        if (const FusedPairs* pairs = traits.pairs) {
            for (const std::string_view text : {pairs->source, pairs->peak.formula, pairs->bubble.formula, pairs->bubble.condition})
                QVERIFY(!text.empty());
            QCOMPARE(quantityText("live-" + std::string(nameOf(kind)).append(kFusedPairsSuffix)).formula, pairs->peak.formula);
        }
        QCOMPARE(quantityText("group-" + std::string(nameOf(kind))).formula, traits.group.formula);
    }
};

QTEST_APPLESS_MAIN(TestScheduleTraits)
#include "test_schedule_traits.moc"
