#!/bin/sh
# Writes the secrets of compose.yaml, randomly generated, to docker/.env (or to the file that is named). Keeps an existing one.
set -eu
file="${1:-$(dirname "$0")/.env}"
if [ -e "$file" ]; then
  echo "$file exists already and stays as it is."
  exit 0
fi
secret() { LC_ALL=C tr -dc 'A-Za-z0-9' </dev/urandom | head -c 40; }
umask 077
cat >"$file" <<END
DATABASE_PASSWORD=$(secret)
SESSION_SECRET=$(secret)
STAFF_EMAIL=staff@sigerist.local
STAFF_PASSWORD=$(secret)-1
SIMULATOR_TOKEN=$(secret)
WHATSAPP_ACCESS_TOKEN=$(secret)
WHATSAPP_APP_SECRET=$(secret)
WHATSAPP_VERIFY_TOKEN=$(secret)
END
echo "$file is written: the staff logs in with STAFF_EMAIL and STAFF_PASSWORD of it."
