// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/run_filter.h"
#include "app/views/runs/run_pictures.h"
#include "app/views/runs/run_text.h"
#include "core/trust/evidence.h"
#include "tests/app/example_scenario.h"
#include "tests/app/views/runs/run_rows.h"
#include "widgets/charts/chart_table.h"
#include "widgets/text/numbers.h"

using namespace shardscope;

class TestRunList : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void initTestCase()
    {
        m_model.setRows(test::someRows(true));
        m_filter.setSourceModel(&m_model);
    }
    void cleanup() { m_filter.setQuery({}); }

    void everyCellIsSomething()
    {
        for (int row = 0; row < m_model.rowCount(); ++row) {
            for (const RunColumn column :
                 {RunColumn::Source, RunColumn::Model, RunColumn::Cluster, RunColumn::Plan, RunColumn::Framework, RunColumn::Tier})
                QVERIFY(!cell(row, column).toString().isEmpty());
            for (int column = 0; column < kRunColumns; ++column) {
                const QModelIndex index = m_model.index(row, column);
                QCOMPARE(index.data(Qt::DisplayRole).isValid(), index.data(Qt::EditRole).isValid());
            }
        }
    }

    /// The compared rates agree with the compared times.
    void ratesAndTimesAreOneFigure()
    {
        int compared = 0;
        for (int row = 0; row < m_model.rowCount(); ++row) {
            const QVariant time = cell(row, RunColumn::MeasuredTime);
            const QVariant estimated = cell(row, RunColumn::EstimatedTime);
            if (!time.isValid() || !estimated.isValid())
                continue;
            ++compared;
            const double ratio = cell(row, RunColumn::MeasuredRate).toDouble() / cell(row, RunColumn::EstimatedRate).toDouble();
            QVERIFY(std::abs(ratio / (estimated.toDouble() / time.toDouble()) - 1) < 1e-12);
            QVERIFY(std::abs(cell(row, RunColumn::TimeError).toDouble() - (ratio - 1)) < 1e-12);
        }
        QVERIFY(compared > 60);
    }

    void aQueryFinds_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<QString>("framework");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("text");
        QTest::newRow("all") << ""
                             << ""
                             << "" << 0 << "";
        QTest::newRow("own") << "own"
                             << ""
                             << "" << 0 << "";
        QTest::newRow("source") << "torchtitan"
                                << ""
                                << "" << 0 << "";
        QTest::newRow("GPU") << ""
                             << "b200-sxm"
                             << "" << 0 << "";
        QTest::newRow("framework") << ""
                                   << ""
                                   << "nanotron" << 0 << "";
        QTest::newRow("dense") << ""
                               << ""
                               << "" << 1 << "";
        QTest::newRow("experts") << ""
                                 << ""
                                 << "" << 2 << "";
        QTest::newRow("words in any order and case") << ""
                                                     << ""
                                                     << "" << 0 << "70b  LLAMA";
        QTest::newRow("several") << "megatron-bridge"
                                 << "gb300"
                                 << "" << 2 << "fp8";
        QTest::newRow("nothing") << ""
                                 << ""
                                 << "" << 0 << "no such run";
    }
    void aQueryFinds()
    {
        QFETCH(QString, source);
        QFETCH(QString, gpu);
        QFETCH(QString, framework);
        QFETCH(int, kind);
        QFETCH(QString, text);
        m_filter.setQuery({source, gpu, framework, static_cast<ModelKind>(kind), text});
        int expected = 0;
        for (const RunRow& row : m_model.rows()) {
            const Scenario& scenario = *row.run.scenario;
            const QString all =
                sourceText(row) + modelText(scenario) + planText(scenario) + QString::fromStdString(row.run.id + row.run.source);
            const bool isFound =
                (source.isEmpty() || (source == "own" ? row.isOwn() : row.source == source)) &&
                (gpu.isEmpty() || scenario.cluster.gpu.id == gpu.toStdString()) &&
                (framework.isEmpty() || row.run.framework == framework.toStdString()) && (kind == 0 || row.isMixture() == (kind == 2)) &&
                (text.isEmpty() ||
                 (text.contains("70b") && all.contains("70b", Qt::CaseInsensitive) && all.contains("llama", Qt::CaseInsensitive)));
            expected += isFound ? 1 : 0;
        }
        if (text == "fp8" || text.startsWith("no"))
            QVERIFY(m_filter.rowCount() <= expected + 20 && m_filter.rowCount() < m_model.rowCount());
        else
            QCOMPARE(m_filter.rowCount(), expected);
    }

    /// Sorted either way, rows without a figure come last.
    void rowsWithoutAFigureComeLast_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<bool>("ascending");
        for (int column = 0; column < kRunColumns; ++column) {
            for (const bool ascending : {true, false})
                QTest::addRow("column %d, %s", column, ascending ? "up" : "down") << column << ascending;
        }
    }
    void rowsWithoutAFigureComeLast()
    {
        QFETCH(int, column);
        QFETCH(bool, ascending);
        m_filter.sort(column, ascending ? Qt::AscendingOrder : Qt::DescendingOrder);
        bool hasEnded = false;
        for (int row = 0; row < m_filter.rowCount(); ++row) {
            const bool isValid = m_filter.index(row, column).data(RunTableModel::kSortRole).isValid();
            QVERIFY(!(hasEnded && isValid));
            hasEnded = hasEnded || !isValid;
        }
    }

    /// The points are the comparable rows that the list shows, no others, and the own ones lie on top.
    void pointsAreTheListsRows_data()
    {
        QTest::addColumn<int>("metric");
        QTest::newRow("time") << int(RunMetric::Time);
        QTest::newRow("memory") << int(RunMetric::Memory);
    }
    void pointsAreTheListsRows()
    {
        QFETCH(int, metric);
        const auto of = static_cast<RunMetric>(metric);
        std::vector<int> shown;
        int comparable = 0;
        for (int row = 0; row < m_model.rowCount(); row += 2) {
            shown.push_back(row);
            comparable += errorOf(m_model.row(row), of) ? 1 : 0;
        }
        const RunPoints points = runPoints(m_model.rows(), shown, of);
        QCOMPARE(static_cast<int>(points.rows.size()), comparable);
        QCOMPARE(points.data.points.size(), static_cast<qsizetype>(points.rows.size()));
        QVERIFY(m_model.row(points.rows.back()).isOwn());
        for (std::size_t i = 0; i < points.rows.size(); ++i) {
            const ScatterPoint& point = points.data.points[static_cast<qsizetype>(i)];
            QCOMPARE(point.y / point.x - 1, *errorOf(m_model.row(points.rows[i]), of));
            QCOMPARE(points.pointOf(points.rows[i]), static_cast<int>(i));
        }
        QCOMPARE(points.pointOf(1), -1);
        int within = 0;
        for (const int row : points.rows)
            within += std::abs(*errorOf(m_model.row(row), of)) <= *bandOf(m_model.row(row), of) ? 1 : 0;
        const QString verdict = runsVerdict(m_model.rows(), shown, of);
        QVERIFY2(verdict.contains(QStringLiteral("%1 of %2 are within their error band").arg(within).arg(comparable)), qPrintable(verdict));
        const double unseen = *measuredEvidence().meanError(of == RunMetric::Time ? TrustedFigure::Time : TrustedFigure::Memory);
        QVERIFY2(verdict.contains(percentText(unseen) + " for families of sources left out of the fit"), qPrintable(verdict));
        QVERIFY(runsVerdict(m_model.rows(), {}, of).isEmpty());
    }

    /// One line a source, and its figures are those of `validate`.
    void sourcesAreSummedUpAsValidateDoes()
    {
        std::vector<int> shown;
        for (int row = 0; row < m_model.rowCount(); ++row)
            shown.push_back(row);
        ChartTable table;
        table.setTable(sourceTable(m_model.rows(), shown));
        QCOMPARE(table.rowCount(), static_cast<int>(publishedRuns().size()) + 2);
        for (const SourceSummary& summary : validateRuns(publishedRuns()).sources) {
            const QModelIndexList lines =
                table.match(table.index(0, 0), Qt::DisplayRole, QString::fromStdString(summary.file), 1, Qt::MatchExactly);
            QCOMPARE(lines.size(), 1);
            QCOMPARE(lines[0].siblingAtColumn(1).data().toInt(), summary.rows);
            QCOMPARE(lines[0].siblingAtColumn(3).data().toString() != QString("–"), summary.memory.count > 0);
        }
    }

    void aPlanIsSaidInShort()
    {
        QCOMPARE(planText(test::exampleScenario()), QString("TP 8 · PP 4 · DP 2 · ZeRO 1 · recompute selective"));
        QCOMPARE(clusterText(test::exampleScenario()), QString("64 × H100 80GB"));
        Scenario plain = parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "gpt2"},
            "cluster": {"gpu": "h100-sxm", "gpus_per_node": 1, "nodes": 1}, "training": {"sequence_length": 1024, "global_batch": 8}})",
                                       "s")
                             .value();
        QCOMPARE(planText(plain), QString("one GPU"));
        QCOMPARE(modelText(plain), QString("GPT-2"));
    }

private:
    [[nodiscard]] QVariant cell(int row, RunColumn column) const { return m_model.index(row, static_cast<int>(column)).data(Qt::EditRole); }

    RunTableModel m_model;
    RunFilter m_filter;
};

QTEST_MAIN(TestRunList)
#include "test_run_list.moc"
