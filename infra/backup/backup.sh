#!/bin/bash
# Writes all databases, as of one moment, the images of the object store and the files of BACKUP_FILES into one file, encrypted
# with BACKUP_PASSPHRASE: `now`, or else each night at BACKUP_AT (UTC). It gets its name when it has been read back. Files are kept
# BACKUP_KEEP days; BACKUP_TO, a place that rclone or rsync knows, gets a copy. While the last one failed, `failed` says why.
set -euo pipefail
umask 077

: "${BACKUPS:=/backups}" "${IMAGES=/images}" "${BACKUP_KEEP:=14}" "${BACKUP_FILES:=}" "${BACKUP_TO:=}"
: "${BACKUP_PASSPHRASE:?is not set}"
export PGUSER=$POSTGRES_USER

run_gpg() {
  gpg --batch --quiet --no-tty --homedir "$work/gpg" --pinentry-mode loopback --passphrase-fd 3 "$@" 3<<< "$BACKUP_PASSPHRASE"
}

# Each database gets a session that holds a snapshot. Transaction ids are the cluster's own, so sessions whose snapshots are
# equal see one moment; between others something was written, and they are taken again.
take_snapshots() {
  declare -gA asks answers snapshots
  local database try seen id moments
  for database in "${databases[@]}"; do
    mkfifo "$work/$database.ask" "$work/$database.answer"
    exec {asks[$database]}<> "$work/$database.ask" {answers[$database]}<> "$work/$database.answer"
    psql --set=ON_ERROR_STOP=1 --quiet --no-psqlrc --no-align --tuples-only --field-separator=' ' --dbname "$database" \
      < "$work/$database.ask" > "$work/$database.answer" &
  done
  for try in {1..300}; do
    for database in "${databases[@]}"; do
      echo 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT pg_current_snapshot(), pg_export_snapshot();' >&"${asks[$database]}"
    done
    moments=
    for database in "${databases[@]}"; do
      read -r -t 30 seen id <&"${answers[$database]}" || { echo "$database does not answer" >&2 && return 1; }
      snapshots[$database]=$id
      moments+="$seen"$'\n'
    done
    [ "$(sort --unique <<< "${moments%$'\n'}" | wc --lines)" = 1 ] && return
    for database in "${databases[@]}"; do echo 'ROLLBACK;' >&"${asks[$database]}"; done
    sleep "0.0$((RANDOM % 9 + 1))"
  done
  echo "the databases were written to at every of $try moments" >&2
  return 1
}

back_up() {
  local database file images
  work=$(mktemp --directory)
  trap 'kill $(jobs -p) 2> /dev/null || true; gpgconf --homedir "$work/gpg" --kill all 2> /dev/null || true; rm -rf "$work" "$BACKUPS"/*.part' EXIT
  mkdir --mode=700 "$work/gpg" "$work/all" "$work/all/databases" "$work/all/files"
  mapfile -t databases < <(psql --no-psqlrc --no-align --tuples-only --dbname postgres \
    --command "SELECT datname FROM pg_database WHERE datname LIKE 'hilltop\_%' AND datname NOT LIKE '%\_new' ORDER BY 1")
  [ "${#databases[@]}" -gt 0 ] || { echo 'there is no database of Hilltop, or PostgreSQL does not answer' >&2 && return 1; }
  take_snapshots
  for database in "${databases[@]}"; do
    pg_dump --format=custom --snapshot="${snapshots[$database]}" --file="$work/all/databases/$database.dump" "$database"
  done
  for file in $BACKUP_FILES; do cp "$file" "$work/all/files"; done
  file=$BACKUPS/hilltop-$(date --utc +%Y-%m-%dT%H-%M-%SZ).tar.gpg
  images=()
  if [ -n "$IMAGES" ]; then images=(--directory="$IMAGES" .); fi
  { tar --create --directory="$work/all" --warning=no-file-changed --transform='s,^\.\(/\|$\),images\1,' \
    databases files "${images[@]}" || [ $? -eq 1 ]; } \
    | run_gpg --symmetric --cipher-algo AES256 --compress-algo none --output "$file.part"
  [ "$(run_gpg --decrypt "$file.part" | tar --list | grep --count '^databases/.*\.dump$')" = "${#databases[@]}" ]
  mv "$file.part" "$file"
  echo "back-up written: $file, $(stat --format=%s "$file") bytes"
  find "$BACKUPS" -maxdepth 1 -name 'hilltop-*.tar.gpg' -mtime "+$((BACKUP_KEEP - 1))" -delete
  case $BACKUP_TO in
    '') ;;
    [!:]*@*:*) rsync --times "$file" "$BACKUP_TO/" ;;
    *)
      rclone copy "$file" "$BACKUP_TO"
      rclone delete --min-age "${BACKUP_KEEP}d" --include '/hilltop-*.tar.gpg' "$BACKUP_TO"
      ;;
  esac
}

if [ "${1:-}" = now ]; then
  # A shell of its own: what it says last is the reason.
  if said=$(bash "$0" really-now 2>&1); then
    rm -f "$BACKUPS/failed"
    echo "$said"
  else
    echo "$said" | tee "$BACKUPS/failed" >&2
    exit 1
  fi
  exit
elif [ "${1:-}" = really-now ]; then
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
  bash "$0" now &
  wait $! || echo "the back-up failed; the next one is at $BACKUP_AT UTC" >&2
done
