#!/bin/bash
# Puts a back-up in the place of all databases and images: restore.sh [its folder's name, by default the newest]. Nothing else
# may run on those volumes meanwhile. PostgreSQL replays the write-ahead log at its next start.
set -euo pipefail

if [ -e "$PGDATA/postmaster.pid" ]; then
  echo 'PostgreSQL runs, or was killed: stop it, and start and stop it once more if it was killed' >&2
  exit 1
fi
name=${1:-$(find /backups -maxdepth 2 -path '/backups/20*/SHA256SUMS' -printf '%h\n' | sort | tail --lines=1 | xargs basename)}
cd "/backups/$name"
sha256sum --check --quiet SHA256SUMS

mkdir --parents "$PGDATA"
find "$PGDATA" /images -mindepth 1 -delete
tar --extract --file=cluster.tgz --directory="$PGDATA"
tar --extract --file=wal.tgz --directory="$PGDATA"
cp backup_label "$PGDATA/backup_label"
chown --reference="$PGDATA/PG_VERSION" "$PGDATA" "$PGDATA/backup_label"
tar --extract --file=images.tgz --directory=/images
echo "restored: $name"
