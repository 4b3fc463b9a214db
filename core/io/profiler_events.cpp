// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiler_events.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

#include "core/io/json.h"
#include "core/io/profiler_host.h"
#include "core/io/profiler_machine.h"

namespace shardscope {
namespace {

constexpr double kMicrosecond = 1e-6;
constexpr std::string_view kStepName = "ProfilerStep#";
constexpr double kMostRanks = 1 << 20;

/// The fields of one event, as far as they matter here.
struct RawEvent {
    std::string phase, category, name, group, groupName, rankText, collective, dataType;
    std::vector<int> ranks;
    double elementsIn = 0, elementsOut = 0, groupSize = 0;
    std::optional<double> start, duration, process, thread, device, sequence;
    double correlation = 0, external = 0;
    double allocated = 0, deviceType = 0;
    std::vector<std::vector<double>> shapes;
};

/// PyTorch's number of the kind of device that is a GPU, also with ROCm (c10/core/DeviceType.h).
constexpr double kGpuType = 1;
/// More inputs or dimensions are of no multiplication.
constexpr std::size_t kMostInputs = 8;

std::int64_t idOf(double value) { return static_cast<std::int64_t>(std::clamp(value, -1e15, 1e15)); }

/// Follows the document event by event (nlohmann's SAX interface): only the event in hand is held.
class TraceReader : public nlohmann::json_sax<Json> {
public:
    TraceReader(std::string_view text, std::string_view file, TraceContent content)
        : m_text(text), m_file(file), m_withHost(content == TraceContent::GpuAndHost)
    {
    }

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(std::int64_t value) override { return takeNumber(static_cast<double>(value)); }
    bool number_unsigned(std::uint64_t value) override { return takeNumber(static_cast<double>(value)); }
    bool number_float(double value, const std::string&) override { return takeNumber(value); }
    bool binary(binary_t&) override { return true; }
    bool string(std::string& value) override
    {
        if (m_listDepth == 0)
            m_head.text(m_depth, value);
        if (std::string* field = textField())
            *field = std::move(value);
        return true;
    }
    bool key(std::string& value) override
    {
        m_key = value;
        if (m_listDepth == 0)
            m_head.key(m_depth, value);
        if (m_depth == m_listDepth + 1)
            m_field = value;
        return true;
    }
    bool start_object(std::size_t) override
    {
        if (!goDeeper())
            return false;
        if (m_listDepth == 0)
            m_head.object(m_depth);
        else if (m_depth == m_listDepth + 1)
            m_event = RawEvent();
        return true;
    }
    bool end_object() override
    {
        if (m_listDepth > 0 && m_depth == m_listDepth + 1 && !takeEvent())
            return false;
        --m_depth;
        return true;
    }
    bool start_array(std::size_t) override
    {
        if (!goDeeper())
            return false;
        // The events are the whole document, or a field of it.
        if (m_listDepth == 0 && (m_depth == 1 || (m_depth == 2 && m_key == "traceEvents"))) {
            m_listDepth = m_depth;
            m_hasList = true;
        } else if (inShapes() && m_depth == m_listDepth + 4 && m_event.shapes.size() < kMostInputs) {
            m_event.shapes.emplace_back();
        }
        return true;
    }
    bool end_array() override
    {
        if (m_depth == m_listDepth)
            m_listDepth = 0;
        --m_depth;
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override
    {
        const std::size_t end = std::min(position == 0 ? 0 : position - 1, m_text.size());
        const auto line = 1 + std::count(m_text.begin(), m_text.begin() + static_cast<std::ptrdiff_t>(end), '\n');
        const std::size_t lineStart = end == 0 ? std::string_view::npos : m_text.rfind('\n', end - 1);
        const std::size_t column = lineStart == std::string_view::npos ? end + 1 : end - lineStart;
        const std::string found = end >= m_text.size() ? "the end of the text" : "\"" + std::string(1, m_text[end]) + "\"";
        return refuse(ErrorCode::JsonSyntax, {std::to_string(line), std::to_string(column), found});
    }

    Result<ProfilerEvents> result() &&
    {
        if (m_error)
            return *m_error;
        if (!m_hasList)
            return Error{ErrorCode::MissingKey, {"traceEvents", "the events of a profiler trace"}, m_file, {}};
        m_events.machine = std::move(m_head.machine());
        takeRanksFromHead();
        m_events.host = std::move(m_host).result();
        return std::move(m_events);
    }

private:
    bool refuse(ErrorCode code, std::vector<std::string> arguments)
    {
        if (!m_error)
            m_error = Error{code, std::move(arguments), m_file, {}};
        return false;
    }
    bool goDeeper() { return ++m_depth <= kMaxNesting || refuse(ErrorCode::JsonTooDeep, {std::to_string(kMaxNesting)}); }

    [[nodiscard]] bool inEvent() const { return m_listDepth > 0 && m_depth == m_listDepth + 1; }
    [[nodiscard]] bool inArguments() const { return m_listDepth > 0 && m_depth == m_listDepth + 2 && m_field == "args"; }
    [[nodiscard]] bool inRanks() const
    {
        return m_listDepth > 0 && m_depth == m_listDepth + 3 && m_field == "args" && m_key == "Process Group Ranks";
    }
    /// Within "Input Dims", a list for each input of an operator.
    [[nodiscard]] bool inShapes() const
    {
        return m_withHost && m_listDepth > 0 && m_depth >= m_listDepth + 3 && m_field == "args" && m_key == "Input Dims";
    }
    [[nodiscard]] std::string* textField()
    {
        if (inArguments())
            return m_key == "Process Group Description" ? &m_event.group
                   : m_key == "Process Group Name"      ? &m_event.groupName
                   : m_key == "Process Group Ranks"     ? &m_event.rankText
                   : m_key == "Collective name"         ? &m_event.collective
                   : m_key == "dtype"                   ? &m_event.dataType
                                                        : nullptr;
        if (!inEvent())
            return nullptr;
        return m_key == "ph" ? &m_event.phase : m_key == "cat" ? &m_event.category : m_key == "name" ? &m_event.name : nullptr;
    }
    bool takeNumber(double value)
    {
        if (!std::isfinite(value))
            return true;
        if (m_listDepth == 0)
            m_head.number(m_depth, value);
        if (inRanks() && value >= 0 && value < kMostRanks && static_cast<double>(m_event.ranks.size()) < kMostRanks)
            m_event.ranks.push_back(static_cast<int>(value));
        if (inShapes() && m_depth == m_listDepth + 4 && !m_event.shapes.empty() && m_event.shapes.back().size() < kMostInputs)
            m_event.shapes.back().push_back(value);
        if (inArguments())
            takeArgument(value);
        if (!inEvent())
            return true;
        if (m_key == "ts")
            m_event.start = value * kMicrosecond;
        else if (m_key == "dur")
            m_event.duration = value * kMicrosecond;
        else if (m_key == "pid")
            m_event.process = value;
        else if (m_key == "tid")
            m_event.thread = value;
        return true;
    }
    void takeArgument(double value)
    {
        if (m_key == "device")
            m_event.device = value;
        else if (m_key == "In msg nelems")
            m_event.elementsIn = value;
        else if (m_key == "Out msg nelems")
            m_event.elementsOut = value;
        else if (m_key == "Group size")
            m_event.groupSize = value;
        else if (m_key == "Seq")
            m_event.sequence = value;
        else if (m_key == "correlation")
            m_event.correlation = value;
        else if (m_key == "External id")
            m_event.external = value;
        else if (m_key == "Total Allocated")
            m_event.allocated = value;
        else if (m_key == "Device Type")
            m_event.deviceType = value;
    }

    bool takeEvent()
    {
        if (m_withHost && m_event.name == "[memory]" && m_event.deviceType == kGpuType)
            m_host.takeAllocated(m_event.allocated);
        if (m_event.phase != "X" || !m_event.start || !m_event.duration)
            return true;
        if (*m_event.duration < 0) {
            ++m_events.negative;
            return true;
        }
        std::string category = m_event.category;
        std::transform(category.begin(), category.end(), category.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
        const bool isCopy = category == "gpu_memcpy" || category == "gpu_memset" || category == "memcpy" || category == "memset";
        if (category == "kernel" || isCopy)
            return takeKernel(isCopy);
        if (m_event.name.rfind(kStepName, 0) == 0 && (category == "user_annotation" || category == "gpu_user_annotation"))
            takeStep(category == "gpu_user_annotation");
        else if (m_withHost)
            takeHost(std::move(category));
        return true;
    }
    void takeHost(std::string category)
    {
        RawHostEvent event;
        event.category = std::move(category);
        event.name = std::move(m_event.name);
        event.start = *m_event.start;
        event.end = *m_event.start + *m_event.duration;
        event.thread = idOf(m_event.thread.value_or(0));
        event.correlation = idOf(m_event.correlation);
        event.external = idOf(m_event.external);
        event.shapes = std::move(m_event.shapes);
        m_host.take(std::move(event));
    }
    bool takeKernel(bool isCopy)
    {
        if (m_events.kernels.size() == kMostProfiledKernels)
            return refuse(ErrorCode::OutOfRange,
                          {"more than " + std::to_string(kMostProfiledKernels) + " kernels", "1", std::to_string(kMostProfiledKernels)});
        ProfilerEvent kernel;
        kernel.start = *m_event.start;
        kernel.end = *m_event.start + *m_event.duration;
        kernel.name = std::move(m_event.name);
        kernel.collective = std::move(m_event.collective);
        kernel.dataType = std::move(m_event.dataType);
        kernel.processGroup = groupOfEvent();
        kernel.elementsIn = m_event.elementsIn;
        kernel.elementsOut = m_event.elementsOut;
        kernel.groupSize = m_event.groupSize;
        kernel.device = idOf(m_event.device.value_or(m_event.process.value_or(0)));
        kernel.correlation = idOf(m_event.correlation);
        kernel.external = idOf(m_event.external);
        if (m_event.sequence)
            kernel.sequence = idOf(*m_event.sequence);
        kernel.isCopy = isCopy;
        kernel.group = std::move(m_event.group);
        m_events.kernels.push_back(std::move(kernel));
        return true;
    }
    /// The number of the group that the event in hand communicates in.
    int groupOfEvent()
    {
        if (m_event.groupName.empty() && m_event.rankText.empty() && m_event.ranks.empty())
            return -1;
        std::vector<int> ranks = m_event.ranks.empty() ? ranksOfText(m_event.rankText) : std::move(m_event.ranks);
        const auto [entry, isNew] =
            m_groups.try_emplace({std::pair(m_event.groupName, m_event.group), ranks}, static_cast<int>(m_events.groups.size()));
        if (isNew)
            m_events.groups.push_back({m_event.groupName, m_event.group, std::move(ranks)});
        return entry->second;
    }
    void takeRanksFromHead()
    {
        for (TracedGroup& group : m_events.groups) {
            for (const TracedGroup& known : m_events.machine.groups) {
                if (group.ranks.empty() && !group.name.empty() && known.name == group.name)
                    group.ranks = known.ranks;
            }
        }
    }
    void takeStep(bool onGpu)
    {
        ProfilerStep step{*m_event.start, *m_event.start + *m_event.duration, 0, onGpu};
        const char* digits = m_event.name.data() + kStepName.size();
        const char* end = m_event.name.data() + m_event.name.size();
        if (std::from_chars(digits, end, step.number).ptr != digits)
            m_events.steps.push_back(step);
    }

    std::string_view m_text;
    std::string m_file;
    bool m_withHost;
    std::size_t m_depth = 0;
    std::size_t m_listDepth = 0;  ///< of the list of events; 0: not within it
    bool m_hasList = false;
    std::string m_key;
    std::string m_field;  ///< of the event in hand
    RawEvent m_event;
    TracedMachineReader m_head;
    ProfilerHostReader m_host;
    std::map<std::pair<std::pair<std::string, std::string>, std::vector<int>>, int> m_groups;
    ProfilerEvents m_events;
    std::optional<Error> m_error;
};

}  // namespace

Result<ProfilerEvents> readProfilerEvents(std::string_view text, std::string_view file, TraceContent content)
{
    if (text.substr(0, 2) == "\x1f\x8b")
        return Error{ErrorCode::FileUnreadable, {"it is compressed; decompress it with gunzip first"}, std::string(file), {}};
    TraceReader reader(text, file, content);
    // Whether it went well is what the reader says: it refuses with a reason.
    (void)Json::sax_parse(text.begin(), text.end(), &reader);
    return std::move(reader).result();
}

}  // namespace shardscope
