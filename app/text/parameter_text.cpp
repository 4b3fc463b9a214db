// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/parameter_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "app/text/choice_labels.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

QString translated(std::string_view text) { return QCoreApplication::translate("Parameter", std::string(text).c_str()); }

/// Returns the name of a choice as it stands in a sentence; others are called in every language as in the file.
QString choiceInSentence(const std::string& id)
{
    static constexpr const char* kWords[] = {QT_TRANSLATE_NOOP("Value", "none"),       QT_TRANSLATE_NOOP("Value", "selective"),
                                             QT_TRANSLATE_NOOP("Value", "per-op"),     QT_TRANSLATE_NOOP("Value", "full"),
                                             QT_TRANSLATE_NOOP("Value", "contiguous"), QT_TRANSLATE_NOOP("Value", "zigzag"),
                                             QT_TRANSLATE_NOOP("Value", "striped"),    QT_TRANSLATE_NOOP("Value", "optimizer")};
    const auto known = std::find(std::begin(kWords), std::end(kWords), id);
    return known == std::end(kWords) ? QString::fromStdString(id) : QCoreApplication::translate("Value", *known);
}

struct ValueWriter {
    QString operator()(std::monostate) const { return QCoreApplication::translate("Value", "automatic"); }
    QString operator()(bool value) const
    {
        return value ? QCoreApplication::translate("Value", "on") : QCoreApplication::translate("Value", "off");
    }
    QString operator()(std::int64_t value) const { return QLocale().toString(static_cast<qlonglong>(value)); }
    QString operator()(double value) const { return QLocale().toString(value, 'g', 6); }
    QString operator()(const std::string& value) const { return choiceInSentence(value); }
    /// The layers of many stages: "7, 14 × 8, 7".
    QString operator()(const std::vector<std::int64_t>& value) const
    {
        constexpr std::ptrdiff_t kRun = 3;
        QStringList entries;
        for (auto first = value.begin(); first != value.end();) {
            const auto next = std::find_if(first, value.end(), [first](std::int64_t entry) { return entry != *first; });
            const std::ptrdiff_t count = next - first;
            if (count >= kRun)
                entries << QStringLiteral("%1 × %2").arg(count).arg(*first);
            for (std::ptrdiff_t i = 0; count < kRun && i < count; ++i)
                entries << QString::number(*first);
            first = next;
        }
        return entries.join(QStringLiteral(", "));
    }
    QString operator()(const std::vector<std::string>& value) const
    {
        QStringList entries;
        for (const std::string& entry : value)
            entries << choiceLabel(path, entry);
        return entries.join(QStringLiteral(", "));
    }

    std::string_view path;
};

std::optional<Value> typedSwitch(const QString& typed)
{
    static const QStringList on{QStringLiteral("on"), QStringLiteral("true"), QStringLiteral("yes"), QStringLiteral("1")};
    static const QStringList off{QStringLiteral("off"), QStringLiteral("false"), QStringLiteral("no"), QStringLiteral("0")};
    if (on.contains(typed))
        return Value(true);
    return off.contains(typed) ? std::optional(Value(false)) : std::nullopt;
}

std::optional<Value> typedInteger(const Parameter& parameter, const QString& typed)
{
    const std::optional<double> number = parseQuantity(typed, suffixBaseOf(parameter));
    if (!number || *number != std::floor(*number) || std::abs(*number) > 9e15)
        return std::nullopt;
    return Value(static_cast<std::int64_t>(*number));
}

std::optional<Value> typedList(const QString& typed)
{
    std::vector<std::int64_t> list;
    for (const QString& entry : typed.split(QLatin1Char(','))) {
        bool isNumber = false;
        list.push_back(entry.trimmed().toLongLong(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    return Value(std::move(list));
}

/// The choice of that name or label, or the only one that begins so.
std::optional<Value> typedChoice(const Parameter& parameter, const QString& typed)
{
    std::optional<Value> found;
    for (const std::string& choice : parameter.choices()) {
        const QString name = QString::fromStdString(choice);
        if (name.compare(typed, Qt::CaseInsensitive) == 0 || choiceLabel(parameter.path, choice).compare(typed, Qt::CaseInsensitive) == 0)
            return Value(choice);
        if (!name.startsWith(typed, Qt::CaseInsensitive))
            continue;
        if (found)
            return std::nullopt;
        found = Value(choice);
    }
    return found;
}

/// Entries that are no choice stay as typed, so that they are refused by name.
std::optional<Value> typedNames(const Parameter& parameter, const QString& typed)
{
    std::vector<std::string> list;
    for (const QString& entry : typed.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const std::optional<Value> choice = typedChoice(parameter, entry.trimmed());
        list.push_back(choice ? std::get<std::string>(*choice) : entry.trimmed().toStdString());
    }
    return Value(std::move(list));
}

}  // namespace

SuffixBase suffixBaseOf(const Parameter& parameter)
{
    return parameter.path == "training.sequence_length" ? SuffixBase::Binary : SuffixBase::Decimal;
}

QString parameterLabel(const Parameter& parameter) { return translated(parameter.label); }

QString parameterDescription(const Parameter& parameter) { return translated(parameter.description); }

QString labelInSentence(const Parameter& parameter)
{
    QString label = parameterLabel(parameter);
    if (QLocale().language() == QLocale::German)
        return label;  // most labels are nouns
    // "GPU", "ZeRO"
    const QString word = label.section(QLatin1Char(' '), 0, 0).mid(1);
    const bool abbreviation = std::any_of(word.begin(), word.end(), [](QChar letter) { return letter.isUpper(); });
    if (!label.isEmpty() && !abbreviation)
        label[0] = label.at(0).toLower();
    return label;
}

QString valueText(const Parameter& parameter, const Value& value)
{
    if (const auto* word = std::get_if<std::string>(&value); word && parameter.kind == ParameterKind::Choice)
        return choiceLabel(parameter.path, *word);
    const QString text = std::visit(ValueWriter{parameter.path}, value);
    constexpr qsizetype kLongest = 40;
    if (parameter.kind == ParameterKind::Document && !isNull(value))
        return QCoreApplication::translate("Value", "a document");
    return text.size() > kLongest ? text.left(kLongest - 1) + QStringLiteral("…") : text;
}

std::optional<Value> typedValue(const Parameter& parameter, const QString& typed)
{
    const QString text = typed.trimmed().toLower();
    if (text.isEmpty())
        return std::nullopt;
    if (parameter.nullable && (text == QStringLiteral("automatic") || text == QStringLiteral("auto") || text == QStringLiteral("null")))
        return Value{};
    switch (parameter.kind) {
    case ParameterKind::Boolean:
        return typedSwitch(text);
    case ParameterKind::Integer:
        return typedInteger(parameter, text);
    case ParameterKind::Number:
        if (const std::optional<double> number = parseQuantity(text, suffixBaseOf(parameter)))
            return Value(*number);
        return std::nullopt;
    case ParameterKind::Choice:
        return typedChoice(parameter, text);
    case ParameterKind::IntegerList:
        return typedList(text);
    case ParameterKind::ChoiceList:
        return typedNames(parameter, text);
    case ParameterKind::Text:
    case ParameterKind::Order:
        return Value(typed.trimmed().toStdString());
    case ParameterKind::Document:
        break;
    }
    return std::nullopt;
}

}  // namespace shardscope
