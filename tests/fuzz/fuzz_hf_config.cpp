// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/architecture_json.h"
#include "core/io/huggingface/import.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/model/validate.h"
#include "core/text/error_text.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as a config.json: a model whose counts add up and that survives being written, or an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Result<Architecture> model = importHuggingFaceConfig(fuzz::asText(data, size), "fuzz");
    if (!model) {
        fuzz::require(model.error().code != ErrorCode::Internal && !errorText(model.error()).empty());
        return 0;
    }
    fuzz::require(validateArchitecture(*model).hasValue());
    const ParameterCount count = countParameters(*model);
    std::int64_t sum = 0;
    for (const std::int64_t elements : count.byKind)
        sum += elements;
    fuzz::require(sum == count.total && count.active > 0 && count.active <= count.total && count.mtp >= 0);
    fuzz::require(trainingFlopPerToken(*model, 4096).value() > 0);
    const Result<Architecture> again = readArchitecture(writeArchitecture(*model), "fuzz", "");
    fuzz::require(again.hasValue() && *again == *model);
    return 0;
}
