# NCCL's header and version: NCCL_FOUND, NCCL_INCLUDE_DIRS, NCCL_LIBRARY and NCCL_VERSION. Looked for in NCCL_ROOT and NCCL_HOME (variables or
# environment) and where the CUDA Toolkit lies. The library itself is opened when the probe runs; nothing links it.
find_path(NCCL_INCLUDE_DIR nccl.h
    HINTS ${NCCL_ROOT} $ENV{NCCL_ROOT} ${NCCL_HOME} $ENV{NCCL_HOME} ${CUDAToolkit_INCLUDE_DIRS}
    PATH_SUFFIXES include)
find_library(NCCL_LIBRARY NAMES nccl
    HINTS ${NCCL_ROOT} $ENV{NCCL_ROOT} ${NCCL_HOME} $ENV{NCCL_HOME} ${CUDAToolkit_LIBRARY_DIR}
    PATH_SUFFIXES lib lib64)
if(NCCL_INCLUDE_DIR)
    file(STRINGS ${NCCL_INCLUDE_DIR}/nccl.h NCCL_VERSION_LINES REGEX "#define NCCL_(MAJOR|MINOR|PATCH) +[0-9]+")
    string(REGEX REPLACE "[^0-9;]" "" NCCL_VERSION "${NCCL_VERSION_LINES}")
    string(REPLACE ";" "." NCCL_VERSION "${NCCL_VERSION}")
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(NCCL REQUIRED_VARS NCCL_INCLUDE_DIR VERSION_VAR NCCL_VERSION)
set(NCCL_INCLUDE_DIRS ${NCCL_INCLUDE_DIR})
mark_as_advanced(NCCL_INCLUDE_DIR NCCL_LIBRARY)
