// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStringList>
#include <QWidget>

#include <memory>

#include "core/explain/derivation.h"

class QToolButton;
class QTreeView;
class QStackedWidget;

namespace shardscope {

class Estimate;
class Card;
class DerivationModel;
class StatePage;
class TrustBadge;

/// "Where does this number come from?" The formula of a number, its values, the source, and the same for each value, down to the inputs.
/// Follows the newest estimate while visible.
class DerivationPanel : public QWidget {
    Q_OBJECT
public:
    explicit DerivationPanel(QWidget* parent = nullptr);

    void setEstimate(std::shared_ptr<const Estimate> estimate);
    /// Derives the number with this JSON pointer of the newest estimate, or of a variant until the next estimate comes.
    void showField(const QString& field);
    void showField(std::shared_ptr<const Estimate> variant, const QString& field);
    [[nodiscard]] QString field() const { return m_at < 0 ? QString() : m_history[m_at].field; }
    /// Returns the names of the figures from the requested one to the one that is shown.
    [[nodiscard]] QStringList trail() const;
    void goBack();
    void goForward();
    /// Returns the shown derivation as text; empty where there is none.
    [[nodiscard]] QString text() const;
    void copyText();
    [[nodiscard]] QTreeView& inputs() const { return *m_tree; }

Q_SIGNALS:
    void fieldShown(const QString& field);
    void closeRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeHead();
    void makeBody();
    void refresh();
    void showDerivation(std::shared_ptr<const Derivation> derivation);
    void showNothing(const QString& headline, const QString& reason);
    void openInputs();
    void follow(const QModelIndex& index);
    void moveTo(int place);
    void applyTheme();

    std::shared_ptr<const Estimate> m_newest;
    std::shared_ptr<const Estimate> m_estimate;  ///< the estimate of the derivation: the newest, or a variant
    struct Visit {
        QString field;
        QString name{};        ///< as in its derivation
        bool follows = false;  ///< it was opened from the one before
    };
    void visit(const QString& shown, bool follows);
    void showTrail();
    [[nodiscard]] int trailBegin() const;

    QList<Visit> m_history;
    int m_at = -1;
    bool m_isOld = true;
    Card* m_card;
    QToolButton* m_back;
    QToolButton* m_forward;
    QToolButton* m_copy;
    QStackedWidget* m_pages;
    StatePage* m_state;
    QWidget* m_page;
    QLabel* m_trail;
    QLabel* m_name;
    QLabel* m_value;
    QLabel* m_exact;
    QLabel* m_formula;
    QLabel* m_source;
    TrustBadge* m_trust;
    QLabel* m_band;
    QLabel* m_variant;
    DerivationModel* m_model;
    QTreeView* m_tree;
};

}  // namespace shardscope
