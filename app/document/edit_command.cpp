// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/edit_command.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/document/document.h"
#include "app/text/parameter_text.h"
#include "core/scenario/scenario.h"

namespace shardscope {

EditCommand::EditCommand(Document& document, std::shared_ptr<const Scenario> after, const QString& text, int field, int drag)
    : QUndoCommand(text), m_document(document), m_before(document.snapshot()), m_after(std::move(after)), m_field(field), m_drag(drag)
{
}

void EditCommand::undo() { m_document.show(m_before); }

void EditCommand::redo() { m_document.show(m_after); }

bool EditCommand::mergeWith(const QUndoCommand* later)
{
    const auto* edit = dynamic_cast<const EditCommand*>(later);
    if (!edit || edit->m_drag != m_drag || edit->m_field != m_field)
        return false;
    m_after = edit->m_after;
    setText(editText(toText(parameters()[static_cast<std::size_t>(m_field)].path), *m_before, *m_after));
    setObsolete(isSame(*m_before, *m_after));
    return true;
}

bool isSame(const Scenario& left, const Scenario& right)
{
    return std::all_of(parameters().begin(), parameters().end(),
                       [&](const Parameter& parameter) { return parameter.get(left) == parameter.get(right); });
}

QString editText(const QString& path, const Scenario& before, const Scenario& after)
{
    const Parameter* parameter = findParameter(path.toStdString());
    if (!parameter)
        return {};
    if (parameter->kind == ParameterKind::Document)
        return QCoreApplication::translate("Edit", "Change %1").arg(labelInSentence(*parameter));
    return QCoreApplication::translate("Edit", "Set %1: %2 → %3")
        .arg(labelInSentence(*parameter), valueText(*parameter, parameter->get(before)), valueText(*parameter, parameter->get(after)));
}

}  // namespace shardscope
