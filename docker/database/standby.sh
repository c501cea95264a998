#!/bin/sh
# Copies the database at the first start, then follows it. Its slot keeps the changes that it has not had yet.
set -eu
export PGPASSWORD
PGPASSWORD=$(cat /run/secrets/replication_password)
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # A copy that was cut off begins anew.
  rm -rf "$PGDATA.part"
  mkdir -p "${PGDATA%/*}"
  # A slot of an earlier standby is used again.
  psql -q 'host=database user=replication_account replication=yes' -c 'CREATE_REPLICATION_SLOT standby PHYSICAL' || true
  # --write-recovery-conf keeps the address and the password in the data folder.
  pg_basebackup -h database -U replication_account -D "$PGDATA.part" --slot=standby --write-recovery-conf --checkpoint=fast
  mv -T "$PGDATA.part" "$PGDATA"
fi
# A database that was once put back to a moment (restore-to.sh) keeps that moment in its settings. A standby that has them does not take
# over: PostgreSQL ends, because the moment was not reached.
sed -i '/^recovery_target_\|^restore_command/d' "$PGDATA/postgresql.auto.conf"
# The folder of the usual socket belongs to root here.
exec postgres -c hot_standby=on -c archive_mode=off -c unix_socket_directories=/tmp
