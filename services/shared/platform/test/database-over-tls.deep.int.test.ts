import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@hilltop/local/ports/free-port';
import { type PostgresServer, startPostgres } from '@hilltop/local/servers/postgres';
import { choosePostgresAccount } from '@hilltop/local/servers/postgres-account';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource } from '../src/database/data-source.js';
import { quietLogger } from '../src/testing/quiet-logger.js';

let home: string;
let server: PostgresServer;

/** Creates a certificate authority with a certificate for `localhost`; returns the file of its certificate. */
function makeAuthority(name: string): string {
  const file = (suffix: string): string => join(home, `${name}.${suffix}`);
  const run = (...args: string[]) => execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  run('req', '-x509', ...key, '-keyout', file('ca.key'), '-out', file('ca.crt'), '-days', '2', '-subj', `/CN=${name}`);
  run('req', ...key, '-keyout', file('key'), '-out', file('csr'), '-subj', '/CN=localhost');
  writeFileSync(file('ext'), 'subjectAltName=DNS:localhost\n');
  const signed = ['-CA', file('ca.crt'), '-CAkey', file('ca.key'), '-CAcreateserial', '-extfile', file('ext')];
  run('x509', '-req', '-in', file('csr'), ...signed, '-days', '2', '-out', file('crt'));
  return file('ca.crt');
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'hilltop-test-tls-'));
  chmodSync(home, 0o711);
  makeAuthority('stranger');
  makeAuthority('ours');
  // The server refuses a key that others can read, and can run under another account.
  const account = choosePostgresAccount(join(home, 'data', 'cluster'));
  if (account) for (const one of ['ours.key', 'ours.crt']) chownSync(join(home, one), account.uid, account.gid);
  writeFileSync(join(home, 'pg_hba.conf'), 'hostssl all all all scram-sha-256\n');
  chmodSync(join(home, 'pg_hba.conf'), 0o644);
  server = await startPostgres({
    dataDirectory: join(home, 'data'),
    port: await freePort(),
    settings: {
      ssl: 'on',
      ssl_cert_file: join(home, 'ours.crt'),
      ssl_key_file: join(home, 'ours.key'),
      hba_file: join(home, 'pg_hba.conf'),
    },
  });
});

afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

/** Whether the server sees the connection as encrypted. */
async function isEncrypted(options: string, host = 'localhost'): Promise<boolean> {
  const url = new URL(server.url);
  url.hostname = host;
  const source = createDataSource({
    url: `${url.href}${options}`,
    entities: [],
    applicationName: 'tls',
    logger: quietLogger(),
  });
  try {
    await source.initialize();
    const rows = await source.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
    return rows[0].ssl;
  } finally {
    if (source.isInitialized) await source.destroy();
  }
}

const verified = (authority: string): string =>
  `?sslmode=verify-full&sslrootcert=${encodeURIComponent(join(home, `${authority}.ca.crt`))}`;

describe('a database URL with sslmode=verify-full', () => {
  it('connects over TLS to a server with a certificate of the authority', async () => {
    expect(readFileSync(join(home, 'ours.ca.crt'), 'utf8')).toContain('BEGIN CERTIFICATE');
    expect(await isEncrypted(verified('ours'))).toBe(true);
  });

  it('refuses a server with a certificate of another authority', () =>
    expect(isEncrypted(verified('stranger'))).rejects.toThrow(/certificate|issuer/));

  it('refuses a server of another name', () =>
    expect(isEncrypted(verified('ours'), '127.0.0.1')).rejects.toThrow(/altnames|does not match/));

  it('is required by a server that enforces TLS', () => expect(isEncrypted('')).rejects.toThrow('no encryption'));
});
