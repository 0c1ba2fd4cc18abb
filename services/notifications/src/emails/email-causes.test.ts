import { expect, it } from '@jest/globals';
import { EMAIL_CAUSES } from './email.entity.js';

it('are in the order in which SQL compares them', () => {
  expect([...EMAIL_CAUSES].sort()).toEqual(EMAIL_CAUSES);
});
