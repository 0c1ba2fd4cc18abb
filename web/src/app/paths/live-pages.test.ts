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

it.each(['/tours', '/store', '/book-tour'])('hydrates right away without hydration data: %s', (path) => {
  expect(arriving(path)).toBe(true);
});

it.each(['/tours', '/store', '/book-tour'])('waits with %s when it has hydration data', (path) => {
  expect(arriving(path, { hasData: true })).toBe(false);
  expect(arriving(path, { hasData: true, isTabUsed: true })).toBe(true);
});

it.each(['/', '/contact', '/history', '/prophecy', '/no-such-page'])('waits with %s', (path) => {
  expect(arriving(path)).toBe(false);
});

it.each(['/history#the-peak-era', '/famous-infamous?category=gangsters', '/contact?subject=tour'])(
  'begins at once where the address asks for more: %s',
  (address) => {
    expect(arriving(address)).toBe(true);
  },
);

it('hydrates right away in a tab with a cart or a draft', () => {
  expect(arriving('/prophecy', { isTabUsed: true })).toBe(true);
});

it('renders right away on an empty page', () => {
  expect(arriving('/admin', { isPrerendered: false })).toBe(true);
});
