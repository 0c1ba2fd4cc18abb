import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCompose, requiredVariables } from '../../compose/compose-file.ts';
import { identityPublicKeys } from '../../local/identity/identity-keys.ts';
import { logWithoutPersonalData } from '../../local/servers/postgres.ts';
import { root } from './cluster.ts';
import { environmentReader, hilltopProcesses, variableErrors } from './variables.ts';

interface ComposeService {
  image: string;
  command?: string[];
  mem_limit?: string;
  environment?: Record<string, string>;
  networks: string[];
  depends_on?: Record<string, { condition: string }>;
}

const path = join(root, 'docker-compose.yml');
const text = readFileSync(path, 'utf8');
const given = Object.fromEntries(requiredVariables(text).map((name) => [name, `secret-of-${name}-`.padEnd(43, 'x')]));
const { services } = readCompose(path, given) as { services: Record<string, ComposeService> };
const variablesOf = (name: string) => services[name]?.environment ?? {};

describe('docker-compose.yml', () => {
  it('gives every process variables that it accepts, its jobs, and no way to the database of another', async () => {
    for (const { name, service, readEnvironment } of await hilltopProcesses()) {
      expect([name, variableErrors(readEnvironment, variablesOf(name))]).toEqual([name, []]);
      const jobs = [service && `${name}-migrate`, service?.commands && 'seed' in service.commands && `${name}-seed`];
      for (const job of jobs.filter((one) => typeof one === 'string')) expect(Object.keys(services)).toContain(job);
      const url = variablesOf(name).DATABASE_URL;
      if (url) expect(new URL(url).pathname).toBe(`/hilltop_${name}`);
      else expect(services[name]?.networks).not.toContain('state');
      if (service) expect(variablesOf(`${name}-migrate`).AUDIT_ROLE).toBe('hilltop_audit');
    }
    expect(variableErrors(await environmentReader('infra/reconciliation'), variablesOf('reconciliation'))).toEqual([]);
  });

  it('names images by a version and, as Podman has no default, a registry; limits memory; waits for what exists', () => {
    for (const { image, mem_limit, depends_on = {} } of Object.values(services)) {
      expect(image).toMatch(/^(docker\.io|hilltop)\/.+:(?!latest$)[\w.-]+$/);
      expect(mem_limit).toMatch(/^\d+[mg]$/);
      for (const other of Object.keys(depends_on)) expect(Object.keys(services)).toContain(other);
    }
    // If a service is down, only its part of the site is missing.
    expect(services.gateway?.depends_on).toBeUndefined();
  });

  it('has no empty default, which podman-compose 1 keeps as it is written', () => {
    expect(text.match(/^.*:-\}.*$/gm)).toBeNull();
  });

  it('holds no secret, and cannot be run without one', () => {
    const secrets = [...text.matchAll(/^ +[A-Z_]*(PASSWORD|SECRET_KEY|PRIVATE_KEY|TOKEN): (.*)$/gm)];
    expect(secrets.length).toBeGreaterThan(15);
    for (const [, , value] of secrets) expect(value).toMatch(/^\$\{[A-Z\d_]+:\?/);
    expect(() => readCompose(path, { ...given, GATEWAY_IDENTITY: '' })).toThrow('GATEWAY_IDENTITY');
  });

  it('gives no private key to more than one part, and shows every service the public ones of who calls it', () => {
    const holders = Object.entries(services).filter(([, { environment }]) => environment?.IDENTITY_PRIVATE_KEY);
    const keys = holders.map(([, { environment }]) => environment?.IDENTITY_PRIVATE_KEY);
    expect(holders.map(([name]) => name).sort()).toEqual([
      'catalog-seed',
      'gateway',
      'media',
      'notifications',
      'orders',
    ]);
    expect(new Set(keys).size).toBe(keys.length);
    for (const [name, { environment }] of Object.entries(services)) {
      const shown = environment?.IDENTITY_PUBLIC_KEYS?.split(',').filter(Boolean) ?? [];
      const wanted = identityPublicKeys(name, () => 'a'.repeat(43), { isDemo: true })
        .split(',')
        .map((key) => key.split(':')[0]);
      if (environment?.IDENTITY_PUBLIC_KEYS)
        expect([name, shown.map((key) => key.split(':')[0])]).toEqual([name, wanted]);
    }
  });

  it('gives the gateway the memory and the heap that a cluster gives it', () => {
    const manifest = (name: string) => readFileSync(join(root, 'infra/k8s/base', name), 'utf8');
    expect(manifest('gateway.yaml')).toContain(`NODE_OPTIONS, value: "${variablesOf('gateway').NODE_OPTIONS}"`);
    const limit = services.gateway?.mem_limit?.replace(/m$/, 'Mi');
    expect(manifest('process.patch.yaml')).toContain(`limits: { memory: ${limit} }`);
  });

  it('keeps personal data out of the log of PostgreSQL', () => {
    const flags = Object.entries(logWithoutPersonalData).map(([name, value]) => `--${name}=${value}`);
    expect(services.postgres?.command).toEqual(expect.arrayContaining(flags));
  });

  it('runs the versions that the integration tests run', () => {
    const folder = join(root, 'services/shared/platform/src/testing');
    for (const [part, file] of Object.entries({ postgres: 'test-postgres', nats: 'test-nats', s3: 'test-s3' })) {
      expect(readFileSync(join(folder, `${file}.ts`), 'utf8')).toContain(`'${services[part]?.image}'`);
    }
  });
});
