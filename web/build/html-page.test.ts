import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { htmlPage } from './prerendered-pages.js';

const template = readFileSync('web/index.html', 'utf8');

it('inserts page and head into index.html verbatim', () => {
  const page = htmlPage(template, { head: ['<title>$& and $1</title>'], html: '<main>$19.99</main>' });
  expect(page).toContain('<title>$& and $1</title>');
  expect(page).toContain('<div id="root"><main>$19.99</main></div>');
});

it('leaves the root empty for pages that the browser renders', () => {
  expect(htmlPage(template, { head: [] })).toContain('<div id="root"></div>');
});

it('rejects an index.html without placeholders', () => {
  expect(() => htmlPage('<html></html>', { head: [] })).toThrow('no <!-- Metadata');
});
