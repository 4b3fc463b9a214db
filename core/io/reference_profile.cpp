// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/reference_profile.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>

#include "core/hardware/catalog.h"
#include "core/io/hardware_profile_json.h"
#include "core/io/resource.h"

namespace shardscope {
namespace {

constexpr std::string_view kProfileFolder = "profiles/", kProfileEnding = ".json";

/// By what collectives depend on: a Blackwell Ultra has a Blackwell's links. Without links it is the server's PCIe that was measured (that
/// of the L40S had no peer-to-peer access), which says nothing of another card: an RTX 6000 Ada has an L40S's die, in a workstation.
bool isOfSameBuild(const Gpu& a, const Gpu& b)
{
    return a.scaleUpDomain > 1 && a.scaleUpKind == b.scaleUpKind && a.scaleUpBandwidth == b.scaleUpBandwidth &&
           a.scaleUpDomain == b.scaleUpDomain && a.multiprocessors == b.multiprocessors;
}

/// The id whose file speaks for `gpu`, or empty.
std::string idFor(const Gpu& gpu)
{
    const std::vector<std::string>& ids = referenceProfileIds();
    if (std::find(ids.begin(), ids.end(), gpu.id) != ids.end())
        return gpu.id;
    for (const std::string& id : ids) {
        const Gpu* other = hardwareCatalog().findGpu(id);
        if (other && isOfSameBuild(gpu, *other))
            return id;
    }
    return {};
}

const HardwareProfile* profileOf(const std::string& id)
{
    static std::mutex mutex;
    static std::map<std::string, std::unique_ptr<const HardwareProfile>, std::less<>> profiles;
    const std::lock_guard lock(mutex);
    std::unique_ptr<const HardwareProfile>& profile = profiles[id];
    if (!profile) {
        // A test proves that every file reads without error, so that the empty profile is never seen.
        const std::string path = std::string(kProfileFolder) + id + std::string(kProfileEnding);
        Result<HardwareProfile> read = parseHardwareProfile(resource(path), path);
        profile = std::make_unique<const HardwareProfile>(read ? std::move(read).value() : HardwareProfile{});
    }
    return profile.get();
}

}  // namespace

const std::vector<std::string>& referenceProfileIds()
{
    static const std::vector<std::string> ids = [] {
        std::vector<std::string> found;
        for (const Resource& file : embeddedResources()) {
            if (file.path.starts_with(kProfileFolder) && file.path.ends_with(kProfileEnding))
                found.emplace_back(
                    file.path.substr(kProfileFolder.size(), file.path.size() - kProfileFolder.size() - kProfileEnding.size()));
        }
        return found;
    }();
    return ids;
}

const HardwareProfile* referenceProfile(const Gpu& gpu)
{
    const std::string id = idFor(gpu);
    return id.empty() ? nullptr : profileOf(id);
}

std::vector<const HardwareProfile*> referenceProfilesOfBuild(const Gpu& gpu)
{
    static const std::vector<std::pair<std::string, const Gpu*>> known = [] {
        std::vector<std::pair<std::string, const Gpu*>> found;
        for (const std::string& id : referenceProfileIds())
            found.emplace_back(id, hardwareCatalog().findGpu(id));
        return found;
    }();
    std::vector<const HardwareProfile*> profiles;
    for (const auto& [id, other] : known) {
        if (id == gpu.id || (other && isOfSameBuild(gpu, *other)))
            profiles.push_back(profileOf(id));
    }
    return profiles;
}

}  // namespace shardscope
