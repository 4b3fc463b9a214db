// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QHash>
#include <QMutex>
#include <QScreen>

#include <array>
#include <cmath>

#include "widgets/theme/style.h"

namespace shardscope {

namespace {

/// The share of the text's colour in muted texts and thin lines for an audience.
double shareOfText(ColorRole role)
{
    switch (role) {
    case ColorRole::Muted:
        return 0.6;
    case ColorRole::Disabled:
        return 0.35;
    case ColorRole::Outline:
    case ColorRole::Groove:
        return 0.4;
    case ColorRole::Grid:
        return 0.15;
    default:
        return 0;
    }
}

double sizeFactor(TextStyle style, bool isForAudience)
{
    switch (style) {
    case TextStyle::Caption:
        return isForAudience ? 1 : 0.88;
    case TextStyle::Body:
    case TextStyle::Strong:
        return 1;
    case TextStyle::Title:
        return 1.15;
    case TextStyle::Figure:
        return 1.5;
    }
    return 1;
}

Theme& currentTheme()
{
    static Theme theme;
    return theme;
}

/// The widths of texts in the fonts of the theme that asked last. To shape a text costs a hundred times as much as to look it up,
/// and each picture asks for nearly the same texts as the one before it.
class TextWidths {
public:
    template <typename Measure>
    double of(const QFont& base, bool isForAudience, TextStyle style, const QString& text, Measure measure)
    {
        constexpr qsizetype kMost = 4096;
        const QMutexLocker lock(&m_mutex);
        QHash<QString, double>& known = m_known[static_cast<std::size_t>(style)];
        if (base != m_base || isForAudience != m_isForAudience) {
            m_base = base;
            m_isForAudience = isForAudience;
            m_known.fill({});
        } else if (const auto found = known.constFind(text); found != known.constEnd()) {
            return *found;
        } else if (known.size() >= kMost) {
            known.clear();
        }
        return *known.insert(text, measure());
    }

private:
    QMutex m_mutex;
    QFont m_base;
    bool m_isForAudience = false;
    std::array<QHash<QString, double>, 5> m_known;  ///< of each style
};

}  // namespace

QFont Theme::desktopFont() { return QFontDatabase::systemFont(QFontDatabase::GeneralFont); }

Theme::Theme(ThemeKind kind, double scale, const QFont& base) : m_kind(kind), m_scale(scale), m_base(base)
{
    const double points = m_base.pointSizeF() > 0 ? m_base.pointSizeF() : 10;
    m_base.setPointSizeF(points * scale);
}

Theme Theme::forAudience(ThemeKind kind, double textPixels, const QFont& base)
{
    Theme theme(kind, textPixels / pixelsOf(base), base);
    theme.m_isForAudience = true;
    return theme;
}

double Theme::pixelsOf(const QFont& font)
{
    return font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * QGuiApplication::primaryScreen()->logicalDotsPerInchY() / 72;
}

QColor Theme::color(ColorRole role) const
{
    const QColor plain = QColor::fromRgb(themeColor(m_kind, role));
    if (!m_isForAudience || shareOfText(role) == 0)
        return seenBy(m_vision, plain);
    return seenBy(m_vision, mixed(plain, QColor::fromRgb(themeColor(m_kind, ColorRole::Text)), shareOfText(role)));
}

QColor Theme::edgeOf(const QColor& fill) const
{
    if (m_kind == ThemeKind::HighContrast)
        return Qt::white;
    return m_kind == ThemeKind::Light ? mixed(fill, Qt::black, 0.28) : mixed(fill, Qt::white, 0.25);
}

Hatch Theme::hatch(ColorRole role) const
{
    switch (role) {
    case ColorRole::Gradients:
    case ColorRole::Backward:
    case ColorRole::PipelineParallel:
        return Hatch::Rising;
    case ColorRole::Optimizer:
    case ColorRole::ContextParallel:
        return Hatch::Horizontal;
    case ColorRole::Temporary:
    case ColorRole::DataParallel:
    case ColorRole::InputGradient:
        return Hatch::Falling;
    case ColorRole::Framework:
    case ColorRole::ExpertParallel:
        return Hatch::Crossed;
    case ColorRole::Activations:
    case ColorRole::TensorParallel:
    case ColorRole::WeightGradient:
        return Hatch::Vertical;
    default:
        return Hatch::None;
    }
}

QColor Theme::hatchOn(const QColor& fill) const { return mixed(fill, inkOn(fill), m_kind == ThemeKind::HighContrast ? 0.55 : 0.14); }

QColor Theme::lit(const QColor& fill) const
{
    return m_kind == ThemeKind::Light ? mixed(fill, Qt::black, 0.12) : mixed(fill, Qt::white, 0.22);
}

QFont Theme::font(TextStyle style) const
{
    QFont font = m_base;
    font.setPointSizeF(m_base.pointSizeF() * sizeFactor(style, m_isForAudience));
    if (style != TextStyle::Caption && style != TextStyle::Body)
        font.setWeight(QFont::DemiBold);
    return font;
}

double Theme::textWidth(TextStyle style, const QString& text) const
{
    static TextWidths widths;
    return widths.of(m_base, m_isForAudience, style, text, [&] { return QFontMetricsF(font(style)).horizontalAdvance(text); });
}

double Theme::lineHeight(TextStyle style) const { return std::ceil(QFontMetricsF(font(style)).height()); }

QPalette Theme::palette() const
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, ColorRole meaning, ColorRole whenDisabled) {
        palette.setColor(role, color(meaning));
        palette.setColor(QPalette::Disabled, role, color(whenDisabled));
    };
    set(QPalette::Window, ColorRole::Surface, ColorRole::Surface);
    set(QPalette::WindowText, ColorRole::Text, ColorRole::Disabled);
    set(QPalette::Base, ColorRole::Card, ColorRole::Card);
    set(QPalette::AlternateBase, ColorRole::Field, ColorRole::Field);
    set(QPalette::Text, ColorRole::Text, ColorRole::Disabled);
    set(QPalette::Button, ColorRole::Field, ColorRole::Field);
    set(QPalette::ButtonText, ColorRole::Text, ColorRole::Disabled);
    set(QPalette::BrightText, ColorRole::OnAccent, ColorRole::OnAccent);
    set(QPalette::PlaceholderText, ColorRole::Muted, ColorRole::Disabled);
    set(QPalette::Highlight, ColorRole::Accent, ColorRole::Disabled);
    set(QPalette::HighlightedText, ColorRole::OnAccent, ColorRole::OnAccent);
    set(QPalette::Link, ColorRole::Accent, ColorRole::Disabled);
    set(QPalette::LinkVisited, ColorRole::Accent, ColorRole::Disabled);
    set(QPalette::ToolTipBase, ColorRole::Card, ColorRole::Card);
    set(QPalette::ToolTipText, ColorRole::Text, ColorRole::Text);
    // Fusion draws edges with these; shadows would bring back its bevels.
    set(QPalette::Light, ColorRole::Card, ColorRole::Card);
    set(QPalette::Midlight, ColorRole::Field, ColorRole::Field);
    set(QPalette::Mid, ColorRole::Outline, ColorRole::Outline);
    set(QPalette::Dark, ColorRole::Groove, ColorRole::Groove);
    set(QPalette::Shadow, ColorRole::Groove, ColorRole::Groove);
    return palette;
}

const Theme& Theme::current() { return currentTheme(); }

void Theme::apply(const Theme& theme)
{
    const bool movesAlike = theme.reducedMotion() == currentTheme().reducedMotion();
    currentTheme() = theme;
    if (!qobject_cast<Style*>(QApplication::style()))
        QApplication::setStyle(new Style);
    QApplication::setPalette(theme.palette());
    QApplication::setFont(theme.font(TextStyle::Body));
    if (movesAlike)
        return;
    // The style's motion setting has changed, which is neither palette nor font.
    QEvent changed(QEvent::StyleChange);
    for (QWidget* widget : QApplication::allWidgets())
        QCoreApplication::sendEvent(widget, &changed);
}

ThemeKind Theme::kindOf(const QPalette& palette)
{
    const bool dark = luminance(palette.color(QPalette::Window)) < luminance(palette.color(QPalette::WindowText));
    return dark ? ThemeKind::Dark : ThemeKind::Light;
}

}  // namespace shardscope
