// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/diagnosis.h"
#include "core/io/answers.h"
#include "core/io/number_json.h"
#include "core/io/value_json.h"
#include "core/text/message_text.h"

namespace shardscope {
namespace {

void addNumber(Json& json, const char* key, const std::optional<double>& value)
{
    if (value)
        json[key] = numberToJson(*value);
}

Json rowToJson(const EvidenceRow& row)
{
    Json json{{"kind", nameOf(row.kind)}};
    if (!row.what.empty())
        json["name"] = row.what;
    if (!row.group.empty())
        json["group"] = row.group;
    if (row.shape)
        json["shape"] = {{"m", numberToJson(row.shape->m)},
                         {"n", numberToJson(row.shape->n)},
                         {"k", numberToJson(row.shape->k)},
                         {"count", numberToJson(row.shape->count)}};
    if (row.count > 0)
        json["count"] = numberToJson(row.count);
    addNumber(json, "measured_s", row.seconds);
    addNumber(json, "estimated_s", row.expected);
    addNumber(json, "fastest_s", row.fastest);
    addNumber(json, "bytes", row.bytes);
    addNumber(json, "bus_bandwidth", row.busBandwidth);
    addNumber(json, "estimated_bus_bandwidth", row.expectedBusBandwidth);
    if (row.longest)
        json["longest"] = {{"start_s", numberToJson(row.longest->start)}, {"end_s", numberToJson(row.longest->end)}};
    return json;
}

Json fixToJson(const PartFix& fix)
{
    Json change = Json::object();
    for (const FieldChange& each : fix.changes)
        change[std::string(each.parameter->path)] = valueToJson(*each.parameter, each.value);
    return {{"change", std::move(change)}, {"gain_s", numberToJson(fix.gain)}};
}

Json partToJson(const DiagnosisPart& part)
{
    Json json{{"id", nameOf(part.id)}, {"seconds", numberToJson(part.seconds)}};
    addNumber(json, "measured_s", part.measured);
    addNumber(json, "estimated_s", part.estimated);
    json["sure"] = numberToJson(part.sure);
    json["sentence"] = messageText(part.sentence);
    if (!part.advice.empty())
        json["try"] = messageText(part.advice);
    if (part.fix)
        json["fix"] = fixToJson(*part.fix);
    json["evidence"] = Json::array();
    for (const EvidenceRow& row : part.evidence)
        json["evidence"].push_back(rowToJson(row));
    return json;
}

Json stragglerToJson(const Straggler& straggler)
{
    Json json = Json::object();
    if (straggler.rank)
        json["rank"] = *straggler.rank;
    json["file"] = straggler.file;
    json["seconds"] = numberToJson(straggler.seconds);
    json["collectives"] = numberToJson(straggler.collectives);
    if (straggler.because)
        json["because"] = {{"id", nameOf(*straggler.because)}, {"seconds", numberToJson(straggler.excess)}};
    return json;
}

Json usedToJson(const UsedTrace& used)
{
    Json json{{"file", used.file}};
    if (used.rank)
        json["rank"] = *used.rank;
    if (used.step)
        json["step"] = *used.step;
    json["step_s"] = numberToJson(used.seconds);
    json["steps_s"] = Json::array();
    for (const double each : used.steps)
        json["steps_s"].push_back(numberToJson(each));
    addNumber(json, "offset_s", used.offset);
    json["diagnosed"] = used.isDiagnosed;
    return json;
}

template <typename Rows, typename Write>
std::string listText(const char* key, const Rows& rows, Write write)
{
    std::string text = std::string(",\n  \"") + key + "\": [";
    bool isFirst = true;
    for (const auto& row : rows) {
        text += (isFirst ? "\n    " : ",\n    ") + write(row).dump(-1, ' ', false, Json::error_handler_t::replace);
        isFirst = false;
    }
    return text + (isFirst ? "]" : "\n  ]");
}

}  // namespace

std::string diagnosisToJson(const Diagnosis& diagnosis)
{
    Json measured{{"step_s", numberToJson(diagnosis.measuredStep)}};
    addNumber(measured, "peak_memory_bytes", diagnosis.measuredPeak);
    const Json estimated{{"step_s", numberToJson(diagnosis.estimatedStep)},
                         {"peak_memory_bytes", numberToJson(diagnosis.estimatedPeak)},
                         {"pipeline_rank", diagnosis.pipelineRank}};
    std::string text = "{\n  \"schema\": \"shardscope.diagnosis/1\",\n  \"scenario\": " + Json(diagnosis.scenario).dump();
    text += ",\n  \"measured\": " + measured.dump() + ",\n  \"estimated\": " + estimated.dump();
    text += listText("parts", diagnosis.parts, partToJson);
    text += listText("stragglers", diagnosis.stragglers, stragglerToJson);
    text += listText("findings", diagnosis.notes, [](const DiagnosisNote& note) {
        return Json{{"id", note.id}, {"severity", nameOf(note.severity)}, {"message", messageText(note.text)}};
    });
    text += listText("used", diagnosis.used, usedToJson);
    text += listText("ignored", diagnosis.ignored, [](const Message& message) { return Json(messageText(message)); });
    return text + "\n}\n";
}

}  // namespace shardscope
