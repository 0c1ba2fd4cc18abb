import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { WAIVER_VERSION } from './waiver-version.js';

it('matches the waiver text on the site', () => {
  const words = new URL('../../../../web/house/hill/about/waiver.ts', import.meta.url);
  expect(readFileSync(words, 'utf8')).toContain(`export const waiverVersion = '${WAIVER_VERSION}';`);
});
