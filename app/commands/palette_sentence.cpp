// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/palette_sentence.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

#include "app/commands/gpu_count.h"
#include "app/commands/palette_assignment.h"
#include "app/document/document.h"
#include "app/text/choice_labels.h"
#include "app/text/parameter_text.h"
#include "core/hardware/catalog.h"
#include "core/io/model_presets.h"
#include "core/scenario/scenario.h"
#include "widgets/text/tr.h"
#include "widgets/text/typed_quantity.h"

namespace shardscope {
namespace {

constexpr int kMostReadings = 4;
const QStringList kFillers{QStringLiteral("on"), QStringLiteral("with"), QStringLiteral("at"), QStringLiteral("and"), QStringLiteral("of"),
                           QStringLiteral("in"), QStringLiteral("for"),  QStringLiteral("x"),  QStringLiteral("×")};

QStringList wordsOf(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}.=×]+"));
    return text.toLower().split(between, Qt::SkipEmptyParts);
}

/// "512xh100" and "h100×512" are three words.
QStringList wordsOfQuery(const QString& query)
{
    static const QRegularExpression times(QStringLiteral("^(\\d+)[x×](\\p{L}.*)$|^(\\p{L}.*\\d)[x×](\\d+)$"));
    QStringList words;
    QString plain = query;
    for (const QString& word : wordsOf(plain.remove(QRegularExpression(QStringLiteral("(?<=\\d),(?=\\d{3})"))))) {
        const QRegularExpressionMatch match = times.match(word);
        if (!match.hasMatch())
            words << word;
        else if (!match.captured(1).isEmpty())
            words << match.captured(1) << match.captured(2);
        else
            words << match.captured(3) << match.captured(4);
    }
    return words;
}

/// A name of the catalogue with its words.
struct Named {
    QString id;
    QString name;
    QStringList words;
};

/// How many of the words from `at` on are words of this name, one after the other, the first of them the name's first or one with a digit.
qsizetype wordsWithin(const QStringList& query, qsizetype at, const Named& named, bool mayStartLater)
{
    qsizetype from = named.words.indexOf(query[at]);
    if (from < 0 || (from > 0 && !(mayStartLater && query[at].contains(QRegularExpression(QStringLiteral("\\d"))))))
        return 0;
    qsizetype length = 0;
    for (; at + length < query.size(); ++length) {
        const qsizetype next = named.words.indexOf(query[at + length], from);
        if (next < 0)
            break;
        from = next + 1;
    }
    return length;
}

/// Those of which most words stand there; among them those with the fewest others.
struct Found {
    QList<Named> names;
    qsizetype words = 0;
};
Found namesAt(const QStringList& query, qsizetype at, const QList<Named>& all, bool mayStartLater)
{
    Found found;
    for (const Named& each : all) {
        const qsizetype words = wordsWithin(query, at, each, mayStartLater);
        if (words == 0 || words < found.words)
            continue;
        if (words > found.words)
            found = {{}, words};
        found.names.append(each);
    }
    return found;
}

template <typename Entries>
QList<Named> namedOf(const Entries& entries)
{
    QList<Named> all;
    for (const auto& entry : entries) {
        const QString id = QString::fromStdString(entry.id);
        const QString name = QString::fromStdString(entry.name);
        QStringList words = wordsOf(name);
        for (const QString& word : wordsOf(id)) {
            if (!words.contains(word))
                words << word;
        }
        all.append({id, name, words});
    }
    return all;
}

/// Returns the place among all nodes of the one that it is usually bought in.
qsizetype placeOf(const Named& gpu)
{
    const std::vector<NodePreset>& nodes = hardwareCatalog().clusters;
    const NodePreset* usual = hardwareCatalog().usualNode(gpu.id.toStdString());
    return usual ? usual - nodes.data() : static_cast<qsizetype>(nodes.size());
}

/// One reading of a query.
struct Reading {
    std::optional<Named> model;
    std::optional<Named> gpu;
    std::optional<double> gpus;
    std::optional<double> sequence;
    QList<PaletteItem> others;
    int parts = 0;
};

class Reader {
public:
    Reader(const QString& query, Document& document) : m_words(wordsOfQuery(query)), m_document(document) {}

    /// Empty where a word stays unread.
    QList<Reading> read()
    {
        QList<Named> models, gpus;
        Reading reading;
        for (m_at = 0; m_at < m_words.size();) {
            if (kFillers.contains(m_words[m_at])) {
                ++m_at;
                continue;
            }
            if (!(readModel(reading, models) || readGpus(reading, gpus) || readLength(reading) || readPrecision(reading) ||
                  readField(reading)))
                return {};
            ++reading.parts;
        }
        return variants(variants({reading}, models, &Reading::model), gpus, &Reading::gpu);
    }

private:
    /// Each reading with each of the names, at most `kMostReadings`.
    static QList<Reading> variants(const QList<Reading>& readings, const QList<Named>& names, std::optional<Named> Reading::*part)
    {
        QList<Reading> all = names.isEmpty() ? readings : QList<Reading>();
        for (const Reading& reading : readings) {
            for (const Named& name : names.mid(0, kMostReadings)) {
                all.append(reading);
                all.last().*part = name;
            }
        }
        return all.mid(0, kMostReadings);
    }

    bool readModel(const Reading& reading, QList<Named>& models)
    {
        static const QList<Named> all = namedOf(modelPresets());
        const Found found = models.isEmpty() && !reading.model ? namesAt(m_words, m_at, all, false) : Found{};
        if (found.words == 0)
            return false;
        models = found.names;
        m_at += found.words;
        return true;
    }

    /// "512 h100", "h100 512", "512 gpus", "h100".
    bool readGpus(Reading& reading, QList<Named>& gpus)
    {
        static const QList<Named> all = namedOf(hardwareCatalog().gpus);
        static const QStringList units{QStringLiteral("gpus"), QStringLiteral("gpu"), QStringLiteral("devices")};
        const std::optional<double> before = numberAt(m_at);
        const qsizetype at = before ? m_at + 1 : m_at;
        const bool isCount = before && at < m_words.size() && units.contains(m_words[at]);
        if (isCount && !reading.gpus) {
            reading.gpus = before;
            m_at = at + 1;
            return true;
        }
        const Found found = at < m_words.size() && gpus.isEmpty() ? namesAt(m_words, at, all, true) : Found{};
        if (found.words == 0 || (before && reading.gpus))
            return false;
        gpus = found.names;
        // The one that is in the first node of the catalogue is meant first: "a100" is the one with 80 GB.
        std::stable_sort(gpus.begin(), gpus.end(), [](const Named& left, const Named& right) { return placeOf(left) < placeOf(right); });
        m_at = at + found.words;
        if (before) {
            reading.gpus = before;
            return true;
        }
        while (m_at < m_words.size() && (m_words[m_at] == u"x" || m_words[m_at] == u"×"))
            ++m_at;
        if (const std::optional<double> after = reading.gpus ? std::nullopt : numberAt(m_at)) {
            reading.gpus = after;
            m_at += m_at + 1 < m_words.size() && units.contains(m_words[m_at + 1]) ? 2 : 1;
        }
        return true;
    }

    /// "8k", "128k tokens", "8192 tokens", "1m", "1 M tokens of context".
    bool readLength(Reading& reading)
    {
        static const QRegularExpression suffixed(QStringLiteral("^[\\d.]+[km]$"));
        static const QStringList units{QStringLiteral("tokens"), QStringLiteral("context"), QStringLiteral("ctx"), QStringLiteral("seq")};
        const auto wordAt = [this](qsizetype at) { return m_words.value(at); };
        const bool isSpaced = numberAt(m_at) && (wordAt(m_at + 1) == u"k" || wordAt(m_at + 1) == u"m");
        const QString typed = isSpaced ? wordAt(m_at) + wordAt(m_at + 1) : wordAt(m_at);
        qsizetype next = m_at + (isSpaced ? 2 : 1);
        const bool isLength = suffixed.match(typed).hasMatch() || (units.contains(wordAt(next)) && numberAt(m_at));
        const std::optional<double> length = isLength ? parseQuantity(typed, SuffixBase::Binary) : std::nullopt;
        if (!length || reading.sequence)
            return false;
        reading.sequence = length;
        // "128k tokens of context"
        while (units.contains(wordAt(next)) || (kFillers.contains(wordAt(next)) && units.contains(wordAt(next + 1))))
            ++next;
        m_at = next;
        return true;
    }

    bool readPrecision(Reading& reading)
    {
        const Parameter& precision = *findParameter("training.precision");
        const std::vector<std::string> choices = precision.choices();
        if (std::find(choices.begin(), choices.end(), m_words[m_at].toStdString()) == choices.end())
            return false;
        return take(reading, QStringLiteral("precision ") + m_words[m_at], 1);
    }

    /// A field with its value: "tp4", "zero 3".
    bool readField(Reading& reading)
    {
        if (take(reading, m_words[m_at], 1))
            return true;
        return m_at + 1 < m_words.size() && take(reading, m_words[m_at] + u' ' + m_words[m_at + 1], 2);
    }

    bool take(Reading& reading, const QString& text, qsizetype words)
    {
        const QList<PaletteItem> found = PaletteAssignments(m_document).of(text);
        const bool isSaid = !found.isEmpty() && found.first().id == u"cluster.nodes" && reading.gpus;
        if (found.isEmpty() || isSaid || !found.first().run || !found.first().reason.isEmpty())
            return false;
        reading.others.append(found.first());
        m_at += words;
        return true;
    }

    [[nodiscard]] std::optional<double> numberAt(qsizetype at) const
    {
        bool isNumber = false;
        const double value = at < m_words.size() ? m_words[at].toInt(&isNumber) : 0;
        return isNumber && value >= 1 ? std::optional(value) : std::nullopt;
    }

    QStringList m_words;
    qsizetype m_at = 0;
    Document& m_document;
};

/// The document's cluster with the reading's kind of GPU in its usual node.
Cluster clusterOf(const Reading& reading, const Document& document)
{
    Cluster cluster = clusterOfGroup(document.scenario().cluster, 0);
    if (reading.gpu)
        applyUsualNode(cluster, *hardwareCatalog().findGpu(reading.gpu->id.toStdString()), hardwareCatalog());
    return cluster;
}

/// With the whole name of the GPU: several kinds may have a short one in common.
QString countedText(int gpus, const Cluster& cluster)
{
    return QStringLiteral("%1 × %2").arg(QLocale().toString(gpus), QString::fromStdString(cluster.gpu.name));
}

QString clusterText(const Reading& reading, const Document& document)
{
    const Cluster cluster = clusterOf(reading, document);
    return reading.gpus ? countedText(gpuCountNear(cluster, *reading.gpus).gpus(), cluster) : QString::fromStdString(cluster.gpu.name);
}

void apply(const Reading& reading, Document& document, const QString& text)
{
    document.undoStack().beginMacro(text);
    if (reading.model)
        document.edit(QStringLiteral("model.preset"), Value(reading.model->id.toStdString()));
    if (reading.gpu)
        setGpu(document, reading.gpu->id.toStdString());
    if (reading.gpus)
        setGpus(document, *reading.gpus);
    if (reading.sequence)
        document.edit(QStringLiteral("training.sequence_length"), static_cast<std::int64_t>(*reading.sequence));
    for (const PaletteItem& other : reading.others)
        other.run();
    document.undoStack().endMacro();
}

PaletteItem itemOf(const Reading& reading, Document& document)
{
    QStringList texts;
    if (reading.model)
        texts << reading.model->name;
    if (reading.gpu || reading.gpus)
        texts << clusterText(reading, document);
    if (reading.sequence)
        texts << tr("sequences of %1 tokens").arg(QLocale().toString(*reading.sequence, 'f', 0));
    for (const PaletteItem& other : reading.others)
        texts << other.text;
    PaletteItem item;
    item.id = QStringLiteral("sentence");
    item.group = tr("Scenario");
    item.text = texts.join(QStringLiteral(", "));
    item.run = [reading, &document, text = item.text] { apply(reading, document, text); };
    return item;
}

}  // namespace

QList<PaletteItem> paletteSentence(const QString& query, Document& document)
{
    QList<PaletteItem> items;
    for (const Reading& reading : Reader(query, document).read()) {
        const bool isCluster = reading.gpu && reading.gpus;
        if (reading.parts > 1 || isCluster || reading.sequence)
            items.append(itemOf(reading, document));
    }
    return items;
}

std::optional<SaidCluster> clusterSaid(const QString& query, Document& document)
{
    const Reading reading = Reader(query, document).read().value(0);
    if (!reading.gpu || reading.model || reading.sequence || !reading.others.isEmpty())
        return std::nullopt;
    const Cluster cluster = clusterOf(reading, document);
    const int gpus = gpuCountNear(cluster, reading.gpus.value_or(document.scenario().cluster.gpus())).gpus();
    return SaidCluster{cluster.gpu.id, gpus, countedText(gpus, cluster)};
}

}  // namespace shardscope
