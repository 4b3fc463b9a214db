// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace shardscope {

struct KeyHelp {
    QString keys;
    QString meaning;
};

/// The keys that work within a view: of the charts in it, and the shortcuts that its parts have.
[[nodiscard]] QList<KeyHelp> keysWithin(const QWidget& view);

}  // namespace shardscope
