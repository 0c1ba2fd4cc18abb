import { expect, it } from '@jest/globals';
import type { Rolldown } from 'vite';
import { scriptsOf } from './prerendered-pages.js';

function chunk(fileName: string, imports: readonly string[], facts: object = {}): [string, object] {
  return [fileName, { type: 'chunk', fileName, imports, isEntry: false, facadeModuleId: null, ...facts }];
}

const bundle = Object.fromEntries([
  chunk('first.js', ['react.js'], { isEntry: true }),
  chunk('react.js', []),
  chunk('tours.js', ['react.js', 'card.js'], { facadeModuleId: '/tours-page.tsx' }),
  chunk('card.js', ['frame.js']),
  chunk('frame.js', ['card.js']),
  ['hero.svg', { type: 'asset', fileName: 'hero.svg' }],
]) as Rolldown.OutputBundle;

it('lists a page’s script and its imports, without those of the first script', () => {
  expect(scriptsOf(bundle, ['/tours-page.tsx'])).toEqual(['tours.js', 'card.js', 'frame.js']);
});

it('lists nothing for a page in the first script', () => {
  expect(scriptsOf(bundle, [])).toEqual([]);
});

it('throws for a page that is not in the bundle', () => {
  expect(() => scriptsOf(bundle, ['/gone.tsx'])).toThrow('/gone.tsx');
});
