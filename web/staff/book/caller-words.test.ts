import { describe, expect, it } from '@jest/globals';
import { buttonText, readBack, spelledCode, untilChoices } from './caller-words.js';

// Monday, November 23, 2026, 10:16 AM at the venue.
const now = Date.parse('2026-11-23T16:16:00Z');
const said = {
  ...{
    date: '2026-12-05',
    time: '11:00 AM',
    tourName: 'Gate to Garden',
    party: '6 guests',
    seats: 6,
    total: '$150.00',
  },
  ...{ payUntil: '2026-11-23T22:00:00.000Z', hasEmail: true },
};

it('spells a code as it is read out', () => {
  expect(spelledCode('HT-4PWR-2XKD')).toBe('H, T. Four, Papa, Whiskey, Romeo. Two, X-ray, Kilo, Delta.');
});

describe('until when seats are held for a payment', () => {
  it('is soon, today, tomorrow or the day after', () => {
    expect(untilChoices('2026-12-05T17:00:00.000Z', now).map(({ label, value }) => [label, value])).toEqual([
      ['In one hour', '2026-11-23T17:16:00.000Z'],
      ['Today, 4:00 PM', '2026-11-23T22:00:00.000Z'],
      ['Tomorrow, 10:00 AM', '2026-11-24T16:00:00.000Z'],
      ['Wednesday, November 25, 10:00 AM', '2026-11-25T16:00:00.000Z'],
    ]);
  });

  it('is never less than it is already', () => {
    const held = '2026-11-24T16:00:00.000Z';
    expect(untilChoices('2026-12-05T17:00:00.000Z', now, held).map(({ label }) => label)).toEqual([
      'As now, until Tuesday, November 24, 10:00 AM',
      'Wednesday, November 25, 10:00 AM',
    ]);
    const start = '2026-11-24T17:00:00.000Z';
    expect(untilChoices(start, now, start).map(({ value }) => value)).toEqual([start]);
  });

  it('is never after the start', () => {
    expect(untilChoices('2026-11-23T17:00:00.000Z', now).map(({ label }) => label)).toEqual(['Until the tour starts']);
  });
});

describe('what is read back', () => {
  it('says when, what, how many, how much, and how it is paid', () => {
    expect(readBack({ ...said, payment: 'link' })).toBe(
      'Saturday, December 5, 2026, at 11:00 AM, Gate to Garden, 6 guests: $150.00. I mail you a link; the seats are yours until Monday, November 23, 4:00 PM if you pay by then. Come fifteen minutes early, to the stone gate.',
    );
    expect(readBack({ ...said, payment: 'at_door', hasEmail: false })).toContain(
      '$150.00, paid at the door with cash or a card. I read you the code now.',
    );
    expect(readBack({ ...said, payment: 'free' })).toContain('there is nothing to pay. The ticket comes by e-mail.');
  });

  it('is what the button says', () => {
    expect(buttonText({ ...said, payment: 'link' })).toBe('Send the link, hold until Monday, November 23, 4:00 PM');
    expect(buttonText({ ...said, payment: 'at_door' })).toBe('Book 6 seats, pay at the door');
    expect(buttonText({ ...said, seats: 1, payment: 'free' })).toBe('Book one seat, free');
  });
});
