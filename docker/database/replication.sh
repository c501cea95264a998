#!/bin/sh
# Once, when the database is made: an account that may copy it, for the standby and the base backups.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v password="$(cat /run/secrets/replication_password)" <<'SQL'
CREATE ROLE replication_account WITH REPLICATION LOGIN PASSWORD :'password';
SQL
echo 'host replication replication_account all scram-sha-256' >>"$PGDATA/pg_hba.conf"
