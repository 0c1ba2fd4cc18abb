import { request } from 'node:http';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ObjectStore } from '../src/storage/object-store.js';
import { type RunningMedia, runMedia } from './support/running-media.js';
import { jpeg } from './support/sample-images.js';

let media: RunningMedia;
let filename: string;
let whole: Buffer;
beforeAll(async () => {
  media = await runMedia();
  filename = await media.keep(await jpeg(200, 150));
  whole = await bytesOf(await media.call(`/uploads/${filename}`));
});
afterAll(() => media.close());

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
const get = (headers: Record<string, string> = {}) => media.call(`/uploads/${filename}`, { headers });

describe('an image', () => {
  it('can be cached forever, and runs nothing', async () => {
    const { status, headers } = await get();
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(whole.length),
      etag: `"${filename.slice(0, 64)}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-disposition': `inline; filename="${filename.slice(0, 12)}.jpeg"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(headers.has('vary')).toBe(false);
  });

  it('is not sent again to clients that have it', async () => {
    const tag = `"${filename.slice(0, 64)}"`;
    for (const list of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
      const response = await get({ 'if-none-match': list });
      expect([response.status, (await bytesOf(response)).length]).toEqual([304, 0]);
      expect(response.headers.get('etag')).toBe(tag);
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answers HEAD like GET, without the bytes', async () => {
    const answered = await get();
    const asked = await media.call(`/uploads/${filename}`, { method: 'HEAD' });
    expect(asked.status).toBe(200);
    expect((await bytesOf(asked)).length).toBe(0);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
      expect(asked.headers.get(name)).toBe(answered.headers.get(name));
    }
  });

  it.each([
    ['the first byte', 'bytes=0-0', 0, 0],
    ['the first hundred', 'bytes=0-99', 0, 99],
    ['some in the middle', 'bytes=10-19', 10, 19],
    ['from a byte on', 'bytes=50-', 50, undefined],
    ['the last ten', 'bytes=-10', -10, undefined],
    ['more than there are', 'bytes=20-99999999', 20, undefined],
  ])('returns a range: %s', async (_, range, start, end) => {
    const response = await get({ range });
    const from = start < 0 ? whole.length + start : start;
    const to = end ?? whole.length - 1;
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${from}-${to}/${whole.length}`);
    expect(response.headers.get('content-length')).toBe(String(to - from + 1));
    expect((await bytesOf(response)).equals(whole.subarray(from, to + 1))).toBe(true);
  });

  it('has no range after its end', async () => {
    const response = await get({ range: `bytes=${whole.length}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${whole.length}`);
  });

  it('is sent whole for several ranges, another unit, or a range of another version', async () => {
    for (const headers of [
      { range: 'bytes=0-1,5-6' },
      { range: 'lines=0-1' },
      { range: 'bytes=x-y' },
      { range: 'bytes=0-1', 'if-range': '"other"' },
    ]) {
      const response = await get(headers);
      expect([response.status, (await bytesOf(response)).length]).toEqual([200, whole.length]);
    }
    expect((await get({ range: 'bytes=0-1', 'if-range': `"${filename.slice(0, 64)}"` })).status).toBe(206);
  });
});

/** Requests a raw path, because `fetch` would normalize it. */
async function rawGet(path: string, method = 'GET'): Promise<{ status: number | undefined; body: string }> {
  const headers = await media.headersFor({ role: 'visitor' });
  return new Promise((resolve, reject) => {
    const sent = request(`${media.url}`, { path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, body: String(Buffer.concat(chunks)) }));
    });
    sent.once('error', reject).end();
  });
}

describe('invalid names', () => {
  it('lead nowhere', async () => {
    await media.get(ObjectStore).put('secret.txt', Buffer.from('secret of the bucket'), 'text/plain');
    await media.get(ObjectStore).put('originals/secret.txt', Buffer.from('secret of the folder'), 'text/plain');
    const names = [
      '../../../../etc/passwd',
      '..%2f..%2f..%2f..%2fetc%2fpasswd',
      '%2e%2e%2fsecret.txt',
      '..%5c..%5csecret.txt',
      'secret.txt',
      `..%2foriginals%2f${filename}`,
      `x%2f..%2f${filename}`,
      `${filename}%00.png`,
      `${filename}%0a`,
      filename.toUpperCase(),
      filename.replace('.jpg', '.png'),
      `${'0'.repeat(64)}.jpg`,
      '%',
      '',
      "' OR 1=1 --".replaceAll(' ', '%20'),
    ];
    for (const name of names) {
      for (const [method, base] of [
        ['GET', '/uploads'],
        ['DELETE', '/upload'],
      ] as const) {
        const { status, body } = await rawGet(`${base}/${name}`, method);
        expect([400, 401, 404]).toContain(status);
        expect(body).not.toMatch(/secret|root:/);
        if (method === 'GET') expect(status).not.toBe(401);
      }
    }
    expect((await media.remove('..%2foriginals%2fsecret.txt')).status).toBe(404);
    expect(await media.objects('')).toEqual(expect.arrayContaining(['secret.txt', 'originals/secret.txt']));
  });
});

describe('access to images', () => {
  it('callers with an identity from the gateway, and no one else', async () => {
    expect((await media.call(`/uploads/${filename}`, {}, testStaff)).status).toBe(200);
    for (const method of ['GET', 'HEAD']) {
      const response = await media.call(`/uploads/${filename}`, { method }, null);
      expect(response.status).toBe(401);
      expect((await bytesOf(response)).includes(whole)).toBe(false);
    }
    const forged = await media.call(`/uploads/${filename}`, { headers: { 'x-hilltop-identity': 'a.b.c' } }, null);
    expect(forged.status).toBe(401);
  });
});
