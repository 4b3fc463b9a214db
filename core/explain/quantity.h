// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/derivation.h"

/// How derivations are put together; private to `core/explain`. Names, units, formulas and sources come from core/text by id.
namespace shardscope {

using Derivations = std::vector<Derivation>;

/// Field, name and the rest from the text `id`; its "{}" becomes `subject`. The field is relative (see `placeBelow`),
/// unless the id is a pointer.
[[nodiscard]] Derivation quantity(std::string_view id, Combine combine, double value, Derivations inputs = {},
                                  std::string_view subject = {});

/// The same, the value being computed from the inputs.
[[nodiscard]] Derivation sum(std::string_view id, Derivations inputs, std::string_view subject = {});
[[nodiscard]] Derivation product(std::string_view id, Derivations inputs, std::string_view subject = {});
[[nodiscard]] Derivation quotient(std::string_view id, Derivations inputs, std::string_view subject = {});
[[nodiscard]] Derivation maximum(std::string_view id, Derivations inputs, std::string_view subject = {});

/// What the inputs give for a combination that can be recomputed; empty for the others.
[[nodiscard]] std::optional<double> recomputed(const Derivation& derivation);

/// Gives every quantity without an absolute field one below its parent's; brothers of one name are numbered.
void placeBelow(Derivation& derivation);

/// Keeps the first of equal sizeable parts and makes references to it of the others.
void shareEqualParts(Derivation& derivation);

/// The part of `root` with this field, with the references that lead out of it replaced by what they refer to; empty if there is none.
[[nodiscard]] std::optional<Derivation> partOf(const Derivation& root, std::string_view field);

}  // namespace shardscope
