// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/derivation_of.h"

#include <algorithm>
#include <unordered_map>

#include "core/text/quantity_text.h"

namespace shardscope {
namespace {

/// Smaller parts are read faster than looked up.
constexpr std::size_t kSizeable = 8;

/// A subject is said as a text: it is a word that the languages may know, or a name that they leave as it is.
Message about(std::string_view text, std::string_view subject)
{
    return text.find("{}") == std::string_view::npos ? Message(text) : Message(text, {Message(subject)});
}

bool isPointer(std::string_view id) { return !id.empty() && id.front() == '/'; }

std::string segmentOf(std::string_view id)
{
    std::string segment(id);
    std::replace_if(
        segment.begin(), segment.end(), [](char c) { return c == '/' || c == '~' || c == ' '; }, '-');
    return segment;
}

/// Where each input of a part at `place` stands.
std::vector<std::string> placesOf(const Record& record, const std::string& place)
{
    std::vector<std::string> places;
    places.reserve(record.inputs.size());
    for (std::size_t i = 0; i < record.inputs.size(); ++i) {
        const Record& input = *record.inputs[i];
        if (!input.field.empty() || isPointer(input.id)) {
            places.emplace_back(input.field.empty() ? input.id : input.field);
            continue;
        }
        const auto isAlike = [&](const Record* other) { return other->id == input.id && other->field.empty(); };
        const auto alike = std::count_if(record.inputs.begin(), record.inputs.begin() + static_cast<std::ptrdiff_t>(i), isAlike);
        std::string& own = places.emplace_back(place);
        own.append("/").append(segmentOf(input.id));
        if (alike > 0)
            own.append("-").append(std::to_string(alike + 1));
    }
    return places;
}

class Writer {
    static constexpr std::size_t kUsualParts = 2048;

public:
    explicit Writer(const Provenance& provenance) : m_provenance(provenance)
    {
        m_places.reserve(kUsualParts);
        m_sizes.reserve(kUsualParts);
    }

    Derivation write(const Record& record, const std::string& place)
    {
        Derivation result;
        describe(record, result);
        result.field = place;
        if (record.combine == Combine::Reference || record.inputs.empty())
            return result;
        const auto [seen, isNew] = m_places.emplace(&record, place);
        if (!isNew && (!record.field.empty() || sizeOf(record) >= kSizeable)) {
            result.field = seen->second;
            result.combine = Combine::Reference;
            return result;
        }
        const std::vector<std::string> places = placesOf(record, place);
        result.inputs.reserve(places.size());
        for (std::size_t i = 0; i < places.size(); ++i)
            result.inputs.push_back(write(*record.inputs[i], places[i]));
        return result;
    }

private:
    void describe(const Record& record, Derivation& result) const
    {
        const QuantityText& text = quantityText(record.id);
        result.name = about(text.name, record.subject);
        result.value = record.value;
        result.unit = text.unit;
        result.formula = about(text.formula, record.subject);
        result.combine = record.combine;
        result.source = about(text.source, record.subject);
        if (record.inputs.empty())
            m_provenance(record, result);
    }

    std::size_t sizeOf(const Record& record)
    {
        if (const auto known = m_sizes.find(&record); known != m_sizes.end())
            return known->second;
        std::size_t size = 1;
        for (const Record* input : record.inputs)
            size += sizeOf(*input);
        return m_sizes[&record] = size;
    }

    const Provenance& m_provenance;
    std::unordered_map<const Record*, std::string> m_places;
    std::unordered_map<const Record*, std::size_t> m_sizes;
};

bool isAtOrBelow(std::string_view field, std::string_view place)
{
    return field.starts_with(place) && (field.size() == place.size() || field[place.size()] == '/');
}

}  // namespace

Derivation derivationOf(const Record& root, const std::string& field, const Provenance& provenance)
{
    return Writer(provenance).write(root, field);
}

const Record* partAt(const Record& root, const std::string& place, std::string_view field)
{
    if (field == place)
        return &root;
    const std::vector<std::string> places = placesOf(root, place);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (root.inputs[i]->combine != Combine::Reference && isAtOrBelow(field, places[i])) {
            if (const Record* part = partAt(*root.inputs[i], places[i], field))
                return part;
        }
    }
    return nullptr;
}

std::optional<double> recomputed(const Derivation& derivation)
{
    std::vector<double> inputs;
    for (const Derivation& input : derivation.inputs)
        inputs.push_back(input.value);
    return combined(derivation.combine, inputs);
}

}  // namespace shardscope
