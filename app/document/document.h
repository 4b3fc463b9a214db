// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSet>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <optional>

#include "app/document/history.h"
#include "app/document/hold_batch.h"
#include "core/base/error.h"
#include "core/field/parameters.h"

namespace shardscope {

struct Scenario;

/// The scenario that the window shows, and its undo history. Every change, from a slider, a file, the palette or a fix, is one entry of the
/// undo stack. A scenario is immutable.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(Scenario scenario, QObject* parent = nullptr);
    ~Document() override;

    [[nodiscard]] const Scenario& scenario() const { return *m_scenario; }
    [[nodiscard]] std::shared_ptr<const Scenario> snapshot() const { return m_scenario; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }
    [[nodiscard]] bool isDirty() const { return !m_undoStack.isClean(); }

    /// Sets one field; unlocked degrees follow (follow_degrees.h), a batch keeps its tokens when the sequences become longer
    /// (hold_batch.h), and the plan follows another model (follow_model.h). Returns false for an impossible value: `editRefused` gives the
    /// reason and the scenario is unchanged. A value without effect makes no undo entry.
    bool edit(const QString& parameterPath, const Value& value);
    /// Replaces the scenario, as one edit.
    void replace(Scenario scenario, const QString& undoText);
    /// Opens a document, which clears the undo history. `dirty`: it differs from its file.
    void open(Scenario scenario, bool dirty = false);
    void markSaved();

    /// Returns the last edits, for undo and redo.
    [[nodiscard]] History history() const;
    /// Opens a document with its undo history; does nothing for an empty history.
    void openWith(const History& history);
    /// Returns the scenario that the figures are compared with; null: none.
    [[nodiscard]] const std::shared_ptr<const Scenario>& pinned() const { return m_pinned; }
    void setPinned(std::shared_ptr<const Scenario> pinned);

    /// Begin and end a drag, during which edits of one field are one entry of the undo stack.
    void beginDrag();
    void endDrag();

    /// A locked degree does not follow the others.
    [[nodiscard]] bool isLocked(const QString& parameterPath) const { return m_locked.contains(parameterPath); }
    void setLocked(const QString& parameterPath, bool locked);
    [[nodiscard]] const QSet<QString>& lockedDegrees() const { return m_locked; }

    /// Sets the only fields that may be changed during a lesson; empty: all.
    void setAllowed(std::optional<QSet<QString>> parameterPaths);
    [[nodiscard]] const std::optional<QSet<QString>>& allowed() const { return m_allowed; }

Q_SIGNALS:
    void scenarioChanged(std::shared_ptr<const Scenario> scenario);
    void dirtyChanged(bool dirty);
    void editRefused(const shardscope::Error& error);
    /// Emitted when an edit changed another field, which a person might not expect.
    void followed(const QString& sentence);
    void locksChanged();
    void allowedChanged();
    void pinnedChanged();

private:
    friend class EditCommand;
    void show(std::shared_ptr<const Scenario> scenario);
    void followEdit(const Parameter& parameter, Scenario& after);
    void followLength(Scenario& after);
    /// Refuses fields that the lesson does not allow.
    [[nodiscard]] bool isKept(const QString& parameterPath);

    std::shared_ptr<const Scenario> m_scenario;
    std::shared_ptr<const Scenario> m_pinned;
    QUndoStack m_undoStack;
    QSet<QString> m_locked;
    std::optional<QSet<QString>> m_allowed;
    HeldBatch m_heldBatch;
    int m_drag = 0;  ///< number of the active drag; 0: none
    int m_lastDrag = 0;
};

}  // namespace shardscope
