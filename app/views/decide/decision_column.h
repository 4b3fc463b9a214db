// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include <functional>
#include <vector>

namespace shardscope {

struct DecisionRow;
struct DecisionTable;

/// A column of the table of a decision, declared once: for people, for sorting, for files.
struct DecisionColumn {
    QString id;
    QString title;
    QString meaning;
    std::function<QVariant(const DecisionRow&)> value;  ///< raw, in SI units; invalid: not known
    std::function<QString(double)> text = nullptr;      ///< of a number; null: the value is a text
    std::function<QString(const DecisionRow&)> tip = nullptr;
    QString pointer{};  ///< of the estimate's figure, whose derivation a click shows; empty: none
    QString field{};    ///< the scenario's field that is typed here; empty: none
    bool isMoney = false;
    bool (*appears)(const DecisionTable&) = nullptr;  ///< whether the table shows it; null: always
};

[[nodiscard]] const std::vector<DecisionColumn>& decisionColumns();

/// "2.19 M USD", or without a currency where the scenario names none.
[[nodiscard]] QString priceText(double price, const std::string& currency);
/// Returns the currency of the listed prices, in which stated prices are read as well (`assumptionLine` says so); empty: none is listed.
[[nodiscard]] QString currencyOf(const std::vector<DecisionRow>& rows);
/// Returns why this field has this value; empty: the scenario states it.
[[nodiscard]] QString assumptionText(const DecisionRow& row, const QString& field);

}  // namespace shardscope
