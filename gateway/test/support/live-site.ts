import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Draws as the build's program does, by the same messages: the price of the first product, and how often was drawn. One of
 * its pages cannot be drawn, another one never comes.
 */
const program = (title: string): string => `
const goods = { query: 'query Goods { products { price } }', operationName: 'Goods', variables: {} };
let drawn = 0;
process.on('message', ({ id, path, today, answers }) => {
  if (path === '/tours') process.send({ id, fault: 'out of paint' });
  if (path !== '/store') return;
  if (answers.length === 0) return process.send({ id, ask: goods });
  drawn += 1;
  const words = '<p>' + answers[0].products[0].price + '</p><i>' + drawn + ' on ' + today + '</i>';
  const data = '<script type="application/json">' + JSON.stringify(answers) + '</script>';
  const html = '<!doctype html><title>${title}</title><link href="https://public-address.invalid/store">' + words + data;
  process.send({ id, html: html + '<p>underground'.repeat(99) });
});
`;

/** Lays what draws live pages into a site, in place of what is there. */
export function layLivePages(site: string, title: string): void {
  const folder = join(site, '.live-pages');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'live-pages.mjs'), program(title));
  const facts = { paths: ['/store', '/tours', '/book-tour'], timeZone: 'America/Chicago' };
  writeFileSync(join(folder, 'live-pages.json'), JSON.stringify(facts));
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
