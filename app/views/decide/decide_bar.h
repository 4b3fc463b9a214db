// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/decide/size_limits.h"

class QComboBox;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace shardscope {

class Card;
class ChoiceBox;

/// The controls of a decision: a cluster to add, and the limits of a run.
class DecideBar : public QObject {
    Q_OBJECT
public:
    explicit DecideBar(Card& card);

    /// Sets the cluster that is offered first: another count of the window's own.
    void offer(const std::string& gpu, int gpus);
    void setLimits(const SizeLimits& limits);
    [[nodiscard]] const SizeLimits& limits() const { return m_limits; }
    void setRowChosen(bool chosen);

Q_SIGNALS:
    void addRequested(const QString& gpu, int gpus);
    void fileRequested();
    void removeRequested();
    void takeOverRequested();
    void limitsEdited();
    void sizeRequested();

private:
    void takeLimits();

    SizeLimits m_limits;
    QComboBox* m_gpus;
    QSpinBox* m_count;
    QToolButton* m_add;
    QToolButton* m_file;
    QToolButton* m_remove;
    QToolButton* m_takeOver;
    QLineEdit* m_days;
    QLineEdit* m_budget;
    QLineEdit* m_mfu;
    ChoiceBox* m_objective;
    QToolButton* m_size;
};

}  // namespace shardscope
