// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>

#include "core/field/parameters.h"
#include "core/launch/import_facts.h"
#include "core/launch/launch_import.h"
#include "core/text/error_text.h"

/// Checks that the tests of imports share.
namespace shardscope::test {

/// Returns the fields that differ from those wanted, "plan.tp=2 is 1"; empty: none. An import that fails is its error.
inline QString wrongFields(const Result<ImportedLaunch>& read, const QStringList& fields)
{
    if (!read)
        return QString::fromStdString(errorText(read.error()));
    QStringList all;
    for (const QString& field : fields) {
        const Parameter* const parameter = findParameter(field.section('=', 0, 0).toStdString());
        const QString is = parameter ? QString::fromStdString(writtenValue(parameter->get(read->scenario))) : QString("no such field");
        if (field.section('=', 1) != is)
            all << field + " is " + is;
    }
    return all.join(", ");
}

/// Returns the note of a setting; null where there is none.
inline const ImportNote* noteOf(const std::vector<ImportNote>& notes, const std::string& key)
{
    const auto found = std::find_if(notes.begin(), notes.end(), [&key](const ImportNote& note) { return note.key == key; });
    return found == notes.end() ? nullptr : &*found;
}

/// Returns the parts that the message of a refused import lacks; everything where it was not refused.
inline QString missingParts(const Result<ImportedLaunch>& read, const QStringList& parts)
{
    const QString message = read ? QString() : QString::fromStdString(errorText(read.error()));
    QStringList missing;
    for (const QString& part : parts) {
        if (!message.contains(part))
            missing << part;
    }
    return missing.isEmpty() ? QString() : message + " lacks " + missing.join(", ");
}

}  // namespace shardscope::test
