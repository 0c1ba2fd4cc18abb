import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { CacheEntry } from '../cache/cache-entry.js';
import type { SiteOperation, SitePage } from './live-site.js';
import { makePage } from './page.js';
import { type PageReads, PageRenderer, type RenderRequest } from './page-renderer.js';

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

const shared: PageReads['shared'] = async ({ operationName }, policy) => {
  asked.push(operationName);
  const text = JSON.stringify({ said: known[operationName as keyof typeof known] });
  const entry = new CacheEntry({ text, contentType: '', policy, version: 0, readAt: 0, freshUntil: 0 });
  return { entry, stale: false };
};
const reads: PageReads = { shared, own: async ({ variables }) => ({ said: `own ${variables.token}` }) };

const page: SitePage = {
  route: '/book-tour',
  isPrivate: false,
  address: () => '/book-tour',
  nextQuery: (_today, data) => [tours, month][data.length],
  render: async (_today, data) => {
    const html = data.map((one) => (one as { said: string }).said).join(', ');
    rendered.push(html);
    return { html, status: 200 };
  },
};

const newRenderer = (): PageRenderer =>
  new PageRenderer((html) => makePage(html, { publicUrl: '', timeZone: 'America/Chicago' }));
const request: RenderRequest = { page, today: '2026-11-22', reads };
const textOf = async (renderer: PageRenderer, shown = page): Promise<string | undefined> =>
  (await renderer.render({ ...request, page: shown }))?.page.text.plain.toString();

beforeEach(() => {
  known = { Tours: 'walk', Month: '5 seats' };
  asked = [];
  rendered = [];
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => void jest.restoreAllMocks());

it('is rendered only when its data changes', async () => {
  const renderer = newRenderer();
  expect(await textOf(renderer)).toBe('walk, 5 seats');
  clock += 3_000;
  expect(await textOf(renderer)).toBe('walk, 5 seats');
  clock += 3_000;
  known.Month = '4 seats';
  expect(await textOf(renderer)).toBe('walk, 4 seats');
  expect(rendered).toEqual(['walk, 5 seats', 'walk, 4 seats']);
});

it('reads seats again after three seconds, and tours each time', async () => {
  const renderer = newRenderer();
  await textOf(renderer);
  known.Month = '4 seats';
  clock += 2_999;
  expect(await textOf(renderer)).toBe('walk, 5 seats');
  expect(asked).toEqual(['Tours', 'Month', 'Tours']);
  known.Tours = 'run';
  expect(await textOf(renderer)).toBe('run, 4 seats');
});

it('is rendered once for concurrent requests', async () => {
  const renderer = newRenderer();
  const answers = await Promise.all([textOf(renderer), textOf(renderer), textOf(renderer)]);
  expect(new Set(answers)).toEqual(new Set(['walk, 5 seats']));
  expect(rendered).toHaveLength(1);
});

it('is rendered once for each address that shows something else', async () => {
  const renderer = newRenderer();
  const at = (address: string): SitePage => ({ ...page, address: () => address });
  for (const address of ['/book-tour', '/book-tour?id=2', '/book-tour']) await textOf(renderer, at(address));
  expect(rendered).toHaveLength(2);
});

it('is rendered without a failed optional read, but not without a required one', async () => {
  const lost: PageReads['shared'] = async (operation, policy) =>
    operation.operationName === 'Tours' ? undefined : shared(operation, policy);
  const failing = { ...request, reads: { ...reads, shared: lost } };
  const raw: SitePage = {
    ...page,
    render: async (_today, data) => ({ html: JSON.stringify(data), status: 200 }),
  };
  const optional: SitePage = { ...raw, nextQuery: (_, data) => [{ ...tours, isOptional: true }, month][data.length] };
  const shown = await newRenderer().render({ ...failing, page: optional });
  expect(shown?.page.text.plain.toString()).toBe('[null,{"said":"5 seats"}]');
  expect(await newRenderer().render({ ...failing, page: raw })).toBeUndefined();
});

it('is another page in another language, also at the same address', async () => {
  const renderer = newRenderer();
  const spanish: SitePage = { ...page, language: 'es', render: async () => ({ html: 'en español', status: 200 }) };
  for (let time = 0; time < 2; time += 1) {
    expect(await textOf(renderer, page)).toBe('walk, 5 seats');
    expect(await textOf(renderer, spanish)).toBe('en español');
  }
  expect(rendered).toHaveLength(1);
});

const visit: SiteOperation = {
  query: 'query Visit($token: String!) { myBooking(token: $token) { __typename } }',
  operationName: 'Visit',
  variables: { token: 'a' },
};

it('refuses a private query on a public page', async () => {
  await expect(newRenderer().render({ ...request, page: { ...page, nextQuery: () => visit } })).rejects.toThrow(
    'Visit on /book-tour is not a public read',
  );
});

it('is rendered for each request if it is private, and never for another token', async () => {
  const renderer = newRenderer();
  const of = (token: string): SitePage => ({
    ...page,
    isPrivate: true,
    nextQuery: (_, data) => [tours, { ...visit, variables: { token } }][data.length],
  });
  expect(await textOf(renderer, of('a'))).toBe('walk, own a');
  expect(await textOf(renderer, of('b'))).toBe('walk, own b');
  expect(await textOf(renderer, of('a'))).toBe('walk, own a');
  expect(rendered).toHaveLength(3);
});

it('is not rendered when a private read fails', async () => {
  const failing = { ...request, reads: { ...reads, own: async () => undefined } };
  const own: SitePage = { ...page, isPrivate: true, nextQuery: (_, data) => (data.length === 0 ? visit : undefined) };
  expect(await newRenderer().render({ ...failing, page: own })).toBeUndefined();
});
