// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace shardscope::test {

/// Returns these bytes as packed by `gzip` (RFC 1952): Qt uses the same method with another header.
inline QByteArray gzip(const QByteArray& bytes)
{
    const auto little = [](quint32 value) {
        QByteArray four;
        for (int shift = 0; shift < 32; shift += 8)
            four.append(static_cast<char>(value >> shift & 255));
        return four;
    };
    quint32 checksum = ~0U;
    for (const char byte : bytes) {
        checksum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            checksum = checksum >> 1 ^ (checksum & 1 ? 0xedb88320U : 0U);
    }
    const QByteArray deflated = qCompress(bytes, 9).mid(6).chopped(4);  // without a length and zlib's head before, and its checksum after
    return QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10) + deflated + little(~checksum) + little(static_cast<quint32>(bytes.size()));
}

}  // namespace shardscope::test
