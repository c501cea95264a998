#!/bin/sh
# Names the newest patch of Node.js 24 and adds its digest to every base image in docker/, or renews it: docker/pin-images.sh. Needs Docker
# with buildx and the registries; run it and commit what it changed before a release. The tags stay, so that a reader sees the version.
# `--check` changes nothing, and fails when an image has no digest.
set -eu
cd "$(dirname "$0")"
files='Dockerfile compose.yaml compose.test.yaml compose.prod.yaml compose.monitoring.yaml'
if [ "${1:-}" = --check ]; then
  if grep -nE '^ARG [A-Z]+_IMAGE=[^$]|^ +image: docker\.io' $files | grep -v '@sha256:[0-9a-f]\{64\}$'; then
    echo 'These images have no digest: run docker/pin-images.sh where the registries can be reached.'
    exit 1
  fi
  exit
fi
node=$(docker run --rm --pull always docker.io/library/node:24-slim node -p process.versions.node)
sed -E "s/^(ARG NODE_VERSION=).*/\1$node/; s|^(ARG NODE_IMAGE=docker.io/library/node:).*|\1$node-slim|" Dockerfile >Dockerfile.new
cat Dockerfile.new >Dockerfile && rm Dockerfile.new
for image in $(sed -nE 's/^ARG [A-Z]+_IMAGE=([^@]+).*/\1/p; s/^ +image: (docker\.io[^@ ]+).*/\1/p' $files | sort -u); do
  digest=$(docker buildx imagetools inspect --format '{{json .Manifest.Digest}}' "$image" | tr -d '"')
  for file in $files; do sed -E "s|(=\|: )$image(@sha256:[0-9a-f]+)?$|\1$image@$digest|" "$file" >"$file.new" && cat "$file.new" >"$file" && rm "$file.new"; done
  echo "$image@$digest"
done
