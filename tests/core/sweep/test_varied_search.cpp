// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/varied_search.h"

#include <QTest>

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/io/varied_field.h"

using namespace shardscope;

namespace {

SearchRequest requestOf(const std::vector<std::string>& overrides = {})
{
    SearchRequest request{parseScenario(resource("examples/llama-3.1-8b-qlora-rtx-4090.json"), "example", overrides).value()};
    request.evidence = &measuredEvidence();
    return request;
}

std::vector<VariedField> fieldsOf(const QStringList& texts)
{
    std::vector<VariedField> fields;
    for (const QString& each : texts)
        fields.push_back(parseVariedField(each.toStdString()).value());
    return fields;
}

}  // namespace

class TestVariedSearch : public QObject {
    Q_OBJECT

private slots:
    /// A row is the search of its own scenario, and its figures are those of the estimate.
    void aRowIsASearchOfItsOwn()
    {
        const SearchRequest request = requestOf({"cluster.gpu=a100-sxm-80"});
        const VariedSearch varied =
            searchVaried(request, fieldsOf({"training.method=lora,qlora", "training.sequence_length=1024,4096"})).value();
        QCOMPARE(varied.rows.size(), std::size_t{4});
        std::int64_t enumerated = 0;
        for (const Variation& row : varied.rows) {
            QVERIFY(row.best && row.proof);
            enumerated += row.counts.enumerated;
            SearchRequest own = request;
            own.scenario = row.scenario;
            own.top = 1;
            const SearchResult found = search(own).value();
            QCOMPARE(found.plans.front().plan, row.best->plan);
            QCOMPARE(row.scenario.plan, row.best->plan);
            const Estimate made = estimate(row.scenario, measuredEvidence()).value();
            QCOMPARE(made.throughput()->tokensPerSecondPerGpu, row.best->figures.tokensPerSecondPerGpu);
            QCOMPARE(made.memory().peak, row.best->figures.peak);
        }
        QCOMPARE(varied.counts.enumerated, enumerated);
        QCOMPARE(varied.training, TrainingChange::Another);
    }

    void theBestIsFirst_data()
    {
        QTest::addColumn<int>("objective");
        for (const auto& [objective, name] : EnumNames<SearchObjective>::names)
            QTest::newRow(name.data()) << static_cast<int>(objective);
    }
    void theBestIsFirst()
    {
        QFETCH(int, objective);
        SearchRequest request = requestOf({"cluster.gpu=a100-sxm-80", "cluster.price_per_gpu_hour=2"});
        request.objective = static_cast<SearchObjective>(objective);
        const VariedSearch varied = searchVaried(request, fieldsOf({"training.method=lora,qlora", "training.adapter.rank=8,256"})).value();
        const auto value = [&](const Variation& row) {
            switch (request.objective) {
            case SearchObjective::Throughput:
                return -row.best->figures.tokensPerSecondPerGpu;
            case SearchObjective::Memory:
                return row.best->figures.peak.value();
            case SearchObjective::Cost:
                break;
            }
            return *row.best->figures.costPerToken;
        };
        QVERIFY(std::is_sorted(varied.rows.begin(), varied.rows.end(),
                               [&](const Variation& a, const Variation& b) { return value(a) < value(b); }));
        QVERIFY(value(varied.rows.front()) < value(varied.rows.back()));
        // The front has the fastest and the smallest row, and nothing that another row beats in both.
        QVERIFY(!varied.front.empty());
        for (const std::size_t each : varied.front) {
            const PlanFigures& figures = varied.rows[each].best->figures;
            for (const Variation& other : varied.rows)
                QVERIFY(other.best->figures.tokensPerSecondPerGpu <= figures.tokensPerSecondPerGpu ||
                        other.best->figures.peak >= figures.peak);
        }
    }

    /// The rank of a full tune has no effect: it is searched once, without a rank. QLoRA's format is not that of LoRA.
    void whatHasNoEffectIsSearchedOnce()
    {
        const SearchRequest request = requestOf({"cluster.gpu=h200-sxm"});
        const VariedSearch varied =
            searchVaried(request, fieldsOf({"training.method=full,lora,qlora", "training.adapter.rank=8,32"})).value();
        QCOMPARE(varied.rows.size(), std::size_t{5});
        int full = 0;
        for (const Variation& row : varied.rows) {
            const Tuning& tuning = row.scenario.training.tuning;
            const bool isFull = tuning.kind() == TuneMethod::Full;
            full += isFull;
            QCOMPARE(isNull(row.values[1]), isFull);
            QCOMPARE(tuning.adapter.rank.has_value(), !isFull);
            QCOMPARE(tuning.baseFormat, tuning.kind() == TuneMethod::Qlora ? std::optional(WeightFormat::Nf4Double) : std::nullopt);
        }
        QCOMPARE(full, 1);
    }

    /// What does not fit, or is not legal, is a row without a plan, after those with one.
    void whatHasNoPlanComesLast()
    {
        const VariedSearch varied = searchVaried(requestOf(), fieldsOf({"training.method=full,qlora"})).value();
        QCOMPARE(varied.rows.size(), std::size_t{2});
        QVERIFY(varied.rows[0].best && !varied.rows[1].best);
        QCOMPARE(varied.rows[1].scenario.training.tuning.kind(), TuneMethod::Full);
        QVERIFY(varied.rows[1].counts.enumerated > 0 && varied.rows[1].counts.fitting == 0 && !varied.rows[1].refusal);
        const VariedSearch illegal = searchVaried(requestOf(), fieldsOf({"training.base_format=training,nf4-double"})).value();
        QVERIFY(illegal.rows[0].best && !illegal.rows[1].best && illegal.rows[1].refusal);
        QCOMPARE(illegal.rows[1].refusal->id, std::string("qlora-needs-format"));
    }

    /// On a card of 24 GB longer sequences leave no room for the band of the memory: the tight plan is there, after those that fit.
    void aTightPlanIsKept()
    {
        const SearchRequest request = requestOf({"cluster.gpu=rtx-4090"});
        const VariedSearch varied = searchVaried(request, fieldsOf({"training.sequence_length=512,8192,17408,18944,65536"})).value();
        int tight = 0, without = 0;
        for (std::size_t i = 0; i < varied.rows.size(); ++i) {
            const Variation& row = varied.rows[i];
            QVERIFY(!(row.best && row.tight));
            QVERIFY(i == 0 || row.best.has_value() <= varied.rows[i - 1].best.has_value());
            without += row.found() == nullptr;
            if (!row.tight)
                continue;
            ++tight;
            QCOMPARE(row.found(), &*row.tight);
            QCOMPARE(row.scenario.plan, row.tight->plan);
            QCOMPARE(estimate(row.scenario, measuredEvidence()).value().fit(), Fit::Tight);
        }
        QVERIFY(tight > 0 && without > 0 && varied.rows.front().best);
    }

    /// The share rises from the first search to the end of the last one.
    void progressIsTold()
    {
        std::vector<double> shares;
        std::size_t done = 0;
        const auto told = [&](const VariedProgress& progress) {
            shares.push_back(progress.share);
            done = progress.done;
            QCOMPARE(progress.count, std::size_t{3});
        };
        const VariedSearch varied = searchVaried(requestOf(), fieldsOf({"training.adapter.rank=4,8,16"}), told).value();
        QVERIFY(std::is_sorted(shares.begin(), shares.end()) && shares.front() == 0 && shares.back() <= 1);
        QCOMPARE(done, std::size_t{2});
        QCOMPARE(varied.combinations, varied.rows.size());
    }

    /// A search that was interrupted has not seen all plans: its row is left out.
    void aStoppedSearchHasItsFinishedRows()
    {
        std::stop_source source;
        const auto told = [&](const VariedProgress& progress) {
            if (progress.done == 2)
                source.request_stop();
        };
        const VariedSearch varied =
            searchVaried(requestOf(), fieldsOf({"training.adapter.rank=4,8,16,32"}), told, source.get_token()).value();
        QCOMPARE(varied.rows.size(), std::size_t{2});
        QCOMPARE(varied.combinations, std::size_t{4});
    }

    void onlySomeFieldsVary_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("told");
        const QString none;
        QTest::newRow("method") << "training.method=full,lora" << none;
        QTest::newRow("rank") << "training.adapter.rank=8,16" << none;
        QTest::newRow("length") << "training.sequence_length=2048,4096" << none;
        QTest::newRow("offload") << "plan.offload=none,optimizer" << none;
        QTest::newRow("share of activations") << "plan.offload_activations=0,0.5,1" << none;
        QTest::newRow("null") << "training.paged_states=null,true" << none;
        QTest::newRow("what is searched") << "plan.tp=1,2"
                                          << "every search varies plan.tp itself";
        QTest::newRow("what follows") << "plan.dp=1,2"
                                      << "every search varies plan.dp itself";
        QTest::newRow("the cluster") << "cluster.nodes=1,2"
                                     << "cluster.nodes cannot vary in a search";
        QTest::newRow("the run") << "training.token_budget=1e9,1e10"
                                 << "training.token_budget cannot vary";
        QTest::newRow("a list") << "training.adapter.targets=q,k"
                                << "takes a list";
        QTest::newRow("a group") << "training.adapter=1,2"
                                 << "training.adapter is no field of one value";
        QTest::newRow("unknown") << "training.methods=full"
                                 << "training.method";
        QTest::newRow("unknown value") << "training.method=full,loran"
                                       << "lora";
        QTest::newRow("out of range") << "training.adapter.rank=0,8"
                                      << "0";
        QTest::newRow("wrong type") << "training.sequence_length=long"
                                    << "whole number";
        QTest::newRow("twice") << "training.method=full,full"
                               << "given twice";
        QTest::newRow("nothing") << "training.method="
                                 << "--vary PATH=VALUE";
        QTest::newRow("no field") << "=1"
                                  << "--vary PATH=VALUE";
    }
    void onlySomeFieldsVary()
    {
        QFETCH(QString, text);
        QFETCH(QString, told);
        const Result<VariedField> field = parseVariedField(text.toStdString());
        QCOMPARE(bool(field), told.isEmpty());
        if (field) {
            QCOMPARE(static_cast<qsizetype>(field->values.size()), text.count(',') + 1);
            return;
        }
        QStringList arguments;
        for (const std::string& each : field.error().arguments)
            arguments << QString::fromStdString(each);
        QVERIFY2(arguments.join(' ').contains(told), qPrintable(arguments.join(' ')));
    }

    void tooManyCombinationsAreRefused()
    {
        QStringList many{"training.method=lora,qlora"};
        QString lengths = "training.sequence_length=256";
        for (int i = 2; i <= 129; ++i)
            lengths += ',' + QString::number(256 * i);
        QVERIFY(!searchVaried(requestOf(), fieldsOf({many.front(), lengths})));
    }

    /// Whether the rows are one training.
    void changesOfTheTrainingAreKnown_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<TrainingChange>("change");
        QTest::newRow("offload") << "plan.offload" << TrainingChange::None;
        QTest::newRow("loss") << "training.software.loss" << TrainingChange::None;
        QTest::newRow("paged") << "training.paged_states" << TrainingChange::None;
        QTest::newRow("in backward") << "training.optimizer_in_backward" << TrainingChange::Numerics;
        QTest::newRow("optimizer") << "training.optimizer" << TrainingChange::Another;
        QTest::newRow("method") << "training.method" << TrainingChange::Another;
        QTest::newRow("batch") << "training.global_batch" << TrainingChange::Another;
        QTest::newRow("length") << "training.sequence_length" << TrainingChange::Another;
    }
    void changesOfTheTrainingAreKnown()
    {
        QFETCH(QString, path);
        QFETCH(TrainingChange, change);
        QCOMPARE(changeByVarying(*findParameter(path.toStdString())), change);
    }
};

QTEST_GUILESS_MAIN(TestVariedSearch)
#include "test_varied_search.moc"
