# What both entry points share: the toolchain, the system's packages, a command with a quiet log.
# Sourced by Scripts/slowmo and Scripts/test, which set `root` to the project's folder first.
# Everything here speaks on standard error, and leaves with status 5 when it cannot go on.

readonly needed_major=6 needed_minor=3

# The folder of the build products. Absolute, since `swift build` changes the working folder.
scratch=${SLOWMO_BUILD_PATH:-$root/.build}
case $scratch in /*) ;; *) scratch=$PWD/$scratch ;; esac

say() { printf 'slowmo: %s\n' "$*" >&2; }

give_up() {
  say "$*"
  exit 5
}

require_scratch() {
  mkdir -p "$scratch" 2>/dev/null && [ -w "$scratch" ] && return
  give_up "the folder $scratch cannot be written; SLOWMO_BUILD_PATH may name another."
}

# Finds `swift` and sets `swift_command`; on the PATH first, then where installers put it.
find_toolchain() {
  local candidate
  if candidate=$(command -v swift 2>/dev/null); then
    swift_command=$candidate
    return
  fi
  for candidate in "${HOME:-/}/.local/share/swiftly/bin/swift" "${HOME:-/}/.swiftly/bin/swift" \
    /opt/swift/usr/bin/swift /usr/local/swift/usr/bin/swift /usr/libexec/swift/bin/swift; do
    if [ -x "$candidate" ]; then
      swift_command=$candidate
      return
    fi
  done
  give_up "no Swift toolchain was found. Install Swift $needed_major.$needed_minor or later from" \
    "https://www.swift.org/install and put its usr/bin folder on the PATH."
}

# One line that changes when the toolchain does, without starting it: the real path of the driver,
# and the files with which swiftly chooses a version.
toolchain_stamp() {
  local file stamp
  stamp=$(cd -P -- "${swift_command%/*}" && pwd)
  stamp+="|$(readlink "$swift_command" 2>/dev/null || true)"
  for file in "$root/.swift-version" "${HOME:-/}/.local/share/swiftly/config.json"; do
    if [ -f "$file" ] && [[ $swift_command == *swiftly* ]]; then
      stamp+="|$(cksum <"$file")"
    fi
  done
  printf '%s' "$stamp"
}

# Asks the toolchain for its version; too old or silent is the end.
check_toolchain() {
  local answer pattern='Swift version ([0-9]+)\.([0-9]+)'
  answer=$("$swift_command" --version 2>&1 </dev/null) || true
  if ! [[ $answer =~ $pattern ]]; then
    printf '%s\n' "$answer" >&2
    give_up "$swift_command does not tell its version; install Swift" \
      "$needed_major.$needed_minor or later from https://www.swift.org/install."
  fi
  local major=${BASH_REMATCH[1]} minor=${BASH_REMATCH[2]}
  if ((major < needed_major || (major == needed_major && minor < needed_minor))); then
    give_up "$swift_command is Swift $major.$minor, and Slowmo needs" \
      "$needed_major.$needed_minor or later. Install it from https://www.swift.org/install" \
      "and put its usr/bin folder first on the PATH."
  fi
}

# Whether the C compiler of the toolchain, or else the usual folders, know a header.
has_header() {
  local header=$1 folder compiler
  for folder in /usr/include /usr/local/include /opt/homebrew/include; do
    if [ -f "$folder/$header" ]; then return 0; fi
  done
  for compiler in "$(dirname "$swift_command")/clang" clang cc; do
    if command -v "$compiler" >/dev/null 2>&1; then
      printf '#include <%s>\n' "$header" |
        "$compiler" -x c -fsyntax-only - >/dev/null 2>&1 && return 0
      return 1
    fi
  done
  return 1
}

# Runs a command as root: directly, or through sudo, which may ask for a password only when a
# person sits at a terminal.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif ! command -v sudo >/dev/null 2>&1; then
    echo "this needs the rights of root, and sudo is not installed"
    return 1
  elif [ -t 0 ] && [ -t 2 ]; then
    sudo "$@"
  else
    sudo -n "$@"
  fi
}

install_with_apt() {
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=120)
  as_root true || return 1
  if as_root "${apt[@]}" install --no-install-recommends "$@"; then return 0; fi
  as_root "${apt[@]}" update && as_root "${apt[@]}" install --no-install-recommends "$@"
}

# install WHAT DEBIAN FEDORA BREW: one package under the name each manager has for it; `-` where a
# system has it without a package.
install() {
  local what=$1 debian=$2 fedora=$3 brew=$4 log
  log=$(mktemp)
  if command -v apt-get >/dev/null 2>&1; then
    say "installing $debian ($what)"
    if install_with_apt "$debian" >"$log" 2>&1 </dev/null; then rm -f "$log" && return; fi
  elif command -v dnf >/dev/null 2>&1; then
    say "installing $fedora ($what)"
    if as_root dnf -q -y install "$fedora" >"$log" 2>&1 </dev/null; then
      rm -f "$log" && return
    fi
  elif command -v brew >/dev/null 2>&1 && [ "$brew" != - ]; then
    say "installing $brew ($what)"
    if brew install --quiet "$brew" >"$log" 2>&1 </dev/null; then rm -f "$log" && return; fi
  else
    rm -f "$log"
    give_up "missing: $what; and none of apt-get, dnf and brew is here to install it. Do that by" \
      "hand (Debian: $debian, Fedora: $fedora) and try again."
  fi
  cat "$log" >&2
  rm -f "$log"
  give_up "missing: $what; installing it failed. Do that by hand (Debian: $debian, Fedora:" \
    "$fedora) and try again."
}

require_libedit() {
  if [ "$(uname -s)" != Darwin ] && ! has_header histedit.h; then
    install "the headers of the line editor library" libedit-dev libedit-devel -
  fi
}

require_test_packages() {
  if ! has_header vterm.h; then
    install "the terminal library of the tests" libvterm-dev libvterm-devel libvterm
  fi
  if ! command -v tmux >/dev/null 2>&1; then
    install "the terminal multiplexer of the tests" tmux tmux tmux
  fi
}

# run_logged TITLE LOG COMMAND...: runs a long command with all its output in LOG, and answers its
# status. At a terminal one line shows how far it is.
run_logged() {
  local title=$1 log=$2 status=0 started=$SECONDS step
  shift 2
  "$@" >"$log" 2>&1 </dev/null &
  child=$!
  trap 'kill "$child" 2>/dev/null || true; wait "$child" 2>/dev/null || true; exit 130' INT
  trap 'kill "$child" 2>/dev/null || true; wait "$child" 2>/dev/null || true; exit 143' TERM HUP
  if [ -t 2 ]; then
    while kill -0 "$child" 2>/dev/null; do
      if ((SECONDS - started >= 1)); then
        step=$(tail -n 20 "$log" | grep -oE '^\[[0-9]+/[0-9]+\]' | tail -n 1 || true)
        printf '\r\033[Kslowmo: %s %s %d s' "$title" "$step" $((SECONDS - started)) >&2
      fi
      sleep 0.2
    done
    printf '\r\033[K' >&2
  fi
  wait "$child" || status=$?
  trap - INT TERM HUP
  return "$status"
}
