// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_mode.h"

#include <utility>

namespace shardscope {
namespace {

/// After a lesson its page is the list of lessons again.
Arrangement withoutLesson(Arrangement arrangement)
{
    arrangement.modes.remove(QStringLiteral("lessons"));
    return arrangement;
}

}  // namespace

std::optional<Arrangement> WindowModes::change(WindowMode mode, const Arrangement& seen)
{
    const WindowMode before = std::exchange(m_mode, mode);
    if (before == WindowMode::Usual)
        m_own = seen;
    if (mode == WindowMode::Usual) {
        m_presented.reset();
        const Arrangement own = *std::exchange(m_own, std::nullopt);
        return isTaught(before) ? withoutLesson(own) : own;
    }
    if (before == WindowMode::Presenter)
        m_presented = seen;
    if (mode != WindowMode::Presenter)
        return {};  // the lesson arranges the window itself
    // From a lesson back to what was presented before it, or, where it was begun before that, to the person's own.
    return before == WindowMode::Usual ? seen : withoutLesson(std::exchange(m_presented, std::nullopt).value_or(*m_own));
}

}  // namespace shardscope
