// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "core/field/parameters.h"

namespace shardscope {

class Estimate;
struct Scenario;

/// A published value of a field that the scenario leaves open.
struct AssumedField {
    QString path;
    Value value;
    QString source;  ///< "20 tokens a parameter (Hoffmann et al. 2022)"
};

/// Returns the assumptions for open fields of a training with a sensible published value; stated fields are left alone.
[[nodiscard]] QList<AssumedField> assumedFields(const Estimate& estimate);
/// Returns the scenario with all of them set.
[[nodiscard]] Scenario withAssumed(Scenario scenario, const QList<AssumedField>& fields);

}  // namespace shardscope
