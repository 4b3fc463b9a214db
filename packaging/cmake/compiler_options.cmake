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

# Headers of the standard library and of Qt, which half of the tree includes, are read once: a first
# build of core takes 2 minutes on two cores. The presets without them (clang, asan, tsan) show when a file leaves out what it needs.
option(SHARDSCOPE_PRECOMPILED_HEADERS "Read the headers of the standard library and of Qt once" ON)
set(shardscope_standard_headers <algorithm> <array> <cmath> <cstdint> <functional> <limits> <map> <memory> <optional> <span> <string>
    <string_view> <unordered_map> <utility> <variant> <vector>)
set(shardscope_widget_headers ${shardscope_standard_headers} <QAbstractButton> <QAccessibleWidget> <QApplication> <QBoxLayout>
    <QCheckBox> <QClipboard> <QComboBox> <QDir> <QFileDialog> <QFormLayout> <QHeaderView> <QJsonObject> <QLabel> <QLineEdit>
    <QLocale> <QMainWindow> <QMenu> <QMouseEvent> <QPainter> <QPainterPath> <QPushButton> <QRegularExpression> <QScrollArea>
    <QSettings> <QStackedWidget> <QStyle> <QTableView> <QThreadPool> <QTimer> <QToolButton> <QToolTip>)

# shardscope_precompile(TARGET HEADER…): reads these headers once for all files of the target.
function(shardscope_precompile target)
    if(SHARDSCOPE_PRECOMPILED_HEADERS)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()

# shardscope_precompile_tests(OWNER LIBRARY HEADER…): a target that reads these headers for the tests that link LIBRARY.
function(shardscope_precompile_tests owner library)
    file(GENERATE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/${owner}.cpp CONTENT "")
    add_library(${owner} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${owner}.cpp)
    target_link_libraries(${owner} PRIVATE ${library} Qt6::Test)
    set_target_properties(${owner} PROPERTIES AUTOMOC OFF)
    shardscope_precompile(${owner} ${shardscope_standard_headers} <QTest> ${ARGN})
endfunction()

# shardscope_share_precompiled(TEST OWNER): the test takes what OWNER has read.
function(shardscope_share_precompiled test owner)
    if(SHARDSCOPE_PRECOMPILED_HEADERS)
        target_precompile_headers(${test} REUSE_FROM ${owner})
    endif()
endfunction()
