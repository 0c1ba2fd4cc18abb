import { brotliDecompressSync } from 'node:zlib';
import { eventually } from '@hilltop/platform/testing/eventually';
import type { TestServer } from '@hilltop/platform/testing/servers/test-server';
import { startTestNats } from '@hilltop/platform/testing/test-nats';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ResponseCache } from '../src/cache/response-cache.js';
import { TagVersions } from '../src/cache/tag-versions.js';
import { FakeStaff } from './support/fake-staff.js';
import { layLivePages, liveSite } from './support/live-site.js';
import { type RawAnswer, rawRequest } from './support/raw-request.js';
import { changePrice, Shelf } from './support/shelf.js';
import { fakeBookings, startGateway, type TestGateway, type TestGatewayOptions } from './support/start-gateway.js';

const staff = new FakeStaff();
const site = liveSite();
let nats: TestServer;
let shelf: Shelf;
/** By token. */
const visitors: Record<string, string> = { adasToken: 'Ada', bensToken: 'Ben' };
const bookings = fakeBookings({
  myBooking: ({ token }) => {
    const firstName = visitors[String(token)];
    return firstName
      ? { __typename: 'Booking', firstName }
      : { __typename: 'BookingNotFound', message: 'No booking.', replaced: false };
  },
});
let one: TestGateway;
let other: TestGateway;

const get = (path = '/store', headers: Record<string, string> = {}, gateway = one): Promise<RawAnswer> =>
  rawRequest(gateway.url, path, headers);
const textOf = async (answer: Promise<RawAnswer>): Promise<string> => (await answer).body.toString();
const priceAt = async (gateway = one): Promise<string | undefined> =>
  /<title>Live<\/title>.*?<p>([\d.]+)</.exec(await textOf(get('/store', {}, gateway)))?.[1];
const isOpen = (gateway: TestGateway): boolean => gateway.app.get(ResponseCache, { strict: false }).isOpen;

const start = (options: TestGatewayOptions = {}): Promise<TestGateway> =>
  startGateway({
    urls: [bookings.url],
    others: { staff: [staff.subgraph.url], catalog: [shelf.catalog.url] },
    nats: nats.url,
    site,
    ...options,
  });

beforeAll(async () => {
  nats = await startTestNats();
  shelf = new Shelf(() => nats.url);
  await Promise.all([staff.subgraph.start(), shelf.catalog.start(), bookings.start()]);
  [one, other] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await Promise.all([shelf.catalog.kill(), staff.subgraph.kill(), bookings.kill()]);
  await nats.close();
});
beforeEach(async () => {
  shelf.catalog.mood = 'answers';
  await eventually(() => expect([isOpen(one), isOpen(other)]).toEqual([true, true]));
  await eventually(async () => expect([await priceAt(one), await priceAt(other)]).toEqual([shelf.price, shelf.price]));
});

describe('a live page', () => {
  it('shows a changed price to the next visitor, and soon after at every gateway', async () => {
    for (let round = 1; round <= 20; round += 1) {
      const [here, there] = round % 2 === 0 ? [one, other] : [other, one];
      await changePrice(here.url, staff, `${round}.00`);
      expect(await priceAt(here)).toBe(`${round}.00`);
      await eventually(async () => expect(await priceAt(there)).toBe(`${round}.00`), 2_000, 1);
    }
  });

  it('is rendered once per change for all visitors', async () => {
    const first = await textOf(get());
    one.app.get(TagVersions, { strict: false }).invalidateAll();
    const others = await Promise.all([
      ...Array.from({ length: 5 }, () => textOf(get())),
      textOf(get('/store', { cookie: 'hilltop_cart=abc', 'user-agent': 'another' })),
      textOf(get('/store', staff.cookie())),
    ]);
    expect(new Set(others)).toEqual(new Set([first]));
    expect(
      shelf.catalog.seen.filter(({ query }) => query.includes('Goods')).map(({ identity }) => identity?.role),
    ).not.toContain('staff');
  });

  it('is sent like other pages: revalidated, compressed, with the address of the site, and without permission to run scripts', async () => {
    const { status, headers, body } = await get('/store', { 'accept-encoding': 'br' });
    expect([status, headers['cache-control'], headers['content-encoding']]).toEqual([200, 'no-cache', 'br']);
    expect([headers['content-type'], headers.vary]).toEqual(['text/html; charset=utf-8', 'accept-encoding']);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['set-cookie']).toBeUndefined();
    expect(brotliDecompressSync(body).toString()).toContain('href="http://hilltop.test/store"');
  });

  it('gets 304 while nothing changes, and is sent again after a change', async () => {
    const etag = String((await get()).headers.etag);
    const again = await get('/store', { 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    await changePrice(one.url, staff, '44.00');
    const changed = await get('/store', { 'if-none-match': etag });
    expect([changed.status, changed.headers.etag === etag]).toEqual([200, false]);
  });

  it('answers HEAD without a body', async () => {
    const head = await rawRequest(one.url, '/store', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, (await get()).headers.etag]);
  });

  it('is marked as stale when it uses the last good response', async () => {
    shelf.catalog.mood = 'drops the connection';
    one.app.get(TagVersions, { strict: false }).invalidateAll();
    const { headers, body } = await get();
    expect([headers['x-hilltop-stale'], headers.warning]).toEqual(['1', '110 - "Response is Stale"']);
    expect(body.toString()).toContain(`<p>${shelf.price}</p>`);
  });

  it('follows a new build of the site', async () => {
    layLivePages(site, 'Renewed');
    await eventually(async () => expect(await textOf(get())).toContain('<title>Renewed</title>'));
    layLivePages(site, 'Live');
    await eventually(async () => expect(await textOf(get())).toContain('<title>Live</title>'));
  });
});

describe('a page with a token', () => {
  it('is rendered for its visitor alone, and no cache keeps it', async () => {
    const { status, headers, body } = await get('/visit/adasToken');
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
    expect(body.toString()).toContain('<p>Ada</p>');
    expect(await textOf(get('/visit/bensToken'))).toContain('<p>Ben</p>');
    visitors.adasToken = 'Ida';
    expect(await textOf(get('/visit/adasToken'))).toContain('<p>Ida</p>');
  });

  it('is 404 when the token leads to nothing', async () => {
    const { status, headers, body } = await get('/visit/cutOff');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(body.toString()).toContain('<title>Live</title><link');
  });

  it('is rendered by the browser while bookings does not answer, and the log has no token', async () => {
    bookings.mood = 'drops the connection';
    const { status, body } = await get('/visit/bensToken');
    bookings.mood = 'answers';
    expect([status, body.toString()]).toEqual([200, expect.stringContaining('<title>Waiting</title>')]);
    expect(JSON.stringify(one.log)).not.toMatch(/adasToken|bensToken|cutOff/);
  });

  it('is rendered by the browser for an address beyond its operations per second', async () => {
    const strict = await start({ rates: { operations: 1 } });
    try {
      await eventually(() => expect(isOpen(strict)).toBe(true));
      const pages = await Promise.all(Array.from({ length: 5 }, () => textOf(get('/visit/bensToken', {}, strict))));
      expect(pages.filter((page) => page.includes('<p>Ben</p>'))).toHaveLength(1);
      expect(pages.filter((page) => page.includes('<title>Waiting</title>'))).toHaveLength(4);
      expect(strict.log.filter(({ msg }) => msg === 'a live page could not be rendered')).toEqual([]);
    } finally {
      await strict.stop();
    }
  });
});

describe('an address with a query', () => {
  it('gets the page that it asks for', async () => {
    expect(await textOf(get('/store?category=Books'))).toContain('<title>Live</title>');
  });
});

describe('the prerendered page is sent', () => {
  it('when rendering fails, which is logged once', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect(await textOf(get('/tours'))).toContain('<title>Waiting</title>');
    expect(
      one.log.filter(({ msg, page }) => msg === 'a live page could not be rendered' && page === '/tours'),
    ).toHaveLength(1);
  });

  it('when rendering never finishes', async () => {
    const quick = await start({ timeoutFactor: 1 });
    try {
      await eventually(() => expect(isOpen(quick)).toBe(true));
      expect(await textOf(get('/book-tour', {}, quick))).toContain('<title>Waiting</title>');
    } finally {
      await quick.stop();
    }
  });

  it('when the service is down and there is no earlier response', async () => {
    shelf.catalog.mood = 'drops the connection';
    const fresh = await start();
    try {
      await eventually(() => expect(isOpen(fresh)).toBe(true));
      expect(await textOf(get('/store', {}, fresh))).toContain('<title>Waiting</title>');
      shelf.catalog.mood = 'answers';
      await eventually(async () => expect(await priceAt(fresh)).toBe(shelf.price));
    } finally {
      await fresh.stop();
    }
  });

  it('while events are not received', async () => {
    await nats.kill();
    await eventually(() => expect(isOpen(one)).toBe(false));
    expect(await textOf(get())).toContain('<title>Waiting</title>');
    await nats.start();
  });
});

it('the rendering module is not served as a file', async () => {
  for (const path of ['/.live-pages/live-pages.mjs', '/%2elive-pages/live-pages.mjs']) {
    expect((await get(path)).status).toBe(404);
  }
});
