# Flags that every target of ours shares.
add_library(shardscope_options INTERFACE)
target_compile_options(shardscope_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual
    # g++ 12 sees overlapping copies in "text" + std::string (GCC bug 105651, mended in 13)
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>
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
