// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/launch_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTemporaryDir>

#include <sys/resource.h>

#include <csignal>

#include "app/commands/command_registry.h"
#include "app/document/document.h"
#include "app/settings/settings.h"
#include "tests/app/example_scenario.h"
#include "tests/app/window/window_fixture.h"
#include "widgets/theme/theme.h"

using namespace shardscope;

namespace {

struct DialogFixture {
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    Document document{test::exampleScenario()};
    LaunchDialog dialog{document, settings};

    DialogFixture() { dialog.show(); }
    QPlainTextEdit& text() { return *dialog.findChild<QPlainTextEdit*>(); }
    QPushButton& button(const QString& name)
    {
        for (QPushButton* each : dialog.findChildren<QPushButton*>()) {
            if (plainText(each->text()) == name)
                return *each;
        }
        qFatal("no such button");
    }
    [[nodiscard]] bool says(const QString& part) const
    {
        const auto labels = dialog.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text().contains(part); });
    }
};

}  // namespace

class TestLaunchDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void showsFilesAndVerdict()
    {
        DialogFixture fixture;
        fixture.dialog.setTarget(Target::Megatron);
        QVERIFY(fixture.says("Exact") && fixture.says("Megatron-LM"));
        QVERIFY(fixture.text().toPlainText().contains("--tensor-model-parallel-size 8"));
        fixture.dialog.setTarget(Target::Nanotron);
        QVERIFY(fixture.text().toPlainText().contains("pp_engine: \"1f1b\""));
        fixture.dialog.setTarget(Target::DeepSpeed);
        QVERIFY(fixture.says("Cannot be expressed") && fixture.says("PipelineModule"));
        QVERIFY(fixture.text().isHidden() && !fixture.button("Copy").isEnabled());
    }

    /// As the command line does.
    void showsTheNearestThatCan()
    {
        DialogFixture fixture;
        fixture.dialog.setTarget(Target::DeepSpeed);
        QVERIFY(fixture.says("Nearest valid values: Pipeline parallel: 1."));
        QVERIFY(!fixture.says("plan.pp"));
    }

    void followsTheDocument()
    {
        DialogFixture fixture;
        fixture.dialog.setTarget(Target::Megatron);
        QVERIFY(fixture.document.edit("plan.recompute", std::string("full")));
        QVERIFY(fixture.text().toPlainText().contains("--recompute-granularity full"));
        QVERIFY(fixture.document.edit("training.global_batch", std::int64_t{7}));
        QVERIFY(fixture.says("Not a legal plan for any launcher") && fixture.text().isHidden());
    }

    void copiesAndSaves()
    {
        DialogFixture fixture;
        fixture.dialog.setTarget(Target::MegatronBridge);
        fixture.button("Copy").click();
        QCOMPARE(QGuiApplication::clipboard()->text(), fixture.text().toPlainText());
        fixture.button("Copy dry run").click();
        QVERIFY(QGuiApplication::clipboard()->text().contains("--dry-run"));
        auto& tabs = *fixture.dialog.findChild<QTabBar*>();
        QCOMPARE(tabs.count(), 4);
        tabs.setCurrentIndex(1);
        QVERIFY(fixture.text().toPlainText().startsWith("#!/bin/bash"));
        const QTemporaryDir target;
        fixture.dialog.setAskFolder([&target] { return target.path(); });
        fixture.button("Save to a folder").click();
        QVERIFY(fixture.says(target.path()));
        QFile saved(target.filePath("megatron_bridge.sh"));
        QVERIFY(saved.open(QIODevice::ReadOnly) && QString::fromUtf8(saved.readAll()) == fixture.text().toPlainText());
        QVERIFY(QFile(target.filePath("megatron_bridge.yaml")).exists() && (saved.permissions() & QFile::ExeOwner));
        fixture.dialog.setAskFolder([] { return QStringLiteral("/no/such/folder"); });
        fixture.button("Save to a folder").click();
        QVERIFY(!fixture.says("Saved to"));
    }

    /// A full disk or a read-only folder is reported, with advice.
    void tellsWhatIsNotSaved()
    {
        DialogFixture fixture;
        fixture.dialog.setTarget(Target::Megatron);
        fixture.dialog.setAskFolder([] { return QStringLiteral("/proc"); });
        fixture.button("Save to a folder").click();
        QVERIFY(fixture.says("could not be written") && fixture.says("megatron.sh") && !fixture.says("Saved to"));
        const QTemporaryDir target;
        fixture.dialog.setAskFolder([&target] { return target.path(); });
        {
            std::signal(SIGXFSZ, SIG_IGN);
            rlimit before{};
            getrlimit(RLIMIT_FSIZE, &before);
            const rlimit full{10, before.rlim_max};
            setrlimit(RLIMIT_FSIZE, &full);
            fixture.button("Save to a folder").click();
            setrlimit(RLIMIT_FSIZE, &before);
        }
        QVERIFY(fixture.says("could not be written") && !QFile::exists(target.filePath("megatron.sh")));
        fixture.button("Save to a folder").click();
        QVERIFY(fixture.says("Saved to"));
    }

    /// Fields that no setting of the files decides are listed below the changes.
    void saysWhatIsNotInTheFiles()
    {
        DialogFixture fixture;
        QVERIFY(fixture.document.edit("plan.pp", std::int64_t{1}));
        QVERIFY(fixture.document.edit("plan.dp", std::int64_t{8}));
        fixture.dialog.setTarget(Target::DeepSpeed);
        QVERIFY(!fixture.dialog.launch().open.empty());
        QVERIFY(fixture.says("These files do not set the following") && fixture.says("sequence length"));
        // In the words of the controls.
        QVERIFY(fixture.says("Sequence parallel on becomes off") && !fixture.says("plan."));
    }

    void remembersTheLauncher()
    {
        DialogFixture fixture;
        fixture.dialog.setTarget(Target::Torchtitan022);
        LaunchDialog again(fixture.document, fixture.settings);
        QCOMPARE(again.launch().target, Target::Torchtitan022);
    }

    /// Whoever has a torchtitan scenario is not first shown what Megatron would make of it.
    void opensOnTheScenariosOwnLauncher()
    {
        DialogFixture fixture;
        fixture.dialog.setTarget(Target::DeepSpeed);
        Document document(test::exampleScenario());
        QVERIFY(document.edit("training.software.framework", std::string("torchtitan")));
        LaunchDialog own(document, fixture.settings);
        QCOMPARE(own.launch().target, Target::Torchtitan);
        own.setTarget(Target::Torchtitan022);
        QCOMPARE(LaunchDialog(document, fixture.settings).launch().target, Target::Torchtitan022);
        QCOMPARE(LaunchDialog(fixture.document, fixture.settings).launch().target, Target::DeepSpeed);
    }

    /// The command is in the menu, and the window opens what it exported.
    void fromTheWindowAndBack()
    {
        test::WindowFixture fixture;
        QVERIFY(fixture.hasSettled());
        fixture.window.commands().action("file.export_launch").trigger();
        auto* dialog = fixture.window.findChild<LaunchDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->setTarget(Target::Megatron);
        QVERIFY(dialog->saveTo(fixture.folder.path()).isEmpty());
        dialog->close();
        QVERIFY(fixture.document().edit("plan.recompute", std::string("full")));
        fixture.workspace.setQuestions(
            {[] { return QString(); }, [](const QString&) { return QString(); }, [] { return Unsaved::Discard; }});
        QVERIFY(fixture.workspace.open(fixture.folder.filePath("megatron.sh")));
        QCOMPARE(fixture.document().scenario().plan.recompute, test::exampleScenario().plan.recompute);
        QCOMPARE(fixture.document().scenario().model.text, std::string("llama-3-70b"));
        // The script is not the document; without edits there is no question whether to save.
        QVERIFY(fixture.workspace.file().isEmpty() && !fixture.document().isDirty());
        QVERIFY(fixture.message().contains("megatron.sh"));
    }
};

QTEST_MAIN(TestLaunchDialog)
#include "test_launch_dialog.moc"
