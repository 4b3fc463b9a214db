// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/error_sentence.h"

#include <QCoreApplication>

#include "core/text/error_text.h"

namespace shardscope {

QString errorSentence(const Error& error)
{
    return QString::fromStdString(errorText(
        error, [](std::string_view english) { return QCoreApplication::translate("core", std::string(english).c_str()).toStdString(); }));
}

}  // namespace shardscope
