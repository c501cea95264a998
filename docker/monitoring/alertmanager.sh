#!/bin/sh
# Alertmanager reads no environment: puts the mail server and the addresses of compose.monitoring.yaml into alertmanager.yaml, and starts it.
set -eu
folder="${TMPDIR:-/tmp}"
umask 077
printf %s "$ALERTS_SMTP_PASSWORD" >"$folder/smtp-password"
sed -e "s|ALERTS_SMTP_SERVER|$ALERTS_SMTP_SERVER|" -e "s|ALERTS_SMTP_TLS|$ALERTS_SMTP_TLS|" \
  -e "s|ALERTS_SMTP_USERNAME|$ALERTS_SMTP_USERNAME|" -e "s|ALERTS_SMTP_PASSWORD_FILE|$folder/smtp-password|" \
  -e "s|ALERTS_FROM|$ALERTS_FROM|" -e "s|ALERTS_TO|$ALERTS_TO|" "$(dirname "$0")/alertmanager.yaml" >"$folder/alertmanager.yaml"
exec alertmanager --config.file="$folder/alertmanager.yaml" --storage.path=/alertmanager
