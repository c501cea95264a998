#!/bin/sh
# docker/test.sh                    the API's tests, then the journeys in a browser; reports in docker/reports
# docker/test.sh api test/cart      some of the API's tests
# docker/test.sh journeys cart      some journeys
# COMPOSE names the program: `docker compose` unless it is set, for example to podman-compose.
set -eu
cd "$(dirname "$0")/.."
compose() { ${COMPOSE:-docker compose} -f docker/compose.test.yaml "$@"; }
mkdir -p docker/reports
trap 'compose down -v >/dev/null 2>&1' EXIT
compose build api
if [ $# -gt 0 ]; then
  suite="$1"
  shift
  compose run --rm "$suite" "$@"
else
  failed=0
  compose run --rm api || failed=1
  compose run --rm journeys || failed=1
  exit "$failed"
fi
