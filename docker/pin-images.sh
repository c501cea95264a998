#!/bin/sh
# Adds its digest to every base image in docker/, or renews it: docker/pin-images.sh. Needs Docker with buildx and the registries; run it
# and commit what it changed before a release. The tags stay, so that a reader sees the version.
set -eu
cd "$(dirname "$0")"
files='Dockerfile compose.yaml compose.test.yaml compose.prod.yaml'
for image in $(sed -nE 's/^ARG [A-Z]+_IMAGE=([^@]+).*/\1/p; s/^ +image: (docker\.io[^@ ]+).*/\1/p' $files | sort -u); do
  digest=$(docker buildx imagetools inspect --format '{{json .Manifest.Digest}}' "$image" | tr -d '"')
  for file in $files; do sed -E "s|(=\|: )$image(@sha256:[0-9a-f]+)?$|\1$image@$digest|" "$file" >"$file.new" && cat "$file.new" >"$file" && rm "$file.new"; done
  echo "$image@$digest"
done
