// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/help/view_keys.h"

class QWidget;

namespace shardscope {

/// Holds what help there is about a part of the window: a field of the scenario, or a view by its title. Empty: nothing in particular.
struct HelpTopic {
    QString field;        ///< "plan.tp"
    QString view;         ///< the title of the card: "Memory"
    QString question;     ///< that the view answers
    QList<KeyHelp> keys;  ///< that work in the view

    [[nodiscard]] bool isEmpty() const { return field.isEmpty() && view.isEmpty(); }
};

/// Says that a widget, with all within it, is the control of this field.
void setHelpField(QWidget& widget, const QString& parameterPath);
/// Returns what is nearest to a widget, itself or around it: the field of a control, or the card of a view. Null: nothing.
[[nodiscard]] HelpTopic topicOf(const QWidget* widget);

}  // namespace shardscope
