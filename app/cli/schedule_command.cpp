// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>
#include <memory>

#include "app/cli/finding_list.h"
#include "app/cli/handlers.h"
#include "app/cli/schedule_table.h"
#include "core/base/nearest_name.h"
#include "core/io/check_json.h"
#include "core/io/schedule_json.h"
#include "core/schedule/schedule_request.h"

namespace shardscope::cli {
namespace {

/// Reads the values of flags, and remembers the first that is wrong.
class FlagReader {
public:
    explicit FlagReader(const Invocation& invocation) : m_invocation(invocation) {}

    std::optional<std::int64_t> count(std::string_view flag) { return number<std::int64_t>(flag, "a whole number from 1 to 2147483647"); }
    std::optional<double> time(std::string_view flag) { return number<double>(flag, "a time as a plain number, such as 1.5"); }

    template <typename Enum>
    std::optional<Enum> name(std::string_view flag, const std::string& what)
    {
        std::vector<std::string> known;
        std::string list;
        for (const auto& [value, text] : EnumNames<Enum>::names) {
            known.emplace_back(text);
            list.append(list.empty() ? "" : ", ").append(text);
        }
        const std::string written = m_invocation.value(flag).value_or("");
        const std::optional<Enum> found = fromName<Enum>(written);
        if (!found)
            refuse(Error{ErrorCode::UnknownName, {what, written, nearestName(written, known), list}, {}, std::string(flag)});
        return found;
    }

    void refuse(Error error)
    {
        if (!m_problem)
            m_problem = std::move(error);
    }
    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }

private:
    template <typename Number>
    std::optional<Number> number(std::string_view flag, const char* right)
    {
        const std::optional<std::string> text = m_invocation.value(flag);
        if (!text)
            return std::nullopt;
        Number value{};
        const char* end = text->data() + text->size();
        const auto [stopped, problem] = std::from_chars(text->data(), end, value);
        if (problem == std::errc() && stopped == end)
            return value;
        refuse(Error{ErrorCode::BadUsage, {"\"" + *text + "\" can't be used", std::string("it must be ") + right}, {}, std::string(flag)});
        return std::nullopt;
    }

    const Invocation& m_invocation;
    std::optional<Error> m_problem;
};

Result<ScheduleRequest> requestOf(const Invocation& invocation)
{
    FlagReader flags(invocation);
    ScheduleRequest request;
    request.kind = flags.name<ScheduleKind>("--kind", "kind of schedule").value_or(request.kind);
    request.stages = flags.count("--stages").value_or(request.stages);
    request.microBatches = flags.count("--microbatches").value_or(request.microBatches);
    request.chunks = flags.count("--chunks");
    request.group = flags.count("--group");
    request.forward = flags.time("--forward");
    request.backward = flags.time("--backward");
    request.inputGrad = flags.time("--input-grad");
    request.weightGrad = flags.time("--weight-grad");
    request.fused = flags.time("--fused");
    request.p2p = flags.time("--p2p");
    const std::string format = invocation.value("--format").value_or("trace");
    if (format != "trace")
        flags.refuse(Error{ErrorCode::UnknownName, {"format", format, {}, "trace"}, {}, "--format"});
    if (flags.problem())
        return *flags.problem();
    return request;
}

Answer refused(const std::vector<ScheduleLimit>& limits, const Invocation& invocation)
{
    std::vector<Finding> findings;
    for (const ScheduleLimit& limit : limits)
        findings.push_back(toFinding(limit));
    return {invocation.json() ? refusalToJson(findings) : refusal(findings, invocation.terminal, "NO SUCH SCHEDULE"), ExitStatus::NoSuchThing};
}

}  // namespace

Result<Answer> runSchedule(const Invocation& invocation)
{
    const Result<ScheduleRequest> request = requestOf(invocation);
    if (!request)
        return request.error();
    Result<ScheduleAnswer> answered = answerSchedule(*request);
    if (!answered)
        return answered.error();
    if (!answered->limits.empty())
        return refused(answered->limits, invocation);
    const bool trace = invocation.has("--format");
    if (!trace && !invocation.json())
        return Answer{scheduleTable(*request, *answered, invocation.terminal)};
    const auto kept = std::make_shared<const ScheduleAnswer>(std::move(answered).value());
    const auto write = trace ? writeScheduleTrace : writeScheduleJson;
    return Answer{{}, ExitStatus::Answered, [kept, write](const TextSink& sink) { write(kept->schedule, kept->simulation, sink); }};
}

}  // namespace shardscope::cli
