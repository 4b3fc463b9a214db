// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "core/launch/launch_kind.h"

namespace shardscope {

/// How a file is written, as far as that tells whose it can be.
enum class FileForm {
    Json,
    Python,
    Toml,
    TrainerCommand,  ///< a script that starts a trainer with its settings as flags
    Script,
    Plain,  ///< YAML, or bare flags
};

/// Whether a file has what is told a kind by.
enum class Sign {
    None,
    Weak,  ///< it is of the kind where no other has a clear one
    Clear,
};

[[nodiscard]] constexpr Sign clearIf(bool holds) { return holds ? Sign::Clear : Sign::None; }

/// A file of which it is asked whose it is. Lines that are comments of YAML, a shell or Python are left out: what they mention is not what
/// the file says.
class LaunchSource {
public:
    using Words = std::initializer_list<std::string_view>;

    LaunchSource(std::string_view text, std::string_view file);

    [[nodiscard]] FileForm form() const { return m_form; }
    /// Whose trainer's command it is.
    [[nodiscard]] std::optional<LaunchKind> command() const { return m_command; }
    /// Whether it consists of keys and values, and is no table of TOML.
    [[nodiscard]] bool hasKeys() const { return m_form == FileForm::Json || m_form == FileForm::Plain; }
    /// Whether a command or flags may stand there.
    [[nodiscard]] bool hasFlags() const { return m_form == FileForm::Script || m_form == FileForm::Plain; }

    /// Whether one of these stands in it.
    [[nodiscard]] bool contains(Words parts) const;
    /// Whether one of these stands there as a key of YAML or JSON: by itself, with a colon after it.
    [[nodiscard]] bool hasKey(Words keys) const;
    /// The same of keys that stand at the very left.
    [[nodiscard]] bool hasTopKey(Words keys) const;
    /// Whether a table of TOML begins so: "[model]".
    [[nodiscard]] bool hasTable(std::string_view table) const;
    /// The word after a key and its colon, without quotes.
    [[nodiscard]] std::string_view wordAfter(std::string_view key) const;

private:
    std::string m_text;
    std::optional<LaunchKind> m_command;
    FileForm m_form = FileForm::Plain;
};

}  // namespace shardscope
