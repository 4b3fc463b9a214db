// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "core/launch/launch_kind.h"

namespace shardscope {

/// The form of a file, as far as it indicates the launcher.
enum class FileForm {
    Json,
    Python,
    Toml,
    TrainerCommand,  ///< a script that starts a trainer with its settings as flags
    Script,
    Plain,  ///< YAML, or bare flags
};

/// Whether a file has the sign of a kind.
enum class Sign {
    None,
    Weak,  ///< the kind, if no other has a clear sign
    Clear,
};

[[nodiscard]] constexpr Sign clearIf(bool holds) { return holds ? Sign::Clear : Sign::None; }

/// A file whose kind is to be detected, without comment lines of YAML, shells and Python.
class LaunchSource {
public:
    using Words = std::initializer_list<std::string_view>;

    LaunchSource(std::string_view text, std::string_view file);

    [[nodiscard]] FileForm form() const { return m_form; }
    /// Returns the trainer whose command it is.
    [[nodiscard]] std::optional<LaunchKind> command() const { return m_command; }
    /// Returns whether it consists of keys and values, and is not TOML.
    [[nodiscard]] bool hasKeys() const { return m_form == FileForm::Json || m_form == FileForm::Plain; }
    /// Returns whether it may contain a command or flags.
    [[nodiscard]] bool hasFlags() const { return m_form == FileForm::Script || m_form == FileForm::Plain; }

    /// Returns whether it contains one of these.
    [[nodiscard]] bool contains(Words parts) const;
    /// Returns whether it contains one of these as a key of YAML or JSON: by itself, with a colon after it.
    [[nodiscard]] bool hasKey(Words keys) const;
    /// Returns the same for keys without indentation.
    [[nodiscard]] bool hasTopKey(Words keys) const;
    /// Returns whether it has a TOML table such as "[model]".
    [[nodiscard]] bool hasTable(std::string_view table) const;
    /// Returns the word after a key and its colon, without quotes.
    [[nodiscard]] std::string_view wordAfter(std::string_view key) const;

private:
    std::string m_text;
    std::optional<LaunchKind> m_command;
    FileForm m_form = FileForm::Plain;
};

}  // namespace shardscope
