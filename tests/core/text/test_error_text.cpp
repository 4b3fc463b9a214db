// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QTest>

#include "core/text/error_text.h"

using namespace shardscope;

namespace {

constexpr ErrorCode kCodes[] = {
    ErrorCode::FileNotFound,   ErrorCode::FileUnreadable, ErrorCode::FileTooLarge,      ErrorCode::JsonSyntax,
    ErrorCode::JsonTooDeep,    ErrorCode::JsonNotUtf8,    ErrorCode::JsonDuplicateKey,  ErrorCode::NotAnObject,
    ErrorCode::SchemaMissing,  ErrorCode::SchemaUnknown,  ErrorCode::SchemaTooNew,      ErrorCode::UnknownKey,
    ErrorCode::MissingKey,     ErrorCode::WrongType,      ErrorCode::NotFinite,         ErrorCode::OutOfRange,
    ErrorCode::UnknownName,    ErrorCode::Contradiction,  ErrorCode::NotACausalDecoder, ErrorCode::UnknownArchitecture,
    ErrorCode::CannotEstimate, ErrorCode::MissingFigure,  ErrorCode::BadUsage,          ErrorCode::Internal,
};

}  // namespace

class TestErrorText : public QObject {
    Q_OBJECT
private slots:
    void everyCodeHasASentenceOfItsOwn()
    {
        std::set<std::string> sentences;
        for (const ErrorCode code : kCodes) {
            const std::string text = errorText({code, {"first", "second", "third", "fourth"}, "", ""});
            QVERIFY(!text.empty());
            QVERIFY2(text.find("first") != std::string::npos || code == ErrorCode::FileNotFound || code == ErrorCode::WrongType,
                     text.c_str());
            QVERIFY2(sentences.insert(text).second, text.c_str());
        }
    }
    void saysWhereBeforeWhat()
    {
        const Error error{ErrorCode::OutOfRange, {"0", "1", "9"}, "a.json", "/plan/tp"};
        QCOMPARE(errorText(error), std::string("a.json: at /plan/tp: 0 is out of range; give a value from 1 to 9"));
    }
    void namesTheFileThatAFieldNames()
    {
        const Error error{ErrorCode::SchemaUnknown, {"x/1", "y/1"}, "a.json", "/cluster/profile", "p.json"};
        QCOMPARE(errorText(error),
                 std::string("a.json: at /cluster/profile: p.json: the schema is \"x/1\", but this file must have the schema \"y/1\""));
    }
    void leavesOutWhatIsNotKnown()
    {
        QCOMPARE(errorText({ErrorCode::UnknownKey, {"x", ""}, "", "/x"}), std::string("at /x: unknown key \"x\""));
        QCOMPARE(errorText({ErrorCode::UnknownKey, {"x", "y"}, "-", ""}),
                 std::string("standard input: unknown key \"x\"; the closest known key is \"y\""));
        QCOMPARE(errorText({ErrorCode::MissingKey, {"tp"}, "", ""}), std::string("the key \"tp\" is missing"));
    }
    void survivesMissingArguments()
    {
        for (const ErrorCode code : kCodes)
            QVERIFY(!errorText({code, {}, "", ""}).empty() || code == ErrorCode::BadUsage);
    }
    void cutsHostileNamesBetweenCharacters()
    {
        std::string name;
        for (int i = 0; i < 100000; ++i)
            name += "ä";
        const std::string text = errorText({ErrorCode::UnknownKey, {name, ""}, "", ""});
        QVERIFY(text.size() < 400);
        QVERIFY(QString::fromStdString(text).toStdString() == text);
    }
};

QTEST_APPLESS_MAIN(TestErrorText)
#include "test_error_text.moc"
