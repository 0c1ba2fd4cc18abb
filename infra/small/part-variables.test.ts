import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../checks/manifests/cluster.ts';
import { environmentReader, hilltopProcesses, variableErrors } from '../checks/manifests/variables.ts';
import { readCompose } from '../compose/compose-file.ts';
import { Secrets } from '../local/launch/secrets.ts';
import { logWithoutPersonalData } from '../local/servers/postgres.ts';
import { partEnvironments } from '../one-process/part-environments.ts';
import { inContainers, type PartVariables, partVariables } from './part-variables.ts';
import { variablesOf } from './settings.ts';
import { unitFiles } from './units.ts';

interface ComposeService {
  image: string;
  mem_limit: string;
  profiles?: string[];
  restart: string;
  env_file?: string[];
  networks: string[];
  depends_on?: Record<string, object>;
}

const path = join(root, 'infra/small/compose.yml');
const { services } = readCompose(path, {}) as { services: Record<string, ComposeService> };
const lines = {
  ...{ ADDRESS: 'tours.hill.org', OWNER_EMAIL: 'owner@hill.org', OFFICE_EMAIL: 'office@hill.org' },
  ...{ SMTP_URL: 'smtps://user:pw@mail.hill.org', STRIPE_SECRET_KEY: 'rk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1' },
  ...{ STRIPE_WEBHOOK_SECRETS: 'whsec_b,whsec_o' },
};
let data: string;
let machines: readonly [string, PartVariables][];

beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'hilltop-small-'));
  const settings = variablesOf(lines);
  const secrets = new Secrets(data);
  const contained = partVariables({ ...settings, ...inContainers.settings }, secrets, {
    ...inContainers.folders,
    data,
  });
  machines = [
    ['Debian', partVariables(settings, secrets, { ...inContainers.folders, data })],
    ['containers', contained],
  ];
});
afterAll(() => rmSync(data, { recursive: true }));

describe('one small machine', () => {
  it('gives every service, the gateway and the reconciliation variables that they accept', async () => {
    const processes = await hilltopProcesses();
    const reconciliation = await environmentReader('infra/reconciliation');
    for (const [kind, { hilltop, reconciliation: given }] of machines) {
      const environments = partEnvironments(hilltop);
      const errors = processes.map(({ name, readEnvironment }) => {
        const entries = Object.entries(environments.get(name) ?? {}).filter(([, value]) => value !== undefined);
        return variableErrors(readEnvironment, Object.fromEntries(entries) as Record<string, string>);
      });
      // One environment is everybody's, so each knows a part of it.
      expect([kind, errors.flat().filter((error) => !error.endsWith('known to nobody'))]).toEqual([kind, []]);
      expect(errors.reduce((all, some) => all.filter((error) => some.includes(error)))).toEqual([]);
      expect([kind, variableErrors(reconciliation, given)]).toEqual([kind, []]);
      const webhookOf = (name: string) => environments.get(name)?.STRIPE_WEBHOOK_SECRET;
      expect([webhookOf('bookings'), webhookOf('orders')]).toEqual(['whsec_b', 'whsec_o']);
    }
  });

  it('has images of a version, limits below 2 GB together, and what keeps data away from the world', () => {
    let megabytes = 0;
    for (const [name, { image, mem_limit, networks, restart, profiles, depends_on = {} }] of Object.entries(services)) {
      expect(image).toMatch(/^(docker\.io|hilltop)\/.+:(?!latest$)[\w.-]+$/);
      if (restart !== 'no' && !profiles) megabytes += Number(/^(\d+)m$/.exec(mem_limit)?.[1]);
      const isOutside = ['hilltop', 'watch', 'caddy'].includes(name);
      expect([name, networks]).toEqual([name, isOutside ? ['inside', 'outside'] : ['inside']]);
      for (const other of Object.keys(depends_on)) expect(Object.keys(services)).toContain(other);
    }
    expect(megabytes).toBeLessThan(1_950);
  });

  it('gives each container and unit a part that is written, and runs the same images as docker-compose.yml', () => {
    const parts = Object.keys(machines[0]?.[1] ?? {});
    const ofContainers = Object.values(services).flatMap(({ env_file = [] }) => env_file);
    const ofUnits = [...unitFiles().values()].flatMap((text) => text.match(/(?<=^EnvironmentFile=).*$/gm) ?? []);
    for (const file of [...ofContainers, ...ofUnits]) expect(parts).toContain(file.split('/').at(-1));
    const big = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
    for (const name of ['postgres', 'nats', 's3', 'caddy']) expect(big).toContain(`:-${services[name]?.image}}`);
  });

  it('keeps personal data out of the log of PostgreSQL', () => {
    const text = readFileSync(join(root, 'infra/small/postgres.conf'), 'utf8');
    for (const [name, value] of Object.entries(logWithoutPersonalData)) expect(text).toContain(`${name} = ${value}\n`);
  });
});
