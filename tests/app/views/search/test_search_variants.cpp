// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModel>
#include <QCheckBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

#include "app/document/document.h"
#include "app/views/search/plan_order.h"
#include "app/views/search/search_view.h"
#include "app/views/search/variant_page.h"
#include "app/views/search/variant_text.h"
#include "app/views/search/vary_button.h"
#include "core/io/resource.h"
#include "core/io/varied_field.h"
#include "tests/app/estimates.h"

using namespace shardscope;

namespace {

Scenario tune(std::vector<std::string> overrides = {"cluster.gpu=a100-sxm-80"})
{
    return parseScenario(resource("examples/llama-3.1-8b-qlora-rtx-4090.json"), "example", overrides).value();
}

std::shared_ptr<const Estimate> tuneEstimate(const Scenario& scenario)
{
    return std::make_shared<const Estimate>(estimate(scenario, measuredEvidence()).value());
}

std::vector<VariedField> variedOf(const QStringList& texts)
{
    std::vector<VariedField> fields;
    for (const QString& each : texts)
        fields.push_back(parseVariedField(each.toStdString()).value());
    return fields;
}

}  // namespace

class TestSearchVariants : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<SearchView>();
        m_view->resize(1000, 700);
        m_view->setEstimate(tuneEstimate(tune()));
    }
    void cleanup() { m_view.reset(); }

    /// A person checks values in the popup; the number of variants stands there before anything runs.
    void valuesAreCheckedAndCounted()
    {
        settle();
        VaryPopup& popup = open();
        QVERIFY(box(popup, "Method", "QLoRA").text().contains("now"));
        QVERIFY(!search(popup).isEnabled());
        box(popup, "Method", "LoRA").click();
        QVERIFY(box(popup, "Method", "QLoRA").isChecked());  // to compare with
        QVERIFY2(said(popup).contains("2 variants"), qPrintable(said(popup)));
        box(popup, "Rank", "8").click();
        box(popup, "Rank", "64").click();
        QVERIFY2(said(popup).contains("6 variants"), qPrintable(said(popup)));
        QVERIFY(said(popup).contains(QString::number(kMostVariants)));
        box(popup, "Method", "All weights").click();  // has no rank
        QVERIFY2(said(popup).contains("7 variants"), qPrintable(said(popup)));
        QCOMPARE(test::namelessWidgets(popup), QStringList());
        QVERIFY(!m_view->variants().search());
        search(popup).click();
        QTRY_VERIFY(m_view->isSettled() && m_view->variants().search());
        QCOMPARE(m_view->variants().search()->rows.size(), std::size_t{7});
    }

    void moreThanTheLimitCannotBeSearched()
    {
        settle();
        VaryPopup& popup = open();
        for (const char* rank : {"4", "8", "32", "64", "128", "256"})
            box(popup, "Rank", rank).click();
        box(popup, "Method", "LoRA").click();
        box(popup, "Method", "DoRA").click();
        QVERIFY(search(popup).isEnabled());
        box(popup, "Optimizer", "AdamW").click();
        QVERIFY2(!search(popup).isEnabled() && said(popup).contains("42 variants") && said(popup).contains("32"), qPrintable(said(popup)));
        QTest::keyClick(&popup, Qt::Key_Return);
        QVERIFY(button().popup());
        QTest::keyClick(&popup, Qt::Key_Escape);
        QVERIFY(button().popup() == nullptr || !button().popup()->isVisible());
        QVERIFY(button().varied().empty());
    }

    void theKeyboardIsEnough()
    {
        settle();
        button().setFocus();
        QTest::keyClick(&button(), Qt::Key_Space);
        QTRY_VERIFY(button().popup());
        VaryPopup& popup = *button().popup();
        QCheckBox& first = box(popup, "Method", "All weights");
        QCOMPARE(popup.focusProxy(), &first);
        QTest::keyClick(&first, Qt::Key_Space);
        QVERIFY(first.isChecked());
        QTest::keyClick(&first, Qt::Key_Return);
        QCOMPARE(button().varied().size(), std::size_t{1});
    }

    /// Freezing needs a number of layers, which the scenario does not have.
    void whatIsNotKnownIsNotOffered()
    {
        settle();
        const QCheckBox& freeze = box(open(), "Method", "Last layers");
        QVERIFY(!freeze.isEnabled() && freeze.toolTip().contains("trainable layers"));
    }

    void onlyAFineTuneVaries()
    {
        settle();
        QVERIFY(!button().isHidden());
        vary({"training.method=lora,qlora"});
        QVERIFY(m_view->variants().search());
        m_view->setEstimate(test::estimateWith({"model.preset=llama-3.1-8b", "cluster.nodes=1", "plan.tp=2", "plan.pp=1", "plan.dp=null"}));
        settle();
        QVERIFY(button().isHidden());
        QVERIFY(m_view->result() && !m_view->result()->plans.empty());
        QVERIFY(m_view->variants().isHidden());
    }

    void eachRowIsAVariantWithItsBestPlan()
    {
        settle();
        vary({"training.method=lora,qlora", "training.sequence_length=1024,4096"});
        const VariedSearch& search = *m_view->variants().search();
        const QAbstractItemModel& list = m_view->variants().list();
        QCOMPARE(list.rowCount(), 4);
        QCOMPARE(list.headerData(0, Qt::Horizontal).toString(), QString("method"));
        QCOMPARE(list.headerData(1, Qt::Horizontal).toString(), QString("sequence length"));
        for (int row = 0; row < list.rowCount(); ++row) {
            const Variation& variant = search.rows[static_cast<std::size_t>(row)];
            QVERIFY(variant.found());
            const Figures made = figuresOf(*tuneEstimate(variant.scenario));
            QCOMPARE(list.index(row, 3).data(Qt::EditRole).toDouble(), made.peak.value());
            QCOMPARE(list.index(row, 4).data(Qt::EditRole).toDouble(), *made.tokensPerSecondPerGpu);
            QVERIFY(list.index(row, 2).data().toString().endsWith(fitWord(made.fit)));
        }
        QCOMPARE(m_view->currentTable(), &list);
        QCOMPARE(m_view->currentChart(), &m_view->variants().picture());
        QCOMPARE(test::namelessWidgets(*m_view), QStringList());
        QVERIFY(!m_view->grab().isNull());
    }

    /// The words are those of the command line, with the fields' labels in the place of their paths.
    void anotherTrainingIsSaid()
    {
        settle();
        vary({"training.method=lora,qlora"});
        const auto* training = m_view->findChild<QLabel*>("variantTraining");
        QVERIFY(training->isVisible());
        QCOMPARE(training->text(), QString("These are different trainings: with another method something else is learned, and tokens per "
                                           "second do not say which result is better."));
    }

    /// One step of undo for method, rank and plan; the figures of the window are then those of the row.
    void aRowIsAppliedAsOneStep()
    {
        settle();
        vary({"training.method=full,lora,qlora", "training.adapter.rank=8,64"});
        const std::shared_ptr<const VariedSearch> search = m_view->variants().search();
        Document document(tune());
        connect(m_view.get(), &View::editRequested, &document, [&document](const DocumentEdit& edit) { edit(document); });
        for (std::size_t row = 0; row < search->rows.size(); ++row) {
            const Variation& variant = search->rows[row];
            m_view->variants().choose(static_cast<int>(row));
            QCOMPARE(apply().isEnabled(), variant.found() != nullptr);
            if (!variant.found())
                continue;
            apply().click();
            QCOMPARE(document.undoStack().count(), 1);
            QCOMPARE(document.scenario().training.tuning.kind(), variant.scenario.training.tuning.kind());
            QCOMPARE(document.scenario().training.tuning.adapter.rank, variant.scenario.training.tuning.adapter.rank);
            const Figures figures = figuresOf(*tuneEstimate(document.scenario()));
            QCOMPARE(figures.peak, variant.found()->figures.peak);
            QCOMPARE(*figures.tokensPerSecondPerGpu, variant.found()->figures.tokensPerSecondPerGpu);
            document.undoStack().undo();
            QCOMPARE(document.scenario().training.tuning, tune().training.tuning);
            QCOMPARE(document.scenario().plan, tune().plan);
            document.undoStack().clear();
        }
    }

    void whatApplyChangesIsSaidBefore()
    {
        settle();
        vary({"training.method=lora,qlora"});
        const Scenario own = tune();
        const VariedSearch& search = *m_view->variants().search();
        for (std::size_t row = 0; row < search.rows.size(); ++row) {
            m_view->variants().choose(static_cast<int>(row));
            const bool isOwn = search.rows[row].scenario.training.tuning.kind() == own.training.tuning.kind();
            const QString said = m_view->variants().findChild<QLabel*>("planWhy")->text();
            QVERIFY2(said.contains(isOwn ? "plan alone" : "set method to LoRA"), qPrintable(said));
        }
    }

    /// A full tune of 8 B parameters is not for a card of 24 GB: the row says so and cannot be applied.
    void aVariantWithoutPlanSaysWhy()
    {
        m_view->setEstimate(tuneEstimate(tune({})));
        settle();
        vary({"training.method=full,qlora"});
        const QAbstractItemModel& list = m_view->variants().list();
        QCOMPARE(list.rowCount(), 2);
        QVERIFY2(list.index(1, list.columnCount() - 1).data().toString().contains("fits in memory"),
                 qPrintable(list.index(1, list.columnCount() - 1).data().toString()));
        m_view->variants().choose(1);
        QVERIFY(!apply().isEnabled());
        QSignalSpy edits(m_view.get(), &View::editRequested);
        m_view->applyChosen();
        QCOMPARE(edits.size(), 0);
    }

    /// Memory within the capacity, its band beyond it.
    void aTightVariantIsShownAsTight()
    {
        VariedSearch search;
        search.fields = variedOf({"training.method=qlora"});
        Variation row{.values = search.fields[0].values, .scenario = tune()};
        row.tight = FoundPlan{};
        row.tight->figures.fit = Fit::Tight;
        search.rows = {row};
        search.combinations = 1;
        m_view->variants().setSearch(std::make_shared<const VariedSearch>(search), tune(), {});
        QCOMPARE(m_view->variants().list().index(0, 1).data().toString(), markedFit(Fit::Tight));
        QVERIFY(m_view->variants().chosenRow());
        QVERIFY(variedVerdict(search).contains("tight"));
        m_view->variants().setSearch(nullptr, {}, {});
        QCOMPARE(m_view->variants().list().rowCount(), 0);
    }

    /// Of a stopped search the finished variants stay, and it is said how many are missing.
    void itCanBeStopped()
    {
        m_view->setEstimate(tuneEstimate(tune({"cluster.gpu=h100-sxm", "cluster.nodes=8", "cluster.gpus_per_node=8", "plan.dp=null",
                                               "training.global_batch=256", "training.sequence_length=4096"})));
        m_view->show();
        button().setVaried(variedOf({"training.method=full,lora,qlora,dora", "training.adapter.rank=4,8,16,32,64,128,256"}));
        Q_EMIT button().variedEdited();
        auto* progress = m_view->findChild<QProgressBar*>();
        QTRY_VERIFY_WITH_TIMEOUT(progress->isVisible() && progress->value() > 0, 60000);
        QVERIFY(progress->value() < progress->maximum());
        m_view->stop();
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isSettled(), 60000);
        const VariedSearch& search = *m_view->variants().search();
        QVERIFY(search.rows.size() < search.combinations);
        QVERIFY(variedVerdict(search).contains("Stopped after"));
        QVERIFY(!progress->isVisible());
    }

    void listAndPictureAreLinked()
    {
        settle();
        vary({"training.method=lora,qlora", "training.adapter.rank=8,64"});
        VariantPage& page = m_view->variants();
        Q_EMIT page.picture().activated(1, 0);
        QCOMPARE(static_cast<std::size_t>(page.chosen()), page.search()->front.front());
        page.findChild<QTableView*>()->setCurrentIndex(page.list().index(3, 0));
        QCOMPARE(page.chosen(), 3);
        QVERIFY(page.picture().selected().first >= 0);
    }

    void theChoiceIsRemembered()
    {
        settle();
        vary({"training.method=lora,qlora", "training.adapter.rank=8,64"});
        m_view->setFilter("pp=1; tp=1");
        const QString mode = m_view->modeId();
        SearchView other;
        other.setModeId(mode);
        QCOMPARE(other.modeId(), mode);
        QCOMPARE(other.findChild<VaryButton*>()->varied(), button().varied());
        other.setModeId("vary training.method=loran cluster.nodes=2 training.adapter.rank=8;memory;100;;;;");
        QCOMPARE(other.findChild<VaryButton*>()->varied().size(), std::size_t{1});
    }

    /// Back to the plan alone: its own answer again, at once.
    void thePlanAloneIsSearchedAgain()
    {
        settle();
        const auto plans = m_view->result();
        vary({"training.method=lora,qlora"});
        VaryPopup& popup = open();
        for (QPushButton* each : popup.findChildren<QPushButton*>()) {
            if (each->text() == "&Plan only")
                each->click();
        }
        settle();
        QCOMPARE(m_view->result(), plans);
        QVERIFY(!m_view->isDimmed());
        QVERIFY(m_view->variants().isHidden());
    }

private:
    void settle()
    {
        m_view->show();
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isSettled(), 60000);
    }
    void vary(const QStringList& fields)
    {
        button().setVaried(variedOf(fields));
        Q_EMIT button().variedEdited();
        settle();
        QVERIFY(m_view->variants().isVisible());
    }
    [[nodiscard]] VaryButton& button() const { return *m_view->findChild<VaryButton*>(); }
    VaryPopup& open()
    {
        button().click();
        return *button().popup();
    }
    static QCheckBox& box(const VaryPopup& popup, const QString& field, const QString& value)
    {
        QCheckBox* found = nullptr;
        for (QCheckBox* each : popup.findChildren<QCheckBox*>()) {
            const bool isIt = each->text() == value || each->text().startsWith(value + " (");
            if (isIt && each->accessibleName().startsWith(field + ":"))
                found = each;
        }
        if (!found)
            qFatal("no such box");
        return *found;
    }
    static QPushButton& search(const VaryPopup& popup)
    {
        for (QPushButton* each : popup.findChildren<QPushButton*>()) {
            if (each->isDefault())
                return *each;
        }
        qFatal("no button");
    }
    static QString said(const VaryPopup& popup)
    {
        QStringList texts;
        for (const QLabel* each : popup.findChildren<QLabel*>())
            texts << each->text();
        return texts.join('\n');
    }
    [[nodiscard]] QPushButton& apply() const
    {
        for (QPushButton* each : m_view->variants().findChildren<QPushButton*>()) {
            if (each->text() == QLatin1String("&Apply"))
                return *each;
        }
        qFatal("no button");
    }

    std::unique_ptr<SearchView> m_view;
};

QTEST_MAIN(TestSearchVariants)
#include "test_search_variants.moc"
