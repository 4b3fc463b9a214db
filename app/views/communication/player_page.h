// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <optional>

#include "app/views/communication/player_question.h"
#include "core/hardware/hardware.h"

class QLineEdit;

namespace shardscope {

class ChartPage;
class ChoiceBox;
class CollectiveChart;
class Player;
class PlayerBar;

/// Plays a collective, one of the plan's or any other, step by step. Follows the plan until a choice is made here. Computes nothing while
/// hidden.
class PlayerPage : public QWidget {
    Q_OBJECT
public:
    explicit PlayerPage(QWidget* parent = nullptr);

    /// Set the hardware; then the plan's communication on it, which takes longer to compute (null: no such plan).
    void setCluster(const Cluster& cluster);
    void setFacts(const std::shared_ptr<const CommunicationFacts>& facts);
    /// Sets the question as a person does: the plan is no longer followed.
    void ask(const PlayerQuestion& question);
    [[nodiscard]] const PlayerQuestion& question() const { return m_question; }
    [[nodiscard]] const QList<PlayerPreset>& presets() const { return m_presets; }
    [[nodiscard]] CollectiveChart& chart() const { return *m_chart; }
    [[nodiscard]] Player& player() const { return *m_player; }
    void setTableShown(bool shown);

Q_SIGNALS:
    /// Emitted with a sentence when typed text is invalid.
    void refused(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* makeControls();
    void connectControls();
    void follow(const QString& preset);
    void takeSize();
    void changed();
    void showChoices();
    void showAnswer();

    std::optional<Cluster> m_cluster;
    QList<PlayerPreset> m_presets;
    QString m_followed;     ///< id of a preset; empty: none
    bool m_isFree = false;  ///< a choice was made here
    bool m_isOld = true;
    bool m_wasPlayed = false;
    PlayerQuestion m_question;
    ChoiceBox* m_preset;
    ChoiceBox* m_operation;
    ChoiceBox* m_algorithm;
    ChoiceBox* m_ranks;
    ChoiceBox* m_nodes;
    QLineEdit* m_size;
    CollectiveChart* m_chart;
    ChartPage* m_page;
    Player* m_player;
    PlayerBar* m_bar;
};

}  // namespace shardscope
