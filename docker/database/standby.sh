#!/bin/sh
# Copies the database at the first start, then follows it.
set -eu
export PGPASSWORD
PGPASSWORD=$(cat /run/secrets/replication_password)
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  # --write-recovery-conf keeps the address and the password in the data folder.
  pg_basebackup -h database -U replication_account -D "$PGDATA" --slot=standby --write-recovery-conf --checkpoint=fast
fi
exec postgres -c hot_standby=on -c archive_mode=off
