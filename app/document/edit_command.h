// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>

#include <memory>

namespace shardscope {

struct Scenario;
class Document;

/// The scenario before and after one edit. Edits of one field within one drag become one; one that ends at its start value vanishes.
class EditCommand : public QUndoCommand {
public:
    /// `drag` 0: never merged. `field`: index of the edited field, −1 for the whole scenario.
    EditCommand(Document& document, std::shared_ptr<const Scenario> after, const QString& text, int field = -1, int drag = 0);

    [[nodiscard]] const std::shared_ptr<const Scenario>& before() const { return m_before; }
    [[nodiscard]] const std::shared_ptr<const Scenario>& after() const { return m_after; }
    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return m_drag == 0 ? -1 : m_field; }
    bool mergeWith(const QUndoCommand* later) override;

private:
    Document& m_document;
    std::shared_ptr<const Scenario> m_before;
    std::shared_ptr<const Scenario> m_after;
    int m_field;
    int m_drag;
};

/// Returns whether two scenarios state the same in every field.
[[nodiscard]] bool isSame(const Scenario& left, const Scenario& right);
/// Returns the change of field `path` between the two: "Set tensor parallel 4 → 8".
[[nodiscard]] QString editText(const QString& path, const Scenario& before, const Scenario& after);

}  // namespace shardscope
