import { afterEach, expect, it } from '@jest/globals';
import { discardHydrationData, hydrationData, hydrationDataElement } from './hydration-data.js';

afterEach(() => document.body.replaceChildren());

const page = { today: '2026-11-22', search: '', answers: { 'Tour:1': { name: '</script><b>', price: '25.00' } } };

it('round-trips any text through the page until hydration', () => {
  expect(hydrationData()).toBeUndefined();
  document.body.innerHTML = hydrationDataElement(page);
  expect(document.querySelectorAll('b')).toHaveLength(0);
  expect(hydrationData()).toEqual(page);
  discardHydrationData();
  expect(hydrationData()).toBeUndefined();
});
