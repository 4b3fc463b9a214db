// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/simulated/simulated_backend.h"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <thread>
#include <unistd.h>

#include "probe/simulated/simulated_node.h"
#include "probe/stage/child_context.h"

namespace shardscope::probe {
namespace {

/// Says what no stage should say: chatter, half a message, bytes that are no text, another stage's report, an end of the run, a line
/// without end.
void sayGarbage(StageContext& context)
{
    auto* process = dynamic_cast<ChildContext*>(&context);
    if (!process)
        return;
    for (const std::string& line :
         {std::string("NCCL INFO Bootstrap : Using eth0"), std::string("{\"ev\":\"sample\",\"stage\":\"mem"),
          std::string("\xff\xfe\x00\x01", 4), std::string("{\"ev\":\"result\",\"outcome\":\"complete\"}"),
          std::string("{\"ev\":\"sample\",\"stage\":\"memory\",\"of\":\"bandwidth\",\"path\":\"x\",\"bytes\":1,\"seconds\":-1}"),
          std::string("[[[[[[[[[["), std::string(std::size_t{5} << 20, 'x')})
        process->output().writeLine(line);
}

void goWrong(StageContext& context, const std::string& stage)
{
    const std::optional<Fault> fault = parseFault(context.settings().fault);
    if (!fault || fault->stage != stage)
        return;
    if (fault->kind == FaultKind::Hang) {
        std::signal(SIGTERM, SIG_IGN);
        for (;;)
            ::pause();
    }
    if (fault->kind == FaultKind::Crash) {
        std::fputs("CUDA error: an illegal memory access was encountered\n", stderr);
        std::signal(SIGSEGV, SIG_DFL);
        std::raise(SIGSEGV);
    }
    if (fault->kind == FaultKind::Leave)
        ::_exit(9);
    if (fault->kind == FaultKind::Garbage)
        sayGarbage(context);
    for (long line = 0; fault->kind == FaultKind::Flood; ++line)
        std::fprintf(stderr, "NCCL WARN %ld\n", line);
}

template <typename Run>
Stage stageOf(StageInfo info, Run run)
{
    const std::string id = info.id;
    return {std::move(info), [id, run](StageContext& context) {
                goWrong(context, id);
                SimulatedNode node(context);
                return run(node);
            }};
}

/// By CollectiveKind.
constexpr std::array kTitles{"All-reduce", "All-gather", "Reduce-scatter", "All-to-all", "Send and receive"};

class SimulatedBackend : public Backend {
public:
    [[nodiscard]] std::string_view name() const override { return "simulated"; }
    [[nodiscard]] std::string_view title() const override { return "Published curves, replayed: nothing is measured"; }
    [[nodiscard]] ProfileOrigin origin() const override { return ProfileOrigin::Simulated; }
    [[nodiscard]] bool mayBeHere() const override { return false; }
    [[nodiscard]] std::vector<Stage> stages(const Settings& settings) const override;
};

std::vector<Stage> SimulatedBackend::stages(const Settings& settings) const
{
    const auto info = [&](const char* id, const char* title, double seconds) {
        return StageInfo{id, title, settings.quick ? seconds / 10 : seconds, {"identify"}};
    };
    std::vector<Stage> all;
    all.push_back(stageOf({"identify", "What this machine is", 1, {}}, [](SimulatedNode& node) { return node.identify(); }));
    all.push_back(stageOf(info("correctness", "Whether collectives compute what they should", 1),
                          [](SimulatedNode& node) { return node.correctness(); }));
    all.push_back(stageOf(info("launch", "Starting a kernel", 1), [](SimulatedNode& node) { return node.launch(); }));
    all.push_back(stageOf(info("memory", "Memory bandwidth: copy and triad", 1), [](SimulatedNode& node) { return node.memory(); }));
    all.push_back(stageOf(info("matmul", "Matrix multiplies, cool", 4), [](SimulatedNode& node) { return node.multiply("cool", 0.86); }));
    all.push_back(stageOf(info("matmul-hot", "Matrix multiplies behind a long load", 4),
                          [](SimulatedNode& node) { return node.multiply("steady", 0.8); }));
    if (!settings.shapes.multiplies.empty())
        all.push_back(stageOf(info("scenario", "The scenario's own multiplies", 5), [](SimulatedNode& node) { return node.scenario(); }));
    for (const auto& entry : EnumNames<CollectiveKind>::names) {
        const CollectiveKind kind = entry.first;
        Stage stage = stageOf(info(std::string(entry.second).c_str(), kTitles[static_cast<std::size_t>(kind)], 1),
                              [kind](SimulatedNode& node) { return node.collective(kind); });
        stage.info.needs.push_back("correctness");
        stage.info.together = true;
        all.push_back(std::move(stage));
    }
    all.push_back(stageOf(info("contention", "A multiply beside a collective", 1), [](SimulatedNode& node) { return node.contention(); }));
    all.back().info.needs.push_back("correctness");
    return all;
}

}  // namespace

const Backend& simulatedBackend()
{
    static const SimulatedBackend backend;
    return backend;
}

}  // namespace shardscope::probe
