import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Renders as the build's module does: the price of the first product, and how often it rendered. One of its pages
 * cannot be rendered, another one never comes.
 */
const moduleText = `
import { readFileSync } from 'node:fs';
const title = readFileSync(new URL('./title.txt', import.meta.url), 'utf8');
export const paths = ['/store', '/tours', '/book-tour'];
const goods = { query: 'query Goods { products { price } }', operationName: 'Goods', variables: {} };
let rendered = 0;
export const nextQuery = (path, today, data) => (path === '/store' && data.length === 0 ? goods : undefined);
export const render = async (path, today, data) => {
  if (path === '/tours') throw new Error('out of paint');
  if (path !== '/store') return new Promise(() => undefined);
  rendered += 1;
  const words = '<p>' + data[0].products[0].price + '</p><i>' + rendered + ' on ' + today + '</i>';
  const json = '<script type="application/json">' + JSON.stringify(data) + '</script>';
  const html = '<!doctype html><title>' + title + '</title><link href="https://public-address.invalid/store">' + words + json;
  return html + '<p>underground'.repeat(99);
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
  for (const page of ['index', 'store', 'tours', 'book-tour']) {
    writeFileSync(join(site, `${page}.html`), '<!doctype html><title>Waiting</title>');
  }
  layLivePages(site, 'Live');
  return site;
}
