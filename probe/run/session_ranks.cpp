// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/run/session.h"
#include "probe/run/stage_plan.h"

/// Does what a session does with the other ranks'. Keys of the board: "begin:STAGE:RANK", "end:STAGE:RANK" (outcome, line feed, text),
/// "say:STAGE:RANK:COUNT" (a message for rank 0), "board:STAGE:KEY" (a stage's own), "cancel", "lost:RANK".
namespace shardscope::probe {
namespace {

std::string list(const std::vector<int>& ranks)
{
    std::string text;
    for (std::size_t i = 0; i < ranks.size() && i < 8; ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(ranks[i]);
    return text + (ranks.size() > 8 ? ", …" : "");
}

/// Returns whether a measurement belongs to one rank, not to several together.
bool isOfOneUnit(const Measured& what)
{
    return !std::holds_alternative<CollectivePoint>(what) && !std::holds_alternative<ContentionPoint>(what);
}

}  // namespace

std::string Session::gatherRanks()
{
    const Place& place = m_settings.place;
    if (isAlone())
        return {};
    if (place.rendezvous.empty())
        return "there are " + std::to_string(place.ranks) +
               " processes on several nodes, and nothing says where rank 0 is. Give --rendezvous HOST:PORT.";
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(60 * m_settings.patience);
    while (!m_board.isWhole()) {
        if (const std::string problem = m_board.gather(); !problem.empty())
            return problem;
        if (!turn())
            return m_cancel.isAsked() ? std::string() : "a rank left before the run began";
        if (std::chrono::steady_clock::now() > end)
            return "rank " + list(m_board.missing()) + " of " + std::to_string(place.ranks) + " did not come to " + place.rendezvous +
                   ". Are all nodes up, and is the port open between them? --rendezvous HOST:PORT names another.";
    }
    return {};
}

void Session::seen(const std::string& key, const std::string& value)
{
    const std::string board = "board:" + m_stage + ":";
    if (key == "cancel") {
        m_cancel.ask();
    } else if (key.starts_with(board)) {
        if (m_running)
            m_running->tell({key.substr(board.size()), value});
    } else if (key.starts_with("say:") && isFirst()) {
        const std::size_t from = key.find(':', 4);
        const int rank = from == std::string::npos ? -1 : std::atoi(key.c_str() + from + 1);
        const std::optional<Message> message = parseMessage(value);
        if (message && rank >= 0 && rank < m_settings.place.ranks)
            hear(*message, rank);
    }
}

/// A faster rank's stage may have spoken before this one's began.
void Session::tellWhatWasShared()
{
    const std::string board = "board:" + m_stage + ":";
    for (const auto& [key, value] : m_board.beginningWith(board))
        m_running->tell({key.substr(board.size()), value});
}

void Session::hear(const Message& message, int rank)
{
    if (const auto* shared = std::get_if<Shared>(&message)) {
        m_board.share("board:" + m_stage + ":" + shared->key, shared->value);
        return;
    }
    Message heard = message;
    if (auto* taken = std::get_if<SampleTaken>(&heard); taken && !isAlone() && isOfOneUnit(taken->sample.what))
        taken->sample.unit = rank;
    if (auto* check = std::get_if<Check>(&heard); check && rank > 0 && isFirst())
        check->text = "Rank " + std::to_string(rank) + ": " + check->text;
    if (!isFirst()) {
        if (!std::holds_alternative<Progress>(heard) && !std::holds_alternative<DeviceFound>(heard))
            m_board.share("say:" + m_stage + ":" + std::to_string(rank) + ":" + std::to_string(m_said++), messageLine(heard));
        return;
    }
    if (const auto* found = std::get_if<DeviceFound>(&heard))
        m_profile.add(*found);
    else if (const auto* check = std::get_if<Check>(&heard))
        m_profile.add(*check);
    else if (const auto* taken = std::get_if<SampleTaken>(&heard))
        m_profile.add(*taken);
    m_report.say(heard);
}

/// Says that this rank is there, and waits until all others have said it, too.
bool Session::waitForAll(const std::string& what, double seconds)
{
    if (isAlone())
        return true;
    m_board.share(what + ":" + std::to_string(m_settings.place.rank), "");
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    for (int rank = 0; rank < m_settings.place.ranks; ++rank) {
        while (!m_board.find(what + ":" + std::to_string(rank))) {
            if (!turn() || std::chrono::steady_clock::now() > end)
                return false;
        }
    }
    return true;
}

std::string Session::troubleElsewhere(const std::string& stage) const
{
    if (!m_board.lost().empty())
        return "rank " + std::to_string(*m_board.lost().begin()) + " is gone";
    for (int rank = 0; rank < m_settings.place.ranks; ++rank) {
        const std::string* end = m_board.find("end:" + stage + ":" + std::to_string(rank));
        if (end && !end->starts_with(nameOf(StageOutcome::Done)))
            return "rank " + std::to_string(rank) + ": " + end->substr(end->find('\n') + 1);
    }
    return {};
}

/// A stage is done where it is on every rank: all agree on what it came to, so that all go on with the same one.
StageEnded Session::agree(const StageInfo& stage, StageEnded ended)
{
    if (isAlone())
        return ended;
    const int own = m_settings.place.rank;
    m_board.share("end:" + stage.id + ":" + std::to_string(own), std::string(nameOf(ended.outcome)) + '\n' + ended.text);
    const auto end =
        std::chrono::steady_clock::now() + std::chrono::duration<double>(std::max(3 * stage.seconds, 20.0) * m_settings.patience + 10);
    for (int rank = 0; rank < m_settings.place.ranks; ++rank) {
        const std::string key = "end:" + stage.id + ":" + std::to_string(rank);
        while (!m_board.find(key) && turn() && std::chrono::steady_clock::now() < end) {
        }
        const std::string* other = m_board.find(key);
        const StageOutcome outcome = other ? fromName<StageOutcome>(other->substr(0, other->find('\n'))).value_or(StageOutcome::Failed)
                                     : m_cancel.isAsked() ? StageOutcome::Cancelled
                                                          : StageOutcome::Failed;
        if (rank == own || worse(ended.outcome, outcome) == ended.outcome)
            continue;
        ended.outcome = outcome;
        ended.text = "rank " + std::to_string(rank) + ": " + (other ? other->substr(other->find('\n') + 1) : "it is gone");
    }
    return ended;
}

}  // namespace shardscope::probe
