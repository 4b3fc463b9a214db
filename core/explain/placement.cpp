// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/explain/quantity.h"

namespace shardscope {
namespace {

std::string segment(std::string_view id)
{
    std::string text(id);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '/' || c == '~' || c == ' '; }, '-');
    return text;
}

const Derivation* find(const Derivation& root, std::string_view field)
{
    if (root.field == field && root.isExplained())
        return &root;
    for (const Derivation& input : root.inputs) {
        if (const Derivation* found = find(input, field))
            return found;
    }
    return nullptr;
}

void resolveReferences(Derivation& derivation, const Derivation& part, const Derivation& root)
{
    for (Derivation& input : derivation.inputs) {
        if (input.combine == Combine::Reference && find(part, input.field) == nullptr) {
            if (const Derivation* target = find(root, input.field))
                input = Derivation(*target);
        }
        resolveReferences(input, part, root);
    }
}

}  // namespace

void placeBelow(Derivation& derivation)
{
    Derivations& inputs = derivation.inputs;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        std::string& field = inputs[i].field;
        if (field.empty() || field.front() != '/') {
            const std::string below = derivation.field + "/" + segment(field);
            field = below;
            const auto isTaken = [&](const Derivation& brother) { return brother.field == field; };
            const auto end = inputs.begin() + static_cast<std::ptrdiff_t>(i);
            for (int number = 2; std::any_of(inputs.begin(), end, isTaken); ++number)
                field = below + "-" + std::to_string(number);
        }
        placeBelow(inputs[i]);
    }
}

std::optional<Derivation> partOf(const Derivation& root, std::string_view field)
{
    const Derivation* found = find(root, field);
    if (found == nullptr)
        return std::nullopt;
    Derivation part = *found;
    resolveReferences(part, part, root);
    return part;
}

}  // namespace shardscope
