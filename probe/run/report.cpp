// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/run/report.h"

#include <cstdio>

namespace shardscope::probe {
namespace {

std::string text(const char* format, double value)
{
    char buffer[64];
    std::snprintf(buffer, sizeof buffer, format, value);
    return buffer;
}

std::string rate(double perSecond, const char* unit)
{
    const bool isTera = perSecond >= 1e12;
    return text(isTera ? "%.3g T" : "%.3g G", perSecond / (isTera ? 1e12 : 1e9)) + unit;
}

std::string count(double value) { return text("%.0f", value); }

std::string told(const MultiplyPoint& point, Seconds seconds)
{
    return std::string(nameOf(point.precision)) + " multiply " + count(point.shape.m) + " x " + count(point.shape.n) + " x " +
           count(point.shape.k) + (point.state.empty() ? "" : " (" + point.state + ")") + ": " +
           rate(point.shape.flop().value() / seconds.value(), "FLOP/s");
}
std::string told(const BandwidthPoint& point, Seconds seconds)
{
    return point.path + " of " + text("%.3g MB", point.bytes.value() / 1e6) + ": " + rate((point.bytes / seconds).value(), "B/s");
}
std::string told(const LaunchPoint& point, Seconds seconds) { return point.kind + " launch: " + text("%.2f us", seconds.value() * 1e6); }
std::string told(const CollectivePoint& point, Seconds seconds)
{
    return std::string(nameOf(point.kind)) + " over " + std::to_string(point.ranks) + " ranks, " + count(point.bytes.value()) +
           " bytes: " + text("%.1f us, ", seconds.value() * 1e6) + rate((point.bytes / seconds).value(), "B/s");
}
std::string told(const AttentionPoint& point, Seconds seconds)
{
    return "attention" + std::string(point.backward ? " backward" : "") + ", " + point.kernel + ", " + count(point.heads) + " heads of " +
           count(point.sequence) + " tokens: " + text("%.3g ms", seconds.value() * 1e3);
}
std::string told(const ContentionPoint& point, Seconds)
{
    return "multiply beside " + std::string(nameOf(point.kind)) + ": " + text("%.2f times as long, ", point.multiplySlowdown) +
           text("the collective %.2f", point.collectiveSlowdown);
}
std::string told(const KernelPoint& point, Seconds seconds)
{
    return point.kernel + ": " + rate((point.bytes / seconds).value(), "B/s") + ", " + rate((point.flop / seconds).value(), "FLOP/s");
}

struct Sentence {
    std::string operator()(const Hello& hello) const
    {
        return "shardscope-probe " + hello.version + ", backend " + hello.backend + ", on " + hello.host +
               (hello.ranks > 1 ? ", " + std::to_string(hello.ranks) + " ranks" : "") +
               (hello.simulated ? ": SIMULATED, nothing is measured" : "");
    }
    std::string operator()(const Plan& plan) const
    {
        double seconds = 0;
        for (const StageInfo& stage : plan.stages)
            seconds += stage.seconds;
        return std::to_string(plan.stages.size()) + " stages, about " + count(seconds) + " s; Ctrl+C ends it and keeps what is done";
    }
    std::string operator()(const StageStarted& started) const { return "== " + started.stage; }
    std::string operator()(const Progress&) const { return {}; }
    std::string operator()(const SampleTaken& taken) const
    {
        const Seconds seconds = taken.sample.seconds;
        const std::string unit = taken.sample.unit >= 0 ? "[" + std::to_string(taken.sample.unit) + "] " : "";
        return "   " + unit + std::visit([seconds](const auto& point) { return told(point, seconds); }, taken.sample.what);
    }
    std::string operator()(const Check& check) const
    {
        const char* mark = check.level == CheckLevel::Ok ? "   ok: " : check.level == CheckLevel::Warn ? "   WARNING: " : "   FAILED: ";
        return mark + check.text + (check.fix.empty() ? "" : " " + check.fix);
    }
    std::string operator()(const DeviceFound& found) const { return "   " + found.device.name; }
    std::string operator()(const StageEnded& ended) const
    {
        if (ended.outcome == StageOutcome::Done)
            return {};
        return "   " + std::string(nameOf(ended.outcome)) + (ended.text.empty() ? "" : ": " + ended.text) +
               (ended.fix.empty() ? "" : " " + ended.fix);
    }
    std::string operator()(const Saved&) const { return {}; }
    std::string operator()(const Heartbeat&) const { return {}; }
    std::string operator()(const Log& log) const { return "   | " + log.text; }
    std::string operator()(const Shared&) const { return {}; }
    std::string operator()(const Problem& problem) const
    {
        return "ERROR: " + problem.text + (problem.fix.empty() ? "" : " " + problem.fix);
    }
    std::string operator()(const RunResult& result) const
    {
        return "== " + std::string(nameOf(result.outcome)) + ": " + std::to_string(result.done) + " of " + std::to_string(result.planned) +
               " stages in " + count(result.seconds) + " s" + (result.file.empty() ? "" : ", kept in " + result.file) +
               (result.text.empty() ? "" : ". " + result.text);
    }
};

}  // namespace

std::string sentenceOf(const Message& message) { return std::visit(Sentence(), message); }

void Report::say(const Message& message)
{
    if (m_form == Form::Lines)
        m_lines.write(message);
    else if (const std::string sentence = m_form == Form::Sentences ? sentenceOf(message) : std::string(); !sentence.empty())
        m_lines.writeLine(sentence);
}

void Report::beat()
{
    const auto now = std::chrono::steady_clock::now();
    if (m_form != Form::Lines || now - m_lastBeat < std::chrono::seconds(1))
        return;
    m_lastBeat = now;
    m_lines.write(Heartbeat{});
}

}  // namespace shardscope::probe
