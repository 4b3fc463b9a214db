// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/refusal_text.h"

#include "core/text/error_text.h"
#include "core/text/finding_text.h"
#include "core/validate/validation.h"

namespace shardscope {

std::string refusalText(const Refusal& refusal)
{
    std::string text = refusal.error ? errorText(*refusal.error) : std::string();
    for (const Finding& finding : refusal.findings)
        text += (text.empty() ? "" : " ") + findingText(finding);
    return text;
}

}  // namespace shardscope
