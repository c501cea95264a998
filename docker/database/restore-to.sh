#!/bin/sh
# Puts the database back to a moment: restore-to.sh '2026-11-25 20:15:00+00'. The database must be stopped; its files stay in
# $PGDATA.before-restore until somebody deletes them. The next start of the database replays the changes up to that moment.
set -eu
moment="$1"
stamp=$(date -u -d "$moment" +%Y-%m-%dT%H%M%SZ)
if [ -e "$PGDATA/postmaster.pid" ] && [ "${2:-}" != --after-crash ]; then
  echo 'The database runs, or crashed: stop it first (after a crash add --after-crash).'
  exit 1
fi
base=$(ls -1 /archive/base | grep 'Z$' | awk -v stamp="$stamp" '$0 <= stamp' | tail -n 1)
[ -n "$base" ] || { echo "No base backup is older than $moment."; exit 1; }
rm -rf "$PGDATA.before-restore"
[ ! -e "$PGDATA" ] || mv "$PGDATA" "$PGDATA.before-restore"
cp -a "/archive/base/$base" "$PGDATA"
# The newest changes may not have reached the archive.
cp -n "$PGDATA.before-restore"/pg_wal/0* "$PGDATA/pg_wal/" 2>/dev/null || true
cat >>"$PGDATA/postgresql.auto.conf" <<END
restore_command = 'gunzip -c /archive/%f.gz >%p'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
END
touch "$PGDATA/recovery.signal"
echo "From the base backup $base to $moment: start the database."
