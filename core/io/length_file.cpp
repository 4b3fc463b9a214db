// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/length_file.h"

#include <memory>
#include <string_view>

#include "core/io/gunzip.h"
#include "core/io/length_lines.h"
#include "core/platform/read_file.h"

namespace shardscope {

Result<LengthFile> readLengthFile(const std::string& path, std::optional<double> bytesPerToken)
{
    LengthLines lines(path, bytesPerToken);
    std::unique_ptr<GzipStream> packed;
    std::string head;  // until it is known whether the file is packed
    bool isKnown = false;
    const auto pass = [&](std::string_view bytes) { return packed ? packed->add(bytes) : lines.add(bytes); };
    const auto decide = [&]() {
        isKnown = true;
        if (isGzip(head))
            packed = std::make_unique<GzipStream>(path, [&](std::string_view text) { return lines.add(text); });
        return pass(head);
    };
    const Result<void> read = readChunks(path, [&](std::string_view chunk) -> std::optional<Error> {
        if (isKnown)
            return pass(chunk);
        head += chunk;
        return head.size() < kGzipMagicBytes ? std::nullopt : decide();
    });
    if (!read)
        return read.error();
    if (!isKnown) {
        if (std::optional<Error> error = decide())
            return *std::move(error);
    }
    if (packed) {
        if (std::optional<Error> error = packed->finish())
            return *std::move(error);
    }
    return lines.finish();
}

}  // namespace shardscope
