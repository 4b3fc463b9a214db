// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/help_topic.h"

#include <QVariant>
#include <QWidget>

#include "app/views/base/view.h"
#include "widgets/controls/card.h"

namespace shardscope {
namespace {

constexpr const char* kField = "help_field";

}  // namespace

void setHelpField(QWidget& widget, const QString& parameterPath) { widget.setProperty(kField, parameterPath); }

HelpTopic topicOf(const QWidget* widget)
{
    const Card* nearest = nullptr;
    for (; widget; widget = widget->parentWidget()) {
        if (const QString field = widget->property(kField).toString(); !field.isEmpty())
            return {field, {}, {}, {}};
        if (const auto* view = qobject_cast<const View*>(widget))
            return {{}, view->info().title, view->info().question, keysWithin(*view)};
        if (const auto* card = qobject_cast<const Card*>(widget); card && !nearest)
            nearest = card;
    }
    return nearest ? HelpTopic{{}, nearest->accessibleName(), nearest->accessibleDescription(), keysWithin(*nearest)} : HelpTopic();
}

}  // namespace shardscope
