// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/communication.h"

namespace shardscope {

/// Bytes that one GPU sends: to GPUs of its own scale-up domain (NVLink), and beyond it, over its NIC.
struct Wires {
    Bytes domain;
    Bytes network;

    [[nodiscard]] Bytes total() const { return domain + network; }
    Wires& operator+=(const Wires& other)
    {
        domain += other.domain;
        network += other.network;
        return *this;
    }
    friend Wires operator*(const Wires& wires, double times) { return {wires.domain * times, wires.network * times}; }
};

/// The placement of one member of a process group.
struct GroupPlace {
    int ranks = 1;             ///< of the group
    int inDomain = 1;          ///< ranks in this member's scale-up domain, itself included
    bool nextInDomain = true;  ///< whether the next member (cyclic, in the group's order) is in the domain too

    [[nodiscard]] bool spansDomains() const { return inDomain < ranks; }
    bool operator==(const GroupPlace&) const = default;
};

/// Returns the bytes that each member of a group of `ranks` sends for one collective of `size`, as nccl-tests defines it. A ring moves
/// 2·(n−1)/n of an all-reduce and (n−1)/n of an all-gather or a reduce-scatter, the least for any algorithm without help of the switch
/// (Patarasuk and Yuan 2009, "Bandwidth optimal all-reduce algorithms", section 3); an all-to-all sends each of the n − 1 others its part.
/// Send/receive sends its whole size. Nothing in a group of one.
[[nodiscard]] Bytes sentBytes(CollectiveKind kind, Bytes size, int ranks);

/// Returns the bytes that each member sends out of its domain or its pod, with `inside` members of the group in each, in the mean over the
/// members. A ring passes through each of them as a whole and leaves it once, as does a chain of sends; an all-to-all sends each member
/// outside its part.
[[nodiscard]] Bytes sentOutOf(CollectiveKind kind, Bytes size, int ranks, int inside);

/// Returns the same bytes, split into domain and network. A ring that passes through each domain as a whole leaves it once; NCCL's channels
/// leave it by different GPUs, so that each member's NIC takes an equal share, 1/inDomain of what a member sends. An all-to-all sends each
/// member of the domain its part inside. Send/receive goes to the next member.
/// Invariant: domain + network = sentBytes.
[[nodiscard]] Wires wiresOf(CollectiveKind kind, Bytes size, const GroupPlace& place);

}  // namespace shardscope
