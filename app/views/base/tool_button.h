// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace shardscope {

/// A flat button in a view's head; `name` is what it does, for the tool tip and for who cannot see it.
[[nodiscard]] inline QToolButton* makeTool(const QString& text, const QString& name)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

}  // namespace shardscope
