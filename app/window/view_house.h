// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <map>
#include <memory>

#include "app/views/base/view.h"

namespace shardscope {

class Estimate;
class Document;
class SplitterPlaces;
class ViewScroll;

/// The views of a window, each made at its first use. A thing that one view points at is highlighted in all, edits that a view requests are
/// made, and each view has the newest estimate.
class ViewHouse : public QObject {
    Q_OBJECT
public:
    ViewHouse(Document& document, QObject* parent);
    ~ViewHouse() override;

    /// Returns the view. Precondition: it is in the list of views.
    [[nodiscard]] View& view(const QString& id);
    /// Returns the frame of the view, which scrolls where there is too little room; show and hide the frame, not the view.
    [[nodiscard]] QWidget& frame(const QString& id);
    /// Hides the view, which keeps its state.
    void putAway(const QString& id);
    void setEstimate(const std::shared_ptr<const Estimate>& estimate);
    void setTarget(std::optional<Target> target);
    /// Sets the folder for data that a person adds to views.
    void setFolder(const QString& folder);
    /// Hides the heads of all views, also of those made later.
    void setBare(bool bare);
    void setTight(bool tight);
    void setQuiet(bool quiet);
    /// Calls a function for every view, also for those made later.
    void withEach(std::function<void(View&)> act);
    /// Returns whether everything visible belongs to the newest estimate; hidden views do not count.
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] Lens& lens() const { return *m_lens; }
    /// Returns the modes of views by id, for views that were made or had one before.
    [[nodiscard]] QMap<QString, QString> modes() const;
    void setModes(const QMap<QString, QString>& modes);
    /// Returns those of the views, and of whoever shows the views.
    [[nodiscard]] SplitterPlaces& splitters() const { return *m_splitters; }

Q_SIGNALS:
    void derivationRequested(const QString& field, std::shared_ptr<const shardscope::Estimate> of);
    void placeRequested(const shardscope::ViewPlace& place);
    void picked(shardscope::PickOf of, const QString& place);
    void openRequested(const QString& scenario, const QString& name);
    void failed(const QString& sentence);
    void told(const QString& sentence);
    void modesChanged();

private:
    void connectView(View& view);
    /// Sets a part of the context of all views, also of those made later.
    template <typename Part>
    void tell(Part ViewContext::*part, std::type_identity_t<Part> value)
    {
        m_context.*part = std::move(value);
        for (const auto& [id, view] : m_views)
            view->setContext(part, m_context.*part);
    }

    Document& m_document;
    Lens* m_lens;
    SplitterPlaces* m_splitters;
    std::shared_ptr<const Estimate> m_estimate;
    ViewContext m_context;
    bool m_isBare = false;
    bool m_isTight = false;
    bool m_isQuiet = false;
    QMap<QString, QString> m_modes;  ///< of views that are not made yet
    std::vector<std::function<void(View&)>> m_withEach;
    std::unique_ptr<QWidget> m_stash;
    std::map<QString, ViewScroll*> m_frames;
    std::map<QString, View*> m_views;
};

}  // namespace shardscope
