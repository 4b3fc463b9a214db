// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lengths/packing.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

#include "core/lengths/padding.h"

namespace shardscope {
namespace {

/// The room left in each of many slots, as a tree of maxima: the first slot with enough is found in logarithmic time.
class RoomTree {
public:
    RoomTree(std::size_t count, double room)
    {
        while (m_leaves < count)
            m_leaves *= 2;
        m_room.assign(2 * m_leaves, room);
    }

    /// Returns the first slot with so much room and takes it. Precondition: there is one.
    std::size_t take(double tokens)
    {
        std::size_t node = 1;
        while (node < m_leaves)
            node = m_room[2 * node] >= tokens ? 2 * node : 2 * node + 1;
        const std::size_t slot = node - m_leaves;
        m_room[node] -= tokens;
        while (node /= 2)
            m_room[node] = std::max(m_room[2 * node], m_room[2 * node + 1]);
        return slot;
    }

private:
    std::size_t m_leaves = 1;
    std::vector<double> m_room;
};

/// The tokens that a slot takes.
double roomOf(const PackingRule& rule) { return rule.slotTokens - std::fmod(rule.slotTokens, static_cast<double>(rule.multiple)); }

/// A document as a slot takes it.
struct Cut {
    double useful = 0;
    double tokens = 0;  ///< with its padding
};

/// Documents in falling length, cut to the slot.
std::vector<Cut> cutToSlot(std::vector<double> documents, const PackingRule& rule)
{
    std::sort(documents.begin(), documents.end(), std::greater<>());
    const double room = roomOf(rule);
    std::vector<Cut> cuts;
    cuts.reserve(documents.size());
    for (const double document : documents)
        cuts.push_back({std::min(document, room), paddedTo(std::min(document, room), rule.multiple)});
    return cuts;
}

void put(const Cut& document, PackedSlot& slot, const DocumentWork& work)
{
    ++slot.documents;
    slot.tokens += document.tokens;
    slot.usefulTokens += document.useful;
    slot.squares += document.tokens * document.tokens;
    slot.work += work.of(document.tokens);
}

/// Slots in the order of their work.
class LeastWork {
public:
    explicit LeastWork(double room) : m_room(room) {}

    void add(double work, std::size_t slot) { m_slots.emplace(work, slot); }

    /// Returns the slot with the least work that has room, and takes it out; empty: there is none. Slots without room for `least` tokens are
    /// not seen again.
    std::optional<std::size_t> take(double tokens, double least, const std::vector<PackedSlot>& filled)
    {
        for (auto each = m_slots.begin(); each != m_slots.end();) {
            const std::size_t slot = each->second;
            const double room = m_room - filled[slot].tokens;
            if (room >= tokens) {
                m_slots.erase(each);
                return slot;
            }
            each = room < least ? m_slots.erase(each) : std::next(each);
        }
        return std::nullopt;
    }

private:
    double m_room;
    std::set<std::pair<double, std::size_t>> m_slots;
};

constexpr double kSlots = 1024;
constexpr double kFewestDocuments = 4096;
constexpr double kMostDocuments = double(1 << 16);

std::vector<double> documentsToPack(const LengthDistribution& lengths, const PackingRule& rule)
{
    const double perSlot = rule.slotTokens / lengths.cutAt(rule.slotTokens).mean();
    const double count = std::clamp(std::ceil(kSlots * perSlot), kFewestDocuments, kMostDocuments);
    return typicalDocuments(lengths, static_cast<std::size_t>(count));
}

}  // namespace

PackedSlot Packing::sum() const
{
    PackedSlot all;
    for (const PackedSlot& slot : filled) {
        all.documents += slot.documents;
        all.tokens += slot.tokens;
        all.usefulTokens += slot.usefulTokens;
        all.squares += slot.squares;
        all.work += slot.work;
    }
    return all;
}

double Packing::fillShare() const { return sum().usefulTokens / (slotTokens * static_cast<double>(filled.size())); }

double Packing::documentsPerSlot() const { return static_cast<double>(sum().documents) / static_cast<double>(filled.size()); }

Packing packFirstFit(std::vector<double> documents, const PackingRule& rule, const DocumentWork& work)
{
    RoomTree rooms(documents.size(), roomOf(rule));
    Packing packing{rule.slotTokens, {}};
    for (const Cut& document : cutToSlot(std::move(documents), rule)) {
        const std::size_t index = rooms.take(document.tokens);
        if (index == packing.filled.size())
            packing.filled.emplace_back();
        put(document, packing.filled[index], work);
    }
    return packing;
}

Packing packByWork(std::vector<double> documents, const PackingRule& rule, const DocumentWork& work)
{
    Packing packing{rule.slotTokens, std::vector<PackedSlot>(packFirstFit(documents, rule, work).filled.size())};
    const std::vector<Cut> cuts = cutToSlot(std::move(documents), rule);
    LeastWork least(roomOf(rule));
    for (std::size_t slot = 0; slot < packing.filled.size(); ++slot)
        least.add(0, slot);
    for (const Cut& document : cuts) {
        const std::optional<std::size_t> found = least.take(document.tokens, cuts.back().tokens, packing.filled);
        const std::size_t slot = found.value_or(packing.filled.size());
        if (!found)
            packing.filled.emplace_back();
        put(document, packing.filled[slot], work);
        least.add(packing.filled[slot].work, slot);
    }
    std::erase_if(packing.filled, [](const PackedSlot& slot) { return slot.documents == 0; });
    return packing;
}

Packing packFirstFit(const LengthDistribution& lengths, const PackingRule& rule, const DocumentWork& work)
{
    return packFirstFit(documentsToPack(lengths, rule), rule, work);
}

Packing packByWork(const LengthDistribution& lengths, const PackingRule& rule, const DocumentWork& work)
{
    return packByWork(documentsToPack(lengths, rule), rule, work);
}

}  // namespace shardscope
