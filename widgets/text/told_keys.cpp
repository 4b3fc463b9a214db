// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/told_keys.h"

#include <QVariant>
#include <QWidget>

namespace shardscope {
namespace {

constexpr char kTold[] = "toldKeys";

}  // namespace

void tellKeys(QWidget& widget, const QList<KeyHelp>& keys) { widget.setProperty(kTold, QVariant::fromValue(toldKeys(widget) + keys)); }

QList<KeyHelp> toldKeys(const QWidget& widget) { return widget.property(kTold).value<QList<KeyHelp>>(); }

}  // namespace shardscope
