// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/api/shared_library.h"

#include <dlfcn.h>
#include <link.h>

namespace shardscope::probe::cuda {

Outcome<SharedLibrary> SharedLibrary::open(const std::string& what, const std::vector<std::string>& candidates)
{
    std::string reasons;
    for (const std::string& candidate : candidates) {
        void* const handle = dlopen(candidate.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (handle == nullptr) {
            const char* const reason = dlerror();
            reasons += (reasons.empty() ? "" : "; ") + std::string(reason != nullptr ? reason : candidate.c_str());
            continue;
        }
        link_map* map = nullptr;
        const bool known = dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 && map != nullptr && map->l_name[0] != '\0';
        return SharedLibrary(handle, known ? map->l_name : candidate);
    }
    return ApiFailure{what, "dlopen", 0, {}, reasons.empty() ? "no candidates" : reasons};
}

void* SharedLibrary::find(const char* name) const { return dlsym(m_handle, name); }

}  // namespace shardscope::probe::cuda
