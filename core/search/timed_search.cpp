// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/timed_search.h"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace shardscope {
namespace {

/// Asks for an end after `most`, however long the search says nothing; before it no more once it is destroyed.
class Alarm {
public:
    Alarm(std::stop_source source, std::chrono::milliseconds most)
        : m_thread([this, most, source = std::move(source)](const std::stop_token& over) mutable {
              std::unique_lock lock(m_mutex);
              m_wakes.wait_for(lock, over, most, [] { return false; });
              if (!over.stop_requested())
                  source.request_stop();
          })
    {
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_wakes;
    std::jthread m_thread;
};

}  // namespace

Result<SearchResult> timedSearch(const SearchRequest& request, std::chrono::milliseconds most, std::stop_token stop)
{
    std::stop_source source;
    const std::stop_callback both(std::move(stop), [&source] { source.request_stop(); });
    const Alarm alarm(source, most);
    return search(request, {}, source.get_token());
}

}  // namespace shardscope
