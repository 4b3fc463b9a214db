// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/launch/shell/shell_value.h"

/// A script of bash, parsed and not yet expanded.
namespace shardscope::shell {

struct Expansion;

enum class PartKind {
    Literal,
    Parameter,     ///< `$X`, `${X…}`
    Arithmetic,    ///< `$(( … ))`
    Substitution,  ///< `$( … )`, backquotes, `<( … )`
    Unknown,       ///< a part of a text that is read as a script and was unknown before
};

struct Part {
    PartKind kind = PartKind::Literal;
    bool isQuoted = false;  ///< it is neither split into words nor a pattern
    int line = 0;
    std::string text;                            ///< of a literal its characters, of a substitution its commands, else the script's text
    std::shared_ptr<const Expansion> expansion;  ///< of a parameter and of arithmetic
    UnknownPtr unknown;
};

struct Word {
    std::vector<Part> parts;
    int line = 0;

    /// Returns the text of a word that is one literal without quotes, else null.
    [[nodiscard]] const std::string* plain() const
    {
        return parts.size() == 1 && parts[0].kind == PartKind::Literal && !parts[0].isQuoted ? &parts[0].text : nullptr;
    }
};

/// `${!name[subscript]operation argument/replacement}`; of arithmetic only the argument.
struct Expansion {
    std::string name;
    bool isLength = false;
    bool isIndirect = false;
    bool hasSubscript = false;
    Word subscript;
    std::string operation;  ///< ":-", "##", "//", ":", …; empty: none
    Word argument;
    Word replacement;
    bool isWrong = false;  ///< of an unsupported form
};

struct Assignment {
    std::string name;
    int line = 0;
    bool isAppended = false;
    bool isArray = false;
    bool hasSubscript = false;
    Word subscript;
    Word value;
    std::vector<Word> elements;
    std::vector<std::string> keys;  ///< of `([key]=value)`, one for each element; empty: none
};

struct Redirection {
    std::string operation;  ///< "<", ">", ">>", "<<", "<<<", "&>", …
    Word target;
    std::shared_ptr<Word> document;  ///< of "<<": the lines up to its end
};

enum class StatementKind {
    Simple,
    Sequence,
    List,
    Pipeline,
    If,
    For,
    ArithmeticFor,
    While,
    Case,
    Group,
    Subshell,
    Function,
    Condition,
    Arithmetic
};

struct Statement;
using StatementPtr = std::shared_ptr<const Statement>;

struct CaseArm {
    std::vector<Word> patterns;
    StatementPtr body;
    std::string end;  ///< ";;", ";&", ";;&"
};

struct Statement {
    StatementKind kind = StatementKind::Simple;
    int line = 0;
    bool isNegated = false;
    bool isBackground = false;
    bool isUntil = false;
    bool hasWords = false;                ///< `for` with `in`
    std::string name;                     ///< of a `for` its variable, of a function its name, of a condition its notation
    std::vector<Assignment> assignments;  ///< before a command
    std::vector<Word> words;
    std::vector<Assignment> declared;  ///< after `export`, `local`, `declare`
    std::vector<Redirection> redirections;
    std::vector<StatementPtr> parts;     ///< of an `if` condition, body, condition, body, …, and the body after `else`
    std::vector<std::string> operators;  ///< of a list: "&&" and "||" between its parts
    std::vector<CaseArm> arms;
};

/// A script's text, and the line in the file of each of its lines.
struct Source {
    std::string text;
    std::vector<std::pair<std::size_t, int>> lines;  ///< from this place on, this line; ascending
    std::vector<UnknownPtr> unknowns;                ///< what "\x01N\x02" stands for; empty: those characters are ordinary
};

[[nodiscard]] Source sourceOf(std::string_view script);
/// Returns the source of a text that is run as a script, as by `eval` and `bash -c`.
[[nodiscard]] Source sourceOf(const Text& text);

/// A script as a sequence. Statements after a syntax error are left out; `error` is its line, 0: none.
struct ParsedScript {
    StatementPtr statement;
    int errorLine = 0;
    std::string error;
};
[[nodiscard]] ParsedScript parseScript(const Source& source);

}  // namespace shardscope::shell
