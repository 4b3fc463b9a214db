// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/glossary.h"

#include <algorithm>

#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "core/text/texts.h"

namespace shardscope {

QList<GlossaryEntry> glossary()
{
    QList<GlossaryEntry> entries;
    for (const Text& entry : textsOf("glossary"))
        entries.append({toText(entry.id), coreText(entry.text)});
    std::sort(entries.begin(), entries.end(),
              [](const GlossaryEntry& a, const GlossaryEntry& b) { return a.term.compare(b.term, Qt::CaseInsensitive) < 0; });
    return entries;
}

}  // namespace shardscope
