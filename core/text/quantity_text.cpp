// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/quantity_text.h"

#include <array>
#include <unordered_map>

#include "core/base/finding.h"
#include "core/text/quantity_tables.h"
#include "core/text/texts.h"

namespace shardscope {

namespace {

constexpr QuantityText kStated[] = {
#include "texts/quantities/stated.inc"
};
constexpr QuantityText kMemory[] = {
#include "texts/quantities/memory.inc"
};
constexpr QuantityText kTime[] = {
#include "texts/quantities/time.inc"
};
constexpr QuantityText kOptimizer[] = {
#include "texts/quantities/optimizer.inc"
};
constexpr QuantityText kCost[] = {
#include "texts/quantities/cost.inc"
};
constexpr QuantityText kSteps[] = {
#include "texts/quantities/steps.inc"
};
constexpr QuantityText kMixers[] = {
#include "texts/quantities/mixers.inc"
};
constexpr QuantityText kEncoders[] = {
#include "texts/quantities/encoders.inc"
};
constexpr QuantityText kTuning[] = {
#include "texts/quantities/tuning.inc"
};
constexpr QuantityText kDocuments[] = {
#include "texts/quantities/documents.inc"
};
constexpr QuantityText kCommunication[] = {
#include "texts/quantities/communication.inc"
};

std::unordered_map<std::string_view, const QuantityText*> textsById()
{
    std::unordered_map<std::string_view, const QuantityText*> texts;
    for (const QuantityTable& table : quantityTables()) {
        for (const QuantityText& text : table.texts)
            texts.emplace(text.id, &text);
    }
    return texts;
}

}  // namespace

std::span<const QuantityTable> quantityTables()
{
    static const std::array<QuantityTable, 13> kTables{{{says("Given values"), kStated},
                                                        {says("Memory"), kMemory},
                                                        {says("Operators"), operatorTexts()},
                                                        {says("Mixers"), kMixers},
                                                        {says("Encoders"), kEncoders},
                                                        {says("Tuning"), kTuning},
                                                        {says("Documents"), kDocuments},
                                                        {says("Time and throughput"), kTime},
                                                        {says("Optimizers of whole matrices"), kOptimizer},
                                                        {says("Whole training run"), kCost},
                                                        {says("Intermediate values of formulas"), kSteps},
                                                        {says("Communication"), kCommunication},
                                                        {says("Schedule formulas"), scheduleTexts()}}};
    return kTables;
}

const QuantityText& quantityText(std::string_view id)
{
    static constexpr QuantityText kNone{};
    static const std::unordered_map<std::string_view, const QuantityText*> kTexts = textsById();
    const auto found = kTexts.find(id);
    return found == kTexts.end() ? kNone : *found->second;
}

std::string_view memoryFootnote() { return textOf("estimate", "memory-footnote"); }

}  // namespace shardscope
