// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileDialog>

#include "app/probe/profile_record.h"
#include "app/views/probe/probe_view.h"
#include "core/io/profile_import/profile_import.h"
#include "core/text/error_text.h"

namespace shardscope {

struct ProbeView::Imported {
    std::optional<HardwareProfile> profile;
    QStringList notes;  ///< or the error
};

namespace {

/// Returns what each log says, as one profile; or the sentence that says why not.
template <typename Imported>
Imported imported(const std::vector<std::string>& paths)
{
    Imported all;
    std::vector<ImportedLog> logs;
    for (const std::string& path : paths) {
        Result<ImportedLog> log = importLogFile(path);
        if (!log)
            return {{}, {QString::fromStdString(errorText(log.error()))}};
        for (const std::string& note : log->notes)
            all.notes << QString::fromStdString(note);
        logs.push_back(std::move(log).value());
    }
    Result<HardwareProfile> profile = combineLogs(logs);
    if (!profile)
        return {{}, {QString::fromStdString(errorText(profile.error()))}};
    all.profile = std::move(profile).value();
    return all;
}

}  // namespace

void ProbeView::importWithDialog()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        this,
        tr("Import measurements: logs of nccl-tests, rccl-tests, NCCL Inspector, nvbandwidth, SuperBench, mamf-finder, …, or a profile"));
    if (!paths.isEmpty())
        importLogs(paths);
}

void ProbeView::importLogs(const QStringList& paths)
{
    if (m_client.isRunning())
        return;
    std::vector<std::string> files;
    for (const QString& path : paths)
        files.push_back(path.toStdString());
    m_importJob.start([files] { return imported<Imported>(files); }, [this](const Imported& made) { takeImport(made); });
}

void ProbeView::takeImport(const Imported& made)
{
    if (!made.profile) {
        Q_EMIT failed(made.notes.join(u' '));
        return;
    }
    m_imported = recordOf(*made.profile);
    for (const QString& note : made.notes)
        m_imported->addLog(note);
    m_profile = made.profile;
    m_effect.reset();
    m_savedTo.clear();
    m_ending = ProbeEnding{ProbeEnd::Done, tr("Imported: %n sample(s).", nullptr, static_cast<int>(m_imported->samples().size())),
                           made.notes.isEmpty() ? QString() : tr("Assumed: %1.").arg(made.notes.join(QStringLiteral("; ")))};
    showPage(m_page);
    showRun();
    findEffect();
}

}  // namespace shardscope
