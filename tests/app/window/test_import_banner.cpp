// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QToolButton>
#include <QTreeWidget>

#include "app/files/import_notes.h"
#include "tests/app/window/window_fixture.h"

using namespace shardscope;

class TestImportBanner : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    /// The counts stand above the views, and lead to the list; the message stays meanwhile.
    void theBannerCountsAndLeadsToTheList()
    {
        test::WindowFixture fixture;
        const std::string script =
            "torchrun --nnodes 2 --nproc_per_node 8 pretrain_gpt.py --num-layers 32 --hidden-size 4096 --num-attention-heads 32 "
            "--seq-length 4096 --micro-batch-size 1 --global-batch-size 64 --vocab-size 32000 --bf16 --wonder 3\n";
        QVERIFY(fixture.workspace.openContent(script, QStringLiteral("run.sh")));
        QVERIFY(fixture.hasSettled());
        QVERIFY2(fixture.message().contains("run.sh: used 11 / ignored 1 / assumed 5"), qPrintable(fixture.message()));
        QVERIFY(!fixture.window.isWindowModified());
        if (qEnvironmentVariableIsSet("SHOW"))
            fixture.window.grab().save(qEnvironmentVariable("SHOW") + QStringLiteral("/banner.png"));
        auto* const showAll = fixture.window.panels().messages().findChild<QToolButton*>(QStringLiteral("message_action"));
        QVERIFY(showAll && showAll->isVisible());
        QTest::mouseClick(showAll, Qt::LeftButton);
        auto* const dialog = fixture.window.findChild<ImportNotesDialog*>();
        QVERIFY(dialog && dialog->isVisible() && dialog->findChild<QTreeWidget*>());
        QVERIFY(!fixture.message().isEmpty());
        dialog->reject();
    }
};

QTEST_MAIN(TestImportBanner)
#include "test_import_banner.moc"
