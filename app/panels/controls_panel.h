// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "app/jobs/job.h"
#include "app/panels/parameter_form.h"

namespace shardscope {

/// The left column: everything of the scenario that a person sets often, in four groups. Every edit goes to the document;
/// which values can be is found out off the GUI thread.
class ControlsPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit ControlsPanel(Document* document, QWidget* parent = nullptr);

    /// Scrolls to the control of this field and gives it the keyboard. False: it has none here.
    bool reveal(const QString& parameterPath);
    /// The control of a field; null: it has none here.
    [[nodiscard]] QWidget* controlOf(const QString& parameterPath) const;
    /// Whether the greyed values are those of the newest scenario.
    [[nodiscard]] bool isSettled() const { return !m_isOld && !m_task.isBusy(); }
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void openConfigRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void findOptions();

    Document& m_document;
    QList<ParameterForm*> m_forms;
    bool m_isOld = true;
    Job m_task{this, [](const QString&) {}};  // what was greyed stays so
};

}  // namespace shardscope
