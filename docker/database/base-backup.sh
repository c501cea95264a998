#!/bin/sh
# A copy of the whole server from which the archive can go on, /archive/base/2026-11-25T200000Z: named after the moment at which it was
# complete, the earliest that it can restore. Keeps the newest KEEP (4) and removes the changes that only older ones need.
set -eu
export PGPASSWORD
PGPASSWORD=$(cat /run/secrets/replication_password)
mkdir -p /archive/base
rm -rf /archive/base/*.part
pg_basebackup -h database -U replication_account -D /archive/base/new.part --checkpoint=fast
folder="/archive/base/$(date -u +%Y-%m-%dT%H%M%SZ)"
mv /archive/base/new.part "$folder"
ls -1d /archive/base/*Z | head -n "-${KEEP:-4}" | xargs -r rm -r
oldest=$(ls -1d /archive/base/*Z | head -n 1)
pg_archivecleanup -x .gz /archive "$(sed -nE 's/^START WAL LOCATION.*file ([0-9A-F]+).*/\1/p' "$oldest/backup_label")"
echo "The base backup is in $folder."
