// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/derivation/derivation_panel.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

#include "app/text/core_text.h"
#include "app/text/derivation_text.h"
#include "app/text/error_sentence.h"
#include "app/views/base/state_page.h"
#include "app/views/base/tool_button.h"
#include "app/views/derivation/derivation_delegate.h"
#include "app/views/derivation/derivation_model.h"
#include "app/views/derivation/trust_badge.h"
#include "core/estimate/estimate.h"
#include "core/explain/explain.h"
#include "widgets/controls/card.h"
#include "widgets/text/told_keys.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

QLabel* makeLabel()
{
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

}  // namespace

DerivationPanel::DerivationPanel(QWidget* parent)
    : QWidget(parent),
      m_card(new Card(tr("Derivation"), tr("Where does this number come from?"))),
      m_back(makeTool(tr("←"), tr("Back (Alt+Left)"))),
      m_forward(makeTool(tr("→"), tr("Forward (Alt+Right)"))),
      m_copy(makeTool(tr("Copy"), tr("Copy the derivation as text"))),
      m_pages(new QStackedWidget),
      m_state(new StatePage),
      m_page(new QWidget),
      m_trail(new QLabel),
      m_name(makeLabel()),
      m_value(makeLabel()),
      m_exact(makeLabel()),
      m_formula(makeLabel()),
      m_source(makeLabel()),
      m_trust(new TrustBadge),
      m_band(makeLabel()),
      m_variant(makeLabel()),
      m_model(new DerivationModel(this)),
      m_tree(new QTreeView)
{
    setObjectName(QStringLiteral("derivation"));
    makeHead();
    makeBody();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card);
    applyTheme();
    refresh();
    tellKeys(*this, {{tr("Backspace, Alt+arrows"), tr("previous number, next number")}});
}

void DerivationPanel::makeHead()
{
    for (QToolButton* tool : {m_back, m_forward, m_copy})
        m_card->addHeadTool(tool);
    connect(m_back, &QToolButton::clicked, this, &DerivationPanel::goBack);
    connect(m_forward, &QToolButton::clicked, this, &DerivationPanel::goForward);
    connect(m_copy, &QToolButton::clicked, this, &DerivationPanel::copyText);
    QToolButton* close = makeTool(QStringLiteral("×"), tr("Close (Esc)"));
    m_card->addHeadTool(close);
    connect(close, &QToolButton::clicked, this, &DerivationPanel::closeRequested);
}

void DerivationPanel::makeBody()
{
    m_trail->setWordWrap(true);
    m_trail->setTextFormat(Qt::RichText);
    m_trail->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_trail->setFocusPolicy(Qt::TabFocus);
    connect(m_trail, &QLabel::linkActivated, this, [this](const QString& place) { moveTo(place.toInt()); });
    m_variant->setText(tr("This derivation belongs to another variant of the scenario, not to the one in the window."));
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new DerivationDelegate(m_tree));
    m_tree->setAccessibleName(tr("Inputs of the derivation"));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(DerivationModel::Amount, QHeaderView::ResizeToContents);
    QSizePolicy policy = m_tree->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_tree->setSizePolicy(policy);
    connect(m_tree, &QTreeView::activated, this, &DerivationPanel::follow);
    auto* figure = new QHBoxLayout;
    figure->addWidget(m_value);
    figure->addWidget(m_exact, 1, Qt::AlignBottom);
    figure->addWidget(m_trust);
    auto* layout = new QVBoxLayout(m_page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_variant);
    layout->addWidget(m_trail);
    layout->addWidget(m_name);
    layout->addLayout(figure);
    layout->addWidget(m_band);
    layout->addWidget(m_formula);
    layout->addWidget(m_source);
    layout->addWidget(m_tree, 1);
    m_pages->addWidget(m_state);
    m_pages->addWidget(m_page);
    m_card->setBody(m_pages);
}

void DerivationPanel::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    m_newest = std::move(estimate);
    m_estimate = m_newest;
    m_isOld = true;
    if (isVisible())
        refresh();
}

void DerivationPanel::showField(const QString& field) { showField(m_newest, field); }

void DerivationPanel::showField(std::shared_ptr<const Estimate> variant, const QString& field)
{
    m_estimate = std::move(variant);
    visit(field, false);
}

void DerivationPanel::visit(const QString& shown, bool follows)
{
    if (m_at < 0 || m_history[m_at].field != shown) {
        m_history = m_history.mid(0, m_at + 1) << Visit{shown, {}, follows};
        m_at = static_cast<int>(m_history.size()) - 1;
    }
    moveTo(m_at);
}

int DerivationPanel::trailBegin() const
{
    int begin = m_at;
    while (begin > 0 && m_history[begin].follows)
        --begin;
    return begin;
}

QStringList DerivationPanel::trail() const
{
    QStringList names;
    for (int i = std::max(0, trailBegin()); i <= m_at; ++i)
        names << m_history[i].name;
    return names;
}

/// Each figure on the way leads back to itself; of a long way the last ones.
void DerivationPanel::showTrail()
{
    constexpr int kMostShown = 5;
    const int begin = trailBegin();
    QStringList parts;
    for (int i = std::max(begin, m_at - kMostShown + 1); i < m_at; ++i)
        parts << QStringLiteral("<a href=\"%1\">%2</a>").arg(i).arg(m_history[i].name.toHtmlEscaped());
    if (m_at - begin >= kMostShown)
        parts.prepend(QStringLiteral("…"));
    m_trail->setText(parts.join(QStringLiteral(" › ")) + QStringLiteral(" ›"));
    m_trail->setAccessibleName(tr("Path to this number: %1").arg(trail().join(QStringLiteral(", "))));
    m_trail->setVisible(!parts.isEmpty());
}

void DerivationPanel::moveTo(int place)
{
    m_at = place;
    m_isOld = true;
    if (isVisible())
        refresh();
    Q_EMIT fieldShown(field());
}

void DerivationPanel::goBack()
{
    if (m_at > 0)
        moveTo(m_at - 1);
}

void DerivationPanel::goForward()
{
    if (m_at + 1 < m_history.size())
        moveTo(m_at + 1);
}

void DerivationPanel::follow(const QModelIndex& index)
{
    const Derivation* chosen = m_model->at(index);
    if (!chosen)
        return;
    if (chosen->combine == Combine::Input)
        m_tree->setExpanded(index, true);  // an end: there is nothing behind it
    else
        visit(QString::fromStdString(chosen->field), true);
}

void DerivationPanel::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    QWidget::showEvent(event);
}

void DerivationPanel::refresh()
{
    m_isOld = false;
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_history.size());
    if (!m_estimate || m_at < 0) {
        showNothing(tr("Choose a number"), tr("Click any figure, bar or tile in the window to see where it comes from."));
        return;
    }
    Result<Derivation> derivation = explain(*m_estimate, field().toStdString());
    if (derivation)
        showDerivation(std::make_shared<const Derivation>(std::move(derivation).value()));
    else if (!m_estimate->isLegal())
        showNothing(tr("This plan is not legal"), findingSentence(m_estimate->findings().front()));
    else
        showNothing(tr("This number does not exist in this plan"), errorSentence(derivation.error()));
}

void DerivationPanel::showNothing(const QString& headline, const QString& reason)
{
    m_model->setDerivation(nullptr);
    m_copy->setEnabled(false);
    m_state->setState(Standing::Plain, headline, reason);
    m_pages->setCurrentWidget(m_state);
}

void DerivationPanel::showDerivation(std::shared_ptr<const Derivation> derivation)
{
    m_variant->setVisible(m_estimate != m_newest);
    m_name->setText(derivationName(*derivation));
    m_history[m_at].name = m_name->text();
    showTrail();
    m_value->setText(derivationValue(*derivation));
    const QString exact = derivationExactValue(*derivation);
    m_exact->setText(exact == m_value->text() ? QString() : exact);
    m_formula->setText(tr("= %1").arg(coreText(derivation->formula)));
    m_formula->setVisible(!derivation->formula.empty());
    m_source->setText(tr("Source: %1").arg(coreText(derivation->source)));
    m_source->setVisible(!derivation->source.empty());
    m_band->setText(derivationBand(*derivation));
    m_band->setVisible(derivation->band.has_value());
    m_trust->setVisible(derivation->trust.has_value());
    if (derivation->trust)
        m_trust->setTrust(*derivation->trust);
    m_copy->setEnabled(true);
    m_model->setDerivation(std::move(derivation));
    m_tree->setVisible(m_model->rowCount() > 0);
    openInputs();
    m_page->setAccessibleName(tr("%1: %2", "name and value").arg(m_name->text(), m_value->text()));
    m_pages->setCurrentWidget(m_page);
}

/// The inputs and what these are made of; further down where there is only one way to go.
void DerivationPanel::openInputs()
{
    m_tree->expandToDepth(0);
    QModelIndex only = m_model->rowCount() == 1 ? m_model->index(0, 0) : QModelIndex();
    while (only.isValid()) {
        m_tree->expand(only);
        only = m_model->rowCount(only) == 1 ? m_model->index(0, 0, only) : QModelIndex();
    }
}

QString DerivationPanel::text() const { return m_model->root() ? derivationText(*m_model->root()) : QString(); }

void DerivationPanel::copyText()
{
    if (const QString derivation = text(); !derivation.isEmpty())
        QGuiApplication::clipboard()->setText(derivation);
}

void DerivationPanel::keyPressEvent(QKeyEvent* event)
{
    const bool alt = event->modifiers() == Qt::AltModifier;
    if ((alt && event->key() == Qt::Key_Left) || event->key() == Qt::Key_Backspace)
        goBack();
    else if (alt && event->key() == Qt::Key_Right)
        goForward();
    else if (event->matches(QKeySequence::Copy))
        copyText();
    else
        QWidget::keyPressEvent(event);
}

void DerivationPanel::applyTheme()
{
    const Theme& theme = Theme::current();
    m_name->setFont(theme.font(TextStyle::Strong));
    m_value->setFont(theme.font(TextStyle::Figure));
    m_formula->setFont(theme.font(TextStyle::Body));
    m_tree->header()->setFont(theme.font(TextStyle::Caption));
    m_trail->setFont(theme.font(TextStyle::Caption));
    for (QLabel* label : {m_exact, m_band, m_source, m_variant}) {
        label->setFont(theme.font(TextStyle::Caption));
        QPalette muted = label->palette();
        muted.setColor(QPalette::WindowText, theme.color(ColorRole::Muted));
        label->setPalette(muted);
    }
}

void DerivationPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QWidget::changeEvent(event);
}

}  // namespace shardscope
