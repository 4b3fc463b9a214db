// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/layer/layer_view.h"

#include <QSignalSpy>

#include "app/views/base/state_page.h"
#include "app/views/layer/layer_cuts.h"
#include "core/layer/layer_operators.h"
#include "core/step/step.h"
#include "tests/app/estimates.h"
#include "widgets/controls/choice_box.h"
#include "widgets/layer/layer_diagram.h"

using namespace shardscope;

namespace {

LayerDiagramData diagram(const std::vector<std::string>& overrides, LayerDirection direction = LayerDirection::Forward, int kind = 0)
{
    return layerDiagram(*layerPicture(test::estimateWith(overrides), kind), direction);
}

const LayerRow& row(const LayerDiagramData& data, const char* name)
{
    for (const LayerRow& each : data.rows) {
        if (each.name == QLatin1String(name))
            return each;
    }
    qFatal("no such operator");
}

}  // namespace

class TestLayerView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<LayerView>();
        m_view->resize(1000, 700);
    }
    void cleanup() { m_view.reset(); }

    /// Column, then row: the operators between them need no communication (Shoeybi et al. 2019).
    void firstByColumnsThenByRows()
    {
        const LayerDiagramData data = diagram({});
        const LayerRow& up = row(data, "feed-forward up");
        const LayerRow& down = row(data, "feed-forward down");
        QVERIFY(up.weights.cut == LayerCut::Columns && up.output.cut == LayerCut::Columns && up.input.cut == LayerCut::Whole);
        QVERIFY(down.input.cut == LayerCut::Columns && down.weights.cut == LayerCut::Rows && down.output.isPartialSum);
        QCOMPARE(up.weights.parts, 8);
        QCOMPARE(up.weights.shape, QString("8,192 × 7,168"));  // twice 28,672 / 8
        QCOMPARE(down.weights.shape, QString("3,584 × 8,192"));
        QVERIFY(row(data, "activation").transfers.isEmpty());
        QVERIFY(!up.splitsSequence && row(data, "norm before feed-forward").splitsSequence);
        QCOMPARE(up.transfers.size(), 1);
        QVERIFY(up.transfers[0].before && up.transfers[0].name == "all-gather");
        QVERIFY(!down.transfers[0].before && down.transfers[0].name == "reduce-scatter");
    }

    void backwardMirrorsForward()
    {
        const LayerDiagramData data = diagram({}, LayerDirection::Backward);
        const LayerRow& down = row(data, "feed-forward down");
        QCOMPARE(down.transfers.size(), 1);
        QVERIFY(down.transfers[0].before && down.transfers[0].name == "all-gather");
        QCOMPARE(row(data, "feed-forward up").transfers.size(), 2);  // the input gathered again, its gradient scattered
    }

    void withoutSequenceParallelismSumsAreReduced()
    {
        const LayerDiagramData data = diagram({"plan.sequence_parallel=false"});
        QCOMPARE(row(data, "feed-forward down").transfers[0].name, QString("all-reduce"));
        QVERIFY(row(data, "feed-forward up").transfers.isEmpty());
        for (const LayerRow& each : data.rows)
            QVERIFY(!each.splitsSequence);
    }

    void withoutTensorParallelismNothingIsCut()
    {
        const LayerDiagramData data = diagram({"plan.tp=1", "plan.dp=16", "plan.sequence_parallel=false"});
        for (const LayerRow& each : data.rows) {
            QVERIFY2(each.transfers.isEmpty() && each.cutName.isEmpty(), qPrintable(each.name));
            QVERIFY(each.weights.cut == LayerCut::Whole && each.output.cut == LayerCut::Whole && !each.output.isPartialSum);
        }
    }

    /// The indexer of sparse attention needs all tokens and is on every rank, with sequence parallelism or without.
    void anIndexerIsCopied()
    {
        const LayerDiagramData data = diagram({"model.preset=glm-5", "plan.tp=8"});
        for (const char* name : {"indexer: queries", "indexer: keys and weights", "indexer: scores"}) {
            QVERIFY2(!row(data, name).splitsSequence, name);
            QCOMPARE(row(data, name).cutName, QString("all ranks of 8 do the same work"));
        }
        QVERIFY(row(data, "latent down").splitsSequence);
        QCOMPARE(row(data, "indexer: keys and weights").transfers.size(), 1);
    }

    /// Every tensor-parallel rank chooses the blocks of all heads, and attends with its own.
    void anIndexerOfBlocksIsCopied()
    {
        const LayerDiagramData data = diagram({"model.preset=minimax-m3", "plan.tp=4", "plan.dp=4"}, LayerDirection::Forward, 1);
        for (const char* name : {"indexer: queries", "indexer: keys", "indexer: scores"})
            QCOMPARE(row(data, name).cutName, QString("all ranks of 4 do the same work"));
        QCOMPARE(row(data, "attention").cutName, QString("heads split 4 ways"));
    }

    /// A recurrence has its own explanation: a start, and chunks that cost more FLOP than are counted.
    void aRecurrenceIsExplained()
    {
        const auto picture = layerPicture(test::estimateWith({"model.preset=qwen3-next-80b-a3b"}), 0);
        for (std::size_t i = 0; i < picture->operators.size(); ++i) {
            if (picture->operators[i].id != OperatorId::MixerScan)
                continue;
            const QString text = explainOperator(*picture, static_cast<int>(i));
            QVERIFY2(text.contains("A recurrence over the tokens of each head") && text.contains("After a start of"), qPrintable(text));
            return;
        }
        QFAIL("there is no recurrence");
    }

    void expertsAreDealtOut()
    {
        const LayerDiagramData data =
            diagram({"model.preset=mixtral-8x7b", "plan.ep=8", "plan.tp=1", "plan.dp=16", "plan.sequence_parallel=false"});
        QVERIFY(row(data, "experts up").cutName.contains("distributed over 8 ranks"));
        const LayerRow& dispatch = row(data, "dispatch to experts");
        QVERIFY(dispatch.transfers.size() == 1 && !dispatch.transfers[0].before && dispatch.transfers[0].dimension == Axis::Ep);
        QVERIFY(row(data, "combine experts").transfers[0].before);
    }

    /// The shapes drawn are those whose product is counted, and a layer's seconds are those of its pass.
    void picturesAddUp_data()
    {
        QTest::addColumn<QString>("override");
        QTest::newRow("example") << "plan.tp=8";
        QTest::newRow("without SP") << "plan.sequence_parallel=false";
        QTest::newRow("experts") << "model.preset=mixtral-8x7b";
        QTest::newRow("latent attention") << "model.preset=deepseek-v3";
    }
    void picturesAddUp()
    {
        QFETCH(QString, override);
        const auto estimated = test::estimateWith({override.toStdString()});
        QVERIFY(estimated->isLegal());
        const auto picture = layerPicture(estimated, 0);
        const LayerDiagramData data = layerDiagram(*picture, LayerDirection::Forward);
        QCOMPARE(std::size_t(data.rows.size()), picture->operators.size());
        double seconds = 0;
        for (std::size_t i = 0; i < picture->operators.size(); ++i) {
            seconds += data.rows[qsizetype(i)].forwardSeconds;
            QCOMPARE(data.rows[qsizetype(i)].letter, letterOf(i));
            double bytes = 0;
            for (const LayerTransfer& transfer : data.rows[qsizetype(i)].transfers)
                bytes += transfer.bytes;
            for (const Collective& collective : picture->operators[i].forwardCollectives.items())
                bytes -= collective.bytes.value();
            QCOMPARE(bytes, 0.0);
        }
        QVERIFY(seconds > 0);
        const double pass = picture->estimate->step()->layers.ofLayerKind[0].forward.compute.value();
        QVERIFY2(pass >= seconds * (1 - 1e-9), qPrintable(QStringLiteral("%1 of %2").arg(seconds).arg(pass)));
    }

    void noPointIsAboveTheRoof()
    {
        const RooflineData data = layerRoofline(*layerPicture(test::estimateWith(), 0));
        QCOMPARE(data.roofs.size(), 2);
        QVERIFY(data.points.size() >= 5);
        for (const RooflinePoint& point : data.points)
            QVERIFY2(point.rate <= roofAt(data.roofs[0], point.intensity) * 1.0001, qPrintable(point.name));
        QVERIFY(data.roofs[1].peak < data.roofs[0].peak);
    }

    void aClickExplains()
    {
        show(test::estimateWith());
        auto* diagramWidget = m_view->findChild<LayerDiagram*>();
        QCOMPARE(m_view->selectedOperator(), -1);
        Q_EMIT diagramWidget->activated(1, -1);
        QCOMPARE(m_view->selectedOperator(), 1);
        QVERIFY2(m_view->explanation().startsWith("query, key, value"), qPrintable(m_view->explanation()));
        QVERIFY(m_view->explanation().contains("FLOP"));
        QVERIFY(m_view->explanation().contains("all-gather"));
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QCOMPARE(m_view->selectedOperator(), -1);
    }

    void theRooflineExplainsTheSameOperator()
    {
        show(test::estimateWith());
        m_view->setMode(LayerMode::Roofline);
        auto* roofline = qobject_cast<Roofline*>(m_view->currentChart());
        QVERIFY(roofline);
        Q_EMIT roofline->activated(0, 0);
        QVERIFY(m_view->explanation().startsWith(roofline->chartData().points[0].name));
    }

    void everyKindOfLayerCanBeChosen()
    {
        show(test::estimateWith({"model.preset=deepseek-v3", "plan.ep=8", "plan.etp=1"}));
        QVERIFY(m_view->currentChart());
        const auto* kinds = m_view->findChild<ChoiceBox*>();
        QCOMPARE(kinds->count(), 2);
        m_view->setKind(1);
        QTRY_VERIFY(m_view->isSettled());
        const LayerDiagramData& shown = m_view->findChild<LayerDiagram*>()->chartData();
        QVERIFY(std::any_of(shown.rows.begin(), shown.rows.end(), [](const LayerRow& each) { return each.name == "router"; }));
    }

    void twoEncodersHaveNamesOfTheirOwn()
    {
        const char* tower = R"("hf": {"model_type": "qwen3_vl"}, "items_per_sequence": 1, "item_size": 512})";
        show(test::estimateWith({std::string(R"(model.encoders=[{"name": "front", )") + tower + R"(, {"name": "rear", )" + tower + "]"}));
        const auto* kinds = m_view->findChild<ChoiceBox*>();
        QSet<QString> names;
        for (int kind = 0; kind < kinds->count(); ++kind)
            names.insert(kinds->itemText(kind));
        QCOMPARE(kinds->count(), 7);
        QCOMPARE(names.size(), kinds->count());
        m_view->setKind(5);
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->findChild<LayerDiagram*>()->chartData().title.contains("rear encoder"));
    }

    /// Its patches, layers and projector follow the model's kinds of layers; a frozen one has no backward pass.
    void anEncoderIsDrawn()
    {
        show(test::estimateWith({R"(model.encoders=[{"hf": {"model_type": "qwen3_vl"}, "items_per_sequence": 1, "item_size": 512}])"}));
        const auto* kinds = m_view->findChild<ChoiceBox*>();
        QCOMPARE(kinds->count(), 4);
        QVERIFY(!kinds->isHidden());
        m_view->setKind(2);
        QTRY_VERIFY(m_view->isSettled());
        const LayerDiagramData& shown = m_view->findChild<LayerDiagram*>()->chartData();
        QVERIFY(shown.title.contains("encoder"));
        QVERIFY(shown.rows.size() > 5);
        for (const LayerRow& row : shown.rows)
            QVERIFY2(row.forwardSeconds > 0 && row.backwardSeconds == 0 && row.keptBytes == 0, qPrintable(row.name));
        m_view->selectOperator(0);
        QVERIFY(m_view->explanation().contains("frozen"));
        m_view->setKind(3);
        QTRY_VERIFY(m_view->isSettled());
        const LayerDiagramData& projector = m_view->findChild<LayerDiagram*>()->chartData();
        QVERIFY(std::any_of(projector.rows.begin(), projector.rows.end(), [](const LayerRow& row) { return row.backwardSeconds > 0; }));
    }

    /// Three dense layers precede 58 with experts; the user's choice stays until the model changes.
    void theKindThatDominatesComesFirst()
    {
        const std::vector<std::string> experts{"model.preset=deepseek-v3", "plan.ep=8", "plan.etp=1"};
        show(test::estimateWith(experts));
        QCOMPARE(m_view->kind(), 1);
        m_view->setKind(0);
        auto longer = experts;
        longer.emplace_back("training.sequence_length=4096");
        show(test::estimateWith(longer));
        QCOMPARE(m_view->kind(), 0);
        show(test::estimateWith());
        QCOMPARE(m_view->kind(), 0);  // its only one
        show(test::estimateWith(experts));
        QCOMPARE(m_view->kind(), 1);
    }

    /// The whole of a tensor, of which a rank has a part.
    void tensorsKnowTheirSizes()
    {
        const LayerDiagramData data = diagram({});
        const LayerRow& up = row(data, "feed-forward up");
        QCOMPARE(up.weights.rows, 8192.0);
        QCOMPARE(up.weights.columns, 2.0 * 28672);
        const LayerRow& down = row(data, "feed-forward down");
        QCOMPARE(down.weights.rows, 28672.0);
        QCOMPARE(down.output.columns, 8192.0);
        const LayerRow& norm = row(data, "norm before feed-forward");
        QCOMPARE(norm.output.rows, up.input.rows);  // tokens of all ranks that share them
    }

    void everyModeHasATable()
    {
        show(test::estimateWith());
        for (const LayerMode mode : {LayerMode::Forward, LayerMode::Backward, LayerMode::Roofline}) {
            m_view->setMode(mode);
            QVERIFY(m_view->currentChart());
            m_view->setTableShown(true);
            QVERIFY(m_view->currentChart()->table().rowCount() >= 5);
            QCOMPARE(test::namelessWidgets(*m_view), QStringList());
            m_view->setTableShown(false);
        }
    }

    void theRooflineIsToldAsSuch()
    {
        show(test::estimateWith());
        QVERIFY(m_view->explanation().contains("Filled"));
        m_view->setMode(LayerMode::Roofline);
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY2(m_view->explanation().contains("letters") && !m_view->explanation().contains("Filled"), qPrintable(m_view->explanation()));
    }

    void anIllegalPlanSaysWhy()
    {
        show(test::illegalEstimate());
        QVERIFY(m_view->findChild<StatePage*>()->isVisible());
        QVERIFY(!m_view->currentChart());
        m_view->setEstimate(test::estimateWith());
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->currentChart());
    }

private:
    void show(const std::shared_ptr<const Estimate>& estimate)
    {
        m_view->setEstimate(estimate);
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
    }

    std::unique_ptr<LayerView> m_view;
};

QTEST_MAIN(TestLayerView)
#include "test_layer_view.moc"
