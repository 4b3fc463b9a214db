// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/explain/derivation.h"

/// From records to derivations; private to `core/explain`. Names, units, formulas and sources come from core/text by id.
namespace shardscope {

/// Adds to a leaf what the estimate knows besides its text: the source of the data and its trust.
using Provenance = std::function<void(const Record&, Derivation&)>;

/// Returns the derivation of a record and everything below it, placed at `field`. A part without a field of its own gets a pointer below
/// its parent's; siblings of one name are numbered. Large parts and the estimate's own numbers are explained once and referred to
/// afterwards.
[[nodiscard]] Derivation derivationOf(const Record& root, const std::string& field, const Provenance& provenance);

/// Returns the part with pointer `field` in the derivation of `root`, which is at `place`; null where there is none.
[[nodiscard]] const Record* partAt(const Record& root, const std::string& place, std::string_view field);

}  // namespace shardscope
