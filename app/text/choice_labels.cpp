// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/choice_labels.h"

#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "core/schedule/schedule_traits.h"
#include "core/text/texts.h"

namespace shardscope {

QString choiceLabel(std::string_view path, std::string_view id)
{
    if (path == "plan.schedule") {
        if (const auto kind = fromName<ScheduleKind>(id))
            return coreText(traitsOf(*kind).shortName());
    }
    const std::string_view label = textOf("choices", std::string(path).append(".").append(id));
    return label.empty() ? toText(id) : coreText(label);
}

}  // namespace shardscope
