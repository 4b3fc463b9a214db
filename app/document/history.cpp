// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A document's way, taken from its undo stack and given back to it.
#include "app/document/history.h"

#include <algorithm>

#include "app/document/document.h"
#include "app/document/edit_command.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

/// Returns what one entry of the stack leads to: a macro's last edit.
const EditCommand* lastEdit(const QUndoCommand* command)
{
    while (command && command->childCount() > 0)
        command = command->child(command->childCount() - 1);
    return dynamic_cast<const EditCommand*>(command);
}

const EditCommand* firstEdit(const QUndoCommand* command)
{
    while (command && command->childCount() > 0)
        command = command->child(0);
    return dynamic_cast<const EditCommand*>(command);
}

}  // namespace

History Document::history() const
{
    // Drops the oldest steps first, then undone ones.
    const int count = m_undoStack.count();
    const int begin = std::clamp(m_undoStack.index() - kMostKeptSteps, 0, count);
    History history;
    history.first = m_scenario;
    for (int i = begin; i < count && static_cast<int>(history.steps.size()) < kMostKeptSteps; ++i) {
        const EditCommand* last = lastEdit(m_undoStack.command(i));
        const EditCommand* first = firstEdit(m_undoStack.command(i));
        if (!first || !last)
            break;
        if (i == begin)
            history.first = first->before();
        history.steps.push_back({m_undoStack.text(i), last->after()});
    }
    history.at = m_undoStack.index() - begin;
    history.clean = m_undoStack.cleanIndex() < begin ? -1 : m_undoStack.cleanIndex() - begin;
    return history;
}

void Document::openWith(const History& history)
{
    open(*history.first, true);
    if (history.clean == 0)
        m_undoStack.setClean();
    for (std::size_t i = 0; i < history.steps.size(); ++i) {
        m_undoStack.push(new EditCommand(*this, history.steps[i].after, history.steps[i].text));
        if (static_cast<int>(i) + 1 == history.clean)
            m_undoStack.setClean();
    }
    m_undoStack.setIndex(history.at);
}

void Document::setPinned(std::shared_ptr<const Scenario> pinned)
{
    m_pinned = std::move(pinned);
    Q_EMIT pinnedChanged();
}

}  // namespace shardscope
