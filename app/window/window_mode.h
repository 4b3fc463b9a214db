// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/window/arrangement.h"

namespace shardscope {

/// Says what the window is used for. It decides which parts are seen, and whose arrangement that is.
enum class WindowMode { Usual, Lesson, Presenter, PresentedLesson };

[[nodiscard]] constexpr bool isTaught(WindowMode mode) { return mode == WindowMode::Lesson || mode == WindowMode::PresentedLesson; }
[[nodiscard]] constexpr bool isPresented(WindowMode mode) { return mode == WindowMode::Presenter || mode == WindowMode::PresentedLesson; }
[[nodiscard]] constexpr WindowMode windowMode(bool taught, bool presented)
{
    return taught ? (presented ? WindowMode::PresentedLesson : WindowMode::Lesson) : presented ? WindowMode::Presenter : WindowMode::Usual;
}

/// Which mode a window is in, and the arrangements to go back to. Invariant: the person's own arrangement is kept in every mode but the usual
/// one, where it is the one that is seen; so the ways out of a lesson and of presenting lead back to it in either order.
class WindowModes {
public:
    [[nodiscard]] WindowMode mode() const { return m_mode; }
    /// Changes the mode. `seen` is the arrangement as it is. Returns the one to show instead; empty: it stays.
    [[nodiscard]] std::optional<Arrangement> change(WindowMode mode, const Arrangement& seen);
    /// The person's own, which outlives the window; empty: it is the one that is seen.
    [[nodiscard]] const std::optional<Arrangement>& own() const { return m_own; }

private:
    WindowMode m_mode = WindowMode::Usual;
    std::optional<Arrangement> m_own;
    std::optional<Arrangement> m_presented;  ///< what was presented when a lesson began
};

}  // namespace shardscope
