#!/bin/sh
# PostgreSQL's archive_command: archive.sh FILE NAME. A file that is not full is compressed to some 20 kB. What fails is tried again, and stays
# on the disk of the database until it succeeds.
set -eu
umask 077
archived="/archive/$2.gz"
if [ -e "$archived" ]; then
  # After a crash or a restore PostgreSQL archives a file again. One with other content is of another history and is never replaced.
  gunzip -c "$archived" | cmp - "$1"
  exit
fi
gzip -c <"$1" >"$archived.part"
sync "$archived.part"
mv "$archived.part" "$archived"
