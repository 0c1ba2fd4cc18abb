#!/bin/bash
# Backs up all databases, as of one moment, and the images of the object store: each night at BACKUP_AT, or once with `now`.
# A back-up is a folder of /backups named by its time (UTC). It is complete when it holds SHA256SUMS, which is written last.
set -euo pipefail

# While this session is open, PostgreSQL allows its files to be copied. What changes meanwhile is in the write-ahead log,
# which is copied afterwards (PostgreSQL, "Making a base backup using the low level API").
copy_databases() {
  psql --set=ON_ERROR_STOP=1 --quiet --no-psqlrc --no-align --tuples-only --set=folder="$folder" \
    --username "$POSTGRES_USER" --dbname postgres << 'SQL'
\o /dev/null
SELECT pg_backup_start('hilltop', fast => true);
\! tar --create --gzip --file="$folder/cluster.tgz" --directory="$PGDATA" --exclude='./pg_wal/*' --exclude=./postmaster.pid --exclude=./postmaster.opts --warning=no-file-changed . || [ $? -eq 1 ] || touch "$folder/failed"
\o :folder/backup_label
SELECT labelfile FROM pg_backup_stop(wait_for_archive => false);
\o
SQL
  tar --create --gzip --file="$folder/wal.tgz" --directory="$PGDATA" --warning=no-file-changed pg_wal || [ $? -eq 1 ]
  # The log must reach back to the beginning of the copy.
  local first
  first=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$folder/backup_label")
  [ ! -e "$folder/failed" ] && tar --list --file="$folder/wal.tgz" | grep "pg_wal/$first" > /dev/null
}

back_up() {
  export folder
  folder=/backups/$(date --utc +%Y-%m-%dT%H-%M-%SZ)
  mkdir "$folder"
  copy_databases
  tar --create --gzip --file="$folder/images.tgz" --directory=/images .
  (cd "$folder" && sha256sum -- * > SHA256SUMS)
  echo "back-up written: $folder, $(du --summarize --bytes "$folder" | cut --fields=1) bytes"
  # The newest complete ones are kept, and nothing of a back-up that failed.
  for old in /backups/20*; do [ -e "$old/SHA256SUMS" ] || rm --recursive --force "$old"; done
  find /backups -maxdepth 1 -name '20*' | sort --reverse | tail --lines=+$((BACKUP_KEEP + 1)) | xargs --no-run-if-empty rm --recursive
}

if [ "${1:-}" = now ]; then
  back_up
  exit
fi
# The first process of a container ignores what it does not expect.
trap 'exit 0' TERM INT
while true; do
  next=$(date --utc --date="today $BACKUP_AT" +%s)
  now=$(date +%s)
  [ "$next" -gt "$now" ] || next=$((next + 86400))
  sleep $((next - now)) &
  wait $!
  # A shell of its own, so that a back-up that fails ends neither the script nor its `set -e`.
  bash "$0" now &
  wait $! || echo "the back-up failed; the next one is at $BACKUP_AT UTC" >&2
done
