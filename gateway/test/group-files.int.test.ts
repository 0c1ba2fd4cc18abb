import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeMedia } from './support/fake-media.js';
import { FakeStaff } from './support/fake-staff.js';
import { startGateway, type TestGateway } from './support/start-gateway.js';

const staff = new FakeStaff();
const media = new FakeMedia();
let gateway: TestGateway;
beforeAll(async () => {
  await Promise.all([staff.subgraph.start(), media.start()]);
  gateway = await startGateway({ others: { staff: [staff.subgraph.url], media: [media.url] } });
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([staff.subgraph.kill(), media.kill()]);
});
beforeEach(() => {
  media.seen.length = 0;
});

function post(path: string, headers: Record<string, string> = {}, bytes = 1_000): Promise<Response> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'order.pdf');
  return fetch(gateway.url + path, { method: 'POST', body, headers });
}
const get = (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers });

describe('a file of a group', () => {
  it.each([
    ['certificate', 'certificate'],
    ['order-file', 'purchase-order'],
  ])('is passed on as a %s, for a visitor', async (part, kind) => {
    expect((await post(`/api/groups/a%2Fb/${part}`)).status).toBe(201);
    expect(media.seen).toMatchObject([{ url: `/private-files/links/a%2Fb/${kind}`, identity: { role: 'visitor' } }]);
    expect(media.seen[0]?.bytes).toBeGreaterThan(1_000);
  });

  it('is passed on for who is signed in, as who they are', async () => {
    const id = '2d6a3b0e-4b8c-4c7e-8f4a-8a5b5e3f7d22';
    const desk = staff.cookie('DESK');
    expect((await post(`/api/group-files/${id}/certificate`, desk)).status).toBe(201);
    expect((await get('/api/group-files/a.pdf', desk)).status).toBe(200);
    expect((await post('/api/group-files/w9', staff.cookie('MANAGER'))).status).toBe(201);
    expect(media.seen).toMatchObject([
      { url: `/private-files/groups/${id}/certificate`, identity: { staffRole: 'desk' } },
      { method: 'GET', url: '/private-files/a.pdf', identity: { staffRole: 'desk' } },
      { url: '/private-files/w9', identity: { staffRole: 'manager' } },
    ]);
  });

  it('keeps the headers with which media sends it', async () => {
    const { headers } = await get('/api/groups/a/w9');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect((await get('/api/bills/a/w9')).status).toBe(200);
    expect(media.seen.map(({ url }) => url)).toEqual(['/private-files/links/a/w9', '/private-files/links/a/w9']);
  });

  it('is not for others, who reach no media', async () => {
    expect((await get('/api/group-files/a.pdf')).status).toBe(401);
    expect((await get('/api/group-files/a.pdf', staff.cookie('GUIDE'))).status).toBe(403);
    expect((await post('/api/group-files/w9', staff.cookie('DESK'))).status).toBe(403);
    expect((await post('/api/group-files/a/certificate')).status).toBe(401);
    expect(media.seen).toEqual([]);
  });

  it('is a form, and not of any size', async () => {
    const json = { 'content-type': 'application/json' };
    const typed = await fetch(`${gateway.url}/api/groups/a/certificate`, { method: 'POST', body: '{}', headers: json });
    expect(typed.status).toBe(415);
    const large = await post('/api/groups/a/certificate', {}, 33 * 1024 * 1024);
    expect([large.status, await large.json()]).toMatchObject([413, { detail: 'A file may have 5 MB.' }]);
    expect(media.seen).toEqual([]);
  });
});
