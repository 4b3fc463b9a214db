// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/derivation_text.h"
#include "app/cli/handlers.h"
#include "core/estimate/estimate.h"
#include "core/explain/explain.h"
#include "core/io/answers.h"

namespace shardscope::cli {

Result<Answer> runExplain(const Invocation& invocation)
{
    return answerWithEstimate(invocation, [&](const Estimate& estimate) -> Result<Answer> {
        const Result<Derivation> derivation = explain(estimate, invocation.arguments[1]);
        if (!derivation)
            return derivation.error();
        return Answer{invocation.json() ? derivationToJson(*derivation) : derivationText(*derivation, invocation.terminal)};
    });
}

}  // namespace shardscope::cli
