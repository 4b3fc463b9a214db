// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/number_text.h"
#include "core/io/text_sink.h"

namespace shardscope {

/// Writes the Trace Event Format of Chrome and Perfetto (JSON object form), event by event. Precondition: texts need no escaping.
class TraceEvents {
public:
    explicit TraceEvents(const TextSink& sink) : m_out(sink), m_text(m_out.text())
    {
        m_text += R"({"displayTimeUnit": "ms", "traceEvents": [)";
    }

    /// Begins an event of a process; its `args` come last, and `end` closes it.
    void open(std::string_view phase, std::int64_t process)
    {
        m_out.handOnIfLong();
        m_text += m_first ? "\n " : ",\n ";
        m_first = false;
        m_text += R"({"ph": ")";
        m_text += phase;
        m_text += '"';
        number("pid", process);
    }
    void text(std::string_view at, std::string_view value)
    {
        key(at);
        m_text += '"';
        m_text += value;
        m_text += '"';
    }
    void name(std::string_view value) { text("name", value); }
    void number(std::string_view at, std::int64_t value)
    {
        key(at);
        appendNumber(m_text, value);
    }
    /// Writes seconds in the format's microseconds.
    void time(std::string_view at, double seconds)
    {
        key(at);
        appendNumber(m_text, seconds * 1e6);
    }
    void flag(std::string_view at, bool value)
    {
        key(at);
        m_text += value ? "true" : "false";
    }
    void openArguments()
    {
        m_text += R"(, "args": {)";
        m_firstArgument = true;
    }
    void close(std::string_view brackets = "}") { m_text += brackets; }

    /// Writes the name of a process or a thread, and its position among them.
    void nameTrack(std::string_view kind, std::int64_t process, std::int64_t thread, std::string_view value, std::int64_t place)
    {
        nameOnly(kind, process, thread, value);
        open("M", process);
        number("tid", thread);
        name(std::string(kind) + "_sort_index");
        openArguments();
        number("sort_index", place);
        close("}}");
    }
    void nameOnly(std::string_view kind, std::int64_t process, std::int64_t thread, std::string_view value)
    {
        open("M", process);
        number("tid", thread);
        name(std::string(kind) + "_name");
        openArguments();
        text("name", value);
        close("}}");
    }
    /// Writes one end of an arrow ("s" or "f"). It binds to the slice that encloses its time.
    void flow(std::string_view phase, std::int64_t process, std::int64_t thread, double at, std::int64_t id)
    {
        open(phase, process);
        number("tid", thread);
        time("ts", at);
        number("id", id);
        text("cat", "hop");
        name("hop");
        if (phase == "f")
            text("bp", "e");
        close();
    }

    /// Ends the document. `more`: further members besides the events, as `"key": value` pairs; may be empty.
    void end(std::string_view more = {})
    {
        m_text += "\n]";
        if (!more.empty())
            m_text.append(", ").append(more);
        m_text += "}\n";
        m_out.handOn();
    }

private:
    void key(std::string_view name)
    {
        m_text += m_firstArgument ? "\"" : ", \"";
        m_firstArgument = false;
        m_text += name;
        m_text += "\": ";
    }

    PiecewiseText m_out;
    std::string& m_text;  ///< of m_out
    bool m_first = true;
    bool m_firstArgument = false;
};

}  // namespace shardscope
