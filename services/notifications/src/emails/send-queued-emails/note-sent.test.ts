import { expect, it } from '@jest/globals';
import { recordSent } from './send-queued-emails.js';

it('retries while the database is briefly unavailable', async () => {
  let tries = 0;
  await recordSent(async () => {
    tries += 1;
    if (tries < 3) throw new Error('away');
  });
  expect(tries).toBe(3);
});
