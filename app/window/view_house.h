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

/// The views of a window, each made when it is first wanted. What one points at lights up in all, what one wants done to the document
/// is done, and each has the newest estimate.
class ViewHouse : public QObject {
    Q_OBJECT
public:
    ViewHouse(Document& document, QObject* parent);
    ~ViewHouse() override;

    /// Precondition: the list of views has it.
    [[nodiscard]] View& view(const QString& id);
    /// The view in something that scrolls where there is too little room for it; to be shown and hidden as it is.
    [[nodiscard]] QWidget& frame(const QString& id);
    /// Out of sight, where it stays as it is.
    void putAway(const QString& id);
    void setEstimate(const std::shared_ptr<const Estimate>& estimate);
    void setTarget(std::optional<Target> target);
    /// Where views keep what a person adds to them.
    void setFolder(const QString& folder);
    /// Strips the heads of all views, those to come too.
    void setBare(bool bare);
    void setTight(bool tight);
    void setQuiet(bool quiet);
    /// Does this with every view, those to come too.
    void withEach(std::function<void(View&)> act);
    /// Whether everything that is seen belongs to the newest estimate: a hidden view has nothing to wait for.
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] Lens& lens() const { return *m_lens; }
    /// The modes that views are in, by id, of those that were made or had one before.
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
    /// Tells all views, those to come too.
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
    QMap<QString, QString> m_modes;  ///< of those that are not made yet
    std::vector<std::function<void(View&)>> m_withEach;
    std::unique_ptr<QWidget> m_stash;
    std::map<QString, ViewScroll*> m_frames;
    std::map<QString, View*> m_views;
};

}  // namespace shardscope
