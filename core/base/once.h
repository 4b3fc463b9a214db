// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace shardscope {

/// A value that is made at the first request, by whichever thread makes it. Copies share it.
template <typename Value>
class Once {
public:
    Once() = default;
    explicit Once(std::function<Value()> make) : m_state(std::make_shared<State>()) { m_state->make = std::move(make); }

    explicit Once(Value value) : Once(std::function<Value()>())
    {
        std::call_once(m_state->made, [&] { m_state->value = std::move(value); });
    }

    [[nodiscard]] const Value& operator*() const
    {
        std::call_once(m_state->made, [this] { m_state->value = m_state->make(); });
        return m_state->value;
    }
    [[nodiscard]] const Value* operator->() const { return &**this; }

private:
    struct State {
        std::function<Value()> make;
        std::once_flag made;
        Value value;
    };
    std::shared_ptr<State> m_state;
};

}  // namespace shardscope
