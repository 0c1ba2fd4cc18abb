#!/bin/sh
# `make small-machine`: builds Hilltop and writes .hilltop/hilltop-<version>.tar.gz, which has all that a machine of this processor
# needs but Debian's packages: code, packages, Node, the site of HOUSE, install.sh and the command `hilltop`.
set -eu
cd "$(dirname "$0")/../.."
node infra/images/build.ts
name=hilltop-$(node -p 'require("./package.json").version')
work=.hilltop/small-machine
rm -rf "$work"
node infra/images/lay-out.ts one-process "$work/laid-out"
mkdir -p "$work/$name/bin"
cp -a "$work"/laid-out/packages/. "$work"/laid-out/code/. "$work/$name"
cp -L "$(node -p process.execPath)" "$work/$name/bin/node"
cp infra/small/install.sh infra/small/hilltop "$work/$name"
{ cat infra/small/settings.env && echo "${HOUSE:+HOUSE=$HOUSE}"; } > "$work/$name/settings"
tar --create --gzip --owner=0 --group=0 --file=".hilltop/$name.tar.gz" --directory="$work" "$name"
rm -rf "$work"
echo "  .hilltop/$name.tar.gz"
