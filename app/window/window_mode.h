// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/window/arrangement.h"

namespace shardscope {

/// The use of the window. It decides the visible parts, and whose arrangement is shown.
enum class WindowMode { Usual, Lesson, Presenter, PresentedLesson };

[[nodiscard]] constexpr bool isTaught(WindowMode mode) { return mode == WindowMode::Lesson || mode == WindowMode::PresentedLesson; }
[[nodiscard]] constexpr bool isPresented(WindowMode mode) { return mode == WindowMode::Presenter || mode == WindowMode::PresentedLesson; }
[[nodiscard]] constexpr WindowMode windowMode(bool taught, bool presented)
{
    return taught ? (presented ? WindowMode::PresentedLesson : WindowMode::Lesson) : presented ? WindowMode::Presenter : WindowMode::Usual;
}

/// The mode of a window, and the arrangements to restore. Invariant: the person's own arrangement is stored in every mode but the usual
/// one, where it is the visible one; so a lesson and presenting can end in either order.
class WindowModes {
public:
    [[nodiscard]] WindowMode mode() const { return m_mode; }
    /// Changes the mode. `seen` is the current arrangement. Returns the one to show instead; empty: it stays.
    [[nodiscard]] std::optional<Arrangement> change(WindowMode mode, const Arrangement& seen);
    /// Returns the person's own arrangement, which outlives the window; empty: it is the visible one.
    [[nodiscard]] const std::optional<Arrangement>& own() const { return m_own; }

private:
    WindowMode m_mode = WindowMode::Usual;
    std::optional<Arrangement> m_own;
    std::optional<Arrangement> m_presented;  ///< the presented arrangement when a lesson began
};

}  // namespace shardscope
