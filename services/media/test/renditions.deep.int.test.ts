import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { originalKey, renditionKey } from '../src/images/object-keys.js';
import { ObjectStore } from '../src/storage/object-store.js';
import { type RunningMedia, runMedia } from './support/running-media.js';
import { film, jpeg, look, stripes } from './support/sample-images.js';

let media: RunningMedia;
beforeAll(async () => {
  media = await runMedia();
});
afterAll(() => media.close());

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
const browser = 'image/avif,image/webp,image/apng,*/*;q=0.8';
const inWidth = (filename: string, width: number | string, accept = 'image/webp,*/*') =>
  media.call(`/uploads/${filename}?w=${width}`, { headers: { accept } });
const stateOf = async (filename: string) =>
  media.database.dataSource.query('SELECT width, avif_state FROM renditions WHERE filename = $1', [filename]);

describe('an image in a width', () => {
  it('is a WebP of that width with its own tag', async () => {
    const filename = await media.keep(await jpeg(800, 600));
    const response = await inWidth(filename, 320);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      vary: 'Accept',
      etag: `"${filename.slice(0, 64)}-320-webp"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const bytes = await bytesOf(response);
    expect(await look(bytes)).toMatchObject({ format: 'webp', width: 320, height: 240 });
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    const part = await media.call(`/uploads/${filename}?w=320`, { headers: { range: 'bytes=4-7' } });
    expect([part.status, (await bytesOf(part)).equals(bytes.subarray(4, 8))]).toEqual([206, true]);
  });

  it('is never wider than the image, and rendered once for all larger widths', async () => {
    const filename = await media.keep(await jpeg(500, 400));
    for (const width of [640, 960, 1280]) {
      expect(await look(await bytesOf(await inWidth(filename, width)))).toMatchObject({ width: 500, height: 400 });
    }
    expect(await stateOf(filename)).toHaveLength(1);
    expect((await media.objects(`renditions/${filename}/`)).filter((key) => key.endsWith('.webp'))).toHaveLength(1);
  });

  it('is rendered once for concurrent requests', async () => {
    const filename = await media.keep(await jpeg(900, 700));
    const store = media.get(ObjectStore);
    const puts: string[] = [];
    const put = store.put.bind(store);
    store.put = (key, ...rest) => {
      puts.push(key);
      return put(key, ...rest);
    };
    const answers = await Promise.all(Array.from({ length: 12 }, () => inWidth(filename, 640)));
    store.put = put;
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(puts.filter((key) => key.endsWith('.webp'))).toEqual([renditionKey(filename, 640, 'webp')]);
  });

  it.each(['0', '1', '321', '99999', '-320', '320.0', 'abc', '', '320&w=640'])('there is none for w=%s', async (w) => {
    const filename = await media.keep(await jpeg());
    const response = await inWidth(filename, w);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'w' }] });
  });

  it('keeps moving', async () => {
    const filename = await media.keep(await film(3, 400, 100));
    expect(await look(await bytesOf(await inWidth(filename, 320)))).toMatchObject({
      format: 'webp',
      width: 320,
      pages: 3,
    });
    expect(await stateOf(filename)).toEqual([{ width: 320, avif_state: 'none' }]);
  });

  it.each([
    ['of many frames', film, 240, 400, 30],
    ['of stripes, which would grow', stripes, 90, 340, 20],
  ])('is smaller than its original, and still: an animation %s', async (_, make, frames, width, height) => {
    const filename = await media.keep(await make(frames, width, height));
    const original = await bytesOf(await media.call(`/uploads/${filename}`));
    const smaller = await bytesOf(await inWidth(filename, 320));
    expect(smaller.length).toBeLessThan(original.length);
    expect(await look(smaller)).toMatchObject({ format: 'webp', width: 320 });
    expect((await look(smaller)).pages ?? 1).toBeLessThan(frames);
  });

  it('is rendered again when it is missing in the store', async () => {
    const filename = await media.keep(await jpeg(700, 500));
    const first = await bytesOf(await inWidth(filename, 320));
    await media.get(ObjectStore).remove(renditionKey(filename, 320, 'webp'));
    const again = await inWidth(filename, 320);
    expect([again.status, (await bytesOf(again)).equals(first)]).toEqual([200, true]);
  });

  it('is a 404 when the image itself is missing in the store', async () => {
    const filename = await media.keep(await jpeg(700, 500));
    await media.get(ObjectStore).remove(originalKey(filename));
    expect((await inWidth(filename, 320)).status).toBe(404);
    expect((await media.call(`/uploads/${filename}`)).status).toBe(404);
  });
});

describe('AVIF', () => {
  it('is encoded afterwards, for browsers that name it', async () => {
    const filename = await media.keep(await jpeg(1000, 800));
    expect((await inWidth(filename, 640, browser)).headers.get('content-type')).toBe('image/webp');
    const avif = await eventually(async () => {
      const response = await inWidth(filename, 640, browser);
      expect(response.headers.get('content-type')).toBe('image/avif');
      return response;
    });
    const bytes = await bytesOf(avif);
    expect(bytes.subarray(4, 12).toString()).toBe('ftypavif');
    expect(avif.headers.get('vary')).toBe('Accept');
    expect(avif.headers.get('etag')).toBe(`"${filename.slice(0, 64)}-640-avif"`);

    for (const accept of ['image/webp,*/*', '*/*', 'image/avif;q=0, */*']) {
      const other = await inWidth(filename, 640, accept);
      expect(other.headers.get('content-type')).toBe('image/webp');
      expect(bytes.length).toBeLessThan((await bytesOf(other)).length);
    }
  });
});
