import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { services } from '../local/parts.ts';

interface SecretItem {
  metadata: { name: string; labels: Record<string, string> };
  stringData: Record<string, string>;
}

const program = join(import.meta.dirname, 'write-secrets.ts');
const key = 'q7Zr0mVd3yKp8sLw1eHn';
const given = {
  SMTP_URL: 'smtps://hilltop:a9Jw2kQz@mail.provider.net:465',
  S3_ACCESS_KEY: key,
  S3_SECRET_KEY: key,
  S3_READ_ACCESS_KEY: key,
  S3_READ_SECRET_KEY: key,
  BACKUP_ACCESS_KEY: key,
  BACKUP_SECRET_KEY: key,
  ALERT_PAGE_URL: 'https://hooks.provider.net/page/8f2c',
  ALERT_TICKET_URL: 'https://hooks.provider.net/ticket/51ab',
};
const run = (overlay: string, env: Record<string, string>, present?: SecretItem[]) =>
  spawnSync(process.execPath, [program, overlay, ...(present ? ['add'] : [])], {
    env,
    encoding: 'utf8',
    ...(present && { input: JSON.stringify({ items: present.map(asInCluster) }) }),
  });
const asInCluster = ({ metadata, stringData }: SecretItem) => ({
  metadata,
  data: Object.fromEntries(
    Object.entries(stringData).map(([name, value]) => [name, Buffer.from(value).toString('base64')]),
  ),
});
const itemsOf = (stdout: string): SecretItem[] => JSON.parse(stdout).items;

it('writes nothing for production while a secret is missing or a placeholder', () => {
  const { status, stdout, stderr } = run('production', { ...given, SMTP_URL: 'smtp://mail:1025' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('SMTP_URL names mail');
});

it('lets the operator of PostgreSQL see a new password, and asks for TLS', () => {
  const items = itemsOf(run('production', given).stdout);
  const roles = items.filter(({ metadata }) => metadata.name.endsWith('-role'));
  expect(roles).toHaveLength(services.length + 1);
  for (const { metadata } of roles) expect(metadata.labels['cnpg.io/reload']).toBe('true');
  const urls = items.flatMap(({ stringData }) =>
    Object.values(stringData).filter((one) => one.startsWith('postgres:')),
  );
  expect(urls).toHaveLength(2 * services.length);
  for (const url of urls) expect(url).toContain('sslmode=verify-full');
});

it('gives a local cluster all that it needs', () => {
  const { status, stdout } = run('local', {});
  expect(status).toBe(0);
  expect(itemsOf(stdout).map(({ metadata }) => metadata.name)).toContain('demo-account');
});

it('adds what a release with a new service needs, from what the cluster has', () => {
  const all = itemsOf(run('production', given).stdout);
  const isNew = (name: string): boolean => name.startsWith('content');
  const without = ({ metadata, stringData }: SecretItem): SecretItem => ({
    metadata,
    stringData: Object.fromEntries(Object.entries(stringData).filter(([name]) => !name.startsWith('CONTENT'))),
  });
  const before = all.filter(({ metadata }) => !isNew(metadata.name)).map(without);

  // Secrets that others hand out are in the cluster: they need not be given again.
  const { status, stdout, stderr } = run('production', {}, before);
  const added = itemsOf(stdout);

  expect([status, stderr]).toEqual([0, expect.stringContaining('nats-users: CONTENT')]);
  expect(added.map(({ metadata }) => metadata.name).sort()).toEqual([
    'content-database',
    'content-role',
    'identity',
    'nats-urls',
    'nats-users',
    'reconciliation',
  ]);
  const valuesOf = (items: SecretItem[], name: string) =>
    items.find(({ metadata }) => metadata.name === name)?.stringData;
  // Both are derived from secrets that stay as they are: the gateway's key, and the password of the reconciliation's role.
  expect(valuesOf(added, 'identity')?.CONTENT).toBe(valuesOf(all, 'identity')?.CONTENT);
  const audit = new URL(valuesOf(all, 'reconciliation')?.BOOKINGS_DATABASE_URL ?? '').password;
  expect(new URL(valuesOf(added, 'reconciliation')?.CONTENT_DATABASE_URL ?? '').password).toBe(audit);
  expect(valuesOf(added, 'nats-urls')?.CONTENT).toContain(`:${valuesOf(added, 'nats-users')?.CONTENT}@`);
});

it('adds nothing where nothing is missing', () => {
  const all = itemsOf(run('production', given).stdout);
  expect(itemsOf(run('production', {}, all).stdout)).toEqual([]);
});
