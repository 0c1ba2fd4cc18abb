import { randomBytes } from 'node:crypto';
import { createConnection } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Client } from 'minio';
import { createTestDatabase } from '../src/testing/test-database.js';
import { startTestS3, testS3Keys } from '../src/testing/test-s3.js';
import { TestSmtp } from '../src/testing/test-smtp.js';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

describe('a test database', () => {
  it('belongs to one test file, and is dropped afterwards', async () => {
    const [one, other] = await Promise.all([
      createTestDatabase({ setup: 'CREATE TABLE cup (id int)' }),
      createTestDatabase({ setup: 'CREATE TABLE cup (id int)' }),
    ]);
    await one.dataSource.query('INSERT INTO cup VALUES (1)');
    expect(await other.dataSource.query('SELECT * FROM cup')).toEqual([]);
    const name = new URL(one.url).pathname.slice(1);
    await one.close();
    expect(await other.dataSource.query('SELECT FROM pg_database WHERE datname = $1', [name])).toEqual([]);
    await other.close();
  });
});

describe('the object store of a test', () => {
  it('keeps objects across a restart, and requires the right key', async () => {
    const server = await startTestS3();
    endings.push(() => server.close());
    const { hostname, port } = new URL(server.url);
    const where = { endPoint: hostname, port: Number(port), useSSL: false, region: 'us-east-1', pathStyle: true };
    const store = new Client({ ...where, ...testS3Keys });
    const image = randomBytes(1_000);
    await store.makeBucket('images');
    await store.putObject('images', 'a.bin', image, image.length);
    await server.stop();
    await server.start();
    expect((await store.statObject('images', 'a.bin')).size).toBe(1_000);

    const stranger = new Client({ ...where, accessKey: testS3Keys.accessKey, secretKey: 'some-other-secret-key' });
    await expect(stranger.statObject('images', 'a.bin')).rejects.toThrow();
  });
});

/** Sends an e-mail command by command and returns the server's last reply. */
function sendMail(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const words = [
    'EHLO test',
    'MAIL FROM:<a@example.org>',
    'RCPT TO:<b@example.org>',
    'DATA',
    'Subject: hi\r\n\r\nhello\r\n.',
  ];
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(port), hostname);
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      // The last line of a reply has a space after its code.
      const answer = /^(\d{3}) .*\r\n$/m.exec(String(chunk));
      if (!answer) return;
      const word = words.shift();
      if (word !== undefined) return socket.write(`${word}\r\n`);
      socket.end();
      resolve(answer[1] ?? '');
    });
  });
}

describe('the mail server of a test', () => {
  it('stores e-mails, and can refuse them or be down', async () => {
    const smtp = await TestSmtp.start();
    endings.push(() => smtp.stop());
    expect(await sendMail(smtp.url)).toBe('250');
    expect(smtp.received).toEqual([
      { from: 'a@example.org', to: ['b@example.org'], source: expect.stringContaining('Subject: hi\r\n\r\nhello') },
    ]);

    smtp.refuse();
    expect(await sendMail(smtp.url)).toBe('451');
    smtp.refuse(550);
    expect(await sendMail(smtp.url)).toBe('550');
    smtp.accept();
    await smtp.stop();
    await expect(sendMail(smtp.url)).rejects.toThrow('ECONNREFUSED');
    await smtp.listen();
    expect(await sendMail(smtp.url)).toBe('250');
    expect(smtp.received).toHaveLength(2);
  });
});
