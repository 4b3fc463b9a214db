// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/documents/documents_view.h"

#include <QComboBox>

#include "core/estimate/estimate.h"
#include "core/estimate/throughput.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "tests/app/estimates.h"
#include "tests/app/views/base/edits_of.h"
#include "widgets/charts/curves.h"
#include "widgets/charts/stacked_bars.h"

using namespace shardscope;

namespace {

std::shared_ptr<const Estimate> example(const std::string& name, const std::vector<std::string>& overrides = {})
{
    const Result<Scenario> scenario = parseScenario(resource("examples/" + name + ".json"), "example", overrides);
    return std::make_shared<const Estimate>(estimate(scenario.value(), measuredEvidence()).value());
}

}  // namespace

class TestDocumentsView : public QObject {
    Q_OBJECT

    void show(const std::vector<std::string>& overrides = {}, const std::string& name = "llama-3.1-8b-sft-8-h100")
    {
        m_view->setEstimate(example(name, overrides));
        m_view->show();
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isSettled(), 20000);
    }

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<DocumentsView>();
        m_view->resize(1000, 700);
    }
    void cleanup() { m_view.reset(); }

    /// Both outlines cover all documents and all tokens.
    void theHistogramIsWhole()
    {
        show();
        const Scenario& scenario = m_view->estimate()->scenario();
        const CurvesData data = lengthsPicture(*scenario.training.documents.lengths, 8192);
        for (const int curve : {0, 1}) {
            double all = 0;
            for (qsizetype point = 0; point + 1 < data.curves[curve].points.size(); point += 2)
                all += data.curves[curve].points[point].y;
            QVERIFY(qAbs(all - 1) < 1e-9);
        }
        QCOMPARE(data.curves[2].points.first().x, scenario.training.documents.lengths->lengths.mean());
        QVERIFY(data.curves[3].points.first().x > data.curves[2].points.first().x);
        QCOMPARE(data.xLimit.value, 8192.0);
        QCOMPARE(m_view->currentChart(), static_cast<ChartWidget*>(&m_view->lengths()));
    }
    /// Every bar is the estimate of its packing.
    void aBarIsAnEstimate()
    {
        show();
        const std::vector<TriedPacking> tried = triedPackings(m_view->estimate()->scenario(), {});
        QCOMPARE(tried.size(), std::size_t{6});
        const StackedBarsData data = packingsPicture(tried);
        QCOMPARE(data.bars.size(), 6);
        int shown = 0;
        for (std::size_t i = 0; i < 5; ++i) {
            QCOMPARE(data.bars[static_cast<qsizetype>(i)].total(), tried[i].estimate->throughput()->tokensPerSecondPerGpu);
            shown += tried[i].isShown ? 1 : 0;
            if (tried[i].isShown)
                QCOMPARE(tried[i].estimate->step() != nullptr, true);
        }
        QCOMPARE(shown, 1);
        QVERIFY(m_view->verdict().contains("L*"));
    }
    /// TRL has no dynamic context parallelism, and the view says so.
    void whatIsNotPossibleIsSaid()
    {
        show();
        const std::vector<TriedPacking> tried = triedPackings(m_view->estimate()->scenario(), {});
        QCOMPARE(packingsPicture(tried).bars.last().impossible, QStringLiteral("not possible"));
        QVERIFY(refusalOfDynamicContext(tried).contains(QStringLiteral("Megatron-LM")));
        QVERIFY(m_view->verdict().endsWith(refusalOfDynamicContext(tried)));
    }
    void theRanksOfDocumentsAreSaid()
    {
        show({"training.software={\"framework\": \"megatron\"}", "training.recipe=megatron", "training.packing=pad-free",
              "training.balance=dynamic-cp", "plan.zero=1", "plan.micro_batch=1", "plan.cp=4", "plan.tp=1"});
        const std::vector<TriedPacking> tried = triedPackings(m_view->estimate()->scenario(), {});
        QCOMPARE(tried.size(), std::size_t{6});
        QVERIFY(tried.back().isShown && tried.back().estimate->throughput());
        QVERIFY(refusalOfDynamicContext(tried).isEmpty());
        QVERIFY(contextRanksText(m_view->estimate()->scenario()).contains(QStringLiteral("on 4 ranks")));
        QVERIFY(m_view->verdict().contains(contextRanksText(m_view->estimate()->scenario())));
    }
    void aClickTakesThePacking()
    {
        show();
        test::EditsOf edits(*m_view, m_view->estimate()->scenario());
        Q_EMIT m_view->packings().activated(3, 0);
        QCOMPARE(edits.scenario().training.documents.filling, std::optional(RowFilling::Pack));
        Q_EMIT m_view->packings().activated(4, 0);
        QCOMPARE(edits.scenario().training.documents.balance, std::optional(RankBalance::Cost));
        Q_EMIT m_view->packings().activated(5, 0);
        QCOMPARE(edits.scenario().training.documents.filling, std::optional(RowFilling::PadFree));
        QCOMPARE(edits.scenario().training.documents.balance, std::optional(RankBalance::DynamicCp));
        Q_EMIT m_view->packings().activated(1, 0);
        QCOMPARE(edits.scenario().training.documents.filling, std::optional(RowFilling::Pad));
        QVERIFY(!edits.scenario().training.documents.balance);
    }
    /// A data set is chosen in the view itself, also where an example is shown.
    void aDataSetIsChosen()
    {
        show();
        QCOMPARE(m_view->dataSets().currentData().toString(), QStringLiteral("python-files"));
        test::EditsOf edits(*m_view, m_view->estimate()->scenario());
        const int other = m_view->dataSets().findData(QStringLiteral("gsm8k"));
        Q_EMIT m_view->dataSets().activated(other);
        QCOMPARE(edits.scenario().training.documents.lengths->preset, std::string("gsm8k"));
        Q_EMIT m_view->dataSets().activated(0);
        QVERIFY(!edits.scenario().training.documents.lengths);
    }
    /// Without lengths an example says what there would be to see.
    void withoutLengthsThereIsAnExample()
    {
        m_view->setEstimate(example("llama-3-70b-64-h100"));
        m_view->show();
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isSettled(), 20000);
        QVERIFY(m_view->estimate()->scenario().training.documents.lengths != nullptr);
        QCOMPARE(m_view->dataSets().currentIndex(), 0);
    }
    void fullRowsAreSaidToCrossDocuments()
    {
        show({"training.packing=full"});
        QVERIFY(m_view->verdict().contains("full"));
    }

private:
    std::unique_ptr<DocumentsView> m_view;
};

QTEST_MAIN(TestDocumentsView)
#include "test_documents_view.moc"
