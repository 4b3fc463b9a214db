// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QList>
#include <QString>

namespace shardscope {

class Estimate;
struct Scenario;

/// Blank: for students, with gaps for figures. Answered: for teachers.
enum class HandoutKind { Blank, Answered };

/// A picture of a handout; one that shows answers is an empty frame in the blank handout.
struct HandoutPicture {
    QString caption;
    QImage image;
    bool isAnswer = true;
};

/// Returns a sheet about a scenario: the given values, then each figure's formula with its values, and the pictures. Readable in grey,
/// without relying on colour. One self-contained HTML file.
[[nodiscard]] QString scenarioHandout(const Estimate& estimate, HandoutKind kind, const QList<HandoutPicture>& pictures);

/// Return the parts that handouts share: the page around `body`, a picture, and room for an answer.
[[nodiscard]] QString handoutPage(const QString& title, HandoutKind kind, const QString& body);
[[nodiscard]] QString pictureHtml(const HandoutPicture& picture, HandoutKind kind);
/// Returns the given values of a scenario, as a table.
[[nodiscard]] QString givenHtml(const Scenario& scenario);
/// Returns `value` in an answered handout, a gap with its unit in a blank one.
[[nodiscard]] QString gapOr(const QString& value, HandoutKind kind);

}  // namespace shardscope
