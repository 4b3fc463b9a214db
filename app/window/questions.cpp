// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/questions.h"

#include <QFileDialog>
#include <QMessageBox>

#include "app/files/import_dialog.h"
#include "app/files/open_source.h"
#include "widgets/controls/front_window.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

Unsaved askOfUnsaved(QWidget& window)
{
    const auto answer =
        QMessageBox::question(frontOf(window), tr("Unsaved changes"), tr("Save the changes to this scenario before opening another?"),
                              QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save)
        return Unsaved::Save;
    return answer == QMessageBox::Discard ? Unsaved::Discard : Unsaved::Cancel;
}

}  // namespace

Questions questionsOf(QWidget& window)
{
    const QString kinds = tr("Scenarios, models and launch files (%1);;All files (*)").arg(openableNames());
    Questions questions;
    questions.whichToOpen = [&window, kinds] { return QFileDialog::getOpenFileName(frontOf(window), tr("Open"), {}, kinds); };
    questions.whichToImport = [&window] {
        return QFileDialog::getOpenFileName(frontOf(window), tr("Import a log or profile"), {},
                                            tr("Logs and profiles (*.json *.jsonl *.log *.txt *.csv *.out);;All files (*)"));
    };
    questions.whereToSave = [&window, kinds](const QString& proposed) {
        return QFileDialog::getSaveFileName(frontOf(window), tr("Save as"), proposed, kinds);
    };
    questions.whatIsUnknown = [&window](const ImportedLaunch& imported, const QString& name, const ImportFill& given) {
        ImportDialog dialog(imported, name, frontOf(window));
        return dialog.exec() == QDialog::Accepted ? dialog.answers(given) : std::nullopt;
    };
    questions.whatOfUnsaved = [&window] { return askOfUnsaved(window); };
    return questions;
}

}  // namespace shardscope
