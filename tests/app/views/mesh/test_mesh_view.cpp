// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/mesh/mesh_view.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

#include "app/views/base/chart_page.h"
#include "app/views/base/save_picture.h"
#include "app/views/base/state_page.h"
#include "app/views/mesh/mesh_links.h"
#include "app/views/mesh/mesh_tools.h"
#include "core/collective/torus.h"
#include "core/hardware/catalog.h"
#include "core/scenario/order.h"
#include "tests/app/estimates.h"
#include "tests/app/views/base/edits_of.h"
#include "tests/core/encoder_fixture.h"
#include "widgets/mesh/mesh_map.h"
#include "widgets/mesh/mesh_text.h"

using namespace shardscope;

namespace {

std::vector<int> sorted(const QJsonArray& ranks)
{
    std::vector<int> all;
    for (const QJsonValue& rank : ranks)
        all.push_back(rank.toInt());
    std::sort(all.begin(), all.end());
    return all;
}

std::shared_ptr<const Estimate> mixtral()
{
    return test::estimateWith({"model.preset=mixtral-8x7b", "plan.tp=2", "plan.pp=4", "plan.ep=8", "plan.etp=1", "plan.dp=8"});
}

}  // namespace

class TestMeshView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<MeshView>();
        m_view->resize(1000, 700);
    }
    void cleanup() { m_view.reset(); }

    void aHiddenViewDrawsNothing()
    {
        m_view->setEstimate(test::estimateWith());
        QVERIFY(!m_view->isSettled());
        QVERIFY(m_view->map().chartData().panes.isEmpty());
        show(test::estimateWith());
        QCOMPARE(m_view->map().chartData().shape.world, 64);
        QCOMPARE(test::namelessWidgets(*m_view), QStringList());
    }

    /// The groups that the view draws are Megatron's own.
    void groupsAreMegatrons()
    {
        QFile file(QStringLiteral(SHARDSCOPE_SHARED_DIR "/data/rank_groups.json"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("rank_groups.json of the shared data is not beside this checkout");
        const QJsonArray cases = QJsonDocument::fromJson(file.readAll()).object()["cases"].toArray();
        QVERIFY(!cases.isEmpty());
        for (const QJsonValue& each : cases) {
            const QJsonObject row = each.toObject();
            Scenario scenario = mixtral()->scenario();
            Plan& plan = scenario.plan;
            plan.tp = row["tp"].toInt();
            plan.cp = row["cp"].toInt();
            plan.pp = row["pp"].toInt();
            plan.dp = row["dp"].toInt();
            plan.ep = row["ep"].toInt();
            plan.etp = row["etp"].toInt();
            scenario.cluster.nodes = 1;
            scenario.cluster.gpusPerNode = plan.tp * plan.cp * plan.pp * *plan.dp;
            plan.order = *orderFromText(row["order"].toString().toStdString());
            const auto picture = meshPicture(scenario, {});
            QVERIFY2(picture->impossible.isEmpty(), qPrintable(picture->impossible));
            const QJsonObject dense = row["groups"].toObject();
            const QJsonObject expert = row["expert_groups"].toObject();
            compare(picture->data.panes[0].grid, Axis::Tp, dense["tp"]);
            compare(picture->data.panes[0].grid, Axis::Cp, dense["cp"]);
            compare(picture->data.panes[0].grid, Axis::Dp, dense["dp"]);
            compare(picture->data.panes[0].grid, Axis::Pp, dense["pp"]);
            compare(picture->data.panes[1].grid, Axis::Ep, expert["ep"]);
            compare(picture->data.panes[1].grid, Axis::Dp, expert["edp"]);
        }
    }

    void aDenseModelHasOneGridAndAMixtureTwo()
    {
        show(test::estimateWith());
        QCOMPARE(m_view->map().chartData().panes.size(), 1);
        show(mixtral());
        QCOMPARE(m_view->map().chartData().panes.size(), 2);
    }

    void pointingAtAGpuTellsItsStage()
    {
        show(test::estimateWith());
        QSignalSpy pointed(m_view.get(), &MeshView::pointed);
        Q_EMIT m_view->map().hovered(0, 37);
        QCOMPARE(pointed.size(), 1);
        const auto what = pointed[0][0].value<Pointed>();
        QCOMPARE(what.rank, 37);
        QCOMPARE(what.stage, 2);
        QCOMPARE(m_view->map().shown().rank, 37);
        Q_EMIT m_view->map().hovered(-1, -1);
        QCOMPARE(m_view->map().shown().rank, 0);
        QVERIFY(pointed[1][0].value<Pointed>().isNothing());
    }

    void whatOthersPointAtIsLit()
    {
        show(test::estimateWith());
        m_view->setContext(&ViewContext::pointed, {3, -1, {}});
        QCOMPARE(m_view->map().shown(), (MeshShown{-1, {}, 3}));
        m_view->setContext(&ViewContext::pointed, {0, 9, Axis::Dp});
        QCOMPARE(m_view->map().shown(), (MeshShown{9, Axis::Dp, -1}));
        m_view->setContext(&ViewContext::pointed, {});
        QCOMPARE(m_view->map().shown().rank, m_view->selectedRank());
    }

    void theKeyboardSelects()
    {
        show(test::estimateWith());
        QSignalSpy selected(m_view.get(), &MeshView::selected);
        m_view->map().setFocus();
        QTest::keyClick(&m_view->map(), Qt::Key_End);
        QCOMPARE(m_view->selectedRank(), 63);
        QCOMPARE(selected.last()[0].value<Pointed>().stage, 3);
    }

    void anotherOrderIsTriedAndApplied()
    {
        show(test::estimateWith());
        test::EditsOf edits(*m_view, test::exampleScenario({}));
        auto* tools = m_view->findChild<MeshTools*>();
        const RankOrder other{Axis::Dp, Axis::Pp, Axis::Tp, Axis::Cp, Axis::Ep};
        Q_EMIT tools->orderTried(other);
        QTRY_VERIFY(m_view->isSettled());
        const MeshData& mesh = m_view->map().chartData();
        QVERIFY(!mesh.whatIf.isEmpty());
        QVERIFY(mesh.panes[0].axes[0].crosses);
        QVERIFY(!mesh.warnings.isEmpty());
        QCOMPARE(mesh.panes[0].grid.stride(Axis::Tp), 8);
        Q_EMIT tools->applyRequested();
        QCOMPARE(edits.count, 1);
        QCOMPARE(edits.scenario().plan.order, other);
        // The plan now has it: nothing is tried any more.
        show(test::estimateWith({"plan.order=dp-pp-tp-cp-ep"}));
        QVERIFY(m_view->map().chartData().whatIf.isEmpty());
        QVERIFY(m_view->map().chartData().panes[0].axes[0].crosses);
    }

    void trafficCanBeShadedByDimensionAndWire()
    {
        show(test::estimateWith());
        auto* tools = m_view->findChild<MeshTools*>();
        const QImage plain = m_view->map().grab().toImage();
        m_view->setShading({true, Axis::Dp, MeshWire::Network});
        const QImage data = m_view->map().grab().toImage();
        QVERIFY(data != plain);
        QCOMPARE(tools->shading(), m_view->map().shading());
        Q_EMIT tools->shadingEdited({true, Axis::Tp, MeshWire::Both});
        QCOMPARE(m_view->map().shading().axis, std::optional<Axis>(Axis::Tp));
        QVERIFY(m_view->map().grab().toImage() != data);
    }

    void productsThatDoNotFitAreExplained()
    {
        show(test::illegalEstimate());
        auto* state = m_view->findChild<StatePage*>();
        QVERIFY(state->isVisible());
        QVERIFY(!state->reason().isEmpty());
    }

    /// A plan that is illegal for another reason still has groups, but no bytes.
    void anotherErrorLeavesTheGroups()
    {
        show(test::estimateWith({"training.global_batch=1023"}));
        QVERIFY(m_view->map().isVisible());
        QVERIFY(!m_view->map().chartData().traffic);
        m_view->setShading({true, {}, MeshWire::Both});
        QVERIFY(!m_view->grab().isNull());
    }

    void noEstimateIsAStateOfItsOwn()
    {
        show(nullptr);
        QVERIFY(m_view->findChild<StatePage*>()->isVisible());
    }

    /// GPUs of the first stage say that they run the encoder, the others do not.
    void theEncoderIsOnTheFirstStage()
    {
        show(test::estimateWith({"plan.tp=4", "plan.pp=4", "plan.dp=4",
                                 R"(model.encoders=[{"hf": {"model_type": "qwen3_vl"}, "items_per_sequence": 2, "item_size": 1024}])"}));
        const MeshData& data = m_view->findChild<MeshMap*>()->chartData();
        int encoding = 0;
        for (int rank = 0; rank < data.shape.world; ++rank) {
            const bool isFirst = data.panes.front().grid.coordinate(rank, Axis::Pp) == 0;
            QCOMPARE(gpuDescription(data, rank).contains("vision encoder"), isFirst);
            encoding += isFirst ? 1 : 0;
        }
        QCOMPARE(encoding, 16);
    }

    /// An encoder with GPUs of its own has the first ranks of the job, and the grid the others.
    void anEncodersOwnGpusAreTheFirst()
    {
        const auto picture = meshPicture(fixture::apart(4, true), {});
        QVERIFY(picture->impossible.isEmpty());
        const MeshData& data = picture->data;
        QCOMPARE(data.shape.world, 64);
        QCOMPARE(data.gpuOf(0), 8);
        QCOMPARE(data.nodeOf(0), 1);
        QVERIFY2(gpuDescription(data, 0).startsWith("GPU 8, node 1"), qPrintable(gpuDescription(data, 0)));
        QVERIFY2(data.panes.front().name.contains(QString::fromUtf8("GPUs 0–7")), qPrintable(data.panes.front().name));
        QCOMPARE(ranksText(data, {0, 1, 2, 3, 4, 5, 6, 7}), QString::fromUtf8("8–15"));
    }

    void theTableSelects()
    {
        show(test::estimateWith());
        m_view->setTableShown(true);
        auto* page = m_view->findChild<ChartPage*>();
        QVERIFY(page->isTableShown());
        QCOMPARE(page->tableView().model()->rowCount(), 64);
        Q_EMIT page->cellActivated(12, 3);
        QCOMPARE(m_view->selectedRank(), 12);
    }

    void picturesAreSavedByTheirEnding()
    {
        show(mixtral());
        const QTemporaryDir folder;
        for (const char* ending : {"png", "svg", "pdf"}) {
            const QString path = folder.filePath(QString("mesh.") + ending);
            QCOMPARE(savePicture(m_view->map(), path), QString());
            QVERIFY(QFileInfo(path).size() > 2000);
        }
        QVERIFY(savePicture(m_view->map(), folder.filePath("mesh.bmp")).contains(".png"));
        QVERIFY(!savePicture(m_view->map(), folder.filePath("nowhere/mesh.png")).isEmpty());
        QCOMPARE(saveCsv(m_view->map(), folder.filePath("mesh.csv")), QString());
    }

    void domainsAreNamedAfterTheirNetwork_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("perNode");
        QTest::addColumn<QString>("name");
        QTest::newRow("NVLink in a node") << "h100-sxm" << 8 << "NVLink domain";
        QTest::newRow("a rack") << "gb200" << 4 << "NVLink domain";
        QTest::newRow("a torus") << "tpu-v5p" << 4 << "ICI 3D torus";
        QTest::newRow("no scale-up network") << "l40s" << 8 << "node";
        QTest::newRow("bridges between two GPUs") << "a100-pcie-80" << 8 << "node";
    }
    void domainsAreNamedAfterTheirNetwork()
    {
        QFETCH(QString, gpu);
        QFETCH(int, perNode);
        QFETCH(QString, name);
        QCOMPARE(domainName(clusterOf(gpu, perNode)), name);
    }

    /// What is drawn is what core times: the slice, and the part of it that each group spans.
    void aTorusIsCores()
    {
        const auto estimate = test::estimateWith(
            {"cluster.gpu=tpu-v5p", "cluster.gpus_per_node=4", "cluster.nodes=64", "plan.tp=8", "plan.pp=2", "plan.cp=2", "plan.dp=8"});
        show(estimate);
        const MeshData& mesh = m_view->map().chartData();
        const Cluster& cluster = estimate->scenario().cluster;
        QCOMPARE(mesh.shape.torus.along, (std::array<int, 3>{4, 8, 8}));
        QCOMPARE(mesh.shape.torus, Torus(cluster).slice());
        QCOMPARE(mesh.torusLinks, 6);
        for (const MeshAxis& axis : mesh.panes[0].axes)
            QCOMPARE(axis.placement.torus, Torus(cluster).spanOf(mesh.panes[0].grid.size(axis.axis), mesh.panes[0].grid.stride(axis.axis)));
        QCOMPARE(mesh.times.size(), std::size_t(2));
        QVERIFY(mesh.links[0].name.startsWith("ICI 3D torus of 4 × 8 × 8"));
    }

    void racksAreNamedWithWhatTheJobUses()
    {
        show(test::estimateWith({"cluster.gpu=gb200", "cluster.gpus_per_node=4", "cluster.nodes=64", "cluster.nics_per_node=4", "plan.tp=8",
                                 "plan.pp=4", "plan.dp=8"}));
        const MeshData& mesh = m_view->map().chartData();
        QCOMPARE(mesh.shape.domain, 64);
        m_view->map().resize(1200, 700);
        QStringList texts;
        for (const SceneText& text : m_view->map().sceneAt({1200, 700}, Theme()).texts)
            texts << text.text;
        QVERIFY2(texts.contains("NVLink domain 3: 64 of 72 GPUs"), qPrintable(texts.join(u'\n')));
        QVERIFY(texts.contains("within one NVLink domain") && texts.contains("over NICs"));
        QVERIFY(mesh.links[0].note.startsWith("This job uses 64 of 72."));
    }

    void podsAreStated_data()
    {
        QTest::addColumn<int>("pod");
        QTest::addColumn<double>("times");
        QTest::addColumn<QString>("note");
        QTest::newRow("oversubscribed") << 2 << 7.0 << "Pods of 2 nodes, oversubscribed 7 times between them: 7.1 GB/s each way per GPU.";
        QTest::newRow("as much between") << 2 << 1.0 << "Pods of 2 nodes, with as much bandwidth between them.";
        QTest::newRow("one pod") << 8 << 7.0 << "Pods of 8 nodes; the job is in one of them.";
    }
    void podsAreStated()
    {
        QFETCH(int, pod);
        QFETCH(double, times);
        QFETCH(QString, note);
        Cluster cluster = test::exampleScenario().cluster;
        cluster.nodes = 8;
        cluster.podNodes = pod;
        cluster.oversubscription = times;
        const QString told = meshLinks(cluster).last().note.replace(QChar(0xa0), u' ').replace("node(s)", "nodes");
        QVERIFY2(told.startsWith(note), qPrintable(told));
    }

    void linksAreStatedWithTheirSource_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("perNode");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("NVLink and NICs") << "h100-sxm" << 8 << QStringList{"NVLink domain of 8 GPUs", "InfiniBand NDR"};
        QTest::newRow("a torus, of which the job is one slice")
            << "tpu-v5p" << 4 << QStringList{"ICI 3D torus of 2 × 2 × 2 chips", "InfiniBand NDR"};
        QTest::newRow("PCIe alone") << "l40s" << 8 << QStringList{"PCIe within a node", "InfiniBand NDR"};
        QTest::newRow("bridges, PCIe and NICs")
            << "a100-pcie-80" << 8 << QStringList{"NVLink domain of 2 GPUs", "PCIe within a node", "InfiniBand NDR"};
    }
    void linksAreStatedWithTheirSource()
    {
        QFETCH(QString, gpu);
        QFETCH(int, perNode);
        QFETCH(QStringList, names);
        const QList<MeshLink> links = meshLinks(clusterOf(gpu, perNode));
        QStringList found;
        for (const MeshLink& link : links) {
            found << link.name;
            QVERIFY2(link.figure.contains("GB/s each way") && link.figure.endsWith(u')'), qPrintable(link.figure));
        }
        QCOMPARE(found, names);
        QVERIFY(links.last().figure.startsWith(QString("8 NICs per node, %1 per GPU").arg(8 / perNode)));
        QVERIFY(links.last().note.contains("Source: "));
        QVERIFY(links.last().note.startsWith(gpu == "tpu-v5p" ? "This job does not use it." : "Assumed to have no oversubscription."));
    }

private:
    static Cluster clusterOf(const QString& gpu, int perNode)
    {
        Cluster cluster = test::exampleScenario().cluster;
        cluster.gpu = *hardwareCatalog().findGpu(gpu.toStdString());
        cluster.gpusPerNode = perNode;
        cluster.nodes = 2;
        return cluster;
    }

    void show(const std::shared_ptr<const Estimate>& estimate)
    {
        m_view->setEstimate(estimate);
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
    }

    static void compare(const RankGrid& grid, Axis axis, const QJsonValue& groups)
    {
        QVERIFY(!groups.toArray().isEmpty());
        for (const QJsonValue& group : groups.toArray()) {
            const std::vector<int> expected = sorted(group.toArray());
            for (const int rank : expected)
                QCOMPARE(grid.groupOf(rank, axis), expected);
        }
    }

    std::unique_ptr<MeshView> m_view;
};

QTEST_MAIN(TestMeshView)
#include "test_mesh_view.moc"

#include <algorithm>
