// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "probe/io/line_reader.h"
#include "probe/io/poller.h"

namespace shardscope::probe {

/// The requests that end the run: SIGTERM, SIGINT and SIGHUP, "cancel" on standard input, and its end where the program is attached to its
/// parent.
class CancelRequests {
public:
    CancelRequests(Poller& poller, bool endsWithInput);
    CancelRequests(const CancelRequests&) = delete;
    CancelRequests& operator=(const CancelRequests&) = delete;

    [[nodiscard]] bool isAsked() const { return m_isAsked; }
    void ask() { m_isAsked = true; }

private:
    LineReader m_input;
    bool m_isAsked = false;
};

}  // namespace shardscope::probe
