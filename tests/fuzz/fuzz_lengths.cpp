// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>

#include "core/io/length_lines.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

namespace {

/// Passes the text on in pieces of so many bytes.
std::optional<Error> addInPieces(LengthLines& lines, std::string_view text, std::size_t piece)
{
    for (; !text.empty(); text.remove_prefix(std::min(piece, text.size()))) {
        if (std::optional<Error> error = lines.add(text.substr(0, piece)))
            return error;
    }
    return std::nullopt;
}

Result<LengthFile> countedInPieces(std::string_view text, std::size_t piece)
{
    LengthLines lines("input", 4);
    if (std::optional<Error> error = addInPieces(lines, text, piece))
        return *std::move(error);
    return lines.finish();
}

}  // namespace

/// Any bytes: lengths or a refusal with a sentence, the same however the bytes arrive.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::asText(data, size);
    const Result<LengthFile> whole = countedInPieces(text, std::max<std::size_t>(size, 1));
    const Result<LengthFile> pieces = countedInPieces(text, 7);
    fuzz::require(whole.hasValue() == pieces.hasValue());
    if (!whole) {
        fuzz::requireTold(whole.error());
        fuzz::require(whole.error().pointer == pieces.error().pointer);
        return 0;
    }
    fuzz::require(whole->lengths == pieces->lengths && whole->documents > 0 && whole->lengths.effective() >= whole->lengths.shortest());
    return 0;
}
