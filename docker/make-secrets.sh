#!/bin/sh
# Makes the folder docker/secrets (or the one that is named) for compose.prod.yaml: what can be random is, the rest is named. Existing files stay.
set -eu
folder="${1:-$(dirname "$0")/secrets}"
umask 077
mkdir -p "$folder"
random() { LC_ALL=C tr -dc 'A-Za-z0-9' </dev/urandom | head -c 40; }
# The folder lets nobody else in; inside, the accounts of the containers may read.
put() { [ -e "$folder/$1" ] || { printf '%s\n' "$2" >"$folder/$1" && chmod 644 "$folder/$1"; }; }
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
  [ -e "$folder/$name" ] || echo "Missing: $folder/$name (chmod 644 when it is there)"
done
