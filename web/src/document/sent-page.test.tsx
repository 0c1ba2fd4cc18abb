import { afterEach, expect, it } from '@jest/globals';
import { noteTakenOver, sentPage, sentPageElement } from './sent-page.js';

afterEach(() => document.body.replaceChildren());

const page = { today: '2026-11-22', answers: { 'Tour:1': { name: '</script><b>', price: '25.00' } } };

it('is read from the page as it was written, whatever its texts are, until the page is taken over', () => {
  expect(sentPage()).toBeUndefined();
  document.body.innerHTML = sentPageElement(page);
  expect(document.querySelectorAll('b')).toHaveLength(0);
  expect(sentPage()).toEqual(page);
  noteTakenOver();
  expect(sentPage()).toBeUndefined();
});
