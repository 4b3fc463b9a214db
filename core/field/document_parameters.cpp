// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/field/parameter_fields.h"
#include "core/scenario/scenario.h"
#include "core/scenario/training.h"

namespace shardscope {
namespace {

bool statesLengths(const Scenario& scenario) { return scenario.training.documents.lengths != nullptr; }

Value lengthsOf(const Scenario& scenario)
{
    const auto& lengths = scenario.training.documents.lengths;
    return lengths ? Value(lengthsText(*lengths)) : Value{};
}

std::optional<Error> setLengths(Scenario& scenario, const Value& value)
{
    if (isNull(value)) {
        scenario.training.documents.lengths.reset();
        return std::nullopt;
    }
    Result<std::shared_ptr<const StatedLengths>> lengths = resolveLengths(std::get<std::string>(value));
    if (!lengths)
        return lengths.error();
    scenario.training.documents.lengths = std::move(lengths).value();
    return std::nullopt;
}

Parameter lengths()
{
    Parameter parameter;
    parameter.path = "training.lengths";
    parameter.kind = ParameterKind::Document;
    parameter.nullable = true;
    parameter.unwrittenIfNull = true;
    parameter.label = "Document lengths";
    parameter.description =
        "The lengths of the documents: the id of a data set that was counted (catalog lengths), {mean, sigma, max} of a log-normal "
        "distribution, or {histogram: [[tokens, documents], …]}.";
    parameter.whenNull = "every row is one document of the sequence length";
    parameter.get = &lengthsOf;
    parameter.set = &setLengths;
    return parameter;
}

}  // namespace

std::vector<Parameter> documentParameters()
{
    constexpr auto kTraining = &Scenario::training;
    constexpr auto kDocuments = &Training::documents;
    return {
        lengths(),
        unwrittenIfNull(field<kTraining, kDocuments, &Documents::filling>(
                            "training.packing", {},
                            {"Packing",
                             "How documents become rows: joined and cut (full), a document a row with padding (pad), the micro-batch's "
                             "documents without padding (pad-free), or as many in a row as have room (pack).",
                             "full"}))
            .placed({.control = {.part = ControlPart::Training, .place = 5, .appears = statesLengths}}),
        unwrittenIfNull(field<kTraining, kDocuments, &Documents::packTokens>(
            "training.pack_tokens", {1, 1 << 30, "tokens"}, {"Packed row", "The tokens of a packed row.", "the sequence length"})),
        unwrittenIfNull(
            field<kTraining, kDocuments, &Documents::balance>("training.balance", {},
                                                              {"Balance",
                                                               "How the ranks get even work: packed rows and the ranks' micro-batches are "
                                                               "chosen for it (cost), or each document is cut over as "
                                                               "many context-parallel ranks as its length needs (dynamic-cp).",
                                                               "none"}))
            .placed({.control = {.part = ControlPart::Training, .place = 6, .appears = statesLengths}}),
        unwrittenIfNull(field<kTraining, kDocuments, &Documents::lossShare>(
            "training.loss_share", {0, 1}, {"Loss share", "The share of the useful tokens that count in the loss.", "not known"})),
    };
}

}  // namespace shardscope
