#!/bin/sh
# Gives nginx of compose.prod.yaml a new certificate, without cutting open calls: docker/install-certificate.sh CERTIFICATE KEY
# As certbot's --deploy-hook it takes no argument. COMPOSE names the program: `docker compose` unless it is set.
set -eu
cd "$(dirname "$0")"
# Into the old files: the container would not see another file of that name.
cat "${1:-${RENEWED_LINEAGE:?certbot names the folder}/fullchain.pem}" >secrets/tls_certificate
cat "${2:-$RENEWED_LINEAGE/privkey.pem}" >secrets/tls_key
${COMPOSE:-docker compose} -f compose.prod.yaml exec -T web nginx -c /etc/nginx/shop/nginx.conf -s reload
