# Sourced by the scripts beside it: where things are, and how to run them quietly.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
logs="$root/.vitrine/logs"
# Builds use this many jobs at most, and tests as many processes.
jobs=$(nproc 2>/dev/null || echo 2)
# The example packages, and a short round of the benchmarks, build the same targets with the same options as
# this package if they have its traits, which this variable tells their manifests: all share what is built.
export VITRINE_SHARED_BUILD=1
shared_build="$root/.build"
build_options=(-j "$jobs")
# A build from nothing takes less of the processor's time where each module is compiled at once, and one after a change
# in a file more: for CI, which sets the variable.
if [[ ${WHOLE_MODULES:-} == 1 ]]; then
  build_options+=(-Xswiftc -whole-module-optimization -Xswiftc -disable-batch-mode -Xswiftc -num-threads -Xswiftc 1
    -Xswiftc -no-emit-module-separately-wmo)
  # Nobody looks up here what the toolchain's modules declare, to read which takes longer than to compile many a module.
  build_options+=(-Xswiftc -index-ignore-system-modules)
  # Nor looks at variables in a debugger: what tells the lines of a crash or a coverage is enough, and is written sooner.
  build_options+=(-Xswiftc -gline-tables-only)
  # The compiler does not check its own work.
  build_options+=(-Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify -Xswiftc -Xfrontend -Xswiftc -sil-verify-none)
  # A compiler of a whole module takes and gives back much memory: the C library keeps it for the next use, which is of no
  # use where many compilers run for a moment each.
  allocator="glibc.malloc.tcache_count=2000:glibc.malloc.top_pad=67108864"
  allocator+=":glibc.malloc.trim_threshold=4294967296:glibc.malloc.mmap_threshold=1073741824"
fi
# lld links several times as fast as the default linker. A variable of clang, and no option of swift
# build, chooses it: an option would be in the commands that compile too, and compile all again.
if [[ -z ${CCC_OVERRIDE_OPTIONS:-} ]] && { command -v ld.lld \
  || [[ -x $(dirname "$(readlink -f "$(command -v swift)")")/ld.lld ]]; } >/dev/null 2>&1; then
  export CCC_OVERRIDE_OPTIONS="# +-fuse-ld=lld +-Qunused-arguments"
fi

# Runs a program without the variables that shells note for themselves and these scripts tell each other. SwiftPM compiles
# every plugin and reads every manifest again where a variable has changed since the last build.
# usage: plainly <program...>
plainly() {
  env -u _ -u OLDPWD -u SHLVL -u ALL_BUILT -u BUILT_BOOKSHELF -u HAS_OWN_TMPDIR -u SOAK_SECONDS -u REPEAT_SUITES "$@"
}

# Prints the option by which SwiftPM plans a build anew, where its last plan in the shared folder is another package's: it
# goes by that plan as long as nothing has changed there.
# usage: renewal [folder of the package]
renewal() {
  local plan=$shared_build/debug.yaml
  [[ -f $plan ]] || return 0
  grep -A 2 '^  "PackageStructure":$' "$plan" | grep -qF "\"$root${1:+/$1}/Package.swift\"" \
    || echo --disable-build-manifest-caching
}

# Runs a command. In CI its output goes to a log, of which the tail is shown if it fails.
# usage: quietly <name of the log> <command...>
quietly() {
  local name=$1
  shift
  if [[ ${CI:-} != true ]]; then
    "$@"
    return
  fi
  mkdir -p "$logs"
  local status=0
  "$@" >"$logs/$name.log" 2>&1 || status=$?
  if [[ $status -ne 0 ]]; then
    echo "$* failed with status $status; the end of $logs/$name.log:" >&2
    tail -n 60 "$logs/$name.log" >&2
  fi
  return "$status"
}

# Builds the command-line tool, and sets `vitrine` to a copy of it that later builds leave alone. ALL_BUILT says that
# Scripts/build has just done so.
build_tool() {
  vitrine="$root/.vitrine/bin/vitrine"
  [[ ${ALL_BUILT:-} != 1 ]] || return 0
  quietly build-tool plainly swift build --product vitrine $(renewal) "${build_options[@]}"
  copy_tool
}

copy_tool() {
  mkdir -p .vitrine/bin
  cp -f "$(plainly swift build --show-bin-path)/vitrine" .vitrine/bin/vitrine.new
  mv -f .vitrine/bin/vitrine.new .vitrine/bin/vitrine
}

# Builds the tests of the example app, and sets `bookshelf_tests` to their program. BUILT_BOOKSHELF tells where they are
# if Scripts/demo has just built them.
# usage: build_bookshelf <name of the log> [options of swift build]
build_bookshelf() {
  bookshelf_tests=${BUILT_BOOKSHELF:-}
  [[ -z $bookshelf_tests ]] || return 0
  local options=("${@:2}" --package-path Examples/Bookshelf)
  [[ " ${options[*]} " == *" --scratch-path "* ]] || options+=(--scratch-path "$shared_build")
  quietly "$1" plainly swift build --build-tests $(renewal Examples/Bookshelf) \
    "${build_options[@]}" "${options[@]}"
  bookshelf_tests="$(plainly swift build --show-bin-path "${options[@]}")/BookshelfPackageTests.xctest"
}

# Tells what the compiler has warned of in a log of a build.
# usage: tell_warnings <log>
tell_warnings() {
  local warnings
  warnings=$(grep -E "^($root/|macro expansion )[^:]*:[0-9]*:[0-9]*: warning: " "$1" 2>/dev/null | sort -u || true)
  [[ -n $warnings ]] || return 0
  printf '%s\n' "$warnings" >&2
  echo "There are warnings: this repository is to have none." >&2
}
