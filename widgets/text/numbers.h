// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <optional>

namespace shardscope {

/// Powers of 1024 (GiB, what tools report) or of 1000 (GB, what datasheets print).
enum class ByteUnit { Binary, Decimal };

/// Bytes in one "GiB" or "GB".
[[nodiscard]] double bytesPerGiga(ByteUnit unit);
[[nodiscard]] QString gigaName(ByteUnit unit);

/// Numbers for people. Every function takes the reader's locale; "–" stands for what is not a finite number.

/// "61.2": gigabytes without their unit, one decimal below 100, none above.
[[nodiscard]] QString gigaFigure(double bytes, ByteUnit unit = ByteUnit::Binary, const QLocale& locale = QLocale());
/// "61.2 GiB", "512 MiB", "80 B": the largest unit in which the figure is at least 1.
[[nodiscard]] QString bytesText(double bytes, ByteUnit unit = ByteUnit::Binary, const QLocale& locale = QLocale());
/// "65,712,345,088 bytes".
[[nodiscard]] QString exactBytesText(double bytes, const QLocale& locale = QLocale());
/// "8.4 M", "70.6 B", "1,024": three significant digits from ten thousand on.
[[nodiscard]] QString countText(double count, const QLocale& locale = QLocale());
/// "4.5 %" of a share of 0.045.
[[nodiscard]] QString percentText(double share, const QLocale& locale = QLocale());
/// "12.9 s", "3.1 ms", "4 h 12 min", "267 days".
[[nodiscard]] QString durationText(double seconds, const QLocale& locale = QLocale());
/// Whether a number's text has no digit but zeros: rounding left nothing of it.
[[nodiscard]] bool readsAsNothing(const QString& text);
/// `text` of the amount with a sign before it: "+14 %", "−1.8 s" (a true minus sign). An amount that its text rounds to zero has none.
[[nodiscard]] QString signedText(double value, const QString& textOfAmount);

/// Returns what a person typed: "8192", "8,192", "8.4M", "8.4 m", "16k", "2Mi". Suffixes are decimal, with an i binary.
[[nodiscard]] std::optional<double> parseCount(const QString& typed, const QLocale& locale = QLocale());

}  // namespace shardscope
