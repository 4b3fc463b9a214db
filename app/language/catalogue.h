// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <optional>
#include <vector>

namespace shardscope {

/// The texts of one language, from a Qt Linguist file (.ts). The context of a text does not matter: the same English is the same text wherever it
/// stands, unless its comment tells two apart. What is not finished is not there.
class Catalogue {
public:
    /// Empty with what is wrong and where, for a file that is none.
    [[nodiscard]] static std::optional<Catalogue> read(const QByteArray& ts, QString* problem = nullptr);

    /// The forms of a text, one where it has no number; empty: it is not there. A comment that is unknown is left aside.
    [[nodiscard]] QStringList forms(const QByteArray& source, const QByteArray& comment = {}) const;
    /// Of a text that core has filled in: the translated template with what fills it, translated too where it is a text. Empty: of none of the templates.
    [[nodiscard]] QString filled(const QString& english) const;
    [[nodiscard]] qsizetype size() const { return m_texts.size(); }

private:
    /// "{} of one layer": what stands between its fields, and how a text is recognised that was made of it.
    struct Template {
        QRegularExpression form;
        QStringList fields;
        QString translation;
        qsizetype fixed = 0;  ///< characters that are not filled in: of several templates the one with the most of them is meant
    };
    [[nodiscard]] QString filledPart(const QString& part) const;
    void addTemplate(const QString& source, const QString& translation);

    QHash<QByteArray, QStringList> m_texts;
    std::vector<Template> m_templates;
};

}  // namespace shardscope
