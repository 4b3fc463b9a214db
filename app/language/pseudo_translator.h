// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace shardscope {

/// A pseudo-language for tests: accents on every letter, brackets around every text, and a third more length. Text without brackets was
/// never given to a translator; text that is cut would be cut in German.
class PseudoTranslator : public QTranslator {
    Q_OBJECT
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;
};

/// Returns "⟦Ŝţéþ ţîɱé ~~⟧"; fields (%1, {}), mnemonics and tags stay unchanged.
[[nodiscard]] QString pseudoText(const QString& english);
inline constexpr QChar kPseudoBegin(u'⟦');
inline constexpr QChar kPseudoEnd(u'⟧');

}  // namespace shardscope
