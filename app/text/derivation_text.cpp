// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/derivation_text.h"

#include "app/text/core_text.h"
#include "app/text/trust_text.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr int kIndent = 2;

void append(QString& text, const Derivation& derivation, int depth)
{
    const QString margin(depth * kIndent, u' ');
    text += margin + derivationName(derivation) + QStringLiteral(" = ") + derivationExactValue(derivation);
    if (!derivation.formula.empty() && derivation.isExplained())
        text += QStringLiteral("  [") + coreText(derivation.formula) + u']';
    if (!derivation.source.empty())
        text += QStringLiteral("  — ") + coreText(derivation.source);
    if (derivation.trust)
        text += QStringLiteral(" (") + trustName(*derivation.trust) + u')';
    text += u'\n';
    for (const Derivation& input : derivation.inputs)
        append(text, input, depth + 1);
}

}  // namespace

QString derivationValue(const Derivation& derivation)
{
    if (derivation.combine == Combine::Comparison)
        return derivation.value > 0 ? tr("yes") : tr("no");
    return valueText(derivation.value, derivation.unit);
}

QString derivationExactValue(const Derivation& derivation)
{
    return derivation.combine == Combine::Comparison ? derivationValue(derivation) : exactValueText(derivation.value, derivation.unit);
}

QString derivationName(const Derivation& derivation) { return coreText(derivation.name); }

QString trustName(Trust trust)
{
    switch (trust) {
    case Trust::OfficialDocument:
        return tr("official document");
    case Trust::VendorTable:
        return tr("vendor table");
    case Trust::ThirdParty:
        return tr("third party");
    case Trust::Unverified:
        return tr("unverified");
    case Trust::Measured:
        return tr("measured");
    case Trust::UserGiven:
        return tr("given by you");
    }
    return {};
}

Standing standingOf(Trust trust)
{
    switch (trust) {
    case Trust::OfficialDocument:
    case Trust::Measured:
        return Standing::Good;
    case Trust::VendorTable:
    case Trust::UserGiven:
        return Standing::Hint;
    default:
        return Standing::Warning;
    }
}

QString derivationBand(const Derivation& derivation)
{
    if (!derivation.band)
        return {};
    const TrustedFigure figure = derivation.unit == "bytes" ? TrustedFigure::Memory : TrustedFigure::Time;
    return bandSentence(derivation.band->width, derivation.band->ends, figure) + u'\n' + trustLines(derivation.band->trust);
}

QString derivationText(const Derivation& derivation)
{
    QString text;
    append(text, derivation, 0);
    return derivation.band ? text + u'\n' + derivationBand(derivation) + u'\n' : text;
}

}  // namespace shardscope
