# Flags that every target of ours shares.
add_library(shardscope_options INTERFACE)
target_compile_options(shardscope_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
    # g++ 12 sees overlapping copies in "text" + std::string (GCC bugs 105651 and 105329, mended in 13)
    "$<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict;-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>"
    $<$<BOOL:${SHARDSCOPE_WARNINGS_AS_ERRORS}>:-Werror>)
if(SHARDSCOPE_SANITIZE)
    list(JOIN SHARDSCOPE_SANITIZE "," sanitizers)
    target_compile_options(shardscope_options INTERFACE
        -fsanitize=${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(shardscope_options INTERFACE -fsanitize=${sanitizers})
endif()
if(SHARDSCOPE_FUZZ)
    target_compile_options(shardscope_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()

# Headers of the standard library and of Qt, which half of the tree includes, are read once. The presets without them (clang, asan, tsan) show when a file leaves out what it needs.
option(SHARDSCOPE_PRECOMPILED_HEADERS "Read the headers of the standard library and of Qt once" ON)
set(shardscope_standard_headers <algorithm> <array> <cmath> <cstdint> <functional> <limits> <map> <memory> <optional> <span> <string>
    <string_view> <unordered_map> <utility> <variant> <vector>)
set(shardscope_widget_headers ${shardscope_standard_headers} <QAbstractButton> <QAccessibleWidget> <QApplication> <QBoxLayout>
    <QCheckBox> <QClipboard> <QComboBox> <QDir> <QFileDialog> <QFormLayout> <QHeaderView> <QJsonObject> <QLabel> <QLineEdit>
    <QLocale> <QMainWindow> <QMenu> <QMouseEvent> <QPainter> <QPainterPath> <QPushButton> <QRegularExpression> <QScrollArea>
    <QSettings> <QStackedWidget> <QStyle> <QTableView> <QThreadPool> <QTimer> <QToolButton> <QToolTip>)

set(shardscope_test_options $<$<OR:$<CONFIG:Release>,$<BOOL:${SHARDSCOPE_SANITIZE}>>:-O0>)

# shardscope_precompile(TARGET HEADER…): reads these headers once for all files of the target.
function(shardscope_precompile target)
    if(SHARDSCOPE_PRECOMPILED_HEADERS)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()

# Compiling a file of ours is mostly reading headers and making the same templates again: where this is on, the files of a folder are
# compiled as a few units. `dev`, where one file changes at a time, and `clang`, which shows what a file leaves out, do without.
option(SHARDSCOPE_UNITY "Compile the files of a folder together" OFF)
set(shardscope_files_of_a_unit 16)

# shardscope_own_names(FILE OUT): what it names in its anonymous namespaces or declares to Qt's meta types, as far as lines show it.
function(shardscope_own_names file out)
    file(READ ${file} text)
    string(REGEX REPLACE "[][;]" "" text "${text}")
    string(REGEX MATCHALL "Q_DECLARE_METATYPE[^\n]*" names "${text}")
    string(REGEX MATCH "\nnamespace {.*\n}  // namespace\n" text "${text}")
    string(REGEX MATCHALL "\n[A-Za-z][^\n]*" lines "${text}")
    foreach(line IN LISTS lines)
        string(REGEX MATCHALL "k[A-Z][A-Za-z0-9]* *[={]" constants "${line}")
        list(APPEND names ${constants})
        if(line MATCHES "^\n(struct|class|enum class|enum|using) ([A-Za-z0-9_]+)")
            list(APPEND names ${CMAKE_MATCH_2})
        elseif(line MATCHES "[ *&>]([A-Za-z_][A-Za-z0-9_]*) *[(={]")
            list(APPEND names ${CMAKE_MATCH_1})
        endif()
    endforeach()
    list(REMOVE_DUPLICATES names)
    set(${out} "${names}" PARENT_SCOPE)
endfunction()

# shardscope_unite(TARGET [ACROSS_FOLDERS]): units of the target's sources. No two files of a unit name something of their own alike; they
# are of one folder, unless the target is small.
function(shardscope_unite target)
    cmake_parse_arguments(arg "ACROSS_FOLDERS" "" "" ${ARGN})
    if(NOT SHARDSCOPE_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # g++ takes every file of a unit for a header.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
        file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR} ${source})
        cmake_path(GET folder PARENT_PATH folder)
        if(arg_ACROSS_FOLDERS)
            set(folder ${target})
        endif()
        string(MAKE_C_IDENTIFIER "${folder}" folder)
        shardscope_own_names(${source} names)
        set(unit 0)
        set(shared_names TRUE)
        while(shared_names)
            set(shared_names ${names})
            set(fits ${folder}_${unit})
            list(LENGTH "files_${fits}" files)
            foreach(name IN LISTS names)
                if(NOT name IN_LIST "names_${fits}")
                    list(REMOVE_ITEM shared_names "${name}")
                endif()
            endforeach()
            if(files GREATER_EQUAL shardscope_files_of_a_unit)
                set(shared_names full)
            endif()
            math(EXPR unit "${unit} + 1")
        endwhile()
        list(APPEND "files_${fits}" ${source})
        list(APPEND "names_${fits}" ${names})
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${fits})
    endforeach()
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${sources})
endfunction()

# shardscope_add_tests(OWNER SOURCES sources… LIBRARIES libraries… DEFINITIONS definitions… ENVIRONMENT variables… DEPENDS targets…): one
# binary for the tests of each folder of tests/ (core/step is core_step), and a test of CTest for each of their files, named after
# its path: tests/core/io/test_json.cpp is core_io_json. Qt's headers are read once for all that have the same OWNER. Tests are not
# optimised: what they try is.
function(shardscope_add_tests owner)
    cmake_parse_arguments(arg "" "" "SOURCES;LIBRARIES;DEFINITIONS;ENVIRONMENT;DEPENDS;HEADERS" ${ARGN})
    add_library(${owner} OBJECT ${PROJECT_SOURCE_DIR}/tests/registered/main.cpp)
    target_link_libraries(${owner} PRIVATE ${arg_LIBRARIES} Qt6::Test)
    target_compile_options(${owner} PRIVATE ${shardscope_test_options})
    set_target_properties(${owner} PROPERTIES AUTOMOC OFF)
    # A header that is included before the precompiled one lets g++ read all of that again.
    shardscope_precompile(${owner} ${shardscope_standard_headers} <QTest> ${arg_HEADERS} ${PROJECT_SOURCE_DIR}/tests/registered/registered_test.h)
    set(binaries "")
    foreach(source IN LISTS arg_SOURCES)
        file(RELATIVE_PATH path ${PROJECT_SOURCE_DIR}/tests ${source})
        string(REGEX REPLACE "/?test_([^/]*)\\.cpp$" "/\\1" name ${path})
        string(REPLACE "/" "_" name ${name})
        # A test that is a program of its own.
        file(STRINGS ${source} registers REGEX "^QTEST_.*MAIN")
        if(NOT registers)
            set(binary ${name})
            set(command ${name})
        else()
            string(REGEX MATCH "^[^/]+(/[^/]+)?/" folder ${path})
            string(REGEX REPLACE "/(test_.*)?$" "" folder ${folder})
            string(REPLACE "/" "_" binary "${folder}_tests")
            set(command ${binary} ${name})
        endif()
        if(NOT TARGET ${binary})
            add_executable(${binary})
            target_link_libraries(${binary} PRIVATE ${arg_LIBRARIES} Qt6::Test)
            target_compile_definitions(${binary} PRIVATE ${arg_DEFINITIONS})
            target_compile_options(${binary} PRIVATE ${shardscope_test_options})
            if(registers)
                target_sources(${binary} PRIVATE $<TARGET_OBJECTS:${owner}>)
            endif()
            if(SHARDSCOPE_PRECOMPILED_HEADERS)
                target_precompile_headers(${binary} REUSE_FROM ${owner})
            elseif(registers)
                target_compile_options(${binary} PRIVATE -include tests/registered/registered_test.h)
            endif()
            # A test's signals are in the file that it includes: this one is empty.
            set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/${binary}_autogen/mocs_compilation.cpp
                PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
            list(APPEND binaries ${binary})
            if(arg_DEPENDS)
                add_dependencies(${binary} ${arg_DEPENDS})
            endif()
        endif()
        target_sources(${binary} PRIVATE ${source})
        add_test(NAME ${name} COMMAND ${command})
        # For a hang, not for a slow machine: what takes a minute alone takes five beside other work or under a sanitizer.
        set_tests_properties(${name} PROPERTIES TIMEOUT 900 ENVIRONMENT "QTEST_FUNCTION_TIMEOUT=900000;${arg_ENVIRONMENT}")
    endforeach()
    foreach(binary IN LISTS binaries)
        shardscope_unite(${binary} ACROSS_FOLDERS)
    endforeach()
endfunction()
