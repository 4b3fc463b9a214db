// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme_tables.h"

#include <array>

namespace shardscope {

namespace {

struct Row {
    ColorRole role;
    QRgb light, dark, highContrast;
};

constexpr std::array<Row, kColorRoles> kRows{{
    {ColorRole::Surface, 0xfff4f6f9, 0xff14171c, 0xff000000},
    {ColorRole::Card, 0xffffffff, 0xff1e222a, 0xff000000},
    {ColorRole::Outline, 0xffdde2ea, 0xff343b47, 0xffffffff},
    {ColorRole::Field, 0xfff2f4f7, 0xff272c36, 0xff000000},
    {ColorRole::Text, 0xff1a1f2b, 0xffe8ebf0, 0xffffffff},
    {ColorRole::Muted, 0xff5f6b7c, 0xffa3adbd, 0xffe6e6e6},
    {ColorRole::Disabled, 0xffa0a9b6, 0xff646e7e, 0xff9a9a9a},
    {ColorRole::Grid, 0xffe6eaf0, 0xff2e3440, 0xff4a4a4a},
    {ColorRole::Groove, 0xffcbd2dd, 0xff434b59, 0xff8a8a8a},
    {ColorRole::Accent, 0xff0072b2, 0xff4fb3f0, 0xffffd600},
    {ColorRole::OnAccent, 0xffffffff, 0xff0b1520, 0xff000000},
    {ColorRole::AccentSoft, 0xffe3f0f8, 0xff1d3950, 0xff3a3200},
    {ColorRole::Good, 0xff00734f, 0xff3ccb98, 0xff4dffb8},
    {ColorRole::Warning, 0xff9a6200, 0xffebb53a, 0xffffc940},
    {ColorRole::Error, 0xffb93a00, 0xffff9a66, 0xffff9d7a},
    {ColorRole::Hint, 0xff0072b2, 0xff76c3f2, 0xff8fd3ff},
    {ColorRole::Parameters, 0xff0072b2, 0xff2a7fbf, 0xff1f7ccb},
    {ColorRole::Gradients, 0xffcc79a7, 0xffd288ae, 0xfff983c0},
    {ColorRole::Optimizer, 0xff56b4e9, 0xff78d0f1, 0xff8bd6fe},
    {ColorRole::Activations, 0xffe69f00, 0xffe3c01a, 0xfff5c125},
    {ColorRole::Temporary, 0xff009e73, 0xff20b168, 0xff16b184},
    {ColorRole::Framework, 0xffc3cad5, 0xff5b6472, 0xff6b7482},
    {ColorRole::TensorParallel, 0xffe69f00, 0xffe3c01a, 0xfff5c125},
    {ColorRole::ContextParallel, 0xff56b4e9, 0xff78d0f1, 0xff8bd6fe},
    {ColorRole::ExpertParallel, 0xff7a5aa6, 0xff8b69bd, 0xff9a72d6},
    {ColorRole::DataParallel, 0xff009e73, 0xff20b168, 0xff16b184},
    {ColorRole::PipelineParallel, 0xffcc79a7, 0xffd288ae, 0xfff983c0},
    {ColorRole::Forward, 0xff0072b2, 0xff2e8bcb, 0xff2f8ad6},
    {ColorRole::Backward, 0xffd55e00, 0xffe0701a, 0xffe87722},
    {ColorRole::InputGradient, 0xffe69f00, 0xfff0c04a, 0xffffd04a},
    {ColorRole::WeightGradient, 0xff56b4e9, 0xff9ad4f7, 0xffa8e0ff},
    {ColorRole::Idle, 0xffd5dae2, 0xff39414e, 0xff444b57},
}};

constexpr bool rowsAreInOrder()
{
    for (std::size_t i = 0; i < kRows.size(); ++i) {
        if (kRows[i].role != static_cast<ColorRole>(i))
            return false;
    }
    return true;
}
static_assert(rowsAreInOrder());

}  // namespace

QRgb themeColor(ThemeKind kind, ColorRole role)
{
    const Row& row = kRows[static_cast<std::size_t>(role)];
    switch (kind) {
    case ThemeKind::Light:
        return row.light;
    case ThemeKind::Dark:
        return row.dark;
    case ThemeKind::HighContrast:
        return row.highContrast;
    }
    return row.light;
}

}  // namespace shardscope
