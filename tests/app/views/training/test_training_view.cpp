// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/training/training_view.h"

#include <QAbstractItemModel>
#include <QSignalSpy>
#include <QTableView>

#include "app/views/training/training_picture.h"
#include "core/explain/explain.h"
#include "tests/app/estimates.h"
#include "tests/app/views/base/edits_of.h"
#include "widgets/charts/curves.h"

using namespace shardscope;

namespace {

const std::vector<std::string> kWhole{"training.token_budget=15e12", "cluster.price_per_gpu_hour=2", "cluster.watts_per_gpu=700",
                                      "training.run.gpu_hours_per_failure=50700"};

}  // namespace

class TestTrainingView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<TrainingView>();
        m_view->resize(1000, 700);
    }
    void cleanup() { m_view.reset(); }

    /// Every figure shown leads to a derivation of that very value.
    void everyFigureIsExplained()
    {
        show(kWhole);
        const QAbstractItemModel& figures = *m_view->figures().model();
        QVERIFY(figures.rowCount() > 12);
        QSignalSpy asked(m_view.get(), &View::derivationRequested);
        for (int row = 0; row < figures.rowCount(); ++row) {
            Q_EMIT m_view->figures().activated(figures.index(row, 0));
            QCOMPARE(asked.size(), row + 1);
            const QString pointer = asked.last()[0].toString();
            QVERIFY2(explain(*m_view->estimate(), pointer.toStdString()), qPrintable(pointer));
        }
        QVERIFY(m_view->verdict().contains("days"));
    }

    /// Without unpublished inputs a figure is unknown, names its missing input, and has no link; all others rest on assumptions.
    void whatIsMissingIsSaid()
    {
        show({});
        QSignalSpy asked(m_view.get(), &View::derivationRequested);
        const QAbstractItemModel& figures = *m_view->figures().model();
        QStringList missing;
        for (int row = 0; row < figures.rowCount(); ++row) {
            const qsizetype before = asked.size();
            Q_EMIT m_view->figures().activated(figures.index(row, 0));
            const bool isMissing = figures.index(row, 1).data().toString().startsWith("needs: ");
            QCOMPARE(asked.size(), before + (isMissing ? 0 : 1));
            if (isMissing)
                missing << figures.index(row, 0).data().toString();
            else
                QVERIFY(explain(*m_view->shown(), asked.last()[0].toString().toStdString()));
        }
        QCOMPARE(missing, QStringList());  // of an H100 a price is listed
        QVERIFY(!m_view->picture().chartData().curves.isEmpty());
    }

    /// 20 tokens a parameter, the failures of Llama 3 and the board's power: each names its source, and a press makes it the scenario's
    /// own.
    void whatIsAssumedIsSaidAndSet()
    {
        show({});
        const auto total = static_cast<double>(m_view->estimate()->parameters().total);
        const double tokens = *m_view->shown()->scenario().training.tokenBudget;
        QVERIFY2(std::abs(tokens / (20 * total) - 1) < 0.005, qPrintable(QString::number(tokens)));
        QVERIFY(!m_view->estimate()->scenario().training.tokenBudget);
        test::EditsOf edits(*m_view, m_view->estimate()->scenario());
        const QAbstractItemModel& assumptions = *m_view->assumptions().model();
        int assumed = 0;
        for (int row = 0; row < assumptions.rowCount(); ++row) {
            if (!assumptions.index(row, 3).data().toString().startsWith("assumed: "))
                continue;
            QVERIFY(assumptions.index(row, 1).data(Qt::FontRole).value<QFont>().italic());
            Q_EMIT m_view->assumptions().clicked(assumptions.index(row, 2));
            QCOMPARE(edits.count, ++assumed);
        }
        QCOMPARE(assumed, 4);
        QCOMPARE(*edits.scenario().training.tokenBudget, tokens);
        show({"training.token_budget=15e12", "training.run.gpu_hours_per_failure=1e5", "cluster.watts_per_gpu=500",
              "cluster.price_per_gpu_hour=2"});
        QCOMPARE(m_view->shown(), m_view->estimate());
    }

    /// The curve is highest where Daly says, but for what his closed form leaves out.
    void dalyIsTheBestInterval()
    {
        show(kWhole);
        const QList<Curve>& curves = m_view->picture().chartData().curves;
        double best = 0;
        for (const CurvePoint& point : curves.first().points)
            best = std::max(best, point.y);
        for (const Curve& curve : curves) {
            if (curve.name == "by Daly")
                QVERIFY(curve.points.first().y >= best - 1e-5);
            if (curve.name == "this training")
                QCOMPARE(curve.points.first().y, m_view->estimate()->cost().goodput->goodput);
        }
    }

    void anAssumptionIsTyped()
    {
        show({});
        test::EditsOf edits(*m_view, m_view->estimate()->scenario());
        QAbstractItemModel& assumptions = *m_view->assumptions().model();
        assumptions.setData(assumptions.index(0, 1), QStringLiteral("15T"));
        QTRY_COMPARE(edits.count, 1);
        QCOMPARE(*edits.scenario().training.tokenBudget, 15e12);
        show({"training.token_budget=15e12"});
        QCOMPARE(assumptions.index(0, 1).data().toString(), QStringLiteral("15\u00A0T"));
        m_view->setAssumption(QStringLiteral("training.token_budget"), {});
        QVERIFY(!edits.scenario().training.tokenBudget);
        m_view->setAssumption(QStringLiteral("training.run.async_checkpoints"), QStringLiteral("on"));
        QCOMPARE(edits.scenario().training.reliability.asynchronous, std::optional(true));
    }

    void whatIsNoValueIsRefused()
    {
        show({});
        test::EditsOf edits(*m_view, m_view->estimate()->scenario());
        QSignalSpy failed(m_view.get(), &View::failed);
        m_view->setAssumption(QStringLiteral("training.token_budget"), QStringLiteral("soon"));
        QCOMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].toString().contains("soon"));
        QCOMPARE(edits.count, 0);
    }

private:
    void show(const std::vector<std::string>& overrides)
    {
        m_view->setEstimate(test::estimateWith(overrides));
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
    }

    std::unique_ptr<TrainingView> m_view;
};

QTEST_MAIN(TestTrainingView)
#include "test_training_view.moc"
