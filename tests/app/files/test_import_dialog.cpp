// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/import_dialog.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>

#include "app/files/import_notes.h"
#include "app/files/open_source.h"
#include "tests/app/app_test.h"
#include "widgets/theme/theme.h"

using namespace shardscope;

namespace {

ImportedLaunch read(const char* text, const char* name) { return *importLaunch(text, name, std::nullopt, builtInExample()); }

/// The script's degree has no value; its micro-batch stands nowhere.
const char* const kScript =
    "#!/bin/bash\ntorchrun --nnodes 2 --nproc_per_node 8 pretrain_gpt.py --num-layers 32 --hidden-size 4096 --num-attention-heads 32 \\\n"
    "  --seq-length 4096 --vocab-size 32000 --bf16 --wonder 3 \\\n  --tensor-model-parallel-size ${TP:?}\n";

template <typename Control>
Control& control(const QDialog& dialog, const char* name)
{
    auto* const found = dialog.findChild<Control*>(QLatin1String(name));
    Q_ASSERT(found);
    return *found;
}

/// Saves pictures for inspection: SHOW is a folder.
void look(QWidget& dialog, const QString& name)
{
    if (!qEnvironmentVariableIsSet("SHOW"))
        return;
    for (const auto& [kind, word] : {std::pair{ThemeKind::Light, "light"}, {ThemeKind::Dark, "dark"}}) {
        Theme::apply(Theme(kind));
        dialog.show();
        QTest::qWait(50);
        dialog.grab().save(qEnvironmentVariable("SHOW") + QStringLiteral("/%1-%2.png").arg(name, QLatin1String(word)));
    }
    Theme::apply(Theme());
}

}  // namespace

class TestImportDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void nothingIsChosenBeforehandAndAllIsAsked()
    {
        const ImportedLaunch imported = read(kScript, "run.sh");
        QVERIFY(!imported.isWhole());
        ImportDialog dialog(imported, QStringLiteral("run.sh"));
        dialog.show();
        look(dialog, QStringLiteral("dialog"));
        auto& degree = control<QLineEdit>(dialog, "--tensor-model-parallel-size");
        QVERIFY(degree.text().isEmpty());
        QCOMPARE(dialog.focusWidget(), dialog.findChild<QLineEdit*>());
        QCOMPARE(dialog.findChild<QScrollArea*>()->focusPolicy(), Qt::NoFocus);
        QVERIFY2(degree.accessibleDescription().contains("Line 4") && degree.accessibleDescription().contains("has no value"),
                 qPrintable(degree.accessibleDescription()));
        auto* const open = dialog.findChild<QPushButton*>(QStringLiteral("open"));
        QVERIFY(open && !open->isEnabled());
        QTest::keyClick(&degree, Qt::Key_Return);
        QVERIFY2(dialog.isVisible(), "Return cancels while an answer is missing");
        QTest::keyClicks(&degree, QStringLiteral("4"));
        QVERIFY(!open->isEnabled());
        auto& micro = control<QLineEdit>(dialog, "plan.micro_batch");
        QTest::keyClicks(&micro, QStringLiteral("2"));
        QVERIFY(open->isEnabled());
        micro.setText(QStringLiteral("zero"));
        QVERIFY(!open->isEnabled());
        micro.setText(QStringLiteral("2"));
        QTest::keyClick(&micro, Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        const std::optional<ImportFill> answers = dialog.answers({builtInExample(), "your answer", {}, {}});
        QVERIFY(answers);
        const Result<ImportedLaunch> whole = importLaunch(kScript, "run.sh", std::nullopt, builtInExample(), &*answers);
        QVERIFY(whole && whole->isWhole());
        QCOMPARE(whole->scenario.plan.tp, 4);
        QCOMPARE(whole->scenario.plan.microBatch, 2);
        QCOMPARE(whole->scenario.cluster.gpus(), 16);
    }

    void aModelIsChosenAmongPresets()
    {
        const ImportedLaunch imported =
            read("{\"train_batch_size\": 8, \"train_micro_batch_size_per_gpu\": 1, \"gradient_accumulation_steps\": 1}", "ds.json");
        ImportDialog dialog(imported, QStringLiteral("ds.json"));
        auto& model = control<QComboBox>(dialog, "model");
        QVERIFY(model.currentData().toString().isEmpty());
        control<QLineEdit>(dialog, "training.sequence_length").setText(QStringLiteral("4096"));
        QVERIFY(!dialog.answers({builtInExample(), {}, {}, {}}));
        model.setCurrentIndex(model.findData(QStringLiteral("llama-3-8b")));
        const std::optional<ImportFill> answers = dialog.answers({builtInExample(), {}, {}, {}});
        QVERIFY(answers);
        QCOMPARE(answers->scenario.model.text, std::string("llama-3-8b"));
    }

    void theListHasEveryNoteWithItsLine()
    {
        const ImportedLaunch imported = read(kScript, "run.sh");
        ImportNotesDialog dialog(imported, QStringLiteral("run.sh"));
        look(dialog, QStringLiteral("notes"));
        const auto* const tree = dialog.findChild<QTreeWidget*>();
        QVERIFY(tree);
        std::size_t rows = 0;
        bool isWonderTold = false;
        for (int group = 0; group < tree->topLevelItemCount(); ++group) {
            const QTreeWidgetItem& item = *tree->topLevelItem(group);
            rows += static_cast<std::size_t>(item.childCount());
            for (int row = 0; row < item.childCount(); ++row)
                isWonderTold = isWonderTold ||
                               (item.child(row)->text(0) == QLatin1String("3") && item.child(row)->text(1) == QLatin1String("--wonder"));
        }
        QCOMPARE(rows, imported.used.size() + imported.ignored.size() + imported.assumed.size());
        QVERIFY(isWonderTold);
    }
};

QTEST_MAIN(TestImportDialog)
#include "test_import_dialog.moc"
