import { expect, it } from '@jest/globals';
import { sampleTicket } from './testing/sample-ticket.js';
import { waiversToSign } from './waivers-to-sign.js';

const said = (waivers: { signed: number; of: number } | null, now = '2026-11-21T16:30:00Z') =>
  waiversToSign(sampleTicket({ waivers }), new Date(now));

it('says how many have signed and how the others do', () => {
  expect(said({ signed: 1, of: 4 })).toBe(
    'Waivers: 1 of 4 signed. Please pass the link for waivers below on to the guests who have yet to sign. ' +
      'They can also sign at the door.',
  );
  expect(said({ signed: 0, of: 1 })).toMatch(/^Your waiver is not signed yet\./);
});

it.each([null, { signed: 1, of: 1 }, { signed: 3, of: 2 }])('says nothing when all have signed: %j', (waivers) => {
  expect(said(waivers)).toBeUndefined();
});

it('says nothing once the tour has begun', () => {
  expect(said({ signed: 1, of: 4 }, sampleTicket().startsAt)).toBeUndefined();
});
