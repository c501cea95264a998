#!/bin/sh
# Proves docker/compose.prod.yaml on a Debian 12 without Docker engine, as root, after docker/prove.sh, which makes the images:
#   docker/prove-prod.sh [FOLDER FOR WORK, /tmp/sigerist-prove]
# TLS with a certificate of its own, secrets from files, the commands of docs/runbook.md in the image, backup and restore into another
# shop, a restore to a minute, and the standby that takes over. The provider and the mail server cannot be reached here; nothing asks them.
set -eu
cd "$(dirname "$0")/.."
work="${1:-/tmp/sigerist-prove}"
export CONTAINERS_CONF="$work/containers.conf" PUBLIC_URL=https://localhost:4363 STAFF_EMAIL=owner@shop.example.com
project=sigerist-prod
folder="$work/prod"
ok() { echo "✓ $*"; }
fail() { podman logs "${project}_shop_1" >"$work/shop.log" 2>&1 || true; echo "✗ $* (log of the shop: $work/shop.log)"; exit 1; }
compose() { podman-compose -p "$project" -f "$folder/docker/compose.prod.yaml" "$@"; }
in_shop() { podman exec "${project}_shop_1" node "$@"; }
sql() { podman exec "${project}_${2:-database}_1" psql -qtAh /tmp -h 127.0.0.1 -U sigerist -d sigerist -c "$1"; }
# A page that is rendered for the first time on a busy machine takes longer than 10 s.
api() { curl -sk --max-time 60 "$@"; }
# Tries a command up to 120 times, a second apart: wait_for WHAT_FAILED COMMAND.
wait_for() {
  failure=$1
  shift
  for _ in $(seq 120); do
    "$@" && return
    sleep 1
  done
  podman logs --tail 20 "${project}_shop_1"
  fail "$failure"
}
is_ready() { [ "$(api --max-time 5 -o /dev/null -w '%{http_code}' https://localhost:4363/api/health/ready)" = "$1" ]; }
ready() { wait_for 'the shop is not ready after two minutes' is_ready 200; }
answers() { wait_for "$1 does not answer" podman exec "${project}_$1_1" pg_isready -q -h 127.0.0.1 -U sigerist; }
# This podman-compose makes a container anew only when it is gone.
again() { podman rm -ft 40 "${project}_$1_1" >/dev/null 2>&1 || true; compose up -d --no-build "$1" >>"$work/prod.log" 2>&1; }
add_to_cart() {
  api -X POST -H 'Content-Type: application/json' https://localhost:4363/api/cart \
    -d "{\"sessionId\":\"$1\",\"productId\":1,\"price\":455000,\"quantity\":1,\"hasBordado\":false}" -o /dev/null -w '%{http_code}'
}
uuid() { cat /proc/sys/kernel/random/uuid; }
sells() { [ "$(add_to_cart "$(uuid)")" = 201 ]; }
carts() { sql 'SELECT count(*) FROM cart_line' "${1:-database}"; }

rm -rf "$folder" && mkdir -p "$folder"
cp -r docker "$folder/docker" && rm -f "$folder/docker/.env"
docker/make-secrets.sh "$folder/docker/secrets" >/dev/null
put() { printf '%s\n' "$2" >"$folder/docker/secrets/$1"; }
put smtp_url smtp://127.0.0.1:2525
put wompi_public_key pub_prod_proof
put wompi_private_key prv_prod_proof
put wompi_integrity_secret prod_integrity_proof
put wompi_events_secret prod_events_proof
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout "$work/tls.key" -out "$work/tls.crt" 2>/dev/null
put tls_certificate "$(cat "$work/tls.crt")"
put tls_key "$(cat "$work/tls.key")"
docker/make-secrets.sh "$folder/docker/secrets" >/dev/null
# The stand-in of PostgreSQL has another account than the official image.
chown "$(podman run --rm docker.io/library/postgres:18 id -u postgres)" "$folder"/docker/secrets/database_password "$folder"/docker/secrets/replication_password
sed -i "s/'80:8080', '443:8443'/'127.0.0.1:4362:8080', '127.0.0.1:4363:8443'/" "$folder/docker/compose.prod.yaml"

clean() { compose down -v >/dev/null 2>&1; podman volume ls -q | grep "^$project" | xargs -r podman volume rm -f >/dev/null 2>&1; }
clean || true
trap clean EXIT
: >"$work/prod.log"
again database
answers database
for service in standby shop web; do again "$service"; done
ready
ok 'database, standby, shop and web run, with every secret from a file'
[ "$(api -o /dev/null -w '%{http_code} %{redirect_url}' http://localhost:4362/productos)" = '301 https://localhost:4363/productos' ] || fail 'http is not sent to https'
[ "$(api -H 'Host: evil.example' -o /dev/null -w '%{http_code}' https://localhost:4363/)" = 421 ] || fail 'another host is not refused'
has_hsts() { api -D "$work/head" -o /dev/null https://localhost:4363/ && grep -q '^HTTP/2 200' "$work/head" && grep -qi '^strict-transport-security' "$work/head"; }
wait_for "no HSTS: $work/head" has_hsts
ok 'web speaks TLS, and sends http to https'
in_shop backend/scripts/staff.mjs list | grep -q "$STAFF_EMAIL" || fail 'staff list'
in_shop backend/scripts/staff.mjs add second@shop.example.com >/dev/null
[ "$(in_shop backend/scripts/staff.mjs list | wc -l)" = 2 ] || fail 'staff add'
in_shop backend/scripts/staff.mjs disable second@shop.example.com >/dev/null
in_shop backend/scripts/staff.mjs list | grep -q 'second@shop.example.com .*(disabled on' || fail 'staff disable'
ok 'the image lists, adds and disables staff (entries 8 and 9 of the runbook)'

# Every statement of the runbook as it stands there, but for the one that needs a number (entry 14, below).
grep -oE 'npm run sql -- (--write )?"[^"…]+"' docs/runbook.md | grep -v PID >"$work/statements"
while read -r _ _ _ _ statement; do
  flag=
  case "$statement" in --write*) flag=--write && statement=${statement#--write } ;; esac
  statement=${statement#?}
  in_shop backend/scripts/sql.mjs $flag "${statement%?}" </dev/null >/dev/null || fail "the runbook's $statement"
done <"$work/statements"
ok "the $(grep -c . "$work/statements") statements of the runbook run in the image"

# Entries 3 and 16: the database is down and comes back, and the log has the errors of that time.
podman stop -t 60 "${project}_database_1" >/dev/null
wait_for 'the shop is ready without its database' is_ready 503
[ "$(api -o /dev/null -w '%{http_code}' https://localhost:4363/api/health/live)" = 200 ] || fail 'the shop ended with its database'
add_to_cart "$(uuid)" >/dev/null
compose up -d --no-build database >>"$work/prod.log" 2>&1
compose logs database 2>&1 | grep -q 'database system was shut down' || fail 'the log of the database'
ready
# This podman-compose has no prefix in its logs, and no option against it.
command=$(sed -n 's/^  docker compose .* logs --no-log-prefix \(--since 15m shop | .*\)/\1/p' docs/runbook.md)
errors=$(eval "compose logs $command" 2>/dev/null | grep -c .)
[ "$errors" -gt 0 ] || fail 'no error is in the log'
ok "without its database the shop lives and is not ready; it connects again by itself; $errors warnings and errors in its log"

# Entry 10: it does not start, and says why.
podman run --rm -e NODE_ENV=production sigerist/shop:latest 2>&1 | grep -q 'Sigerist did not start' || fail 'the reason why it does not start'
ok 'the image says why it does not start'

# Entry 11: the newest migration is taken back, another release, and this one again, which migrates.
migrations() { sql 'SELECT count(*) FROM migrations'; }
newest=$(migrations)
in_shop backend/scripts/migration.mjs revert >>"$work/prod.log" 2>&1 || { tail -5 "$work/prod.log"; fail 'revert'; }
[ "$(migrations)" = $((newest - 1)) ] || fail 'no migration was taken back'
podman tag sigerist/shop:latest sigerist/shop:0.0.9
RELEASE=0.0.9 again shop
ready
podman inspect --format '{{.ImageName}}' "${project}_shop_1" | grep -q ':0.0.9$' || fail 'the other release does not run'
again shop
ready
[ "$(migrations)" = "$newest" ] || fail 'the migration was not made again'
ok 'a migration was taken back; another release of the shop runs, and this one again'

# Entry 14: a transaction that nobody ends makes the others wait.
podman exec "${project}_database_1" sh -c "psql -q -h 127.0.0.1 -U sigerist -c 'BEGIN; LOCK TABLE cart_line; SELECT pg_sleep(600)'" >/dev/null 2>&1 &
is_locked() { [ "$(sql "SELECT count(*) FROM pg_locks WHERE relation = 'cart_line'::regclass AND mode = 'AccessExclusiveLock' AND granted")" = 1 ]; }
wait_for 'the table is not locked' is_locked
entry_14() { sed -n "/^## 14/,/^## 15/s/^  npm run sql -- ${1:-}\"\(SELECT .*\)\"\$/\1/p" docs/runbook.md | head -1; }
# A call that waits is needed: it gives up before the command has started on a busy machine.
is_found() {
  add_to_cart "$(uuid)" >/dev/null &
  in_shop backend/scripts/sql.mjs "$(entry_14)" | grep -q pg_sleep
}
wait_for 'the query that blocks is not found' is_found
in_shop backend/scripts/sql.mjs --write "$(entry_14 '--write ' | sed "s/PID/(SELECT pid FROM pg_stat_activity WHERE query LIKE '%pg_sleep(600)' AND pid <> pg_backend_pid())/")" >/dev/null
wait_for 'the lock is still there' sells
ok 'a query that blocks was found and ended'

# Entry 15: another certificate, without a restart.
openssl req -x509 -newkey rsa:2048 -nodes -days 9 -subj /CN=localhost -keyout "$work/tls.key" -out "$work/tls.crt" 2>/dev/null
COMPOSE="podman-compose -p $project" "$folder/docker/install-certificate.sh" "$work/tls.crt" "$work/tls.key" >/dev/null
serves_new() { [ "$(openssl s_client -connect localhost:4363 -servername localhost </dev/null 2>/dev/null | openssl x509 -noout -serial)" = "$(openssl x509 -noout -serial -in "$work/tls.crt")" ]; }
wait_for 'the old certificate is still served' serves_new
ok 'web serves a new certificate without a restart'

for _ in 1 2 3; do sells || fail 'a cart line'; done
before=$(carts)
compose run --rm --no-deps backup >>"$work/prod.log" 2>&1 || { tail -5 "$work/prod.log"; fail backup; }
name=$(podman run --rm -v "${project}_backups:/b" docker.io/library/debian:bookworm-slim ls /b | tail -1)
ok "backup $name, with the shop running"
compose run --rm --no-deps base-backup >>"$work/prod.log" 2>&1 || { tail -5 "$work/prod.log"; fail 'base backup'; }
ok "$(grep -h 'The base backup is in' "$work/prod.log" | tail -1)"

is_followed() { [ "$(sql "SELECT state FROM pg_stat_replication WHERE usename = 'replication_account'")" = streaming ]; }
wait_for 'the standby does not follow' is_followed
sells || fail 'a cart line'
# Two seconds apart, so that the moment is between the two changes.
sleep 2
moment=$(sql 'SELECT now()')
kept=$(carts)
sleep 2
sql 'DELETE FROM cart_line' >/dev/null
[ "$(carts)" = 0 ] || fail 'the mistake was not made'
segment=$(sql 'SELECT pg_walfile_name(pg_switch_wal())')
is_archived() { [ "$(sql "SELECT last_archived_wal >= '$segment' FROM pg_stat_archiver")" = t ]; }
wait_for 'the last changes are not archived' is_archived
podman stop -t 40 "${project}_shop_1" >/dev/null
podman stop -t 60 "${project}_database_1" >/dev/null
compose run --rm --no-deps restore-to sh /restore-to.sh "$moment" >"$work/restore.log" 2>&1 || true
grep '^From the base backup' "$work/restore.log" || { tail -3 "$work/restore.log"; fail 'restore-to'; }
again database
answers database
is_primary() { [ "$(sql 'SELECT pg_is_in_recovery()')" = f ]; }
wait_for 'the restore does not end' is_primary
[ "$(carts)" = "$kept" ] || fail "after the restore to $moment there are $(carts) cart lines, not $kept"
podman start "${project}_shop_1" >/dev/null
ready
sells || fail 'a cart line after the restore'
segment=$(sql 'SELECT pg_walfile_name(pg_switch_wal())')
wait_for 'the restored database does not archive' is_archived
ok "restored to $moment: $kept cart lines again ($before in the backup, 0 after the mistake); the shop sells on"

podman rm -ft 20 "${project}_standby_1" >/dev/null
podman volume rm -f "${project}_standby" >/dev/null
again standby
kept=$(carts)
has_rows() { [ "$(carts standby 2>/dev/null)" = "$kept" ]; }
wait_for 'the new standby has other rows' has_rows
podman rm -ft 40 "${project}_database_1" >/dev/null
podman exec "${project}_standby_1" sh -c 'pg_ctl promote -D "$PGDATA"' >/dev/null
sed -i 's/@database:/@standby:/' "$folder/docker/secrets/database_url"
podman rm -ft 40 "${project}_shop_1" >/dev/null
compose up -d --no-build --no-deps shop >>"$work/prod.log" 2>&1 || podman start "${project}_shop_1" >/dev/null
ready
[ "$(carts standby)" = "$kept" ] && sells || fail 'the standby does not sell'
ok "the database is gone, the standby took over with all $kept cart lines, and the shop sells on"

# Another shop, empty: the backup alone.
compose down >/dev/null 2>&1
podman volume rm -f "${project}_data" "${project}_media" >/dev/null
sed -i 's/@standby:/@database:/' "$folder/docker/secrets/database_url"
again database
answers database
compose run --rm --no-deps restore backend/scripts/restore.mjs "/shop/backups/$name" 2>&1 | tail -1
[ "$(carts)" = "$before" ] || fail "the restored shop has $(carts) cart lines, not $before"
for service in shop web; do again "$service"; done
ready
ok "restored from the backup into an empty shop: $before cart lines"
