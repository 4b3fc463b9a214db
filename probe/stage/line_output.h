// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <string>

#include "probe/protocol/message.h"

namespace shardscope::probe {

/// A file descriptor for messages; lines of several threads are not mixed.
class LineOutput {
public:
    explicit LineOutput(int descriptor) : m_descriptor(descriptor) {}

    /// Writes a message. Returns false once the reader is gone.
    bool write(const Message& message);
    bool writeLine(std::string line);

private:
    std::mutex m_mutex;
    int m_descriptor;
    bool m_isBroken = false;
};

}  // namespace shardscope::probe
