// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/gunzip.h"

#include <algorithm>
#include <array>
#include <limits>

#define ZLIB_CONST  // its input is only read
#include <zlib.h>

namespace shardscope {
namespace {

/// zlib's window of 32 KiB, with gzip's header and checksum.
constexpr int kGzipWindow = 15 + 16;

class Inflater {
public:
    Inflater() { m_isOpen = inflateInit2_(&m_stream, kGzipWindow, ZLIB_VERSION, static_cast<int>(sizeof m_stream)) == Z_OK; }
    ~Inflater()
    {
        if (m_isOpen)
            inflateEnd(&m_stream);
    }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    [[nodiscard]] bool isOpen() const { return m_isOpen; }

    /// Takes from `packed` and puts behind `text`, at most `most` bytes; zlib's status.
    int next(std::string_view& packed, std::string& text, std::size_t most)
    {
        std::array<unsigned char, 65536> buffer;
        const std::size_t given = std::min<std::size_t>(packed.size(), std::numeric_limits<uInt>::max());
        m_stream.next_in = reinterpret_cast<const Bytef*>(packed.data());
        m_stream.avail_in = static_cast<uInt>(given);
        m_stream.next_out = buffer.data();
        m_stream.avail_out = static_cast<uInt>(std::min(most, buffer.size()));
        const std::size_t room = m_stream.avail_out;
        const int status = inflate(&m_stream, Z_NO_FLUSH);
        packed.remove_prefix(given - m_stream.avail_in);
        text.append(reinterpret_cast<const char*>(buffer.data()), room - m_stream.avail_out);
        return status;
    }
    void nextMember() { inflateReset(&m_stream); }

private:
    z_stream m_stream{};
    bool m_isOpen = false;
};

Error damaged(const std::string& file) { return Error{ErrorCode::FileUnreadable, {"the gzip data are damaged or incomplete"}, file, {}}; }

}  // namespace

bool isGzip(std::string_view bytes) { return bytes.substr(0, 3) == std::string_view("\x1f\x8b\x08"); }

Result<std::string> gunzip(std::string_view packed, const std::string& file, std::int64_t limit)
{
    Inflater inflater;
    if (!inflater.isOpen())
        return Error{ErrorCode::FileUnreadable, {"not enough memory to decompress it"}, file, {}};
    const auto most = static_cast<std::size_t>(limit) + 1;
    std::string text;
    while (true) {
        const int status = inflater.next(packed, text, most - text.size());
        if (text.size() == most)
            return Error{
                ErrorCode::FileTooLarge, {"more than " + std::to_string(limit) + " decompressed", std::to_string(limit)}, file, {}};
        if (status == Z_STREAM_END && !isGzip(packed))
            return text;  // what follows the last member is padding, as gzip takes it
        if (status == Z_STREAM_END)
            inflater.nextMember();
        else if (status != Z_OK)
            return damaged(file);
    }
}

}  // namespace shardscope
