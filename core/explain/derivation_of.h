// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/explain/derivation.h"

/// From records to derivations; private to `core/explain`. Names, units, formulas and sources come from core/text by id.
namespace shardscope {

/// Tells what an estimate knows of an end beside its text: whose data it is and how far it is to be trusted.
using Provenance = std::function<void(const Record&, Derivation&)>;

/// Returns the derivation of a record and everything below it, placed at `field`. A part without a field of its own stands below its parent's; brothers
/// of one name are numbered. Sizeable parts and the estimate's own numbers are explained once, and referred to after that.
[[nodiscard]] Derivation derivationOf(const Record& root, const std::string& field, const Provenance& provenance);

/// The part of the derivation of `root` at `place` that stands at `field`; null where there is none.
[[nodiscard]] const Record* partAt(const Record& root, const std::string& place, std::string_view field);

}  // namespace shardscope
