// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/playbook_json.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as a playbook: nothing of one that is read is lost when it is written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Result<Playbook> playbook = parsePlaybook(fuzz::asText(data, size), "fuzz");
    if (!playbook) {
        fuzz::requireTold(playbook.error());
        return 0;
    }
    const std::string written = playbookText(*playbook);
    const Result<Playbook> again = parsePlaybook(written, "written");
    fuzz::require(again.hasValue() && playbookText(*again) == written && again->rules == playbook->rules);
    return 0;
}
