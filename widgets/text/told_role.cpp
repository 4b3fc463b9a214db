// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/told_role.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace shardscope {
namespace {

constexpr char kRole[] = "toldRole";

QAccessibleInterface* makeInterface(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget ? widget->property(kRole) : QVariant();
    return role.isValid() ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt())) : nullptr;
}

}  // namespace

void tellRole(QWidget& widget, QAccessible::Role role)
{
    widget.setProperty(kRole, static_cast<int>(role));
    // Qt ignores a factory that is installed already.
    QAccessible::installFactory(makeInterface);
}

}  // namespace shardscope
