#!/bin/sh
# Upgrades a running cluster to what an overlay says, in the order that lets two versions run side by side:
#
#     sh infra/k8s/upgrade.sh infra/k8s/overlays/production
#
# GATEWAY_FIRST=1 when the release removes GraphQL fields: the composed schema and the site are in the gateway's image.
# STOP=1 when no process of the release before may run beside this one.
set -eu
overlay=${1:-infra/k8s/overlays/production}
# Every consumer understands a new version of an event before a service publishes it.
consumers='app.kubernetes.io/component=subgraph,app.kubernetes.io/name in (bookings,catalog,contact,ledger,media,notifications,orders,staff)'

processes='app.kubernetes.io/component in (gateway,subgraph)'

apply() { kubectl apply -k "$overlay" -l "$1"; }
wait_for() { kubectl -n hilltop rollout status deployment -l "$1" --timeout=15m; }

# Pods wait for the settings that they name. A changed setting has another name, so running pods keep theirs.
apply 'app.kubernetes.io/component=settings'

if [ "${STOP:-}" = 1 ]; then
  kubectl -n hilltop scale deployment -l "$processes" --replicas=0
  kubectl -n hilltop wait pod -l "$processes" --for=delete --timeout=5m
fi

# A job's pods never change, so it is made again.
kubectl -n hilltop delete job -l 'app.kubernetes.io/part-of=hilltop' --ignore-not-found
apply 'app.kubernetes.io/component=migrate'
kubectl -n hilltop wait job -l 'app.kubernetes.io/component=migrate' --for=condition=complete --timeout=15m

if [ "${GATEWAY_FIRST:-}" = 1 ]; then
  apply 'app.kubernetes.io/component=gateway'
  wait_for 'app.kubernetes.io/component=gateway'
fi
apply "$consumers"
wait_for "$consumers"
apply 'app.kubernetes.io/component=subgraph'
wait_for 'app.kubernetes.io/component=subgraph'
kubectl apply -k "$overlay"
# An autoscaler leaves a deployment without replicas alone.
[ "${STOP:-}" != 1 ] || kubectl -n hilltop scale deployment bookings gateway --replicas=2
wait_for "$processes"
