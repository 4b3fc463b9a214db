// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/ranks/socket.h"

#include <cerrno>
#include <memory>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>
#include <utility>

namespace shardscope::probe {
namespace {

using Addresses = std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)>;

Addresses resolve(const std::string& address, bool isListening)
{
    const std::size_t colon = address.rfind(':');
    const std::string host = address.substr(0, colon), port = colon == std::string::npos ? "0" : address.substr(colon + 1);
    addrinfo hints{};
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = isListening ? AI_PASSIVE : 0;
    // The loopback's own names stay local; anything else is reached from other nodes.
    const bool isLocal = host == "127.0.0.1" || host == "localhost";
    addrinfo* found = nullptr;
    if (::getaddrinfo(isListening && !isLocal ? nullptr : host.c_str(), port.c_str(), &hints, &found) != 0)
        found = nullptr;
    return Addresses(found, &::freeaddrinfo);
}

Socket socketFor(const addrinfo& address)
{
    Socket socket(::socket(address.ai_family, address.ai_socktype | SOCK_CLOEXEC, address.ai_protocol));
    const int yes = 1;
    if (socket.isOpen())
        ::setsockopt(socket.descriptor(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return socket;
}

}  // namespace

Socket::~Socket()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Socket& Socket::operator=(Socket&& other) noexcept
{
    if (this != &other) {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
        m_descriptor = other.release();
    }
    return *this;
}

int Socket::release() { return std::exchange(m_descriptor, -1); }

Socket listenAt(const std::string& address)
{
    const Addresses found = resolve(address, true);
    for (const addrinfo* entry = found.get(); entry; entry = entry->ai_next) {
        Socket socket = socketFor(*entry);
        const int yes = 1;
        ::setsockopt(socket.descriptor(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        if (socket.isOpen() && ::bind(socket.descriptor(), entry->ai_addr, entry->ai_addrlen) == 0 &&
            ::listen(socket.descriptor(), 1024) == 0)
            return socket;
    }
    return {};
}

int portOf(const Socket& socket)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (::getsockname(socket.descriptor(), reinterpret_cast<sockaddr*>(&address), &size) != 0)
        return 0;
    return ntohs(address.ss_family == AF_INET6 ? reinterpret_cast<sockaddr_in6&>(address).sin6_port
                                               : reinterpret_cast<sockaddr_in&>(address).sin_port);
}

Socket connectTo(const std::string& address)
{
    const Addresses found = resolve(address, false);
    for (const addrinfo* entry = found.get(); entry; entry = entry->ai_next) {
        Socket socket = socketFor(*entry);
        const timeval longest{2, 0};  // a node that is off answers nothing
        ::setsockopt(socket.descriptor(), SOL_SOCKET, SO_SNDTIMEO, &longest, sizeof longest);
        if (socket.isOpen() && ::connect(socket.descriptor(), entry->ai_addr, entry->ai_addrlen) == 0)
            return socket;
    }
    return {};
}

Socket acceptFrom(const Socket& listener)
{
    Socket socket(::accept4(listener.descriptor(), nullptr, nullptr, SOCK_CLOEXEC));
    const int yes = 1;
    if (socket.isOpen())
        ::setsockopt(socket.descriptor(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return socket;
}

void noticeSilence(const Socket& socket)
{
    const int yes = 1, idle = 5, interval = 3, tries = 3;
    const unsigned unanswered = 15000;
    ::setsockopt(socket.descriptor(), SOL_SOCKET, SO_KEEPALIVE, &yes, sizeof yes);
    ::setsockopt(socket.descriptor(), IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof idle);
    ::setsockopt(socket.descriptor(), IPPROTO_TCP, TCP_KEEPINTVL, &interval, sizeof interval);
    ::setsockopt(socket.descriptor(), IPPROTO_TCP, TCP_KEEPCNT, &tries, sizeof tries);
    ::setsockopt(socket.descriptor(), IPPROTO_TCP, TCP_USER_TIMEOUT, &unanswered, sizeof unanswered);
}

bool sendAll(int descriptor, const void* data, std::size_t size)
{
    const char* from = static_cast<const char*>(data);
    while (size > 0) {
        const ssize_t count = ::send(descriptor, from, size, MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        from += count;
        size -= static_cast<std::size_t>(count);
    }
    return true;
}

bool receiveAll(int descriptor, void* data, std::size_t size)
{
    char* to = static_cast<char*>(data);
    while (size > 0) {
        const ssize_t count = ::recv(descriptor, to, size, 0);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        to += count;
        size -= static_cast<std::size_t>(count);
    }
    return true;
}

}  // namespace shardscope::probe
