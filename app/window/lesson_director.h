// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSet>

#include <memory>

namespace shardscope {

class Estimate;
class LessonPlay;
class Panels;
class Settings;
class Workspace;

/// Sets up the window for a lesson: its scenario instead of the person's, the view of the step next to the lesson, only the step's controls
/// enabled, and answers hidden during a task. Restores everything at its end.
class LessonDirector : public QObject {
    Q_OBJECT
public:
    LessonDirector(Workspace& workspace, Panels& panels, Settings& settings, QObject* parent);

    [[nodiscard]] LessonPlay& play() const { return *m_play; }
    /// Sets the estimate of the current document.
    void setEstimate(const std::shared_ptr<const Estimate>& estimate);

private:
    void follow();
    void begin();
    void end();
    void setStep();
    void setScene();
    void keepProgress();

    Workspace& m_workspace;
    Panels& m_panels;
    Settings& m_settings;
    LessonPlay* m_play;
    bool m_isOn = false;
    QString m_scene;  ///< the last arrangement
    QSet<QString> m_locksBefore;
};

}  // namespace shardscope
