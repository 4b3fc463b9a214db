// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/palette_assignment.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

#include "app/commands/command_registry.h"
#include "app/commands/gpu_count.h"
#include "app/commands/palette_alias.h"
#include "app/document/document.h"
#include "app/document/follow_degrees.h"
#include "app/document/hold_batch.h"
#include "app/document/obstacle.h"
#include "app/text/choice_labels.h"
#include "app/text/core_text.h"
#include "app/text/error_sentence.h"
#include "app/text/parameter_text.h"
#include "core/base/nearest_name.h"
#include "core/hardware/catalog.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

const QString kSequenceLength = QStringLiteral("training.sequence_length");
const QString kGlobalBatch = QStringLiteral("training.global_batch");
const QString kNodes = QStringLiteral("cluster.nodes");

/// Returns what stands behind the name of a field; null: the query does not begin with the name. A number may follow without a blank.
std::optional<QString> restAfter(const QString& query, const QString& name)
{
    if (!query.startsWith(name, Qt::CaseInsensitive))
        return std::nullopt;
    const QString rest = query.mid(name.size());
    const bool hasGap = !rest.isEmpty() && QStringLiteral(" =:").contains(rest.front());
    const bool hasNumber = !rest.isEmpty() && rest.front().isDigit() && !name.back().isDigit();
    if (!hasGap && !hasNumber)
        return std::nullopt;
    static const QRegularExpression gap(QStringLiteral("^[ =:]+"));
    return QString(rest).remove(gap);
}

/// "128" of "128 gpus".
std::optional<QString> restBefore(const QString& query, const QString& name)
{
    if (!query.endsWith(u' ' + name, Qt::CaseInsensitive))
        return std::nullopt;
    return query.chopped(name.size() + 1).trimmed();
}

/// The field whose longest name the query has, and what else it has.
struct NamedField {
    const Parameter* parameter = nullptr;
    QString name;
    QString typed;

    /// By another word than its own: then what stands beside it may just as well be other words.
    [[nodiscard]] bool isLoose() const { return !ownNamesOf(*parameter).contains(name) && !(!typed.isEmpty() && typed.front().isDigit()); }
};

template <typename Rest>
NamedField namedField(const QString& query, Rest rest)
{
    NamedField best;
    for (const Parameter& parameter : parameters()) {
        if (parameter.kind == ParameterKind::Document)
            continue;
        for (const QString& name : namesOf(parameter)) {
            const std::optional<QString> typed = rest(query, name);
            if (typed && name.size() > best.name.size())
                best = {&parameter, name, *typed};
        }
    }
    return best;
}

QStringList choicesOf(const Parameter& parameter)
{
    if (parameter.kind == ParameterKind::Boolean)
        return {QStringLiteral("on"), QStringLiteral("off")};
    QStringList choices;
    if (parameter.choices && parameter.kind == ParameterKind::Choice) {
        for (const std::string& choice : parameter.choices())
            choices << QString::fromStdString(choice);
    }
    return choices;
}

/// Those that begin so, by their id or by what people call them.
QStringList choicesLike(const Parameter& parameter, const QString& typed)
{
    QStringList like;
    for (const QString& choice : choicesOf(parameter)) {
        const QString label = choiceLabel(parameter.path, choice.toStdString());
        if (choice.startsWith(typed, Qt::CaseInsensitive) || label.startsWith(typed, Qt::CaseInsensitive))
            like << choice;
    }
    return like;
}

/// Whether a batch is given in tokens: "8M", "8,388,608 tokens".
bool isInTokens(const QString& typed)
{
    static const QRegularExpression suffix(QStringLiteral("([kmbt]|tok|tokens?)$"), QRegularExpression::CaseInsensitiveOption);
    return suffix.match(typed.trimmed()).hasMatch();
}

QString batchText(const Scenario& scenario)
{
    return tr("batch %1 × %2 = %3 tokens")
        .arg(QLocale().toString(static_cast<qlonglong>(scenario.training.globalBatch)),
             QLocale().toString(static_cast<qlonglong>(scenario.training.sequenceLength)), countText(tokensPerBatch(scenario)));
}

/// The degrees that follow an edit: "dp 2 → 4".
QStringList followersText(const Scenario& before, const Scenario& after, const QString& edited)
{
    const ResolvedPlan then = resolvePlan(before);
    const ResolvedPlan now = resolvePlan(after);
    const std::tuple<const char*, int, int> degrees[] = {{"plan.tp", then.tp, now.tp},
                                                         {"plan.pp", then.gridStages(), now.gridStages()},
                                                         {"plan.cp", then.cp, now.cp},
                                                         {"plan.dp", then.dp, now.dp}};
    QStringList texts;
    for (const auto& [path, from, to] : degrees) {
        if (from != to && edited != QLatin1String(path))
            texts << QStringLiteral("%1 %2 → %3").arg(QString::fromLatin1(path).section(u'.', -1)).arg(from).arg(to);
    }
    return texts;
}

}  // namespace

GpuCount gpuCountNear(const Cluster& cluster, double wanted)
{
    wanted = std::clamp(std::round(wanted), 1.0, static_cast<double>(kMostGpus));
    int perNode = cluster.gpusPerNode;
    if (const NodePreset* usual = hardwareCatalog().usualNode(cluster.gpu.id); usual && cluster.nodes == 1 && wanted > perNode)
        perNode = std::max(perNode, usual->gpusPerNode);
    if (wanted < perNode)
        return {static_cast<int>(wanted), 1};
    return {perNode, static_cast<int>(std::round(wanted / perNode))};
}

namespace {

/// What names a kind of GPU or a number of them means nodes of one kind.
void keepOneKind(Document& document)
{
    if (document.scenario().cluster.isMixed())
        document.edit(QStringLiteral("cluster.groups"), Value());
}

}  // namespace

void setGpu(Document& document, const std::string& gpu)
{
    keepOneKind(document);
    document.edit(QStringLiteral("cluster.gpu"), gpu);
}

void setGpus(Document& document, double wanted)
{
    keepOneKind(document);
    const GpuCount count = gpuCountNear(document.scenario().cluster, wanted);
    if (count.perNode != document.scenario().cluster.gpusPerNode)
        document.edit(QStringLiteral("cluster.gpus_per_node"), std::int64_t{count.perNode});
    document.edit(QStringLiteral("cluster.nodes"), std::int64_t{count.nodes});
}

QList<PaletteItem> PaletteAssignments::of(const QString& query) const
{
    const QList<PaletteItem> all = several(query);
    return all.isEmpty() ? one(query) : all;
}

QList<PaletteItem> PaletteAssignments::several(const QString& query) const
{
    static const QRegularExpression between(QStringLiteral("[ ,;]+"));
    const QStringList words = query.trimmed().split(between, Qt::SkipEmptyParts);
    QList<PaletteItem> parts;
    for (qsizetype at = 0; at < words.size(); ++at) {
        QList<PaletteItem> found = one(words[at]);
        if (found.isEmpty() && at + 1 < words.size()) {
            found = one(words[at] + u' ' + words[at + 1]);
            ++at;
        }
        if (found.isEmpty() || !found.first().run)
            return {};
        parts.append(found.first());
    }
    if (parts.size() < 2)
        return {};
    PaletteItem item{QStringLiteral("several"), tr("Set"), {}, {}, {}, {}, {}, {}, {}};
    QStringList texts;
    for (const PaletteItem& part : parts)
        texts << part.text;
    item.text = texts.join(QStringLiteral(", "));
    item.run = [document = &m_document, parts, text = item.text] {
        document->undoStack().beginMacro(text);
        for (const PaletteItem& part : parts)
            part.run();
        document->undoStack().endMacro();
    };
    return {item};
}

QList<PaletteItem> PaletteAssignments::one(const QString& query) const
{
    const QString text = query.simplified();
    // The GPUs of a cluster are no field of their own: nodes times GPUs per node.
    for (const QString& name : {QStringLiteral("gpus"), QStringLiteral("number of gpus"), QStringLiteral("world size")}) {
        const std::optional<QString> after = restAfter(text, name);
        const std::optional<QString> before = restBefore(text, name);
        if (const std::optional<QString>& typed = after ? after : before; typed && parseQuantity(*typed))
            return forGpus(*typed);
    }
    // The blank that ends a query is a part of it: "schedule " asks for all values.
    const NamedField named = namedField(query.endsWith(u' ') ? text + u' ' : text, restAfter);
    const NamedField behind = named.parameter ? NamedField() : namedField(text, restBefore);
    QList<PaletteItem> items;
    if (named.parameter)
        items = forField(*named.parameter, named.typed);
    else if (behind.parameter && !behind.typed.isEmpty())
        items = forField(*behind.parameter, behind.typed);
    if (behind.parameter || (named.parameter && named.isLoose()))
        items.removeIf([](const PaletteItem& item) { return !item.run; });
    return items;
}

QList<PaletteItem> PaletteAssignments::forField(const Parameter& parameter, const QString& typed) const
{
    QList<PaletteItem> items;
    const QStringList choices = choicesOf(parameter);
    for (const QString& choice : choicesLike(parameter, typed))
        items.append(assignment(parameter, choice));
    if (!items.isEmpty() || typed.isEmpty())
        return items;
    if (toText(parameter.path) == kGlobalBatch && isInTokens(typed)) {
        if (const std::optional<double> tokens = parseQuantity(typed); tokens && *tokens >= 1)
            return {setTo(parameter, batchNear(m_document.scenario(), *tokens))};
    }
    items.append(assignment(parameter, typed));
    if (choices.isEmpty() || items.first().run)
        return items;
    std::vector<std::string> known;
    for (const QString& choice : choices)
        known.push_back(choice.toStdString());
    if (const std::string nearest = nearestName(typed.toStdString(), known); !nearest.empty())
        items.prepend(assignment(parameter, QString::fromStdString(nearest)));
    return items;
}

QList<PaletteItem> PaletteAssignments::forGpus(const QString& typed) const
{
    const Parameter& nodes = *findParameter(kNodes.toStdString());
    const double wanted = parseQuantity(typed).value_or(0);
    const GpuCount count = gpuCountNear(m_document.scenario().cluster, wanted);
    PaletteItem item = setTo(nodes, std::int64_t{count.nodes});
    item.text = tr("Set GPUs to %1").arg(QLocale().toString(count.gpus()));
    QStringList details{tr("%1 nodes of %2 GPUs").arg(QLocale().toString(count.nodes)).arg(count.perNode), item.detail};
    if (count.gpus() != wanted)
        details.prepend(tr("whole nodes only"));
    if (count.perNode != m_document.scenario().cluster.gpusPerNode)
        item.run = [document = &m_document, wanted, text = item.text] {
            document->undoStack().beginMacro(text);
            setGpus(*document, wanted);
            document->undoStack().endMacro();
        };
    details.removeAll(QString());
    item.detail = details.join(QStringLiteral(" · "));
    return {item};
}

PaletteItem PaletteAssignments::assignment(const Parameter& parameter, const QString& typed) const
{
    if (const std::optional<Value> value = typedValue(parameter, typed))
        return setTo(parameter, *value);
    PaletteItem item;
    item.id = toText(parameter.path);
    item.group = tr("Set");
    item.text = tr("Set %1 to %2").arg(labelInSentence(parameter), typed);
    item.reason = tr("“%1” is not a valid value for this field").arg(typed);
    return item;
}

PaletteItem PaletteAssignments::setTo(const Parameter& parameter, const Value& value) const
{
    PaletteItem item;
    item.id = toText(parameter.path);
    item.group = tr("Set");
    item.text = tr("Set %1 to %2").arg(labelInSentence(parameter), valueText(parameter, value));
    item.detail = tr("currently %1").arg(valueText(parameter, parameter.get(m_document.scenario())));
    item.run = [document = &m_document, path = item.id, value] { document->edit(path, value); };
    if (const std::optional<Error> problem = problemWith(parameter, value))
        item.reason = errorSentence(*problem);
    else
        addConsequence(item, parameter, value);
    return item;
}

void PaletteAssignments::addConsequence(PaletteItem& item, const Parameter& parameter, const Value& value) const
{
    const Scenario& before = m_document.scenario();
    Scenario after = before;
    if (setParameter(after, parameter, value))
        return;
    QStringList details{item.detail};
    const bool isHeld = item.id != kSequenceLength || HeldBatch().hold(before, after);
    if (item.id == kSequenceLength || item.id == kGlobalBatch)
        details << batchText(after);
    if (!isHeld)
        details << tr("previously %1").arg(countText(tokensPerBatch(before)));
    if (worldDegrees().contains(item.id) || parameter.group() == "cluster") {
        followDegrees(before, after, item.id, m_document.lockedDegrees());
        details << followersText(before, after, item.id);
    }
    item.detail = details.join(QStringLiteral(" · "));
    if (parameter.group() != "plan" || parameter.kind != ParameterKind::Integer)
        return;
    if (const std::optional<Finding> obstacle = Obstacles(before, m_document.lockedDegrees()).to(parameter, value))
        item.reason = findingSentence(*obstacle);
}

}  // namespace shardscope
