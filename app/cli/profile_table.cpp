// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/profile_table.h"

#include <cmath>

#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/compare/profile_comparison.h"
#include "core/hardware/catalog.h"
#include "core/hardware/reference_profile.h"
#include "core/text/printable.h"

namespace shardscope::cli {
namespace {

std::string quantityName(ProfileQuantity quantity)
{
    switch (quantity) {
    case ProfileQuantity::Multiply:
        return "matrix multiplication";
    case ProfileQuantity::MemoryBandwidth:
        return "memory bandwidth";
    case ProfileQuantity::HostLink:
        return "to and from the host";
    case ProfileQuantity::KernelLaunch:
        return "kernel launch";
    case ProfileQuantity::Attention:
        return "attention";
    case ProfileQuantity::Collective:
        return "bus bandwidth";
    case ProfileQuantity::Contention:
        return "collective overlapped with a GEMM";
    }
    return {};
}

std::string threeDigits(double value) { return fixed(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0); }

std::string inUnit(double value, const std::string& unit)
{
    if (unit == "FLOP/s")
        return value < 1e11 ? threeDigits(value / 1e9) + " GFLOP/s" : threeDigits(value / 1e12) + " TFLOP/s";
    if (unit == "bytes/s")
        return value < 1e9    ? threeDigits(value / 1e6) + " MB/s"
               : value < 1e12 ? threeDigits(value / 1e9) + " GB/s"
                              : threeDigits(value / 1e12) + " TB/s";
    if (unit == "s")
        return inSeconds(Seconds(value));
    return fixed(value, 2) + " times as long";
}

std::string sizeText(Bytes bytes)
{
    const double value = bytes.value();
    const bool binary = std::fmod(value, 1024) == 0;
    const double each = binary ? 1024 : 1000;
    const double kilo = value / each;
    const double mega = kilo / each;
    return mega >= each ? threeDigits(mega / each) + (binary ? " GiB" : " GB")
           : mega >= 1  ? threeDigits(mega) + (binary ? " MiB" : " MB")
                        : threeDigits(kilo) + (binary ? " KiB" : " KB");
}

std::string findingText(const ProfileFigure& figure)
{
    if (!figure.isUsed)
        return "not used by the estimate: no framework runs this kernel";
    switch (figure.standing()) {
    case ProfileStanding::Implausible:
        return "implausible: above the data sheet's peak";
    case ProfileStanding::Apart:
        return (figure.measured < *figure.other) == (figure.unit != "s") ? "more than 5 % slower" : "more than 5 % faster";
    case ProfileStanding::Alike:
        return "within 5 %";
    case ProfileStanding::Alone:
        return {};
    }
    return {};
}

std::string figuresText(const std::vector<ProfileFigure>& figures, const std::string& otherName, const Terminal& terminal)
{
    TextTable table({{"measured"},
                     {},
                     {"", Align::Right},
                     {"data sheet", Align::Right},
                     {"share", Align::Right},
                     {otherName, Align::Right},
                     {"ratio", Align::Right},
                     {"samples", Align::Right},
                     {"fit error", Align::Right},
                     {}});
    for (const ProfileFigure& figure : figures) {
        const std::string subject = figure.subject + (figure.bytes ? ", " + sizeText(*figure.bytes) : "");
        table.add({quantityName(figure.quantity), printable(subject), inUnit(figure.measured, figure.unit),
                   figure.sheet ? inUnit(*figure.sheet, figure.unit) : "", figure.sheet ? percent(figure.measured / *figure.sheet) : "",
                   figure.other ? inUnit(*figure.other, figure.unit) : "", figure.other ? fixed(figure.measured / *figure.other, 2) : "",
                   figure.samples > 0 ? grouped(static_cast<std::int64_t>(figure.samples)) : "",
                   figure.residual ? percent(figure.residual->median) : "", findingText(figure)});
    }
    return table.text(terminal.width) + "\n";
}

std::string heading(const HardwareProfile& profile, const Terminal& terminal)
{
    const Gpu* gpu = hardwareCatalog().findGpu(profile.device.gpu);
    std::string text =
        profile.device.name.empty() ? gpu ? gpu->name : "a device that the logs do not name" : printable(profile.device.name);
    if (profile.device.count)
        text = std::to_string(*profile.device.count) + " × " + text;
    text = terminal.paint(Colour::Bold, "Profile of " + text);
    text += gpu ? " (" + gpu->id + ")" : ", which is not in the catalogue of GPUs; give --gpu ID to compare with a data sheet";
    for (const auto& [label, value] : {std::pair{"driver ", &profile.device.driver}, std::pair{"CUDA ", &profile.device.cuda},
                                       std::pair{"NCCL ", &profile.device.nccl}, std::pair{"of ", &profile.date}}) {
        if (!value->empty())
            text += ", " + std::string(label) + printable(*value);
    }
    return wrapped(text, terminal.width, 0) + "\n\n";
}

std::string logsText(const std::vector<ImportedLog>& logs, const Terminal& terminal)
{
    std::string text;
    for (const ImportedLog& log : logs) {
        text += printable(log.file) + ": " + std::string(nameOf(log.origin)) + "\n";
        for (const std::string& note : log.notes)
            text += "  " + wrapped(printable(note), terminal.width, 2) + "\n";
    }
    return text;
}

}  // namespace

std::string profileTable(const HardwareProfile& profile, const std::vector<ImportedLog>& logs, const HardwareProfile* other,
                         const std::string& path, const Terminal& terminal)
{
    const Gpu* gpu = hardwareCatalog().findGpu(profile.device.gpu);
    const HardwareProfile* published = gpu && !other ? referenceProfile(*gpu) : nullptr;
    std::string text = heading(profile, terminal);
    const std::vector<ProfileFigure> figures = compareProfile(profile, gpu, other ? other : published);
    if (!figures.empty())
        text += figuresText(figures, other ? "compared with" : published ? "published" : "", terminal);
    if (!profile.otherCollectives.empty())
        text +=
            "Stored, but not used by the estimate: " + std::to_string(profile.otherCollectives.size()) + " series of other collectives\n";
    text += logsText(logs, terminal);
    if (!path.empty())
        text += "\nWritten to " + printable(path) + "; use it with --set cluster.profile=" + printable(path) + "\n";
    return text;
}

}  // namespace shardscope::cli
