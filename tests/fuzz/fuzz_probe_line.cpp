// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "probe/protocol/message.h"

using namespace shardscope::probe;

/// Any bytes as a line of shardscope-probe: a message or none, never an exception; a message is written so that it reads back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::optional<Message> message = parseMessage(std::string_view(reinterpret_cast<const char*>(data), size));
    if (!message)
        return 0;
    const std::string line = messageLine(*message);
    const std::optional<Message> again = parseMessage(line);
    if (line.find('\n') != std::string::npos || !again || messageLine(*again) != line)
        std::abort();
    return 0;
}
