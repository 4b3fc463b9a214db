// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

#include "core/base/finding.h"
#include "core/model/operator_traits.h"
#include "core/text/message_text.h"

namespace shardscope {

/// Returns an English text of core (names of quantities, formulas, labels) in the reader's language; core itself knows only English.
[[nodiscard]] QString coreText(std::string_view english);
/// Returns a message of core, translated first and then filled.
[[nodiscard]] QString coreText(const Message& message);
/// Returns the reader's language and number format, for core's own functions.
[[nodiscard]] Locale readersLocale();

/// Returns the name of an operator: "attention output".
[[nodiscard]] QString operatorName(OperatorId id);

/// Returns the sentence of a finding, without the remedies, which are buttons.
[[nodiscard]] QString findingSentence(const Finding& finding);

/// Returns a number of a derivation as people write it: "61.2 GiB", "70.6 B parameters", "8,192 tokens".
[[nodiscard]] QString valueText(double value, std::string_view unit);
/// Returns all of its digits: "65,712,345,088 bytes".
[[nodiscard]] QString exactValueText(double value, std::string_view unit);

}  // namespace shardscope
