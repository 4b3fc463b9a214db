// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>

#include <memory>
#include <optional>

#include "core/base/result.h"
#include "core/decide/decision.h"
#include "core/decide/sizing.h"

namespace shardscope {

/// One of the requested rows: the scenario of the window on its own cluster or on another, or a scenario from a file.
struct DecisionCandidate {
    std::string gpu{};                     ///< an id of the catalogue; empty: the cluster of the scenario
    int gpus = 0;                          ///< of `gpu`
    std::shared_ptr<const Scenario> of{};  ///< null: the scenario of the window, or that of a file that was not read yet
    QString file{};                        ///< where `of` is from; empty: not from a file
    bool operator==(const DecisionCandidate&) const = default;
};

/// Values of a kind of GPU that a person states instead of the catalogue's.
struct StatedDevice {
    std::optional<double> pricePerHour;
    std::optional<double> watts;
    bool operator==(const StatedDevice&) const = default;
};

struct DecisionQuestion {
    QList<DecisionCandidate> candidates{{}};
    QHash<QString, StatedDevice> stated;  ///< by the id of the GPU
    SizeLimits limits;
    bool operator==(const DecisionQuestion&) const = default;
};

/// Returns the first rows of the table: the scenario, twice as many of its GPUs, and the same number of two other GPUs with a listed
/// price. For a fine-tune on one GPU: the scenario, and other single cards.
[[nodiscard]] QList<DecisionCandidate> firstCandidates(const Scenario& present);

/// Returns the candidate's scenario. Errors: those of `gpuOfId` and `withGpus`.
[[nodiscard]] Result<Scenario> scenarioOf(const DecisionCandidate& candidate, const DecisionQuestion& question, const Scenario& present);
/// Returns the scenario with the values stated for its GPU.
[[nodiscard]] Scenario withStated(Scenario scenario, const DecisionQuestion& question);

/// "b200-sxm*128;h100-sxm*256": the rows of `questionText`.
[[nodiscard]] QString candidatesText(const QList<DecisionCandidate>& candidates);
/// "b200-sxm*128;h100-sxm*256;=plan.json|30||price|0.4", a file's path percent-encoded. The first candidate, the scenario of the window, is not
/// written.
[[nodiscard]] QString questionText(const DecisionQuestion& question);
/// Reads such a text; missing parts stay as in `question`.
[[nodiscard]] DecisionQuestion questionOfText(const QString& text, DecisionQuestion question);

}  // namespace shardscope
