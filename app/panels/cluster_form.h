// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <memory>

#include "app/panels/parameter_form.h"

namespace shardscope {

struct Scenario;
struct HardwareProfile;

/// Which GPUs, how many, and how they are joined.
class ClusterForm : public ParameterForm {
    Q_OBJECT
public:
    explicit ClusterForm(Document& document, QWidget* parent = nullptr);
    /// Files of profiles and logs that were used last; offered beside the built-in figures.
    void setRecentProfiles(const QStringList& paths);

Q_SIGNALS:
    /// Asks for the file of a profile or a log; empty: one that is asked for.
    void profileRequested(const QString& path);
    void builtInFiguresRequested();

private:
    void addProfile();
    void showProfiles(const Scenario& scenario);
    void addHardware();
    void addGpus();
    void addGpusPerNode();
    void addNetwork();

    ChoiceBox* m_profile = nullptr;
    QStringList m_recentProfiles;
    std::shared_ptr<const HardwareProfile> m_shownProfile;
    bool m_hasProfile = false;
    bool m_isShown = false;
};

}  // namespace shardscope
