// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

#include <functional>
#include <optional>

namespace shardscope {

/// A label that has no room within its part and is placed below it.
struct LabelWish {
    double centre = 0;  ///< of the named part
    QStringList texts;  ///< for less and less room
};

struct PlacedLabel {
    QString text;
    double left = 0;
    double width = 0;
};

/// Returns labels in one row of `width`, in order and `gap` apart, each as near to its part as the others allow, in the longest form that
/// fits. Empty: they fit in no form.
[[nodiscard]] std::optional<QList<PlacedLabel>> placeLabels(const QList<LabelWish>& wishes, double width, double gap,
                                                            const std::function<double(const QString&)>& widthOf);

}  // namespace shardscope
