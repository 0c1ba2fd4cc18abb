import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCompose, requiredVariables } from '../../compose/compose-file.ts';
import { processesOf } from './processes.ts';
import { root } from './render.ts';
import { variableErrors } from './variable-errors.ts';

interface ComposeService {
  image: string;
  mem_limit?: string;
  environment?: Record<string, string>;
  networks: string[];
  depends_on?: Record<string, { condition: string }>;
}

const path = join(root, 'docker-compose.yml');
const text = readFileSync(path, 'utf8');
const given = Object.fromEntries(requiredVariables(text).map((name) => [name, `secret-of-${name}-`.padEnd(43, 'x')]));
const { services } = readCompose(path, given) as { services: Record<string, ComposeService> };
const processes = processesOf(root);

describe('docker-compose.yml', () => {
  it.each(processes)(
    'gives $name variables that it accepts, and its jobs',
    async ({ name, workspace, migrates, seeds }) => {
      expect(await variableErrors(workspace, services[name]?.environment ?? {})).toEqual([]);
      const jobs = [migrates && `${name}-migrate`, seeds && `${name}-seed`].filter((job) => job !== false);
      expect(jobs.filter((job) => !services[job])).toEqual([]);
    },
  );

  it('lets the reconciliation into every database, under a role of its own', async () => {
    expect(await variableErrors('infra/reconciliation', services.reconciliation?.environment ?? {})).toEqual([]);
    const owners = processes.filter(({ migrates }) => migrates).map(({ name }) => name);
    for (const owner of owners) expect(services[`${owner}-migrate`]?.environment?.AUDIT_ROLE).toBe('hilltop_audit');
  });

  it('keeps databases apart: each process opens its own, and what has none cannot reach them', () => {
    for (const { name } of processes) {
      const url = services[name]?.environment?.DATABASE_URL;
      if (url) expect(new URL(url).pathname).toBe(`/hilltop_${name}`);
      else expect(services[name]?.networks).not.toContain('state');
    }
  });

  it('names images by a version and, as Podman has no default, a registry; limits memory; waits for what exists', () => {
    for (const { image, mem_limit, depends_on = {} } of Object.values(services)) {
      expect(image).toMatch(/^(docker\.io|hilltop)\/.+:(?!latest$)[\w.-]+$/);
      expect(mem_limit).toMatch(/^\d+[mg]$/);
      for (const other of Object.keys(depends_on)) expect(Object.keys(services)).toContain(other);
    }
  });

  it('starts the gateway without waiting: a service that is not there costs its own part of the site', () => {
    expect(services.gateway?.depends_on).toBeUndefined();
  });

  it('holds no secret, and cannot be run without one', () => {
    const secrets = [...text.matchAll(/^ +[A-Z_]*(PASSWORD|SECRET|SECRETS|SECRET_KEY): (.*)$/gm)];
    expect(secrets.length).toBeGreaterThan(20);
    for (const [, , value] of secrets) expect(value).toMatch(/^\$\{[A-Z\d_]+:\?/);
    expect(() => readCompose(path, { ...given, BOOKINGS_SECRET: '' })).toThrow('BOOKINGS_SECRET');
  });

  it('runs the versions that the integration tests run', () => {
    const folder = join(root, 'services/shared/platform/src/testing');
    for (const [part, file] of Object.entries({ postgres: 'test-postgres', nats: 'test-nats', s3: 'test-s3' })) {
      expect(readFileSync(join(folder, `${file}.ts`), 'utf8')).toContain(`'${services[part]?.image}'`);
    }
  });
});
