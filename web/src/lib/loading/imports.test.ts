import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const sources = join(import.meta.dirname, '../..');

/** React's own lazy parts are asked for once and never again; a bare import that fails takes with it whoever waits for it. */
function isLoose(text: string): boolean {
  return /\blazy\(/.test(text) || (/\bimport\(/.test(text) && !/\b(?:loadPart|lazyPart)\(/.test(text));
}

it('loads everything that comes later by loadPart or lazyPart', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^generated\//.test(file),
  );
  const loose = files.filter((file) => isLoose(readFileSync(join(sources, file), 'utf8')));
  // Its four imports are one lazy part of the booking's page.
  expect(loose).toEqual(['features/booking/load-steps.ts']);
});
