import { describe, expect, it } from '@jest/globals';
import { services as parts } from '../../local/parts.ts';
import { at, type KubernetesObject, listAt, render, whyNotRendered } from './cluster.ts';
import { flows, type Party } from './flows.ts';

const outside = (name: string, ports: number[], namespace?: string): Party => ({
  name,
  ...(namespace && { namespace }),
  labels: {},
  ports: Object.fromEntries(ports.map((port) => [String(port), port])),
});
const world: Party[] = [
  outside('world', [25, 80, 443, 465, 587, 1025, 9000]),
  outside('dns', [53], 'kube-system'),
  outside('monitoring', [4318, 9090], 'monitoring'),
  outside('envoy', [10_080], 'envoy-gateway-system'),
  outside('postgres-operator', [9443], 'cnpg-system'),
];
/** Pods that operators create in our namespace. */
const created: Party[] = [
  {
    name: 'postgres',
    namespace: 'hilltop',
    labels: { 'cnpg.io/cluster': 'hilltop', 'app.kubernetes.io/component': 'database' },
    ports: { postgres: 5432, status: 8000, metrics: 9187 },
  },
  {
    name: 'acme-solver',
    namespace: 'hilltop',
    labels: { 'acme.cert-manager.io/http01-solver': 'true' },
    ports: { http: 8089 },
  },
];

const services = parts.map(({ name }) => name).sort();
const migrations = services.map((name) => `${name}-migrate`);
const sorted = (...names: (string | string[])[]): string[] => names.flat().sort();

/** What both overlays allow, without PostgreSQL's own pods, which may connect to everything. */
const expected = {
  ...Object.fromEntries(services.map((name) => [`${name}:8080`, ['gateway', 'monitoring']])),
  'bookings:8080': ['gateway', 'monitoring', 'notifications', 'orders'],
  'catalog:8080': ['gateway', 'media', 'monitoring', 'orders'],
  'contact:8080': ['gateway', 'monitoring', 'notifications'],
  'ledger:8080': ['gateway', 'monitoring', 'notifications'],
  'orders:8080': ['gateway', 'media', 'monitoring', 'notifications'],
  'staff:8080': ['gateway', 'monitoring', 'notifications'],
  'gateway:8080': ['envoy', 'monitoring'],
  'nats:6222': ['nats'],
  'nats:7777': ['monitoring'],
  'monitoring:4318': sorted(services, 'gateway'),
  'world:465': ['notifications'],
  'world:587': ['notifications'],
};
const inProduction = {
  ...expected,
  'nats:4222': sorted(services, 'gateway', 'stream-replicas'),
  'postgres:5432': sorted(services, migrations, 'reconciliation', 'postgres-operator'),
  'postgres:8000': ['postgres-operator'],
  'postgres:9187': ['monitoring'],
  'acme-solver:8089': ['envoy'],
  'dns:53': sorted(
    services,
    migrations,
    'acme-solver',
    'reconciliation',
    'gateway',
    'image-backup',
    'nats',
    'stream-replicas',
  ),
  'world:443': ['image-backup', 'media', 'reconciliation'],
};
const seeds = ['bookings-seed', 'catalog-seed', 'content-seed', 'staff-seed'];
const atHome = {
  ...expected,
  'media:8080': ['catalog-seed', 'gateway', 'monitoring'],
  'nats:4222': sorted(services, 'gateway'),
  'postgres:5432': sorted(services, migrations, seeds, 'reconciliation', 'postgres-operator'),
  'dns:53': sorted(services, migrations, seeds, 'reconciliation', 'gateway', 'mail', 'nats', 'object-store'),
  'world:443': ['media', 'reconciliation'],
  'mail:1025': ['notifications'],
  'object-store:9000': ['media', 'reconciliation'],
};

function withoutPostgres(all: Record<string, string[]>): Record<string, string[]> {
  const entries = Object.entries(all).map(([to, from]) => [to, from.filter((one) => one !== 'postgres')] as const);
  return Object.fromEntries(entries.filter(([, from]) => from.length > 0));
}

const reason = whyNotRendered();
if (reason) process.stderr.write(`  ${reason}; the checks of the cluster are left out\n`);

(reason ? describe.skip : describe)('the network policies', () => {
  const policy = (objects: KubernetesObject[], name: string): KubernetesObject => {
    const found = objects.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === name);
    if (!found) throw new Error(`there is no policy ${name}`);
    return found;
  };
  const spoiled = (name: string, spoil: (spec: Record<string, unknown>) => void): Record<string, string[]> => {
    const objects = structuredClone([...render('production')]);
    spoil(policy(objects, name).spec as Record<string, unknown>);
    return flows(objects, [...world, ...created]);
  };

  it('of production allow these connections and no other', () =>
    expect(withoutPostgres(flows(render('production'), [...world, ...created]))).toEqual(inProduction));

  it('of a local cluster allow these connections and no other', () =>
    expect(withoutPostgres(flows(render('local'), world))).toEqual(atHome));

  it('let replicas of PostgreSQL reach each other', () =>
    expect(flows(render('production'), [...world, ...created])['postgres:5432']).toContain('postgres'));

  it('would be seen to keep NATS and the solver from DNS', () =>
    expect(
      spoiled('dns', (spec) => (spec.podSelector = { matchLabels: { 'app.kubernetes.io/part-of': 'hilltop' } }))[
        'dns:53'
      ],
    ).not.toContain('acme-solver'));

  it('would be seen to open a way around the gateway', () =>
    expect(spoiled('called-by-notifications', (spec) => (spec.ingress = [{}]))['orders:8080']).toContain('envoy'));

  it('would be seen to close a way out, as they are for a way in', () => {
    const closed = spoiled('gateway', (spec) => (spec.egress = listAt(spec, 'egress').slice(1)));
    expect(closed['orders:8080']).not.toContain('gateway');
    expect(at(closed, 'nats:4222')).toContain('gateway');
  });
});
