// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/advice_rules_json.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as a user's rules: each rule sets existing fields, or there is an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Result<AdviceRules> rules = parseAdviceRules(fuzz::asText(data, size), "fuzz");
    if (!rules) {
        fuzz::requireTold(rules.error());
        return 0;
    }
    for (const AdviceRule& rule : rules->rules) {
        for (const Technique& technique : rule.techniques) {
            for (const FieldValues& field : technique.fields)
                fuzz::require(field.parameter != nullptr);
        }
    }
    return 0;
}
