// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/varied_text.h"

#include "core/text/texts.h"

namespace shardscope {

std::vector<const Parameter*> fieldsOfOtherTrainings(const std::vector<VariedField>& fields)
{
    std::vector<const Parameter*> found;
    for (const VariedField& field : fields) {
        if (changeByVarying(*field.parameter) == TrainingChange::Another)
            found.push_back(field.parameter);
    }
    return found;
}

Message variedTrainingMessage(TrainingChange training, const std::string& fields)
{
    switch (training) {
    case TrainingChange::None:
        return Message(textOf("search", "same-training"));
    case TrainingChange::Numerics:
        return Message(textOf("search", "other-arithmetic"));
    case TrainingChange::Another:
        break;
    }
    return {textOf("search", "other-trainings"), {{"fields", fields}}};
}

}  // namespace shardscope
