#!/bin/sh
# A copy of the whole server from which the archive can go on: /archive/base/2026-11-25T200000Z.
set -eu
export PGPASSWORD
PGPASSWORD=$(cat /run/secrets/replication_password)
mkdir -p /archive/base
folder="/archive/base/$(date -u +%Y-%m-%dT%H%M%SZ)"
pg_basebackup -h database -U replication_account -D "$folder" --checkpoint=fast
echo "The base backup is in $folder."
