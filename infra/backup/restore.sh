#!/bin/bash
# Puts a back-up in the place of all databases and images: restore.sh [its file, by default the newest of BACKUPS]. The roles of the
# services exist; the audit's may connect again after the migrations, which run next. Databases are filled under another name
# first: a damaged file or a wrong passphrase changes nothing. Files that were backed up go to FILES, if it is set.
set -euo pipefail

: "${BACKUPS:=/backups}" "${IMAGES=/images}" "${FILES:=}"
: "${BACKUP_PASSPHRASE:?is not set}"
export PGUSER=$POSTGRES_USER PGOPTIONS='-c client_min_messages=warning'

run_sql() {
  psql --set=ON_ERROR_STOP=1 --quiet --no-psqlrc --no-align --tuples-only --dbname postgres "$@"
}

file=${1:-$(find "$BACKUPS" -maxdepth 1 -name 'hilltop-*.tar.gpg' | sort | tail --lines=1)}
[ -r "$file" ] || { echo "there is no back-up ${file:-in $BACKUPS}" >&2 && exit 1; }
sessions=$(run_sql --command "SELECT count(*) FROM pg_stat_activity WHERE datname LIKE 'hilltop\_%'")
[ "$sessions" = 0 ] || { echo "Hilltop runs ($sessions sessions in its databases): stop it first" >&2 && exit 1; }

work=$(mktemp --directory)
trap 'gpgconf --homedir "$work/gpg" --kill all 2> /dev/null || true; rm -rf "$work"' EXIT
mkdir --mode=700 "$work/gpg" "$work/all"
gpg --batch --quiet --no-tty --homedir "$work/gpg" --pinentry-mode loopback --passphrase-fd 3 --decrypt "$file" \
  3<<< "$BACKUP_PASSPHRASE" | tar --extract --no-same-owner --directory="$work/all" \
  || { echo "$file is damaged, or has another passphrase; nothing was changed" >&2 && exit 1; }

run_sql << 'SQL'
SELECT 'CREATE ROLE hilltop_audit' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hilltop_audit') \gexec
SQL
for dump in "$work"/all/databases/*.dump; do
  name=$(basename "$dump" .dump)
  run_sql --set=new="${name}_new" --set=owner="$name" << 'SQL'
DROP DATABASE IF EXISTS :"new";
CREATE DATABASE :"new" OWNER :"owner" TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';
REVOKE CONNECT ON DATABASE :"new" FROM PUBLIC;
SQL
  # PostgreSQL has it from 17 on.
  psql --quiet --no-psqlrc --dbname "${name}_new" \
    --command "CREATE COLLATION IF NOT EXISTS pg_catalog.pg_c_utf8 (LOCALE = 'C.UTF-8')"
  pg_restore --exit-on-error --dbname="${name}_new" "$dump"
done
for dump in "$work"/all/databases/*.dump; do
  name=$(basename "$dump" .dump)
  run_sql --set=new="${name}_new" --set=name="$name" << 'SQL'
DROP DATABASE IF EXISTS :"name";
ALTER DATABASE :"new" RENAME TO :"name";
SQL
done
if [ -n "$IMAGES" ]; then
  find "$IMAGES" -mindepth 1 -delete
  cp --recursive "$work/all/images/." "$IMAGES"
  chown --recursive --reference="$IMAGES" "$IMAGES"
fi
if [ -n "$FILES" ]; then cp "$work"/all/files/* "$FILES"; fi
echo "restored: $(basename "$file")"
