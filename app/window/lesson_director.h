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

/// Sets the window's scene for the lesson that is taken: its scenario in the place of the person's, the view that a step talks about beside
/// the lesson, the controls locked but for the step's knobs, the answers out of sight while it asks. Puts everything back at its end.
class LessonDirector : public QObject {
    Q_OBJECT
public:
    LessonDirector(Workspace& workspace, Panels& panels, Settings& settings, QObject* parent);

    [[nodiscard]] LessonPlay& play() const { return *m_play; }
    /// Sets the estimate of the document as it is.
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
    QString m_scene;  ///< what was arranged last
    QSet<QString> m_locksBefore;
};

}  // namespace shardscope
