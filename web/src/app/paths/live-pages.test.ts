import { expect, it } from '@jest/globals';
import { needsScripts } from './live-pages.js';

interface Facts {
  isPrerendered?: boolean;
  isTabUsed?: boolean;
  hasData?: boolean;
}

function arriving(address: string, facts: Facts = {}): boolean {
  return needsScripts({
    location: new URL(address, 'http://hill.example'),
    isPrerendered: true,
    isTabUsed: false,
    hasData: false,
    ...facts,
  });
}

it.each(['/tours', '/store', '/book-tour'])('begins at once where the gateway is asked: %s', (path) => {
  expect(arriving(path)).toBe(true);
});

it.each(['/tours', '/store', '/book-tour'])('leaves %s as it was sent where it came with its answers', (path) => {
  expect(arriving(path, { hasData: true })).toBe(false);
  expect(arriving(path, { hasData: true, isTabUsed: true })).toBe(true);
});

it.each(['/', '/contact', '/history', '/prophecy', '/no-such-page'])('leaves %s as it was sent', (path) => {
  expect(arriving(path)).toBe(false);
});

it.each(['/history#the-peak-era', '/famous-infamous?category=gangsters', '/contact?subject=tour'])(
  'begins at once where the address asks for more: %s',
  (address) => {
    expect(arriving(address)).toBe(true);
  },
);

it('begins at once in a tab that has a cart or a draft', () => {
  expect(arriving('/prophecy', { isTabUsed: true })).toBe(true);
});

it('begins at once where the page is still to be drawn', () => {
  expect(arriving('/admin', { isPrerendered: false })).toBe(true);
});
