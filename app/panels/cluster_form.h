// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <memory>

#include "app/panels/parameter_form.h"

namespace shardscope {

class NodeGroupControls;
struct Scenario;
struct HardwareProfile;

/// The controls of the cluster: GPUs, their number, and their network.
class ClusterForm : public ParameterForm {
    Q_OBJECT
public:
    explicit ClusterForm(Document& document, QWidget* parent = nullptr);
    /// Sets the recently used profiles and logs, offered next to the built-in figures.
    void setRecentProfiles(const QStringList& paths);

Q_SIGNALS:
    /// Emitted to use a profile or a log; empty: the window asks for the file.
    void profileRequested(const QString& path);
    void builtInFiguresRequested();

private:
    void addProfile();
    void showProfiles(const Scenario& scenario);
    void addHardware();
    void addGpus();
    void addGpusPerNode();
    void addNetwork();
    void addGroups();

    NodeGroupControls* m_groups = nullptr;
    ChoiceBox* m_profile = nullptr;
    QStringList m_recentProfiles;
    std::shared_ptr<const HardwareProfile> m_shownProfile;
    bool m_hasProfile = false;
    bool m_isShown = false;
};

}  // namespace shardscope
