import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { natsUsers } from '../../k8s/secrets.ts';
import { logWithoutPersonalData } from '../../local/servers/postgres.ts';
import { at, containersOf, find, listAt, podTemplateOf, type Tree } from './kubernetes-object.ts';
import { processesOf } from './processes.ts';
import { overlays, render, root, whyNotRendered } from './render.ts';
import { isOperators, typeErrors } from './type-errors.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

(whyNotRendered() ? describe.skip : describe)('the overlays', () => {
  it('are what the published types of Kubernetes describe, and a misspelt key would be seen', () => {
    const objects = overlays.flatMap(render).filter((one) => !isOperators(one));
    const orders = find(render('production'), 'Deployment', 'orders');
    if (!orders) throw new Error('there is no orders');
    const misspelt = { ...orders, spec: { ...(orders.spec as Tree), replica: 2 } };
    const errors = typeErrors([...objects, misspelt]);
    expect(errors.pop()).toContain('replica"\' does not exist');
    expect(errors.filter((one) => one !== '')).toEqual([]);
  });

  it('need no operator in a local cluster, which has NATS and PostgreSQL', () => {
    expect(render('local').filter(isOperators)).toEqual([]);
    expect(find(render('local'), 'StatefulSet', 'nats')).toBeDefined();
    expect(find(render('local'), 'StatefulSet', 'postgres')).toBeDefined();
    expect(read('infra/k8s/overlays/local/databases.sh')).toBe(read('infra/compose/postgres/databases.sh'));
  });

  it('use the images of docker-compose.yml in a local cluster', () => {
    const compose = read('docker-compose.yml');
    const others = render('local').flatMap((one) => containersOf(one).map(({ image }) => String(image)));
    for (const image of others.filter((one) => !/^hilltop|exporter/.test(one))) expect(compose).toContain(image);
  });

  it('let nobody into PostgreSQL without TLS in production, and give all who connect its authority', () => {
    const rules = at(find(render('production'), 'Cluster', 'hilltop'), 'spec', 'postgresql', 'pg_hba') as string[];
    expect(rules.filter((rule) => !/^hostssl |reject$/.test(rule))).toEqual([]);
    for (const one of render('production').filter(podTemplateOf)) {
      const connects = JSON.stringify(containersOf(one)).includes('DATABASE_URL');
      expect([one.metadata.name, JSON.stringify(one).includes('/run/postgres-ca')]).toEqual([
        one.metadata.name,
        connects,
      ]);
    }
  });

  it('keep personal data out of the log of PostgreSQL, as docker-compose.yml does', () => {
    const flags = Object.entries(logWithoutPersonalData).map(([name, value]) => `--${name}=${value}`);
    const [server] = containersOf(find(render('local'), 'StatefulSet', 'postgres'));
    expect(server?.args).toEqual(['postgres', ...flags]);
    expect(parse(read('docker-compose.yml')).services.postgres.command).toEqual(expect.arrayContaining(flags));
    const parameters = at(find(render('production'), 'Cluster', 'hilltop'), 'spec', 'postgresql', 'parameters');
    expect(parameters).toMatchObject(logWithoutPersonalData);
  });

  it('come in by the Gateway API', () => {
    expect(render('production').filter(({ kind }) => kind === 'Ingress')).toEqual([]);
    const [rule] = listAt(find(render('production'), 'HTTPRoute', 'site'), 'spec', 'rules');
    expect(listAt(rule, 'backendRefs')).toEqual([{ name: 'gateway', port: 80 }]);
  });

  it('let bookings alone grow in the peak season', () => {
    const peak = new Map(render('peak').map((one) => [`${one.kind} ${one.metadata.name}`, JSON.stringify(one)]));
    const changed = render('production').filter(
      (one) => peak.get(`${one.kind} ${one.metadata.name}`) !== JSON.stringify(one),
    );
    expect(changed.map(({ kind }) => kind).sort()).toEqual([
      'Deployment',
      'HorizontalPodAutoscaler',
      'PodDisruptionBudget',
    ]);
    for (const { metadata } of changed) expect(metadata.name).toBe('bookings');
  });

  it('give every publisher a stream on three servers and a user, and every listener the streams that it reads', () => {
    const accounts = read('infra/k8s/base/nats/accounts.conf');
    expect([...accounts.matchAll(/user: (\w+)/g)].map(([, user]) => user).sort()).toEqual([...natsUsers].sort());
    const job = JSON.stringify(find(render('production'), 'Job', 'stream-replicas'));
    for (const { name, workspace, publishes, subscribes } of processesOf(root)) {
      const ofUser = accounts.slice(accounts.indexOf(`user: ${name},`)).split('user: ')[1] ?? '';
      expect([name, / stream in [^;]*/.exec(job)?.[0].split(/\s/).includes(name.toUpperCase())]).toEqual([
        name,
        publishes,
      ]);
      if (!subscribes) continue;
      const heard = [...read(`${workspace}/src/subscriptions.ts`).matchAll(/contracts\/(\w+)\//g)];
      expect(heard.length).toBeGreaterThan(0);
      for (const [, service = ''] of heard) expect(ofUser).toContain(`$JS.ACK.HILLTOP_${service.toUpperCase()}.>`);
    }
  });
});

it('releases push the tag that overlays name, and pull requests push nothing', () => {
  const { jobs } = parse(read('.github/workflows/images.yml'));
  const steps = jobs.build.steps as { uses?: string; with?: Record<string, string> }[];
  const tags = steps.find(({ uses }) => uses?.startsWith('docker/metadata-action'))?.with?.tags ?? '';
  // `12/merge` is no tag, and v0.1.0 is not 0.1.0: the action turns references into tags.
  expect(tags).toContain('type=semver,pattern={{version}}');
  expect(JSON.stringify(steps)).not.toContain('github.ref_name');
});
