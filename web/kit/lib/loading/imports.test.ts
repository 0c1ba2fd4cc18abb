import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const sources = join(import.meta.dirname, '../../..');

/** A call of loadPart or lazyPart with its arguments, whose brackets nest up to five deep. */
const guarded = new RegExp(
  `\\b(?:loadPart|lazyPart)${[1, 2, 3, 4].reduce((inner) => `\\((?:[^()]|${inner})*\\)`, '\\([^()]*\\)')}`,
  'g',
);
const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/** React's own lazy parts never retry, and a bare import that fails breaks everything that awaits it. */
function isLoose(text: string): boolean {
  return /\b(?:lazy|import)\(/.test(text.replace(comments, '').replace(guarded, ''));
}

it.each([
  ["const A = lazyPart(async () => (await import('./a.js')).A);", false],
  ["const a = await loadPart(() => import('./a.js')).catch(() => undefined);", false],
  ["/** e.g. `import('./a.js')` */ import { a } from './a.js';", false],
  ["const A = lazyPart(async () => (await import('./a.js')).A);\nconst b = await import('./b.js');", true],
  ["const A = lazy(() => import('./a.js'));", true],
])('says of %j that something comes loose: %j', (text, loose) => {
  expect(isLoose(text)).toBe(loose);
});

it('loads everything that comes later by loadPart or lazyPart', () => {
  const files = globSync('{kit,house,shop,staff,door,site}/**/*.{ts,tsx}', { cwd: sources }).filter(
    (file) => !file.includes('.test.'),
  );
  const loose = files.filter((file) => isLoose(readFileSync(join(sources, file), 'utf8')));
  // Its four imports are one lazy part of the booking's page.
  expect(loose).toEqual(['shop/book/load-steps.ts']);
});
