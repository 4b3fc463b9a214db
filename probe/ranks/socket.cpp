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

/// A host without a name, or "*", is none: the system would take it for all of this machine's addresses.
Addresses resolve(const std::string& address, int kind = SOCK_STREAM)
{
    const std::size_t colon = address.rfind(':');
    std::string host = address.substr(0, colon);
    const std::string port = colon == std::string::npos ? "0" : address.substr(colon + 1);
    if (host.size() > 2 && host.front() == '[' && host.back() == ']')
        host = host.substr(1, host.size() - 2);
    addrinfo hints{};
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = kind;
    addrinfo* found = nullptr;
    if (host.empty() || host == "*" || ::getaddrinfo(host.c_str(), port.c_str(), &hints, &found) != 0) {
        found = nullptr;
        errno = EADDRNOTAVAIL;
    }
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
    const Addresses found = resolve(address);
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

bool isLoopback(const Socket& socket)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (::getsockname(socket.descriptor(), reinterpret_cast<sockaddr*>(&address), &size) != 0)
        return false;
    if (address.ss_family == AF_INET6)
        return IN6_IS_ADDR_LOOPBACK(&reinterpret_cast<sockaddr_in6&>(address).sin6_addr);
    return (ntohl(reinterpret_cast<sockaddr_in&>(address).sin_addr.s_addr) >> 24) == 127;
}

std::string ownAddressTowards(const std::string& address)
{
    const Addresses found = resolve(address, SOCK_DGRAM);
    for (const addrinfo* entry = found.get(); entry; entry = entry->ai_next) {
        const Socket way(::socket(entry->ai_family, entry->ai_socktype | SOCK_CLOEXEC, entry->ai_protocol));
        sockaddr_storage own{};
        socklen_t size = sizeof own;
        char name[256] = "";
        if (way.isOpen() && ::connect(way.descriptor(), entry->ai_addr, entry->ai_addrlen) == 0 &&
            ::getsockname(way.descriptor(), reinterpret_cast<sockaddr*>(&own), &size) == 0 &&
            ::getnameinfo(reinterpret_cast<sockaddr*>(&own), size, name, sizeof name, nullptr, 0, NI_NUMERICHOST) == 0)
            return own.ss_family == AF_INET6 ? '[' + std::string(name) + ']' : std::string(name);
    }
    return {};
}

Socket connectTo(const std::string& address)
{
    const Addresses found = resolve(address);
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
    const timeval longest{15, 0};
    ::setsockopt(socket.descriptor(), SOL_SOCKET, SO_SNDTIMEO, &longest, sizeof longest);
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
