// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/api/driver.h"

#include <cstdlib>

#include "probe/cuda/api/load_functions.h"

namespace shardscope::probe::cuda {

Outcome<DriverPointer> Driver::load(const SearchPlaces& places)
{
    // The numbers of nvidia-smi, unless someone has chosen other ones.
    setenv("CUDA_DEVICE_ORDER", "PCI_BUS_ID", 0);
    auto opened = SharedLibrary::open("libcuda", libraryCandidates(cudaDriverNames(), LibraryOwner::Driver, places));
    if (!opened)
        return opened.failure();
    const SharedLibrary& library = *opened;
    const std::shared_ptr<Driver> driver(new Driver);
    DriverFunctions& table = driver->m_functions;
    std::string missing;
    SHARDSCOPE_DRIVER_FUNCTIONS(SHARDSCOPE_LOAD)
    SHARDSCOPE_TRY(nothingMissing("libcuda", library, missing));
    driver->m_path = library.path();
    return DriverPointer(driver);
}

int Driver::version() const
{
    int version = 0;
    return m_functions.driverVersion(&version) == 0 ? version : 0;
}

Done Driver::check(const char* call, DriverStatus status) const
{
    if (status == 0)
        return {};
    const char* name = nullptr;
    const char* sentence = nullptr;
    m_functions.getErrorName(status, &name);
    m_functions.getErrorString(status, &sentence);
    return ApiFailure{"libcuda", call, status, name != nullptr ? name : "", sentence != nullptr ? sentence : ""};
}

std::string versionText(int version) { return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10); }

}  // namespace shardscope::probe::cuda
