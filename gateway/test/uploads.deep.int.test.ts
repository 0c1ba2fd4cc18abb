import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeMedia, picture } from './support/fake-media.js';
import { FakeStaff, staffMember } from './support/fake-staff.js';
import { problemOf } from './support/problem-of.js';
import { rawRequest } from './support/raw-request.js';
import { startGateway, type TestGateway } from './support/start-gateway.js';

const staff = new FakeStaff();
const replicas = [new FakeMedia(), new FakeMedia()] as const;
const type = 'multipart/form-data; boundary=edge';
let gateway: TestGateway;

beforeAll(async () => {
  await Promise.all([staff.subgraph.start(), ...replicas.map((replica) => replica.start())]);
  gateway = await startGateway({
    others: { staff: [staff.subgraph.url], media: replicas.map(({ url }) => url) },
  });
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([staff.subgraph.kill(), ...replicas.map((replica) => replica.kill())]);
});
beforeEach(async () => {
  for (const replica of replicas) {
    replica.mood = 'takes all';
    replica.seen.length = 0;
  }
  staff.subgraph.mood = 'answers';
});

const seen = () => replicas.flatMap((replica) => replica.seen);
const everyReplica = (mood: FakeMedia['mood']) => {
  for (const replica of replicas) replica.mood = mood;
};
/** Waits until the gateway sends to both replicas again: it leaves out one that failed, for a while. */
const recovered = async () => {
  everyReplica('takes all');
  for (const replica of replicas) replica.seen.length = 0;
  await eventually(async () => {
    await fetch(`${gateway.url}/uploads/a.webp`);
    for (const replica of replicas) expect(replica.seen).not.toEqual([]);
  });
};
const upload = (body: RequestInit['body'], headers: Record<string, string> = staff.cookie(), path = '/api/upload') =>
  fetch(gateway.url + path, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: body ?? null,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit);

/** An endless upload, and its outcome. */
function endlessUpload(headers: Record<string, string>) {
  const call = httpRequest(`${gateway.url}/api/upload`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
  });
  let written = 0;
  const source = new Readable({
    read() {
      setImmediate(() => {
        written += 65_536;
        this.push(Buffer.alloc(65_536));
      });
    },
  });
  source.pipe(call);
  const answered = new Promise<number>((resolve, reject) => {
    call.once('response', (response) => resolve(response.resume().statusCode ?? 0)).once('error', reject);
  });
  return {
    written: () => written,
    answered,
    abort: () => {
      answered.catch(() => undefined);
      source.destroy();
      call.destroy();
    },
  };
}

describe('POST /api/upload and /api/upload-multiple', () => {
  const body = Buffer.alloc(3_000_000, 'picture');

  it.each([
    ['/api/upload', '/upload'],
    ['/api/upload-multiple', '/upload-multiple'],
  ])('%s is forwarded unmodified, and so is the response', async (path, passed) => {
    const response = await upload(body, staff.cookie(), path);
    expect(response.status).toBe(201);
    const file = { url: '/uploads/a.webp', size: body.length };
    expect(await response.json()).toMatchObject(path === '/api/upload' ? file : { files: [file] });
    const [arrived] = seen();
    expect(arrived).toMatchObject({
      method: 'POST',
      url: passed,
      identity: { role: 'staff', id: staffMember.id },
      sha256: createHash('sha256').update(body).digest('hex'),
    });
    expect(arrived?.headers).toMatchObject({ 'content-type': type, 'content-length': String(body.length) });
    expect(arrived?.headers['x-hilltop-caller']).toMatch(/^[\w-]{43}$/);
    expect(arrived?.headers['x-correlation-id']).toBe(response.headers.get('x-correlation-id'));
    expect(arrived?.headers.cookie).toBeUndefined();
  });

  it('accepts a body of unknown length', async () => {
    const response = await upload(new Blob([body]).stream());
    expect(response.status).toBe(201);
    expect(seen()[0]).toMatchObject({ bytes: body.length });
    expect(seen()[0]?.headers['content-length']).toBeUndefined();
  });

  it('is 401 for visitors, and nothing reaches media', async () => {
    for (const headers of [{}, { cookie: `hilltop_staff=${'x'.repeat(43)}` }]) {
      const response = await upload(body, headers);
      expect(response.status).toBe(401);
      await problemOf(response);
    }
    expect(seen()).toEqual([]);
  });

  it('refuses visitors before their body arrives', async () => {
    const call = endlessUpload({});
    expect(await call.answered).toBe(401);
    call.abort();
  });

  it('is 503 while the session cannot be checked', async () => {
    const headers = staff.cookie();
    staff.subgraph.mood = 'answers 503';
    expect((await upload('x', headers)).status).toBe(503);
    expect(seen()).toEqual([]);
  });

  it('is never buffered: a media service that reads nothing stops the caller', async () => {
    everyReplica('reads nothing');
    const call = endlessUpload(staff.cookie());
    // A buffered body would keep growing. The size of the kernel's socket buffers differs by machine.
    await eventually(async () => {
      const before = call.written();
      await pause(500);
      expect(before).toBeGreaterThan(0);
      expect(call.written()).toBe(before);
    });
    call.abort();
  });

  it('ends at media when the caller disconnects', async () => {
    const call = endlessUpload(staff.cookie());
    await eventually(() => expect(seen()).toHaveLength(1));
    call.abort();
    await eventually(() => expect(seen()[0]).toMatchObject({ aborted: true }));
    expect(seen()).toHaveLength(1);
    // This is not an error of ours.
    expect((await upload('x')).status).toBe(201);
  });

  it('lets the caller read a response that arrives before the end of the body', async () => {
    everyReplica('answers early');
    const response = await upload(Buffer.alloc(20_000_000));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ title: 'There are too many files.' });
  });

  it('is limited by its declared and by its actual size', async () => {
    const said = await rawRequest(
      gateway.url,
      '/api/upload',
      { ...staff.cookie(), 'content-type': type, 'content-length': String(200 * 1024 * 1024), connection: 'close' },
      'POST',
    );
    expect(said.status).toBe(413);
    const call = endlessUpload(staff.cookie());
    expect(await call.answered).toBe(413);
    call.abort();
    expect(seen().every(({ sha256 }) => sha256 === undefined)).toBe(true);
  });

  it.each(['application/json', 'image/png', 'multipart/form-data'])('requires a form, not %s', async (kind) => {
    const response = await upload('x', { ...staff.cookie(), 'content-type': kind });
    expect(response.status).toBe(415);
    expect((await problemOf(response)).detail).toBe('Send the files as multipart/form-data.');
    expect(seen()).toEqual([]);
  });

  it('goes to another replica when one is down, and is 503 when all are', async () => {
    await replicas[0].kill();
    for (let times = 0; times < 3; times += 1) expect((await upload('x')).status).toBe(201);
    await replicas[1].kill();
    const response = await upload('x');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect((await problemOf(response)).detail).toBe('The image library is not responding right now.');
    await Promise.all(replicas.map((replica) => replica.start()));
    await recovered();
  });

  it('is sent only once when the connection breaks', async () => {
    everyReplica('drops the connection');
    const response = await upload('x');
    expect(response.status).toBe(503);
    expect(await problemOf(response)).toMatchObject({ outcome: 'unknown' });
    expect(seen()).toHaveLength(1);
    await recovered();
  });
});

describe('DELETE /api/upload/{filename}', () => {
  const remove = (name: string, headers: Record<string, string> = staff.cookie()) =>
    fetch(`${gateway.url}/api/upload/${name}`, { method: 'DELETE', headers });

  it('is forwarded for staff only', async () => {
    expect((await remove('a.webp')).status).toBe(200);
    expect((await remove('a.webp', {})).status).toBe(401);
    expect(seen()).toMatchObject([{ method: 'DELETE', url: '/upload/a.webp', identity: { role: 'staff' } }]);
  });

  it('finds nothing for an invalid name', async () => {
    expect((await remove('..%2F..%2Fetc')).status).toBe(404);
    expect(seen()).toEqual([]);
  });
});

describe('GET /uploads/{file}', () => {
  it('returns the image from media with its headers', async () => {
    const response = await fetch(`${gateway.url}/uploads/a.webp?w=320&x=1`, { headers: { 'accept-encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(picture.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: '"a"',
    });
    expect(seen()).toMatchObject([{ url: '/uploads/a.webp?w=320', identity: { role: 'visitor' } }]);
  });

  it('supports ranges, revalidation and HEAD', async () => {
    const part = await fetch(`${gateway.url}/uploads/a.webp`, { headers: { range: 'bytes=0-9' } });
    expect(part.status).toBe(206);
    expect((await part.arrayBuffer()).byteLength).toBe(10);
    const same = await rawRequest(gateway.url, '/uploads/a.webp', { 'if-none-match': '"a"' });
    expect(same).toMatchObject({ status: 304, headers: { etag: '"a"' } });
    const head = await rawRequest(gateway.url, '/uploads/a.webp', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': String(picture.length) } });
    expect(head.body).toHaveLength(0);
  });

  it('looks up no session', async () => {
    staff.subgraph.seen.length = 0;
    expect((await fetch(`${gateway.url}/uploads/a.webp`, { headers: staff.cookie() })).status).toBe(200);
    expect(staff.subgraph.seen).toEqual([]);
  });

  it('forwards a 404', async () => {
    const response = await fetch(`${gateway.url}/uploads/missing.webp`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ title: 'There is nothing here.' });
  });

  it.each([
    '/uploads/../../etc/passwd',
    '/uploads/..%2f..%2fetc%2fpasswd',
    '/uploads/%2e%2e/secret',
    '/uploads/..%5csecret',
    '/uploads/.env',
    '/uploads/a%00.png',
    '/uploads//a.webp',
    '/uploads/a/b.webp',
    '/uploads/',
  ])('finds nothing at %s, without a call to media', async (path) => {
    const { status } = await rawRequest(gateway.url, path);
    expect([400, 404]).toContain(status);
    expect(seen()).toEqual([]);
  });

  it.each(['answers 503', 'drops the connection'] as const)('is retried elsewhere when one %s', async (mood) => {
    replicas[0].mood = mood;
    for (let times = 0; times < 3; times += 1) {
      expect((await fetch(`${gateway.url}/uploads/a.webp`)).status).toBe(200);
    }
    await recovered();
  });

  it('closes the connection to media when the client disconnects', async () => {
    const gone = new AbortController();
    const response = await fetch(`${gateway.url}/uploads/a.webp`, { signal: gone.signal });
    gone.abort();
    await response.arrayBuffer().catch(() => undefined);
    expect((await fetch(`${gateway.url}/uploads/a.webp`)).status).toBe(200);
  });
});
