// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/api/backend.h"

#include "probe/cuda/cuda_backend.h"
#include "probe/host/host_backend.h"
#include "probe/simulated/simulated_backend.h"

namespace shardscope::probe {

const std::vector<const Backend*>& backends()
{
    static const std::vector<const Backend*> list{&cudaBackend(), &hostBackend(), &simulatedBackend()};
    return list;
}

const Backend* findBackend(std::string_view name)
{
    for (const Backend* backend : backends()) {
        if (name == "auto" ? backend->mayBeHere() : backend->name() == name)
            return backend;
    }
    return nullptr;
}

}  // namespace shardscope::probe
