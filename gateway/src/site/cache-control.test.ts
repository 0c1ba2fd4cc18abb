import { expect, it } from '@jest/globals';
import { cacheControlOf } from './site-endpoint.js';

it.each([
  ['assets/index-B7xk2_Qz.js', 'public, max-age=31536000, immutable'],
  ['assets/fonts/serif-0a1b2c3d.woff2', 'public, max-age=31536000, immutable'],
  ['assets/logo.svg', 'public, max-age=3600'],
  ['index.html', 'no-cache'],
  ['favicon.ico', 'public, max-age=3600'],
])('caches %s: %s', (file, control) => {
  expect(cacheControlOf(file)).toBe(control);
});
