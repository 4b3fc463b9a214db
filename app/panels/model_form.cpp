// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/model_form.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

#include "app/panels/encoder_controls.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/scenario/scenario.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

/// Images and sound.
constexpr std::size_t kMostEncoders = 2;

const ModelPreset* presetOf(const Scenario& scenario)
{
    if (scenario.model.kind != ModelSource::Kind::Preset)
        return nullptr;
    const std::vector<ModelPreset>& presets = modelPresets();
    const auto found =
        std::find_if(presets.begin(), presets.end(), [&](const ModelPreset& each) { return each.id == scenario.model.text; });
    return found == presets.end() ? nullptr : &*found;
}

double sizeOf(const ModelPreset& preset) { return static_cast<double>(countParameters(*preset.architecture).total); }

/// "gpt-oss" and "llama" as headings.
QString familyName(const std::string& family)
{
    if (family == "other")
        return ModelForm::tr("Other");
    QString name = QString::fromStdString(family);
    name.replace(0, 1, name.left(1).toUpper());
    return name;
}

}  // namespace

std::vector<const ModelPreset*> sizesOfFamily(const std::string& family, const std::string& current)
{
    std::vector<const ModelPreset*> sizes;
    for (const ModelPreset& preset : modelPresets()) {
        if (preset.family == family)
            sizes.push_back(&preset);
    }
    std::stable_sort(sizes.begin(), sizes.end(), [&](const ModelPreset* a, const ModelPreset* b) {
        const double sizeA = sizeOf(*a);
        const double sizeB = sizeOf(*b);
        return sizeA != sizeB ? sizeA < sizeB : a->id == current && b->id != current;
    });
    const auto same = [](const ModelPreset* a, const ModelPreset* b) { return sizeOf(*a) == sizeOf(*b); };
    sizes.erase(std::unique(sizes.begin(), sizes.end(), same), sizes.end());
    return sizes;
}

ModelForm::ModelForm(Document& document, QWidget* parent) : ParameterForm(tr("Model"), document, parent)
{
    addPresets();
    addFacts();
    addSize();
    addEncoders();
}

void ModelForm::addPresets()
{
    auto* presets = new ChoiceBox;
    presets->setAccessibleName(tr("Model"));
    QList<Choice> choices;
    for (const ModelPreset& preset : modelPresets())
        choices.append({QString::fromStdString(preset.id), QString::fromStdString(preset.name), {}, familyName(preset.family), {}});
    presets->setChoices(choices);
    addWidget(presets);
    addControl("model.preset", presets, [presets](const Scenario& scenario) {
        const ModelPreset* preset = presetOf(scenario);
        presets->setCurrentId(preset ? QString::fromStdString(preset->id) : QString(), tr("A model of your own"));
    });
    connect(presets, &ChoiceBox::choiceEdited, this,
            [this](const QString& id) { this->document().edit(QStringLiteral("model.preset"), id.toStdString()); });
}

void ModelForm::addFacts()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* facts = new WrappingLabel;
    facts->setForegroundRole(QPalette::PlaceholderText);
    auto* open = new QPushButton(tr("Open config.json…"));
    open->setFlat(true);
    open->setAccessibleName(tr("Open a model's config.json"));
    layout->addWidget(facts, 1);
    layout->addWidget(open);
    addWidget(row);
    addControl("model.hf_config", open, [facts](const Scenario& scenario) {
        const ParameterCount count = countParameters(*scenario.architecture);
        const auto layers = static_cast<int>(scenario.architecture->kindOfLayer.size());
        facts->setText(tr("%1 · %Ln layer(s)", "parameters, layers", layers).arg(countText(static_cast<double>(count.total))));
    });
    connect(open, &QPushButton::clicked, this, &ModelForm::openConfigRequested);
}

void ModelForm::addSize()
{
    m_size = new DegreeSlider(tr("Size within the model family"));
    m_size->setCompact(tr("Size"), kWidestValue);
    m_size->setLockVisible(false);
    m_size->setFormatter([](double count) { return countText(count); });
    addWidget(m_size);
    addControl("model.architecture", m_size, [this](const Scenario& scenario) { fillSizes(scenario); });
    editInDrag(m_size, [this](double size) {
        const auto chosen = std::find_if(m_sizes.begin(), m_sizes.end(), [size](const ModelPreset* each) { return sizeOf(*each) == size; });
        if (chosen != m_sizes.end())
            this->document().edit(QStringLiteral("model.preset"), (*chosen)->id);
    });
}

void ModelForm::addEncoders()
{
    std::vector<EncoderControls*> all;
    for (std::size_t index = 0; index < kMostEncoders; ++index)
        all.push_back(addEncoder(index));
    addControl("model.encoders", all.front(), [all](const Scenario& scenario) {
        for (EncoderControls* encoder : all)
            encoder->show(scenario);
    });
}

EncoderControls* ModelForm::addEncoder(std::size_t index)
{
    auto* encoder = new EncoderControls(index);
    addWidget(encoder);
    const auto edit = [this, encoder](const std::function<void(Encoder&)>& change) {
        const std::optional<std::string> text = encoder->changed(this->document().scenario(), change);
        if (text)
            this->document().edit(QStringLiteral("model.encoders"), text->empty() ? Value{} : Value(*text));
    };
    connect(encoder, &EncoderControls::takesPartEdited, this,
            [edit](bool takesPart) { edit([takesPart](Encoder& each) { setTakesPart(each, takesPart); }); });
    connect(encoder, &EncoderControls::frozenEdited, this,
            [edit](bool frozen) { edit([frozen](Encoder& each) { each.frozen = frozen; }); });
    editInDrag(encoder->items(), [edit](double items) { edit([items](Encoder& each) { each.itemsPerSequence = items; }); });
    editInDrag(encoder->side(),
               [edit](double side) { edit([side](Encoder& each) { each.height = each.width = static_cast<std::int64_t>(side); }); });
    editInDrag(encoder->seconds(), [edit](double seconds) { edit([seconds](Encoder& each) { each.sound->seconds = seconds; }); });
    return encoder;
}

void ModelForm::fillSizes(const Scenario& scenario)
{
    const ModelPreset* preset = presetOf(scenario);
    m_size->setVisible(preset != nullptr);
    if (!preset)
        return;
    const QString family = QString::fromStdString(preset->family);
    const bool isThere = std::find(m_sizes.begin(), m_sizes.end(), preset) != m_sizes.end();
    if (family != m_family || !isThere) {
        m_family = family;
        m_sizes = sizesOfFamily(preset->family, preset->id);
        QList<SliderStop> stops;
        for (const ModelPreset* each : m_sizes)
            stops.append({sizeOf(*each), {}, true});
        m_size->setStops(stops);
    }
    m_size->setValue(sizeOf(*preset));
    m_size->setNote(m_sizes.size() > 1 ? QString() : tr("The only model of its family here."));
}

}  // namespace shardscope
