import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SweepFilesJob } from '../src/files/sweep-files.job.js';
import { HTML } from './support/hostile-files.js';
import { type RunningMedia, runMedia } from './support/running-media.js';
import { jpeg, photoWithPlace } from './support/sample-images.js';

const FIVE_MB = 5 * 1024 * 1024;
const desk = { ...testStaff, staffRole: 'desk' } as const;
const guide = { ...testStaff, staffRole: 'guide' } as const;
const visitor = { role: 'visitor' } as const;

let media: RunningMedia;
beforeAll(async () => {
  media = await runMedia();
});
afterAll(() => media.close());
beforeEach(() => {
  media.orders.kept.clear();
  media.orders.isAway = false;
});

/** A PDF of one object, with the table where its end says. @param padding bytes inside */
function pdf(padding = 0, behind = ''): Buffer {
  const body = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%${'x'.repeat(padding)}\n`;
  const table = 'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 >>\n';
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n${behind}`, 'latin1');
}

async function send(path: string, content: Uint8Array | string, { name = 'order.pdf', as = visitor as never } = {}) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))], { type: 'application/pdf' }), name);
  const response = await media.call(`/private-files/${path}`, { method: 'POST', body: form }, as);
  const answer = (await response.json()) as { name: string; bytes: number; detail?: string; title?: string };
  return { ...answer, status: response.status };
}
const byLink = (content: Uint8Array | string, name?: string, kind = 'certificate') =>
  send(`links/${media.orders.token}/${kind}`, content, { name });
const read = (name: string, as: object | null = desk) => media.call(`/private-files/${name}`, {}, as as never);
const objects = () => media.objects('private/');

describe('a file that an organizer adds by the link', () => {
  it('is a PDF as it came, which the desk saves', async () => {
    const sent = pdf(3_000);
    const added = await byLink(sent, 'Certificate.pdf');
    expect(added).toMatchObject({
      status: 201,
      bytes: sent.length,
      name: expect.stringMatching(/^[\da-f-]{36}\.pdf$/),
    });
    expect(media.orders.kept.get(added.name)).toMatchObject({
      ...{ kind: 'certificate', groupId: media.orders.group.id, staffId: null },
    });
    const response = await read(added.name);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(sent);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${added.name}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  });

  it('is an image without what its camera wrote, whatever it is called', async () => {
    const canary = 'CANARY-of-the-photographer';
    const added = await byLink(await photoWithPlace(canary), 'order.pdf', 'purchase-order');
    expect(added).toMatchObject({ status: 201, name: expect.stringMatching(/\.jpg$/) });
    expect(Buffer.from(await (await read(added.name)).arrayBuffer()).includes(canary)).toBe(false);
  });

  it.each([
    ['a page', HTML, 422],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(60), pdf()]), 422],
    ['a page with a PDF behind it', Buffer.concat([Buffer.from(HTML), pdf()]), 422],
    ['a page that begins as a PDF', `%PDF-1.7\n${HTML}`, 422],
    ['a PDF with a page behind it', pdf(0, HTML), 422],
    ['a PDF with an archive behind it', Buffer.concat([pdf(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]), 422],
    ['a PDF whose end names no table', `%PDF-1.7\n${HTML}\nstartxref\n9\n%%EOF`, 422],
    ['half of a PDF', pdf(3_000).subarray(0, 2_000), 422],
    ['nothing', '', 422],
  ])('is not %s', async (_, content, status) => {
    const before = await objects();
    expect(await byLink(content)).toMatchObject({ status });
    expect(await objects()).toEqual(before);
  });

  it('has at most 5 MB', async () => {
    const most = FIVE_MB - pdf().length;
    expect(await byLink(pdf(most - 10))).toMatchObject({ status: 201 });
    expect(await byLink(pdf(FIVE_MB))).toMatchObject({ status: 413, detail: 'order.pdf exceeds 5MB limit' });
  });

  it('is one of ten at most, also of several at once', async () => {
    for (let file = 0; file < 9; file += 1) expect((await byLink(pdf())).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 4 }, () => byLink(pdf())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await byLink(pdf())).toMatchObject({ status: 409, title: 'The group has as many files as it can have.' });
    expect(media.orders.kept.size).toBe(10);
  });

  it('needs a link of a group, before anything is read', async () => {
    const before = await objects();
    expect((await send('links/another/certificate', pdf())).status).toBe(404);
    expect((await send(`links/${media.orders.token}/w9`, pdf())).status).toBe(404);
    media.orders.isAway = true;
    expect((await byLink(pdf())).status).toBe(503);
    expect(await objects()).toEqual(before);
  });
});

describe('a private file', () => {
  it('is added by the desk, which is recorded, and the W-9 by managers alone', async () => {
    const { id, number } = media.orders.group;
    expect(await send(`groups/${id}/certificate`, pdf(), { as: desk as never })).toMatchObject({ status: 201 });
    expect(await send('w9', pdf(), { as: desk as never })).toMatchObject({ status: 403 });
    expect(await send('w9', pdf(), { as: testStaff as never })).toMatchObject({ status: 201 });
    const told = await toldActions(media.database.dataSource);
    const of = { action: 'addGroupFile', staffId: testStaff.id, before: null };
    expect(told.slice(-2)).toMatchObject([
      { ...of, targetType: 'group', targetId: id, targetName: number, after: { kind: 'certificate' } },
      { ...of, targetName: 'W-9', after: { kind: 'w9' } },
    ]);
  });

  it('is read by desk and managers, and by no path of the site', async () => {
    const { name } = await byLink(pdf());
    expect((await read(name, testStaff)).status).toBe(200);
    expect((await read(name, guide)).status).toBe(403);
    expect((await read(name, visitor)).status).toBe(401);
    expect((await read(name, null)).status).toBe(401);
    expect((await media.call(`/uploads/${name}`)).status).toBe(404);
    expect((await send(`groups/${media.orders.group.id}/certificate`, pdf())).status).toBe(401);
    for (const other of ['../originals/a.jpg', '..%2Foriginals%2Fa.jpg', `${name}x`]) {
      expect((await read(other)).status).toBe(404);
    }
  });

  it('is the W-9 for who has a link', async () => {
    const w9 = (token: string) => media.call(`/private-files/links/${token}/w9`);
    expect((await w9(media.orders.token)).status).toBe(404);
    await send('w9', pdf(), { as: testStaff as never });
    const response = await w9(media.orders.token);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="w-9.pdf"',
    ]);
    expect((await w9('another')).status).toBe(404);
  });

  it('is deleted once orders has it no more, an hour after it came', async () => {
    const [kept, gone, image] = [await byLink(pdf()), await byLink(pdf()), await media.keep(await jpeg())];
    media.orders.kept.delete(gone.name);
    const sweep = () => media.get(SweepFilesJob).execute();
    await sweep();
    expect(await objects()).toContain(`private/${gone.name}`);
    media.clock.forward(61 * 60_000);
    media.orders.isAway = true;
    expect(await sweep()).toBe(0);
    media.orders.isAway = false;
    await sweep();
    expect(await objects()).not.toContain(`private/${gone.name}`);
    expect([await objects(), await media.objects()]).toEqual([
      expect.arrayContaining([`private/${kept.name}`]),
      expect.arrayContaining([`originals/${image}`]),
    ]);
  });
});
