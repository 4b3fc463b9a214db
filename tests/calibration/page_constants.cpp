// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/constant_support.h"
#include "tests/calibration/markdown.h"
#include "tests/calibration/page_sections.h"

namespace shardscope::calibration {
namespace {

std::string supportText(const ConstantInfo& info, const std::vector<Sample>& samples, const Linearisation& shipped)
{
    std::string text;
    for (const Support& one : supportOf(info.constant, samples, shipped))
        text += (text.empty() ? "" : ", ") + one.source + " " + percentText(one.moved, true);
    return text;
}

}  // namespace

std::string constantsSection(const std::vector<Sample>& samples, const Linearisation& shipped)
{
    std::string text =
        "## Constants\n\n"
        "*Tables*: fitted on tables of one kernel and frozen. *Runs*: fitted on the sources of the fit, within bounds that are physics. "
        "*Assumed*: stated by nothing public, frozen. Support: sources whose mean estimate moves by 0.5 % or more when the constant "
        "grows by a tenth.\n\n" +
        markdownHead({"<constant", "prior", "value", "low", "high", "<unit", "<kind", "<source of the prior", "<support"});
    for (const ConstantInfo& info : constantTable()) {
        const std::string bound = info.fitted == Fitted::Runs && isAtBound(info, info.value) ? " (at its bound)" : "";
        text += markdownRow({"`" + std::string(info.name) + "`", figureText(info.prior), figureText(info.value) + bound,
                             figureText(info.low), figureText(info.high), std::string(info.unit), std::string(nameOf(info.fitted)),
                             std::string(info.source), supportText(info, samples, shipped)});
    }
    return text;
}

}  // namespace shardscope::calibration
