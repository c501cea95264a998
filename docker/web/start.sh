#!/bin/sh
# Starts nginx: with TLS when there is a certificate. `--check` tests whether it answers.
#   PUBLIC_URL     URL of the shop that shoppers see; requests for other hosts are refused
#   OTHER_HOSTS    more host names of the shop, between blanks (none)
#   SHOP_ADDRESS   host:port of the shop (shop:3000), or several of them between blanks
#   REAL_IP_FROM   networks of a proxy in front, between blanks, whose X-Forwarded-For and X-Forwarded-Proto are trusted (none)
set -eu
if [ "${1:-}" = --check ]; then
  # Debian's slim image has no curl. nginx removes this file when it ends.
  exec test -s /tmp/nginx.pid
fi
url=$(printf '%s' "${PUBLIC_URL:-}" | tr '[:upper:]' '[:lower:]')
url=${url%/}
if ! printf '%s' "$url" | grep -qxE 'https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]+)?'; then
  echo 'nginx did not start: PUBLIC_URL is missing or not the URL of the shop, such as https://shop.example.com' >&2
  exit 1
fi
host=${url#*://}
# Addresses of containers change: nginx resolves names again, with the name server of this network.
if awk '$6 != "lo" { found = 1 } END { exit !found }' /proc/net/if_inet6 2>/dev/null; then ipv6=on; else ipv6=off; fi
awk -v ipv6=$ipv6 '/^nameserver/ { server = $2; if (server ~ /:/) server = "[" server "]"; print "resolver " server " valid=2s ipv6=" ipv6 ";"; exit }' \
  /etc/resolv.conf >/tmp/environment.conf
{
  printf 'map "" $public_url { default "%s"; }\nmap "" $public_host { default "%s"; }\n' "$url" "$host"
  printf 'geo $realip_remote_addr $is_from_proxy {\n  default 0;\n'
  for network in ${REAL_IP_FROM:-}; do printf '  %s 1;\n' "$network"; done
  printf '}\n'
  for network in ${REAL_IP_FROM:-}; do printf 'set_real_ip_from %s;\n' "$network"; done
  printf 'real_ip_header X-Forwarded-For;\nreal_ip_recursive on;\n'
} >>/tmp/environment.conf
printf 'server_name %s;\n' "$(printf '%s' "$host" | sed 's/:[0-9]*$//') ${OTHER_HOSTS:-}" >/tmp/server-names.conf
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
# Also on IPv6, unless the machine has none.
if [ -e /proc/net/if_inet6 ]; then also='&\n\1listen [::]:\2;'; else also='&'; fi
sed -E "s/^( *)listen ([0-9]+[^;:]*);/$also/" "/etc/nginx/shop/listen-$listen.conf" >/tmp/listen.conf
# Lines of the error log repeat URLs: long segments of paths, which may be ids or tokens, and queries are cut out.
rm -f /tmp/errors
mkfifo -m 600 /tmp/errors
sed -uE 's#/[^/?", .:]{16,}#/*#g; s#\?[^", ]+#?*#g' </tmp/errors >&2 &
exec nginx -c /etc/nginx/shop/nginx.conf -g 'daemon off;' 2>/tmp/errors
