import { afterEach, expect, it } from '@jest/globals';
import { discardHydrationData, hydrationData, hydrationDataElement } from './hydration-data.js';

afterEach(() => document.body.replaceChildren());

const page = { today: '2026-11-22', answers: { 'Tour:1': { name: '</script><b>', price: '25.00' } } };

it('is read from the page as it was written, whatever its texts are, until the page is hydrated', () => {
  expect(hydrationData()).toBeUndefined();
  document.body.innerHTML = hydrationDataElement(page);
  expect(document.querySelectorAll('b')).toHaveLength(0);
  expect(hydrationData()).toEqual(page);
  discardHydrationData();
  expect(hydrationData()).toBeUndefined();
});
