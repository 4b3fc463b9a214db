// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace shardscope {

/// The kind of an error. The sentence for people is made from the code and the arguments in `core/text/error_text.cpp`.
enum class ErrorCode {
    // files
    FileNotFound,    ///< –
    FileUnreadable,  ///< arguments: the system's reason
    FileTooLarge,    ///< arguments: size in bytes, limit in bytes
    // JSON as text
    JsonSyntax,        ///< arguments: line, column, the text found
    JsonTooDeep,       ///< arguments: limit of nesting levels
    JsonNotUtf8,       ///< arguments: byte offset
    JsonDuplicateKey,  ///< arguments: the key
    // JSON as a document
    NotAnObject,    ///< arguments: the type found
    SchemaMissing,  ///< arguments: the expected schema
    SchemaUnknown,  ///< arguments: found, expected
    SchemaTooNew,   ///< arguments: found, newest supported
    UnknownKey,     ///< arguments: the key, the nearest known key (may be empty)
    MissingKey,     ///< arguments: the key, its purpose
    WrongType,      ///< arguments: expected, found
    NotFinite,      ///< arguments: the value as written
    OutOfRange,     ///< arguments: value, smallest allowed, largest allowed
    UnknownName,    ///< arguments: what kind of name, the name, the nearest known name (may be empty), the known names
    Contradiction,  ///< arguments: the contradicting settings
    // models
    NotACausalDecoder,    ///< arguments: the model type, why (encoder-only, encoder–decoder, vision-only, state-space, …)
    UnknownArchitecture,  ///< arguments: the model type, the nearest supported one (may be empty)
    CannotEstimate,       ///< arguments: the model type, the kind of layer that has no operators here
    MissingFigure,        ///< arguments: the device, the figure that an estimate of time needs
    // usage
    BadUsage,  ///< arguments: the mistake, the correct usage
    Internal,  ///< arguments: what happened
};

/// An error as a value: what, where (file and JSON pointer, either may be empty) and the arguments of the sentence.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::vector<std::string> arguments;
    std::string file;
    std::string pointer;
    std::string within{};  ///< the other file that `pointer` names, where the problem is in that one
};

}  // namespace shardscope
