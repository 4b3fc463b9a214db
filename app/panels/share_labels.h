// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

#include <functional>
#include <optional>

namespace shardscope {

/// A name that has no room within what it names and stands below it.
struct LabelWish {
    double centre = 0;  ///< of what is named
    QStringList texts;  ///< for ever less room
};

struct PlacedLabel {
    QString text;
    double left = 0;
    double width = 0;
};

/// Labels in one row of `width`, in their order and `gap` apart, each as near to what it names as the others let it: all as long as
/// they can be to stand below what they name, or as short as they can. Nothing: there is room for them in no form.
[[nodiscard]] std::optional<QList<PlacedLabel>> placeLabels(const QList<LabelWish>& wishes, double width, double gap,
                                                            const std::function<double(const QString&)>& widthOf);

}  // namespace shardscope
