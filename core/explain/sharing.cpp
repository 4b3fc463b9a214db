// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>
#include <unordered_map>

#include "core/explain/quantity.h"

namespace shardscope {
namespace {

/// Smaller parts are read faster than looked up.
constexpr std::size_t kSizeable = 8;

/// A part as it was before anything of it was shared.
struct Measure {
    std::size_t size = 1;
    std::size_t hash = 0;  ///< of everything but where it stands
};

class Sharing {
public:
    explicit Sharing(Derivation& root)
    {
        measure(root);
        std::size_t index = 0;
        share(root, index);
    }

private:
    Measure measure(const Derivation& derivation)
    {
        const std::size_t index = m_measures.size();
        m_measures.emplace_back();
        Measure total;
        const auto mix = [&](std::size_t value) { total.hash = total.hash * 1099511628211U + value; };
        mix(std::hash<std::string>()(derivation.name));
        mix(std::hash<std::string>()(derivation.formula));
        mix(std::hash<double>()(derivation.value));
        for (const Derivation& input : derivation.inputs) {
            const Measure part = measure(input);
            mix(part.hash);
            total.size += part.size;
        }
        return m_measures[index] = total;
    }

    /// `index`: of the part in `m_measures`, which are in the order of this walk.
    void share(Derivation& derivation, std::size_t& index)
    {
        const Measure own = m_measures[index];
        if (own.size >= kSizeable) {
            const auto [first, isNew] = m_firstField.emplace(own.hash, &derivation.field);
            if (!isNew) {
                derivation.field = *first->second;
                derivation.combine = Combine::Reference;
                derivation.inputs.clear();
                index += own.size;
                return;
            }
        }
        ++index;
        for (Derivation& input : derivation.inputs)
            share(input, index);
    }

    std::vector<Measure> m_measures;
    std::unordered_map<std::size_t, const std::string*> m_firstField;
};

}  // namespace

void shareEqualParts(Derivation& derivation) { Sharing sharing(derivation); }

}  // namespace shardscope
