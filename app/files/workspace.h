// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <memory>

#include "app/document/document.h"
#include "app/files/open_source.h"
#include "app/files/recent_files.h"
#include "app/session/autosave.h"

class QMimeData;

namespace shardscope {

class Settings;

enum class Unsaved { Save, Discard, Cancel };

/// The questions to the person. Tests answer them instead.
struct Questions {
    std::function<QString()> whichToOpen;  ///< empty: none
    std::function<QString(const QString& proposed)> whereToSave;
    std::function<Unsaved()> whatOfUnsaved;
    std::function<QString()> whichToImport{};  ///< a log or a profile; empty: none
    /// Asks for the facts that a launch file leaves open, in addition to those given before; empty: cancel.
    std::function<std::optional<ImportFill>(const ImportedLaunch& imported, const QString& name, const ImportFill& given)> whatIsUnknown{};
};

/// The document and the file that it belongs to: everything that comes in from files, drops, the clipboard and the last
/// session, and everything that is written.
class Workspace : public QObject {
    Q_OBJECT
public:
    /// Makes a workspace. `sessionFile` empty: no session is kept.
    Workspace(Scenario scenario, Settings& settings, const QString& sessionFile, QObject* parent = nullptr);
    ~Workspace() override;

    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] RecentFiles& recentFiles() { return m_recentFiles; }
    /// Returns the profiles and logs that were used last.
    [[nodiscard]] RecentFiles& recentProfiles() { return m_recentProfiles; }
    [[nodiscard]] const QString& file() const { return m_file; }
    void setQuestions(Questions questions) { m_questions = std::move(questions); }

    /// Replaces the document by the last session, if there is one. A broken session is reported.
    void restoreSession();
    /// Starts without a session: renames the session's files and returns their new names; empty: there is no session.
    [[nodiscard]] QString startWithoutSession();
    /// Shows a lesson's scenario instead of the document, which is kept in a file of its own. It returns with `takeBack`, or at the next
    /// start if the program ends before.
    void showInstead(Scenario scenario);
    void takeBack();
    [[nodiscard]] bool isSetAside() const { return m_aside.has_value(); }

    /// Returns false if the file was refused or the person cancelled; nothing has changed then.
    bool open(const QString& path);
    bool openWithDialog();
    /// Sets another profile for the cluster, as one edit, and reports its effect. `path`: of a profile or a log; empty: asks for it.
    bool useProfile(const QString& path);
    void useBuiltInFigures();
    bool openContent(const std::string& text, const QString& name);
    void openExample();
    [[nodiscard]] static bool accepts(const QMimeData& data);
    /// Opens dropped or pasted data: a file, or its text.
    bool take(const QMimeData& data, const QString& name);
    bool save();
    bool saveAs();

Q_SIGNALS:
    /// An action was refused: its name, and the reason with the remedy.
    void refused(const QString& what, const QString& why);
    void told(const QString& what);
    /// A launch file is now the document, with its used, ignored and assumed settings.
    void imported(const std::shared_ptr<const shardscope::ImportedLaunch>& imported, const QString& name);
    void fileChanged(const QString& file);
    /// The document is the person's own again.
    void takenBack();

private:
    bool show(Result<Opened> opened, const QString& file, const QString& name);
    [[nodiscard]] bool complete(OpenedLaunch& launch, const QString& name);
    void showProfile(const OpenedProfile& opened, const QString& name);
    bool maySetAside();
    bool write(const QString& path);
    void setFile(const QString& file);
    [[nodiscard]] QString asideFile() const;
    void dropAside();

    Document m_document;
    RecentFiles m_recentFiles;
    RecentFiles m_recentProfiles;
    QString m_file;
    QString m_sessionFile;
    std::optional<Session> m_aside;  ///< the person's own, while a lesson's is shown
    Questions m_questions;
    std::unique_ptr<Autosave> m_autosave;
};

}  // namespace shardscope
