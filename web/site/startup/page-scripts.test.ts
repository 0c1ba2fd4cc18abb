import { expect, it } from '@jest/globals';
import { afterPaint, prefetchScripts, preloadScripts } from './page-scripts.js';

function named(count: number): string {
  return Array.from({ length: count }, (_, place) => `<link rel="${afterPaint}" href="/assets/${place}.js">`).join('');
}

function relations(): ReadonlySet<string> {
  return new Set([...document.querySelectorAll('link')].flatMap((link) => [...link.relList]));
}

it('prefetches every script that the page names, then preloads it', async () => {
  document.head.innerHTML = named(30);
  await prefetchScripts(document);
  expect(relations()).toEqual(new Set(['prefetch', afterPaint]));
  await preloadScripts(document);
  expect(relations()).toEqual(new Set(['modulepreload', afterPaint]));
});

it('leaves other links alone', async () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  await preloadScripts(document);
  expect(relations()).toEqual(new Set(['icon']));
});
