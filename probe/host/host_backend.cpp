// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/host_backend.h"

#include <array>

#include "probe/host/host_stages.h"

namespace shardscope::probe {
namespace {

/// By CollectiveKind.
constexpr std::array kTitles{"All-reduce between processes", "All-gather between processes", "Reduce-scatter between processes",
                             "All-to-all between processes", "Sending to the next process"};

class HostBackend : public Backend {
public:
    [[nodiscard]] std::string_view name() const override { return "host"; }
    [[nodiscard]] std::string_view title() const override { return "The processor and its memory"; }
    [[nodiscard]] ProfileOrigin origin() const override { return ProfileOrigin::Host; }
    [[nodiscard]] bool mayBeHere() const override { return true; }
    [[nodiscard]] std::vector<Stage> stages(const Settings& settings) const override
    {
        const bool isQuick = settings.quick;
        const auto info = [isQuick](const char* id, const char* title, double quickly, double thoroughly) {
            return StageInfo{id, title, isQuick ? quickly : thoroughly, {"identify"}};
        };
        std::vector<Stage> all{{{"identify", "What this machine is", 0.2, {}}, identifyHost},
                               {info("launch", "Waking a thread", 1, 5), measureLaunch},
                               {info("memory", "Memory bandwidth: copy and triad", 1.5, 20), measureMemory},
                               {info("matmul", "Matrix multiplies, cool", 2, 30), measureMatmul},
                               {info("matmul-hot", "Matrix multiplies behind a long load", 4, 45), measureHotMatmul}};
        if (!settings.shapes.multiplies.empty())
            all.push_back({info("scenario", "The scenario's own multiplies", 5, 60), measureScenario});
        all.push_back({info("attention", "Attention", 1, 15), measureAttention});
        for (const auto& entry : EnumNames<CollectiveKind>::names) {
            const CollectiveKind kind = entry.first;
            Stage stage{info(std::string(entry.second).c_str(), kTitles[static_cast<std::size_t>(kind)], 1, 10),
                        [kind](StageContext& context) { return measureCollective(context, kind); }};
            stage.info.together = true;
            all.push_back(std::move(stage));
        }
        all.push_back({info("contention", "A multiply beside a collective", 1.5, 10), measureContention});
        all.back().info.together = true;
        return all;
    }
};

}  // namespace

const Backend& hostBackend()
{
    static const HostBackend backend;
    return backend;
}

}  // namespace shardscope::probe
