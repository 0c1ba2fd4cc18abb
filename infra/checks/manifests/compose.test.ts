import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCompose, requiredVariables } from '../../compose/compose-file.ts';
import { composeFaults } from './compose-faults.ts';
import { type ComposeFile, composeShape } from './compose-shape.ts';
import { processesOf } from './processes.ts';

const root = resolve(import.meta.dirname, '../../..');
const path = join(root, 'docker-compose.yml');
const text = readFileSync(path, 'utf8');
const given = Object.fromEntries(requiredVariables(text).map((name) => [name, `secret-of-${name}-`.padEnd(43, 'x')]));
const processes = processesOf(root);

const read = (): ComposeFile => composeShape.parse(readCompose(path, given));

describe('docker-compose.yml', () => {
  it('has the shape of a compose file, and nothing that it would be ignored for', () => {
    expect(composeShape.safeParse(readCompose(path, given)).error?.issues ?? []).toEqual([]);
  });

  it('runs every process with all its variables, waits for what is there, and keeps databases apart', async () => {
    expect(await composeFaults(read(), processes)).toEqual([]);
  });

  it('holds no secret, and cannot be run without one', () => {
    const secrets = [...text.matchAll(/^ +[A-Z_]*(PASSWORD|SECRET|SECRETS|SECRET_KEY): (.*)$/gm)];
    expect(secrets.length).toBeGreaterThan(20);
    for (const [, , value] of secrets) expect(value).toMatch(/^\$\{[A-Z\d_]+:\?/);
    expect(() => readCompose(path, { ...given, BOOKINGS_SECRET: '' })).toThrow('BOOKINGS_SECRET');
  });

  it('mounts what is in the checkout', () => {
    const mounted = Object.values(read().services).flatMap(({ volumes = [] }) =>
      volumes.filter((one) => one.startsWith('./')).map((one) => one.split(':')[0] ?? ''),
    );
    expect(mounted.length).toBeGreaterThan(5);
    expect(mounted.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('makes a database and a role for each service that has one', () => {
    const script = readFileSync(join(root, 'infra/compose/postgres/databases.sh'), 'utf8');
    const made = /^for service in (.+); do$/m.exec(script)?.[1]?.split(' ');
    expect(made?.sort()).toEqual(
      processes
        .filter(({ migrates }) => migrates)
        .map(({ name }) => name)
        .sort(),
    );
    expect(script).toContain('CREATE ROLE hilltop_audit LOGIN');
  });
});

describe('the check of the compose file', () => {
  const broken = async (spoil: (file: ComposeFile) => void): Promise<string[]> => {
    const file = read();
    spoil(file);
    return composeFaults(file, processes);
  };
  const environmentOf = (file: ComposeFile, name: string) => file.services[name]?.environment ?? {};

  it.each<[string, (file: ComposeFile) => void, string]>([
    [
      'a variable that is missing',
      (file) => delete environmentOf(file, 'media').S3_BUCKET,
      'media: S3_BUCKET is not set',
    ],
    [
      'one that is wrong',
      (file) => (environmentOf(file, 'orders').IDENTITY_SECRETS = 'short'),
      'orders: IDENTITY_SECRETS',
    ],
    [
      'one that is misspelt',
      (file) => (environmentOf(file, 'media').UPLOAD_MAX_FILE = '3'),
      'UPLOAD_MAX_FILE is known to nobody',
    ],
    ['a service that is missing', (file) => delete file.services['bookings-seed'], 'bookings-seed is missing'],
    ['waiting for nobody', (file) => delete file.services.nats, 'bookings waits for nats, which is not there'],
    ['a health that nobody tells', (file) => delete file.services.s3?.healthcheck, 'the health of s3, which has none'],
    [
      "another's database",
      (file) => (environmentOf(file, 'staff').DATABASE_URL = environmentOf(file, 'orders').DATABASE_URL ?? ''),
      'not its own',
    ],
    ['a gateway that reaches databases', (file) => file.services.gateway?.networks.push('state'), 'yet reaches them'],
    ['no audit', (file) => delete file.services.audit, 'audit is missing'],
    [
      'an audit that opens what it should not',
      (file) => (environmentOf(file, 'audit').STAFF_DATABASE_URL = environmentOf(file, 'staff').DATABASE_URL ?? ''),
      'should as one role of its own',
    ],
    [
      'an audit that a service does not let in',
      (file) => delete environmentOf(file, 'orders-migrate').AUDIT_ROLE,
      'orders-migrate does not let hilltop_audit in',
    ],
    ['an audit that reaches processes', (file) => file.services.audit?.networks.push('inside'), 'reaches processes'],
    [
      'a name that nobody has',
      (file) => (environmentOf(file, 'gateway').STAFF_URLS = 'http://stuff:8080'),
      'names stuff',
    ],
  ])('sees %s', async (_, spoil, fault) => {
    expect((await broken(spoil)).join('\n')).toContain(fault);
  });

  it.each<[string, (service: Record<string, unknown>) => void]>([
    ['a key that there is not', (service) => (service.enviroment = {})],
    ['an image without a version', (service) => (service.image = 'postgres')],
    ['the latest image', (service) => (service.image = 'postgres:latest')],
    ['a port for the world', (service) => (service.ports = ['0.0.0.0:5432:5432'])],
  ])('refuses %s', (_, spoil) => {
    const file = structuredClone(read());
    spoil(file.services.postgres ?? {});
    expect(composeShape.safeParse(file).success).toBe(false);
  });
});
