#!/bin/sh
# Makes the folder docker/secrets (or the one that is named) for compose.prod.yaml: what can be random is, the rest is named. The content of
# existing files stays; each file is given to the account of the container that reads it, and to nobody else.
set -eu
folder="${1:-$(dirname "$0")/secrets}"
umask 077
mkdir -p "$folder"
random() { LC_ALL=C tr -dc 'A-Za-z0-9' </dev/urandom | head -c 40; }
put() { [ -e "$folder/$1" ] || printf '%s\n' "$2" >"$folder/$1"; }
put database_password "$(random)"
put database_url "postgres://sigerist:$(cat "$folder/database_password")@database:5432/sigerist"
put replication_password "$(random)"
put session_secret "$(random)"
# Empty until session_secret is replaced (docs/deployment.md).
put session_secret_previous ''
put staff_password "$(random)-1"
# Empty: no WhatsApp.
for name in access_token app_secret verify_token; do put "whatsapp_$name" ''; done
for name in smtp_url wompi_public_key wompi_private_key wompi_integrity_secret wompi_events_secret tls_certificate tls_key; do
  [ -e "$folder/$name" ] || echo "Missing: $folder/$name (run this script again when it is there)"
done
[ "$(id -u)" = 0 ] || echo 'Not run as root: the containers cannot read these files. Run this script again as root.'
# docker/.env has passwords too, those of the alerts.
[ ! -e "$(dirname "$folder")/.env" ] || chmod 600 "$(dirname "$folder")/.env"
chmod 700 "$folder"
for file in "$folder"/*; do
  chmod 600 "$file"
  # 65532 is the account of shop and nginx, 999 that of the official image of PostgreSQL.
  case "${file##*/}" in database_password | replication_password) owner=999 ;; *) owner=65532 ;; esac
  [ "$(id -u)" != 0 ] || chown "$owner:$owner" "$file"
done
