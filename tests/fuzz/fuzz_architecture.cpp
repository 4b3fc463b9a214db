// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/architecture_json.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/text/error_text.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as a flat architecture: a model that survives being written, or an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Result<Json> json = parseJson(fuzz::asText(data, size), "fuzz");
    if (!json) {
        fuzz::require(!errorText(json.error()).empty());
        return 0;
    }
    const Result<Architecture> model = readArchitecture(*json, "fuzz", "");
    if (!model) {
        fuzz::require(model.error().code != ErrorCode::Internal && !errorText(model.error()).empty());
        return 0;
    }
    fuzz::require(countParameters(*model).active <= countParameters(*model).total);
    const Result<Architecture> again = readArchitecture(writeArchitecture(*model), "fuzz", "");
    fuzz::require(again.hasValue() && countParameters(*again).total == countParameters(*model).total);
    return 0;
}
