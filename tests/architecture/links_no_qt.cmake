# Fails if BINARY loads a Qt library, directly or through another.
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${BINARY}
    RESOLVED_DEPENDENCIES_VAR loaded UNRESOLVED_DEPENDENCIES_VAR missing)
if(NOT "${loaded}" MATCHES "libc\\.")
    message(FATAL_ERROR "The libraries of ${BINARY} could not be read: ${loaded}")
endif()
foreach(library IN LISTS loaded missing)
    get_filename_component(name ${library} NAME)
    if(name MATCHES "^libQt")
        message(FATAL_ERROR "${BINARY} loads ${library}: core and the command line know no Qt")
    endif()
endforeach()
