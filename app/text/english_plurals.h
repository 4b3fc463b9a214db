// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace shardscope {

/// Returns the text with the plural endings for `n`; empty where the text has none.
[[nodiscard]] QString englishPlural(const char* source, int n);

/// English itself needs a catalogue for its plurals: "%n stage(s)" is "1 stage" and "2 stages". The endings in brackets suffice, so that no
/// file is needed.
class EnglishPlurals : public QTranslator {
    Q_OBJECT
public:
    using QTranslator::QTranslator;
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;
};

}  // namespace shardscope
