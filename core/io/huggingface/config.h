// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/json.h"

namespace shardscope::huggingface {

/// Names of one setting, in the order in which they are looked up: GPT-2's `n_embd` is Llama's `hidden_size`.
using Keys = std::initializer_list<std::string_view>;

[[nodiscard]] inline bool contains(const std::vector<std::int64_t>& layers, std::int64_t layer)
{
    return std::find(layers.begin(), layers.end(), layer) != layers.end();
}

/// One object of a config.json, read as transformers reads it: an absent key gives the class default, null is "not given".
/// The first problem is kept (with its JSON pointer); everything read after it gives a fallback, so that a reader is a plain
/// list of fields and the importer asks once, at the end.
class Config {
public:
    Config(const Json& object, std::string file, std::string pointer);

    /// Reads as part of a larger config, where transformers writes only values that differ from the class defaults.
    void setNested(const Config& outer) { m_outer = outer.m_object; }
    [[nodiscard]] bool nested() const { return m_outer != nullptr; }

    [[nodiscard]] bool has(std::string_view key) const { return given(key) != nullptr; }  ///< present and not null
    [[nodiscard]] bool isNull(std::string_view key) const;                                ///< present as null
    [[nodiscard]] bool isNumber(std::string_view key) const;
    [[nodiscard]] bool isObject(std::string_view key) const;
    [[nodiscard]] const Json* find(std::string_view key) const;
    [[nodiscard]] const Json* peek(std::string_view key) const;  ///< without its counting as read

    /// Returns a dimension, at least 1.
    [[nodiscard]] std::int64_t dimension(Keys keys, std::int64_t classDefault, std::int64_t largest);
    /// Returns a dimension that a complete config always states: its absence is an error unless the config is nested.
    [[nodiscard]] std::int64_t coreDimension(Keys keys, std::int64_t classDefault, std::int64_t largest);
    /// Returns a count, at least 0.
    [[nodiscard]] std::int64_t count(Keys keys, std::int64_t classDefault, std::int64_t largest);
    [[nodiscard]] std::optional<std::int64_t> given(Keys keys, std::int64_t smallest, std::int64_t largest);
    [[nodiscard]] double number(Keys keys, double classDefault, double smallest, double largest);
    /// Returns a flag by Python's truth: null is false.
    [[nodiscard]] bool flag(std::string_view key, bool classDefault);
    [[nodiscard]] std::string word(std::string_view key, std::string_view classDefault);
    /// Returns a list of words or of whole numbers; empty where absent or null.
    [[nodiscard]] std::optional<std::vector<std::string>> words(std::string_view key);
    [[nodiscard]] std::optional<std::vector<std::int64_t>> integers(std::string_view key, std::int64_t smallest, std::int64_t largest);
    /// Returns one word per layer. A list of another length is an error.
    [[nodiscard]] std::optional<std::vector<std::string>> wordPerLayer(std::string_view key, std::int64_t layers);
    [[nodiscard]] std::optional<std::vector<std::int64_t>> integerPerLayer(std::string_view key, std::int64_t smallest,
                                                                           std::int64_t largest, std::int64_t layers);
    /// Returns the layers that `key` calls `word`; without that key, the layers for which `rule(layer)` is true.
    template <typename Rule>
    [[nodiscard]] std::vector<bool> layersCalled(std::string_view word, std::string_view key, std::int64_t layers, Rule rule)
    {
        std::vector<bool> called;
        const auto words = wordPerLayer(key, layers);
        for (std::int64_t layer = 0; layer < layers; ++layer)
            called.push_back(words ? (*words)[static_cast<std::size_t>(layer)] == word : rule(layer));
        return called;
    }
    /// Returns an object inside this one; empty where absent or null.
    [[nodiscard]] std::optional<Config> child(std::string_view key);
    /// Returns the objects of a list, one per layer. A list of another length, or of anything else, is an error.
    [[nodiscard]] std::vector<Config> childPerLayer(std::string_view key, std::int64_t layers);
    /// Returns `tie_word_embeddings`: this config's own, else the enclosing wrapper's, else the class default.
    [[nodiscard]] bool tied(bool classDefault);

    void fail(ErrorCode code, std::vector<std::string> arguments, std::string_view key)
    {
        fail(Error{code, std::move(arguments), m_file, pointerTo(key)});
    }
    void fail(Error error);
    void contradiction(std::string what, std::string_view key) { fail(ErrorCode::Contradiction, {std::move(what)}, key); }
    /// Fails unless `divisor` divides `value`.
    void requireMultiple(std::int64_t value, std::string_view what, std::int64_t divisor, std::string_view of, std::string_view key);
    /// Fails unless as many query heads share each key/value head.
    void requireEvenGroups(std::int64_t heads, std::int64_t kvHeads, std::string_view key);
    void requireOnePerLayer(std::size_t entries, std::int64_t layers, std::string_view key);

    [[nodiscard]] bool failed() const { return m_error->has_value(); }
    [[nodiscard]] const Error& error() const { return **m_error; }
    [[nodiscard]] std::string pointerTo(std::string_view key) const { return m_pointer + pointerSegment(key); }
    [[nodiscard]] const std::string& file() const { return m_file; }
    /// Returns the keys of this object that nothing has asked for, but for those whose value (null, false, 0, an empty list) is an absence.
    [[nodiscard]] std::vector<std::string> unread() const;

private:
    [[nodiscard]] const Json* firstGiven(Keys keys, std::string_view& key) const;
    [[nodiscard]] const Json* given(std::string_view key) const;
    template <typename Read>
    auto read(std::string_view key, const Json* value, Read readValue);
    template <typename Entry, typename Read>
    std::optional<std::vector<Entry>> list(std::string_view key, Read readEntry);

    const Json* m_object;
    std::string m_file;
    std::string m_pointer;
    std::shared_ptr<std::optional<Error>> m_error;  ///< shared with children
    std::shared_ptr<std::set<std::string>> m_read;  ///< pointers of all keys that were looked up; shared with children
    const Json* m_outer = nullptr;
};

}  // namespace shardscope::huggingface
