// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStackedWidget>

#include "app/text/estimate_text.h"
#include "app/views/base/state_page.h"
#include "app/views/base/view.h"

/// What a view says where it has no picture.
namespace shardscope {

bool View::isStateShown() const { return m_pages->currentWidget() == m_state; }

void View::showState(Standing standing, const QString& headline, const QString& reason)
{
    cancelJobs();
    m_state->setState(standing, headline, reason);
    setHint({});
    showPage(m_state);
}

void View::showNoEstimate()
{
    showState(Standing::Plain, {}, {});
    m_state->tellNoEstimate();
}

void View::showImpossible() { showState(Standing::Error, tr("This plan is not legal"), whyImpossible(*m_estimate)); }

void View::showProblem(const QString& problem)
{
    forget();
    showState(Standing::Error, {}, {});
    m_state->tellProblem(problem);
}

void View::showWorking(const QString& headline)
{
    m_state->setState(Standing::Plain, headline, {});
    setHint({});
    showPage(m_state);
}

}  // namespace shardscope
