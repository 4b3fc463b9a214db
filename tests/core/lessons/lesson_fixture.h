// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// A lesson as text; in its own file, as moc cannot parse raw strings of several lines.
namespace shardscope::test {

/// Returns a lesson with one task.
inline std::string lessonWith(const std::string& task, const std::string& step = {})
{
    return R"({"schema": "shardscope.lesson/1", "id": "a", "title": "A", "question": "Q?", "minutes": 10,
"scenario": {"schema": "shardscope.scenario/1", "name": "n", "model": {"preset": "llama-3.2-1b"}, "cluster": {"gpu": "h100-sxm", "gpus_per_node": 8, "nodes": 1},
  "training": {"sequence_length": 2048, "global_batch": 64}, "plan": {"zero": 1}},
"asks": {"z3": {"set": {"plan.zero": 3}}, "gpipe": {"schedule": {"kind": "afab", "stages": 4, "microbatches": 8}}},
"steps": [{"title": "S", "text": ["A [[bubble]] of {z3:/memory/peak_bytes|bytes}."])" +
           step + (task.empty() ? "" : ", \"task\": " + task) + "}], \"debrief\": [\"D\"]}";
}

inline const std::string kHints = R"(, "hints": ["a", "b", "c"]})";

}  // namespace shardscope::test
