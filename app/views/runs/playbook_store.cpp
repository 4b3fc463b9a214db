// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/runs/playbook_store.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

#include "app/storage/write_file.h"
#include "app/text/error_sentence.h"
#include "core/io/playbook_json.h"
#include "core/io/text_file.h"

namespace shardscope {
namespace {

constexpr std::size_t kMostUndone = 50;

/// A free name next to the file: "playbook (2).json".
QString nameBeside(const QString& file)
{
    const QFileInfo info(file);
    for (int number = 2;; ++number) {
        const QString name =
            QStringLiteral("%1/%2 (%3).%4").arg(info.absolutePath(), info.completeBaseName()).arg(number).arg(info.suffix());
        if (!QFileInfo::exists(name))
            return name;
    }
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

PlaybookStore::PlaybookStore(QObject* parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelay);
    m_pool.setMaxThreadCount(1);
    connect(&m_timer, &QTimer::timeout, this, &PlaybookStore::write);
}

PlaybookStore::~PlaybookStore() { flush(); }

void PlaybookStore::open(const QString& file)
{
    flush();
    m_file = file;
    m_problem.clear();
    m_playbook = {};
    m_history.clear();
    m_known.clear();
    if (!file.isEmpty() && QFileInfo::exists(file)) {
        const Result<std::string> text = readTextFile(file.toStdString());
        Result<Playbook> playbook = text ? parsePlaybook(*text, file.toStdString()) : Result<Playbook>(text.error());
        if (playbook) {
            m_playbook = std::move(playbook).value();
            m_known = QByteArray::fromStdString(*text);
        } else {
            m_problem = errorSentence(playbook.error());
        }
    }
    Q_EMIT changed();
}

void PlaybookStore::startAnew()
{
    if (m_problem.isEmpty())
        return;
    const QString aside = nameBeside(m_file);
    if (!QFile::rename(m_file, aside)) {
        Q_EMIT told(tr("%1 could not be renamed, so it was left unchanged.").arg(QDir::toNativeSeparators(m_file)));
        return;
    }
    m_problem.clear();
    Q_EMIT told(tr("The old playbook was kept as %1.").arg(QDir::toNativeSeparators(aside)));
    Q_EMIT changed();
}

void PlaybookStore::edit(Playbook playbook)
{
    m_history.push_back(std::exchange(m_playbook, std::move(playbook)));
    if (m_history.size() > kMostUndone)
        m_history.erase(m_history.begin());
    m_timer.start();
    Q_EMIT changed();
}

QString PlaybookStore::add(Run run)
{
    if (!m_problem.isEmpty() || !run.scenario)
        return {};
    const QString before = QString::fromStdString(newRunId(m_playbook));
    addAll({std::move(run)});
    return before;
}

void PlaybookStore::addAll(std::vector<Run> runs)
{
    if (!m_problem.isEmpty())
        return;
    Playbook playbook = m_playbook;
    for (Run& run : runs) {
        if (!run.scenario)
            continue;
        run.id = newRunId(playbook);
        playbook.runs.push_back(std::move(run));
    }
    if (playbook.runs.size() != m_playbook.runs.size())
        edit(std::move(playbook));
}

void PlaybookStore::remove(const QString& id)
{
    Playbook playbook = m_playbook;
    if (std::erase_if(playbook.runs, [id = id.toStdString()](const Run& run) { return run.id == id; }) > 0)
        edit(std::move(playbook));
}

void PlaybookStore::setNotes(const QString& id, const QString& notes)
{
    Playbook playbook = m_playbook;
    const auto run =
        std::find_if(playbook.runs.begin(), playbook.runs.end(), [id = id.toStdString()](const Run& each) { return each.id == id; });
    if (run == playbook.runs.end() || run->notes == notes.toStdString())
        return;
    run->notes = notes.toStdString();
    edit(std::move(playbook));
}

void PlaybookStore::setRules(std::vector<RuleOfThumb> rules)
{
    if (!m_problem.isEmpty() || rules == m_playbook.rules)
        return;
    Playbook playbook = m_playbook;
    playbook.rules = std::move(rules);
    edit(std::move(playbook));
}

void PlaybookStore::undo()
{
    if (m_history.empty())
        return;
    m_playbook = std::move(m_history.back());
    m_history.pop_back();
    m_timer.start();
    Q_EMIT changed();
}

void PlaybookStore::flush()
{
    if (m_timer.isActive()) {
        m_timer.stop();
        write();
    }
    m_pool.waitForDone();
}

void PlaybookStore::write()
{
    if (m_file.isEmpty() || !m_problem.isEmpty())
        return;
    m_pool.start([this, file = m_file, playbook = m_playbook] {
        const QString sentence = save(file, playbook);
        if (!sentence.isEmpty())
            QMetaObject::invokeMethod(
                this, [this, sentence] { Q_EMIT told(sentence); }, Qt::QueuedConnection);
    });
}

/// Returns the warnings about it; empty if there are none.
QString PlaybookStore::save(const QString& file, const Playbook& playbook)
{
    QString sentence;
    const QByteArray there = contentOf(file);
    if (!there.isEmpty() && there != m_known) {
        const QString aside = nameBeside(file);
        if (!QFile::copy(file, aside))
            return tr("Another program changed %1, and the file could not be copied, so it was not replaced.")
                .arg(QDir::toNativeSeparators(file));
        sentence = tr("Another program has changed the playbook. That version was kept as %1.").arg(QDir::toNativeSeparators(aside));
    }
    QDir().mkpath(QFileInfo(file).absolutePath());
    const QByteArray text = QByteArray::fromStdString(playbookText(playbook));
    const QString failure = writeFile(file, text);
    if (!failure.isEmpty())
        return failure;
    m_known = text;
    return sentence;
}

}  // namespace shardscope
