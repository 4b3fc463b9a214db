// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/derivation/derivation_panel.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTreeView>

#include "app/text/derivation_text.h"
#include "app/views/base/state_page.h"
#include "app/views/derivation/derivation_model.h"
#include "core/estimate/estimate_fields.h"
#include "core/explain/explain.h"
#include "tests/app/estimates.h"

using namespace shardscope;

class TestDerivationPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_panel = std::make_unique<DerivationPanel>();
        m_panel->resize(400, 600);
    }
    void cleanup() { m_panel.reset(); }

    void theModelIsTheTree()
    {
        const auto estimate = test::estimateWith();
        DerivationModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const char* field : {"/memory/peak_bytes", "/gpus", "/fits"}) {
            auto derivation = std::make_shared<const Derivation>(explain(*estimate, field).value());
            model.setDerivation(derivation);
            QCOMPARE(model.rowCount(), static_cast<int>(derivation->inputs.size()));
            compare(model, {}, *derivation);
        }
        model.setDerivation(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void everyNumberOfTheEstimateHasItsDerivation()
    {
        const auto estimate = test::estimateWith();
        show(estimate);
        for (const EstimateField& field : estimateFields(*estimate)) {
            m_panel->showField(QString::fromStdString(field.pointer));
            QVERIFY2(!m_panel->text().isEmpty(), field.pointer.c_str());
        }
    }

    /// The step and the peak state their errors, on the page and in the copied text; no other figure does.
    void figuresHeldAgainstRunsSayTheirBand()
    {
        show(test::estimateWith());
        const auto saysBand = [this] {
            const QList<QLabel*> labels = m_panel->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->isVisible() && label->text().contains("seven of ten") && label->text().contains("Nearest measured run");
            });
        };
        for (const char* field : {"/time/step_s", "/memory/peak_bytes"}) {
            m_panel->showField(field);
            QVERIFY2(saysBand(), field);
            QVERIFY(m_panel->text().contains("seven of ten"));
        }
        m_panel->showField("/time/compute_s");
        QVERIFY(!saysBand());
        QVERIFY(!m_panel->text().contains("seven of ten"));
    }

    void anInputLeadsToItsOwnDerivationAndBack()
    {
        show(test::estimateWith());
        m_panel->showField("/memory/by_stage/0/total");
        const auto* model = m_panel->inputs().model();
        const QString start = m_panel->field();
        Q_EMIT m_panel->inputs().activated(model->index(0, 0));
        const QString below = m_panel->field();
        QVERIFY(below != start);
        QTest::keyClick(m_panel.get(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_panel->field(), start);
        QTest::keyClick(m_panel.get(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(m_panel->field(), below);
        m_panel->goBack();
        m_panel->showField("/gpus");
        m_panel->goForward();
        QCOMPARE(m_panel->field(), QString("/gpus"));
    }

    /// The way from the figure that was asked for; each name on it leads back. Another figure begins another way.
    void theWayHereIsShown()
    {
        show(test::estimateWith());
        m_panel->showField("/memory/by_stage/0/total");
        QCOMPARE(m_panel->trail().size(), 1);
        const QString first = m_panel->trail().first();
        QVERIFY(!first.isEmpty());
        Q_EMIT m_panel->inputs().activated(m_panel->inputs().model()->index(0, 0));
        QCOMPARE(m_panel->trail().size(), 2);
        QCOMPARE(m_panel->trail().first(), first);
        QLabel* way = nullptr;
        for (QLabel* label : m_panel->findChildren<QLabel*>()) {
            if (label->text().contains("<a href"))
                way = label;
        }
        QVERIFY(way && way->text().contains(first));
        Q_EMIT way->linkActivated("0");
        QCOMPARE(m_panel->field(), QString("/memory/by_stage/0/total"));
        QVERIFY(way->isHidden());
        m_panel->showField("/time/step_s");
        QCOMPARE(m_panel->trail().size(), 1);
    }

    /// Whatever is followed from the peak, by the first explained input each time, ends after finitely many steps at an input.
    void everyInputCanBeFollowed()
    {
        const auto estimate = test::estimateWith();
        show(estimate);
        m_panel->showField("/memory/peak_bytes");
        for (int depth = 0; depth < 20 && m_panel->inputs().model()->rowCount() > 0; ++depth) {
            Q_EMIT m_panel->inputs().activated(m_panel->inputs().model()->index(0, 0));
            QVERIFY2(!m_panel->text().isEmpty(), qPrintable(m_panel->field()));
        }
    }

    void itFollowsTheNewestEstimate()
    {
        show(test::estimateWith());
        m_panel->showField("/gpus");
        QVERIFY(m_panel->text().contains("64"));
        m_panel->setEstimate(test::estimateWith({"cluster.nodes=16", "plan.dp=4"}));
        QVERIFY(m_panel->text().contains("128"));
        m_panel->showField(test::estimateWith(), "/gpus");
        QVERIFY(m_panel->text().contains("64"));
    }

    void aPlanWithoutTheNumberSaysSo()
    {
        show(test::estimateWith());
        m_panel->showField("/memory/by_stage/3/total");
        m_panel->setEstimate(test::estimateWith({"plan.pp=2", "plan.dp=4"}));
        QVERIFY(m_panel->findChild<StatePage*>()->isVisible());
        m_panel->setEstimate(test::illegalEstimate());
        QVERIFY(m_panel->findChild<StatePage*>()->reason().contains("64 GPUs"));
        QCOMPARE(m_panel->text(), QString());
    }

    void hiddenItDerivesNothing()
    {
        m_panel->setEstimate(test::estimateWith());
        m_panel->showField("/memory/peak_bytes");
        QCOMPARE(m_panel->text(), QString());
        m_panel->show();
        QVERIFY(!m_panel->text().isEmpty());
    }

    void itIsCopiedAsText()
    {
        show(test::estimateWith());
        m_panel->showField("/memory/capacity_bytes");
        m_panel->copyText();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.contains("85,018,877,624"), qPrintable(copied));
        QVERIFY(copied.contains("vendor table"));
    }

    void everythingHasAName()
    {
        show(test::estimateWith());
        m_panel->showField("/memory/peak_bytes");
        QCOMPARE(test::namelessWidgets(*m_panel), QStringList());
        const auto* model = m_panel->inputs().model();
        QVERIFY(model->data(model->index(0, 0), Qt::AccessibleTextRole).toString().contains("bytes"));
    }

private:
    void show(std::shared_ptr<const Estimate> estimate)
    {
        m_panel->setEstimate(std::move(estimate));
        m_panel->show();
    }

    void compare(const DerivationModel& model, const QModelIndex& parent, const Derivation& derivation)
    {
        QCOMPARE(model.rowCount(parent), static_cast<int>(derivation.inputs.size()));
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            QCOMPARE(model.at(index), &derivation.inputs[static_cast<std::size_t>(row)]);
            QCOMPARE(index.parent(), parent);
            compare(model, index, derivation.inputs[static_cast<std::size_t>(row)]);
        }
    }

    std::unique_ptr<DerivationPanel> m_panel;
};

QTEST_MAIN(TestDerivationPanel)
#include "test_derivation_panel.moc"
