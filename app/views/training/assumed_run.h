// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "core/field/parameters.h"

namespace shardscope {

class Estimate;
struct Scenario;

/// Holds what a published source says of a field that the scenario leaves open.
struct AssumedField {
    QString path;
    Value value;
    QString source;  ///< "20 tokens a parameter (Hoffmann et al. 2022)"
};

/// For every open field of a training of which something sensible is published; those that are set are left alone.
[[nodiscard]] QList<AssumedField> assumedFields(const Estimate& estimate);
/// With all of them set.
[[nodiscard]] Scenario withAssumed(Scenario scenario, const QList<AssumedField>& fields);

}  // namespace shardscope
