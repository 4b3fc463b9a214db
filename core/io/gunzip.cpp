// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/gunzip.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#define ZLIB_CONST  // its input is only read
#include <zlib.h>

namespace shardscope {
namespace {

/// zlib's window of 32 KiB, with gzip's header and checksum.
constexpr int kGzipWindow = 15 + 16;
constexpr std::size_t kMostAtOnce = 65536;

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
        std::array<unsigned char, kMostAtOnce> buffer;
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

struct GzipStream::State {
    std::string file;
    Take take;
    Inflater inflater{};
    enum class At { Start, Member, End, Padding } at = At::Start;
    std::string head{};  ///< of what follows a member, until it is known whether it is another
};

GzipStream::GzipStream(std::string file, Take take) : m_state(new State{std::move(file), std::move(take)}) {}

GzipStream::~GzipStream() = default;

std::optional<Error> GzipStream::add(std::string_view packed)
{
    State& state = *m_state;
    if (!state.inflater.isOpen())
        return Error{ErrorCode::FileUnreadable, {"not enough memory to decompress it"}, state.file, {}};
    std::string joined;
    if (state.at == State::At::End) {
        joined = std::exchange(state.head, {}).append(packed);
        packed = joined;
    }
    bool isFull = false;  // of what the last call gave: there may be more of the same bytes
    while ((!packed.empty() || isFull) && state.at != State::At::Padding) {
        if (state.at == State::At::End) {
            if (packed.size() < kGzipMagicBytes) {
                state.head = packed;
                return std::nullopt;
            }
            state.at = isGzip(packed) ? State::At::Member : State::At::Padding;
            state.inflater.nextMember();
            continue;
        }
        state.at = State::At::Member;
        std::string text;
        const int status = state.inflater.next(packed, text, kMostAtOnce);
        if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
            return damaged(state.file);
        isFull = text.size() == kMostAtOnce && status != Z_STREAM_END;
        if (!text.empty()) {
            if (std::optional<Error> error = state.take(text))
                return error;
        }
        if (status == Z_STREAM_END)
            state.at = State::At::End;
    }
    return std::nullopt;
}

std::optional<Error> GzipStream::finish() const
{
    const bool isWhole = m_state->at == State::At::End || m_state->at == State::At::Padding;
    return isWhole ? std::nullopt : std::optional<Error>(damaged(m_state->file));
}

}  // namespace shardscope
