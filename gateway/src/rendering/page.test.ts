import { expect, it } from '@jest/globals';
import { makePage } from './page.js';

it('puts the address of the site and the time zone of the venue into a page', () => {
  const source = '<link href="https://public-address.invalid/tours"><meta content="Venue/Time_Zone">';
  const page = makePage(source, { publicUrl: 'https://hilltop.example', timeZone: 'America/New_York' });
  expect(page.text.plain.toString()).toBe(
    '<link href="https://hilltop.example/tours"><meta content="America/New_York">',
  );
});
