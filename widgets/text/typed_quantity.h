// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <optional>

namespace shardscope {

/// The base of the suffixes k, M, B and T. Lengths of sequences are counted in powers of two ("128k" are 131,072 tokens), everything else
/// in powers of a thousand ("8M" are 8,000,000).
enum class SuffixBase { Decimal, Binary };

/// Returns the quantity that a person typed, with its suffix and the name of its unit: "128k", "8M tokens", "1.5T", "25 MiB", "64 GPUs".
[[nodiscard]] std::optional<double> parseQuantity(const QString& typed, SuffixBase base = SuffixBase::Decimal,
                                                  const QLocale& locale = QLocale());

/// Returns "8k", "128k", "1M" where a length is a whole number of them, else all its digits; `parseQuantity` reads it back.
[[nodiscard]] QString lengthText(double tokens, const QLocale& locale = QLocale());

}  // namespace shardscope
