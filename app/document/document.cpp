// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document.h"

#include "app/document/edit_command.h"
#include "app/document/follow_degrees.h"
#include "app/document/follow_model.h"
#include "app/text/parameter_text.h"
#include "core/remedy/field_change.h"
#include "core/scenario/scenario.h"
#include "widgets/text/numbers.h"

namespace shardscope {

Document::Document(Scenario scenario, QObject* parent) : QObject(parent), m_scenario(std::make_shared<const Scenario>(std::move(scenario)))
{
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, [this](bool clean) { Q_EMIT dirtyChanged(!clean); });
}

Document::~Document()
{
    // The stack emits signals at its end, which no slot should receive any more.
    m_undoStack.disconnect();
}

bool Document::edit(const QString& parameterPath, const Value& value)
{
    const Parameter* parameter = findParameter(parameterPath.toStdString());
    if (!parameter) {
        Q_EMIT editRefused({ErrorCode::UnknownKey, {parameterPath.toStdString(), {}}, {}, {}});
        return false;
    }
    if (isKept(parameterPath))
        return false;
    auto after = std::make_shared<Scenario>(*m_scenario);
    if (const std::optional<Error> problem = setParameter(*after, *parameter, value)) {
        Q_EMIT editRefused(*problem);
        return false;
    }
    followEdit(*parameter, *after);
    if (isSame(*m_scenario, *after))
        return true;
    const int field = static_cast<int>(parameter - parameters().data());
    const QString text = editText(parameterPath, *m_scenario, *after);
    m_undoStack.push(new EditCommand(*this, std::move(after), text, field, m_drag));
    return true;
}

void Document::followEdit(const Parameter& parameter, Scenario& after)
{
    const QString path = toText(parameter.path);
    if (worldDegrees().contains(path) || parameter.group() == "cluster")
        followDegrees(*m_scenario, after, path, m_locked);
    if (path == QStringLiteral("training.sequence_length"))
        followLength(after);
    if (parameter.group() == "model") {
        followModel(after);
        if (const QString sentence = planFollowsModel(*m_scenario, after); !sentence.isEmpty())
            Q_EMIT followed(sentence);
    }
}

void Document::followLength(Scenario& after)
{
    const bool isExact = m_heldBatch.hold(*m_scenario, after);
    const auto sequences = static_cast<int>(after.training.globalBatch);
    if (!isExact)
        Q_EMIT followed(tr("The batch is now %1 tokens (%Ln sequence(s)), the nearest size to the previous %2 that divides evenly among "
                           "the replicas.",
                           nullptr, sequences)
                            .arg(countText(tokensPerBatch(after)), countText(m_heldBatch.tokens())));
    else if (after.training.globalBatch != m_scenario->training.globalBatch)
        Q_EMIT followed(tr("The batch is now %Ln sequence(s), the same %1 tokens as before.", nullptr, sequences)
                            .arg(countText(tokensPerBatch(after))));
}

void Document::replace(Scenario scenario, const QString& undoText)
{
    if (m_allowed) {
        for (const FieldChange& change : changesBetween(*m_scenario, scenario)) {
            if (change.parameter->path != "plan.dp" && isKept(toText(change.parameter->path)))
                return;
        }
    }
    if (!isSame(*m_scenario, scenario))
        m_undoStack.push(new EditCommand(*this, std::make_shared<const Scenario>(std::move(scenario)), undoText));
}

void Document::open(Scenario scenario, bool dirty)
{
    m_undoStack.clear();
    m_heldBatch.forget();
    if (dirty)
        m_undoStack.resetClean();
    else
        m_undoStack.setClean();
    show(std::make_shared<const Scenario>(std::move(scenario)));
}

void Document::markSaved() { m_undoStack.setClean(); }

void Document::beginDrag() { m_drag = ++m_lastDrag; }

void Document::endDrag() { m_drag = 0; }

void Document::setLocked(const QString& parameterPath, bool locked)
{
    if (isLocked(parameterPath) == locked)
        return;
    if (locked)
        m_locked.insert(parameterPath);
    else
        m_locked.remove(parameterPath);
    Q_EMIT locksChanged();
}

void Document::setAllowed(std::optional<QSet<QString>> parameterPaths)
{
    if (m_allowed == parameterPaths)
        return;
    m_allowed = std::move(parameterPaths);
    Q_EMIT allowedChanged();
}

bool Document::isKept(const QString& parameterPath)
{
    if (!m_allowed || m_allowed->contains(parameterPath))
        return false;
    const Parameter* parameter = findParameter(parameterPath.toStdString());
    const QString what = parameter ? parameterLabel(*parameter) : parameterPath;
    Q_EMIT editRefused({ErrorCode::BadUsage,
                        {tr("the lesson does not allow changes to %1").arg(what).toStdString(),
                         tr("leave the lesson to change any setting").toStdString()},
                        {},
                        {}});
    return true;
}

void Document::show(std::shared_ptr<const Scenario> scenario)
{
    m_scenario = std::move(scenario);
    Q_EMIT scenarioChanged(m_scenario);
}

}  // namespace shardscope
