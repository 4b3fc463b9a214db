// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/host_backend.h"

#include "probe/host/host_stages.h"

namespace shardscope::probe {
namespace {

class HostBackend : public Backend {
public:
    [[nodiscard]] std::string_view name() const override { return "host"; }
    [[nodiscard]] std::string_view title() const override { return "The processor and its memory"; }
    [[nodiscard]] ProfileOrigin origin() const override { return ProfileOrigin::Host; }
    [[nodiscard]] bool mayBeHere() const override { return true; }
    [[nodiscard]] std::vector<Stage> stages(const Settings& settings) const override
    {
        (void)settings;
        return {{{"identify", "What this machine is", 0.2, {}}, identifyHost}};
    }
};

}  // namespace

const Backend& hostBackend()
{
    static const HostBackend backend;
    return backend;
}

}  // namespace shardscope::probe
