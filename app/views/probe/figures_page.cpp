// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/probe/figures_page.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include "app/views/base/readable_table.h"
#include "app/views/probe/probe_text.h"
#include "core/hardware/catalog.h"
#include "core/hardware/reference_profile.h"
#include "core/io/hardware_profile_json.h"
#include "core/io/text_file.h"
#include "core/text/error_text.h"
#include "widgets/text/numbers.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

constexpr int kFinding = 6;  ///< its column

QString quantityName(ProfileQuantity quantity)
{
    switch (quantity) {
    case ProfileQuantity::Multiply:
        return FiguresPage::tr("GEMM");
    case ProfileQuantity::MemoryBandwidth:
        return FiguresPage::tr("memory");
    case ProfileQuantity::HostLink:
        return FiguresPage::tr("host link");
    case ProfileQuantity::KernelLaunch:
        return FiguresPage::tr("launch");
    case ProfileQuantity::Attention:
        return FiguresPage::tr("attention");
    case ProfileQuantity::Collective:
        return FiguresPage::tr("bus bandwidth");
    case ProfileQuantity::Contention:
        return FiguresPage::tr("collective overlapped with a GEMM");
    }
    return {};
}

QString figureText(const std::optional<double>& value, const std::string& unit)
{
    if (!value)
        return {};
    if (unit == "FLOP/s")
        return flopRateText(*value);
    if (unit == "bytes/s")
        return bandwidthText(*value);
    return unit == "s" ? durationText(*value) : FiguresPage::tr("× %1", "times as long").arg(QLocale().toString(*value, 'f', 2));
}

QString standingText(const ProfileFigure& figure)
{
    if (!figure.isUsed)
        return FiguresPage::tr("not used by the estimate: no framework runs this kernel");
    switch (figure.standing()) {
    case ProfileStanding::Implausible:
        return FiguresPage::tr("implausible: above the data sheet's peak");
    case ProfileStanding::Apart:
        return (figure.measured < *figure.other) == (figure.unit != "s") ? FiguresPage::tr("more than 5 % slower")
                                                                         : FiguresPage::tr("more than 5 % faster");
    case ProfileStanding::Alike:
        return FiguresPage::tr("within 5 %");
    case ProfileStanding::Alone:
        break;
    }
    return {};
}

QString nameOfFigure(const ProfileFigure& figure)
{
    const QString subject = QString::fromStdString(figure.subject);
    if (figure.bytes)
        return subject + QStringLiteral(", ") + bytesText(figure.bytes->value());
    return subject.isEmpty() ? quantityName(figure.quantity) : quantityName(figure.quantity) + QStringLiteral(", ") + subject;
}

QStringList rowOf(const ProfileFigure& figure)
{
    return {nameOfFigure(figure),
            figureText(figure.measured, figure.unit),
            figureText(figure.sheet, figure.unit),
            figure.sheet ? percentText(figure.measured / *figure.sheet) : QString(),
            figureText(figure.other, figure.unit),
            figure.other ? QLocale().toString(figure.measured / *figure.other, 'f', 2) : QString(),
            standingText(figure),
            figure.residual ? percentText(figure.residual->median) : QString()};
}

bool isEmptyColumn(const QStandardItemModel& table, int column)
{
    for (int row = 0; row < table.rowCount(); ++row) {
        if (!table.item(row, column)->text().isEmpty())
            return false;
    }
    return true;
}

}  // namespace

FiguresPage::FiguresPage(QWidget* parent)
    : QWidget(parent),
      m_choice(new QComboBox),
      m_empty(new QLabel(tr("Measured figures appear here once there are any, next to those of the data sheet and of another profile."))),
      m_table(new QStandardItemModel(this)),
      m_list(new QTableView)
{
    makeReadable(*m_list, tr("Measured figures compared with the data sheet and another profile"));
    m_list->setModel(m_table);
    m_choice->setAccessibleName(tr("Compare with"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_choice, 0, Qt::AlignLeft);
    column->addWidget(m_list, 1);
    column->addWidget(m_empty, 1);
    connect(m_choice, &QComboBox::activated, this, &FiguresPage::choose);
    applyTheme();
    setProfile({}, nullptr);
}

void FiguresPage::setProfile(const std::optional<HardwareProfile>& profile, const std::shared_ptr<const HardwareProfile>& clusters)
{
    m_profile = profile;
    m_clusters = clusters;
    showChoices();
    showFigures();
}

const HardwareProfile* FiguresPage::other() const
{
    switch (m_other) {
    case Other::Cluster:
        return m_clusters.get();
    case Other::Published:
        if (const Gpu* gpu = m_profile ? hardwareCatalog().findGpu(m_profile->device.gpu) : nullptr)
            return referenceProfile(*gpu);
        return nullptr;
    case Other::File:
        return m_file ? &*m_file : nullptr;
    case Other::None:
        break;
    }
    return nullptr;
}

void FiguresPage::showChoices()
{
    const Gpu* gpu = m_profile ? hardwareCatalog().findGpu(m_profile->device.gpu) : nullptr;
    m_choice->clear();
    const auto add = [this](const QString& text, Other which) { m_choice->addItem(text, static_cast<int>(which)); };
    add(tr("data sheet only"), Other::None);
    if (m_clusters)
        add(tr("and the cluster's current profile"), Other::Cluster);
    if (gpu && referenceProfile(*gpu))
        add(tr("and published measurements"), Other::Published);
    add(m_file ? tr("and %1").arg(m_fileName) : tr("and another profile…"), Other::File);
    const int row = m_choice->findData(static_cast<int>(m_other));
    if (row < 0 || (m_other == Other::File && !m_file))
        m_other = Other::None;
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(static_cast<int>(m_other))));
}

void FiguresPage::choose(int row)
{
    m_other = static_cast<Other>(m_choice->itemData(row).toInt());
    if (m_other == Other::File) {
        const QString path = QFileDialog::getOpenFileName(this, tr("Compare with a profile"), {}, tr("Profiles (*.json *.json.gz)"));
        const QString problem = path.isEmpty() ? QString() : compareWith(path);
        if (!problem.isEmpty())
            Q_EMIT failed(problem);
    }
    showChoices();
    showFigures();
}

QString FiguresPage::compareWith(const QString& path)
{
    const Result<std::string> text = readTextFile(path.toStdString());
    if (!text)
        return QString::fromStdString(errorText(text.error()));
    Result<HardwareProfile> read = parseHardwareProfile(*text, path.toStdString());
    if (!read)
        return QString::fromStdString(errorText(read.error()));
    m_file = std::move(read).value();
    m_fileName = QFileInfo(path).fileName();
    m_other = Other::File;
    showChoices();
    showFigures();
    return {};
}

void FiguresPage::showFigures()
{
    m_table->clear();
    const bool isSimulated = m_profile && m_profile->origin == ProfileOrigin::Simulated;
    m_table->setHorizontalHeaderLabels({tr("figure"), isSimulated ? tr("SIMULATED") : tr("measured"), tr("data sheet"), tr("share"),
                                        tr("other profile"), tr("ratio"), tr("finding"), tr("fit error")});
    const Gpu* gpu = m_profile ? hardwareCatalog().findGpu(m_profile->device.gpu) : nullptr;
    if (m_profile) {
        for (const ProfileFigure& figure : compareProfile(*m_profile, gpu, other())) {
            QList<QStandardItem*> cells;
            for (const QString& text : rowOf(figure))
                cells << new QStandardItem(text);
            if (figure.standing() == ProfileStanding::Implausible)
                cells[kFinding]->setForeground(Theme::current().color(ColorRole::Error));
            m_table->appendRow(cells);
        }
    }
    const bool hasFigures = m_table->rowCount() > 0;
    for (QWidget* part : std::initializer_list<QWidget*>{m_choice, m_list})
        part->setVisible(hasFigures);
    m_empty->setVisible(!hasFigures);
    for (int column = 2; column < m_table->columnCount(); ++column)
        m_list->setColumnHidden(column, isEmptyColumn(*m_table, column));
    m_list->resizeColumnsToContents();
}

void FiguresPage::applyTheme() { shardscope::applyTheme(*m_list); }

void FiguresPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        applyTheme();
        m_list->resizeColumnsToContents();
    }
    QWidget::changeEvent(event);
}

}  // namespace shardscope
