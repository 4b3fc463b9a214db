// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/sharding.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace shardscope {
namespace {

struct Dimension {
    std::string name;
    std::string axis;  ///< empty: every rank has all of it
};

struct Array {
    std::string name;
    std::vector<Dimension> dimensions;

    [[nodiscard]] const Dimension* find(const std::string& dimension) const
    {
        const auto found =
            std::find_if(dimensions.begin(), dimensions.end(), [&](const Dimension& each) { return each.name == dimension; });
        return found == dimensions.end() ? nullptr : &*found;
    }
    [[nodiscard]] bool isCutOver(const std::string& axis) const
    {
        return std::any_of(dimensions.begin(), dimensions.end(), [&](const Dimension& each) { return each.axis == axis; });
    }
};

struct Line {
    std::vector<Array> from;
    Array to;
};

Error wrong(const std::string& what) { return {ErrorCode::BadUsage, {what, "a line such as A[I_X, J] B[J, K_Y] -> C[I_X, K_Y]"}, {}, {}}; }

std::string stripped(std::string_view text)
{
    std::string kept;
    std::copy_if(text.begin(), text.end(), std::back_inserter(kept), [](unsigned char c) { return std::isspace(c) == 0; });
    return kept;
}

std::optional<Array> arrayOf(std::string_view text)
{
    const std::size_t open = text.find('[');
    if (open == 0 || open == std::string_view::npos || text.back() != ']')
        return std::nullopt;
    Array array{std::string(text.substr(0, open)), {}};
    std::string_view rest = text.substr(open + 1, text.size() - open - 2);
    while (!rest.empty()) {
        const std::string_view each = rest.substr(0, rest.find(','));
        const std::size_t cut = each.find('_');
        array.dimensions.push_back(
            {std::string(each.substr(0, cut)), cut == std::string_view::npos ? std::string() : std::string(each.substr(cut + 1))});
        if (array.dimensions.back().name.empty())
            return std::nullopt;
        rest.remove_prefix(std::min(rest.size(), each.size() + 1));
    }
    return array.dimensions.empty() ? std::nullopt : std::optional(array);
}

Result<Line> lineOf(std::string_view notation)
{
    const std::string text = stripped(notation);
    const std::size_t arrow = text.find("->");
    if (arrow == std::string::npos)
        return wrong("\"" + std::string(notation) + "\" has no arrow");
    Line line;
    std::string_view rest = std::string_view(text).substr(0, arrow);
    while (!rest.empty()) {
        const std::size_t end = rest.find(']');
        const std::optional<Array> array = end == std::string_view::npos ? std::nullopt : arrayOf(rest.substr(0, end + 1));
        if (!array)
            return wrong("\"" + std::string(rest) + "\" is no array");
        line.from.push_back(*array);
        rest.remove_prefix(end + 1);
    }
    const std::optional<Array> to = arrayOf(std::string_view(text).substr(arrow + 2));
    if (!to || line.from.empty() || line.from.size() > 2)
        return wrong("\"" + std::string(notation) + "\" is no product of one or two arrays");
    line.to = *to;
    return line;
}

/// One array that is to be cut in another way.
Result<ImpliedCollective> reshard(const Array& from, const Array& to)
{
    std::vector<std::string> lost;
    std::vector<std::string> gained;
    for (const Dimension& each : from.dimensions) {
        const Dimension* wanted = to.find(each.name);
        if (!wanted)
            return wrong("\"" + each.name + "\" is lost");
        if (each.axis == wanted->axis)
            continue;
        if (!each.axis.empty())
            lost.push_back(each.axis);
        if (!wanted->axis.empty())
            gained.push_back(wanted->axis);
    }
    if (lost.empty())  // each rank drops what it doesn't keep
        return ImpliedCollective{};
    if (lost.size() > 1 || (!gained.empty() && gained != lost))
        return wrong("that takes more than one collective");
    return ImpliedCollective{gained.empty() ? CollectiveKind::AllGather : CollectiveKind::AllToAll, lost.front(), from.name};
}

Result<ImpliedCollective> product(const Array& a, const Array& b, const Array& to)
{
    for (const Dimension& each : a.dimensions) {
        const Dimension* other = b.find(each.name);
        if (!other || to.find(each.name))
            continue;
        if (each.axis.empty() && other->axis.empty())
            continue;
        if (each.axis == other->axis)  // every rank has a part of the sum
            return ImpliedCollective{to.isCutOver(each.axis) ? CollectiveKind::ReduceScatter : CollectiveKind::AllReduce, each.axis,
                                     to.name};
        if (!each.axis.empty() && !other->axis.empty())
            return wrong("that takes more than one collective");
        return each.axis.empty() ? ImpliedCollective{CollectiveKind::AllGather, other->axis, b.name}
                                 : ImpliedCollective{CollectiveKind::AllGather, each.axis, a.name};
    }
    for (const Array* array : {&a, &b}) {
        for (const Dimension& each : array->dimensions) {
            const Dimension* kept = to.find(each.name);
            if (kept && !each.axis.empty() && kept->axis != each.axis)
                return ImpliedCollective{CollectiveKind::AllGather, each.axis, array->name};
        }
    }
    return ImpliedCollective{};
}

}  // namespace

Result<ImpliedCollective> impliedCollective(std::string_view notation)
{
    const Result<Line> line = lineOf(notation);
    if (!line)
        return line.error();
    return line->from.size() == 1 ? reshard(line->from[0], line->to) : product(line->from[0], line->from[1], line->to);
}

}  // namespace shardscope
