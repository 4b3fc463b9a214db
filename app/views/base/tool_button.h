// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace shardscope {

/// Returns a flat button in a view's head; `name` is its action, for the tool tip and screen readers.
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
