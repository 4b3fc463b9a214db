// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/choices.h"
#include "core/base/matrix_shape.h"
#include "probe/cuda/api/function_lists.h"
#include "probe/cuda/api/library_search.h"
#include "probe/cuda/api/outcome.h"

namespace shardscope::probe::cuda {

/// libcublasLt, with a handle for the current context.
class CublasLt {
public:
    static Outcome<std::shared_ptr<const CublasLt>> load(const SearchPlaces& places, int driverVersion);
    ~CublasLt();
    CublasLt(const CublasLt&) = delete;
    CublasLt& operator=(const CublasLt&) = delete;

    [[nodiscard]] const CublasLtFunctions& call() const { return m_functions; }
    [[nodiscard]] LtHandle handle() const { return m_handle; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] std::string version() const;
    /// Creates the handle. Precondition: a context is current.
    Done start();
    [[nodiscard]] Done check(const char* call, LtStatus status) const;

private:
    CublasLt() = default;

    CublasLtFunctions m_functions;
    LtHandle m_handle = nullptr;
    std::string m_path;
};

/// D (m × n) = A (m × k) · B (k × n), both operands with k contiguous ("tn"), the layout of most multiplies in training, and the only one
/// for fp8.
class LtMultiply {
public:
    /// Plans a multiply with the library's first choice and its alternatives.
    static Outcome<LtMultiply> plan(std::shared_ptr<const CublasLt> library, Precision precision, const MatrixShape& shape,
                                    std::size_t workspaceBytes);
    ~LtMultiply();
    LtMultiply(LtMultiply&& other) noexcept;
    LtMultiply& operator=(LtMultiply&& other) noexcept;

    [[nodiscard]] int algorithms() const { return static_cast<int>(m_proposed.size()); }
    Done run(int algorithm, DevicePointer d, DevicePointer a, DevicePointer b, DevicePointer workspace, DriverStream stream) const;

private:
    explicit LtMultiply(std::shared_ptr<const CublasLt> library) : m_library(std::move(library)) {}
    Done describe(Precision precision, const MatrixShape& shape);
    Done propose(std::size_t workspaceBytes);
    void release();

    std::shared_ptr<const CublasLt> m_library;
    LtDescriptor m_multiply = nullptr;
    LtDescriptor m_layouts[3] = {};  ///< of the left operand of the library's call, of the right one, of the result
    std::vector<LtHeuristic> m_proposed;
};

/// Return the bytes of an operand's element, and of a result's.
[[nodiscard]] double operandBytes(Precision precision);
[[nodiscard]] double resultBytes(Precision precision);

}  // namespace shardscope::probe::cuda
