// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/decide/decide_view.h"

#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>

#include "app/document/document.h"
#include "app/text/scenario_text.h"
#include "app/views/decide/decision_column.h"
#include "app/views/decide/decision_model.h"
#include "app/views/decide/decision_picture.h"
#include "core/explain/explain.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "tests/app/estimates.h"
#include "widgets/charts/curves_scene.h"
#include "widgets/theme/theme.h"

using namespace shardscope;

namespace {

/// A small model on one node.
std::shared_ptr<const Estimate> small(QStringList overrides = {})
{
    std::vector<std::string> all{
        "model.preset=smollm3-3b", "cluster.nodes=1", "training.global_batch=64", "plan.tp=1", "plan.pp=1", "plan.dp=8"};
    for (const QString& each : overrides)
        all.push_back(each.toStdString());
    return test::estimateWith(all);
}

int columnOf(const char* id)
{
    const std::vector<DecisionColumn>& columns = decisionColumns();
    const auto found =
        std::find_if(columns.begin(), columns.end(), [&](const DecisionColumn& each) { return each.id == QLatin1String(id); });
    return static_cast<int>(found - columns.begin());
}

}  // namespace

class TestDecideView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<DecideView>();
        m_view->resize(1000, 700);
        m_view->setEstimate(small());
        m_view->setModeId("|||gpus");  // the window's own cluster alone
        m_view->show();
        settle();
    }
    void cleanup() { m_view.reset(); }

    /// The view begins with alternatives: other counts and other GPUs, each with its answer.
    void itBeginsWithSomethingToDecide()
    {
        DecideView fresh;
        fresh.resize(1000, 700);
        fresh.setEstimate(small());
        fresh.show();
        QTRY_VERIFY_WITH_TIMEOUT(fresh.isSettled() && fresh.table().rows.size() == 4, 60000);
        QCOMPARE(fresh.table().rows[1].scenario().cluster.gpus(), 16);
        QCOMPARE(fresh.table().rows[3].scenario().cluster.gpu.id, std::string("b200-sxm"));
        for (const DecisionRow& row : fresh.table().rows)
            QVERIFY(row.figures && row.figures->price);
    }

    /// "Which card?" Single cards are offered, days of an unknown number of tokens are not shown, and each row says how far it goes.
    void aFineTuneIsOfferedCards()
    {
        const Scenario tune = parseScenario(resource("examples/llama-3.1-8b-qlora-rtx-4090.json"), "example").value();
        DecideView fresh;
        fresh.resize(1000, 700);
        fresh.setEstimate(std::make_shared<const Estimate>(estimate(tune, measuredEvidence()).value()));
        fresh.show();
        QTRY_VERIFY_WITH_TIMEOUT(fresh.isSettled() && fresh.table().rows.size() == 6, 60000);
        QTableView& list = *fresh.findChild<QTableView*>();
        for (const char* hidden : {"days", "price", "energy", "tokens_gpu"})
            QVERIFY2(list.isColumnHidden(columnOf(hidden)), hidden);
        const auto& model = *fresh.findChild<DecisionModel*>();
        for (int row = 0; row < model.rowCount(); ++row) {
            QCOMPARE(fresh.table().rows[static_cast<std::size_t>(row)].scenario().cluster.gpus(), 1);
            for (const char* shown : {"longest_sequence", "largest_micro_batch"}) {
                QVERIFY2(!list.isColumnHidden(columnOf(shown)), shown);
                QVERIFY(model.index(row, columnOf(shown)).data(DecisionModel::kSortRole).toInt() > 0);
            }
        }
        QCOMPARE(model.index(0, columnOf("per_million")).data().toString(), QString("–"));  // no provider lists an RTX 4090
        QVERIFY2(fresh.verdict().startsWith("Fits on 6 of 6 clusters. Fastest — 1 × H100") &&
                     fresh.verdict().contains("per million tokens"),
                 qPrintable(fresh.verdict()));
        const CurvesData picture = decisionPicture(fresh.table(), std::nullopt, {});
        QCOMPARE(picture.x.name, QString("minutes per million tokens"));
        QVERIFY(!picture.curves.isEmpty());
        QVERIFY(m_view->findChild<QTableView*>()->isColumnHidden(columnOf("longest_sequence")));
        QVERIFY(!m_view->findChild<QTableView*>()->isColumnHidden(columnOf("tokens_gpu")));
        QSignalSpy failed(&fresh, &View::failed);
        fresh.setLimits({30, {}, {}, SizeObjective::Gpus});
        fresh.findSize();
        QVERIFY(failed.size() == 1 && failed[0][0].toString().contains("tokens of this fine-tune"));
    }

    /// Two clusters in two actions: the row that is offered, and the other.
    void twoClustersAreDecided()
    {
        QCOMPARE(m_view->table().rows.size(), std::size_t{1});
        button("Add").click();
        settle();
        m_view->add({"b200-sxm", 8});
        settle();
        QCOMPARE(m_view->table().rows.size(), std::size_t{3});
        QCOMPARE(m_view->table().rows[1].scenario().cluster.gpus(), 32);
        for (const DecisionRow& row : m_view->table().rows)
            QVERIFY(row.fits() && row.figures->price && row.figures->days);
        QVERIFY2(m_view->verdict().contains("Cheapest") && m_view->verdict().contains("B200"), qPrintable(m_view->verdict()));
        QCOMPARE(test::namelessWidgets(*m_view), QStringList());
        QVERIFY(!m_view->grab().isNull());
    }

    /// Prices have their unit in the head and on the axis, and the points of the picture their names.
    void thePictureIsReadAlone()
    {
        const auto& model = *m_view->findChild<DecisionModel*>();
        for (const char* column : {"price", "per_million", "hour"})
            QVERIFY2(model.headerData(columnOf(column), Qt::Horizontal, Qt::DisplayRole).toString().endsWith(", USD"), column);
        QCOMPARE(model.headerData(columnOf("days"), Qt::Horizontal, Qt::DisplayRole).toString(), QString("days"));
        const CurvesData picture = decisionPicture(m_view->table(), std::nullopt, {});
        QVERIFY2(picture.y.name.contains("USD"), qPrintable(picture.y.name));
        QStringList texts;
        for (const SceneText& text : curvesScene(picture, {900, 500}, Theme::current()).texts)
            texts << text.text;
        QVERIFY2(texts.contains(gpusText(m_view->estimate()->scenario().cluster)), qPrintable(texts.join(u'|')));
    }

    /// A click on a figure asks for the derivation of that very value.
    void everyFigureIsExplained()
    {
        QTableView& list = *m_view->findChild<QTableView*>();
        QSignalSpy asked(m_view.get(), &View::derivationRequested);
        int explained = 0;
        for (const DecisionColumn& column : decisionColumns()) {
            if (column.pointer.isEmpty())
                continue;
            Q_EMIT list.clicked(list.model()->index(0, columnOf(column.id.toUtf8())));
            ++explained;
            QTRY_COMPARE(asked.size(), explained);
            const auto of = asked.last()[1].value<std::shared_ptr<const Estimate>>();
            const Result<Derivation> derivation = explain(*of, asked.last()[0].toString().toStdString());
            QVERIFY2(derivation, qPrintable(column.pointer));
            QVERIFY(std::abs(derivation->value / column.value(m_view->table().rows[0]).toDouble() - 1) < 1e-9);
        }
        QVERIFY(explained >= 6);
    }

    /// A typed price holds for its GPU, is no assumption any more, and is taken back by typing nothing.
    void aPriceIsTyped()
    {
        m_view->add({"h100-sxm", 16});
        settle();
        const double listed = *m_view->table().rows[0].figures->price;
        auto& model = *m_view->findChild<DecisionModel*>();
        const QModelIndex hour = model.index(0, columnOf("hour"));
        QVERIFY(model.flags(hour).testFlag(Qt::ItemIsEditable) &&
                !assumptionText(m_view->table().rows[0], "cluster.price_per_gpu_hour").isEmpty());
        const double before = *m_view->table().rows[0].scenario().cluster.pricePerGpuHour;
        model.setData(hour, "2");
        QTRY_COMPARE(m_view->table().rows[0].scenario().cluster.pricePerGpuHour, std::optional(2.0));
        settle();
        for (const DecisionRow& row : m_view->table().rows) {
            QCOMPARE(*row.scenario().cluster.pricePerGpuHour, 2.0);
            QVERIFY(assumptionText(row, "cluster.price_per_gpu_hour").isEmpty());
        }
        QVERIFY(std::abs(*m_view->table().rows[0].figures->price / listed - 2 / before) < 1e-9);
        QSignalSpy failed(m_view.get(), &View::failed);
        model.setData(model.index(0, columnOf("hour")), "cheap");
        QTRY_COMPARE(failed.size(), 1);
        model.setData(model.index(0, columnOf("hour")), "");
        QTRY_COMPARE(*m_view->table().rows[0].figures->price, listed);
    }

    /// The limits choose among the rows; the size is found for every kind in the table.
    void limitsChoose()
    {
        m_view->add({"h100-sxm", 32});
        settle();
        QVERIFY(!m_view->chosen());
        const double days = *m_view->table().rows[1].figures->days;
        m_view->setLimits({days * 1.5, {}, {}, SizeObjective::Gpus});
        QCOMPARE(m_view->chosen(), std::optional(std::size_t{1}));
        QVERIFY2(m_view->verdict().startsWith("Fewest GPUs within"), qPrintable(m_view->verdict()));
        m_view->findSize();
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isSettled() && m_view->table().rows.size() > 2, 60000);
        QVERIFY(m_view->chosen());
        const DecisionRow& chosen = m_view->table().rows[*m_view->chosen()];
        QVERIFY(*chosen.figures->days <= days * 1.5 && chosen.scenario().cluster.gpus() <= 32);
        m_view->setLimits({days / 1e6, {}, {}, SizeObjective::Gpus});
        QVERIFY2(m_view->verdict().startsWith("No row fits in memory and stays within"), qPrintable(m_view->verdict()));
    }

    /// A point of the picture is a row of the table: its values, and the row that a click chooses.
    void aPointIsARow()
    {
        m_view->add({"b200-sxm", 8});
        m_view->add({"a100-sxm-80", 8});
        settle();
        const CurvesData picture = decisionPicture(m_view->table(), m_view->chosen(), {});
        int points = 0;
        for (int curve = 0; curve < picture.curves.size(); ++curve) {
            for (int point = 0; point < picture.curves[curve].points.size(); ++point, ++points) {
                const int row = rowOfPoint(m_view->table(), m_view->chosen(), curve, point);
                QVERIFY(row >= 0);
                QCOMPARE(picture.curves[curve].points[point].x, *m_view->table().rows[static_cast<std::size_t>(row)].figures->days);
                QCOMPARE(picture.curves[curve].points[point].y, *m_view->table().rows[static_cast<std::size_t>(row)].figures->price);
            }
        }
        QCOMPARE(points, 3);
    }

    void aRowIsShownAndTakenAway()
    {
        m_view->add({"b200-sxm", 8});
        settle();
        QSignalSpy edits(m_view.get(), &View::editRequested);
        m_view->takeOver(1);
        Document document(m_view->estimate()->scenario());
        edits.first().first().value<DocumentEdit>()(document);
        QCOMPARE(document.scenario().cluster.gpu.id, std::string("b200-sxm"));
        QCOMPARE(document.scenario().plan, m_view->table().rows[1].scenario().plan);
        m_view->remove(1);
        settle();
        QCOMPARE(m_view->table().rows.size(), std::size_t{1});
        m_view->remove(0);  // the last one stays
        settle();
        QCOMPARE(m_view->table().rows.size(), std::size_t{1});
    }

    void aFileIsARow()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("other.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(scenarioText(small({"model.preset=llama-3.1-8b"})->scenario()).c_str());
        file.close();
        QCOMPARE(m_view->addFile(path), QString());
        settle();
        QCOMPARE(m_view->table().rows.size(), std::size_t{2});
        QVERIFY(!m_view->findChild<QTableView*>()->isColumnHidden(columnOf("model")));
        QVERIFY(!m_view->addFile(folder.filePath("none.json")).isEmpty());
        DecideView later;
        QSignalSpy failed(&later, &View::failed);
        later.resize(1000, 700);
        later.setModeId(m_view->modeId());
        later.setEstimate(small());
        later.show();
        QTRY_VERIFY_WITH_TIMEOUT(later.isSettled() && later.table().rows.size() == 2, 60000);
        QCOMPARE(later.table().rows[1].scenario().model.text, m_view->table().rows[1].scenario().model.text);
        QVERIFY(failed.isEmpty() && file.remove());
        DecideView tooLate;
        QSignalSpy gone(&tooLate, &View::failed);
        tooLate.resize(1000, 700);
        tooLate.setModeId(m_view->modeId());
        tooLate.setEstimate(small());
        tooLate.show();
        QTRY_VERIFY_WITH_TIMEOUT(tooLate.isSettled() && tooLate.table().rows.size() == 1, 60000);
        QVERIFY(gone.size() == 1 && gone[0][0].toString().contains("other.json"));
    }

    /// The question is restored with the window's arrangement.
    void theQuestionIsKept()
    {
        m_view->add({"b200-sxm", 8});
        m_view->setLimits({30, 1e6, 0.375, SizeObjective::Mfu});
        DecideView other;
        other.setModeId(m_view->modeId());
        QCOMPARE(other.question(), m_view->question());
        other.setModeId("h1000*8;b200-sxm*0;b200-sxm*many|x||");
        QCOMPARE(other.question().candidates.size(), 1);
    }

private:
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(m_view->isSettled(), 60000); }
    QToolButton& button(const char* text)
    {
        for (QToolButton* each : m_view->findChildren<QToolButton*>()) {
            if (each->text() == QLatin1String(text))
                return *each;
        }
        qFatal("no button %s", text);
    }

    std::unique_ptr<DecideView> m_view;
};

QTEST_MAIN(TestDecideView)
#include "test_decide_view.moc"
