// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <optional>
#include <string>

#include "app/cli/command.h"
#include "app/cli/parse_invocation.h"
#include "core/io/hardware_json.h"
#include "core/platform/process_memory.h"
#include "core/platform/standard_output.h"
#include "core/text/error_text.h"

namespace shardscope::cli {
namespace {

void complain(const char* text) { std::fprintf(stderr, "shardscope-cli: %s\n", text); }

ExitStatus refuse(const Error& error)
{
    complain(errorText(error).c_str());
    return error.code == ErrorCode::Internal ? ExitStatus::Fault : ExitStatus::BadInput;
}

/// Returns why not everything could be written, or empty. Nothing is written behind what could not be.
std::string write(const Answer& answer)
{
    std::string problem = writeToStandardOutput(answer.text);
    const auto writePiece = [&problem](std::string_view piece) {
        if (problem.empty())
            problem = writeToStandardOutput(piece);
    };
    if (answer.stream && problem.empty())
        answer.stream(writePiece);
    return problem;
}

ExitStatus answer(const std::vector<std::string>& words)
{
    if (const std::optional<Error> problem = hardwareProblem()) {
        complain(errorText(*problem).c_str());
        return ExitStatus::Fault;
    }
    Result<Invocation> invocation = parseInvocation(words);
    if (!invocation)
        return refuse(invocation.error());
    invocation->terminal = detectTerminal();
    const Result<Answer> answer = invocation->command->run(*invocation);
    if (!answer)
        return refuse(answer.error());
    std::fputs(answer->remarks.c_str(), stderr);
    const std::string problem = write(*answer);
    if (problem.empty())
        return answer->status;
    complain(("the answer could not be written to standard output: " + problem).c_str());
    return ExitStatus::Fault;
}

/// The last resort: whatever the core's code throws ends as a message.
ExitStatus answerWithoutThrowing(int count, char** words)
{
    try {
        return answer({words + (count > 0 ? 1 : 0), words + count});
    } catch (const std::bad_alloc&) {
        complain("out of memory");
    } catch (const std::exception& problem) {
        complain((std::string("internal error of the program: ") + problem.what()).c_str());
    }
    return ExitStatus::Fault;
}

}  // namespace
}  // namespace shardscope::cli

int main(int count, char** words)
{
    std::signal(SIGPIPE, SIG_IGN);  // a reader that went away is an error of writing, not the end of the program
    std::signal(SIGXFSZ, SIG_IGN);  // so is a limit of the files' size
    shardscope::giveLargeBlocksBack();
    return static_cast<int>(shardscope::cli::answerWithoutThrowing(count, words));
}
