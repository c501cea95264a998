#!/bin/sh
# What the shop's compose files use of the official image's entry point: POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD or its file.
set -eu
if [ "${1:-}" != postgres ]; then exec "$@"; fi
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" /run/postgresql
  chown -R postgres:postgres /var/lib/postgresql /run/postgresql
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
[ -n "${POSTGRES_PASSWORD_FILE:-}" ] && POSTGRES_PASSWORD=$(cat "$POSTGRES_PASSWORD_FILE")
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  echo "${POSTGRES_PASSWORD:-}" >/tmp/password
  initdb -D "$PGDATA" -U "$POSTGRES_USER" -A trust -E UTF8 --locale=C.UTF-8 ${POSTGRES_PASSWORD:+--pwfile=/tmp/password} >/dev/null
  rm /tmp/password
  echo "host all all all ${POSTGRES_HOST_AUTH_METHOD:-scram-sha-256}" >>"$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >>"$PGDATA/postgresql.conf"
  pg_ctl -D "$PGDATA" -o "-c listen_addresses=''" -w start >/dev/null
  createdb -U "$POSTGRES_USER" "${POSTGRES_DB:-$POSTGRES_USER}"
  for file in /docker-entrypoint-initdb.d/*.sh; do [ ! -e "$file" ] || sh "$file"; done
  pg_ctl -D "$PGDATA" -m fast -w stop >/dev/null
fi
exec "$@"
