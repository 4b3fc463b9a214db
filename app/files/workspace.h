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

/// Holds what has to be asked of the person. Tests answer in their place.
struct Questions {
    std::function<QString()> whichToOpen;  ///< empty: none
    std::function<QString(const QString& proposed)> whereToSave;
    std::function<Unsaved()> whatOfUnsaved;
    std::function<QString()> whichToImport{};  ///< a log or a profile; empty: none
    /// The facts that a launch file leaves open, added to what was given before; nothing: the file stays closed.
    std::function<std::optional<ImportFill>(const ImportedLaunch& imported, const QString& name, const ImportFill& given)> whatIsUnknown{};
};

/// The document and the file that it belongs to: everything that comes in from files, drops, the clipboard and the last
/// session, and everything that is written.
class Workspace : public QObject {
    Q_OBJECT
public:
    /// `sessionFile` empty: no session is kept.
    Workspace(Scenario scenario, Settings& settings, const QString& sessionFile, QObject* parent = nullptr);
    ~Workspace() override;

    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] RecentFiles& recentFiles() { return m_recentFiles; }
    /// Profiles and logs that were used last.
    [[nodiscard]] RecentFiles& recentProfiles() { return m_recentProfiles; }
    [[nodiscard]] const QString& file() const { return m_file; }
    void setQuestions(Questions questions) { m_questions = std::move(questions); }

    /// Puts the last session in the place of the document, where there is one. A broken one is told of.
    void restoreSession();
    /// Before it: the session's files are kept under other names, which are returned; empty: there is none.
    [[nodiscard]] QString startWithoutSession();
    /// Puts a lesson's scenario in the place of the document, which is kept in a file of its own: so it is there again after `takeBack`,
    /// and after a start if the program ends before.
    void showInstead(Scenario scenario);
    void takeBack();
    [[nodiscard]] bool isSetAside() const { return m_aside.has_value(); }

    /// False: it was refused or the person thought better of it; nothing has changed.
    bool open(const QString& path);
    bool openWithDialog();
    /// Another profile for the cluster, as one edit; what that changes and why is told. `path`: of a profile or a log; empty: it is asked for.
    bool useProfile(const QString& path);
    void useBuiltInFigures();
    bool openContent(const std::string& text, const QString& name);
    void openExample();
    [[nodiscard]] static bool accepts(const QMimeData& data);
    /// Takes what was dropped or pasted: a file, or the text of one.
    bool take(const QMimeData& data, const QString& name);
    bool save();
    bool saveAs();

Q_SIGNALS:
    /// Something was not done: what, and why with the remedy.
    void refused(const QString& what, const QString& why);
    void told(const QString& what);
    /// A launch file is now the document: what of it was used, ignored and assumed.
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
