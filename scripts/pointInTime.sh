#!/bin/sh
# Tries PostgreSQL's own way back to a moment before an accident, as docs/operations.md tells it: as root or as another user, on a built server, in
# a folder that is removed. `sh scripts/pointInTime.sh`
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
node="$root/node_modules/node/bin/node"
work=$(mktemp -d /tmp/doblaje-pitr-XXXXXX)
archive=$work/archive base=$work/base old=$work/old new=$work/new
server=
as() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
end() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  for data in "$old" "$new"; do as "$bin/pg_ctl" -D "$data" -m immediate stop >/dev/null 2>&1 || true; done
  rm -rf "$work"
}
trap end EXIT
ask() { as "$bin/psql" -h "$work" -d doblaje -qAtc "$1"; }
url="postgres://postgres@localhost/doblaje?host=$work"

# Our server on the database, until it says that it is ready; then it goes again.
try_server() {
  env DEMO=1 PORT=0 LOG_LEVEL=error DATA_DIR="$work/data" DATABASE_URL="$url" "$node" "$root/apps/api/dist/server.js" >"$work/said" &
  server=$!
  until grep -q escuchando "$work/said"; do kill -0 "$server"; sleep 0.2; done
  address=$(sed -n 's/.*escuchando en //p' "$work/said")
  curl -sf "$address/api/ready" >/dev/null
  curl -sf "$address/login" >/dev/null
  kill "$server"; wait "$server"; server=
}

[ "$(id -u)" != 0 ] || chown postgres "$work"
as mkdir "$archive"
as "$bin/initdb" -D "$old" -A trust --encoding=UTF8 >/dev/null
as tee -a "$old/postgresql.conf" >/dev/null <<END
listen_addresses = ''
unix_socket_directories = '$work'
archive_mode = on
archive_command = 'test ! -f $archive/%f && cp %p $archive/%f'
END
as "$bin/pg_ctl" -D "$old" -w -l "$work/log" start >/dev/null
as "$bin/createdb" -h "$work" doblaje
try_server
as "$bin/pg_basebackup" -h "$work" -D "$base" --checkpoint=fast

# Work goes on, and then somebody removes what he should not.
ask "update users set first_name = 'Tras el respaldo' where email = 'admin@doblaje.test'"
before=$(ask "select count(*) from documents")
sleep 1
moment=$(ask "select now()")
sleep 1
ask "delete from documents"
ask "select pg_switch_wal()" >/dev/null
until [ "$(ask "select last_archived_wal is not null and failed_count = 0 from pg_stat_archiver")" = t ]; do sleep 0.2; done
as "$bin/pg_ctl" -D "$old" -m fast -w stop >/dev/null

# The way back.
as cp -a "$base" "$new"
as tee -a "$new/postgresql.conf" >/dev/null <<END
restore_command = 'cp $archive/%f %p'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
END
as touch "$new/recovery.signal"
as "$bin/pg_ctl" -D "$new" -w -l "$work/log" start >/dev/null
until [ "$(ask "select pg_is_in_recovery()")" = f ]; do sleep 0.2; done
[ "$(ask "select count(*) from documents")" = "$before" ]
[ "$(ask "select first_name from users where email = 'admin@doblaje.test'")" = 'Tras el respaldo' ]
try_server
echo "Back at $moment: $before documents, and the server runs on it."
