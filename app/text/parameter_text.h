// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

#include "core/field/parameters.h"
#include "widgets/text/typed_quantity.h"

namespace shardscope {

[[nodiscard]] inline QString toText(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// Return the label and the description of a field in the reader's language.
[[nodiscard]] QString parameterLabel(const Parameter& parameter);
[[nodiscard]] QString parameterDescription(const Parameter& parameter);
/// Returns the label inside a sentence: "tensor parallel", but "GPU".
[[nodiscard]] QString labelInSentence(const Parameter& parameter);
/// Returns a value for people: "8,192", "on", "automatic", "1f1b".
[[nodiscard]] QString valueText(const Parameter& parameter, const Value& value);

/// Returns the factor of "k" in this field.
[[nodiscard]] SuffixBase suffixBaseOf(const Parameter& parameter);
/// Returns the value that a person typed for this field: "8", "16k", "on", "automatic", "1f1b". Empty where it cannot be read as one.
[[nodiscard]] std::optional<Value> typedValue(const Parameter& parameter, const QString& typed);

}  // namespace shardscope
