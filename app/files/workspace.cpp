// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/workspace.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include <utility>

#include "app/document/follow_model.h"
#include "app/files/import_notes.h"
#include "app/files/profile_text.h"
#include "app/storage/set_aside.h"
#include "app/storage/write_file.h"
#include "app/text/error_sentence.h"
#include "core/io/scenario_file.h"
#include "core/io/scenario_link.h"
#include "core/text/error_text.h"

namespace shardscope {
namespace {

/// A session that cannot be read is not overwritten: a user may repair it by hand. Its new place, as a sentence.
QString keptAside(const QString& file)
{
    const QString name = setAside(file);
    return name.isEmpty() ? QString() : Workspace::tr("The file was kept as %1.").arg(QDir::toNativeSeparators(name));
}

QString listed(const std::vector<std::string>& keys)
{
    QStringList list;
    for (const std::string& key : keys)
        list << QString::fromStdString(key);
    return list.join(QStringLiteral(", "));
}

}  // namespace

Workspace::Workspace(Scenario scenario, Settings& settings, const QString& sessionFile, QObject* parent)
    : QObject(parent),
      m_document(std::move(scenario)),
      m_recentFiles(settings),
      m_recentProfiles(settings, QStringLiteral("recent_profiles")),
      m_sessionFile(sessionFile)
{
    if (sessionFile.isEmpty())
        return;
    m_autosave = std::make_unique<Autosave>(sessionFile, [this] { return Session{m_document.history(), m_document.pinned(), m_file}; });
    connect(&m_document, &Document::scenarioChanged, m_autosave.get(), &Autosave::schedule);
    connect(&m_document, &Document::dirtyChanged, m_autosave.get(), &Autosave::schedule);
    connect(&m_document, &Document::pinnedChanged, m_autosave.get(), &Autosave::schedule);
    connect(this, &Workspace::fileChanged, m_autosave.get(), &Autosave::schedule);
    connect(m_autosave.get(), &Autosave::failed, this,
            [this](const QString& problem) { Q_EMIT refused(tr("The session cannot be saved"), problem); });
}

Workspace::~Workspace() = default;

void Workspace::restoreSession()
{
    // A lesson was under way when the program ended: what it took the place of is the session.
    std::optional<Result<Session>> session = loadSession(asideFile());
    if (!session || !*session)
        session = loadSession(m_sessionFile);
    if (!session)
        return;
    if (!*session) {
        Q_EMIT refused(tr("The last session could not be read, so the built-in example is shown"),
                       errorSentence(session->error()) + QLatin1Char(' ') + keptAside(m_sessionFile));
        return;
    }
    setFile((*session)->file);
    const History& history = (*session)->history;
    m_document.openWith(history);
    m_document.setPinned((*session)->pinned);
    dropAside();
    // The unchanged built-in example is no session.
    if (!history.steps.empty() || !m_file.isEmpty() || m_document.pinned())
        Q_EMIT told(tr("Your last session was restored. %Ln edit(s) can be undone.", nullptr, history.at));
}

QString Workspace::startWithoutSession()
{
    QStringList kept;
    for (const QString& each : {m_sessionFile, asideFile()}) {
        const QString name = QFile::exists(each) ? setAside(each) : QString();
        if (!name.isEmpty())
            kept << QDir::toNativeSeparators(name);
    }
    return kept.join(QStringLiteral(", "));
}

QString Workspace::asideFile() const { return m_sessionFile.isEmpty() ? QString() : m_sessionFile + QStringLiteral(".before-lesson"); }

void Workspace::showInstead(Scenario scenario)
{
    if (!m_aside) {
        m_aside = Session{m_document.history(), m_document.pinned(), m_file};
        if (!m_sessionFile.isEmpty()) {
            if (const QString problem = writePrivateFile(asideFile(), sessionText(*m_aside)); !problem.isEmpty())
                Q_EMIT refused(tr("During the lesson your scenario is kept in memory only"), problem);
        }
        m_document.setPinned(nullptr);
        setFile({});
    }
    m_document.open(std::move(scenario));
}

void Workspace::takeBack()
{
    if (!m_aside)
        return;
    const Session own = *std::exchange(m_aside, std::nullopt);
    m_document.setAllowed(std::nullopt);
    setFile(own.file);
    m_document.openWith(own.history);
    m_document.setPinned(own.pinned);
    dropAside();
    Q_EMIT takenBack();
}

/// Not before what it holds is the session: the program may end at any moment, and the disk may be full.
void Workspace::dropAside()
{
    if (const QString aside = asideFile(); QFile::exists(aside) && m_autosave->writeNow())
        QFile::remove(aside);
}

bool Workspace::open(const QString& path)
{
    if (isScenarioLink(path.toStdString()))
        return openContent(path.toStdString(), tr("the link"));
    Result<Opened> opened = openFile(path, &m_document.scenario());
    const bool isProfile = opened && std::holds_alternative<OpenedProfile>(*opened);
    if (show(std::move(opened), path, QFileInfo(path).fileName())) {
        (isProfile ? m_recentProfiles : m_recentFiles).add(path);
        return true;
    }
    if (!QFileInfo::exists(path))
        m_recentFiles.remove(path);
    return false;
}

bool Workspace::openWithDialog()
{
    const QString path = m_questions.whichToOpen();
    return !path.isEmpty() && open(path);
}

bool Workspace::openContent(const std::string& text, const QString& name)
{
    return show(openText(text, name, &m_document.scenario()), {}, name);
}

bool Workspace::useProfile(const QString& path)
{
    const QString chosen = !path.isEmpty() ? path : m_questions.whichToImport ? m_questions.whichToImport() : QString();
    if (chosen.isEmpty())
        return false;
    const Result<Opened> opened = openFile(chosen);
    const QString name = QFileInfo(chosen).fileName();
    if (!opened || !std::holds_alternative<OpenedProfile>(*opened)) {
        Q_EMIT refused(
            tr("%1 was not imported").arg(name),
            opened ? tr("The file is a scenario or a model, not a hardware profile or a benchmark log. Open it with File > Open instead.")
                   : errorSentence(opened.error()));
        if (!QFileInfo::exists(chosen))
            m_recentProfiles.remove(chosen);
        return false;
    }
    showProfile(std::get<OpenedProfile>(*opened), name);
    m_recentProfiles.add(chosen);
    return true;
}

void Workspace::useBuiltInFigures()
{
    const Scenario before = m_document.scenario();
    if (!before.cluster.profile)
        return;
    m_document.replace(withProfile(before, nullptr), tr("Use the built-in figures"));
    Q_EMIT told(profileEffectText({}, profileEffect(before, m_document.scenario())));
}

/// Shows the profile; what a log had to be told of comes after what it changes.
void Workspace::showProfile(const OpenedProfile& opened, const QString& name)
{
    const Scenario before = m_document.scenario();
    m_document.replace(withProfile(before, opened.profile), tr("Use the profile %1").arg(name));
    if (m_document.scenario().cluster.profile == before.cluster.profile)
        return;  // a lesson allows its own edits only, or it is the profile that is used
    QString text = profileEffectText(profileName(*opened.profile), profileEffect(before, m_document.scenario()));
    const std::string& gpu = opened.profile->device.gpu;
    if (!gpu.empty() && gpu != before.cluster.gpu.id)
        text += QLatin1Char(' ') +
                tr("The profile was measured on a different device (%1) from the cluster's.").arg(QString::fromStdString(gpu));
    for (const std::string& note : opened.notes)
        text += QLatin1Char(' ') + QString::fromStdString(note) + QLatin1Char('.');
    Q_EMIT told(text);
}

void Workspace::openExample()
{
    takeBack();
    if (maySetAside()) {
        setFile({});
        m_document.open(builtInExample());
    }
}

bool Workspace::accepts(const QMimeData& data) { return (data.hasUrls() && data.urls().constFirst().isLocalFile()) || data.hasText(); }

bool Workspace::take(const QMimeData& data, const QString& name)
{
    if (data.hasUrls() && data.urls().constFirst().isLocalFile())
        return open(data.urls().constFirst().toLocalFile());
    const std::string text = data.text().toStdString();
    return show(openText(text, name, &m_document.scenario()), {}, name);
}

/// A model takes the place of the model as one edit; a scenario is another document.
bool Workspace::show(Result<Opened> opened, const QString& file, const QString& name)
{
    if (!opened) {
        Q_EMIT refused(tr("%1 was not opened").arg(name), errorSentence(opened.error()));
        return false;
    }
    takeBack();
    if (std::holds_alternative<LoadedModel>(*opened)) {
        // Every config.json has the same name; its model has one of its own.
        const QString model = QString::fromStdString(std::get<LoadedModel>(*opened).name);
        const std::vector<std::string> unread = unreadKeys(std::get<LoadedModel>(*opened).source);
        const Scenario before = m_document.scenario();
        const Scenario after = openedScenario(std::move(*opened), before);
        const QString follows = planFollowsModel(before, after);
        const bool isAllOfFiles = m_file.isEmpty() && !m_document.isDirty();
        m_document.replace(after, tr("Use the model from %1").arg(model));
        // Nothing of it is the person's own, whom nobody asks whether to save it.
        if (isAllOfFiles)
            m_document.markSaved();
        QStringList sentences{follows.isEmpty() ? tr("The model now comes from %1. Cluster, training and plan are unchanged.").arg(model)
                                                : tr("The model now comes from %1. Cluster and training are unchanged.").arg(model)};
        if (!follows.isEmpty())
            sentences << follows;
        if (!unread.empty())
            sentences << tr("Not read, and not in the numbers: %1.").arg(listed(unread));
        Q_EMIT told(sentences.join(u' '));
        return true;
    }
    if (const auto* profile = std::get_if<OpenedProfile>(&*opened)) {
        showProfile(*profile, name);
        return true;
    }
    auto* const launch = std::get_if<OpenedLaunch>(&*opened);
    if ((launch && !complete(*launch, name)) || !maySetAside())
        return false;
    // A launcher's file is read, never written over: the scenario has no file of its own yet. The launcher's file holds all of it until an edit.
    const bool hasFile = launch == nullptr && !file.isEmpty();
    const auto notes = launch ? std::make_shared<const ImportedLaunch>(launch->imported) : nullptr;
    setFile(hasFile ? file : QString());
    m_document.open(openedScenario(std::move(*opened), m_document.scenario()), !hasFile && !notes);
    if (notes)
        Q_EMIT imported(notes, name);
    return true;
}

/// Asks for what the file leaves open until nothing is: an answer may bring up another question.
bool Workspace::complete(OpenedLaunch& launch, const QString& name)
{
    ImportFill given{launch.machine, tr("your answer").toStdString(), std::set<std::string, std::less<>>{}, {}};
    while (!launch.imported.isWhole()) {
        if (!m_questions.whatIsUnknown) {
            QStringList reasons;
            for (const ImportNote& note : launch.imported.unknown)
                reasons << importReasonText(note);
            Q_EMIT refused(tr("%1 was not opened").arg(name), reasons.join(QLatin1Char('\n')));
            return false;
        }
        std::optional<ImportFill> answered = m_questions.whatIsUnknown(launch.imported, name, given);
        if (!answered)
            return false;
        given = std::move(*answered);
        Result<ImportedLaunch> filled = launch.filled(given);
        if (!filled) {
            Q_EMIT refused(tr("%1 was not opened").arg(name), errorSentence(filled.error()));
            return false;
        }
        launch.imported = std::move(*filled);
    }
    return true;
}

/// Whether the document may give way to another.
bool Workspace::maySetAside()
{
    if (!m_document.isDirty() || !m_questions.whatOfUnsaved)
        return true;
    switch (m_questions.whatOfUnsaved()) {
    case Unsaved::Save:
        return save();
    case Unsaved::Discard:
        return true;
    case Unsaved::Cancel:
        break;
    }
    return false;
}

bool Workspace::save() { return m_file.isEmpty() ? saveAs() : write(m_file); }

bool Workspace::saveAs()
{
    const QString proposed =
        m_file.isEmpty() ? QString::fromStdString(m_document.scenario().name) + QStringLiteral(".shardscope.json") : m_file;
    const QString path = m_questions.whereToSave ? m_questions.whereToSave(proposed) : QString();
    return !path.isEmpty() && write(path);
}

bool Workspace::write(const QString& path)
{
    const QString problem = writeFile(path, QByteArray::fromStdString(scenarioText(m_document.scenario())));
    if (!problem.isEmpty()) {
        Q_EMIT refused(tr("%1 was not saved").arg(QFileInfo(path).fileName()), problem);
        return false;
    }
    m_document.markSaved();
    setFile(path);
    m_recentFiles.add(path);
    return true;
}

void Workspace::setFile(const QString& file)
{
    m_file = file.isEmpty() ? file : QFileInfo(file).absoluteFilePath();
    Q_EMIT fileChanged(m_file);
}

}  // namespace shardscope
