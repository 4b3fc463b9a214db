// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <span>

namespace shardscope {

struct Parameter;

/// Another word that people use for a field, for one of its values, or for a command.
struct PaletteAlias {
    const char* word;
    const char* target;  ///< the path of the field, or the id of the command
    const char* value;   ///< of the field; null: any
};

[[nodiscard]] std::span<const PaletteAlias> paletteAliases();

/// Returns the short name of a field: its key, unless that is ambiguous: another field has the same, or it is one of the overlaps
/// ("tensor").
[[nodiscard]] QString shortNameOf(const Parameter& parameter);
/// Returns the names from a field's declaration, in lower case: path, label, and short name.
[[nodiscard]] QStringList ownNamesOf(const Parameter& parameter);
/// Returns these and its aliases. Precondition: it is one of `parameters()`.
[[nodiscard]] const QStringList& namesOf(const Parameter& parameter);
/// Returns the aliases of a command, or of a value of a field.
[[nodiscard]] QStringList aliasesOf(const QString& target, const QString& value = {});

}  // namespace shardscope
