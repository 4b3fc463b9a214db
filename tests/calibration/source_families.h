// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace shardscope::calibration {

/// A source whose runs share author, model zoo and framework with runs of another source: their errors are not independent.
struct FamilyMember {
    std::string_view source;
    std::string_view framework;  ///< of a source that collected several; empty: all its runs
    std::string_view family;
};

/// A family of sources: several that are left out of a fit together, and why.
struct Family {
    std::string_view name;
    std::string_view reason;
};

[[nodiscard]] std::span<const FamilyMember> familyMembers();
[[nodiscard]] std::span<const Family> families();

/// Returns the family of a source's runs with a framework. A source without relatives is a family of its own, under its own name.
[[nodiscard]] std::string familyOf(std::string_view source, std::string_view framework);

}  // namespace shardscope::calibration
