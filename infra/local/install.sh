#!/bin/sh
# Installs the pinned packages with whatever Node (20 or newer) and npm the machine has, when they are missing or old.
# `install.sh start`: what Hilltop is built and run with. `install.sh all`: also what only development, tests and benches need.
set -eu
wanted=$1

refuse() {
  printf '  %s\n' "$1" >&2
  exit 1
}

command -v node > /dev/null 2>&1 || refuse 'There is no Node here: install Node 20 or newer with npm (https://nodejs.org), then run make again.'
command -v npm > /dev/null 2>&1 || refuse 'There is no npm here: install it (on Debian: apt-get install npm), then run make again.'
major=$(node -p 'process.versions.node.split(".")[0]')
[ "$major" -ge 20 ] || refuse "This is Node $major: install Node 20 or newer (https://nodejs.org), then run make again."

is_installed() {
  [ -x node_modules/.bin/node ] && node infra/local/is-installed.mjs "$1"
}

if is_installed "$wanted"; then
  exit 0
fi

# Who had all packages keeps all of them.
[ ! -e node_modules/.bin/jest ] || wanted=all

if [ "$wanted" = all ] && is_installed start; then
  printf '  Adding the packages of development and tests (npm install).\n' >&2
  # `npm ci` would first delete what a running Hilltop runs on.
  set -- install --no-save
elif [ "$wanted" = all ]; then
  printf '  Installing packages (npm ci).\n' >&2
  set -- ci
else
  printf '  Installing packages (npm ci --omit=dev).\n' >&2
  set -- ci --omit=dev
fi
npm "$@" --no-audit --no-fund --loglevel=error >&2 || refuse "npm $1 failed: see above; without a network it cannot fetch packages."
node_modules/.bin/node --version > /dev/null 2>&1 ||
  refuse 'The pinned Node is not in node_modules: npm was told to run no install scripts; run "npm rebuild node" and then make again.'
node infra/local/is-installed.mjs "$wanted" --note
