import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Renders as the build's module does: the price of the first product, or who a visit belongs to, and how often it
 * rendered. One of its pages
 * cannot be rendered, another one never comes. Below `/es` are the same pages in Spanish.
 */
const moduleText = `
import { readFileSync } from 'node:fs';
const title = readFileSync(new URL('./title.txt', import.meta.url), 'utf8');
const goods = { query: 'query Goods { products { price } }', operationName: 'Goods', variables: {} };
const visit = 'query Visit($token: String!) { myBooking(token: $token) { __typename ... on Booking { firstName } } }';
let rendered = 0;
const write = (data, today) => {
  rendered += 1;
  const shown = data[0].products?.[0].price ?? data[0].myBooking.firstName ?? 'Nobody';
  const words = '<p>' + shown + '</p><i>' + rendered + ' on ' + today + '</i>';
  const json = '<script type="application/json">' + JSON.stringify(data) + '</script>';
  const html = '<!doctype html><title>' + title + '</title><link href="https://public-address.invalid/store">' + words + json;
  return { html: html + '<p>underground'.repeat(99), status: shown === 'Nobody' ? 404 : 200 };
};
const pages = {
  '/tours': { render: async () => { throw new Error('out of paint'); } },
  '/book-tour': { render: () => new Promise(() => undefined) },
  '/store': {
    nextQuery: (today, data) => (data.length === 0 ? goods : undefined),
    render: async (today, data) => write(data, today),
  },
};
export const pageAt = (url) => {
  const [, base, below] = /^(.es(?=.))?(.*)$/.exec(url);
  const [path, token] = /^(.visit).(.+)/.exec(below)?.slice(1) ?? [below.split('?')[0]];
  const operation = { query: visit, operationName: 'Visit', variables: { token } };
  const own = { isPrivate: true, nextQuery: (today, data) => (data.length === 0 ? operation : undefined) };
  const page = token ? { ...pages['/store'], ...own } : pages[path];
  return page && { route: token ? '/visit/:token' : path, isPrivate: false, language: base ? 'es' : 'en', address: () => path, nextQuery: () => undefined, ...page };
};
`;

/** Writes the rendering module into a site, replacing the one that is there. */
export function layLivePages(site: string, title: string): void {
  const folder = join(site, '.live-pages');
  mkdirSync(folder, { recursive: true });
  // Jest caches the source of a module.
  writeFileSync(join(folder, 'title.txt'), title);
  writeFileSync(join(folder, 'live-pages.mjs'), moduleText);
}

/** A built site whose live pages say "Live", and as the build wrote them "Waiting". */
export function liveSite(): string {
  const site = join(mkdtempSync(join(tmpdir(), 'hilltop-live-')), 'dist');
  mkdirSync(site);
  mkdirSync(join(site, 'es'));
  for (const page of ['index', '200', 'store', 'es/store', 'tours', 'book-tour']) {
    writeFileSync(join(site, `${page}.html`), '<!doctype html><title>Waiting</title>');
  }
  writeFileSync(
    join(site, 'routes.json'),
    JSON.stringify(['/', '/store', '/es/store', '/tours', '/book-tour', '/visit/:token']),
  );
  layLivePages(site, 'Live');
  return site;
}
