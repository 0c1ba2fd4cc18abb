import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

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
const run = (overlay: string, env: Record<string, string>) =>
  spawnSync(process.execPath, [program, overlay], { env, encoding: 'utf8' });
const itemsOf = (stdout: string): SecretItem[] => JSON.parse(stdout).items;

it('writes nothing for production while a secret is missing or a placeholder', () => {
  const { status, stdout, stderr } = run('production', { ...given, SMTP_URL: 'smtp://mail:1025' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('SMTP_URL names mail');
});

it('lets the operator of PostgreSQL see a new password, and asks for TLS', () => {
  const items = itemsOf(run('production', given).stdout);
  const roles = items.filter(({ metadata }) => metadata.name.endsWith('-role'));
  expect(roles).toHaveLength(9);
  for (const { metadata } of roles) expect(metadata.labels['cnpg.io/reload']).toBe('true');
  const urls = items.flatMap(({ stringData }) =>
    Object.values(stringData).filter((one) => one.startsWith('postgres:')),
  );
  expect(urls).toHaveLength(16);
  for (const url of urls) expect(url).toContain('sslmode=verify-full');
});

it('gives a local cluster all that it needs', () => {
  const { status, stdout } = run('local', {});
  expect(status).toBe(0);
  expect(itemsOf(stdout).map(({ metadata }) => metadata.name)).toContain('demo-account');
});
