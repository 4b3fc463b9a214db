// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The Search view where more than the plan varies: the best plan of each variant of a fine-tune. And what searches of both kinds share.
#include <QLocale>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

#include "app/search/offered_variants.h"
#include "app/text/error_sentence.h"
#include "app/views/base/example_note.h"
#include "app/views/search/plan_table_model.h"
#include "app/views/search/search_bar.h"
#include "app/views/search/search_view.h"
#include "app/views/search/variant_page.h"
#include "app/views/search/variant_text.h"
#include "core/estimate/estimate.h"
#include "core/framework/tuning_defaults.h"

namespace shardscope {
namespace {

constexpr std::size_t kKeptAnswers = 6;  ///< more than there are objectives

}  // namespace

/// `hasOld`: an older answer is shown in the meantime.
void SearchView::begin(QWidget& page, bool hasOld)
{
    m_job.cancel();
    m_lossJob.cancel();
    if (!hasOld)
        showWorking(tr("Searching…"));
    undim();
    setDimmed(page, hasOld);
    m_bar->setProgress(0);
    m_stop = std::stop_source();
}

void SearchView::keep(const Answer& answer)
{
    if (m_answers.size() >= kKeptAnswers)
        m_answers.erase(m_answers.begin());
    m_answers.push_back(answer);
}

const SearchView::Answer* SearchView::answered(const std::string& question) const
{
    const auto known = std::find_if(m_answers.begin(), m_answers.end(), [&](const Answer& answer) { return answer.question == question; });
    return known == m_answers.end() ? nullptr : &*known;
}

void SearchView::undim()
{
    setDimmed(*m_page, false);
    setDimmed(*m_variants, false);
}

std::vector<VariedField> SearchView::varied() const
{
    return isFineTune(estimate()->scenario().training) ? m_bar->question().varied : std::vector<VariedField>();
}

bool SearchView::areVariantsShown() const { return pages().currentWidget() == m_variants; }

void SearchView::refreshVariants(const std::vector<VariedField>& fields)
{
    const SearchRequest request = searchRequest(estimate()->scenario(), m_bar->question(), context().lockedDegrees);
    const std::string asked = variedKey(request, fields);
    if (asked == m_asked && (m_variants->search() || m_job.isBusy()))
        return m_variants->search() && !m_job.isBusy() ? showVariants(m_variants->search()) : void();
    m_asked = asked;
    m_result.reset();
    m_model->setPlans({});
    m_chosen = -1;
    m_keptJob.cancel();
    const Answer* known = answered(asked);
    if (!known)
        return startVariants(fields);
    m_job.cancel();
    m_lossJob.cancel();
    showVariants(known->varied);
}

void SearchView::startVariants(const std::vector<VariedField>& fields)
{
    const bool hasOld = m_variants->search() && areVariantsShown();
    begin(*m_variants, hasOld);
    if (hasOld)
        m_variants->showSearching();
    m_job.start(
        [request = searchRequest(estimate()->scenario(), m_bar->question(), context().lockedDegrees), fields, stop = *m_stop,
         this](const JobContext& context) {
            std::stop_source both = stop;
            const std::stop_callback overtaken(context.stopToken(), [&both] { both.request_stop(); });
            const auto told = [&context, this](const VariedProgress& progress) {
                context.tell([this, progress] { showVariantProgress(progress); });
            };
            return std::make_shared<const Result<VariedSearch>>(searchVaried(request, fields, told, both.get_token()));
        },
        [this, question = m_asked](const std::shared_ptr<const Result<VariedSearch>>& made) { takeVariants(*made, question); });
}

void SearchView::showVariantProgress(const VariedProgress& progress)
{
    m_bar->setProgress(progress.share);
    if (!areVariantsShown())
        showWorking(tr("Searching… variant %1 of %2", "two numbers")
                        .arg(QLocale().toString(static_cast<qulonglong>(std::min(progress.done + 1, progress.count))),
                             QLocale().toString(static_cast<qulonglong>(progress.count))));
}

void SearchView::takeVariants(const Result<VariedSearch>& made, const std::string& question)
{
    if (made) {
        const auto search = std::make_shared<const VariedSearch>(*made);
        if (search->rows.size() == search->combinations)
            keep({question, nullptr, nullptr, search});
        return showVariants(search);
    }
    m_bar->setProgress(-1);
    forgetVariants();
    showState(Standing::Error, tr("This scenario cannot be searched"), errorSentence(made.error()));
}

void SearchView::showVariants(const std::shared_ptr<const VariedSearch>& search)
{
    m_bar->setProgress(-1);
    undim();
    m_variants->setSearch(search, estimate()->scenario(), figuresOf(*estimate()));
    showPage(m_variants);
    setHint(variedCountsText(*search));
}

void SearchView::forgetVariants()
{
    undim();
    m_variants->setSearch(nullptr, {}, {});
}

}  // namespace shardscope
