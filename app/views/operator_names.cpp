// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/operator_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace shardscope {
namespace {

using Named = std::pair<std::string_view, const char*>;

constexpr std::array<Named, 32> kNames{{
    {"attention-norm", QT_TRANSLATE_NOOP("OperatorNames", "norm before attention")},
    {"feed-forward-norm", QT_TRANSLATE_NOOP("OperatorNames", "norm before feed-forward")},
    {"post-norm", QT_TRANSLATE_NOOP("OperatorNames", "norm after a block")},
    {"embedding-norm", QT_TRANSLATE_NOOP("OperatorNames", "norm of the embedding")},
    {"final-norm", QT_TRANSLATE_NOOP("OperatorNames", "final norm")},
    {"attention-residual", QT_TRANSLATE_NOOP("OperatorNames", "residual after attention")},
    {"feed-forward-residual", QT_TRANSLATE_NOOP("OperatorNames", "residual after feed-forward")},
    {"qkv", QT_TRANSLATE_NOOP("OperatorNames", "query, key, value")},
    {"latent-down", QT_TRANSLATE_NOOP("OperatorNames", "latent down")},
    {"latent-norm", QT_TRANSLATE_NOOP("OperatorNames", "latent norm")},
    {"query-up", QT_TRANSLATE_NOOP("OperatorNames", "query up")},
    {"key-value-up", QT_TRANSLATE_NOOP("OperatorNames", "key and value up")},
    {"key-concatenate", QT_TRANSLATE_NOOP("OperatorNames", "join keys")},
    {"qk-norm", QT_TRANSLATE_NOOP("OperatorNames", "norm of queries and keys")},
    {"rotary", QT_TRANSLATE_NOOP("OperatorNames", "rotary embedding")},
    {"attention", QT_TRANSLATE_NOOP("OperatorNames", "attention")},
    {"attention-output", QT_TRANSLATE_NOOP("OperatorNames", "attention output")},
    {"feed-forward-up", QT_TRANSLATE_NOOP("OperatorNames", "feed-forward up")},
    {"activation", QT_TRANSLATE_NOOP("OperatorNames", "activation")},
    {"feed-forward-down", QT_TRANSLATE_NOOP("OperatorNames", "feed-forward down")},
    {"router", QT_TRANSLATE_NOOP("OperatorNames", "router")},
    {"dispatch", QT_TRANSLATE_NOOP("OperatorNames", "dispatch to experts")},
    {"expert-up", QT_TRANSLATE_NOOP("OperatorNames", "experts up")},
    {"expert-activation", QT_TRANSLATE_NOOP("OperatorNames", "experts’ activation")},
    {"expert-down", QT_TRANSLATE_NOOP("OperatorNames", "experts down")},
    {"combine", QT_TRANSLATE_NOOP("OperatorNames", "combine experts")},
    {"shared-expert-up", QT_TRANSLATE_NOOP("OperatorNames", "shared experts up")},
    {"shared-expert-activation", QT_TRANSLATE_NOOP("OperatorNames", "shared experts’ activation")},
    {"shared-expert-down", QT_TRANSLATE_NOOP("OperatorNames", "shared experts down")},
    {"embedding", QT_TRANSLATE_NOOP("OperatorNames", "embedding")},
    {"head", QT_TRANSLATE_NOOP("OperatorNames", "output head")},
    {"cross-entropy", QT_TRANSLATE_NOOP("OperatorNames", "cross-entropy")},
}};

}  // namespace

QString operatorName(std::string_view name)
{
    const auto found = std::find_if(kNames.begin(), kNames.end(), [name](const Named& named) { return named.first == name; });
    if (found != kNames.end())
        return QCoreApplication::translate("OperatorNames", found->second);
    // One that core has added since.
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())).replace(u'-', u' ');
}

}  // namespace shardscope
