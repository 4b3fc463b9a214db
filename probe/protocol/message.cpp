// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/protocol/message.h"

#include "probe/protocol/message_json.h"

namespace shardscope::probe {
namespace {

void fields(MessageFields& io, Hello& hello)
{
    io("protocol", hello.protocol);
    io("version", hello.version);
    io("backend", hello.backend);
    io("host", hello.host);
    io("pid", hello.pid);
    io("rank", hello.rank);
    io("ranks", hello.ranks);
    io("quick", hello.quick);
    io("simulated", hello.simulated);
    io("out", hello.out);
}

void fields(MessageFields& io, Plan& plan)
{
    io.objects("stages", plan.stages, [](MessageFields& inner, StageInfo& stage) {
        inner("id", stage.id);
        inner("title", stage.title);
        inner("seconds", stage.seconds);
        inner("needs", stage.needs);
        inner("silence", stage.silence);
        inner("together", stage.together);
    });
}

void fields(MessageFields& io, StageStarted& started)
{
    io("stage", started.stage);
    io("seconds", started.seconds);
}

void fields(MessageFields& io, Progress& progress)
{
    io("stage", progress.stage);
    io("fraction", progress.fraction);
    io("text", progress.text);
}

void fields(MessageFields& io, SampleTaken& taken)
{
    io("stage", taken.stage);
    sampleFields(io, taken.sample);
}

void fields(MessageFields& io, Check& check)
{
    io("stage", check.stage);
    io("id", check.id);
    io.name("level", check.level);
    io("text", check.text);
    io("fix", check.fix);
}

void fields(MessageFields& io, DeviceFound& found)
{
    io("stage", found.stage);
    io.object("device", found.device, [](MessageFields& inner, HardwareProfile::Device& device) {
        inner("gpu", device.gpu);
        inner("name", device.name);
        inner("count", device.count);
        inner("driver", device.driver);
        inner("cuda", device.cuda);
        inner("nccl", device.nccl);
    });
    io.objects("units", found.units, [](MessageFields& inner, Unit& unit) {
        inner("index", unit.index);
        inner("name", unit.name);
        inner("detail", unit.detail);
        inner("memory_bytes", unit.memoryBytes);
    });
}

void fields(MessageFields& io, StageEnded& ended)
{
    io("stage", ended.stage);
    io.name("outcome", ended.outcome);
    io("seconds", ended.seconds);
    io("text", ended.text);
    io("fix", ended.fix);
}

void fields(MessageFields& io, Saved& saved)
{
    io("file", saved.file);
    io("stages", saved.stages);
}

void fields(MessageFields&, Heartbeat&) {}

void fields(MessageFields& io, Log& log)
{
    io("stage", log.stage);
    io("text", log.text);
}

/// Bytes that are no UTF-8 travel as hexadecimal digits.
std::string toHex(const std::string& bytes)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    for (const char byte : bytes) {
        hex += kDigits[static_cast<unsigned char>(byte) >> 4U];
        hex += kDigits[static_cast<unsigned char>(byte) & 15U];
    }
    return hex;
}

std::optional<std::string> fromHex(const std::string& hex)
{
    const auto digit = [](char c) { return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1; };
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
        const int high = digit(hex[i]), low = digit(hex[i + 1]);
        if (high < 0 || low < 0)
            return std::nullopt;
        bytes += static_cast<char>(high * 16 + low);
    }
    return hex.size() % 2 == 0 ? std::optional(bytes) : std::nullopt;
}

void fields(MessageFields& io, Shared& shared)
{
    io("key", shared.key);
    std::string hex = toHex(shared.value);
    io("hex", hex);
    if (const std::optional<std::string> bytes = fromHex(hex))
        shared.value = *bytes;
    else
        io.spoil();
}

void fields(MessageFields& io, Problem& problem)
{
    io("text", problem.text);
    io("fix", problem.fix);
}

void fields(MessageFields& io, RunResult& result)
{
    io.name("outcome", result.outcome);
    io("done", result.done);
    io("planned", result.planned);
    io("seconds", result.seconds);
    io("file", result.file);
    io("text", result.text);
}

constexpr std::array<const char*, std::variant_size_v<Message>> kEvents{"hello", "plan",   "stage",     "progress", "sample",
                                                                        "check", "device", "stage-end", "saved",    "heartbeat",
                                                                        "log",   "share",  "error",     "result"};

template <std::size_t Index = 0>
std::optional<Message> parsed(Json& json, const std::string& event)
{
    if (event == kEvents[Index]) {
        std::variant_alternative_t<Index, Message> message;
        MessageFields io(json, true);
        fields(io, message);
        return io.isSpoiled() ? std::nullopt : std::optional<Message>(std::move(message));
    }
    if constexpr (Index + 1 < std::variant_size_v<Message>)
        return parsed<Index + 1>(json, event);
    return std::nullopt;
}

}  // namespace

std::string messageLine(const Message& message)
{
    Json json{{"ev", kEvents[message.index()]}};
    MessageFields io(json, false);
    std::visit([&io](auto copy) { fields(io, copy); }, message);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Message> parseMessage(std::string_view line)
{
    if (line.empty() || line.front() != '{')
        return std::nullopt;
    Json json = Json::parse(line.begin(), line.end(), nullptr, false);
    if (!json.is_object() || !json.contains("ev") || !json["ev"].is_string())
        return std::nullopt;
    return parsed(json, json["ev"].get<std::string>());
}

}  // namespace shardscope::probe
