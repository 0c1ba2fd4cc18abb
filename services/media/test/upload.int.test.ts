import { createHash, randomBytes } from 'node:crypto';
import { signForTest } from '@hilltop/platform/testing/test-keys';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningMedia, runMedia } from './support/running-media.js';
import { animation, jpeg, look, photoWithPlace, png, webp } from './support/sample-images.js';

let media: RunningMedia;
beforeAll(async () => {
  media = await runMedia();
});
afterAll(() => media.close());

const served = async (filename: string): Promise<Buffer> =>
  Buffer.from(await (await media.call(`/uploads/${filename}`)).arrayBuffer());

/** The first box of a file of the family of HEIC. */
const heif = (brand: string): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(4),
    Buffer.from(`mif1${brand}`),
  ]);

async function refusal(name: string, content: Uint8Array): Promise<{ status: number; detail: string }> {
  const response = await media.upload('/upload', [{ name, content }]);
  return (await response.json()) as { status: number; detail: string };
}

describe('an uploaded image', () => {
  it('gets the documented response, is named after its bytes, and is served with its type', async () => {
    const response = await media.upload('/upload', [{ name: 'Tea garden.jpg', content: await jpeg() }]);
    expect(response.status).toBe(201);
    const answer = (await response.json()) as { url: string; filename: string; originalname: string; size: number };
    expect(answer).toEqual({
      url: `/uploads/${answer.filename}`,
      filename: expect.stringMatching(/^[0-9a-f]{64}\.jpg$/),
      originalname: 'Tea garden.jpg',
      size: expect.any(Number),
    });
    const bytes = await served(answer.filename);
    expect(bytes.length).toBe(answer.size);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(answer.filename.slice(0, 64));
  });

  it.each([
    ['JPEG', jpeg, 'jpg', 'image/jpeg'],
    ['PNG', png, 'png', 'image/png'],
    ['WebP', webp, 'webp', 'image/webp'],
    ['GIF', animation, 'gif', 'image/gif'],
  ])('stays a %s, whatever its file is called', async (_, make, ending, type) => {
    const filename = await media.keep(await make(), 'report.pdf');
    expect(filename.split('.')[1]).toBe(ending);
    expect((await media.call(`/uploads/${filename}`)).headers.get('content-type')).toBe(type);
  });

  it('loses place and author, and is upright', async () => {
    const canary = 'CANARY-of-the-photographer';
    const photo = await photoWithPlace(canary);
    expect(photo.includes(canary)).toBe(true);
    const bytes = await served(await media.keep(photo));
    const { exif, icc, xmp, orientation, width, height } = await look(bytes);
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect([width, height]).toEqual([40, 80]);
    expect(bytes.includes(canary)).toBe(false);
  });

  it.each([
    ['a photo', 'gate.jpg', jpeg],
    ['a drawing', 'map.png', png],
    ['a picture of a site', 'hall.webp', webp],
    ['an animation', 'dance.gif', animation],
  ])('that was cut short is called that: %s', async (_, name, make) => {
    const whole = await make();
    for (const share of [0.5, 0.9]) {
      const content = whole.subarray(0, Math.floor(whole.length * share));
      const { status, detail } = await refusal(name, content);
      expect([status, detail]).toEqual([422, `${name} is incomplete or damaged`]);
    }
  });

  it.each([
    ['IMG_0001.HEIC', heif('heic'), 'HEIC'],
    ['from-a-friend.jpg', heif('heic'), 'This kind of picture'],
    ['garden.avif', heif('avif'), 'AVIF'],
    ['plan.SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'SVG'],
    ['scan.tiff', Buffer.from('49492a0008000000', 'hex'), 'TIFF'],
  ])('of a kind that is not read is named by it: %s', async (name, content, kind) => {
    expect((await refusal(name, content)).detail).toBe(`${kind} is not supported: please save ${name} as JPEG or PNG`);
  });

  it('keeps its animation', async () => {
    const { pages, pageHeight, delay } = await look(await served(await media.keep(await animation(4))));
    expect({ pages, pageHeight, delay }).toEqual({ pages: 4, pageHeight: 40, delay: [120, 120, 120, 120] });
  });

  it('is published once, and leaves no file behind', async () => {
    const filename = await media.keep(await png());
    const [row] = await media.database.dataSource.query('SELECT event FROM outbox WHERE aggregate_id = $1', [filename]);
    expect(row.event.data).toEqual({
      filename,
      contentType: 'image/png',
      bytes: expect.any(Number),
      width: 64,
      height: 48,
    });
    expect(await media.temporaryFiles()).toEqual([]);
  });

  it('keeps the name of its file without path and invisible characters', async () => {
    const names = [
      ['Café au lait.jpg', 'Café au lait.jpg'],
      ['../../etc/passwd', 'passwd'],
      ['C:\\temp\\photo.jpg', 'photo.jpg'],
      ['a\u202Egpj.exe', 'agpj.exe'],
    ];
    for (const [given, kept] of names) {
      const response = await media.upload('/upload', [{ name: String(given), content: await jpeg() }]);
      expect(await response.json()).toMatchObject({ originalname: kept });
    }
  });
});

describe('the same image twice', () => {
  it('is one row and one object, also with concurrent uploads', async () => {
    const content = await jpeg(300, 200);
    const before = (await media.objects()).length;
    const responses = await Promise.all(
      ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg'].map((name) => media.upload('/upload', [{ name, content }])),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const answers = (await Promise.all(responses.map((response) => response.json()))) as { filename: string }[];
    const names = new Set(answers.map(({ filename }) => filename));
    expect(names.size).toBe(1);
    const [filename] = names;
    const rows = (await media.rows()).filter((row) => row.filename === filename);
    expect(rows).toEqual([expect.objectContaining({ uploads: 4, removed_at: null })]);
    expect(await media.objects()).toHaveLength(before + 1);
    const events = await media.database.dataSource.query('SELECT 1 FROM outbox WHERE aggregate_id = $1', [filename]);
    expect(events).toHaveLength(1);
  });

  it('fails for one of two that check first and write later (negative control)', async () => {
    const filename = await media.keep(await jpeg());
    const { dataSource } = media.database;
    const copy = `'${randomBytes(32).toString('hex')}.jpg'`;
    const look = () => dataSource.query(`SELECT 1 FROM images WHERE filename = ${copy}`);
    const columns = 'content_type, originalname, bytes, width, height, frames, uploads, uploaded_at';
    const write = () =>
      dataSource.query(
        `INSERT INTO images (filename, ${columns}) SELECT ${copy}, ${columns} FROM images WHERE filename = $1`,
        [filename],
      );
    // Both have checked before either writes.
    const seen = await Promise.all([look(), look()]);
    const written = await Promise.allSettled(seen.map((rows) => (rows.length === 0 ? write() : undefined)));
    await dataSource.query(`DELETE FROM images WHERE filename = ${copy}`);
    expect(written.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('permission to upload', () => {
  it.each([
    ['nobody', null],
    ['a visitor', { role: 'visitor' } as const],
    ['another service', { role: 'service', name: 'notifications' } as const],
  ])('not %s', async (_, identity) => {
    const before = await media.rows();
    for (const path of ['/upload', '/upload-multiple'] as const) {
      const response = await media.upload(path, [{ name: 'a.jpg', content: await jpeg() }], identity);
      expect(response.status).toBe(401);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    }
    expect(await media.rows()).toEqual(before);
    expect(await media.temporaryFiles()).toEqual([]);
  });

  it('not with a token for another service', async () => {
    const token = await signForTest(testStaff, 'catalog');
    const response = await media.call('/upload', { method: 'POST', headers: { 'x-hilltop-identity': token } }, null);
    expect(response.status).toBe(401);
  });
});
