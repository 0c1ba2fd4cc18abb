#!/bin/sh
# Installs this release of Hilltop on Debian 12 or later, with PostgreSQL, NATS and Caddy of Debian. Again at any time: data,
# settings and secrets stay.
set -eu

here=$(dirname "$(readlink -f "$0")")
name=$(basename "$here")
root=${HILLTOP_ROOT:-}
[ "$(id -u)" = 0 ] || { echo "  $0 needs root: sudo $0" >&2 && exit 1; }

if [ -z "$root" ]; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends postgresql nats-server caddy gnupg rclone rsync openssh-client wget > /dev/null
  # Hilltop's unit runs it, with accounts.
  systemctl disable --quiet --now nats-server
fi
id -u hilltop > /dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/hilltop --shell /usr/sbin/nologin hilltop

data=$root/var/lib/hilltop
install -d -o hilltop -g hilltop -m 750 "$data" "$data/images" "$data/nats" "$data/cache" "$data/run"
install -d -m 700 "$root/etc/hilltop" "$root/var/backups/hilltop"
install -d "$root/opt/hilltop/releases" "$root/usr/local/bin"
[ -e "$root/etc/hilltop/settings" ] || install -m 600 "$here/settings" "$root/etc/hilltop/settings"
release=$root/opt/hilltop/releases/$name
if [ "$here" != "$(readlink -f "$release")" ]; then
  rm -rf "$release"
  cp -a "$here" "$release"
  chown -R root:root "$release"
fi
ln -sfn "$release" "$root/opt/hilltop/current"
ln -sf "$root/opt/hilltop/current/hilltop" "$root/usr/local/bin/hilltop"
"$release/hilltop" apply
# Also shows that it can be done.
"$release/hilltop" backup
exec "$release/hilltop" status
