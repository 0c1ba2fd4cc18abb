import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freePort, freePorts, isPortFree } from '../ports/free-port.ts';
import { startMail } from '../servers/mail.ts';
import { startNats } from '../servers/nats.ts';
import { startPostgres } from '../servers/postgres.ts';
import { ensureDatabase } from '../servers/postgres-databases.ts';
import { startS3 } from '../servers/s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'hilltop-servers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

describe('PostgreSQL', () => {
  const dataDirectory = join(folder, 'postgres');
  const start = async () => startPostgres({ dataDirectory, port: await freePort() });

  it('keeps what was committed when it is killed, and starts over its stale lock', async () => {
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept (id int); INSERT INTO kept VALUES (42)');
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    // Somebody else has got the number since: PostgreSQL alone would refuse to start.
    const lock = join(dataDirectory, 'cluster/postmaster.pid');
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(process.pid)));
    const second = await start();
    expect(await ask(second.url, 'SELECT id FROM kept')).toEqual([{ id: 42 }]);
    expect(await ask(second.url, "SELECT current_setting('fsync') AS fsync")).toEqual([{ fsync: 'on' }]);
    await second.stop();
    expect(await isPortFree(second.port)).toBe(true);
  });

  it('logs what failed without what people typed', async () => {
    const lines: string[] = [];
    const settings = { log_min_duration_statement: '0' };
    const onLine = (line: string) => lines.push(line);
    const server = await startPostgres({ dataDirectory, port: await freePort(), settings, onLine });
    await ask(server.url, 'CREATE TABLE guests (email text UNIQUE, seats int CHECK (seats > 0))');
    const add = 'INSERT INTO guests VALUES ($1, $2)';
    await ask(server.url, add, ['ada@hilltop.test', 1]);
    await expect(ask(server.url, add, ['ada@hilltop.test', 1])).rejects.toThrow('duplicate key');
    await expect(ask(server.url, add, ['ada@hilltop.test', 0])).rejects.toThrow('check constraint');
    await expect(ask(server.url, 'SELECT 1 / (length($1) - 16)', ['ada@hilltop.test'])).rejects.toThrow('by zero');
    await server.stop();
    const log = lines.join('\n');
    for (const words of ['duplicate key', 'check constraint', 'by zero', 'duration:']) expect(log).toContain(words);
    expect(log).not.toContain('ada@');
  });

  it('keeps its password for itself', async () => {
    expect(statSync(join(dataDirectory, 'password')).mode & 0o777).toBe(0o600);
  });

  it('takes over from a server that was left running on the same data', async () => {
    const left = await start();
    const next = await start();
    await left.exited;
    expect(await ask(next.url, 'SELECT id FROM kept')).toEqual([{ id: 42 }]);
    await next.stop();
  });

  it('gives each service a database that the others cannot enter', async () => {
    const server = await start();
    const one = await ensureDatabase(server.url, 'one', 'secret-of-one');
    const two = await ensureDatabase(server.url, 'two', 'secret-of-two');
    const again = await ensureDatabase(server.url, 'one', 'secret-of-one');
    expect([one.isNew, two.isNew, again]).toEqual([true, true, { ...one, isNew: false }]);
    await ask(one.url, 'CREATE TABLE own (id int)');
    expect(await ask(one.url, 'SELECT tableowner FROM pg_tables WHERE tablename = $$own$$')).toEqual([
      { tableowner: 'one' },
    ]);
    const wrongDoor = new URL(one.url);
    wrongDoor.pathname = '/two';
    await expect(ask(wrongDoor.href, 'SELECT 1')).rejects.toThrow('permission denied');
    await server.stop();
  });
});

describe('NATS', () => {
  it('runs with JetStream', async () => {
    const server = await startNats({ dataDirectory: join(folder, 'nats'), port: await freePort() });
    const greeting = await new Promise<string>((resolve) => {
      const socket = createConnection(server.port, '127.0.0.1');
      socket.once('data', (bytes) => {
        resolve(String(bytes));
        socket.destroy();
      });
    });
    expect(greeting).toContain('"jetstream":true');
    await server.stop();
    expect(await isPortFree(server.port)).toBe(true);
  });
});

describe('the S3 server', () => {
  it('has its bucket, and opens to nobody without the right key', async () => {
    const keys = { accessKey: 'hilltop', secretKey: 'x'.repeat(40), bucket: 'hilltop' };
    const server = await startS3({ dataDirectory: join(folder, 's3'), port: 0, ...keys });
    const put = (headers: Record<string, string>) =>
      fetch(`${server.url}/hilltop/secret.txt`, { method: 'PUT', body: 'x', headers });
    const withoutKey = await put({});
    const withTheKeyOfTheManual = await put({
      authorization: 'AWS S3RVER:c2lnbmF0dXJl',
      date: new Date().toUTCString(),
    });
    expect([withoutKey.status, withTheKeyOfTheManual.status]).toEqual([403, 403]);
    expect(statSync(join(folder, 's3/hilltop')).isDirectory()).toBe(true);
    await server.stop();
    expect(await isPortFree(server.port)).toBe(true);
  });
});

/** Speaks just enough SMTP to hand over one mail. */
async function send(port: number): Promise<void> {
  const lines = [
    'HELO test',
    'MAIL FROM:<a@hilltop.test>',
    'RCPT TO:<b@hilltop.test>',
    'DATA',
    'Subject: Kept\r\n\r\nHello.\r\n.',
    'QUIT',
  ];
  await new Promise<void>((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.on('data', () => {
      const line = lines.shift();
      if (line !== undefined) {
        socket.write(`${line}\r\n`);
      }
    });
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
}

describe('the mail catcher', () => {
  it('shows a mail, also after a restart', async () => {
    const [port = 0, inboxPort = 0] = await freePorts(2);
    const options = { dataDirectory: join(folder, 'mail'), port, inboxPort };
    const first = await startMail(options);
    await send(first.port);
    await first.stop();
    const second = await startMail(options);
    const mails = await (await fetch(`${second.inboxUrl}/api/email`)).text();
    expect(mails).toContain('Kept');
    await second.stop();
  });
});
