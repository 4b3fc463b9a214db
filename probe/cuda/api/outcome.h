// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace shardscope::probe::cuda {

/// A failed call of one of NVIDIA's libraries, or a violated rule of our own (then `code` is 0).
struct ApiFailure {
    std::string library;  ///< "libcuda", "libnccl", …
    std::string call;     ///< the function's name
    int code = 0;         ///< its return value
    std::string name;     ///< the library's own name of the code, "CUDA_ERROR_OUT_OF_MEMORY"
    std::string detail;   ///< the library's sentence, or ours

    [[nodiscard]] std::string text() const
    {
        std::string all = call.empty() ? library : call;
        if (code != 0)
            all += " returned " + std::to_string(code) + (name.empty() ? "" : " (" + name + ")");
        return detail.empty() ? all : all + ": " + detail;
    }
};

/// A value, or the call that failed.
template <typename T>
class [[nodiscard]] Outcome {
public:
    Outcome(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Outcome(ApiFailure failure) : m_state(std::in_place_index<1>, std::move(failure)) {}

    explicit operator bool() const { return m_state.index() == 0; }
    [[nodiscard]] const T& value() const& { return std::get<0>(m_state); }
    [[nodiscard]] T& value() & { return std::get<0>(m_state); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(m_state)); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    [[nodiscard]] const ApiFailure& failure() const { return std::get<1>(m_state); }

private:
    std::variant<T, ApiFailure> m_state;
};

/// Success, or the call that failed.
class [[nodiscard]] Done {
public:
    Done() = default;
    Done(ApiFailure failure) : m_failure(std::move(failure)) {}

    explicit operator bool() const { return !m_failure; }
    [[nodiscard]] const ApiFailure& failure() const { return *m_failure; }

private:
    std::optional<ApiFailure> m_failure;
};

}  // namespace shardscope::probe::cuda

/// Returns the failure of `expression` from the function, if it failed.
#define SHARDSCOPE_TRY(expression)               \
    do {                                         \
        if (auto&& tried = (expression); !tried) \
            return tried.failure();              \
    } while (false)
