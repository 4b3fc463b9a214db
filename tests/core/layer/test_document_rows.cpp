// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/layer/document_rows.h"
#include "core/layer/rank_shape.h"
#include "core/lengths/padding.h"
#include "core/model/parameters.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

bool isClose(double a, double b, double tolerance = 1e-9) { return std::abs(a - b) <= tolerance * std::abs(b); }

Scenario of(Documents documents, int microBatch = 4)
{
    Scenario scenario = fixture::scenario({8, 1024, 8, 8, 4096, 32000}, 8);
    scenario.training.documents = std::move(documents);
    scenario.plan.microBatch = microBatch;
    return scenario;
}

std::shared_ptr<const DocumentRows> rowsOf(const Scenario& scenario) { return documentRows(Site(scenario), resolvePlan(scenario)); }

/// The mean over a distribution's documents of a function of each length, weighted by their tokens.
template <typename Function>
double perToken(const LengthDistribution& lengths, Function function)
{
    double sum = 0;
    for (const LengthBin& bin : lengths.bins())
        sum += bin.documents * bin.tokens * function(bin.tokens);
    return sum / (lengths.documents() * lengths.mean());
}

}  // namespace

class TestDocumentRows : public QObject {
    Q_OBJECT

private slots:
    void fullRowsHaveNone()
    {
        QVERIFY(!rowsOf(of(fixture::documents(RowFilling::Full))));
        QVERIFY(!rowsOf(of(Documents())));
    }
    void paddedRowsAreAsLongAsTheLongest()
    {
        const auto rows = rowsOf(of(fixture::documents(RowFilling::Pad)));
        const LengthDistribution lengths = fixture::documents(RowFilling::Pad).lengths->lengths;
        QVERIFY(isClose(rows->tokens, meanLongest(lengths, 4)));
        QVERIFY(isClose(rows->usefulTokens, lengths.mean()));
        QCOMPARE(rows->mostTokens, 8192.0);
        QVERIFY(rows->attended > lengths.effective());
    }
    void rowsWithoutPaddingComputeTheDocumentsAlone()
    {
        const auto rows = rowsOf(of(fixture::documents(RowFilling::PadFree)));
        const LengthDistribution lengths = fixture::documents(RowFilling::PadFree).lengths->lengths;
        QVERIFY(isClose(rows->tokens, lengths.mean()) && isClose(rows->usefulTokens, lengths.mean()));
        QVERIFY(isClose(rows->attended, lengths.effective()));
    }
    void packedRowsAreFull()
    {
        Documents documents = fixture::documents(RowFilling::Pack);
        documents.packTokens = 16384;
        const auto rows = rowsOf(of(documents));
        QCOMPARE(rows->tokens, 16384.0);
        QVERIFY(rows->usefulTokens > 0.98 * 16384 && rows->usefulTokens <= 16384);
        QVERIFY(isClose(rows->attended, documents.lengths->lengths.effective(), 0.02));
        QVERIFY(isClose(rows->documents * documents.lengths->lengths.mean(), rows->usefulTokens, 1e-3));
    }
    /// A kernel that is not told where documents end computes the scores of the whole row.
    void anUnfusedKernelCrossesDocuments()
    {
        Scenario scenario = of(fixture::documents(RowFilling::Pack));
        scenario.training.attention = AttentionKernel::Unfused;
        QCOMPARE(rowsOf(scenario)->attended, 8192.0);
    }
    /// Each token of a document sees the keys of its own window, as `causalKeys` has them for every length.
    void windowsAreCountedDocumentByDocument()
    {
        for (const bool chunked : {false, true}) {
            Scenario scenario = of(fixture::documents(RowFilling::PadFree));
            auto model = std::make_shared<Architecture>(*scenario.architecture);
            Attention& attention = model->kinds.front().attention;
            attention.slidingWindow = 512;
            attention.chunked = chunked;
            scenario.architecture = model;
            const Site site(scenario);
            const ResolvedPlan plan = resolvePlan(scenario);
            const RankShape shape = rankShape(site, plan, {}, MicroBatchKind::Mean);
            const double expected =
                perToken(scenario.training.documents.lengths->lengths, [&](double tokens) { return causalKeys(attention, tokens).value; });
            QVERIFY2(isClose(keysOf(attention, shape, {}).value, expected, 1e-9), QByteArray::number(expected));
        }
    }
    void documentsOfTheSequenceLengthAreSequences()
    {
        for (const RowFilling filling : {RowFilling::Pad, RowFilling::PadFree, RowFilling::Pack}) {
            const auto rows = rowsOf(of(fixture::equalDocuments(filling, 8192)));
            for (const double tokens : {rows->tokens, rows->usefulTokens, rows->attended, rows->mostTokens, rows->mostAttended})
                QVERIFY(isClose(tokens, 8192));
            QVERIFY(isClose(rows->work.variation() + 1, 1));
        }
    }
    /// The FLOP of a token over documents is the mean of those of every length.
    void flopIsTheMeanOverTokens()
    {
        const Scenario scenario = of(fixture::documents(RowFilling::Pack));
        const Architecture& model = *scenario.architecture;
        for (const bool causal : {true, false}) {
            const double expected = perToken(scenario.training.documents.lengths->lengths, [&](double tokens) {
                return trainingFlopPerToken(model, static_cast<std::int64_t>(tokens), causal).value();
            });
            QVERIFY(isClose(documentFlopPerToken(model, scenario.training, causal).value, expected, 1e-6));
        }
    }
    /// Two threads of a search ask for the same rows.
    void theSameQuestionHasTheSameAnswer()
    {
        const Scenario scenario = of(fixture::documents(RowFilling::Pack));
        QCOMPARE(rowsOf(scenario).get(), rowsOf(scenario).get());
        QVERIFY(rowsOf(scenario) != rowsOf(of(scenario.training.documents, 2)));
    }
};

QTEST_GUILESS_MAIN(TestDocumentRows)
#include "test_document_rows.moc"
