// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/help/view_keys.h"

class QWidget;

namespace shardscope {

/// The help topic of a part of the window: a field of the scenario, or a view by its title. Empty: no particular topic.
struct HelpTopic {
    QString field;        ///< "plan.tp"
    QString view;         ///< the title of the card: "Memory"
    QString question;     ///< question that the view answers
    QList<KeyHelp> keys;  ///< keys that work in the view

    [[nodiscard]] bool isEmpty() const { return field.isEmpty() && view.isEmpty(); }
};

/// Marks a widget, with all its children, as the control of this field.
void setHelpField(QWidget& widget, const QString& parameterPath);
/// Returns the topic nearest to a widget, of itself or a parent: the field of a control, or the card of a view. Null: none.
[[nodiscard]] HelpTopic topicOf(const QWidget* widget);

}  // namespace shardscope
