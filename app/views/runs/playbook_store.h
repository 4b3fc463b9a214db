// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <vector>

#include "core/validate/playbook.h"

namespace shardscope {

/// A person's living playbook and the one file that it is kept in. Every edit is written soon after, whole and atomically, off the
/// GUI thread. What is in the file is never lost: one that cannot be read is left alone and no edit is taken until somebody
/// starts anew, which keeps the old one under another name; one that another program has changed meanwhile is kept so too.
class PlaybookStore : public QObject {
    Q_OBJECT
public:
    static constexpr int kDelay = 300;  ///< milliseconds from an edit until it is written

    explicit PlaybookStore(QObject* parent = nullptr);
    /// Writes what is not written yet.
    ~PlaybookStore() override;

    /// Reads the file; one that is not there is an empty playbook. An empty name: nothing is kept.
    void open(const QString& file);
    [[nodiscard]] const QString& file() const { return m_file; }
    [[nodiscard]] const Playbook& playbook() const { return m_playbook; }
    /// Why the file cannot be read, in a sentence; empty: it can.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// Sets an unreadable file aside, under a name that is told, and begins an empty playbook.
    void startAnew();

    /// The id is made anew where another run has it. Returns it; empty where nothing can be added.
    QString add(Run run);
    void addAll(std::vector<Run> runs);
    void remove(const QString& id);
    void setNotes(const QString& id, const QString& notes);
    void setRules(std::vector<RuleOfThumb> rules);
    [[nodiscard]] bool canUndo() const { return !m_history.empty(); }
    /// Takes the last edit back.
    void undo();
    /// Writes now; returns when it is done.
    void flush();

Q_SIGNALS:
    void changed();
    /// The playbook could not be kept, or something else is worth a sentence.
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
    QByteArray m_known;  ///< what the file holds as far as this program knows; only the pool's thread and, after waiting, the GUI's
};

}  // namespace shardscope
