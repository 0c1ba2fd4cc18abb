import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { htmlPage } from './prerendered-pages.js';

const template = readFileSync('web/index.html', 'utf8');

it('inserts page and head into index.html verbatim', () => {
  const page = htmlPage(template, {
    head: ['<title>$& and $1</title>'],
    html: '<main>$19.99</main>',
    noScript: 'Without scripts',
  });
  expect(page).toContain('<title>$& and $1</title>');
  expect(page).toContain('<div id="root"><main>$19.99</main></div>');
  expect(page).toMatch(/<noscript>\s*<p [^>]*>\s*Without scripts\s*<\/p>/);
});

it('leaves the root empty for pages that the browser renders', () => {
  expect(htmlPage(template, { head: [], noScript: '' })).toContain('<div id="root"></div>');
});

it('says where a page is in Spanish only if it is', () => {
  const scripts = (hasHint: boolean) =>
    htmlPage(template, { head: [], noScript: '', hasHint }).split('<script>').length;
  expect(htmlPage(template, { head: [], noScript: '', hasHint: true })).toContain('Esta página está en español');
  expect(htmlPage(template, { head: [], noScript: '' })).not.toContain('español');
  expect(scripts(true)).toBe(scripts(false) + 1);
});

it('rejects an index.html without placeholders', () => {
  expect(() => htmlPage('<html></html>', { head: [], noScript: '' })).toThrow('no <!-- Metadata');
});
