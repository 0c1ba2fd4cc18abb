#!/bin/sh
# Fails when NATS has kept no event for half a minute; after a start it does again. After one write to a full disk, 2.9 hangs for
# good while its `healthz` says ok, and newer ones take nothing more for that stream, which they say there.
ask() { timeout 5 wget -q -O /dev/null "http://127.0.0.1:${NATS_MONITOR_PORT:-8222}/$1"; }
for try in 1 2 3 4 5 6; do
  # It needs what a write needs: the locks of all streams.
  ask 'jsz?streams=true' && ask healthz && exit 0
  # It may be reading its streams after a start.
  sleep 5
done
exit 1
