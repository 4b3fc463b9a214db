// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace shardscope {

struct KeyHelp {
    QString keys;     ///< "Page up, Page down"
    QString meaning;  ///< "the gap before, the next gap"
};

/// Declares the keys of a widget, next to its keyPressEvent. Those of its base class stay.
void tellKeys(QWidget& widget, const QList<KeyHelp>& keys);
[[nodiscard]] QList<KeyHelp> toldKeys(const QWidget& widget);

}  // namespace shardscope
