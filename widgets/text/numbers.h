// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <optional>

namespace shardscope {

/// Powers of 1024 (GiB, as in tools) or of 1000 (GB, as in datasheets).
enum class ByteUnit { Binary, Decimal };

/// Returns the bytes in one "GiB" or "GB".
[[nodiscard]] double bytesPerGiga(ByteUnit unit);
[[nodiscard]] QString gigaName(ByteUnit unit);

/// Numbers for people. Every function takes the reader's locale; "–" stands for a value that is not finite.

/// Returns gigabytes without their unit, with one decimal below 100, none above: "61.2".
[[nodiscard]] QString gigaFigure(double bytes, ByteUnit unit = ByteUnit::Binary, const QLocale& locale = QLocale());
/// Returns bytes in the largest unit in which the figure is at least 1: "61.2 GiB", "512 MiB", "80 B".
[[nodiscard]] QString bytesText(double bytes, ByteUnit unit = ByteUnit::Binary, const QLocale& locale = QLocale());
/// Returns "65,712,345,088 bytes".
[[nodiscard]] QString exactBytesText(double bytes, const QLocale& locale = QLocale());
/// Returns a count with three significant digits from ten thousand on: "8.4 M", "70.6 B", "1,024".
[[nodiscard]] QString countText(double count, const QLocale& locale = QLocale());
/// Returns "4.5 %" for a share of 0.045.
[[nodiscard]] QString percentText(double share, const QLocale& locale = QLocale());
/// Returns "12.9 s", "3.1 ms", "4 h 12 min", "267 days".
[[nodiscard]] QString durationText(double seconds, const QLocale& locale = QLocale());
/// Returns whether a number's text has only zeros as digits after rounding.
[[nodiscard]] bool readsAsNothing(const QString& text);
/// Returns the text of an amount with its sign: "+14 %", "−1.8 s" (a true minus sign). An amount that rounds to zero has none.
[[nodiscard]] QString signedText(double value, const QString& textOfAmount);

/// Returns the number that a person typed: "8192", "8,192", "8.4M", "8.4 m", "16k", "2Mi". Suffixes are decimal, with an i binary.
[[nodiscard]] std::optional<double> parseCount(const QString& typed, const QLocale& locale = QLocale());

}  // namespace shardscope
