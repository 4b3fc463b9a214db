// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/launch/shell/shell_condition.h"
#include "core/launch/shell/shell_expander.h"
#include "core/launch/shell/shell_script.h"

namespace shardscope::shell {

/// Follows a script as bash would run it, without running anything: assignments, conditions and loops as far as they are decided. At an
/// undecided condition both branches are followed, and variables that they leave with different values become unknown; a branch that ends
/// the script does not count.
class ScriptWalker {
public:
    explicit ScriptWalker(ShellScript& script);

    void walk(const Source& source);
    /// Sets a variable that a batch system sets at the script's request.
    void preset(const std::string& name, const Text& value);

private:
    /// How a path through the script ends.
    enum class Flow { Going, MaybeLeft, Continued, Left, Returned, Exited };
    using Way = std::function<void()>;

    // Control (script_walker.cpp)
    Truth run(const Statement& statement);
    Truth runSequence(const Statement& statement, std::size_t from = 0);
    Truth runList(const Statement& statement);
    Truth runPipeline(const Statement& statement);
    Truth runIf(const Statement& statement, std::size_t at);
    Truth runCase(const Statement& statement);
    void runArms(const Statement& statement, std::size_t at);
    void runFor(const Statement& statement);
    void runArithmeticFor(const Statement& statement);
    void runWhile(const Statement& statement);
    Truth runArithmetic(const Word& word, int line);
    void inSubshell(const Way& way);
    void fork(int line, const std::string& what, const std::vector<Way>& ways);
    void merge(int line, const std::string& what, const std::vector<Changes>& ways);
    void repeat(int line, const std::string& what, const Way& way);
    [[nodiscard]] Changes rehearse(const Way& way);
    [[nodiscard]] VariablePtr either(const std::string& name, const VariablePtr& a, const VariablePtr& b, Doubt doubt, int line,
                                     const std::string& what);
    void cut(int line, const std::string& why);
    bool mayGoOn(int line);

    // Commands (script_commands.cpp)
    Truth runSimple(const Statement& statement);
    void assign(const Assignment& assignment, bool isExported = false);
    void assignArray(const Assignment& assignment, Variable& variable);
    Truth runProgram(const Statement& statement, std::vector<Text> words);
    void record(const Statement& statement, const std::vector<Text>& words);
    bool recordEach(const Statement& statement, const std::vector<Text>& words);
    bool runInnerShell(const Statement& statement, const std::vector<Text>& words);
    void walkInner(const Text& commands, const std::vector<Text>& arguments, bool isOwnShell);
    Truth call(const StatementPtr& body, std::vector<Text> arguments);
    [[nodiscard]] std::optional<Text> document(const Statement& statement);
    void keepWritten(const Statement& statement, const std::vector<Text>& words);

    // Builtins of the shell (script_builtins.cpp)
    [[nodiscard]] std::optional<Truth> runBuiltin(const Statement& statement, const std::vector<Text>& words);
    void declare(const Statement& statement, const std::vector<Text>& words);
    void readVariables(const Statement& statement, const std::vector<Text>& words);
    void setOptions(const std::vector<Text>& words);
    void shift(const std::vector<Text>& words);
    Truth source(const std::vector<Text>& words);
    [[nodiscard]] Text substituted(const Part& part);
    [[nodiscard]] std::optional<Text> outputOf(const Statement& pipeline);
    [[nodiscard]] bool isSet(const std::string& name) const;

    ShellScript& m_script;
    Variables m_variables;
    Budget m_budget;
    Expander m_expander;
    Flow m_flow = Flow::Going;
    int m_silent = 0;   ///< trial runs, which record nothing
    int m_perhaps = 0;  ///< depth of undecided conditions
    int m_choices = 0;  ///< depth of alternatives, each of which is a command
    int m_calls = 0;    ///< depth of functions, `eval` and inner shells
    int m_loops = 0;
    int m_functions = 0;
    std::vector<Text> m_around;
    std::vector<std::vector<std::pair<std::string, VariablePtr>>> m_locals;
};

}  // namespace shardscope::shell
