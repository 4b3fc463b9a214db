// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace shardscope {

/// Offers three ways to begin at a first start. Disappears for good with the first choice.
class Welcome : public QWidget {
    Q_OBJECT
public:
    explicit Welcome(QWidget* parent = nullptr);

Q_SIGNALS:
    void openRequested();
    /// Emitted to choose model and GPUs.
    void choiceRequested();
    /// Emitted to open a built-in example, given as a scenario's text and a name.
    void exampleRequested(const QString& text, const QString& name);
    /// Emitted to show the list of lessons.
    void lessonRequested();
    void dismissed();
};

}  // namespace shardscope
