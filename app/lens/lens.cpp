// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lens/lens.h"

namespace shardscope {

void Lens::setHovered(const Pointed& pointed)
{
    if (pointed == m_hovered)
        return;
    m_hovered = pointed;
    Q_EMIT hoveredChanged(m_hovered);
}

void Lens::setSelected(const Pointed& pointed)
{
    if (pointed == m_selected)
        return;
    m_selected = pointed;
    Q_EMIT selectedChanged(m_selected);
}

}  // namespace shardscope
