// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/view_house.h"

#include <algorithm>

#include "app/document/document.h"
#include "app/views/view_list.h"
#include "app/window/splitter_places.h"
#include "app/window/view_scroll.h"
#include "core/estimate/estimate.h"

namespace shardscope {

ViewHouse::ViewHouse(Document& document, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_lens(new Lens(this)),
      m_splitters(new SplitterPlaces(this)),
      m_stash(std::make_unique<QWidget>())
{
    m_context.lockedDegrees = document.lockedDegrees();
    m_context.pinned = document.pinned();
    connect(&document, &Document::locksChanged, this, [this] { tell(&ViewContext::lockedDegrees, m_document.lockedDegrees()); });
    connect(&document, &Document::pinnedChanged, this, [this] { tell(&ViewContext::pinned, m_document.pinned()); });
    connect(m_lens, &Lens::hoveredChanged, this, [this](const Pointed& pointed) { tell(&ViewContext::pointed, pointed); });
    connect(m_lens, &Lens::selectedChanged, this, [this](const Pointed& selected) { tell(&ViewContext::selected, selected); });
}

ViewHouse::~ViewHouse() = default;

View& ViewHouse::view(const QString& id)
{
    if (const auto made = m_views.find(id); made != m_views.end())
        return *made->second;
    View* view = findView(id)->make().release();
    m_views[id] = view;
    auto* frame = new ViewScroll(view);
    frame->setObjectName(QStringLiteral("frame_") + id);
    m_frames[id] = frame;
    frame->setParent(m_stash.get());
    frame->hide();
    view->setModeId(m_modes.take(id));
    connectView(*view);
    m_splitters->watchAll(id, *view);
    view->setContext(m_context);
    view->setBare(m_isBare);
    view->setTight(m_isTight);
    view->setQuiet(m_isQuiet);
    for (const auto& act : m_withEach)
        act(*view);
    view->setEstimate(m_estimate);
    return *view;
}

void ViewHouse::setTarget(std::optional<Target> target) { tell(&ViewContext::target, target); }

void ViewHouse::setFolder(const QString& folder) { tell(&ViewContext::folder, folder); }

void ViewHouse::setTight(bool tight)
{
    if (tight == m_isTight)
        return;
    m_isTight = tight;
    for (const auto& [id, view] : m_views)
        view->setTight(tight);
}

void ViewHouse::setBare(bool bare)
{
    m_isBare = bare;
    for (const auto& [id, view] : m_views)
        view->setBare(bare);
}

void ViewHouse::setQuiet(bool quiet)
{
    m_isQuiet = quiet;
    for (const auto& [id, view] : m_views)
        view->setQuiet(quiet);
}

void ViewHouse::withEach(std::function<void(View&)> act)
{
    for (const auto& [id, view] : m_views)
        act(*view);
    m_withEach.push_back(std::move(act));
}

QWidget& ViewHouse::frame(const QString& id)
{
    (void)view(id);
    return *m_frames.at(id);
}

void ViewHouse::putAway(const QString& id)
{
    if (const auto frame = m_frames.find(id); frame != m_frames.end())
        frame->second->setParent(m_stash.get());
}

void ViewHouse::connectView(View& view)
{
    connect(&view, &View::pointed, m_lens, &Lens::setHovered);
    connect(&view, &View::selected, m_lens, &Lens::setSelected);
    connect(&view, &View::editRequested, this, [this](const DocumentEdit& edit) { edit(m_document); });
    connect(&view, &View::derivationRequested, this, &ViewHouse::derivationRequested);
    connect(&view, &View::placeRequested, this, &ViewHouse::placeRequested);
    connect(&view, &View::picked, this, &ViewHouse::picked);
    connect(&view, &View::openRequested, this, &ViewHouse::openRequested);
    connect(&view, &View::failed, this, &ViewHouse::failed);
    connect(&view, &View::told, this, &ViewHouse::told);
    connect(&view, &View::modeIdChanged, this, &ViewHouse::modesChanged);
}

void ViewHouse::setEstimate(const std::shared_ptr<const Estimate>& estimate)
{
    m_estimate = estimate;
    for (const auto& [id, view] : m_views)
        view->setEstimate(estimate);
}

bool ViewHouse::isSettled() const
{
    return std::all_of(m_views.begin(), m_views.end(),
                       [](const auto& each) { return !each.second->isVisible() || each.second->isSettled(); });
}

QMap<QString, QString> ViewHouse::modes() const
{
    QMap<QString, QString> modes = m_modes;
    for (const auto& [id, view] : m_views) {
        if (const QString mode = view->modeId(); !mode.isEmpty())
            modes[id] = mode;
    }
    return modes;
}

void ViewHouse::setModes(const QMap<QString, QString>& modes)
{
    for (auto mode = modes.begin(); mode != modes.end(); ++mode) {
        if (const auto made = m_views.find(mode.key()); made != m_views.end())
            made->second->setModeId(mode.value());
        else if (findView(mode.key()))
            m_modes[mode.key()] = mode.value();
    }
}

}  // namespace shardscope
