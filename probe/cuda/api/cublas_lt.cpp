// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/api/cublas_lt.h"

#include <algorithm>
#include <utility>

#include "probe/cuda/api/load_functions.h"
#include "probe/cuda/api/nvrtc.h"

namespace shardscope::probe::cuda {

namespace {

struct Types {
    int operand;
    int result;
    int compute;
};

Types typesOf(Precision precision)
{
    if (precision == Precision::Fp8)
        return {value::kLtR8E4M3, value::kLtR16BF, value::kLtCompute32F};
    if (precision == Precision::Tf32)
        return {value::kLtR32F, value::kLtR32F, value::kLtComputeTf32};
    return {value::kLtR16BF, value::kLtR16BF, value::kLtCompute32F};
}

}  // namespace

double operandBytes(Precision precision) { return precision == Precision::Fp8 ? 1 : precision == Precision::Tf32 ? 4 : 2; }

double resultBytes(Precision precision) { return precision == Precision::Tf32 ? 4 : 2; }

Outcome<std::shared_ptr<const CublasLt>> CublasLt::load(const SearchPlaces& places, int driverVersion)
{
    auto opened = SharedLibrary::open("libcublasLt",
                                      libraryCandidates(namesForDriver(cublasLtNames(), driverVersion), LibraryOwner::Toolkit, places));
    if (!opened)
        return opened.failure();
    const SharedLibrary& library = *opened;
    const std::shared_ptr<CublasLt> loaded(new CublasLt);
    CublasLtFunctions& table = loaded->m_functions;
    std::string missing;
    SHARDSCOPE_CUBLASLT_FUNCTIONS(SHARDSCOPE_LOAD)
    SHARDSCOPE_TRY(nothingMissing("libcublasLt", library, missing));
    loaded->m_path = library.path();
    SHARDSCOPE_TRY(loaded->start());
    return std::shared_ptr<const CublasLt>(loaded);
}

CublasLt::~CublasLt()
{
    if (m_handle != nullptr)
        m_functions.destroy(m_handle);
}

Done CublasLt::start() { return check("cublasLtCreate", m_functions.create(&m_handle)); }

std::string CublasLt::version() const
{
    const std::size_t number = m_functions.version();  // 130100 for 13.1.0
    return std::to_string(number / 10000) + "." + std::to_string(number / 100 % 100) + "." + std::to_string(number % 100);
}

Done CublasLt::check(const char* call, LtStatus status) const
{
    if (status == 0)
        return {};
    const char* const name = m_functions.statusName != nullptr ? m_functions.statusName(status) : nullptr;
    return ApiFailure{"libcublasLt", call, status, name != nullptr ? name : "", {}};
}

Outcome<LtMultiply> LtMultiply::plan(std::shared_ptr<const CublasLt> library, Precision precision, const MatrixShape& shape,
                                     std::size_t workspaceBytes)
{
    LtMultiply multiply(std::move(library));
    SHARDSCOPE_TRY(multiply.describe(precision, shape));
    SHARDSCOPE_TRY(multiply.propose(workspaceBytes));
    return multiply;
}

/// The library's matrices are column-major: our row-major D (m × n) is its n × m, which is Bᵀ · A of what lies in memory.
Done LtMultiply::describe(Precision precision, const MatrixShape& shape)
{
    const CublasLtFunctions& call = m_library->call();
    const Types types = typesOf(precision);
    const auto m = static_cast<std::uint64_t>(shape.m);
    const auto n = static_cast<std::uint64_t>(shape.n);
    const auto k = static_cast<std::uint64_t>(shape.k);
    SHARDSCOPE_TRY(m_library->check("cublasLtMatmulDescCreate", call.multiplyCreate(&m_multiply, types.compute, value::kLtR32F)));
    const int transposed = value::kLtTransposed;
    SHARDSCOPE_TRY(
        m_library->check("cublasLtMatmulDescSetAttribute", call.multiplySet(m_multiply, value::kLtTransA, &transposed, sizeof transposed)));
    if (precision == Precision::Fp8) {
        const signed char fast = 1;  // as training libraries run the forward pass
        SHARDSCOPE_TRY(
            m_library->check("cublasLtMatmulDescSetAttribute", call.multiplySet(m_multiply, value::kLtFastAccumulate, &fast, sizeof fast)));
    }
    SHARDSCOPE_TRY(m_library->check("cublasLtMatrixLayoutCreate",
                                    call.layoutCreate(&m_layouts[0], types.operand, k, n, static_cast<std::int64_t>(k))));
    SHARDSCOPE_TRY(m_library->check("cublasLtMatrixLayoutCreate",
                                    call.layoutCreate(&m_layouts[1], types.operand, k, m, static_cast<std::int64_t>(k))));
    return m_library->check("cublasLtMatrixLayoutCreate",
                            call.layoutCreate(&m_layouts[2], types.result, n, m, static_cast<std::int64_t>(n)));
}

Done LtMultiply::propose(std::size_t workspaceBytes)
{
    const CublasLtFunctions& call = m_library->call();
    LtDescriptor preference = nullptr;
    SHARDSCOPE_TRY(m_library->check("cublasLtMatmulPreferenceCreate", call.preferenceCreate(&preference)));
    LtHeuristic results[8] = {};
    int found = 0;
    Done done = m_library->check("cublasLtMatmulPreferenceSetAttribute",
                                 call.preferenceSet(preference, value::kLtMaxWorkspace, &workspaceBytes, sizeof workspaceBytes));
    if (done)
        done =
            m_library->check("cublasLtMatmulAlgoGetHeuristic", call.heuristic(m_library->handle(), m_multiply, m_layouts[0], m_layouts[1],
                                                                              m_layouts[2], m_layouts[2], preference, 8, results, &found));
    call.preferenceDestroy(preference);
    if (!done)
        return done;
    for (int i = 0; i < std::min(found, 8); ++i) {
        if (results[i].state == 0 && results[i].workspaceBytes <= workspaceBytes)
            m_proposed.push_back(results[i]);
    }
    if (m_proposed.empty())
        return ApiFailure{"libcublasLt", "cublasLtMatmulAlgoGetHeuristic", 0, {}, "no algorithm for this shape"};
    return {};
}

Done LtMultiply::run(int algorithm, DevicePointer d, DevicePointer a, DevicePointer b, DevicePointer workspace, DriverStream stream) const
{
    const auto pointer = [](DevicePointer address) { return reinterpret_cast<void*>(address); };
    const float alpha = 1;
    const float beta = 0;
    const LtHeuristic& chosen = m_proposed[static_cast<std::size_t>(algorithm)];
    return m_library->check("cublasLtMatmul",
                            m_library->call().multiply(m_library->handle(), m_multiply, &alpha, pointer(b), m_layouts[0], pointer(a),
                                                       m_layouts[1], &beta, pointer(d), m_layouts[2], pointer(d), m_layouts[2],
                                                       &chosen.algorithm, pointer(workspace), chosen.workspaceBytes, stream));
}

void LtMultiply::release()
{
    if (!m_library)
        return;
    if (m_multiply != nullptr)
        m_library->call().multiplyDestroy(m_multiply);
    for (LtDescriptor layout : m_layouts) {
        if (layout != nullptr)
            m_library->call().layoutDestroy(layout);
    }
}

LtMultiply::~LtMultiply() { release(); }

LtMultiply::LtMultiply(LtMultiply&& other) noexcept
    : m_library(std::move(other.m_library)), m_multiply(std::exchange(other.m_multiply, nullptr)), m_proposed(std::move(other.m_proposed))
{
    for (int i = 0; i < 3; ++i)
        m_layouts[i] = std::exchange(other.m_layouts[i], nullptr);
}

LtMultiply& LtMultiply::operator=(LtMultiply&& other) noexcept
{
    if (this != &other) {
        release();
        m_library = std::move(other.m_library);
        m_multiply = std::exchange(other.m_multiply, nullptr);
        for (int i = 0; i < 3; ++i)
            m_layouts[i] = std::exchange(other.m_layouts[i], nullptr);
        m_proposed = std::move(other.m_proposed);
    }
    return *this;
}

}  // namespace shardscope::probe::cuda
