// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <vector>

#include "core/validate/playbook.h"

namespace shardscope {

/// A person's living playbook and its file. Every edit is written soon after, atomically and off the GUI thread. The file's content is
/// never lost: a file that cannot be read is left alone, and no edit is accepted until the person starts over, which renames the old file;
/// so is a file that another program has changed.
class PlaybookStore : public QObject {
    Q_OBJECT
public:
    static constexpr int kDelay = 300;  ///< milliseconds from an edit until it is written

    explicit PlaybookStore(QObject* parent = nullptr);
    /// Writes pending edits.
    ~PlaybookStore() override;

    /// Reads the file; a missing file is an empty playbook. An empty name: nothing is kept.
    void open(const QString& file);
    [[nodiscard]] const QString& file() const { return m_file; }
    [[nodiscard]] const Playbook& playbook() const { return m_playbook; }
    /// Returns why the file cannot be read, in a sentence; empty: it can.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// Renames an unreadable file, reports the new name, and begins an empty playbook.
    void startAnew();

    /// Adds a run and returns its id, which is new where another run has it; empty where nothing can be added.
    QString add(Run run);
    void addAll(std::vector<Run> runs);
    void remove(const QString& id);
    void setNotes(const QString& id, const QString& notes);
    void setRules(std::vector<RuleOfThumb> rules);
    [[nodiscard]] bool canUndo() const { return !m_history.empty(); }
    /// Undoes the last edit.
    void undo();
    /// Writes now, and waits until it is done.
    void flush();

Q_SIGNALS:
    void changed();
    /// Emitted with a sentence when the playbook could not be saved, or for other notices.
    void told(const QString& sentence);

private:
    void edit(Playbook playbook);
    void write();
    [[nodiscard]] QString save(const QString& file, const Playbook& playbook);

    QString m_file;
    QString m_problem;
    Playbook m_playbook;
    std::vector<Playbook> m_history;
    QTimer m_timer;
    QThreadPool m_pool;
    QByteArray m_known;  ///< known content of the file; used by the pool's thread and, after waiting, by the GUI's
};

}  // namespace shardscope
