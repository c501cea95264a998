#!/bin/sh
# Once, when the database is made: an account that may copy it, for the standby and the base backups, and the slot of the standby, so that
# an alert reports one that never came. The slot keeps no changes before its standby has connected.
set -eu
psql -q -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v password="$(cat /run/secrets/replication_password)" <<'SQL'
CREATE ROLE replication_account WITH REPLICATION LOGIN PASSWORD :'password';
SELECT pg_create_physical_replication_slot('standby');
SQL
echo 'host replication replication_account all scram-sha-256' >>"$PGDATA/pg_hba.conf"
