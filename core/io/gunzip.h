// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace shardscope {

/// The bytes by which gzip is known.
inline constexpr std::size_t kGzipMagicBytes = 3;
/// Returns whether these bytes begin with gzip's magic (RFC 1952, section 2.3.1).
[[nodiscard]] bool isGzip(std::string_view bytes);

/// Returns the unpacked bytes of a gzip file, all members in one piece (RFC 1952, section 2.2), and never allocates more than `limit`
/// bytes. Errors, of `file`: FileTooLarge where it unpacks to more, FileUnreadable where it is damaged or cut off.
[[nodiscard]] Result<std::string> gunzip(std::string_view packed, const std::string& file, std::int64_t limit);

/// Unpacks a gzip file that arrives in pieces, all members in one piece, and keeps none of it.
class GzipStream {
public:
    using Take = std::function<std::optional<Error>(std::string_view)>;

    /// `take` gets the unpacked bytes, at most 64 KiB at once. `file` is used in errors only.
    GzipStream(std::string file, Take take);
    ~GzipStream();
    GzipStream(const GzipStream&) = delete;
    GzipStream& operator=(const GzipStream&) = delete;

    /// Unpacks the next piece. Error: FileUnreadable where it is damaged, or the first of `take`.
    [[nodiscard]] std::optional<Error> add(std::string_view packed);
    /// Error: FileUnreadable where the file is cut off.
    [[nodiscard]] std::optional<Error> finish() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

}  // namespace shardscope
