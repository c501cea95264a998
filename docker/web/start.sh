#!/bin/sh
# Starts nginx: with TLS when there is a certificate. `--check` tests whether it answers.
#   SHOP_ADDRESS   host:port of the shop (shop:3000), or several of them between blanks
#   REAL_IP_FROM   network of a load balancer in front, whose X-Forwarded-For is trusted (none)
set -eu
if [ "${1:-}" = --check ]; then
  # Debian's slim image has no curl. nginx removes this file when it ends.
  exec test -s /tmp/nginx.pid
fi
# Addresses of containers change: nginx resolves names again, with the name server of this network.
awk '/^nameserver/ { server = $2; if (server ~ /:/) server = "[" server "]"; print "resolver " server " valid=2s ipv6=off;"; exit }' \
  /etc/resolv.conf >/tmp/environment.conf
if [ -n "${REAL_IP_FROM:-}" ]; then
  printf 'set_real_ip_from %s;\nreal_ip_header X-Forwarded-For;\nreal_ip_recursive on;\n' "$REAL_IP_FROM" >>/tmp/environment.conf
fi
# A single name may resolve to several instances, and is resolved again. Several addresses make an upstream without a pause after failures,
# because an instance that just failed may be the only one that answers now.
set -- ${SHOP_ADDRESS:-shop:3000}
address="$1"
if [ $# -gt 1 ]; then
  address=instances
  { echo 'upstream instances {'; printf '  server %s max_fails=0;\n' "$@"; echo '}'; } >>/tmp/environment.conf
fi
printf 'map "" $shop_address { default "%s"; }\n' "$address" >>/tmp/environment.conf
if [ -e /run/secrets/tls_certificate ]; then listen=https; else listen=http; fi
cp "/etc/nginx/shop/listen-$listen.conf" /tmp/listen.conf
exec nginx -c /etc/nginx/shop/nginx.conf -g 'daemon off;'
