// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/import.h"

#include <optional>

#include "core/base/nearest_name.h"
#include "core/io/huggingface/import_json.h"
#include "core/io/huggingface/tables.h"
#include "core/io/huggingface/text_model.h"
#include "core/model/validate.h"

namespace shardscope {
namespace huggingface {
namespace {

Error unknownType(const std::string& type, const TextModel& model)
{
    return Error{ErrorCode::UnknownArchitecture,
                 {type, nearestName(type, supportedModelTypes())},
                 model.config.file(),
                 model.config.pointerTo("model_type")};
}

Error refused(const std::string& type, std::string_view why, const TextModel& model)
{
    return Error{ErrorCode::NotACausalDecoder, {type, std::string(why)}, model.config.file(), model.config.pointerTo("model_type")};
}

Result<Architecture> readTextModel(TextModel& model)
{
    Architecture architecture;
    architecture.modelType = model.type;
    if (const DenseRow* row = findDense(model.type))
        readDenseDecoder(model.config, architecture, row->traits);
    else if (const ReaderRow* reader = findReader(model.type))
        reader->read(model.config, architecture);
    else if (const std::string_view why = whyRefused(model.type); !why.empty())
        return refused(model.type, why, model);
    else
        return unknownType(model.type, model);
    if (model.config.failed())
        return model.config.error();
    if (const Result<void> valid = validateArchitecture(architecture); !valid) {
        Error error = valid.error();
        error.file = model.config.file();
        error.pointer = model.config.pointerTo("num_hidden_layers").substr(0, model.config.pointerTo("").size() - 1);
        return error;
    }
    return architecture;
}

}  // namespace
}  // namespace huggingface

Result<Architecture> importHuggingFaceConfig(const Json& config, const std::string& file, const std::string& pointer)
{
    using namespace huggingface;
    try {
        Result<TextModel> model = findTextModel(config, file, pointer);
        if (!model)
            return model.error();
        return readTextModel(*model);
    } catch (const std::exception& reason) {
        return Error{ErrorCode::Internal, {reason.what()}, file, pointer};
    }
}

Result<Architecture> importHuggingFaceConfig(std::string_view text, std::string_view file)
{
    const Result<Json> json = parsePythonJson(text, file);
    if (!json)
        return json.error();
    return importHuggingFaceConfig(*json, std::string(file), {});
}

}  // namespace shardscope
