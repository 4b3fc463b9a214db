// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace shardscope {

/// Offers at a first start three ways to begin. Goes away with the first of them, and for good.
class Welcome : public QWidget {
    Q_OBJECT
public:
    explicit Welcome(QWidget* parent = nullptr);

Q_SIGNALS:
    void openRequested();
    /// Model and GPUs are to be chosen.
    void choiceRequested();
    /// A built-in example: its scenario as text, and what it is called.
    void exampleRequested(const QString& text, const QString& name);
    /// The list of lessons is to be seen.
    void lessonRequested();
    void dismissed();
};

}  // namespace shardscope
