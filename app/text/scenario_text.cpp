// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/scenario_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

#include "core/io/model_presets.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/scenario/model_source.h"
#include "core/scenario/scenario.h"
#include "widgets/text/numbers.h"

namespace shardscope {

QString modelNameOf(const Scenario& scenario)
{
    const std::string id = presetIdOf(scenario);
    for (const ModelPreset& preset : modelPresets()) {
        if (preset.id == id)
            return QString::fromStdString(preset.name);
    }
    const auto parameters = static_cast<double>(countParameters(*scenario.architecture).total);
    return QCoreApplication::translate("Scenario", "Custom model, %1", "parameters").arg(countText(parameters));
}

QString encodersName(const Architecture& architecture)
{
    QStringList names;
    for (const Encoder& encoder : architecture.encoders) {
        if (encoder.itemsPerSequence.value_or(0) > 0)
            names << QString::fromStdString(encoder.name);
    }
    return names.isEmpty()
               ? QString()
               : QCoreApplication::translate("Scenario", "%1 encoder", "name of an encoder").arg(names.join(QStringLiteral(" + ")));
}

QString scenarioTitle(const Scenario& scenario) { return modelNameOf(scenario) + QStringLiteral(" · ") + gpusText(scenario.cluster); }

QString gpusText(const Cluster& cluster)
{
    QStringList groups;
    for (int group = 0; group < cluster.groupCount(); ++group) {
        const NodeGroup& nodes = cluster.group(group);
        groups << QStringLiteral("%1 × %2").arg(QLocale().toString(nodes.gpus()), shortGpuName(nodes.gpu.name));
    }
    return groups.join(QStringLiteral(" + "));
}

QString shortGpuName(const std::string& name)
{
    const QStringList words = QString::fromStdString(name).split(u' ');
    const auto hasDigit = [](const QString& word) { return std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); }); };
    const auto last = std::find_if(words.begin(), words.end(), hasDigit);
    return last == words.end() ? words.join(u' ') : words.mid(0, last - words.begin() + 1).join(u' ');
}

}  // namespace shardscope
