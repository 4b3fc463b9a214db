// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/run/options.h"

#include <algorithm>
#include <cstdlib>

#include "core/base/arguments.h"
#include "core/hardware/catalog.h"
#include "probe/api/backend.h"
#include "probe/api/fault.h"
#include "probe/ranks/launcher.h"
#include "probe/ranks/secret.h"

namespace shardscope::probe {
namespace {

std::vector<std::string> splitAtCommas(const std::string& text)
{
    std::vector<std::string> parts;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t comma = std::min(text.find(',', from), text.size());
        if (comma > from)
            parts.push_back(text.substr(from, comma - from));
        from = comma + 1;
    }
    return parts;
}

struct Flag : OptionRow {
    void (*set)(Options& options, const std::string& value) = nullptr;
};

constexpr Flag kFlags[] = {
    {{"--backend", "NAME"}, [](Options& o, const std::string& value) { o.settings.backend = value; }},
    {{"--stages", "A,B"}, [](Options& o, const std::string& value) { o.settings.stages = splitAtCommas(value); }},
    {{"--out", "FILE"}, [](Options& o, const std::string& value) { o.settings.out = value; }},
    {{"--scenario", "FILE"}, [](Options& o, const std::string& value) { o.settings.scenario = value; }},
    {{"--rendezvous", "H:P"}, [](Options& o, const std::string& value) { o.settings.place.rendezvous = value; }},
    {{"--token-file", "FILE"}, [](Options& o, const std::string& value) { o.settings.place.tokenFile = value; }},
    {{"--fault", "NAME"}, [](Options& o, const std::string& value) { o.settings.fault = value; }},
    {{"--device", "ID"}, [](Options& o, const std::string& value) { o.settings.device = value; }},
    {{"--patience", "F"}, [](Options& o, const std::string& value) { o.settings.patience = std::strtod(value.c_str(), nullptr); }},
    {{"--stage", "ID"},
     [](Options& o, const std::string& value) {
         o.act = Options::Act::RunStage;
         o.stage = value;
     }},
    {{"--quick"}, [](Options& o, const std::string&) { o.settings.quick = true; }},
    {{"--allow-busy"}, [](Options& o, const std::string&) { o.settings.allowBusy = true; }},
    {{"--attached"}, [](Options& o, const std::string&) { o.endsWithInput = true; }},
    {{"--plan"}, [](Options& o, const std::string&) { o.act = Options::Act::Plan; }},
    {{"--list"}, [](Options& o, const std::string&) { o.act = Options::Act::List; }},
    {{"--help"}, [](Options& o, const std::string&) { o.act = Options::Act::Help; }},
    {{"--version"}, [](Options& o, const std::string&) { o.act = Options::Act::Version; }},
};

std::string namesOfBackends()
{
    std::string names;
    for (const Backend* backend : backends())
        names += std::string(backend->name()) + ", ";
    return names + "auto";
}

bool isHostAndPort(const std::string& address)
{
    const std::size_t colon = address.rfind(':');
    if (colon == std::string::npos || colon == 0)
        return false;
    const std::string port = address.substr(colon + 1);
    const bool isNumber = !port.empty() && port.size() <= 5 && port.find_first_not_of("0123456789") == std::string::npos;
    return isNumber && std::atoi(port.c_str()) >= 1 && std::atoi(port.c_str()) <= 65535;
}

bool isToken(const std::string& text)
{
    return text.size() == Secret::kBits / 4 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

std::string problemWithStages(const Settings& settings, const Backend& backend)
{
    std::string known;
    std::vector<std::string> ids;
    for (const Stage& stage : backend.stages(settings)) {
        ids.push_back(stage.info.id);
        known += (known.empty() ? "" : ", ") + stage.info.id;
    }
    for (const std::string& wanted : settings.stages) {
        if (std::find(ids.begin(), ids.end(), wanted) == ids.end())
            return "the backend " + settings.backend + " has no stage \"" + wanted + "\"; its stages: " + known;
    }
    return {};
}

std::string problemWithSimulation(const Settings& settings, const Backend& backend)
{
    if (backend.origin() != ProfileOrigin::Simulated)
        return settings.fault.empty() && settings.device.empty() ? "" : "--fault and --device need --backend simulated";
    if (!parseFault(settings.fault))
        return "there is no fault \"" + settings.fault + "\"; known faults: " + faultNames();
    if (!settings.device.empty() && !hardwareCatalog().findGpu(settings.device))
        return "there is no GPU \"" + settings.device + "\"; shardscope-cli catalog gpus lists them";
    return {};
}

/// Names the backend that `auto` means, so that parent and child mean the same.
std::string problemWith(Settings& settings)
{
    const Backend* backend = findBackend(settings.backend);
    if (!backend)
        return "there is no backend \"" + settings.backend + "\"; known backends: " + namesOfBackends();
    settings.backend = std::string(backend->name());
    if (const std::string& named = settings.place.rendezvous; !named.empty() && !isHostAndPort(named))
        return "--rendezvous is \"" + named + "\"; give HOST:PORT, an address of rank 0 and a port from 1 to 65535";
    const std::string tokenFile = settings.place.tokenFile;
    settings.place = placeOf(processEnvironment(), settings.place.rendezvous);
    if (!tokenFile.empty())
        settings.place.tokenFile = tokenFile;
    if (const std::string& token = settings.place.token; !token.empty() && !isToken(token))
        return std::string(Secret::kVariable) + " needs 64 hexadecimal digits, as openssl rand -hex 32 prints them";
    if (!(settings.patience > 0 && settings.patience <= 1000))
        return "--patience needs a number above 0";
    if (const std::string problem = problemWithSimulation(settings, *backend); !problem.empty())
        return problem;
    if (!settings.scenario.empty()) {
        std::variant<ScenarioShapes, std::string> shapes = loadScenarioShapes(settings.scenario);
        if (const std::string* problem = std::get_if<std::string>(&shapes))
            return *problem;
        settings.shapes = std::get<ScenarioShapes>(std::move(shapes));
    }
    return problemWithStages(settings, *backend);
}

}  // namespace

std::variant<Options, std::string> parseOptions(const std::vector<std::string>& words)
{
    Options options;
    options.words = words;
    ArgumentReader<Flag> reader(kFlags, words, {.joinsValues = true, .endsWithDashes = false, .takesOptions = true});
    while (const std::optional<ProgramArgument<Flag>> argument = reader.next()) {
        const Flag* flag = argument->option;
        if (!flag || (argument->value && !flag->takesValue()))
            return "unknown argument \"" + argument->word + "\"; shardscope-probe --help lists them";
        if (flag->takesValue() && !argument->value)
            return argument->word + " needs a value";
        flag->set(options, argument->value.value_or(""));
    }
    if (options.act == Options::Act::Run || options.act == Options::Act::RunStage || options.act == Options::Act::Plan) {
        const std::string problem = problemWith(options.settings);
        if (!problem.empty())
            return problem;
    }
    return options;
}

std::string helpText()
{
    return "shardscope-probe measures this node: matrix multiplications, memory, kernel launches, attention, collectives, and overlap.\n"
           "\n"
           "  shardscope-probe [--backend auto|cuda|host|simulated] [--quick] [--stages A,B] [--out profile.json]\n"
           "\n"
           "  --backend NAME     cuda: NVIDIA GPUs. host: the processor and its memory. simulated: published curves, not measured.\n"
           "                     auto (the default): cuda if there is a driver, else host\n"
           "  --quick            fewer sizes and no long load: a first look, not a calibration\n"
           "  --stages A,B       runs only these stages and the stages that they need; --list names all stages\n"
           "  --out FILE         the shardscope.profile/1, written completely after every finished stage\n"
           "  --scenario FILE    also measures the matrix multiplications and the attention of this scenario's plan\n"
           "  --allow-busy       measures even if another process uses the device; the profile says so\n"
           "  --rendezvous H:P   the address on which rank 0 listens, for several processes (mpirun, srun, torchrun); usually detected\n"
           "                     Rank 0 listens on this address only. Every rank must know a random token: SHARDSCOPE_PROBE_TOKEN (64\n"
           "                     hexadecimal digits), or a file of mode 0600 that rank 0 creates below ~/.cache/shardscope\n"
           "  --token-file FILE  the file of the token, which all ranks can read\n"
           "  --attached         the end of standard input also cancels the run\n"
           "  --patience F       factor on the time after which a stage counts as hung\n"
           "  --fault NAME       simulated backend: the fault that occurs. --device ID: the hardware whose curves are replayed\n"
           "  --list             lists the backends and their stages      --help      --version\n"
           "  --plan             the same list as lines of JSON: hello and plan of each backend, and an error if this machine cannot run "
           "it\n"
           "\n"
           "Standard output is JSON, one object per line (\"ev\": hello, plan, stage, progress, sample, check, device, stage-end, saved,\n"
           "heartbeat, log, error, result); the last line is the single result. \"cancel\" on standard input, SIGTERM and SIGINT cancel\n"
           "the run; finished stages are kept.\n"
           "\n"
           "On several nodes: mpirun -n 16 shardscope-probe --out profile.json (or srun, or torchrun --no-python). Rank 0 writes the "
           "file.\n"
           "\n"
           "Exit status: 0 complete, 1 a stage failed (the others are kept), 2 wrong arguments, 3 no device, 4 cancelled,\n"
           "5 the file could not be written, 6 refused (the device is in use, or a rank did not connect), 70 internal error.\n";
}

}  // namespace shardscope::probe
