import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hilltopProcesses, variableErrors } from '../checks/manifests/variables.ts';
import { type PartEnvironments, partEnvironments } from './part-environments.ts';

let data: string;
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'one-process-'));
});
afterAll(() => rmSync(data, { recursive: true }));

/** All that a house must say. */
function settings(): Record<string, string> {
  return {
    HILLTOP_DATA: data,
    PUBLIC_URL: 'https://hill.example',
    DATABASE_URL: 'postgres://postgres:pw@127.0.0.1:5432/postgres',
    NATS_URL: 'nats://127.0.0.1:4222',
    SMTP_URL: 'smtps://user:pw@mail.example',
    ...{ S3_ENDPOINT: 'http://127.0.0.1:9000', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' },
  };
}

function given(environments: PartEnvironments, name: string): Record<string, string> {
  const entries = Object.entries(environments.get(name) ?? {});
  return Object.fromEntries(entries.flatMap(([variable, value]) => (value === undefined ? [] : [[variable, value]])));
}

describe('the environments of the parts of one process', () => {
  it('are complete from a few settings', async () => {
    const environments = partEnvironments({ ...settings(), LOG_LEVEL: 'warn' });
    const names = [];
    for (const { name, readEnvironment } of await hilltopProcesses()) {
      names.push(name);
      const errors = variableErrors(readEnvironment, given(environments, name));
      // Some variables are only for the seeds.
      expect([name, errors.filter((error) => !error.endsWith('is known to nobody'))]).toEqual([name, []]);
    }
    expect([...environments.keys()].sort()).toEqual(names.sort());
  });

  it('have each its database, its port and a small pool', () => {
    const environments = partEnvironments({
      ...settings(),
      CATALOG_PORT: '5000',
      CATALOG_DATABASE_URL: 'postgres://x/y',
    });
    const bookings = environments.get('bookings');
    expect(new URL(bookings?.DATABASE_URL ?? '')).toMatchObject({
      ...{ host: '127.0.0.1:5432', username: 'hilltop_bookings', pathname: '/hilltop_bookings' },
    });
    expect(bookings).toMatchObject({ PORT: '4101', HOST: '127.0.0.1', DATABASE_POOL: '4' });
    expect(environments.get('catalog')).toMatchObject({ PORT: '5000', DATABASE_URL: 'postgres://x/y' });
    expect(environments.get('gateway')).toMatchObject({ PORT: '8080', CATALOG_URLS: 'http://127.0.0.1:5000' });
  });

  it('have the addresses of what is elsewhere, and the same secrets there', () => {
    const rest = partEnvironments({
      ...settings(),
      PARTS: 'bookings=http://10.0.0.2:4101,bookings=http://10.0.0.3:4101',
    });
    const replicas = 'http://10.0.0.2:4101,http://10.0.0.3:4101';
    expect(rest.has('bookings')).toBe(false);
    for (const name of ['gateway', 'orders', 'notifications']) {
      expect(rest.get(name)).toMatchObject({ BOOKINGS_URLS: replicas });
    }
    const alone = partEnvironments({ ...settings(), PARTS: 'bookings', SERVICES_HOST: '0.0.0.0' });
    expect([...alone.keys()]).toEqual(['bookings']);
    const { HOST, ...others } = alone.get('bookings') ?? {};
    expect(HOST).toBe('0.0.0.0');
    expect(partEnvironments(settings()).get('bookings')).toEqual({ ...others, HOST: '127.0.0.1' });
  });
});
