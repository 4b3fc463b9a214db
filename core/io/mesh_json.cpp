// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"

#include "core/plan/mesh.h"

namespace shardscope {
namespace {

// Written by hand: a mesh is nothing but lists of whole numbers, and at 100,000 GPUs a million of them.
void appendGroup(std::string& text, const std::vector<int>& group)
{
    text += '[';
    for (std::size_t i = 0; i < group.size(); ++i) {
        if (i > 0)
            text += ", ";
        text += std::to_string(group[i]);
    }
    text += ']';
}

void appendGrid(std::string& text, const std::vector<RankGroups>& grid)
{
    for (std::size_t i = 0; i < grid.size(); ++i) {
        text += i == 0 ? "\n" : ",\n";
        text += "    \"" + std::string(grid[i].name) + "\": [";
        for (std::size_t j = 0; j < grid[i].groups.size(); ++j) {
            if (j > 0)
                text += ", ";
            appendGroup(text, grid[i].groups[j]);
        }
        text += ']';
    }
    text += "\n  }";
}

}  // namespace

std::string meshToJson(const Mesh& mesh)
{
    std::string text = "{\n  \"schema\": \"shardscope.mesh/1\",\n  \"world\": " + std::to_string(mesh.world) + ",\n  \"groups\": {";
    appendGrid(text, mesh.dense);
    text += ",\n  \"expert_groups\": {";
    appendGrid(text, mesh.expert);
    if (!mesh.encoder.empty()) {
        text += ",\n  \"encoder_groups\": {";
        appendGrid(text, mesh.encoder);
    }
    text += "\n}\n";
    return text;
}

}  // namespace shardscope
