// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace shardscope {

/// A language that nobody speaks: accents on every letter, brackets around every text and a third more of it. What is seen without brackets was never
/// given to a translator; what is cut would be cut in German.
class PseudoTranslator : public QTranslator {
    Q_OBJECT
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;
};

/// "⟦Ŝţéþ ţîɱé ~~⟧": fields (%1, {}), mnemonics and tags stay as they are.
[[nodiscard]] QString pseudoText(const QString& english);
inline constexpr QChar kPseudoBegin(u'⟦');
inline constexpr QChar kPseudoEnd(u'⟧');

}  // namespace shardscope
