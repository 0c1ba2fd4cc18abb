import { expect, it } from '@jest/globals';
import { randomUuid } from './random-id.js';
import { z } from './zod.js';

it('creates unique UUIDs that the server accepts', () => {
  const ids = Array.from({ length: 50 }, randomUuid);
  expect(z.array(z.uuidv4()).safeParse(ids).success).toBe(true);
  expect(new Set(ids).size).toBe(50);
});
