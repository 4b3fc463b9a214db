// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/api/nccl.h"

#include "probe/cuda/api/load_functions.h"

namespace shardscope::probe::cuda {

namespace {

const char* nameOf(NcclStatus status)
{
    static constexpr const char* kNames[] = {"ncclSuccess",         "ncclUnhandledCudaError", "ncclSystemError", "ncclInternalError",
                                             "ncclInvalidArgument", "ncclInvalidUsage",       "ncclRemoteError", "ncclInProgress"};
    return status >= 0 && status < 8 ? kNames[status] : "";
}

}  // namespace

Outcome<NcclPointer> Nccl::load(const SearchPlaces& places)
{
    auto opened = SharedLibrary::open("libnccl", libraryCandidates(ncclNames(), LibraryOwner::Toolkit, places));
    if (!opened)
        return opened.failure();
    const SharedLibrary& library = *opened;
    const std::shared_ptr<Nccl> nccl(new Nccl);
    NcclFunctions& table = nccl->m_functions;
    std::string missing;
    SHARDSCOPE_NCCL_FUNCTIONS(SHARDSCOPE_LOAD)
    SHARDSCOPE_TRY(nothingMissing("libnccl", library, missing));
    nccl->m_path = library.path();
    return NcclPointer(nccl);
}

std::string ncclVersionText(int version)
{
    const int base = version >= 10000 ? 10000 : 1000;
    return std::to_string(version / base) + "." + std::to_string(version % base / 100) + "." + std::to_string(version % 100);
}

std::string Nccl::version() const
{
    int version = 0;
    return m_functions.getVersion(&version) == 0 ? ncclVersionText(version) : std::string();
}

Done Nccl::check(const char* call, NcclStatus status, NcclCommunicator communicator) const
{
    if (status == 0)
        return {};
    const char* const sentence = m_functions.errorString(status);
    std::string detail = sentence != nullptr ? sentence : "";
    const char* const last = m_functions.lastError != nullptr ? m_functions.lastError(communicator) : nullptr;
    if (last != nullptr && last[0] != '\0')
        detail += (detail.empty() ? "" : "; ") + std::string(last);
    return ApiFailure{"libnccl", call, status, nameOf(status), detail};
}

}  // namespace shardscope::probe::cuda
