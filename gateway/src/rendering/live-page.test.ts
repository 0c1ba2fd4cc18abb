import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { CacheEntry } from '../cache/cache-entry.js';
import { LivePage, type ReadForPage } from './live-page.js';
import type { LiveSite, SiteOperation } from './live-site.js';
import { makePage } from './page.js';

const tours: SiteOperation = { query: 'query Tours { tours { name } }', operationName: 'Tours', variables: {} };
const month: SiteOperation = {
  query: 'query Month { availability(tourType: standard, from: "a", to: "b") { firstDate } }',
  operationName: 'Month',
  variables: {},
};
/** The gateway's current data. */
let known = { Tours: 'walk', Month: '5 seats' };
let asked: string[] = [];
let rendered: string[] = [];
let clock = 0;

const read: ReadForPage = async ({ policy }, { operationName }) => {
  asked.push(operationName);
  const text = JSON.stringify({ said: known[operationName as keyof typeof known] });
  const entry = new CacheEntry({ text, contentType: '', policy, version: 0, readAt: 0, freshUntil: 0 });
  return { entry, stale: false };
};

const site: LiveSite = {
  paths: ['/book-tour'],
  nextQuery: (_path, _today, data) => [tours, month][data.length],
  render: async (_path, _today, data) => {
    const html = data.map((one) => (one as { said: string }).said).join(', ');
    rendered.push(html);
    return html;
  },
};

const newPage = (): LivePage =>
  new LivePage('/book-tour', (html) => makePage(html, { publicUrl: '', timeZone: 'America/Chicago' }));
const request = { site, today: '2026-11-22', read };
const textOf = async (page: LivePage): Promise<string | undefined> =>
  (await page.render(request))?.page.text.plain.toString();

beforeEach(() => {
  known = { Tours: 'walk', Month: '5 seats' };
  asked = [];
  rendered = [];
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => void jest.restoreAllMocks());

it('is rendered only when its data changes', async () => {
  const page = newPage();
  expect(await textOf(page)).toBe('walk, 5 seats');
  clock += 3_000;
  expect(await textOf(page)).toBe('walk, 5 seats');
  clock += 3_000;
  known.Month = '4 seats';
  expect(await textOf(page)).toBe('walk, 4 seats');
  expect(rendered).toEqual(['walk, 5 seats', 'walk, 4 seats']);
});

it('reads seats again after three seconds, and tours each time', async () => {
  const page = newPage();
  await textOf(page);
  known.Month = '4 seats';
  clock += 2_999;
  expect(await textOf(page)).toBe('walk, 5 seats');
  expect(asked).toEqual(['Tours', 'Month', 'Tours']);
  known.Tours = 'run';
  expect(await textOf(page)).toBe('run, 4 seats');
});

it('is rendered once for concurrent requests', async () => {
  const page = newPage();
  const answers = await Promise.all([textOf(page), textOf(page), textOf(page)]);
  expect(new Set(answers)).toEqual(new Set(['walk, 5 seats']));
  expect(rendered).toHaveLength(1);
});

it('is rendered without a failed optional read, but not without a required one', async () => {
  const lost: ReadForPage = async (cacheable, operation) =>
    operation.operationName === 'Tours' ? undefined : read(cacheable, operation);
  const rendering = {
    ...site,
    render: async (_path: string, _today: string, data: readonly unknown[]) => JSON.stringify(data),
  };
  const optional = {
    ...rendering,
    nextQuery: (_: string, __: string, data: readonly unknown[]) =>
      [{ ...tours, isOptional: true }, month][data.length],
  };
  const shown = await newPage().render({ ...request, site: optional, read: lost });
  expect(shown?.page.text.plain.toString()).toBe('[null,{"said":"5 seats"}]');
  expect(await newPage().render({ ...request, site: rendering, read: lost })).toBeUndefined();
});

it('refuses a query that is not public', async () => {
  const page = newPage();
  const own: SiteOperation = { query: 'query Own { me { name } }', operationName: 'Own', variables: {} };
  await expect(page.render({ ...request, site: { ...site, nextQuery: () => own } })).rejects.toThrow(
    'Own on /book-tour is not a public read',
  );
});
