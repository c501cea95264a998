#!/bin/sh
# docker/test.sh                    every suite of compose.test.yaml; reports in docker/reports
# docker/test.sh api test/cart      some of the API's tests
# docker/test.sh system             the built program as a process, and what deploys it
# docker/test.sh stack              HTTP tests of the composed shop
# docker/test.sh journeys cart      some journeys in the composed shop
# COMPOSE names the program: `docker compose` unless it is set, for example to podman-compose. BUILD=no takes the images that are there.
# The composed shop takes the ports of compose.yaml (3000 to 3002 and 8025); it and its data are removed afterwards.
set -eu
cd "$(dirname "$0")/.."
# A project of its own: a shop that is being tried on this machine keeps its data.
compose() { ${COMPOSE:-docker compose} -p sigerist-test -f docker/compose.yaml -f docker/compose.test.yaml "$@"; }
mkdir -p docker/reports
docker/make-env.sh >/dev/null
clean() { compose down -v >/dev/null 2>&1 || true; }
# A run that was cut off leaves a database with another password.
clean
trap clean EXIT
trap 'exit 130' INT TERM
suites="${1:-api system stack journeys}"
[ $# -eq 0 ] || shift
[ "${BUILD:-yes}" = no ] || compose build

# podman-compose does not wait for health.
start_database() {
  compose up -d --no-build "$1"
  until compose exec -T "$1" pg_isready -q -h 127.0.0.1 -U sigerist; do sleep 1; done
}

ready() { [ "$(curl -s -o /dev/null -w '%{http_code}' http://localhost:3000/api/health/ready)" = 200 ]; }

start_shop() {
  start_database database
  compose up -d --no-build mail web shop payments whatsapp
  for _ in $(seq 120); do
    ready && break
    sleep 1
  done
  ready || { compose logs shop; exit 1; }
  # Production shows no placeholders: without these it takes no transfers and shows no WhatsApp.
  for datum in contact.whatsapp=573001234567 contact.phone='+57 300 123 4567' bank.account=123-456789-01; do
    compose exec -T shop node backend/scripts/sql.mjs --write \
      "UPDATE shop_data SET value = '{\"value\": \"${datum#*=}\"}' WHERE key = '${datum%%=*}'" >/dev/null
  done
}

case "$suites" in *api* | *system*) start_database test-database ;; esac
case "$suites" in *stack* | *journeys*) start_shop ;; esac
failed=0
for suite in $suites; do
  report="docker/reports/$suite.xml"
  rm -f "$report"
  compose run --rm --no-deps "$suite" "$@" || failed=1
  # Not every compose passes on how its container ended.
  grep -q '<testsuites [^>]*failures="0"[^>]* errors="0"' "$report" || failed=1
  grep -o '<testsuites [^>]*>' "$report" || echo "$suite wrote no report."
done
exit "$failed"
