import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { natsUsers } from '../../local/servers/nats-users.ts';
import { logWithoutPersonalData } from '../../local/servers/postgres.ts';
import {
  at,
  containersOf,
  find,
  listAt,
  overlays,
  podTemplateOf,
  render,
  root,
  type Tree,
  whyNotRendered,
} from './cluster.ts';
import { isOperators, typeErrors } from './type-errors.ts';
import {
  environmentReader,
  hilltopProcesses,
  secretsOf,
  subscriptionsOf,
  variableErrors,
  variablesOf,
} from './variables.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const describeWhereRendered = whyNotRendered() ? describe.skip : describe;

describeWhereRendered.each(['local', 'production'] as const)('the overlay %s', (overlay) => {
  const objects = whyNotRendered() ? [] : render(overlay);
  const pods = objects.filter(podTemplateOf);

  it('runs every process with variables that it accepts, probes, and time to stop', async () => {
    for (const { name, service, readEnvironment } of await hilltopProcesses()) {
      const deployment = find(objects, 'Deployment', name);
      const [container = {}] = containersOf(deployment);
      const { given } = variablesOf(objects, overlay, container);
      expect([name, variableErrors(readEnvironment, given)]).toEqual([name, []]);
      expect(at(container, 'livenessProbe', 'httpGet', 'path')).toBe('/healthz');
      expect(at(container, 'readinessProbe', 'httpGet', 'path')).toBe('/readyz');
      // At most fourteen steps of 5 s (lifecycle/shutdown-steps.ts).
      const seconds = (Number(given.SHUTDOWN_DELAY_MS) + Number(given.SHUTDOWN_GRACE_MS)) / 1_000 + 14 * 5;
      expect(at(podTemplateOf(deployment), 'spec', 'terminationGracePeriodSeconds')).toBeGreaterThanOrEqual(seconds);
      for (const kind of ['Service', 'PodDisruptionBudget']) expect(find(objects, kind, name)).toBeDefined();
      const [migration] = containersOf(find(objects, 'Job', `${name}-migrate`));
      expect(migration && variablesOf(objects, overlay, migration).given.AUDIT_ROLE).toBe(service && 'hilltop_audit');
    }
    const [reconciliation = {}] = containersOf(find(objects, 'CronJob', 'reconciliation'));
    const { given } = variablesOf(objects, overlay, reconciliation);
    expect(variableErrors(await environmentReader('infra/reconciliation'), given)).toEqual([]);
    expect(Object.values(given).filter((one) => /^postgres:\/\/(?!hilltop_audit:)/.test(one))).toEqual([]);
  });

  it('names every secret that is written, no other, and images by a version', () => {
    const text = JSON.stringify(objects.map((one) => [one.spec, one.data]));
    expect(Object.keys(secretsOf(overlay)).filter((name) => !text.includes(`"name":"${name}"`))).toEqual([]);
    for (const container of pods.flatMap(containersOf)) {
      expect(variablesOf(objects, overlay, container).missing).toEqual([]);
      expect(container.image).toMatch(/:(?!latest$)[\w.-]+$/);
    }
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  it('has only pods that the namespace lets in, and restarts them when a setting changes', () => {
    const namespace = find(objects, 'Namespace', 'hilltop');
    expect(namespace?.metadata.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' });
    for (const one of pods) {
      const pod = at(podTemplateOf(one), 'spec', 'securityContext');
      expect(pod).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      const closed = { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } };
      for (const { securityContext } of containersOf(one)) expect(securityContext).toMatchObject(closed);
    }
    // Grafana reads its dashboards itself.
    const settings = objects.filter(
      ({ kind, metadata }) => kind === 'ConfigMap' && !metadata.labels?.grafana_dashboard,
    );
    const maps = settings.map(({ metadata }) => metadata.name);
    expect(maps.length).toBeGreaterThan(3);
    for (const name of maps) expect(name).toMatch(/-[a-z\d]{10}$/);
  });

  it('scales by what metrics-server knows, from requests that fit the load', () => {
    for (const one of objects.filter(({ kind }) => kind === 'HorizontalPodAutoscaler')) {
      const deployment = find(objects, 'Deployment', String(at(one, 'spec', 'scaleTargetRef', 'name')));
      expect(listAt(one, 'spec', 'metrics').map(({ type }) => type)).toEqual(['Resource']);
      expect(at(deployment, 'spec', 'replicas')).toBeUndefined();
      const cpu = String(at(containersOf(deployment)[0], 'resources', 'requests', 'cpu'));
      expect(parseInt(cpu, 10)).toBeGreaterThanOrEqual(400);
    }
  });
});

describeWhereRendered('the overlays', () => {
  it('are what the published types of Kubernetes describe, and a misspelt key would be seen', () => {
    const orders = find(render('production'), 'Deployment', 'orders');
    if (!orders) throw new Error('there is no orders');
    const misspelt = { ...orders, spec: { ...(orders.spec as Tree), replica: 2 } };
    const errors = typeErrors([...overlays.flatMap(render).filter((one) => !isOperators(one)), misspelt]);
    expect(errors).toEqual([expect.stringContaining('replica"\' does not exist')]);
  });

  it('need no operator in a local cluster, which runs the servers of docker-compose.yml', () => {
    expect(render('local').filter(isOperators)).toEqual([]);
    expect(read('infra/k8s/overlays/local/databases.sh')).toBe(read('infra/compose/postgres/databases.sh'));
    const others = render('local').flatMap((one) => containersOf(one).map(({ image }) => String(image)));
    for (const image of others.filter((one) => !/^hilltop|exporter/.test(one))) {
      expect(read('docker-compose.yml')).toContain(image);
    }
  });

  it('let nobody into PostgreSQL without TLS in production, and keep personal data out of its log', () => {
    const production = at(find(render('production'), 'Cluster', 'hilltop'), 'spec', 'postgresql');
    const rules = at(production, 'pg_hba') as string[];
    expect(rules.filter((rule) => !/^hostssl |reject$/.test(rule))).toEqual([]);
    for (const one of render('production').filter(podTemplateOf)) {
      const connects = JSON.stringify(containersOf(one)).includes('DATABASE_URL');
      expect([one.metadata.name, JSON.stringify(one).includes('/run/postgres-ca')]).toEqual([
        one.metadata.name,
        connects,
      ]);
    }
    expect(at(production, 'parameters')).toMatchObject(logWithoutPersonalData);
    const flags = Object.entries(logWithoutPersonalData).map(([name, value]) => `--${name}=${value}`);
    const [server] = containersOf(find(render('local'), 'StatefulSet', 'postgres'));
    expect(server?.args).toEqual(['postgres', ...flags]);
  });

  it('give every publisher a stream on three servers and a user, and every listener the streams that it reads', async () => {
    const accounts = read('infra/k8s/base/nats/accounts.conf');
    const users = natsUsers();
    const job = JSON.stringify(find(render('production'), 'Job', 'stream-replicas'));
    const streams = / stream in ([^;]*)/.exec(job)?.[1]?.split(/\s/) ?? [];
    for (const { name, workspace, service } of await hilltopProcesses()) {
      expect([name, streams.includes(name.toUpperCase())]).toEqual([name, service?.publishes === true]);
      if (service?.publishes || service?.subscribes) expect(users).toContain(name);
      if (!service?.subscribes) continue;
      const ofUser = accounts.slice(accounts.indexOf(`user: ${name},`)).split('user: ')[1] ?? '';
      const heard = await subscriptionsOf(workspace);
      expect(heard.length).toBeGreaterThan(0);
      for (const { event } of heard) expect(ofUser).toContain(`$JS.ACK.HILLTOP_${event.service.toUpperCase()}.>`);
    }
  });
});

it('releases push the tag that overlays name, and pull requests push nothing', () => {
  const { steps } = parse(read('.github/workflows/images.yml')).jobs.build;
  // `12/merge` is not a tag, and v0.1.0 is not 0.1.0: the action converts references to tags.
  expect(JSON.stringify(steps)).toContain('type=semver,pattern={{version}}');
  expect(JSON.stringify(steps)).not.toContain('github.ref_name');
});
