#!/bin/bash
# Makes the role and the database of each service where they are missing, and gives each role its password of today, so that
# a release with a new service starts on data of the one before. No role may open another's database, but for the
# reconciliation's: each service's migrations say what it may do there (`auditGrants` in src/service.ts).
set -euo pipefail

run_sql() {
  psql --set=ON_ERROR_STOP=1 --quiet --no-psqlrc --username "$POSTGRES_USER" --dbname postgres "$@"
}

set_role() {
  run_sql --set=name="$1" --set=password="$2" --set=connections="$3" << 'SQL'
SELECT format('CREATE ROLE %I LOGIN', :'name') WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'name') \gexec
ALTER ROLE :"name" LOGIN CONNECTION LIMIT :connections PASSWORD :'password';
SQL
}

set_role hilltop_audit "$AUDIT_DATABASE_PASSWORD" 30

for service in bookings catalog contact ledger content media notifications orders staff; do
  password="${service^^}_DATABASE_PASSWORD"
  set_role "hilltop_$service" "${!password}" -1
  run_sql --set=name="hilltop_$service" << 'SQL'
SELECT format('CREATE DATABASE %I OWNER %I', :'name', :'name')
  WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = :'name') \gexec
REVOKE CONNECT ON DATABASE :"name" FROM PUBLIC;
SQL
done

run_sql << 'SQL'
REVOKE CONNECT ON DATABASE postgres FROM PUBLIC;
REVOKE CONNECT ON DATABASE template1 FROM PUBLIC;
SQL
