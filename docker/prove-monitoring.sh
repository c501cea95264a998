#!/bin/sh
# Proves docker/compose.monitoring.yaml beside docker/compose.yaml on a Debian 12 without Docker engine, as root, after docker/prove.sh,
# which makes the images:
#   docker/prove-monitoring.sh [FOLDER FOR WORK, /tmp/sigerist-prove]
# Prometheus and Alertmanager are Debian's, under the names of the official images; Grafana is not in Debian, so its dashboard is proved
# by asking Prometheus each of its queries. A shop that is stopped makes an alert that arrives as a mail. Traces reach a collector.
set -eu
cd "$(dirname "$0")/.."
work="${1:-/tmp/sigerist-prove}"
export CONTAINERS_CONF="$work/containers.conf" GRAFANA_PASSWORD=not-started
export ALERTS_SMTP_SERVER=mail:1025 ALERTS_SMTP_TLS=false ALERTS_FROM=alerts@shop.example.com ALERTS_TO=owner@shop.example.com
project=sigerist-watch
ok() { echo "✓ $*"; }
fail() { echo "✗ $*"; exit 1; }
compose() { podman-compose -p "$project" -f docker/compose.yaml -f docker/compose.monitoring.yaml -f "$work/count.yaml" "$@"; }
start() { compose up -d --no-build "$@" >>"$work/watch.log" 2>&1 || { tail -20 "$work/watch.log"; fail "start of $*"; }; }
# Ends after two minutes, or when the command succeeds.
within() { for _ in $(seq 120); do "$@" && return; sleep 1; done; fail "not within two minutes: $*"; }
ready() { [ "$(curl -s -o /dev/null -w '%{http_code}' http://localhost:3000/api/health/ready)" = 200 ]; }
database() { podman exec "${project}_database_1" pg_isready -q -h 127.0.0.1 -U sigerist; }
read_twice() { curl -s 'http://localhost:9091/api/v1/query?query=count_over_time(up%5B5m%5D)' | grep -qE '"([3-9]|[1-9][0-9]+)"\]'; }
report() { curl -sf -o /dev/null -X POST -H 'Content-Type: application/json' -d "$2" "http://localhost:3000/api/$1" || fail "report $1"; }
# What a person does in the shop, what the browser says of it, and a call that is none.
visit() {
  podman exec "${project}_shop_1" node -e 'require("net").connect(3000, "127.0.0.1").resume().end("not HTTP\r\n\r\n")' >/dev/null
  node docker/purchase.mjs >/dev/null || fail 'the purchase'
  report web-vitals '{"route":"/product/:id","lcp":1.9,"inp":0.08,"cls":0.01}'
  report client-errors '{"message":"TypeError: x","route":"/checkout"}'
}
alerted() { curl -s http://localhost:9093/api/v2/alerts | grep -q '"alertname":"ShopDown"'; }
mailed() { curl -s http://localhost:8025/api/v1/messages | grep -q 'ShopDown'; }
# Stops the shop and prints how many modules of OpenTelemetry it had.
modules() {
  podman stop -t 40 "${project}_shop_1" >/dev/null 2>&1
  podman logs "${project}_shop_1" 2>&1 | sed -n 's/^modules of OpenTelemetry: //p'
}
spans() { podman exec "${project}_collector" node -e 'fetch("http://127.0.0.1:4318").then((r) => r.text()).then(console.log)'; }

cat >"$work/count.yaml" <<YAML
services:
  shop:
    environment: { NODE_OPTIONS: --import=/count-modules.mjs }
    volumes: ['$PWD/docker/prove/count-modules.mjs:/count-modules.mjs:ro']
YAML
[ -e docker/.env ] || docker/make-env.sh >/dev/null
clean() { podman rm -ft 5 "${project}_collector" >/dev/null 2>&1 || true; compose down -v >/dev/null 2>&1 || true; }
clean
trap clean EXIT
: >"$work/watch.log"
start database mail
within database
start payments whatsapp shop web prometheus alertmanager
within ready
visit
within read_twice
visit
sleep 20
node docker/prove/queries.mjs || fail 'queries'

[ "$(modules)" = 0 ] || fail 'OpenTelemetry was loaded without a collector'
ok 'without a collector the image loads nothing of OpenTelemetry'
within alerted
within mailed
ok 'the shop was stopped: ShopDown reached Alertmanager, and the owner by mail'

podman run -d --name "${project}_collector" --network "${project}_default" --network-alias collector \
  -v "$PWD/docker/prove/collector.mjs:/collector.mjs:ro" docker.io/library/node:24-slim node /collector.mjs >/dev/null
podman rm -f "${project}_shop_1" >/dev/null
export OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318
start shop
within ready
visit
loaded=$(modules)
[ "$loaded" -gt 0 ] || fail 'OpenTelemetry was not loaded'
spans | grep -q '"POST /api/cart":' || fail "no span of a cart: $(spans)"
spans | grep -q '"pg.query:' || fail "no span of a statement: $(spans)"
ok "with a collector it loads $loaded modules, and spans arrive: $(spans | tr ',' '\n' | grep -c .) names"
