// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace shardscope::probe {

/// A descriptor that closes itself.
class Socket {
public:
    Socket() = default;
    explicit Socket(int descriptor) : m_descriptor(descriptor) {}
    ~Socket();
    Socket(Socket&& other) noexcept : m_descriptor(other.release()) {}
    Socket& operator=(Socket&& other) noexcept;

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    int release();

private:
    int m_descriptor = -1;
};

/// Listens at "host:port", on the address that `host` names and no other; port 0: any that is free. Not open on failure, and errno says
/// why.
[[nodiscard]] Socket listenAt(const std::string& address);
/// Whether only this machine's own processes can come there.
[[nodiscard]] bool isLoopback(const Socket& socket);
/// This machine's address on the way to "host:port", as a number; empty where there is no way. Nothing is sent.
[[nodiscard]] std::string ownAddressTowards(const std::string& address);
[[nodiscard]] int portOf(const Socket& socket);
/// One attempt.
[[nodiscard]] Socket connectTo(const std::string& address);
[[nodiscard]] Socket acceptFrom(const Socket& listener);
/// A node that is switched off, or a cable that is pulled, ends the connection within 15 s, even where nothing is sent.
/// And sending waits no longer than that.
void noticeSilence(const Socket& socket);
/// All of it, or false.
bool sendAll(int descriptor, const void* data, std::size_t size);
bool receiveAll(int descriptor, void* data, std::size_t size);

}  // namespace shardscope::probe
