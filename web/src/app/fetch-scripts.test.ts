import { expect, it } from '@jest/globals';
import { afterPaint, fetchScripts, layScriptsReady } from './fetch-scripts.js';

const named = (count: number): string =>
  Array.from({ length: count }, (_, place) => `<link rel="${afterPaint}" href="/assets/${place}.js">`).join('');

const relations = (): ReadonlySet<string> =>
  new Set([...document.querySelectorAll('link')].flatMap((link) => [...link.relList]));

it('has every script that the page names laid ready, and then fetched to be run', async () => {
  document.head.innerHTML = named(30);
  await layScriptsReady(document);
  expect(relations()).toEqual(new Set(['prefetch', afterPaint]));
  await fetchScripts(document);
  expect(relations()).toEqual(new Set(['modulepreload', afterPaint]));
});

it('lets other links be', async () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  await fetchScripts(document);
  expect(relations()).toEqual(new Set(['icon']));
});
