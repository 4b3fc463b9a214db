// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/share_labels.h"

#include <algorithm>

namespace shardscope {
namespace {

/// All in their form of this length; nothing where that is too wide.
std::optional<QList<PlacedLabel>> ofLength(qsizetype form, const QList<LabelWish>& wishes, double width, double gap,
                                           const std::function<double(const QString&)>& widthOf)
{
    QList<PlacedLabel> labels;
    double end = -gap;
    for (const LabelWish& wish : wishes) {
        const QString& text = wish.texts[std::min(form, wish.texts.size() - 1)];
        const double own = widthOf(text);
        labels << PlacedLabel{text, std::max(wish.centre - own / 2, end + gap), own};
        end = labels.last().left + own;
    }
    // Those that stand over the right edge push the ones before them back.
    double limit = width;
    for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
        label->left = std::min(label->left, limit - label->width);
        limit = label->left - gap;
    }
    if (!labels.isEmpty() && labels.first().left < 0)
        return std::nullopt;
    return labels;
}

/// Whether each stands below what it names.
bool areNear(const QList<PlacedLabel>& labels, const QList<LabelWish>& wishes)
{
    for (qsizetype i = 0; i < labels.size(); ++i) {
        if (wishes[i].centre < labels[i].left || wishes[i].centre > labels[i].left + labels[i].width)
            return false;
    }
    return true;
}

}  // namespace

std::optional<QList<PlacedLabel>> placeLabels(const QList<LabelWish>& wishes, double width, double gap,
                                              const std::function<double(const QString&)>& widthOf)
{
    std::optional<QList<PlacedLabel>> closest = wishes.isEmpty() ? std::make_optional<QList<PlacedLabel>>() : std::nullopt;
    qsizetype forms = 0;
    for (const LabelWish& wish : wishes)
        forms = std::max(forms, wish.texts.size());
    for (qsizetype form = 0; form < forms; ++form) {
        const std::optional<QList<PlacedLabel>> labels = ofLength(form, wishes, width, gap, widthOf);
        if (labels)
            closest = labels;
        if (labels && areNear(*labels, wishes))
            break;
    }
    return closest;
}

}  // namespace shardscope
