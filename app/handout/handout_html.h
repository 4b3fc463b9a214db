// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QList>
#include <QString>

namespace shardscope {

class Estimate;
struct Scenario;

/// Blank: for students, with gaps where a figure is to be found. Answered: for who teaches.
enum class HandoutKind { Blank, Answered };

/// A picture of a handout; what shows answers is an empty frame in the blank one.
struct HandoutPicture {
    QString caption;
    QImage image;
    bool isAnswer = true;
};

/// A sheet of paper about a scenario: what is given, then figure by figure the formula with its values, and the pictures. Readable in
/// grey: nothing rests on colour. One HTML file with everything in it.
[[nodiscard]] QString scenarioHandout(const Estimate& estimate, HandoutKind kind, const QList<HandoutPicture>& pictures);

/// The parts that handouts share: the whole page around `body`, a picture, and room for an answer.
[[nodiscard]] QString handoutPage(const QString& title, HandoutKind kind, const QString& body);
[[nodiscard]] QString pictureHtml(const HandoutPicture& picture, HandoutKind kind);
/// Returns what is given of a scenario, as a table.
[[nodiscard]] QString givenHtml(const Scenario& scenario);
/// `value` answered; blank: a gap with its unit.
[[nodiscard]] QString gapOr(const QString& value, HandoutKind kind);

}  // namespace shardscope
