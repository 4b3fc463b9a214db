// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <numeric>

#include "core/collective/group_placement.h"
#include "core/estimate/estimate.h"
#include "core/estimate/throughput.h"
#include "core/layer/document_rows.h"
#include "core/layer/rank_shape.h"
#include "core/memory/memory.h"
#include "core/plan/check_plan.h"
#include "core/plan/resolved_plan.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "core/step/uneven_micro_batches.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

bool isWithin(double a, double b, double tolerance = 1e-9) { return std::abs(a - b) <= tolerance * std::abs(b); }

double total(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

/// Sequences of 8,192 tokens on 16 GPUs, each on `cp` ranks.
Scenario withContext(int cp, Documents documents, RankBalance balance)
{
    Scenario scenario = fixture::scenario({8, 1024, 8, 8, 4096, 32000}, 16);
    scenario.training.globalBatch = 512;
    scenario.training.documents = std::move(documents);
    scenario.training.documents.balance = balance;
    scenario.plan.cp = cp;
    return scenario;
}

Scenario dynamic(int cp) { return withContext(cp, fixture::documents(RowFilling::PadFree), RankBalance::DynamicCp); }

double stepOf(const Scenario& scenario) { return estimate(scenario).value().step()->step.value(); }

}  // namespace

class TestDynamicContextStep : public QObject {
    Q_OBJECT

private slots:
    /// Every document of the sequence length takes all context-parallel ranks: the static ring, whatever balances it.
    void equalDocumentsAreAStaticRing_data()
    {
        QTest::addColumn<int>("cp");
        for (const int cp : {1, 2, 4, 8, 16})
            QTest::addRow("%d", cp) << cp;
    }
    void equalDocumentsAreAStaticRing()
    {
        QFETCH(int, cp);
        const Documents equal = fixture::equalDocuments(RowFilling::PadFree, 8192);
        const Result<Estimate> own = estimate(withContext(cp, equal, RankBalance::DynamicCp));
        QVERIFY(own && own->step());
        for (const RankBalance balance : {RankBalance::None, RankBalance::Cost}) {
            const Result<Estimate> other = estimate(withContext(cp, equal, balance));
            QVERIFY(other && other->step());
            QVERIFY(isWithin(own->step()->step.value(), other->step()->step.value()));
            QVERIFY(isWithin(own->memory().peak.value(), other->memory().peak.value()));
            QVERIFY(isWithin(own->throughput()->tokensPerSecond, other->throughput()->tokensPerSecond));
            QVERIFY(isWithin(*own->throughput()->mfu, *other->throughput()->mfu));
            QVERIFY(isWithin(*own->throughput()->hfu, *other->throughput()->hfu));
            QVERIFY(isWithin(*own->throughput()->slowestOverMean, 1));
        }
    }
    /// Short ones stay on one rank, with fewer and larger multiplies and no hops.
    void shortDocumentsAreFasterThanOnAStaticRing_data()
    {
        QTest::addColumn<int>("cp");
        QTest::addColumn<double>("gain");
        QTest::newRow("2") << 2 << 1.1;
        QTest::newRow("4") << 4 << 1.3;
        QTest::newRow("8") << 8 << 1.5;
    }
    void shortDocumentsAreFasterThanOnAStaticRing()
    {
        QFETCH(int, cp);
        QFETCH(double, gain);
        const Documents documents = fixture::documents(RowFilling::PadFree);
        const double ring = stepOf(withContext(cp, documents, RankBalance::None));
        const double balanced = stepOf(withContext(cp, documents, RankBalance::Cost));
        const double own = stepOf(dynamic(cp));
        QVERIFY2(ring / own > gain, QByteArray::number(ring / own).constData());
        QVERIFY2(balanced / own > 1, QByteArray::number(balanced / own).constData());
    }
    /// A rank's share of a step: 512 documents, of which 3 % take two ranks at cp 2 and more than 4,096 tokens.
    void microBatchesArePieces()
    {
        const Scenario scenario = dynamic(2);
        const Basis basis(scenario);
        const DocumentPieces& pieces = *basis.ledger.shape.documents->pieces;
        QVERIFY(isWithin(pieces.degrees.ofDocuments, 1.03));
        QCOMPARE(basis.plan.microBatches, static_cast<std::int64_t>(std::ceil(512 * 1.03 / 16)));
        QCOMPARE(basis.factors.size(), static_cast<std::size_t>(basis.plan.microBatches));
        const double mean = meanMicroBatches(*basis.ledger.shape.documents, basis.site, basis.plan).value;
        QVERIFY(isWithin(mean, 512 * 1.03 / 16));
        QVERIFY2(total(basis.factors) >= mean * (1 - 1e-9), QByteArray::number(total(basis.factors) / mean).constData());
        QVERIFY(total(basis.factors) < 2 * mean);
        QCOMPARE(derivePlan(scenario).microBatches, std::optional(basis.plan.microBatches));
    }
    /// The mean piece has a mean row's tokens over the mean degree, in the ring that its tokens are in; memory is that of the longest piece.
    void shapesAreThoseOfPieces()
    {
        const Basis basis(dynamic(4));
        const DocumentRows& rows = *basis.ledger.shape.documents;
        const ContextDegrees& degrees = rows.pieces->degrees;
        // 4,000 tokens take two ranks, 8,192 take four; 2,048 are the most of one.
        QVERIFY(isWithin(degrees.ofDocuments, (0.93 + 2 * 0.04 + 4 * 0.03)));
        QCOMPARE(degrees.widest, 4);
        QCOMPARE(degrees.mostTokens, 2048.0);
        QVERIFY(isWithin(basis.mean->shape.tokens, rows.tokens / degrees.ofDocuments));
        QCOMPARE(basis.mean->shape.cp, std::round(degrees.ofTokens));
        QCOMPARE(basis.ledger.shape.tokens, 2048.0);
        QCOMPARE(basis.ledger.shape.cp, 4.0);
        QCOMPARE(basis.ledger.shape.sequence, 8192.0);
        QCOMPARE(basis.ledger.shape.tokens,
                 Basis(withContext(4, fixture::documents(RowFilling::PadFree), RankBalance::None)).ledger.shape.tokens);
    }
    /// What is computed does not depend on who computes it.
    void tokensAndFlopStayThoseOfTheDocuments()
    {
        const Estimate own = estimate(dynamic(4)).value();
        const Estimate other = estimate(withContext(4, fixture::documents(RowFilling::PadFree), RankBalance::None)).value();
        QVERIFY(isWithin(own.throughput()->tokensPerStep, other.throughput()->tokensPerStep));
        QVERIFY(isWithin(own.throughput()->modelFlop.value(), other.throughput()->modelFlop.value()));
        QVERIFY(isWithin(own.throughput()->computedFlop.value(), other.throughput()->computedFlop.value()));
        QVERIFY(own.throughput()->mfu > other.throughput()->mfu);
        QVERIFY(*own.throughput()->slowestOverMean >= 1 - 1e-9);
    }
    /// Rings of few ranks stay in a node, though the longest document's crosses nodes.
    void ringsAreAsNearAsTheirRanks()
    {
        const Basis basis(dynamic(16));
        QVERIFY(placeGroup(CommunicationGroup::Context, basis.plan, basis.plan.order, basis.site.cluster).crossesNetwork());
        QVERIFY(basis.mean->shape.cp <= 8);
        QVERIFY(!basis.costs.placement(CommunicationGroup::Context).crossesNetwork());
    }
};

QTEST_GUILESS_MAIN(TestDynamicContextStep)
#include "test_dynamic_context_step.moc"
