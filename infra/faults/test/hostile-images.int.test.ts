import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { imagesCheck } from '../../reconciliation/src/images.check.ts';
import { listObjects } from '../../reconciliation/src/list-objects.ts';
import { canary, hostileImages } from '../hostile/hostile-images.ts';
import { openTestInstance, type TestInstance } from './test-instance.ts';

/** What the service may come to while it works on any of them: two at a time of 40 million pixels, in KiB. */
const mostMemory = 900 * 1024;
const images = await hostileImages();
let own: TestInstance;
let cookie: string;
let mediaBefore: number | undefined;

beforeAll(async () => {
  own = await openTestInstance();
  cookie = await own.staffCookie('10.9.9.8');
  mediaBefore = own.instance.pidOf('media');
}, 240_000);

afterAll(() => own?.close(), 60_000);

type File = { filename: string; type: string; content: Buffer };

function upload(files: readonly File[], path = '/api/upload'): Promise<Response> {
  const form = new FormData();
  for (const { filename, type, content } of files) {
    form.append(path === '/api/upload' ? 'image' : 'images', new Blob([new Uint8Array(content)], { type }), filename);
  }
  return fetch(`${own.instance.site}${path}`, { method: 'POST', body: form, headers: { cookie } });
}

/** What is wrong between rows and bytes at this moment. */
const differences = () =>
  imagesCheck.differences({
    databases: own.ask,
    objects: () => listObjects(own.instance.bucket),
    mails: async () => [],
    gracePeriods: { eventMs: 60_000, mailMs: 0, holdMs: 0, orphanMs: 0 },
  });

const count = async (): Promise<number> => (await own.ask.media('SELECT 1 FROM images')).length;

describe('an image that is none, or not only one', () => {
  it.each(images.filter(({ fate }) => fate === 'refused'))('is refused, and leaves nothing: $name', async (file) => {
    const before = await count();
    const response = await upload([file]);
    expect([413, 415, 422]).toContain(response.status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    const problem = await response.text();
    expect(problem).not.toMatch(/vips|sharp|node_modules|\n\s+at /i);
    expect(JSON.parse(problem)).toMatchObject({ status: response.status, detail: expect.any(String) });
    expect(await count()).toBe(before);
  });

  it.each(images.filter(({ fate }) => fate === 'taken'))(
    'is written anew, and nothing else is served: $name',
    async (file) => {
      const response = await upload([file]);
      expect([response.status, await response.clone().text()]).toEqual([201, expect.any(String)]);
      const { url, filename } = (await response.json()) as { url: string; filename: string };
      expect(filename).toMatch(/^[\w-]+\.(webp|png|jpe?g|gif)$/);
      const served = await fetch(`${own.instance.site}${url}`);
      expect(served.headers.get('content-type')).toMatch(/^image\/(webp|png|jpeg|gif)$/);
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect(served.headers.get('content-security-policy')).toContain('sandbox');
      const bytes = Buffer.from(await served.arrayBuffer());
      expect(bytes.includes(canary)).toBe(false);
      const { exif, xmp, iptc, comments, orientation, space, width, height } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, comments, orientation: orientation ?? 1, space }).toEqual({
        orientation: 1,
        space: expect.stringMatching(/^(srgb|b-w)$/),
      });
      expect(width * height).toBeGreaterThan(0);
    },
  );

  it('is refused when a hundred come in one form', async () => {
    const { content } = images.find(({ name }) => name === 'one pixel') ?? { content: Buffer.alloc(0) };
    const before = await count();
    const many = Array.from({ length: 100 }, (_, at) => ({ filename: `${at}.png`, type: 'image/png', content }));
    const response = await upload(many, '/api/upload-multiple');
    expect(response.status).toBe(422);
    expect(await count()).toBe(before);
  });

  it('is one object and one name when it comes twice at once', async () => {
    const content = await sharp({ create: { width: 51, height: 23, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const twice = ['one.png', 'two.png'].map((filename) => upload([{ filename, type: 'image/png', content }]));
    const answers = await Promise.all((await Promise.all(twice)).map((response) => response.json()));
    const [{ filename }] = answers as [{ filename: string }];
    expect(answers).toMatchObject([{ filename }, { filename }]);
    expect((await listObjects(own.instance.bucket)).filter(({ key }) => key === `originals/${filename}`)).toHaveLength(
      1,
    );
  });
});

it('all of them leave rows and bytes in agreement, and the service as it was', async () => {
  expect(images.length).toBeGreaterThan(35);
  expect(await differences()).toEqual([]);
  const pid = own.instance.pidOf('media');
  expect(pid).toBe(mediaBefore);
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  expect(Number(peak)).toBeGreaterThan(0);
  expect(Number(peak)).toBeLessThan(mostMemory);
});
