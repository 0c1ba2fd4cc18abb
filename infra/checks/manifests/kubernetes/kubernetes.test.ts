import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { processesOf } from '../processes.ts';
import { kindShapes } from './kind-shapes.ts';
import { at, type KubernetesObject, listAt, type Tree } from './kubernetes-object.ts';
import { render } from './kustomization.ts';
import { manifestFaults } from './manifest-faults.ts';
import { whoReaches } from './reachable.ts';

const root = resolve(import.meta.dirname, '../../../..');
const overlays = ['local', 'production', 'peak'] as const;
const folderOf = (overlay: string): string => join(root, 'infra/k8s/overlays', overlay);
const processes = processesOf(root);
const production = render(folderOf('production'));

function shapeFaults(objects: readonly KubernetesObject[]): string[] {
  return objects.flatMap((one) =>
    (kindShapes.safeParse(one).error?.issues ?? []).map(
      ({ path, message }) => `${one.kind} ${one.metadata.name}: ${path.join('.')} ${message}`,
    ),
  );
}

describe.each(overlays)('the overlay %s', (overlay) => {
  const objects = render(folderOf(overlay));

  it('has objects of the right shapes, and nothing that a cluster would pass over', () => {
    expect(shapeFaults(objects)).toEqual([]);
  });

  it('runs every process with all its variables, probes, and time to stop', async () => {
    expect(await manifestFaults(objects, processes)).toEqual([]);
  });

  it('lets only the gateway reach subgraphs, but for whom they answer by name', () => {
    const seeds = overlay === 'local' ? ['catalog-seed'] : [];
    const reach = Object.fromEntries(
      processes.filter(({ name }) => name !== 'gateway').map(({ name }) => [name, whoReaches(objects, name, 8080)]),
    );
    const asked = ['gateway', 'notifications'];
    expect(reach).toEqual({
      bookings: asked,
      catalog: ['gateway'],
      contact: asked,
      media: [...seeds, 'gateway'].sort(),
      notifications: ['gateway'],
      orders: asked,
      staff: ['gateway'],
    });
    expect(whoReaches(objects, 'gateway', 8080)).toEqual([]);
  });

  it('lets only who keeps tables, and the audit, reach databases; and only who says and hears events the bus', () => {
    const standIn = (name: string, labels: object): KubernetesObject => ({
      apiVersion: 'v1',
      kind: 'StandIn',
      metadata: { name },
      spec: { template: { metadata: { labels } } },
    });
    const withState = [
      ...objects,
      standIn('postgres', { 'cnpg.io/cluster': 'hilltop' }),
      standIn('nats', { 'app.kubernetes.io/name': 'nats' }),
    ];
    const keepers = processes.filter(({ migrates }) => migrates).map(({ name }) => name);
    const seeds = overlay === 'local' ? ['bookings-seed', 'catalog-seed', 'staff-seed'] : [];
    const migrations = keepers.map((name) => `${name}-migrate`);
    expect(whoReaches(withState, 'postgres', 5432)).toEqual([...keepers, ...migrations, ...seeds, 'audit'].sort());
    const bus = overlay === 'local' ? [] : ['stream-replicas'];
    expect(whoReaches(withState, 'nats', 4222)).toEqual([...keepers, ...bus, 'gateway'].sort());
  });

  it('holds no secret', () => expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]));
});

it('lets bookings alone grow in the peak season', () => {
  const inPeak = new Map(render(folderOf('peak')).map((one) => [`${one.kind} ${one.metadata.name}`, one]));
  const different = production.filter(
    (one) => JSON.stringify(inPeak.get(`${one.kind} ${one.metadata.name}`)) !== JSON.stringify(one),
  );
  expect(different.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
    'Deployment bookings',
    'HorizontalPodAutoscaler bookings',
    'PodDisruptionBudget bookings',
  ]);
  const most = (objects: readonly KubernetesObject[]) =>
    at(
      objects.find(({ kind, metadata }) => kind === 'HorizontalPodAutoscaler' && metadata.name === 'bookings'),
      'spec',
      'maxReplicas',
    );
  expect(Number(most([...inPeak.values()]))).toBeGreaterThan(Number(most(production)));
});

it('keeps the stream of every service that tells of something on three servers, and no other', () => {
  const job = production.find(({ metadata }) => metadata.name === 'stream-replicas');
  const [, told = ''] = /for stream in ([A-Z ]+);/.exec(JSON.stringify(job)) ?? [];
  const telling = processes.filter(({ workspace }) =>
    readFileSync(join(root, workspace, 'src/app.module.ts'), 'utf8').includes('OutboxModule.forRoot('),
  );
  expect(told.split(' ').sort()).toEqual(telling.map(({ name }) => name.toUpperCase()).sort());
});

describe('the check of the manifests', () => {
  const spoilt = (kind: string, name: string, spoil: (object: KubernetesObject) => void): KubernetesObject[] => {
    const objects = structuredClone(production);
    const one = objects.find((object) => object.kind === kind && object.metadata.name === name);
    if (!one) throw new Error(`there is no ${kind} ${name}`);
    spoil(one);
    return objects;
  };
  const specOf = (object: KubernetesObject): Tree => object.spec as Tree;
  const podOf = (object: KubernetesObject): Tree => at(object, 'spec', 'template', 'spec') as Tree;
  const containerOf = (object: KubernetesObject): Tree => listAt(podOf(object), 'containers')[0] ?? {};

  it.each<[string, string, string, (object: KubernetesObject) => void]>([
    ['a key that is misspelt', 'Deployment', 'orders', (one) => (specOf(one).replica = 3)],
    ['an image without a version', 'Deployment', 'orders', (one) => (containerOf(one).image = 'hilltop/orders')],
    ['a pod that may be root', 'Deployment', 'media', (one) => (podOf(one).securityContext = {})],
    ['a pod without requests', 'Deployment', 'staff', (one) => delete containerOf(one).resources],
    ['no room to scale', 'HorizontalPodAutoscaler', 'bookings', (one) => (specOf(one).maxReplicas = 1)],
    ['an old version of a kind', 'PodDisruptionBudget', 'staff', (one) => (one.apiVersion = 'policy/v1beta1')],
  ])('refuses %s', (_, kind, name, spoil) => expect(shapeFaults(spoilt(kind, name, spoil))).not.toEqual([]));

  it.each<[string, string, string, (object: KubernetesObject) => void, string]>([
    [
      'a variable that is missing',
      'Deployment',
      'media',
      (one) => (containerOf(one).env = []),
      'media: S3_BUCKET is not set',
    ],
    [
      'a secret that nobody makes',
      'Deployment',
      'media',
      (one) =>
        Object.assign(listAt(containerOf(one), 'env')[0] ?? {}, {
          valueFrom: { secretKeyRef: { name: 'keys', key: 'K' } },
        }),
      'comes from secret keys/K',
    ],
    [
      'too little time to stop',
      'Deployment',
      'orders',
      (one) => (podOf(one).terminationGracePeriodSeconds = 30),
      'has 30 s to stop',
    ],
    [
      'liveness that asks the database',
      'Deployment',
      'orders',
      (one) => (containerOf(one).livenessProbe = containerOf(one).readinessProbe),
      'does not ask /healthz',
    ],
    ['two who say how many there are', 'Deployment', 'bookings', (one) => (specOf(one).replicas = 3), 'is scaled too'],
    ['no audit', 'CronJob', 'audit', (one) => (one.metadata.name = 'other'), 'audit is missing'],
    [
      'an audit that a service does not let in',
      'Job',
      'media-migrate',
      (one) => (containerOf(one).env = listAt(containerOf(one), 'env').slice(0, -1)),
      'media-migrate does not let hilltop_audit in',
    ],
    [
      'a migration that is missing',
      'Job',
      'orders-migrate',
      (one) => (one.metadata.name = 'other'),
      'there is no Job orders-migrate',
    ],
  ])('sees %s', async (_, kind, name, spoil, fault) => {
    expect((await manifestFaults(spoilt(kind, name, spoil), processes)).join('\n')).toContain(fault);
  });

  it('sees a way around the gateway', () => {
    const open = spoilt(
      'NetworkPolicy',
      'subgraphs',
      (one) => (specOf(one).ingress = [{ from: [{ podSelector: {} }] }]),
    );
    expect(whoReaches(open, 'orders', 8080)).toEqual(['gateway', 'notifications']);
  });
});
