// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

#include "app/views/step/step_picture.h"

class QCheckBox;
class QPushButton;

namespace shardscope {

struct DataTraffic;
struct Scenario;
class ChoiceBox;
class WrappingLabel;
class QuantitySlider;

/// The controls of the shown rank and of overlap to try: bucket size and switches, until they are applied.
class StepControls : public QWidget {
    Q_OBJECT
public:
    explicit StepControls(QWidget* parent = nullptr);

    /// Shows the own values of the estimate's scenario, with `tried` instead of some, and its ranks.
    void showEstimate(const Estimate& estimate, int rank, const Changes& tried);
    /// Sets the gradient traffic of the shown step, with the framework's own bucket where none is stated. Null: no such step.
    void setTraffic(const DataTraffic* traffic);
    /// Sets the effect of the tried changes on the step; empty: nothing is tried.
    void setVerdict(const QString& sentence);

Q_SIGNALS:
    void rankEdited(int rank);
    /// Emitted to show the scenario with this field changed.
    void tried(const shardscope::Change& change);
    void applyRequested();
    void resetRequested();

private:
    struct Switch {
        const char* path;
        QCheckBox* box;
    };

    void addSwitch(const char* path, const QString& text, const QString& tip);

    ChoiceBox* m_rank;
    QStringList m_ranks;  ///< the names of the choices
    QuantitySlider* m_bucket;
    QCheckBox* m_ownBucket;  ///< the framework's, not a stated one
    QList<Switch> m_switches;
    WrappingLabel* m_verdict;
    QPushButton* m_apply;
    QPushButton* m_reset;
};

}  // namespace shardscope
