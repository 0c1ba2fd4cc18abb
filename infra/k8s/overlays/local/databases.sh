#!/bin/bash
# Runs once, when the cluster is new: a database and a role for each service. No role may open another's database, but for
# the reconciliation's: each service's migrations say what it may do there (`auditGrants` in src/service.ts).
set -euo pipefail

psql --set=ON_ERROR_STOP=1 --quiet --username "$POSTGRES_USER" --dbname postgres \
  --set=password="$AUDIT_DATABASE_PASSWORD" << 'SQL'
CREATE ROLE hilltop_audit LOGIN CONNECTION LIMIT 30 PASSWORD :'password';
SQL

for service in bookings catalog contact content media notifications orders staff; do
  password="${service^^}_DATABASE_PASSWORD"
  psql --set=ON_ERROR_STOP=1 --quiet --username "$POSTGRES_USER" --dbname postgres \
    --set=name="hilltop_$service" --set=password="${!password}" << 'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name";
REVOKE CONNECT ON DATABASE :"name" FROM PUBLIC;
SQL
done

psql --set=ON_ERROR_STOP=1 --quiet --username "$POSTGRES_USER" --dbname postgres << 'SQL'
REVOKE CONNECT ON DATABASE postgres FROM PUBLIC;
REVOKE CONNECT ON DATABASE template1 FROM PUBLIC;
SQL
