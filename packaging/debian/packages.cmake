# `cpack --config build/release/CPackConfig.cmake`: one Debian package for each component; packaging/package.sh does it.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME shardscope)
set(CPACK_PACKAGE_CONTACT "The Shardscope authors <maintainers@shardscope.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # it would stand before that of each
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS ${CMAKE_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS})
set(CPACK_COMPONENTS_ALL ${components})
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)

set(CPACK_DEBIAN_CLI_PACKAGE_NAME shardscope-cli)
set(CPACK_DEBIAN_CLI_PACKAGE_SECTION science)
set(CPACK_COMPONENT_CLI_DESCRIPTION "training parallelism of transformers on the command line
Estimates how one training step of a transformer splits across GPUs: the
memory of every GPU, whether the plan fits, the step time and where it goes,
from the model's config.json, a cluster and a plan. It finds the best plan,
simulates pipeline schedules, reads and writes launchers' files, and explains
every figure by its formula and source.

It needs neither a GPU nor a display.")

set(CPACK_DEBIAN_PROBE_PACKAGE_NAME shardscope-probe)
set(CPACK_DEBIAN_PROBE_PACKAGE_SECTION science)
set(CPACK_COMPONENT_PROBE_DESCRIPTION "measures the performance of a node's GPUs and links
It measures matrix multiplications (cool and hot), memory, kernel launches,
attention, five collectives, and a GEMM overlapped with a collective, each in
a separate process. The result is a profile, which the estimates of shardscope
and shardscope-cli can use.

NVIDIA's libraries are opened at run time, and none is needed to install it:
without a GPU it measures the processor and its memory.")

set(CPACK_DEBIAN_WINDOW_PACKAGE_NAME shardscope)
set(CPACK_DEBIAN_WINDOW_PACKAGE_SECTION science)
set(CPACK_DEBIAN_WINDOW_PACKAGE_RECOMMENDS "shardscope-probe, qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_WINDOW_PACKAGE_SUGGESTS "shardscope-cli, fonts-noto-cjk")
set(CPACK_COMPONENT_WINDOW_DESCRIPTION "window onto how a training step splits across GPUs
Shows how one training step of a transformer splits across GPUs, the memory
of every GPU, whether it fits and how long the step takes: from the model's
config.json, a cluster and a plan of tensor, sequence, context, pipeline,
expert and data parallelism, ZeRO and recomputation. Every figure shows its
formula, the values in it and the source.

It plays and compares schedules, finds the best plan and compares measured
runs with their estimates. Lessons lead from one GPU to the best
configuration.")
include(CPack)
