import { request } from 'node:http';
import { eventually } from '@hilltop/platform/testing/eventually';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  cutJpeg,
  GIF_AND_SCRIPT,
  gifWithScriptBehind,
  HTML,
  longFile,
  pixelBomb,
  pngWithPageInside,
  SCRIPT,
  SVG,
  tinyFrames,
} from './support/hostile-files.js';
import { type RunningMedia, runMedia } from './support/running-media.js';
import { jpeg, png } from './support/sample-images.js';

const megabyte = 1024 * 1024;

let media: RunningMedia;
beforeAll(async () => {
  media = await runMedia();
});
afterAll(() => media.close());
afterEach(() => eventually(async () => expect(await media.temporaryFiles()).toEqual([])));

/** Uploads a file, and expects a refusal that leaves nothing behind. */
async function refused(name: string, content: Uint8Array | string, type?: string) {
  const before = [await media.rows(), await media.objects(), await media.events()];
  const response = await media.upload('/upload', [{ name, content, ...(type && { type }) }]);
  expect([await media.rows(), await media.objects(), await media.events()]).toEqual(before);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = (await response.json()) as { status: number; detail: string; errors: unknown };
  expect(problem.status).toBe(response.status);
  return { status: response.status, detail: problem.detail, errors: problem.errors };
}

const because = (message: string) => ({ status: 422, detail: message, errors: [{ field: 'image', message }] });
const noImage = (name: string) => because(`${name} is not an image file`);
const cutShort = (name: string) => because(`${name} is incomplete or damaged`);

describe('a file that is not an image', () => {
  it.each([
    ['an SVG named .png', 'drawing.png', SVG, 'image/png'],
    ['a page named .png', 'page.png', HTML, 'image/png'],
    ['a script named .jpg', 'photo.jpg', SCRIPT, 'image/jpeg'],
    ['a PDF', 'leaflet.pdf', '%PDF-1.7\n1 0 obj\n', 'application/pdf'],
    ['nothing', 'empty.jpg', '', 'image/jpeg'],
    ['one byte', 'tiny.png', 'x', 'image/png'],
    ['the first bytes of a PNG', 'start.png', Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'],
  ])('is refused: %s', async (_, name, content, type) => {
    expect(await refused(name, content, type)).toEqual(noImage(name));
  });

  it('is refused as cut short: half a photo, or the first bytes of one or of a GIF', async () => {
    expect(await refused('half.jpg', await cutJpeg())).toEqual(cutShort('half.jpg'));
    expect(await refused('moving.gif', GIF_AND_SCRIPT)).toEqual(cutShort('moving.gif'));
    expect(await refused('start.jpg', Buffer.from('ffd8ffe0', 'hex'))).toEqual(cutShort('start.jpg'));
  });
});

describe('an upload that is too large', () => {
  it('is refused at once: 2.5 billion pixels in a few bytes', async () => {
    const message = 'bomb.png exceeds the limit of 40 million pixels and 1000 frames';
    expect(await refused('bomb.png', await pixelBomb())).toEqual({
      status: 422,
      detail: message,
      errors: [{ field: 'image', message }],
    });
  });

  it('is refused: thousands of frames of one pixel each', async () => {
    const message = 'film.gif exceeds the limit of 40 million pixels and 1000 frames';
    expect(await refused('film.gif', tinyFrames(1_001))).toMatchObject({ status: 422, detail: message });
    expect((await media.upload('/upload', [{ name: 'film.gif', content: tinyFrames(1_000) }])).status).toBe(201);
  });

  it('is refused: 11 MB, and one byte more than 10 MB', async () => {
    for (const bytes of [11 * megabyte, 10 * megabyte + 1]) {
      const message = 'long.jpg exceeds 10MB limit';
      expect(await refused('long.jpg', await longFile(bytes))).toEqual({
        status: 413,
        detail: message,
        errors: [{ field: 'image', message }],
      });
    }
  });

  it('is accepted: a photo of exactly 10 MB', async () => {
    expect((await media.upload('/upload', [{ name: 'a.jpg', content: await longFile(10 * megabyte) }])).status).toBe(
      201,
    );
  });

  it('is cut off when it declares hundreds of MB', async () => {
    const headers = {
      ...(await media.headersFor(testStaff)),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(500 * megabyte),
    };
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${media.url}/upload`, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        sent.destroy();
      });
      sent.once('error', reject);
      sent.write('--x\r\n');
    });
    expect(status).toBe(413);
  });

  it('is cut off when it is endless without a declared length', async () => {
    const headers = { ...(await media.headersFor(testStaff)), 'content-type': 'multipart/form-data; boundary=x' };
    const sentBytes = await new Promise<number>((resolve) => {
      let bytes = 0;
      const sent = request(`${media.url}/upload`, { method: 'POST', headers });
      const end = () => resolve(bytes);
      sent.once('error', end).once('close', end);
      sent.write('--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
      const chunk = Buffer.alloc(megabyte);
      const goOn = (): void => {
        bytes += chunk.length;
        if (!sent.destroyed && bytes < 1_000 * megabyte) sent.write(chunk, goOn);
        else end();
      };
      goOn();
    });
    expect(sentBytes).toBeLessThan(200 * megabyte);
  });
});

describe('code hidden in an image', () => {
  it('is removed: a script after a GIF, a page in the comment of a PNG', async () => {
    const hidden = [await gifWithScriptBehind(), await pngWithPageInside()];
    for (const content of hidden) {
      expect(content.includes('alert(')).toBe(true);
      const bytes = Buffer.from(await (await media.call(`/uploads/${await media.keep(content)}`)).arrayBuffer());
      expect(bytes.includes('alert(')).toBe(false);
    }
  });
});

describe('an invalid form', () => {
  const post = async (body: string, type: string) => {
    const headers = { 'content-type': type };
    const response = await media.call('/upload', { method: 'POST', body, headers }, testStaff);
    return [response.status, ((await response.json()) as { type: string }).type];
  };
  const part = (disposition: string, body: string) =>
    `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${body}`;

  it.each([
    ['JSON', '{}', 'application/json', 415, 'unsupported-media-type'],
    ['no boundary', 'abc', 'multipart/form-data', 400, 'malformed'],
    ['no body', '', 'multipart/form-data; boundary=x', 422, 'no-file'],
    [
      'it is cut off',
      part('name="image"; filename="a.jpg"', 'abc'),
      'multipart/form-data; boundary=x',
      400,
      'malformed',
    ],
    ['no file', `${part('name="image"', 'text')}\r\n--x--\r\n`, 'multipart/form-data; boundary=x', 422, 'no-file'],
    [
      'another field',
      `${part('name="images"; filename="a.jpg"', 'abc')}\r\n--x--\r\n`,
      'multipart/form-data; boundary=x',
      422,
      'no-file',
    ],
    [
      'an empty field',
      `${part('name="image"; filename=""', '')}\r\n--x--\r\n`,
      'multipart/form-data; boundary=x',
      422,
      'no-file',
    ],
    [
      'a dangerous name',
      `${part('name="__proto__"; filename="a.jpg"', 'abc')}\r\n--x--\r\n`,
      'multipart/form-data; boundary=x',
      400,
      'malformed',
    ],
  ])('is refused: %s', async (_, body, type, status, name) => {
    expect(await post(body, type)).toEqual([status, `urn:problem-type:hilltop:${name}`]);
  });

  it('leaves nothing behind when the client disconnects in the middle', async () => {
    const headers = { ...(await media.headersFor(testStaff)), 'content-type': 'multipart/form-data; boundary=x' };
    const sent = request(`${media.url}/upload`, { method: 'POST', headers });
    sent.on('error', () => undefined);
    sent.write('--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
    sent.write(await jpeg(800, 600));
    await eventually(async () => expect(await media.temporaryFiles()).toHaveLength(1));
    sent.destroy();
    await eventually(async () => expect(await media.temporaryFiles()).toEqual([]));
  });
});

describe('a batch', () => {
  it('stores the valid files, and returns the reason for each of the others', async () => {
    const response = await media.upload('/upload-multiple', [
      { name: 'one.jpg', content: await jpeg() },
      { name: 'drawing.svg', content: SVG },
      { name: 'two.png', content: await png() },
      { name: 'long.jpg', content: await longFile(11 * megabyte) },
    ]);
    expect(response.status).toBe(201);
    const { files, rejected } = (await response.json()) as { files: { originalname: string }[]; rejected: unknown };
    expect(files.map(({ originalname }) => originalname)).toEqual(['one.jpg', 'two.png']);
    expect(rejected).toEqual([
      { originalname: 'drawing.svg', message: 'SVG is not supported: please save drawing.svg as JPEG or PNG' },
      { originalname: 'long.jpg', message: 'long.jpg exceeds 10MB limit' },
    ]);
  });

  it('without one valid file is refused', async () => {
    const files = [
      { name: 'a.svg', content: SVG },
      { name: 'b.png', content: HTML },
    ];
    const response = await media.upload('/upload-multiple', files);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      detail: 'SVG is not supported: please save a.svg as JPEG or PNG; b.png is not an image file',
      rejected: [{ originalname: 'a.svg' }, { originalname: 'b.png' }],
    });
  });

  it('of ten is accepted; of eleven nothing is stored', async () => {
    const before = await media.rows();
    const files = await Promise.all(
      Array.from({ length: 11 }, async (_, at) => ({ name: `${at}.jpg`, content: await jpeg() })),
    );
    const refusal = await media.upload('/upload-multiple', files);
    expect(refusal.status).toBe(422);
    expect(await refusal.json()).toMatchObject({ detail: 'Maximum 10 files allowed', errors: [{ field: 'images' }] });
    expect(await media.rows()).toEqual(before);
    const taken = await media.upload('/upload-multiple', files.slice(0, 10));
    expect(taken.status).toBe(201);
    expect(((await taken.json()) as { files: unknown[] }).files).toHaveLength(10);
  });

  it('is refused by the single upload', async () => {
    const files = [
      { name: 'a.jpg', content: await jpeg() },
      { name: 'b.jpg', content: await jpeg() },
    ];
    expect((await media.upload('/upload', files)).status).toBe(422);
  });
});
