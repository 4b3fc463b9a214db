// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/estimate/utilisation_findings.h"
#include "core/hardware/catalog.h"
#include "core/io/residuals_json.h"
#include "core/io/scenario_file.h"
#include "core/search/search.h"
#include "core/trust/published_utilisation.h"

using namespace shardscope;

namespace {

/// No best plan computes at a share of the peak that is further above the highest published one.
constexpr double kAbovePublished = 1.1;

/// A run that may be further above, and the reason.
struct Exception {
    const char* model;
    const char* gpu;
    const char* precision;
    double times;
    const char* reason;
};
constexpr Exception kExceptions[] = {
    {"llama-3.1-405b", "mi355x", "bf16", 1.2, "the one published run of CDNA 4 is a mixture of experts, whose multiplies are smaller"},
    {"gpt-3-175b", "mi355x", "bf16", 1.15, "the same"},
    {"gpt-3-175b", "mi325x", "bf16", 1.12, "the published runs of CDNA 3 gather Llama 70B's weights from 64 GPUs in each pass"},
    {"gemma-2-27b", "mi325x", "bf16", 1.12, "the same"},
};

/// The highest published for the device's generation: in that precision, else in any.
double ceilingOf(const Gpu& gpu, Precision precision)
{
    if (const PublishedUtilisation* row = publishedUtilisation(gpu, precision))
        return row->share;
    double highest = 0;
    for (const PublishedUtilisation& row : traitsOf(gpu.generation).published)
        highest = std::max(highest, row.share);
    return highest;
}

struct Node {
    const char* gpu;
    int gpus;
    const char* network;  ///< null: the device's own
};

constexpr Node kNodes[] = {{"a100-sxm-80", 8, "ib-hdr"}, {"h100-sxm", 8, "ib-ndr"}, {"h200-sxm", 8, "ib-ndr"}, {"b200-sxm", 8, "ib-ndr"},
                           {"gb200", 4, "ib-ndr"},       {"b300-sxm", 8, "ib-xdr"}, {"gb300", 4, "ib-xdr"},    {"mi300x", 8, "roce-400"},
                           {"mi325x", 8, "roce-400"},    {"mi355x", 8, "roce-400"}, {"tpu-v6e", 8, nullptr},   {"tpu-v7x", 4, nullptr},
                           {"tpu-v5p", 4, nullptr}};
constexpr const char* kModels[] = {"llama-3-8b", "llama-3-70b", "llama-3.1-405b", "gpt-3-175b", "gemma-2-27b", "qwen3-235b-a22b"};

Scenario scenarioOf(const char* model, const Node& node, const char* precision)
{
    constexpr int kGpus = 512;
    QString text = QStringLiteral(R"({"schema": "shardscope.scenario/1", "model": {"preset": "%1"}, "cluster": {"gpu": "%2",
        "gpus_per_node": %3, "nodes": %4 %5}, "training": {"sequence_length": 8192, "global_batch": 1024, "precision": "%6"}})")
                       .arg(model, node.gpu)
                       .arg(node.gpus)
                       .arg(kGpus / node.gpus)
                       .arg(node.network ? QStringLiteral(", \"network\": \"%1\"").arg(node.network) : QString(), precision);
    return parseScenario(text.toStdString(), "test").value();
}

}  // namespace

class TestPublishedCeiling : public QObject {
    Q_OBJECT

private slots:
    void everyRowIsOfAGpu()
    {
        for (const auto& [generation, name] : EnumNames<GpuGeneration>::names) {
            for (const PublishedUtilisation& row : traitsOf(generation).published) {
                const auto& gpus = hardwareCatalog().gpus;
                const bool known =
                    std::any_of(gpus.begin(), gpus.end(), [&](const Gpu& gpu) { return publishedUtilisation(gpu, row.precision) == &row; });
                QVERIFY2(known, name.data());
                QVERIFY(row.share > 0 && row.share < 1 && !row.run.empty() && !row.source.empty());
            }
        }
        const auto of = [](const char* gpu, Precision precision) {
            return publishedUtilisation(*hardwareCatalog().findGpu(gpu), precision);
        };
        QVERIFY(!of("v100-sxm2-32", Precision::Fp16));
        QCOMPARE(of("a100-sxm-80", Precision::Fp16), of("a100-sxm-80", Precision::Bf16));
        QCOMPARE(of("tpu-v6e", Precision::Fp8), of("tpu-v6e", Precision::Bf16));  // it has no faster one
        QVERIFY(of("h100-sxm", Precision::Fp8) != of("h100-sxm", Precision::Bf16));
    }

    void noBestPlanIsFarAboveThePublished_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("node");
        QTest::addColumn<QString>("precision");
        for (const char* model : kModels) {
            for (int node = 0; node < static_cast<int>(std::size(kNodes)); ++node) {
                for (const char* precision : {"bf16", "fp8"})
                    QTest::addRow("%s, %s, %s", model, kNodes[node].gpu, precision) << model << node << precision;
            }
        }
    }
    void noBestPlanIsFarAboveThePublished()
    {
        QFETCH(QString, model);
        QFETCH(int, node);
        QFETCH(QString, precision);
        SearchRequest request;
        request.scenario = scenarioOf(qPrintable(model), kNodes[node], qPrintable(precision));
        request.top = 1;
        request.evidence = &measuredEvidence();
        const Gpu& gpu = request.scenario.cluster.gpu;
        if (!gpu.peak(request.scenario.training.precision))
            QSKIP("the device has no arithmetic in that precision");
        const Result<SearchResult> found = search(request);
        QVERIFY(found);
        if (found->plans.empty())
            QSKIP("no plan fits");
        Scenario best = request.scenario;
        best.plan = found->plans.front().plan;
        const double hfu = *estimate(best).value().throughput()->hfu;
        const double ceiling = ceilingOf(gpu, best.training.precision);
        double above = kAbovePublished;
        for (const Exception& exception : kExceptions) {
            if (model == exception.model && precision == exception.precision && gpu.id == exception.gpu)
                above = exception.times;
        }
        QVERIFY2(ceiling > 0, nameOf(gpu.generation).data());
        QVERIFY2(hfu <= ceiling * above, qPrintable(QString("%1 against %2").arg(hfu).arg(ceiling)));
    }

    /// It is said, too, where an estimate is above what anybody published.
    void whatIsAboveIsSaid()
    {
        const Scenario scenario = scenarioOf("llama-3-8b", kNodes[0], "bf16");
        Throughput throughput;
        QVERIFY(utilisationFindings(scenario, throughput).empty());
        throughput.hfu = 0.713;
        QVERIFY(utilisationFindings(scenario, throughput).empty());
        throughput.hfu = 0.72;
        const std::vector<Finding> findings = utilisationFindings(scenario, throughput);
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(findings.front().id, std::string("utilisation-above-published"));
        QCOMPARE(findings.front().severity, Severity::Hint);
        QVERIFY(!findings.front().source.empty());
    }
};

QTEST_APPLESS_MAIN(TestPublishedCeiling)
#include "test_published_ceiling.moc"
