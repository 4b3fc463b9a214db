// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QLabel>
#include <QTextEdit>

#include "app/document/document.h"
#include "app/views/compare/compare_view.h"
#include "app/views/runs/runs_view.h"
#include "app/views/view_list.h"
#include "core/io/scenario_file.h"
#include "tests/app/window/window_fixture.h"

using namespace shardscope;

namespace {

/// A name that would be a picture and bold, were it not shown as the text that it is.
const QString kName = QStringLiteral("<img src='x.png'><b>written</b>");
const QString kRaw = QStringLiteral("<b>written");

QByteArray named(QByteArray json) { return json.replace("NAME", kName.toUtf8()); }

Scenario hostileScenario()
{
    const Result<Scenario> made = parseScenario(named(R"({"schema": "shardscope.scenario/1", "name": "NAME",
          "model": {"hf_config": {"_name_or_path": "NAME", "model_type": "llama", "hidden_size": 1024, "num_hidden_layers": 8, "num_attention_heads": 8,
                    "intermediate_size": 4096, "vocab_size": 32000, "max_position_embeddings": 4096}},
          "cluster": {"preset": "dgx-h100", "nodes": 1, "profile": {"schema": "shardscope.profile/1", "name": "NAME", "origin": "probe",
                    "device": {"gpu": "h100-sxm", "name": "NAME", "driver": "NAME"},
                    "matrix_multiply": [{"precision": "bf16", "state": "steady", "samples": [[8192, 8192, 8192, 0.0036651]]}]}},
          "training": {"sequence_length": 4096, "global_batch": 64}, "plan": {"tp": 2}})")
                                                    .toStdString(),
                                                "made");
    return made.value();
}

QByteArray hostileRuns()
{
    return named(
        R"({"schema": "shardscope.runs/1", "rows": [{"id": "NAME", "source": "NAME", "framework": "NAME", "group": "NAME", "notes": "NAME",
      "scenario": {"schema": "shardscope.scenario/1", "name": "NAME", "model": {"preset": "llama-3-8b"}, "cluster": {"preset": "dgx-h100", "nodes": 1},
      "training": {"sequence_length": 4096, "global_batch": 64}, "plan": {"zero": 1}}, "measured": {"step_s": 2.5}}]})");
}

/// Counts where the name is shown, and tells where it is taken for HTML.
struct Sight {
    int shown = 0;
    QStringList wrong;

    void look(const QString& text, bool asWritten, const QString& where)
    {
        if (!text.contains(kRaw))
            return;
        ++shown;
        if (!asWritten)
            wrong << where;
    }
    void tip(const QString& text, const QString& where) { look(text, !Qt::mightBeRichText(text), where); }

    void table(const QAbstractItemModel& model, const QModelIndex& parent, const QString& where)
    {
        for (int row = 0; row < std::min(model.rowCount(parent), 400); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex cell = model.index(row, column, parent);
                look(cell.data().toString(), true, where);
                tip(cell.data(Qt::ToolTipRole).toString(), where + QStringLiteral(", a cell's tip"));
            }
            if (!parent.isValid())
                table(model, model.index(row, 0, parent), where);
        }
        for (int column = 0; column < model.columnCount(parent); ++column)
            tip(model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString(), where + QStringLiteral(", a head's tip"));
    }

    void window(const QWidget& root)
    {
        for (const QWidget* widget : root.findChildren<QWidget*>()) {
            const QString where = QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName() + u' ' +
                                  widget->parentWidget()->objectName();
            tip(widget->toolTip(), where + QStringLiteral(", its tip"));
            if (const auto* label = qobject_cast<const QLabel*>(widget))
                look(label->text(), label->textFormat() == Qt::PlainText, where);
            if (const auto* text = qobject_cast<const QTextEdit*>(widget); text && text->toHtml().contains(QStringLiteral("written")))
                look(text->toHtml() + kRaw, text->toPlainText().contains(kRaw), where);
            if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view && view->model())
                table(*view->model(), {}, where);
        }
    }
};

}  // namespace

/// Names, notes and sources of opened files are shown as written, in every view.
class TestImportedText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void theHostileTextIsHtml() { QVERIFY(Qt::mightBeRichText(kName) && Qt::mightBeRichText(QStringLiteral("A: ") + kName)); }

    void everyViewShowsItAsItIsWritten()
    {
        test::WindowFixture fixture;
        fixture.document().replace(hostileScenario(), QStringLiteral("Open"));
        QVERIFY(fixture.hasSettled());
        Panels& panels = fixture.window.panels();
        const std::string runs = hostileRuns().toStdString();
        QCOMPARE(panels.view<RunsView>().importRuns(runs, QStringLiteral("runs")), QString());
        panels.view<CompareView>().setContext(&ViewContext::pinned, std::make_shared<const Scenario>(hostileScenario()));
        panels.showDerivation(QStringLiteral("/time/compute_s"));
        Sight sight;
        for (const ViewRow& row : viewRows()) {
            panels.showPlace({row.info.id});
            QVERIFY2(fixture.hasSettled(), qPrintable(row.info.id));
            sight.window(fixture.window);
            QVERIFY2(sight.wrong.isEmpty(), qPrintable(row.info.id + QStringLiteral(": ") + sight.wrong.join(QStringLiteral("; "))));
        }
        // In the list of runs, in their details and in what compares profiles at least.
        QVERIFY2(sight.shown > 5, qPrintable(QString::number(sight.shown)));
    }
};

QTEST_MAIN(TestImportedText)
#include "test_imported_text.moc"
