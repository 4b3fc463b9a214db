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

/// Listens at "host:port", on the address that `host` names and no other; port 0: any free port. Not open on failure, with the reason in
/// errno.
[[nodiscard]] Socket listenAt(const std::string& address);
/// Returns whether only this machine's own processes can connect to it.
[[nodiscard]] bool isLoopback(const Socket& socket);
/// Returns this machine's numeric address on the route to "host:port"; empty without a route. Nothing is sent.
[[nodiscard]] std::string ownAddressTowards(const std::string& address);
[[nodiscard]] int portOf(const Socket& socket);
/// Connects, in one attempt.
[[nodiscard]] Socket connectTo(const std::string& address);
[[nodiscard]] Socket acceptFrom(const Socket& listener);
/// Makes the connection end within 15 s if the node or the cable fails, even while nothing is sent. Sending blocks no longer than that.
void noticeSilence(const Socket& socket);
/// Sends all bytes, or returns false.
bool sendAll(int descriptor, const void* data, std::size_t size);
bool receiveAll(int descriptor, void* data, std::size_t size);

}  // namespace shardscope::probe
