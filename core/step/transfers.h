// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/communication.h"
#include "core/base/term.h"
#include "core/base/units.h"

namespace shardscope {

struct CostInputs;
struct Operator;

/// The seconds of one operator's collective on one rank in one pass.
struct Transfer {
    Collective collective;
    Seconds seconds;  ///< all `collective.count` of them, hidden or not
    Seconds exposed;  ///< that the compute stream waits
    /// The records of the two, if a recorder listens.
    const Record* sent = nullptr;
    const Record* waited = nullptr;
};

/// The transfers of one operator in one direction, and a ring's wait for its busiest rank.
class TransferList {
public:
    void add(const Transfer& transfer) { m_items[m_size++] = transfer; }
    [[nodiscard]] std::span<const Transfer> items() const { return {m_items.data(), m_size}; }
    [[nodiscard]] Seconds seconds() const;
    [[nodiscard]] Seconds exposed() const;

    Seconds imbalance;  ///< exposed, with nothing sent
    const Record* imbalanceRecord = nullptr;

private:
    std::array<Transfer, 4> m_items{};
    std::size_t m_size = 0;
};

/// Returns the transfers. `compute`: seconds of the operator in this direction.
[[nodiscard]] TransferList transfersOf(const Operator& op, bool backward, Seconds compute, const CostInputs& inputs,
                                       const Terms& terms = {});

}  // namespace shardscope
