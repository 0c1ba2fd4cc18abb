import { expect, it } from '@jest/globals';
import { randomUuid } from './random-id.js';

it('makes UUIDs, each time another', () => {
  expect(randomUuid()).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(randomUuid()).not.toBe(randomUuid());
});
